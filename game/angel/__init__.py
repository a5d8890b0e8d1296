"""Angel, also called Afterlife: a drawing game for four, with a wild Angel and a Devil nobody can discard."""
