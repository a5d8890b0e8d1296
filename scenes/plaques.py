"""Plaques beside the podium at the end of a match, and groups of widgets that appear as one picture."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.theme import scale
from engine.ui.form import PAD, Box, Form, MenuItem
from engine.ui.widget import Widget
from scenes.players import Look, picture

SIDES: Final = (1180.0, 1888.0)
"""Left and right sides of a plaque, in design pixels."""
GAP: Final = 16.0
INSET: Final = 24.0
"""Design pixels from the edge of a plaque to its content."""
INNER: Final = (SIDES[0] + INSET, SIDES[1] - INSET)
FACE: Final = 132.0
LEAST_PICTURE: Final = 200.0
"""The least height of a picture in a plaque, in design pixels; with less room it is left out."""
MARGIN: Final = 60.0
"""Space for shadows around a group, on both sides together, in design pixels."""


@dataclass(slots=True, eq=False)
class Group:
    """Widgets that appear together, drawn once as one picture."""

    widgets: Sequence[Widget]
    rect: pygame.Rect
    appears_at: float = 0.0
    """Milliseconds until they appear."""
    drawn: pygame.Surface | None = None

    def picture(self, surface: pygame.Surface) -> pygame.Surface:
        """Return the picture of the widgets, with space around them for shadows."""
        if self.drawn is None:
            whole = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            for widget in self.widgets:
                widget.draw(whole)
            margin = round(MARGIN * scale(surface.get_size()))
            room = self.rect.inflate(margin, margin)
            self.drawn = pygame.Surface(room.size, pygame.SRCALPHA)
            self.drawn.blit(whole, (-room.left, -room.top))
        return self.drawn

    def draw(
        self,
        surface: pygame.Surface,
        off: tuple[int, int] = (0, 0),
        share: float = 1.0,
        clip: pygame.Rect | None = None,
    ) -> None:
        """Draw the picture shifted, partly faded in, and clipped to an area of the window."""
        picture = self.picture(surface)
        surface.set_clip(clip)
        picture.set_alpha(round(255 * share))
        surface.blit(picture, picture.get_rect(center=self.rect.center).move(off))
        surface.set_clip(None)


@dataclass(frozen=True, slots=True)
class Plaque:
    """Words under a title, beside the podium."""

    title: str
    words: str
    face: str = ""
    """A face beside the words; empty for none."""
    link: MenuItem | None = None
    """A button beside the title."""
    pictured: bool = False
    """True if the picture that fills the remaining space goes into this plaque."""

    def height(self, form: Form) -> float:
        """Return the height without a picture below the words, in design pixels."""
        if not self.title:
            return 0.0
        high = form.line_height("@section") + form.text_height(self.words, self.width, "@small") + INSET
        return max(high, FACE + INSET) if self.face else high

    @property
    def width(self) -> float:
        """The width of the words, in design pixels."""
        return INNER[1] - INNER[0] - (FACE + INSET if self.face else 0.0)


def build_plaques(
    form: Form, plaques: Sequence[Plaque], fill: Callable[[Box], object] | None, room: tuple[float, float]
) -> Iterator[Group]:
    """Place as many plaques as fit, and yield a group for each.

    ``fill`` puts a picture into the remaining space, in a plaque of its own unless one is ``pictured``.
    """
    (top, bottom), shown = room, list(plaques)
    while (spare := bottom + GAP - top - sum(each.height(form) + GAP for each in shown)) < 0:
        shown.pop()
    if spare < LEAST_PICTURE:
        fill = None
    elif fill is not None and not any(each.pictured for each in shown):
        shown.append(Plaque("", "", pictured=True))
        spare -= GAP
    for each in shown:
        filled = fill if each.pictured else None
        high, first = each.height(form) + (spare if filled else 0.0), len(form.widgets)
        box = (SIDES[0], top, SIDES[1] - SIDES[0], high)
        form.panel(box, bright=False, alpha=215)
        _build_plaque(form, each, top, high, filled)
        yield Group(form.widgets[first:], form.rect(box))
        top += high + GAP


def _build_plaque(
    form: Form, plaque: Plaque, top: float, high: float, fill: Callable[[Box], object] | None
) -> None:
    (left, right), line, down = INNER, form.line_height("@section"), top + INSET / 2
    if plaque.face:
        form.picture(picture(plaque.face, Look.GLAD), (left, top + (high - FACE) / 2, FACE, FACE))
        left = right - plaque.width
        words = form.text_height(plaque.words, plaque.width, "@small")
        down = max(down, top + (high - line - words) / 2)
    if plaque.title:
        wide = right - left
        if (link := plaque.link) is not None:
            button = form.width(link.name) + PAD
            form.button(link.name, (right + INSET / 2 - button, down, button, line), link.press, tip=link.tip)
            wide -= button
        form.label(plaque.title, (left, down, wide, line), "@section")
        down += line + form.paragraph(plaque.words, (left, down + line, plaque.width), "@small")
    if fill is not None:
        fill((left, down + GAP, right - left, top + high - down - GAP - INSET / 2))
