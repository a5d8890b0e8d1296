"""Coal Whist, a game for Brimstone in a package of its own."""
