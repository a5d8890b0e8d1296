"""The table scene, which all games share."""
