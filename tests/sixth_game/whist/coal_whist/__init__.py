"""Coal Whist, a game for Brimstone in a separate package."""
