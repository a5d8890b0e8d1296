"""Watching a match again, from any of its actions and anybody's eyes that may see it."""
