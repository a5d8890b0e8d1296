"""The texts of Devil."""
