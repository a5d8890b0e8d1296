"""The ladder of a score: each player's total, and the target if there is one."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Final

import pygame

from engine.theme import BRASS, SERIES, SOOT, mixed
from engine.ui.form import Box, Form
from engine.ui.shapes import line_width
from engine.ui.widget import Picture
from game.sentences import number
from scenes.players import Look, after_match, picture
from scenes.totals_plot import Course, totals_by_seat

RUNGS: Final = 10
"""The most steps from one end of the ladder to the other."""
ROUND: Final = (1, 2, 5)
"""Distances between rungs, times any power of ten."""
FINE: Final = 2
"""Supersampling factor of the ladder and its lines."""
NUMBERS: Final = 84.0
"""Width left of the ladder for the numbers of its rungs, in design pixels."""
LARGEST: Final = 104.0
"""The largest size of a face, in design pixels."""
TOKEN: Final = 76.0
"""Size of the crown or skull at the end, in design pixels."""
WOOD, SHADED = (0x6B, 0x45, 0x2A), (0x3A, 0x24, 0x16)


@dataclass(frozen=True)
class Ladder:
    """Each player's total on a ladder: down to a skull if low totals win, otherwise up to a crown."""

    course: Course
    faces: Sequence[str]
    """The face of each seat."""

    @cached_property
    def rungs(self) -> list[int]:
        """The totals at the rungs: zero, round numbers and the target. No total is beyond the last."""
        target = self.course.target
        totals = [0, *self.course.standing.totals, *(total for line in self.lines for total in line)]
        lowest, highest = min(totals), max(RUNGS if target is None else target, *totals)
        sizes = (by * 10**power for power in count() for by in ROUND)
        step = next(size for size in sizes if size * RUNGS >= highest - lowest)
        lowest -= lowest % step
        if highest != target:
            highest += -highest % step
        ends = [highest]
        if target is not None and target < highest:
            ends = [target, highest + (step if highest - target <= step / 4 else 0)]
        between = [
            at for at in range(lowest, ends[-1], step) if all(abs(end - at) > step / 2 for end in ends)
        ]
        return sorted([*between, *ends])

    @property
    def lines(self) -> list[list[int]]:
        """Each player's total before the first deal and after each."""
        return totals_by_seat(self.course.standing)

    def share(self, total: float) -> float:
        """Return how far down the ladder a total is, 0 at the top to 1 at the bottom."""
        lowest, *_, highest = self.rungs
        share = (total - lowest) / (highest - lowest)
        return share if self.course.info.low_wins else 1 - share


def build_ladder(form: Form, ladder: Ladder, box: Box) -> None:
    """Place a ladder in a box: its picture, and the numbers of its rungs."""
    left, top, width, height = box
    margin = LARGEST / 2 + TOKEN / 2
    inner = (left + NUMBERS, top + margin, width - NUMBERS, height - 2 * margin)
    high = form.line_height("@faint")
    for value in ladder.rungs:
        y = inner[1] + inner[3] * ladder.share(value)
        form.label(number(value), (left, y - high / 2, NUMBERS - 16, high), "@faint_right")
    site = form.site((left + NUMBERS, top, width - NUMBERS, height))
    rails = form.rect(inner).move(-site.rect.left, -site.rect.top)
    form.add(Picture(site, _drawn(form, ladder, site.rect.size, rails)))


def _drawn(form: Form, ladder: Ladder, size: tuple[int, int], rails: pygame.Rect) -> pygame.Surface:
    pixels = form.app.pixels
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    fine = pygame.Rect(*(part * FINE for part in rails))
    for value in ladder.rungs:
        rung = fine.top + round(fine.height * ladder.share(value))
        _beam(large, pygame.Rect(fine.left, rung - round(7 * pixels), fine.width, round(14 * pixels)))
    wide = round(34 * pixels)
    beyond = wide + round(LARGEST / 2 * pixels * FINE)  # a face on the last rung stands between the rails
    for rail in (fine.left, fine.right - wide):
        _beam(large, pygame.Rect(rail, fine.top - beyond, wide, fine.height + 2 * beyond))
    part = (fine.width - 2 * wide) / len(ladder.lines)
    middles = [fine.left + wide + part * (seat + 0.5) for seat in range(len(ladder.lines))]
    for seat, (line, x) in enumerate(zip(ladder.lines, middles, strict=True)):
        spots = [(x, fine.top + fine.height * ladder.share(total)) for total in line]
        colour = SERIES[seat % len(SERIES)]
        pygame.draw.line(large, mixed(SOOT, colour, 0.75), spots[0], spots[-1], line_width(10, pixels * FINE))
    drawn = pygame.transform.smoothscale(large, size)
    if ladder.course.target is not None:
        _end(form, ladder, drawn, rails)
    side = round(min(LARGEST * pixels, 0.94 * part / FINE))
    looks = after_match(ladder.course.standing.ranks)
    for seat, (line, x) in enumerate(zip(ladder.lines, middles, strict=True)):
        spot = (round(x / FINE), rails.top + round(rails.height * ladder.share(line[-1])))
        look = looks[seat] if ladder.course.standing.deals else Look.RESTING
        face = form.app.assets.picture(picture(ladder.faces[seat], look), side, side)
        drawn.blit(face, face.get_rect(center=spot))
    return drawn


def _end(form: Form, ladder: Ladder, drawn: pygame.Surface, rails: pygame.Rect) -> None:
    side = round(TOKEN * form.app.pixels)
    art = "tokens/skull.svg" if ladder.course.info.low_wins else "tokens/crown.svg"
    token = form.app.assets.picture(art, side, side)
    end = drawn.get_height() - side // 2 if ladder.course.info.low_wins else side // 2
    drawn.blit(token, token.get_rect(center=(rails.centerx, end)))


def _beam(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a wooden beam, lit along its upper left edge."""
    pygame.draw.rect(surface, SHADED, rect.move(2, 4), border_radius=6)
    pygame.draw.rect(surface, WOOD, rect, border_radius=6)
    pygame.draw.rect(surface, mixed(WOOD, BRASS, 0.5), rect, 2, border_radius=6)
