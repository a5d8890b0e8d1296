"""Labels and buttons that are made quickly: pygame_gui readies each for all that may ever befall it."""

from collections.abc import Callable
from typing import Any

import pygame
from pygame_gui.core import ObjectID, UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface, IUIManagerInterface
from pygame_gui.elements import UIButton, UILabel

from engine.taken import light_up

Looks = dict[str, dict[str, Any]]
"""Typeface, colour and alignment by the name of a style, once they were looked up in a theme."""

DIPS = 18
"""How many times as high as it dips a button is."""
LOOK = ("font", "text_colour", "text_horiz_alignment")


class Label(UILabel):
    """A line of text that is set once, just where pygame_gui would set it."""

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        manager: IUIManagerInterface,
        container: IContainerLikeInterface | None,
        style: ObjectID,
        looks: Looks,
    ) -> None:
        """``looks`` are those that labels of the manager's theme have found so far."""
        self._looks = looks
        super().__init__(rect, text, manager, container=container, object_id=style)

    def rebuild_from_changed_theme_data(self) -> None:
        """Take on the look of the style."""
        found = self._looks.get(self.most_specific_combined_id)
        if found is None:
            super().rebuild_from_changed_theme_data()  # type: ignore[no-untyped-call]
            self._looks[self.most_specific_combined_id] = {name: getattr(self, name) for name in LOOK}
        else:
            vars(self).update(found)
            self.rebuild()

    def rebuild(self) -> None:
        """Set the words, from the baseline, in the middle of its height."""
        font, colour, rect = self.font, self.text_colour, pygame.Rect((0, 0), self.rect.size)
        picture = pygame.Surface((max(0, rect.width), max(0, rect.height)), pygame.SRCALPHA)
        if self.text and font is not None and isinstance(colour, pygame.Color):
            words = font.render_premul(self.text, colour)
            room = words.get_rect().clip(rect)
            room.center = rect.center
            if self.text_horiz_alignment in ("left", "right"):
                room.x = 0 if self.text_horiz_alignment == "left" else rect.width - room.width
            below = font.get_padding_height()
            capital = round((font.get_rect("A").y - below) / 2)
            place = (room.x, room.y + room.height // 2 - below - capital)
            picture.blit(words, place, None, pygame.BLEND_PREMULTIPLIED)
        self._set_image(picture)

    def letters(self) -> pygame.Rect:
        """Where its words stand in the window: as wide as they are, as high as the line."""
        width = 0 if self.font is None else self.font.get_rect(self.text).width
        rect = pygame.Rect(0, 0, min(width, self.rect.width), self.rect.height)
        rect.center = self.rect.center
        if self.text_horiz_alignment in ("left", "right"):
            rect.x = self.rect.x if self.text_horiz_alignment == "left" else self.rect.right - rect.width
        return rect

    def set_text(self, text: str, *, text_kwargs: dict[str, str] | None = None) -> None:
        """Read something else from now on."""
        self.text = text
        self.rebuild()


class Button(UIButton):
    """A button whose looks (pointed at, pressed, grey) are each drawn when they are first seen."""

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        manager: IUIManagerInterface,
        container: IContainerLikeInterface | None,
        style: ObjectID,
        pressed: Callable[[], None],
    ) -> None:
        def command() -> None:
            """pygame_gui hands what happened to whatever can take it: nobody here asks for that."""
            pressed()

        super().__init__(rect, text, manager, container=container, object_id=style, command=command)
        if self.drawable_shape is not None:
            self.drawable_shape.states_to_redraw_queue.clear()

    def process_event(self, event: pygame.event.Event) -> bool:
        """Be drawn a little deeper for as long as it is held down; where it counts as lying stays the same.

        So whatever is laid beside it, as a tip is, is not laid anew for a press.
        """
        consumed = bool(super().process_event(event))
        deep = max(2, self.rect.height // DIPS)
        _drawn(self)[1] = self.rect.move(0, deep) if self.held else self.rect
        return consumed


def drawn_at(element: UIElement) -> pygame.Rect:
    """Where an element is drawn in the window: a little deeper than it lies while it is held down."""
    return pygame.Rect(_drawn(element)[1])


def take(element: UIElement) -> None:
    """Let an element that was chosen light up, as far as it is seen."""
    seen, rect = element.get_image_clipping_rect(), drawn_at(element)
    light_up(rect if seen is None else seen.move(rect.topleft))


def show_held(manager: IUIManagerInterface) -> None:
    """Show the buttons that are held down as they look now, before the rest of their page is drawn."""
    window = pygame.display.get_surface()
    for each in manager.get_sprite_group().sprites():
        if window is not None and isinstance(each, UIButton) and each.held:
            window.blits([tuple(_drawn(each))])
            pygame.display.update(drawn_at(each))


def _drawn(element: UIElement) -> list[Any]:
    """What pygame_gui puts on the window for an element: a picture, and where."""
    return element.blit_data
