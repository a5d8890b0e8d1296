"""The player's hands: gestures, focus and press feedback."""
