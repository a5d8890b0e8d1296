"""Draws lines over a scale as SVG, in the colours of the program."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TypeAlias

from engine import theme

WIDTH, HEIGHT = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 76, 190, 44, 48
TICKS = 5
HIDE, BONE, ASH, BRASS = map(theme.hexed, (theme.HIDE, theme.BONE, theme.ASH, theme.BRASS))
COLOURS = tuple(map(theme.hexed, theme.SERIES))

Points: TypeAlias = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Plot:
    """What is drawn: lines by name, and levels to hold them against."""

    title: str
    across: str
    up: str
    lines: dict[str, Points]
    levels: dict[str, float] = field(default_factory=dict)
    """Dashed: a floor, or what was aimed at."""
    steep: bool = False
    """Whether each step up is ten times the one before."""


def drawn(plot: Plot) -> str:
    """The plot as SVG."""
    scale = _Scale(plot)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{HIDE}"/>',
        _text(plot.title, LEFT, 22, BONE, size=16),
        _text(plot.across, (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, ASH, anchor="middle"),
        *_grid(plot, scale),
        *_levels(plot, scale),
    ]
    heights = _spread([scale.up(points[-1][1]) for points in plot.lines.values()])
    for index, (name, points) in enumerate(plot.lines.items()):
        colour = COLOURS[index % len(COLOURS)]
        path = " ".join(f"{scale.across(x):.1f},{scale.up(y):.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        dots = "".join(
            f'<circle cx="{scale.across(x):.1f}" cy="{scale.up(y):.1f}" r="3"/>' for x, y in points
        )
        parts.append(f'<g fill="{colour}">{dots}</g>')
        parts.append(_text(name, WIDTH - RIGHT + 14, heights[index] + 4, colour))
    return "\n".join([*parts, "</svg>"]) + "\n"


class _Scale:
    """Where values lie in the picture."""

    def __init__(self, plot: Plot) -> None:
        points = [point for line in plot.lines.values() for point in line]
        tops = [y for _, y in points] + list(plot.levels.values())
        self.steep = plot.steep
        self.least_across = min(x for x, _ in points)
        self.most_across = max(max(x for x, _ in points), self.least_across + 1e-9)
        self.most = max(tops) * (1.0 if plot.steep else 1.08)
        self.least = 10 ** math.floor(math.log10(min(tops))) if plot.steep else 0.0
        if plot.steep:
            self.most = 10 ** math.ceil(math.log10(self.most))

    def across(self, value: float) -> float:
        share = (value - self.least_across) / (self.most_across - self.least_across)
        return LEFT + share * (WIDTH - RIGHT - LEFT)

    def up(self, value: float) -> float:
        if self.steep:
            share = math.log10(value / self.least) / math.log10(self.most / self.least)
        else:
            share = value / self.most
        return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)

    def ticks(self) -> list[float]:
        """Values to be marked on the way up."""
        if self.steep:
            return [self.least * 10**step for step in range(round(math.log10(self.most / self.least)) + 1)]
        step = _round(self.most / TICKS)
        return [step * index for index in range(int(self.most / step) + 1)]


def _grid(plot: Plot, scale: _Scale) -> list[str]:
    parts = []
    for value in scale.ticks():
        y = scale.up(value)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{ASH}" stroke-opacity="0.25"/>')
        parts.append(_text(f"{value:,.4g}", LEFT - 8, y + 4, ASH, anchor="end"))
    marks = sorted({x for line in plot.lines.values() for x, _ in line})
    least = (WIDTH - RIGHT - LEFT) / 12
    last = -math.inf
    for value in marks:
        x = scale.across(value)
        if x - last >= least:
            parts.append(_text(f"{value:,.4g}", x, HEIGHT - BOTTOM + 18, ASH, anchor="middle"))
            last = x
    parts.append(_text(plot.up, LEFT, TOP - 4, ASH, size=12))
    return parts


def _levels(plot: Plot, scale: _Scale) -> list[str]:
    parts = []
    for name, value in plot.levels.items():
        y = scale.up(value)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{BRASS}" stroke-dasharray="6 4"/>')
        parts.append(_text(name, WIDTH - RIGHT - 4, y - 5, BRASS, anchor="end", size=12))
    return parts


def _spread(heights: Sequence[float]) -> list[float]:
    """Heights at which names can stand, each 16 pixels from the next, near those wanted."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed, last = list(heights), -math.inf
    for index in order:
        placed[index] = last = max(heights[index], last + 16)
    over = max(0.0, last - (HEIGHT - BOTTOM)) if order else 0.0
    return [height - over for height in placed]


def _round(step: float) -> float:
    """The next 1, 2 or 5 with as many noughts as it takes."""
    power: float = 10 ** math.floor(math.log10(step))
    return next(each * power for each in (1, 2, 5, 10) if each * power >= step)


def _text(words: str, x: float, y: float, colour: str, *, anchor: str = "start", size: int = 13) -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" fill="{colour}" text-anchor="{anchor}" font-size="{size}">'
        f"{escape(words)}</text>"
    )
