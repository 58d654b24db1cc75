"""The kill drill: a process that plays is killed at random moments, and nothing it promised may be missing."""
