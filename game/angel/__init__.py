"""Angel, also called Afterlife: credits, a wild Angel and a Devil that sticks, for four."""
