"""The engine of any card table: window, scenes, animation, sprites, zones, input. It knows no game."""
