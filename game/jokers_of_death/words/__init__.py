"""The texts of Jokers of Death."""
