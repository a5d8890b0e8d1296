"""Opponents that are not specific to a game."""
