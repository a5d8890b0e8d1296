"""Everybody who played on the steps of a podium: the first three on it, the others before it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.easing import ease_out
from engine.theme import BRASS, FLAME, HIDE, SERIES, SOOT, Colour
from engine.ui.form import Box, Form
from engine.ui.shapes import line_width
from game.cards import Seat
from game.sentences import ordinal
from scenes.faces import Look, picture

ON_STEPS: Final = 3
ORDER: Final = (1, 0, 2)
"""Who stands where, from the left: the second, the first, the third."""
STEPS: Final = {1: 178.0, 2: 128.0, 3: 92.0}
"""Height of the step of each rank, in design pixels; the floor for all others."""
FLOOR: Final = 60.0
LARGEST, SMALLER = 310.0, 0.78
"""Design pixels of the first portrait, and how large the others on steps are beside it."""
WIDEST: Final = 430.0
"""Design pixels of a step across."""
BEFORE: Final = 112.0
"""Design pixels of a portrait of those who stand before the steps."""
GAP: Final = 14.0
COMES: Final = {1: 900.0, 2: 450.0, 3: 0.0}
"""Milliseconds until the portrait of each rank comes up behind its step: the first last."""
RISES: Final = 620.0
"""Milliseconds that one takes to come up."""
WHOLE: Final = max(COMES.values()) + RISES
"""Milliseconds until all stand there."""


NO_PLACE: Final = 0
"""The rank of everybody where nobody is ahead in a match that was given up."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """One of those who played, as the podium shows them."""

    seat: Seat
    name: str
    """With the number of the line in the plot, where that bears a number."""
    face: str
    look: Look
    rank: int
    total: str


@dataclass(frozen=True, slots=True)
class Portrait:
    """A portrait in its place, and the step beneath it; no step for those before the podium."""

    sitter: Sitter
    rect: pygame.Rect
    step: pygame.Rect | None


def build_podium(form: Form, sitters: Sequence[Sitter], box: Box) -> list[Portrait]:
    """Lay everybody out within a box: names, places and totals on the form; the portraits are returned."""
    left, top, width, height = box
    ranked = sorted(sitters, key=lambda sitter: (sitter.rank, sitter.seat))
    standing, before = ranked[:ON_STEPS], ranked[ON_STEPS:]
    bottom, found = top + height, []
    if before:
        part = width / len(before)
        tall = BEFORE + _names_height(form, before, part) + GAP
        for index, sitter in enumerate(before):
            middle = left + part * (index + 0.5)
            rect = form.rect((middle - BEFORE / 2, bottom - tall, BEFORE, BEFORE))
            found.append(Portrait(sitter, rect, None))
            _build_name(form, sitter, (middle - part / 2, bottom - tall + BEFORE, part), _rank_of(sitter))
        bottom -= tall + GAP
    return found + _build_steps(form, standing, (left, top, width, bottom - top))


def _build_steps(form: Form, standing: Sequence[Sitter], box: Box) -> list[Portrait]:
    left, top, width, height = box
    part = min(WIDEST, width / max(2, len(standing)))
    left += (width - part * max(2, len(standing))) / 2
    base = top + height - _names_height(form, standing, part)
    room = base - top - STEPS[1]
    order = [standing[index] for index in ORDER if index < len(standing)]
    found = []
    for index, sitter in enumerate(order):
        step = STEPS.get(sitter.rank, FLOOR)
        size = min(LARGEST, room, part - GAP) * (1 if sitter.rank == 1 else SMALLER)
        middle = left + part * (index + 0.5)
        found.append(
            Portrait(
                sitter,
                form.rect((middle - size / 2, base - step - size, size, size)),
                form.rect((middle - part / 2 + 3, base - step, part - 6, step)),
            )
        )
        high = min(step, form.line_height("@heading"))
        numeral = _rank_of(sitter)
        form.label(numeral, (middle - part / 2, base - step + (step - high) / 2, part, high), "@heading")
        _build_name(form, sitter, (middle - part / 2, base + 4, part), "")
    return found


def paint_podium(
    surface: pygame.Surface, form: Form, portraits: Sequence[Portrait], shown: float = WHOLE
) -> None:
    """Draw the steps, and the portraits as far as they have come up after so many milliseconds."""
    pixels = form.app.pixels
    for portrait in portraits:
        if portrait.step is not None:
            _paint_step(surface, portrait.step, FLAME if portrait.sitter.rank == 1 else BRASS, pixels)
    for portrait in portraits:
        art = picture(portrait.sitter.face, portrait.sitter.look)
        share = 1.0 if portrait.step is None else _risen(portrait.sitter.rank, shown)
        seen = pygame.Rect(0, 0, portrait.rect.width, round(portrait.rect.height * share))
        spot = portrait.rect.move(0, portrait.rect.height - seen.height)
        surface.blit(form.app.assets.picture(art, *portrait.rect.size), spot, seen)


def _risen(rank: int, shown: float) -> float:
    """How much of a portrait is seen above its step."""
    since = shown - COMES.get(rank, 0.0)
    return ease_out(min(1.0, max(0.0, since / RISES)))


def _paint_step(surface: pygame.Surface, rect: pygame.Rect, edge: Colour, pixels: float) -> None:
    """A block of dark stone, lit along its upper edge."""
    column = pygame.Surface((1, 2))
    column.set_at((0, 0), tuple(min(255, part * 2) for part in HIDE))
    column.set_at((0, 1), SOOT)
    surface.blit(pygame.transform.smoothscale(column, rect.size), rect)
    pygame.draw.rect(surface, edge, (rect.left, rect.top, rect.width, line_width(4, pixels)))


def _rank_of(sitter: Sitter) -> str:
    return "" if sitter.rank == NO_PLACE else ordinal(sitter.rank)


def _names_height(form: Form, sitters: Sequence[Sitter], width: float) -> float:
    """What names and totals take below so many portraits."""
    high = form.line_height("@small_series0")
    lines = [
        len(form.lines(f"{_rank_of(each)} {each.name}", width - GAP, "@small_series0")) for each in sitters
    ]
    return high * max(lines) + form.line_height("@faint")


def _build_name(form: Form, sitter: Sitter, spot: tuple[float, float, float], before: str) -> None:
    left, top, width = spot
    style = f"@small_series{sitter.seat % len(SERIES)}"
    room = (left + GAP / 2, top, width - GAP)
    top += form.paragraph(f"{before} {sitter.name}".strip(), room, style)
    form.label(sitter.total, (left + GAP / 2, top, width - GAP, form.line_height("@faint")), "@faint")
