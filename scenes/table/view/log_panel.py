"""The log of the match, in a panel at the side of the table."""

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
"""The most sentences shown at once."""
PAGE_LINES = 4
"""The number of sentences a page key scrolls. There is always room for as many."""
NOTCH_LINES = 3
"""The number of sentences one notch of the mouse wheel scrolls."""
PANEL_UNDER_NAME, PANEL_MARGIN, PANEL_PADDING = 36, 12, 22
"""The gaps below a name, around cards, and inside the panel's edge, in design pixels."""
USUAL_WIDTH = 350
"""The width of the panel on most tables, in design pixels."""
CLOSE_CROSS = 40
"""The size of the closing cross in design pixels, in a panel of the usual width and least height."""
LEAST_HEIGHT = 290
"""The least height to which the panel is cut so as not to cover cards, in design pixels."""
SENTENCE_GAP, DEAL_GAP = 0.25, 1.0
"""The space above a sentence, and above one that begins a deal, in lines."""


class LogPanel:
    """The state of the log panel: open or closed, and its scroll position."""

    def __init__(self) -> None:
        self.open = False
        self.back = 0
        """The number of lines it is scrolled back from the latest."""

    def toggle(self) -> None:
        """Open the log at the latest line, or close it."""
        self.open, self.back = not self.open, 0

    def close(self) -> None:
        """Close the log."""
        self.open = False

    def handle_command(self, command: Command, area: pygame.Rect, lines: int) -> bool:
        """Handle a command if it is for the open panel; return True if it was."""
        if not self.open:
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

    def page(self, lines: Sequence[tuple[LogLine, bool]], cast: Cast, area: pygame.Rect) -> OpenLog:
        """Return the lines to show while the log is open."""
        end = len(lines) - self.back
        seen = tuple(
            LogSentence(
                line.words, "" if line.seat is None else capitalised(cast.name(line.seat)), begins_deal
            )
            for line, begins_deal in lines[max(0, end - MOST_LINES) : end]
        )
        return OpenLog(seen, self.back == 0, len(lines), area)


def _scrolled(back: float, lines: int) -> int:
    """Return a scroll position limited to the lines there are."""
    return round(max(0, min(back, lines - PAGE_LINES)))


def log_area(board: Board) -> pygame.Rect:
    """Return the area of the log: the map's zone, below the names and cards of the players across the table.

    If there is enough room, it ends above the shared cards there now and those of the player at the bottom.
    """
    area, box_scale, near = board.zone(LOG).rect, board.box_scale, board.layout.near
    under, margin = round(PANEL_UNDER_NAME * box_scale), round(PANEL_MARGIN * box_scale)
    piles = [(board.area(place, slack=0), where.seat) for place, where in enumerate(board.places)]
    tops = [(board.layout.named(seat), under) for seat in board.hands if seat != near]
    tops += [(rect, margin) for rect, seat in piles if seat not in (None, near)]
    top = max([area.top, *(rect.bottom + away for rect, away in tops if gaps(area, rect)[0] < 0)])
    area.update(area.left, top, area.width, area.bottom - top)
    below = (None, near)
    shared = [rect for pile, (rect, seat) in zip(board.piles, piles, strict=True) if pile and seat in below]
    end = min((shared[index].top - margin for index in area.collidelistall(shared)), default=area.bottom)
    if end - top >= LEAST_HEIGHT * box_scale:
        area.height = end - top
    return area


def closer(area: pygame.Rect) -> pygame.Rect:
    """Return the rectangle of the cross that closes the log."""
    side = min(round(area.width * CLOSE_CROSS / USUAL_WIDTH), round(area.height * CLOSE_CROSS / LEAST_HEIGHT))
    inset = side * 2 // 5
    return pygame.Rect(area.right - side - inset, area.top + inset, side, side)


def draw_log(renderer: TextRenderer, page: OpenLog) -> None:
    """Draw the last sentences of the page that fit, each with its player's name in bold."""
    area, box_scale = page.area, renderer.box_scale
    shade = pygame.Surface(area.size)
    shade.fill(SOOT)
    renderer.cover(shade, area)
    pygame.draw.rect(renderer.surface, BRASS, area, 2, round(8 * box_scale))
    inner = area.inflate(-round(2 * PANEL_PADDING * box_scale), 0)
    _draw_closer(renderer, closer(area))
    title, most = (inner.left, closer(area).centery), inner.width - closer(area).width
    renderer.line("Log", title, LARGE, FLAME, Typeface.DISPLAY, align="left", most=most)
    foot = area.bottom - round(20 * box_scale)
    top = closer(area).bottom + round(10 * box_scale)
    drawn = _draw_rows(renderer, page, inner, top, foot - round(18 * renderer.text_scale))
    keys = "Scroll for more. Press L to close." if drawn < page.total else "Press L to close."
    renderer.line(keys, (inner.left, foot), 20, ASH, align="left", most=inner.width)


def _draw_rows(renderer: TextRenderer, page: OpenLog, inner: pygame.Rect, top: float, bottom: float) -> int:
    """Draw as many of the last sentences as fit; return their number."""
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
    """Wrap a sentence to a width, allowing for its bold words."""
    face = Typeface.BOLD if sentence.heading else Typeface.TEXT
    spare = renderer.width(sentence.who, SMALL, Typeface.BOLD) - renderer.width(sentence.who, SMALL)
    return wrapped(sentence.words, renderer.font(SMALL, face), width - max(0, spare))


def _draw_sentence(
    renderer: TextRenderer, sentence: LogSentence, parts: Sequence[str], line: pygame.Rect, latest: bool
) -> None:
    """Draw a sentence downwards from its first line, with a mark beside it if it is the latest."""
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
