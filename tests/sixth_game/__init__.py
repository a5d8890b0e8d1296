"""A sixth game, added to the catalog by its tests to show that a new game needs no other changes."""
