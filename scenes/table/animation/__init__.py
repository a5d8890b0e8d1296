"""The animation of cards, scores and light."""
