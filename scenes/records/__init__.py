"""A player's records and great moments."""
