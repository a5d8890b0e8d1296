"""What any card table needs: window, scenes, animation, sprites, zones, input. It knows no game."""
