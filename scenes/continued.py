"""The match to continue, first on the menu: how it stands, who plays, and the way back to it.

Its room is the same for every match and for none, so that no table below ever moves.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.theme import BRASS, FLAME
from engine.ui.form import Box, Form
from game.catalog import GAMES, sign_of
from game.ranking import ranked
from game.sentences import Cast, opening
from game.sign import Sign
from saves.models import Header
from scenes.cover_shapes import Wanted, frame
from scenes.covers import Covers
from scenes.dates import dated
from scenes.names import YOU, in_a_sentence, shown_names

FANNED: Final = (0.44, 0.57)
"""Where its cards lie, in shares of the width."""
EDGE, GAP = 22.0, 14.0
"""Design pixels around what is on it, and between its buttons."""
MOST_NAMES = 4
"""Names told of a saved match."""
STYLES: Final = ("@lead", "@small", "@faint_left")
"""Of the lines that tell of a match."""
NOTHING: Final = (
    "No match in progress",
    "Play deals you in. Set up lets you pick players and rules.",
    "Any match you leave is saved and waits here.",
)


@dataclass(frozen=True, slots=True)
class Continued:
    """The match played last, how many more were left, and what can be done."""

    header: Header
    others: int
    go_on: Callable[[], None]
    show_others: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Laid:
    """Where it lies on the form, in design pixels."""

    match: Continued | None
    box: Box

    def covers(self, form: Form) -> list[Wanted]:
        """The cover that lies beneath it, if there is a match."""
        if self.match is None:
            return []
        return [Wanted(sign_of(self.match.header.game), form.rect(self.box).size, FANNED)]


def build_continued(form: Form, match: Continued | None, left: float, top: float, width: float) -> Laid:
    """Lay it out, or say that there is none; it is as high as any match needs."""
    written = sum(form.line_height(style) for style in STYLES)
    right = left + width * FANNED[1]
    beside = left + width - EDGE - right
    stacked, high = _buttons_height(form, beside)
    height = max(written, high) + 2 * EDGE
    if match is not None:
        _build_buttons(form, match, (right, top + (height - high) / 2), (beside, stacked))
    room = width * FANNED[0] - 2 * EDGE if match is not None else width - 2 * EDGE
    lines = [(line,) for line in NOTHING] if match is None else told(match.header)
    y = top + (height - written) / 2
    for texts, style in zip(lines, STYLES, strict=True):
        text = next((text for text in texts if form.width(text, style) <= room), texts[-1])
        form.label(text, (left + 1.3 * EDGE, y, room, form.line_height(style)), style)
        y += form.line_height(style)
    return Laid(match, (left, top, width, height))


def paint_continued(surface: pygame.Surface, form: Form, laid: Laid, covers: Covers) -> None:
    """Draw what lies beneath the words."""
    rect = form.rect(laid.box)
    for cover in laid.covers(form):
        surface.blit(covers.cover(cover), rect)
    surface.blit(frame(rect.size, FLAME if laid.match is not None else BRASS, form.app.pixels), rect)


def told(header: Header) -> list[Sequence[str]]:
    """Return three lines about a match, for each what it may read, the fullest first.

    One with a title, as every table of the Descent has, begins with it; any other ends with its date.
    """
    started = header.started.astimezone()
    day = f"Started {dated(started)}"
    names = [who_plays(header, most) for most in range(MOST_NAMES, 1, -1)]
    lines: list[Sequence[str]] = [
        (leading(header), f"Deal {header.deals + 1}"),
        (*names, f"{len(header.players)} players"),
    ]
    return [(header.title,), *lines] if header.title else [*lines, (f"{day} at {started:%H:%M}", day)]


def leading(header: Header) -> str:
    """Return the deal and the lead: ``Deal 4 · Mara is winning, 30 to your 42``."""
    deal = f"Deal {header.deals + 1}"
    if not header.deals or not header.totals:
        return f"{deal} · in progress" if header.actions else f"{deal} · just dealt"
    people = [seat for seat, player in enumerate(header.players) if player.level is None]
    cast = Cast(shown_names(header.players), people[0] if len(people) == 1 else None)
    ranks = ranked(header.totals, sign_of(header.game).low_wins)
    return f"{deal} · {cast.race(header.totals, ranks)}"


def who_plays(header: Header, most: int = MOST_NAMES) -> str:
    """The names of those at the table, one's own first; of more than ``most``, the first."""
    names = sorted(shown_names(header.players), key=lambda name: name != YOU)
    if len(names) > most:
        names = [*names[: most - 1], f"{len(names) - most + 1} others"]
    return opening(in_a_sentence(names))


def _title(sign: Sign) -> str:
    return f"Continue {sign.title}"


def others_left(count: int) -> str:
    """Return the words of the button that leads to the other matches in progress."""
    return "1 more match" if count == 1 else f"{count} more matches"


_WIDEST: Final = others_left(888)


def _sizes(form: Form) -> tuple[tuple[float, float], tuple[float, float]]:
    """Width and height of both buttons, with room for any title, so that neither ever moves."""
    widest = max(form.width(_title(sign), "@large") for sign in GAMES.signs.values())
    return (
        (widest + 50, form.line_height("@large") + 36),
        (form.width(_WIDEST) + 40, form.line_height() + 28),
    )


def _buttons_height(form: Form, room: float) -> tuple[bool, float]:
    """Whether the buttons stand one above the other, and how high they are together."""
    (wide, high), (other, lower) = _sizes(form)
    stacked = wide + GAP + other > room
    return stacked, high + GAP + lower if stacked else max(high, lower)


def _build_buttons(
    form: Form, match: Continued, corner: tuple[float, float], room: tuple[float, bool]
) -> None:
    """Build the way on at the right edge, the way to the others before it; or stacked, both as wide."""
    (wide, high), (other, lower) = _sizes(form)
    (left, top), (width, stacked) = corner, room
    if stacked:
        wide = other = max(wide, other)
    x = left + width - wide
    if stacked and not match.others:
        top += (GAP + lower) / 2
    form.button(
        _title(sign_of(match.header.game)), (x, top, wide, high), match.go_on, key="C", style="@large"
    )
    if match.others:
        spot = (x, top + high + GAP) if stacked else (x - GAP - other, top + (high - lower) / 2)
        text = others_left(match.others)
        form.button(text, (*spot, other, lower), match.show_others, key="A", name="More matches")
