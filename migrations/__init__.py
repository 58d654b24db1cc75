"""Numbered SQL files, applied in order and never changed once released."""
