"""The words of Angel."""
