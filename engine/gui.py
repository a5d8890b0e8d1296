"""The one manager of pygame_gui: its theme and typefaces are made once for a window, not once a page."""

from typing import TypeAlias

from pygame_gui import UIManager
from pygame_gui.core.surface_cache import SurfaceCache

from engine.assets import Assets
from engine.theme import BODY, Typeface, forms_theme

Measure: TypeAlias = tuple[tuple[int, int], float, float]
"""The window's size, pixels to a design pixel of type, and pixels to a design pixel."""


class Gui:
    """Hands out the manager, cleared: each page takes it over from the page before."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._manager: UIManager | None = None
        self._made_for: Measure | None = None

    def cleared(self, measure: Measure) -> UIManager:
        """The manager for the window and the text size as they are, with nothing on it."""
        if self._manager is None or self._made_for != measure:
            self._empty()
            self._manager, self._made_for = _made(self._assets, measure), measure
        self._empty()
        return self._manager

    def _empty(self) -> None:
        """Take every element off, and forget the shapes that were drawn for them."""
        if self._manager is None:
            return
        self._manager.set_focus_set(None)
        self._manager.clear_and_reset()
        self._manager.get_theme().shape_cache = SurfaceCache()


def _made(assets: Assets, measure: Measure) -> UIManager:
    size, text_pixels, pixels = measure
    fonts = {typeface: assets.font_file(typeface) for typeface in Typeface}
    manager = UIManager(size, forms_theme(text_pixels, pixels, fonts), False)
    styles = ("bold", "italic")
    name, points = Typeface.TEXT.name.lower(), max(8, round(BODY * text_pixels))
    manager.preload_fonts([{"name": name, "point_size": points, "style": style} for style in styles])
    return manager
