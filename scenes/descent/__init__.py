"""The Descent: a campaign for one player, with a circle for each game."""
