"""Opponents that belong to no particular game."""
