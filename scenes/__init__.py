"""What a player sees: menu, setup, table, curtain, scoreboard and the pages around them."""
