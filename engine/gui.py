"""The one manager of pygame_gui: its theme and typefaces are made once for a window, not once a page."""

from collections.abc import Hashable
from typing import Any, TypeAlias

from pygame_gui import UIManager
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme

from engine.assets import Assets
from engine.elements import Looks
from engine.shapes import Shapes
from engine.theme import BODY, Typeface, forms_theme

Measure: TypeAlias = tuple[tuple[int, int], float, float]
"""The window's size, pixels to a design pixel of type, and pixels to a design pixel."""


class Gui:
    """Hands out the manager, cleared: each page takes it over from the page before."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._manager: UIManager | None = None
        self._made_for: Measure | None = None
        self.looks: Looks = {}

    def cleared(self, measure: Measure) -> UIManager:
        """The manager for the window and the text size as they are, with nothing on it."""
        if self._manager is None or self._made_for != measure:
            self._empty()
            self._manager, self._made_for = _made(self._assets, measure), measure
            self.looks = {}
        self._empty()
        return self._manager

    def _empty(self) -> None:
        """Take every element off."""
        if self._manager is not None:
            self._manager.set_focus_set(None)
            self._manager.clear_and_reset()


class _AtOnce(IResourceLoader):
    """Has pygame_gui load a typeface where it comes upon one: its own loader starts five threads for four."""

    def add_resource(self, resource: Any) -> None:
        """Load it."""
        resource.load()

    def start(self) -> None:
        """Nothing waits to be loaded."""

    def update(self) -> tuple[bool, float]:
        """Everything was loaded."""
        return True, 1.0

    def started(self) -> bool:
        """It is too late to hand anything over for later."""
        return True


class _Theme(UIAppearanceTheme):
    """Knows the looks of an element by what it is: pygame_gui's own keys are as long as a book each."""

    def __init__(self, loader: IResourceLoader, locale: str) -> None:
        super().__init__(loader, locale)
        self.shape_cache = Shapes()
        self._names: dict[Hashable, list[str]] = {}

    def validate_theme_data(self, theme_data: dict[str, Any]) -> list[str]:
        """Nothing to find fault with: a test looks through our theme, where each start would have to."""
        return []

    def _preload_shadow_edges(self) -> None:
        """None of our forms casts a shadow; what would cast one draws it when it is seen."""

    def build_all_combined_ids(
        self,
        element_base_ids: list[str | None] | None,
        element_ids: list[str] | None,
        class_ids: list[str | None] | None,
        object_ids: list[str | None] | None,
    ) -> list[str]:
        """All names of an element, the most exact first."""
        key = tuple(tuple(ids or ()) for ids in (element_base_ids, element_ids, class_ids, object_ids))
        if key not in self._names:
            names = super().build_all_combined_ids(element_base_ids, element_ids, class_ids, object_ids)
            self._names[key] = names
            self.unique_theming_ids.clear()
        return self._names[key]


class _Manager(UIManager):
    def create_new_theme(self, theme_path: Any = None) -> UIAppearanceTheme:
        theme = _Theme(self.resource_loader, self._locale)
        theme.load_theme(theme_path)
        return theme


def _made(assets: Assets, measure: Measure) -> UIManager:
    size, text_pixels, pixels = measure
    fonts = {typeface: assets.font_file(typeface) for typeface in Typeface}
    manager = _Manager(size, forms_theme(text_pixels, pixels, fonts), False, _AtOnce())
    styles = ("bold", "italic")
    name, points = Typeface.TEXT.name.lower(), max(8, round(BODY * text_pixels))
    manager.preload_fonts([{"name": name, "point_size": points, "style": style} for style in styles])
    return manager
