"""The scenes that a player sees: menu, setup, table, scoreboard and the pages around them."""
