"""The texts of Angel."""
