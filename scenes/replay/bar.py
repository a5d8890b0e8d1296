"""The bar of a replay: its deals and great moments, and the keys and pointer that move along it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final

import pygame

from engine.commands import EVERYWHERE, KeyLine
from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, SOOT, Typeface
from engine.ui.text import TextRenderer
from game.checkpoints import Checkpoints
from game.contract.rules import View
from game.sentences import Cast
from game.table import DealStarted, Event, MatchEnded

OTHER_KEYS: Final = ("Tab, arrows", "Enter, Space", "Left, Right")
"""The keys that work differently here than on other pages."""
REPLAY_KEYS: Final = (
    KeyLine("Space", "Play or pause."),
    KeyLine("Left, Right, wheel", "One move back or forward."),
    KeyLine("Page Up, Page Down", "One deal back or forward. Shift+Left and Shift+Right do the same."),
    KeyLine("Ctrl+Left, Ctrl+Right", "Jump to the previous or next mark on the bar."),
    KeyLine("Home, End", "To the start or the end."),
    KeyLine("Tab, Up, Down", "Move from button to button."),
    KeyLine("Enter", "Choose what's highlighted."),
    *(line for line in EVERYWHERE if line.keys not in OTHER_KEYS),
)
"""The keys of a replay, besides the letters of its buttons."""
NEAR = 9
"""Design pixels from a mark within which the pointer snaps to it."""
SMALL = 20


class Seek(Enum):
    """A command to move through a match."""

    TOGGLE = auto()
    BACK = auto()
    ON = auto()
    DEAL_BACK = auto()
    DEAL_ON = auto()
    MARK_BACK = auto()
    """To the previous mark on the bar, a deal or a great moment."""
    MARK_ON = auto()
    START = auto()
    END = auto()


BY_KEY: Final = {
    pygame.K_SPACE: Seek.TOGGLE,
    pygame.K_LEFT: Seek.BACK,
    pygame.K_RIGHT: Seek.ON,
    pygame.K_PAGEUP: Seek.DEAL_BACK,
    pygame.K_PAGEDOWN: Seek.DEAL_ON,
    pygame.K_HOME: Seek.START,
    pygame.K_END: Seek.END,
}
BY_SHIFT: Final = {pygame.K_LEFT: Seek.DEAL_BACK, pygame.K_RIGHT: Seek.DEAL_ON}
BY_PAD: Final = {-1: Seek.BACK, 1: Seek.ON}
"""Commands by the horizontal step of a gamepad's D-pad."""
BY_CTRL: Final = {pygame.K_LEFT: Seek.MARK_BACK, pygame.K_RIGHT: Seek.MARK_ON}


def seek_of(event: pygame.event.Event) -> Seek | None:
    """Return the command of a key; None for all other keys and events."""
    if event.type != pygame.KEYDOWN:
        return None
    if event.mod & pygame.KMOD_CTRL and event.key in BY_CTRL:
        return BY_CTRL[event.key]
    if event.mod & pygame.KMOD_SHIFT and event.key in BY_SHIFT:
        return BY_SHIFT[event.key]
    return BY_KEY.get(event.key)


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark on the bar: the number of actions before it, and its label."""

    count: int
    words: str
    deal: bool
    """True if a deal begins there; otherwise it is a great moment."""


def marks_of(past: Checkpoints, cast: Cast, seat: int | None) -> Iterator[Mark | None]:
    """Yield each mark of a match as a seat saw it, and None after each action without one."""
    match = past.at(0)
    numbered = match.game.info.numbered
    yield Mark(0, numbered(1), deal=True)
    for number, entry in enumerate(past.whole.log):
        match.play(entry.seat, entry.action)
        events = past.whole.happened(seat, number)
        for event in events:
            if isinstance(event, DealStarted):
                yield Mark(number + 1, numbered(event.number), deal=True)
        moments = [event for event in events if not isinstance(event, DealStarted)]
        words = _great(match.game.words, moments, match.view(seat), cast) if moments else ""
        yield Mark(number + 1, words, deal=False) if words else None


def _great(words: Any, events: list[Event], view: View, cast: Cast) -> str:
    """Return the words for the great moment among some events; empty if there is none."""
    for event in events:
        if isinstance(event, MatchEnded):
            line = words.narrate(event, view, cast)
            return "" if line is None else line.words
        moment = words.moment(event, view, cast)
        if moment is not None and moment.words and moment.place is None:
            return str(moment.words)
    return ""


@dataclass(slots=True)
class Bar:
    """A bar in window pixels that represents ``total`` actions."""

    total: int
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 1, 1))
    marks: list[Mark] = field(default_factory=list)
    held: bool = False

    def x_of(self, count: int) -> int:
        """Return the x of a number of actions, in window pixels."""
        inner = self._inner()
        return inner.left + round(inner.width * count / max(1, self.total))

    def count_at(self, point: tuple[int, int], box_scale: float) -> int:
        """Return the number of actions at a point of the window, or that of a mark nearby."""
        mark = self.mark_at(point, box_scale)
        if mark is not None and not self.held:
            return mark.count
        inner = self._inner()
        share = (point[0] - inner.left) / max(1, inner.width)
        return max(0, min(round(share * self.total), self.total))

    def mark_at(self, point: tuple[int, int], box_scale: float) -> Mark | None:
        """Return the mark at the pointer; a great moment takes precedence over a deal."""
        near = [mark for mark in self.marks if abs(self.x_of(mark.count) - point[0]) <= NEAR * box_scale]
        return min(
            near, key=lambda mark: (abs(self.x_of(mark.count) - point[0]) // 4, mark.deal), default=None
        )

    def draw(self, renderer: TextRenderer, count: int, at: tuple[int, int]) -> None:
        """Draw the bar with its marks, and a label if the pointer is ``at`` the bar."""
        surface, inner, corner = renderer.surface, self._inner(), self.rect.height // 4
        groove = pygame.Rect(inner.left, 0, inner.width, max(6, round(self.rect.height * 0.3)))
        groove.centery = self.rect.centery
        pygame.draw.rect(surface, SOOT, groove, border_radius=corner)
        done = groove.copy()
        done.width = self.x_of(count) - inner.left
        pygame.draw.rect(surface, EMBER, done, border_radius=corner)
        pygame.draw.rect(surface, HIDE, groove, 1, border_radius=corner)
        self._draw_marks(surface, groove)
        handle = (self.x_of(count), self.rect.centery)
        pygame.draw.circle(surface, SOOT, handle, round(self.rect.height * 0.38))
        pygame.draw.circle(surface, FLAME, handle, round(self.rect.height * 0.32))
        if self.rect.collidepoint(at):
            self._draw_pointed(renderer, at)

    def _draw_marks(self, surface: pygame.Surface, groove: pygame.Rect) -> None:
        high, reach = round(self.rect.height * 0.36), max(3, round(self.rect.height * 0.15))
        for mark in self.marks:
            x = self.x_of(mark.count)
            if mark.deal:
                pygame.draw.line(surface, BRASS, (x, groove.centery - high), (x, groove.centery + high), 2)
        for mark in self.marks:
            x, y = self.x_of(mark.count), groove.centery
            if not mark.deal:
                corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
                pygame.draw.polygon(surface, BONE, corners)
                pygame.draw.polygon(surface, SOOT, corners, 1)

    def _draw_pointed(self, renderer: TextRenderer, at: tuple[int, int]) -> None:
        """Draw the label of the mark or move under the pointer, over the bar."""
        mark = self.mark_at(at, renderer.box_scale)
        words = mark.words if mark is not None else f"Move {self.count_at(at, renderer.box_scale)}"
        width = renderer.width(words, SMALL) + 24 * renderer.box_scale
        middle = max(self.rect.left + width / 2, min(at[0], self.rect.right - width / 2))
        x = self.x_of(self.count_at(at, renderer.box_scale))
        pygame.draw.line(renderer.surface, ASH, (x, self.rect.top), (x, self.rect.bottom), 1)
        y = self.rect.top - renderer.measure(words, SMALL)[1] * 0.7
        face = Typeface.BOLD if mark is not None else Typeface.TEXT
        renderer.line(words, (middle, y), SMALL, FLAME if mark is not None else BONE, face, shade=True)

    def _inner(self) -> pygame.Rect:
        """Return the area of the groove; the handle may reach beyond it."""
        return self.rect.inflate(-self.rect.height, 0)


def target_of(seek: Seek, bar: Bar, count: int) -> int:
    """Return the number of actions after a command; without a mark, go to an end of the match."""
    deals = [mark.count for mark in bar.marks if mark.deal]
    every = [mark.count for mark in bar.marks]
    match seek:
        case Seek.BACK:
            return max(0, count - 1)
        case Seek.DEAL_BACK:
            return _before(deals, count)
        case Seek.MARK_BACK:
            return _before(every, count)
        case Seek.DEAL_ON:
            return _after(deals, count, bar.total)
        case Seek.MARK_ON:
            return _after(every, count, bar.total)
    return 0 if seek is Seek.START else bar.total


def _before(counts: Sequence[int], count: int) -> int:
    return max((each for each in counts if each < count), default=0)


def _after(counts: Sequence[int], count: int, end: int) -> int:
    return min((each for each in counts if each > count), default=end)
