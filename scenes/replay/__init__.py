"""A replay: a match watched again, from any of its actions and every perspective that may see it."""
