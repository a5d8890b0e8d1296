"""Motions of figures: the turn hops, eyes blink, figures roll, sums count up, points fly to the gems."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from random import Random
from typing import Final

import pygame

from engine.motion import SWELL, Pose, between, coin, count_up, ease_out, linear, pop, vault
from engine.sound import Channel, Sound, rising
from engine.text_wrapping import balanced
from engine.theme import ASH, BONE, EMBER, SMALL, SOOT, VERDIGRIS, Colour, Typeface, scale
from engine.timeline import Timeline
from engine.ui.text_renderer import TextRenderer
from game.cards import Seat
from game.contract.table import Effect, Occasion
from game.contract.words import Account, Sum
from game.info import GameInfo
from game.sentences import signed
from scenes.table.view.board import Board
from scenes.table.view.table_layout import PLATE
from scenes.table.view.view_model import AccountRow

TURN_PICTURE = "tokens/turn.svg"
TALL, HIGH = 54, 84
"""Design pixels of the flame's height, and of how high it hops over a name."""
TURN_HOP_MS = 440.0
"""Milliseconds over each seat."""
EYES_SHUT_MS: Final = 150.0
"""Milliseconds that eyes stay closed."""
NEXT_BLINK_MS, LAST_BLINK_MS = 1500.0, 5000.0
"""Milliseconds until somebody blinks next."""
POP_MS: Final = 420.0
"""Milliseconds from a figure's change until it is as it was, but for its value."""
ROLL_GROWTH: Final = 0.25
"""The share by which it is larger meanwhile."""
ROLLED_SHARE: Final = 0.7
"""The share of that time after which it has rolled to its new value."""
COUNT_STEP_MS, COUNT_MS = 120.0, 1700.0
"""Milliseconds from one card to the next, and for all of them at the most."""
FIRST_NOTE_VOLUME, NOTE_GROWTH = 0.3, 0.06
"""The volume of the first note, as a share, and the growth of each after it."""
SETTLE_MS: Final = 320.0
"""Milliseconds until what was counted last is no larger than the rest."""
READ_MS, FLIGHT_MS = 900.0, 700.0
"""Milliseconds until the points set out from the account, and until they arrive."""
STAMP_TYPE: Final = 56
"""Design pixels of the type of points."""
FLAT_ROOM: Final = 2.8
"""The shape of a flat room, where points stand beside their sum."""
SUM_HEM, SUM_EDGE = 14, 4
"""Design pixels between a sum and the edge of its ground: at the sides, and above and below."""
ARRIVED_TYPE: Final = 22.0
"""Design pixels of the type of points that reach their gem."""
POINTS_GROWTH: Final = 2.0
"""The swelling of points, as a multiple of that of the parts of their sum."""
POINTS_COLOURS: Final = {True: VERDIGRIS, False: EMBER, None: ASH}
"""Colours of points: good for their player, bad, or neither."""


@dataclass(slots=True)
class TurnToken:
    """The flame of the turn, as it hops over players who are skipped."""

    board: Board
    timeline: Timeline
    pose: Pose | None = None
    """The flame's pose, if it is on its way."""

    def hop(self, effects: Sequence[Effect], following: Seat | None) -> None:
        """Hop from the player who skipped others, over each of them, to the seat whose turn follows."""
        skips = [effect for effect in effects if effect.occasion is Occasion.SKIPPED]
        skipped = [effect.seat for effect in skips]
        by = next((effect.by for effect in skips), None)
        if by is None or by == skipped[0] or following is None:
            return
        names = [Pose(*self._middle(seat)) for seat in skipped]
        stops = [Pose(*self._middle(by))]
        stops += [between(one, other, 0.5) for one, other in pairwise(names)]
        stops.append(Pose(*self._middle(following)))

        def move(share: float) -> None:
            leg = min(int(share * len(names)), len(names) - 1)
            gone = share * len(names) - leg
            high = HIGH * scale(self.board.window)
            flown = vault(stops[leg], names[leg], stops[leg + 1], gone, high)
            self.pose = None if share >= 1 else flown

        self.timeline.add(0, TURN_HOP_MS * len(names), move, linear)

    def draw(self, renderer: TextRenderer) -> None:
        """Draw the flame where it is now."""
        if self.pose is not None:
            tall = round(TALL * renderer.scale)
            flame = renderer.assets.picture(
                TURN_PICTURE, round(tall * renderer.assets.aspect(TURN_PICTURE)), tall
            )
            renderer.surface.blit(flame, flame.get_rect(center=(round(self.pose.x), round(self.pose.y))))

    def _middle(self, seat: Seat) -> tuple[float, float]:
        return self.board.layout.seat_zone(PLATE, seat).rect.center


@dataclass(slots=True)
class Blinking:
    """The blinking of faces behind the table. Nothing in a match depends on it."""

    seats: Sequence[Seat]
    random: Random = field(default_factory=Random)
    shut: Seat | None = None
    _left: float = LAST_BLINK_MS

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return True if eyes have closed or opened."""
        self._left -= milliseconds
        if self._left > 0 or not self.seats:
            return False
        if self.shut is None:
            self.shut, self._left = self.seats[int(self.random.random() * len(self.seats))], EYES_SHUT_MS
        else:
            self.shut, self._left = (
                None,
                NEXT_BLINK_MS + (LAST_BLINK_MS - NEXT_BLINK_MS) * self.random.random(),
            )
        return True


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure as it is seen now."""

    value: int
    swell: float = 0.0
    """The share by which it is drawn larger."""


@dataclass(slots=True)
class RollingFigures:
    """The figures as they were seen last; a new one is there at once, as when a table opens."""

    timeline: Timeline
    _known: dict[Hashable, int] = field(default_factory=dict)
    _seen: dict[Hashable, Figure] = field(default_factory=dict)

    def figure(self, key: Hashable, value: int) -> Figure:
        """Return how a figure is seen, which has this value now."""
        before = self._known.get(key)
        self._known[key] = value
        if before is not None and before != value:
            start = self._seen.get(key, Figure(before)).value
            self._seen[key] = Figure(start)
            self.timeline.add(0, POP_MS, partial(self._roll, key, start, value), linear)
        return self._seen.get(key, Figure(value))

    def _roll(self, key: Hashable, start: int, end: int, share: float) -> None:
        """Let a figure go on to its value, unless it has changed again since."""
        if self._known.get(key) != end:
            return
        if share >= 1:
            self._seen.pop(key, None)
        else:
            rolled = ease_out(min(1.0, share / ROLLED_SHARE))
            self._seen[key] = Figure(round(start + (end - start) * rolled), ROLL_GROWTH * pop(share))


@dataclass(slots=True)
class SumCounter:
    """Sums on their way up; whatever finishes the timeline shows them whole."""

    timeline: Timeline
    sound: Sound
    counted: int | None = None
    """The parts of each sum that are shown; None for all."""
    _swell: float = 0.0
    """The swelling of the part counted last, as a share."""

    def set_out(self, sums: Sequence[Sum]) -> float:
        """Begin to count; returns the milliseconds that it takes."""
        steps = max((len(each.steps) for each in sums), default=0)
        if not steps:
            return 0.0
        lasts = min(COUNT_STEP_MS * steps, COUNT_MS)
        self.counted = 0
        self.timeline.add(0, lasts, lambda share: self._count(steps, share), linear)
        self.timeline.add(lasts, SETTLE_MS, self._settle, linear)
        return lasts

    def shown(self, total: Sum) -> str:
        """Return the part of a sum shown by now."""
        return str(total) if self.counted is None else total.first(self.counted)

    def swelling(self, total: Sum) -> tuple[int, float]:
        """Return the letter from which a sum swells just now, and by which share."""
        if not self.counted or self.counted > len(total.steps):
            return len(str(total)), 0.0
        return len(total.first(self.counted - 1)), self._swell

    def whole(self, total: Sum) -> bool:
        """True if a sum is counted to its end."""
        return self.counted is None or self.counted >= len(total.steps)

    def _count(self, steps: int, share: float) -> None:
        counted, swell = count_up(steps, share)
        if self.counted is not None and counted > self.counted:
            loud = min(1.0, FIRST_NOTE_VOLUME + NOTE_GROWTH * counted)
            self.sound.play(rising(counted - 1), Channel.TABLE, loud)
        self.counted, self._swell = counted, SWELL if share >= 1.0 else swell

    def _settle(self, share: float) -> None:
        self.counted, self._swell = (None, 0.0) if share >= 1.0 else (self.counted, SWELL * (1 - share) ** 3)


@dataclass(slots=True)
class PointsFlight:
    """The points of a deal's end. ``changed`` is told when they have arrived."""

    timeline: Timeline
    changed: Callable[[], None]
    counting: SumCounter
    """The sums that come to these points."""
    share: float = 1.0
    """The share of their way behind them, 1 once they have arrived."""

    def carries(self, words: str) -> bool:
        """True while such points are on their way from a sum to a gem; none for 0 points."""
        return 0.0 < self.share < 1.0 and words != signed(0)

    @property
    def under_way(self) -> bool:
        """True until they have arrived."""
        return self.share < 1.0

    def set_out(self, account: Account | None) -> None:
        """Count a deal's points up, then send them to the gems; finishing the timeline lets them arrive."""
        counts = self.counting.set_out(
            [row.sum for row in account.rows] if account is not None else list[Sum]()
        )
        self.share = 0.0
        self.timeline.add(counts + READ_MS, FLIGHT_MS, self._go, linear)

    def draw(
        self,
        renderer: TextRenderer,
        words: str,
        colour: Colour,
        start: tuple[float, float, float],
        end: tuple[float, float],
    ) -> None:
        """Draw one player's points on their way, from where and how large they stood."""
        if self.carries(words):
            x, y, large = start
            pose = coin(Pose(x, y), Pose(*end), self.share)
            size = large + (ARRIVED_TYPE - large) * self.share
            renderer.line(words, (pose.x, pose.y), size, colour, Typeface.BOLD, shade=True)

    def _go(self, share: float) -> None:
        self.share = share
        if share >= 1.0:
            self.changed()


def account_rows(account: Account, info: GameInfo) -> tuple[AccountRow, ...]:
    """Return each player's points of a deal; another unit is named beside the points of a hand."""

    def gained(points: int) -> str:
        if not points or info.unit == "point":
            return signed(points)
        return f"{signed(points)} {info.unit if abs(points) == 1 else info.counts}"

    def good(points: int) -> bool | None:
        return (points < 0) is info.low_wins if points else None

    return tuple(AccountRow(row.seat, row.sum, gained(row.points), good(row.points)) for row in account.rows)


def draw_sum(
    renderer: TextRenderer, row: AccountRow, room: pygame.Rect, flight: PointsFlight
) -> tuple[float, float, float]:
    """Draw a player's sum as far as it is counted, with the points; return their middle and size of type.

    They stand below the sum, or right of it where the room, in window pixels, is flat: not while they fly.
    """
    counting = flight.counting
    renderer.box(room, (*SOOT, 170), SOOT, 1, round(12 * renderer.scale))
    figures = [(row.points, POINTS_COLOURS[row.good])]
    if row.sum.value is not None and signed(row.sum.value) != row.points:
        # Beside a figure a bare 0 would be read as its last.
        change = "+0" if row.points == signed(0) else row.points
        figures = [(str(row.sum.value), BONE), (change, POINTS_COLOURS[row.good])]
    whole, apart = "".join(words for words, _ in figures), round(STAMP_TYPE * renderer.scale / 2)
    gaps = apart * (len(figures) - 1)
    sums = room.inflate(-2 * round(SUM_HEM * renderer.scale), -2 * round(SUM_EDGE * renderer.scale))
    stamp = room.inflate(-2 * round(SUM_HEM * renderer.scale), 0)
    if room.width > FLAT_ROOM * room.height:
        stamp.width = min(renderer.width(whole, STAMP_TYPE, Typeface.BOLD) + gaps, room.width // 2)
        stamp.right = sums.right
        sums.width = stamp.left - sums.left - apart // 2
    else:
        stamp.height = min(round(STAMP_TYPE * renderer.pixels), room.height // 2)
        stamp.bottom = room.bottom
        sums.height = stamp.top - sums.top
    _draw_steps(renderer, row, sums, counting)
    size = renderer.fitting(whole, STAMP_TYPE, Typeface.BOLD, stamp.width - gaps, stamp.height)
    wide = [renderer.width(words, size, Typeface.BOLD) for words, _ in figures]
    right = stamp.centerx + (sum(wide) + gaps) / 2
    if counting.whole(row.sum):
        swell = POINTS_GROWTH * counting.swelling(row.sum)[1]
        left = right - sum(wide) - gaps
        for (words, colour), width in zip(figures, wide, strict=True):
            if not (words == row.points and flight.carries(words)):
                renderer.line(
                    words, (left + width / 2, stamp.centery), size, colour, Typeface.BOLD, swell=swell
                )
            left += width + apart
    return right - wide[-1] / 2, stamp.centery, size


def _draw_steps(renderer: TextRenderer, row: AccountRow, room: pygame.Rect, counting: SumCounter) -> None:
    """Draw the steps of a sum as far as counted, but not its result, which stands there in large type.

    One that is too long for its room is told in brief words, or by its end.
    """
    total = row.sum
    lines, size = _set(renderer, str(replace(total, value=None)), room.width, room.height)
    if total.brief and len(lines) * renderer.room("", size)[1] > room.height:
        lines, size = _set(renderer, total.brief, room.width, room.height)
    high = renderer.room("", size)[1]
    left = len(counting.shown(total))
    skipped = max(0, len(lines) - max(1, room.height // high))
    top = room.centery - high * (len(lines) - skipped) / 2
    for index, line in enumerate(lines):
        shown = line[: max(0, left)]
        left -= len(line) + 1
        if index < skipped:
            continue
        wide = renderer.width(line, size)
        if shown:
            at = (room.centerx - wide / 2 + renderer.width(shown, size) / 2, top + high / 2)
            renderer.line(shown, at, size, BONE)
        top += high


def _set(renderer: TextRenderer, words: str, wide: float, tall: float) -> tuple[list[str], float]:
    """Return a sum in lines, and the size of type at which they have room, in design pixels."""
    for pixels in range(round(SMALL * renderer.pixels), renderer.floor - 1, -1):
        font = renderer.assets.font(Typeface.TEXT, pixels)
        lines = balanced(words, font, round(wide)) or [""]
        if len(lines) * font.get_height() <= tall:
            break
    return lines, pixels / renderer.pixels
