"""Jokers of Death, also called Insane Eights: Crazy Eights on three piles at once, for two to six."""
