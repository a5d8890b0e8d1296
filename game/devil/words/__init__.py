"""The words of Devil."""
