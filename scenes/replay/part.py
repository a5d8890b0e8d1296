"""A part of the window in which a table is laid as if it were all of it."""

import pygame

from engine.app import App


class Part(App):
    """What a table needs of the app, with a smaller window."""

    def __init__(self, app: App, rect: pygame.Rect) -> None:
        self.assets = app.assets
        self.sound = app.sound
        self.text_size = app.text_size
        self.surface = app.surface.subsurface(rect)
