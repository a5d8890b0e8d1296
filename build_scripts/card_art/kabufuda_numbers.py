"""The paper of a kabufuda card and its ten numbers: each a thing of the underworld, drawn as often as the number says."""

from collections.abc import Callable
from math import cos, pi, sin

from card_art.colours import BONE, FLAME, SOOT, VERMILION
from card_art.motifs import blade, drop, eye, flame, horn, petal, scratch, skull
from card_art.shapes import at, brush, even, polygon, sides, smooth
from card_art.svg import Letters, both_ways, circle, discs, frame, gradient, group, moved, path, plate, stroke

WIDTH, HEIGHT = 300, 500
CORNER = 18
MIDDLE = (WIDTH / 2, HEIGHT / 2)


def paper() -> list[str]:
    return [
        gradient("paper", [(0, "#F4ECDA"), (0.6, BONE), (1, "#E0D3B8")]),
        plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, "url(#paper)"),
        frame(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER, SOOT, 3),
    ]


def index(text: str, letters: Letters, colour: str) -> list[str]:
    """Draw the number in two corners, within the strip that a fan leaves open."""
    size = 84 if len(text) == 1 else 68
    corner = [letters.draw(text, 46, 78, size, colour)]
    return both_ways(corner, WIDTH, HEIGHT)


def sized(parts: list[str], size: float, down: float = 0) -> list[str]:
    """Draw parts drawn smaller about the card's middle, to leave the corners to the numbers."""
    x, y = MIDDLE
    return [group(parts, x * (1 - size), y * (1 - size) + down, 0, size)]


def one() -> list[str]:
    """Draw the one sun of the underworld, horned."""
    x, y = MIDDLE
    horns = [
        path(brush(at(x, y, *spine), [58, 50, 30, 4], seed), SOOT)
        for seed, spine in enumerate(sides((30, -84), (76, -116), (84, -164), (58, -206)), 3)
    ]
    rays = [
        path(brush(at(x, y + 20, *((far * across, far * down) for far in (112, 138))), [18, 5], step), SOOT)
        for step in range(24)
        for across, down in [(cos((step + 0.5) * pi / 12), sin((step + 0.5) * pi / 12))]
        if down > -0.5
    ]
    sun = [
        *horns,
        *rays,
        *discs(x, y + 20, (104, SOOT), (92, VERMILION)),
        stroke(
            f"M{x - 60} {y - 14}Q{x - 36} {y - 26} {x - 16} {y + 4}"
            f"M{x + 60} {y - 14}Q{x + 36} {y - 26} {x + 16} {y + 4}",
            SOOT,
            13,
        ),
        circle(x - 34, y + 14, 13, FLAME),
        circle(x + 34, y + 14, 13, FLAME),
        circle(x - 34, y + 14, 5, SOOT),
        circle(x + 34, y + 14, 5, SOOT),
        path(smooth(*at(x, y, (-54, 56), (0, 74), (54, 56), (30, 88), (0, 96), (-30, 88))), SOOT),
        *[path(polygon(*at(x, y, *fang)), BONE) for fang in sides((36, 62), (28, 84), (20, 66))],
    ]
    return sized(sun, 0.84, 22)


def _two() -> list[str]:
    x, y = MIDDLE
    return [
        group(horn(11), x - 50, y + 10, -8, 1.2),
        moved(horn(12), f"translate({x + 50:g} {y + 10:g}) rotate(8) scale(-1.2 1.2)"),
    ]


def _three() -> list[str]:
    x, y = MIDDLE
    return [group(scratch(20 + step), x + 72 * (step - 1), y + 16 * (step - 1), 6, 1.15) for step in range(3)]


def _four() -> list[str]:
    x, y = MIDDLE
    return [
        group(eye(), x + side * 8, y + step, 0, 0.96)
        for step, side in ((-132, 1), (-42, -1), (48, 1), (138, -1))
    ]


def _five() -> list[str]:
    x, y = MIDDLE
    petals = [group(petal(40 + step), x, y, 72 * step, 1.05) for step in range(5)]
    return [*petals, *discs(x, y, (36, SOOT), (28, VERMILION), (12, FLAME), (5, SOOT))]


def _six() -> list[str]:
    x, y = MIDDLE
    return [
        group(drop(), x + side * 46, y + row * 106 + side * 12, 0, 1.04)
        for row in (-1, 0, 1)
        for side in (-1, 1)
    ]


def _seven() -> list[str]:
    x, y = MIDDLE
    fan = [
        group(blade(60 + step), x, y + 126, (step - 3) * 17, 1.3 - 0.15 * abs(step - 3))
        for step in (0, 6, 1, 5, 2, 4, 3)
    ]
    return [*fan, *discs(x, y + 130, (26, SOOT), (15, VERMILION))]


def _eight() -> list[str]:
    x, y = MIDDLE
    legs = []
    for side in (-1, 1):
        for step, (knee, foot) in enumerate(
            (
                ((76, -108), (104, -176)),
                ((98, -50), (124, -92)),
                ((98, 34), (126, 96)),
                ((76, 92), (102, 178)),
            )
        ):
            start = (x + side * 18, y - 34 + 20 * step)
            bend = (x + side * knee[0], y + knee[1])
            end = (x + side * foot[0], y + foot[1])
            thigh = ((start[0] + bend[0]) / 2, (start[1] + bend[1]) / 2 - 8)
            shin = ((bend[0] + end[0]) / 2 + side * 4, (bend[1] + end[1]) / 2)
            leg = brush([start, thigh, bend, shin, end], [14, 15, 18, 11, 3], 70 + step)
            legs.append(path(leg, SOOT))
    body = [
        path(smooth(*at(x, y, *even((0, -2), (46, 26), (50, 78), (0, 118)))), SOOT),
        path(smooth(*at(x, y, *even((0, 28), (22, 48), (6, 66), (22, 88), (0, 98)))), VERMILION),
        circle(x, y - 30, 36, SOOT),
        *[
            circle(x + px, y + py, r, FLAME)
            for px, py, r in ((-13, -42, 6.5), (13, -42, 6.5), (-22, -27, 4), (22, -27, 4))
        ],
        stroke(f"M{x - 9} {y - 8}L{x - 13} {y + 8}M{x + 9} {y - 8}L{x + 13} {y + 8}", VERMILION, 6),
    ]
    return sized([*legs, *body], 0.86)


def _nine() -> list[str]:
    x, y = MIDDLE
    return [
        group(flame(column + row), x + column * 76, y + row * 106 + 8, 0, 0.84)
        for row in (-1, 0, 1)
        for column in (-1, 0, 1)
    ]


def _ten() -> list[str]:
    x, y = MIDDLE
    return [
        group(skull(), x + (column - (count - 1) / 2) * 66, y - 122 + row * 84, 0, 1.12)
        for row, count in enumerate((1, 2, 3, 4))
        for column in range(count)
    ]


MOTIFS: tuple[Callable[[], list[str]], ...] = (
    one,
    _two,
    _three,
    _four,
    _five,
    _six,
    _seven,
    _eight,
    _nine,
    _ten,
)
