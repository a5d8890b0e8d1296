"""The table, the same for every game."""
