"""The log of the match, as a panel along the right edge of the table."""

from collections.abc import Sequence

import pygame

from engine.commands import Cancelled, Clicked, Command, Dragged, Dropped, Hovered, LookedAt, Paged, Wheeled
from engine.lettering import wrapped
from engine.theme import ASH, BONE, BRASS, FLAME, HIDE, SMALL, SOOT, Colour, Typeface, scale
from scenes.table.frame import OpenLog
from scenes.table.ink import Ink

LINES = 18
"""Lines of type that are seen at once."""
PAGE = LINES // 2
"""Sentences that a page key scrolls: some take two lines of type."""
CLOSER = 0.62
"""How far from each other lines of one sentence are, as a share of what lies between sentences."""
BEGINS, GOES_ON = 24, 48
"""Design pixels from the edge of the panel to a sentence, and to what goes on with it."""
NOTCH = 3
"""Lines that one notch of the wheel scrolls."""


class Log:
    """Open or closed, and how far it is scrolled back."""

    def __init__(self) -> None:
        self.back: int | None = None
        """Lines between the last one seen and the latest; None while it is closed."""

    @property
    def open(self) -> bool:
        """Whether it is seen."""
        return self.back is not None

    def toggle(self) -> None:
        """Open it at the latest line, or close it."""
        self.back = None if self.open else 0

    def close(self) -> None:
        """It is not seen any longer."""
        self.back = None

    def read(self, command: Command, window: tuple[int, int], lines: int) -> bool:
        """Scroll, close, or keep from the table what is done on the panel; whether the command was for it.

        Args:
            command: what the person did.
            window: its size in pixels.
            lines: how many there are in the log.
        """
        if self.back is None:
            return False
        match command:
            case Cancelled():
                self.close()
            case Clicked(at=at) if close_button(window).collidepoint(at):
                self.close()
            case Wheeled(count=count):
                self.back = _scrolled(self.back + NOTCH * count, lines)
            case Paged(count=count):
                self.back = _scrolled(self.back - PAGE * count, lines)
            case Clicked(at=at) | Hovered(at=at) | LookedAt(at=(int(), int()) as at):
                return panel(window).collidepoint(at)
            case Dragged(start=start) | Dropped(start=start):
                return panel(window).collidepoint(start)
            case _:
                return False
        return True

    def page(self, lines: Sequence[str]) -> OpenLog | None:
        """The lines in view, while the log is open."""
        if self.back is None:
            return None
        seen = lines[: len(lines) - self.back][-LINES:]
        return OpenLog(tuple(seen), self.back == 0, len(lines) > PAGE)


def _scrolled(back: float, lines: int) -> int:
    """How far it can be scrolled back, if it is to be so far."""
    return round(max(0, min(back, lines - PAGE)))


def panel(window: tuple[int, int]) -> pygame.Rect:
    """Where the log is, in a window of this size."""
    width = round(min(window[0] * 0.42, 620 * scale(window)))
    return pygame.Rect(window[0] - width, 0, width, window[1])


def close_button(window: tuple[int, int]) -> pygame.Rect:
    """Where the cross is that closes it, in the corner where windows have theirs."""
    side = round(44 * scale(window))
    spot = pygame.Rect(0, 0, side, side)
    spot.topright = window[0] - side // 3, side // 3
    return spot


def _draw_close(ink: Ink, spot: pygame.Rect) -> None:
    """A cross in a box."""
    ink.box(spot, HIDE, BRASS, 2, max(4, spot.height // 5))
    across = spot.inflate(-spot.width // 2, -spot.height // 2)
    thick = max(2, round(4 * ink.plain))
    pygame.draw.line(ink.surface, FLAME, across.topleft, across.bottomright, thick)
    pygame.draw.line(ink.surface, FLAME, across.bottomleft, across.topright, thick)


def draw_log(ink: Ink, page: OpenLog) -> None:
    """The lines in view, the latest of them brightest."""
    surface = ink.surface
    area = panel(surface.get_size())
    shade = pygame.Surface(area.size)
    shade.fill(SOOT)
    ink.lay(shade, area)
    pygame.draw.line(surface, BRASS, area.topleft, area.bottomleft, 2)
    ink.line("The story so far", (area.centerx, 40 * ink.pixels), 34, FLAME, Typeface.DISPLAY)
    step = (area.height - 150 * ink.pixels) / LINES
    down = 90 * ink.pixels + step / 2
    for index, (words, colour, goes_on) in enumerate(
        _rows(ink, page, round(area.width - (BEGINS + GOES_ON) * ink.plain))
    ):
        down += step * (CLOSER if goes_on else 1) if index else 0
        wide = ink.width(words, ink.fitting(words, SMALL, Typeface.TEXT, area.width, step))
        left = area.left + (GOES_ON if goes_on else BEGINS) * ink.plain
        ink.line(words, (left + wide / 2, down), SMALL, colour, tall=step)
    _draw_close(ink, close_button(surface.get_size()))
    keys = "The wheel scrolls, L or Esc closes the log" if page.scrolls else "L or Esc closes the log"
    ink.line(keys, (area.centerx, area.height - 28 * ink.pixels), 20, ASH)


def _rows(ink: Ink, page: OpenLog, width: int) -> list[tuple[str, Colour, bool]]:
    """As many of the latest sentences as there is room for, in lines of type; the latest of all is bright.

    With each, whether it goes on with the sentence of the line above.
    """
    rows: list[tuple[str, Colour, bool]] = []
    for back, sentence in enumerate(reversed(page.lines)):
        colour = BONE if page.latest and not back else ASH
        parts = wrapped(sentence, ink.font(SMALL, Typeface.TEXT), width)
        lines = [(part, colour, bool(index)) for index, part in enumerate(parts)]
        if rows and len(lines) + len(rows) > LINES:
            break
        rows = [*lines, *rows]
    return rows
