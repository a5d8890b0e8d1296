"""Jokers of Death, also called Insane Eights: three piles at once, for two to six."""
