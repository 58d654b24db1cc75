"""Pictures of Anachrony."""
