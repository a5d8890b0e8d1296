"""Path data of shapes: straight, flowing, brushed and cut."""

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin
from random import Random

Point = tuple[float, float]
Line = tuple[float, float, float, float, float]
"""A cut of the graver: the start, the end, and the width at the start."""


def number(value: float) -> str:
    """Return a coordinate, as short as it can be."""
    return f"{value:.1f}".removesuffix(".0")


def line(*points: Point) -> str:
    """Return path data of a line with straight pieces."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def polygon(*points: Point) -> str:
    """Return path data of a closed shape with straight sides."""
    return line(*points) + "Z"


def star(x: float, y: float, rays: int, far: float, near: float) -> str:
    """Return path data of a star about a place, whose rays reach far and part from one another near it."""
    turns = [(pi * k / rays, near if k % 2 else far) for k in range(2 * rays)]
    return polygon(*((x + reach * sin(turn), y + reach * cos(turn)) for turn, reach in turns))


def at(x: float, y: float, *points: Point) -> list[Point]:
    """Return points counted from a place."""
    return [(x + across, y + down) for across, down in points]


def between(one: Point, other: Point, share: float) -> Point:
    """Return the point that lies a share of the way from one to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def even(*half: Point) -> list[Point]:
    """Return the points of a shape that is even about x = 0, from those of one half."""
    return [*half, *((-x, y) for x, y in reversed(half) if x)]


def sides(*right: Point) -> list[Sequence[Point]]:
    """Return a shape at the right of x = 0, and its mirror image at the left."""
    return [[(-x, y) for x, y in right], right]


def smooth(*points: Point) -> str:
    """Return path data of a closed shape that flows through its points."""
    count = len(points)
    data = f"M{number(points[0][0])} {number(points[0][1])}"
    for index in range(count):
        before, here = points[index - 1], points[index]
        after, beyond = points[(index + 1) % count], points[(index + 2) % count]
        data += (
            f"C{number(here[0] + (after[0] - before[0]) / 6)} {number(here[1] + (after[1] - before[1]) / 6)} "
            f"{number(after[0] - (beyond[0] - here[0]) / 6)} {number(after[1] - (beyond[1] - here[1]) / 6)} "
            f"{number(after[0])} {number(after[1])}"
        )
    return data + "Z"


def cuts(lines: Iterable[Line]) -> str:
    """Return path data of tapering cuts, all in one path."""
    data = []
    for x, y, to_x, to_y, width in lines:
        length = hypot(to_x - x, to_y - y) or 1
        over_x, over_y = -(to_y - y) / length * width / 2, (to_x - x) / length * width / 2
        data.append(
            f"M{number(x + over_x)} {number(y + over_y)}L{number(to_x)} {number(to_y)}"
            f"L{number(x - over_x)} {number(y - over_y)}Z"
        )
    return "".join(data)


def brush(spine: list[Point], widths: list[float], seed: int) -> str:
    """Return path data of a brush stroke along a spine with a width at each point, a little rough."""
    random = Random(seed)
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(spine):
        before, after = spine[max(0, index - 1)], spine[min(len(spine) - 1, index + 1)]
        length = hypot(after[0] - before[0], after[1] - before[1]) or 1.0
        across = (-(after[1] - before[1]) / length, (after[0] - before[0]) / length)
        half = widths[index] / 2
        rough = half * 0.10
        near, far = half + random.uniform(-rough, rough), half + random.uniform(-rough, rough)
        left.append((x + across[0] * near, y + across[1] * near))
        right.append((x - across[0] * far, y - across[1] * far))
    return smooth(*left, *right[::-1])


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 9) -> list[Point]:
    """Return points along an arc; angles in degrees, clockwise from the right."""
    turns = [(start + (end - start) * step / (steps - 1)) * pi / 180 for step in range(steps)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]
