"""The Descent: a campaign for one, down through a circle for each game."""
