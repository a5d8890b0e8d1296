"""The variants of Jokers of Death, a module each: what it needs, what it changes, and its own actions."""
