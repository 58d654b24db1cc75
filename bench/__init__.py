"""The figures of the README, measured. Whatever is compared is measured in turns, so that noise meets both."""
