"""Cards, figures and light in motion."""
