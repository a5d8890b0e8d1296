"""The animation of a deal's score: sums count up, bonuses are stamped on, then points fly to the gems."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import pygame

from engine.motion import COUNT_GROWTH, Pose, coin, count_up, linear
from engine.sound import Channel, Sound, rising
from engine.text_wrapping import balanced
from engine.theme import ASH, BODY, BONE, EMBER, SOOT, VERDIGRIS, Typeface
from engine.timeline import Timeline
from engine.ui.text import TextRenderer
from game.cards import Seat
from game.contract.words import Account, Sum
from game.sentences import signed
from scenes.table.animation.impact import Impact
from scenes.table.view.view_model import ShownResult

COUNT_STEP_MS, COUNT_MS = 120.0, 1700.0
"""The most time from one part of a sum to the next, and for all parts, in milliseconds."""
BONUS_MS: Final = 420.0
"""The time after each bonus, in milliseconds."""
BONUS_GROWTH: Final = 3.0
"""The growth of a sum as a bonus is stamped on it, as a multiple of ``COUNT_GROWTH``."""
FIRST_NOTE_VOLUME, NOTE_GROWTH = 0.3, 0.06
"""The volume of the first note, as a share, and the increase for each one after it."""
SETTLE_MS: Final = 320.0
"""The time the results take to shrink to normal size, in milliseconds."""
READ_MS, FLIGHT_MS = 900.0, 700.0
"""The time to read the sums, and the time the points then fly, in milliseconds."""
STAMP_TYPE: Final = 56
"""The type size of points, in design pixels."""
FLAT_ROOM: Final = 2.8
"""The ratio of width to height above which the points are beside their sum instead of below it."""
SUM_PADDING, SUM_EDGE = 14, 4
"""The padding of a sum in its box, in design pixels: at the sides, and above and below."""
ARRIVED_TYPE: Final = 22.0
"""The type size of points as they reach their gem, in design pixels."""
POINTS_GROWTH: Final = 2.0
"""The growth of points as they appear, as a multiple of ``COUNT_GROWTH``."""
POINTS_COLOURS: Final = {True: VERDIGRIS, False: EMBER, None: ASH}
"""Colours of points: good for their player, bad, or neither."""


@dataclass(slots=True)
class ScoreAnimation:
    """The animated score of a deal: all sums count up together, then the points fly to the gems.

    The parts come first, then the bonuses, then all results at once. Finishing the timeline shows the whole
    sums and calls ``arrived``.
    """

    timeline: Timeline
    sound: Sound
    impact: Impact
    arrived: Callable[[], None]
    """The callback for when the points have arrived."""
    counted: int | None = None
    """The number of parts and bonuses of each sum that are shown, or None for all and the results."""
    flown: float = 1.0
    """The progress of the points' flight, from 0 to 1."""
    _added: int = 0
    """The number of parts in the longest sum; bonuses come after them."""
    _swell: float = 0.0
    """The share by which the part counted last is larger now."""

    def begin(self, account: Account | None) -> None:
        """Count a deal's points up, then send them to the gems."""
        rows = account.rows if account is not None else ()
        self._added = max((len(row.sum.parts) for row in rows), default=0)
        shown = min(COUNT_STEP_MS * (self._added + 1), COUNT_MS)
        if rows:
            self.counted = min(1, self._added)
            self.timeline.add(0, shown, self._count, linear)
            for bonus in range(max(len(row.sum.rest) for row in rows)):
                seats = [row.seat for row in rows if len(row.sum.rest) > bonus]
                self.timeline.call(shown, partial(self._stamp, bonus, seats))
                self.timeline.add(shown, BONUS_MS, self._settle, linear)
                shown += BONUS_MS
            self.timeline.call(shown, self._show_results)
            self.timeline.add(shown, SETTLE_MS, self._settle, linear)
        self.flown = 0.0
        self.timeline.add(shown + READ_MS, FLIGHT_MS, self._fly, linear)

    @property
    def under_way(self) -> bool:
        """True until the points have arrived."""
        return self.flown < 1.0

    def flies(self, row: ShownResult) -> bool:
        """True while a player's points are flying from the sum to the gem."""
        return 0.0 < self.flown < 1.0 and bool(row.gained)

    def shown(self, total: Sum) -> str:
        """Return as much of a sum as is shown now."""
        if self.counted is None:
            return str(total)
        bonuses = max(0, self.counted - self._added)
        return total.first(min(self.counted, len(total.parts)) + min(bonuses, len(total.rest)))

    @property
    def bonuses_shown(self) -> bool:
        """True once the first bonus or the results are shown."""
        return self.counted is None or self.counted > self._added

    @property
    def points_swelling(self) -> float:
        """The share by which points are larger now."""
        return POINTS_GROWTH * self._swell if self.counted is None else 0.0

    def bonus_swelling(self, total: Sum) -> float:
        """Return the share by which a sum is larger now, as a bonus is stamped on it."""
        bonus = -1 if self.counted is None else self.counted - self._added - 1
        return BONUS_GROWTH * self._swell if 0 <= bonus < len(total.rest) else 0.0

    def _count(self, share: float) -> None:
        counted, self._swell = count_up(self._added, share)
        if self.counted is not None and counted > self.counted:
            self._ring(counted)
            self.counted = counted

    def _ring(self, number: int) -> None:
        """Play the note for a part of the sums, each higher and louder than the one before."""
        loud = min(1.0, FIRST_NOTE_VOLUME + NOTE_GROWTH * number)
        self.sound.play(rising(number - 1), Channel.TABLE, loud)

    def _stamp(self, bonus: int, seats: Sequence[Seat]) -> None:
        self.counted = self._added + bonus + 1
        self.impact.land_bonus(seats)

    def _show_results(self) -> None:
        self._ring(self._added + 1)
        self.counted = None

    def _settle(self, share: float) -> None:
        self._swell = COUNT_GROWTH * (1 - share) ** 3

    def _fly(self, share: float) -> None:
        self.flown = share
        if share >= 1.0:
            self.arrived()


def draw_sum(
    renderer: TextRenderer, row: ShownResult, room: pygame.Rect, score: ScoreAnimation
) -> tuple[float, float, float]:
    """Draw a player's sum as far as it is counted, and the points; return their middle and type size.

    The points are below the sum, or right of it if the room, in window pixels, is flat.
    """
    if score.counted is None or score.shown(row.sum):
        renderer.box(room, (*SOOT, 170), SOOT, 1, renderer.px(12))
    figures = [(row.points, POINTS_COLOURS[row.good])]
    if row.sum.value is not None and signed(row.sum.value) != row.points:
        change = [] if row.gained == 0 else [(row.points, POINTS_COLOURS[row.good])]
        figures = [(str(row.sum.value), BONE), *change]
    whole, apart = "".join(words for words, _ in figures), round(STAMP_TYPE * renderer.box_scale / 2)
    gaps = apart * (len(figures) - 1)
    sums = room.inflate(-2 * renderer.px(SUM_PADDING), -2 * renderer.px(SUM_EDGE))
    stamp = room.inflate(-2 * renderer.px(SUM_PADDING), 0)
    if room.width > FLAT_ROOM * room.height:
        largest = renderer.fitting(whole, STAMP_TYPE, Typeface.BOLD, room.width, stamp.height)
        stamp.width = min(renderer.width(whole, largest, Typeface.BOLD) + gaps, room.width // 2)
        stamp.right = sums.right
        sums.width = stamp.left - sums.left - apart // 2
    else:
        stamp.height = min(round(STAMP_TYPE * renderer.text_scale), room.height // 2)
        stamp.bottom = room.bottom
        sums.height = stamp.top - sums.top
    _draw_steps(renderer, row.sum, sums, len(score.shown(row.sum)), score.bonus_swelling(row.sum))
    size = renderer.fitting(whole, STAMP_TYPE, Typeface.BOLD, stamp.width - gaps, stamp.height)
    wide = [renderer.width(words, size, Typeface.BOLD) for words, _ in figures]
    right = stamp.centerx + (sum(wide) + gaps) / 2
    if score.counted is None:
        left = right - sum(wide) - gaps
        for (words, colour), width in zip(figures, wide, strict=True):
            if not (words == row.points and score.flies(row)):
                at = left + width / 2, stamp.centery
                renderer.line(words, at, size, colour, Typeface.BOLD, swell=score.points_swelling)
            left += width + apart
    return right - wide[-1] / 2, stamp.centery, size


def draw_points(
    renderer: TextRenderer,
    row: ShownResult,
    start: tuple[float, float, float],
    end: tuple[float, float],
    score: ScoreAnimation,
) -> None:
    """Draw a player's flying points; ``start`` is the position and type size they had beside the sum."""
    if score.flies(row):
        x, y, large = start
        pose = coin(Pose(x, y), Pose(*end), score.flown)
        size = large + (ARRIVED_TYPE - large) * score.flown
        colour = POINTS_COLOURS[row.good]
        wide, high = renderer.measure(row.points, size, Typeface.BOLD)
        pill = pygame.Rect(0, 0, wide + high, high).move_to(center=(round(pose.x), round(pose.y)))
        renderer.box(pill, (*SOOT, 225), SOOT, 1, high // 2)
        renderer.line(row.points, pill.center, size, colour, Typeface.BOLD)


def _draw_steps(renderer: TextRenderer, total: Sum, room: pygame.Rect, left: int, swell: float) -> None:
    """Draw the first ``left`` letters of a sum without its result, which is drawn in larger type.

    A sum too long for its room is shown in briefer words, or only its last lines.
    """
    for words in (replace(total, value=None).unbroken, *total.brief):
        lines, size = _set(renderer, words, room.width, room.height)
        high = renderer.height(size)
        if len(lines) * high <= room.height:
            break
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
            renderer.line(shown, at, size, BONE, swell=swell)
        top += high


def _set(renderer: TextRenderer, words: str, wide: float, tall: float) -> tuple[list[str], float]:
    """Return the lines of a sum, and the type size at which they fit, in design pixels."""
    for pixels in range(round(BODY * renderer.text_scale), renderer.smallest - 1, -1):
        font = renderer.assets.font(Typeface.TEXT, pixels)
        lines = balanced(words, font, round(wide)) or [""]
        if len(lines) * font.get_height() <= tall:
            break
    return lines, pixels / renderer.text_scale
