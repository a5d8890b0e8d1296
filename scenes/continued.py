"""The match to go on with, first on the menu: how it stands, who plays, and the way back to it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from engine.forms import Box, Form
from engine.theme import FLAME
from game.catalog import GAMES, sign_of
from game.ranking import ranked
from game.sentences import Cast, opening
from game.sign import Sign
from saves.models import Header
from scenes.cover_shapes import Wanted, frame
from scenes.covers import Covers
from scenes.names import YOU, in_a_sentence, shown_names

FANNED: Final = (0.44, 0.57)
"""Where its cards lie, in shares of the width."""
EDGE, GAP = 22.0, 14.0
"""Design pixels around what is on it, and between its buttons."""
MOST_NAMES = 4
"""Names told of a saved match."""


@dataclass(frozen=True, slots=True)
class Continued:
    """The match, which of how many it is, and what can be done."""

    header: Header
    page: int
    pages: int
    go_on: Callable[[], None]
    turn: Callable[[], None]
    """Show the next of them."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Where it lies on the form, in design pixels."""

    match: Continued
    box: Box

    def cover(self, form: Form) -> Wanted:
        """The cover that lies beneath it."""
        return Wanted(sign_of(self.match.header.game), form.rect(self.box).size, FANNED)


def build_continued(form: Form, match: Continued, left: float, top: float, width: float) -> Laid:
    """Lay it out; it is as high as it needs to be."""
    room, lines = width * FANNED[0] - 2 * EDGE, told(match.header, match.page, match.pages)
    written = sum(len(form.lines(words, room, style)) * form.line_height(style) for words, style in lines)
    right = left + width * FANNED[1]
    stacked, high = _buttons_height(form, match, left + width - EDGE - right)
    height = max(written, high) + 2 * EDGE
    _build_buttons(form, match, (right, top + (height - high) / 2), (left + width - EDGE - right, stacked))
    y = top + (height - written) / 2
    for words, style in lines:
        y += form.paragraph(words, (left + 1.3 * EDGE, y, room), style)
    return Laid(match, (left, top, width, height))


def paint_continued(surface: pygame.Surface, form: Form, laid: Laid, covers: Covers) -> None:
    """Draw what lies beneath the words."""
    rect = form.rect(laid.box)
    surface.blit(covers.cover(laid.cover(form)), rect)
    surface.blit(frame(rect.size, FLAME, form.app.pixels), rect)


def told(header: Header, page: int, pages: int) -> list[tuple[str, str]]:
    """How a match stands, who plays and when it began, each with its style."""
    several = f" · {page + 1} of {pages} saved matches" if pages > 1 else ""
    begun = f"Begun on {header.started.astimezone():%d %B %Y at %H:%M}"
    return [(leading(header), "@lead"), (who_plays(header), "@small"), (begun + several, "@faint_left")]


def leading(header: Header) -> str:
    """Who leads and with what: ``Deal 4 · you 42 · Mara leads with 30``."""
    deal = f"Deal {header.deals + 1}"
    if not header.deals or not header.totals:
        return f"{deal} · under way" if header.actions else f"{deal} · not begun"
    people = [seat for seat, player in enumerate(header.players) if player.level is None]
    cast = Cast(shown_names(header.players), people[0] if len(people) == 1 else None)
    ranks = ranked(header.totals, sign_of(header.game).low_wins)
    return f"{deal} · {cast.race(header.totals, ranks)}"


def who_plays(header: Header) -> str:
    """The names of those at the table, one's own first; of many, the first."""
    names = sorted(shown_names(header.players), key=lambda name: name != YOU)
    if len(names) > MOST_NAMES:
        names = [*names[: MOST_NAMES - 1], f"{len(names) - MOST_NAMES + 1} others"]
    return opening(in_a_sentence(names))


def _title(sign: Sign) -> str:
    return f"Continue {sign.title}"


_ANOTHER: Final = "Another saved match"


def _sizes(form: Form, match: Continued) -> list[tuple[float, float]]:
    """Width and height of each button; among several matches with room for any title, so that none moves."""
    signs: Iterable[Sign] = [sign_of(match.header.game)] if match.pages == 1 else GAMES.signs.values()
    widest = max(form.width(_title(sign), "@large") for sign in signs)
    sizes = [(widest + 50, form.line_height("@large") + 36)]
    if match.pages > 1:
        sizes.append((form.width(_ANOTHER) + 40, form.line_height() + 28))
    return sizes


def _buttons_height(form: Form, match: Continued, room: float) -> tuple[bool, float]:
    """Whether the buttons stand one above the other, and how high they are together."""
    sizes = _sizes(form, match)
    stacked = sum(width for width, _ in sizes) + GAP * (len(sizes) - 1) > room
    heights = [height for _, height in sizes]
    return stacked, sum(heights) + GAP * (len(sizes) - 1) if stacked else max(heights)


def _build_buttons(
    form: Form, match: Continued, corner: tuple[float, float], room: tuple[float, bool]
) -> None:
    """Beside each other to the right edge, or stacked, each as wide as the widest."""
    sizes = _sizes(form, match)
    width, stacked = room
    (wide, high), *rest = sizes
    widest = max(each for each, _ in sizes)
    left = corner[0] + width - (widest if stacked else sum(each for each, _ in sizes) + GAP * len(rest))
    box = (left, corner[1], widest if stacked else wide, high)
    form.button(_title(sign_of(match.header.game)), box, match.go_on, key="C", style="@large")
    for other, lower in rest:
        spot = (
            (left, corner[1] + high + GAP) if stacked else (left + wide + GAP, corner[1] + (high - lower) / 2)
        )
        form.button(_ANOTHER, (*spot, widest if stacked else other, lower), match.turn, key="A")
