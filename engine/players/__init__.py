"""Simple players that work on asks alone, and so play any game."""
