"""The log of the match, as a panel beside the piles of the table."""

from collections.abc import Sequence

import pygame

from engine.commands import Cancelled, Clicked, Command, Dragged, Dropped, Hovered, LookedAt, Paged, Wheeled
from engine.text_wrapping import wrapped
from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, LARGE, SMALL, SOOT, Typeface
from engine.ui.placement import gaps
from engine.ui.text import TextRenderer
from game.contract.words import LogLine
from game.sentences import Cast, capitalised
from scenes.players import YOU
from scenes.table.view.board import Board
from scenes.table.view.table_layout import LOG
from scenes.table.view.view_model import LogSentence, OpenLog

MOST_LINES = 18
"""Sentences that are seen at once at most."""
PAGE_LINES = 4
"""Sentences that a page key scrolls, and that there is always room for."""
NOTCH_LINES = 3
"""Sentences that one notch of the wheel scrolls."""
PANEL_UNDER_NAME, PANEL_MARGIN, PANEL_PADDING = 36, 12, 22
"""Design pixels to the panel from a name above it and from cards, and from its own edge to the words."""
USUAL_WIDTH = 350
"""Design pixels the panel is wide on most tables."""
CLOSE_CROSS = 40
"""Of the cross that closes it, beside the usual width and least height of the panel: how large it is."""
LEAST_HEIGHT = 290
"""Design pixels that it is high at least: where it can, it ends above what it would cover."""
SENTENCE_GAP, DEAL_GAP = 0.25, 1.0
"""Lines that stay free over a sentence, and over one that begins a deal."""


class LogPanel:
    """The log panel: open or closed, and how far it is scrolled back."""

    def __init__(self) -> None:
        self.back: int | None = None
        """Lines between the last one seen and the latest; None while it is closed."""

    @property
    def open(self) -> bool:
        """True if the log is open."""
        return self.back is not None

    def toggle(self) -> None:
        """Open the log at the latest line, or close it."""
        self.back = None if self.open else 0

    def close(self) -> None:
        """Close the log."""
        self.back = None

    def read(self, command: Command, area: pygame.Rect, lines: int) -> bool:
        """Scroll or close the log, or swallow a command on the panel; True if the command was for it."""
        if self.back is None:
            return False
        match command:
            case Cancelled():
                self.close()
            case Clicked(at=at) if closer(area).collidepoint(at):
                self.close()
            case Wheeled(count=count):
                self.back = _scrolled(self.back + NOTCH_LINES * count, lines)
            case Paged(count=count):
                self.back = _scrolled(self.back - PAGE_LINES * count, lines)
            case Clicked(at=at) | Hovered(at=at) | LookedAt(at=(int(), int()) as at):
                return area.collidepoint(at)
            case Dragged(start=start) | Dropped(start=start):
                return area.collidepoint(start)
            case _:
                return False
        return True

    def page(self, lines: Sequence[tuple[LogLine, bool]], cast: Cast, area: pygame.Rect) -> OpenLog | None:
        """Return the lines in view, while the log is open, each with whether it begins a deal."""
        if self.back is None:
            return None
        end = len(lines) - self.back
        seen = tuple(
            LogSentence(
                line.words, "" if line.seat is None else capitalised(cast.name(line.seat)), begins_deal
            )
            for line, begins_deal in lines[max(0, end - MOST_LINES) : end]
        )
        return OpenLog(seen, self.back == 0, len(lines), area)


def _scrolled(back: float, lines: int) -> int:
    """Return how far the log scrolls back, at most to its first page."""
    return round(max(0, min(back, lines - PAGE_LINES)))


def log_area(board: Board) -> pygame.Rect:
    """Return the area of the log: the map's, below the names and cards of other players.

    Where that leaves room enough, it ends above cards that are the viewer's or everybody's.
    """
    area, pixels = board.zone(LOG).rect, board.scale
    under, margin = round(PANEL_UNDER_NAME * pixels), round(PANEL_MARGIN * pixels)
    piles = [(board.area(place, slack=0), where.seat) for place, where in enumerate(board.places)]
    tops = [(board.layout.named(seat), under) for seat in board.hands if seat != board.viewer]
    tops += [(rect, margin) for rect, seat in piles if seat not in (None, board.viewer)]
    top = max([area.top, *(rect.bottom + away for rect, away in tops if gaps(area, rect)[0] < 0)])
    area.update(area.left, top, area.width, area.bottom - top)
    shared = [rect for rect, seat in piles if seat in (None, board.viewer)]
    end = min((shared[index].top - margin for index in area.collidelistall(shared)), default=area.bottom)
    if end - top >= LEAST_HEIGHT * pixels:
        area.height = end - top
    return area


def closer(area: pygame.Rect) -> pygame.Rect:
    """Return the place of the cross that closes the log."""
    side = min(round(area.width * CLOSE_CROSS / USUAL_WIDTH), round(area.height * CLOSE_CROSS / LEAST_HEIGHT))
    inset = side * 2 // 5
    return pygame.Rect(area.right - side - inset, area.top + inset, side, side)


def draw_log(renderer: TextRenderer, page: OpenLog) -> None:
    """Draw the latest sentences that there is room for, each with its player's name in bold."""
    area, pixels = page.area, renderer.scale
    shade = pygame.Surface(area.size)
    shade.fill(SOOT)
    renderer.cover(shade, area)
    pygame.draw.rect(renderer.surface, BRASS, area, 2, round(8 * pixels))
    inner = area.inflate(-round(2 * PANEL_PADDING * pixels), 0)
    _draw_closer(renderer, closer(area))
    title, most = (inner.left, closer(area).centery), inner.width - closer(area).width
    renderer.line("Log", title, LARGE, FLAME, Typeface.DISPLAY, align="left", most=most)
    foot = area.bottom - round(20 * pixels)
    top = closer(area).bottom + round(10 * pixels)
    drawn = _draw_rows(renderer, page, inner, top, foot - round(18 * renderer.pixels))
    keys = "Scroll for more. Press L to close." if drawn < page.total else "Press L to close."
    renderer.line(keys, (inner.left, foot), 20, ASH, align="left", most=inner.width)


def _draw_rows(renderer: TextRenderer, page: OpenLog, inner: pygame.Rect, top: float, bottom: float) -> int:
    """Draw as many sentences as there is room for, counted from the last upwards; return how many."""
    high = renderer.height(SMALL)
    shown: list[tuple[LogSentence, list[str], float]] = []
    for sentence in reversed(page.lines):
        parts = _parts(renderer, sentence, inner.width)
        needs = high * (len(parts) + (DEAL_GAP if sentence.heading else SENTENCE_GAP))
        if shown and top + needs + sum(each[2] for each in shown) > bottom:
            break
        shown.append((sentence, parts, needs))
    down = float(top)
    for index, (sentence, parts, needs) in enumerate(reversed(shown)):
        first = down + needs - high * len(parts)
        if sentence.heading and index:
            across = round(down + high * DEAL_GAP / 3)
            pygame.draw.line(renderer.surface, BRASS, (inner.left, across), (inner.right, across))
        latest = page.latest and index == len(shown) - 1
        _draw_sentence(
            renderer, sentence, parts, pygame.Rect(inner.left, round(first), inner.width, high), latest
        )
        down += needs
    return len(shown)


def _parts(renderer: TextRenderer, sentence: LogSentence, width: int) -> list[str]:
    """Return a sentence in lines of type; bold words are wider."""
    face = Typeface.BOLD if sentence.heading else Typeface.TEXT
    spare = renderer.width(sentence.who, SMALL, Typeface.BOLD) - renderer.width(sentence.who, SMALL)
    return wrapped(sentence.words, renderer.font(SMALL, face), width - max(0, spare))


def _draw_sentence(
    renderer: TextRenderer, sentence: LogSentence, parts: Sequence[str], line: pygame.Rect, latest: bool
) -> None:
    """Draw a sentence from a first line down: its player in bold, a mark beside the latest of all."""
    if latest:
        mark = pygame.Rect(line.left - renderer.px(12), line.top, 4, line.height * len(parts))
        pygame.draw.rect(renderer.surface, EMBER, mark, border_radius=2)
    for index, part in enumerate(parts):
        who = "" if index or sentence.heading else sentence.who
        run = (FLAME, Typeface.BOLD) if sentence.heading else (BONE, Typeface.TEXT)
        runs = [(who, FLAME if who == YOU else BRASS, Typeface.BOLD), (part[len(who) :], *run)]
        left, middle = line.left, line.centery + line.height * index
        for words, colour, face in (each for each in runs if each[0]):
            most = line.right - left
            drawn = renderer.line(words, (left, middle), SMALL, colour, face, align="left", most=most)
            left = drawn.right


def _draw_closer(renderer: TextRenderer, box: pygame.Rect) -> None:
    renderer.box(box, HIDE, BRASS, 1, max(4, renderer.px(8)))
    arms = box.inflate(-box.width * 0.56, -box.height * 0.56)
    for start, end in ((arms.topleft, arms.bottomright), (arms.bottomleft, arms.topright)):
        pygame.draw.line(renderer.surface, BONE, start, end, max(2, renderer.px(3)))
