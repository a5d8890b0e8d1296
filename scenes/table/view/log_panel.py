"""The log of the match, as a panel beside the piles of the table."""

from collections.abc import Sequence

import pygame

from engine.commands import Cancelled, Clicked, Command, Dragged, Dropped, Hovered, LookedAt, Paged, Wheeled
from engine.text_wrapping import wrapped
from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, LARGE, SMALL, SOOT, Typeface
from engine.ui.placement import area_of, gaps
from engine.ui.text import TextRenderer
from game.cards import Seat
from game.contract.words import LogLine
from game.sentences import Cast, capitalised
from scenes.players import YOU
from scenes.table.view.board import Board
from scenes.table.view.view_model import LogSentence, OpenLog

MOST_LINES = 18
"""Sentences that are seen at once at most."""
PAGE_LINES = 4
"""Sentences that a page key scrolls, and that there is always room for."""
NOTCH_LINES = 3
"""Sentences that one notch of the wheel scrolls."""
PANEL_TOP, PANEL_UNDER_NAME, PANEL_OVER_PROMPT, PANEL_MARGIN, PANEL_HEM = 64, 36, 84, 12, 22
"""Design pixels to the panel from the top of the window, from a name above it, from what is wanted now, from
the window's side, and from its own edge to the words.
"""
RAIL_WIDTH = 88
"""Design pixels at the right edge of the window for the table's own buttons."""
NARROWEST, WIDEST = 350, 620
"""Design pixels the panel is wide."""
CLOSE_CROSS = 40
"""Of the cross that closes it, beside the least width and height of the panel: how large it is."""
LEAST_HEIGHT = 290
"""Design pixels that it is high at least: where it can, it ends above what it would cover."""
PROMPT_SHORTER = 100
"""Design pixels by which a prompt is shorter than its zone."""
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
    """Return the area of the log: right of the piles or left of them, under the names and what they hold.

    It is on the side where it covers fewest places that are the viewer's or everybody's, or has more room.
    Only where there is little room under the names it begins at the top.
    """
    window, pixels = board.window, board.scale
    areas = [board.area(place, slack=0) for place, _ in _places(board, others=False)]
    shared = [board.area(place, slack=0) for place, seat in _places(board, others=False) if seat is None]
    middle = shared[0].unionall(shared[1:]) if shared else pygame.Rect(window[0] // 2, 0, 0, 0)
    margin, right = round(PANEL_MARGIN * pixels), window[0] - round(RAIL_WIDTH * pixels)
    sides = []
    for room in (right - middle.right - 2 * margin, middle.left - 2 * margin):
        for width in (max(min(room, WIDEST * pixels), NARROWEST * pixels), NARROWEST * pixels):
            sides.append(pygame.Rect(margin, round(PANEL_TOP * pixels), round(width), 0))
    for side in sides[:2]:
        side.right = right
    under = [area for side in sides if (area := _between(board, side)).height >= LEAST_HEIGHT * pixels]
    area = min(under or [_above(board, side) for side in sides], key=lambda side: _covers(side, areas))
    covered = [areas[index].top for index in area.collidelistall(areas)]
    if covered and min(covered) - margin - area.top >= LEAST_HEIGHT * pixels:
        area.height = min(covered) - margin - area.top
    return area


def _places(board: Board, *, others: bool) -> list[tuple[int, Seat | None]]:
    """Return the places of other players, or all that are the viewer's or everybody's, with their seats."""
    seats = [(place, where.seat) for place, where in enumerate(board.places)]
    return [(place, seat) for place, seat in seats if (seat not in (None, board.viewer)) is others]


def _between(board: Board, side: pygame.Rect) -> pygame.Rect:
    """Return a side of the table from under other players down to what the viewer has there."""
    under, margin = (round(each * board.scale) for each in (PANEL_UNDER_NAME, PANEL_MARGIN))
    names = [board.layout.named(seat) for seat in range(board.seats) if seat != board.viewer]
    held = [board.area(place, slack=0) for place, _ in _places(board, others=True)]
    low = [board.zone("buttons").rect]
    low += [] if board.viewer is None else [board.layout.named(board.viewer)]
    tops = [each.bottom + under for each in _beside(side, names)]
    top = max([side.top, *tops, *(each.bottom + margin for each in _beside(side, held))])
    end = min([_above(board, side).bottom, *(each.top - margin for each in _beside(side, low))])
    return pygame.Rect(side.left, top, side.width, max(0, end - top))


def _above(board: Board, side: pygame.Rect) -> pygame.Rect:
    """Return a side of the table from its top down to the prompt."""
    prompt = board.zone("prompt").rect
    words = prompt.inflate(-round(PROMPT_SHORTER * board.scale), 0)
    end = prompt.top - round(PANEL_OVER_PROMPT * board.scale) if _beside(side, [words]) else board.window[1]
    return pygame.Rect(side.left, side.top, side.width, end - side.top)


def _beside(side: pygame.Rect, rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Return those above or below a side of the table."""
    return [each for each in rects if gaps(side, each)[0] < 0]


def _covers(side: pygame.Rect, areas: Sequence[pygame.Rect]) -> tuple[int, int]:
    """Return how many areas a side covers, and how small it is."""
    return len(side.collidelistall(areas)), -area_of(side)


def closer(area: pygame.Rect) -> pygame.Rect:
    """Return the place of the cross that closes the log."""
    side = min(round(area.width * CLOSE_CROSS / NARROWEST), round(area.height * CLOSE_CROSS / LEAST_HEIGHT))
    inset = side * 2 // 5
    return pygame.Rect(area.right - side - inset, area.top + inset, side, side)


def draw_log(renderer: TextRenderer, page: OpenLog) -> None:
    """Draw the latest sentences that there is room for, each with its player's name in bold."""
    area, pixels = page.area, renderer.scale
    shade = pygame.Surface(area.size)
    shade.fill(SOOT)
    renderer.cover(shade, area)
    pygame.draw.rect(renderer.surface, BRASS, area, 2, round(8 * pixels))
    inner = area.inflate(-round(2 * PANEL_HEM * pixels), 0)
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
