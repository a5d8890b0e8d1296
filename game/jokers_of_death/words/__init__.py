"""The words of Jokers of Death."""
