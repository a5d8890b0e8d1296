"""What lies on the table beside the cards: coins, reapers, a chain, arrows, a knocking fist."""

from card_art.backs import EMBLEMS, FIELDS
from card_art.svg import BONE, BRASS, SOOT, circle, document, group, path, plate, ring, stroke


def tokens() -> dict[str, str]:
    """File name without ending to SVG."""
    arrow = _arrow()
    found = {
        "coin": _coin(),
        "chain": _chain(),
        "knock": _knock(),
        "arrow_left": document(120, 120, arrow),
        "arrow_right": document(120, 120, ['<g transform="translate(120 0) scale(-1 1)">', *arrow, "</g>"]),
    }
    return found | {f"reaper_{name}": _reaper(name) for name in "123456"}


def _coin() -> str:
    return document(
        100,
        100,
        [
            circle(51, 54, 44, "#5A3A12"),
            circle(50, 49, 44, BRASS),
            circle(50, 49, 37, "#F2C75C"),
            ring(50, 49, 37, "#8A5A1E", 2.4),
            path(
                "M50 22C44 34 30 38 22 36C28 46 30 56 28 66C38 60 44 62 50 74C56 62 62 60 72 66C70 56 72 46 78 36C70 38 56 34 50 22Z",
                "#8A5A1E",
            ),
            circle(50, 49, 8, "#F2C75C"),
            stroke("M22 30C28 20 38 14 48 13", "#FFF0C0", 4),
        ],
    )


def _chain() -> str:
    """Links across a card, and a lock in the middle."""
    links = []
    for step in range(9):
        x = 14 + step * 27.6
        wide = step % 2 == 0
        data = f"M{x - 13} 45C{x - 13} {33 if wide else 39} {x + 13} {33 if wide else 39} {x + 13} 45C{x + 13} {57 if wide else 51} {x - 13} {57 if wide else 51} {x - 13} 45Z"
        links += [stroke(data, SOOT, 9), stroke(data, "#A9A6A0", 5)]
    lock = [
        stroke("M113 40C113 18 137 18 137 40", SOOT, 11),
        stroke("M113 40C113 18 137 18 137 40", "#A9A6A0", 6),
        plate(103, 38, 44, 38, 7, SOOT),
        plate(106, 41, 38, 32, 5, BRASS),
        circle(125, 53, 5, SOOT),
        path("M122 54L128 54L130 67L120 67Z", SOOT),
    ]
    return document(250, 90, [*links, *lock])


def _knock() -> str:
    fist = "M24 44C24 34 36 30 40 36C44 28 56 28 58 36C62 29 74 30 75 38C82 34 90 40 88 50L84 74C80 88 66 92 54 90C38 88 28 74 24 44Z"
    return document(
        120,
        120,
        [
            path(fist, "#F3DFC4"),
            stroke(fist, SOOT, 4),
            stroke("M40 38L42 56M58 37L59 56M75 40L73 56M30 62C40 56 52 58 58 66", SOOT, 3.4),
            stroke("M92 70L106 66M88 84L102 90M78 96L86 108", "#F6B042", 5),
        ],
    )


def _arrow() -> list[str]:
    bow = "M102 88C96 46 62 26 34 44"
    return [
        stroke(bow, SOOT, 20),
        stroke(bow, "#F6B042", 12),
        path("M8 60L26 22L52 54Z", SOOT),
        path("M16 54L28 32L43 51Z", "#F6B042"),
    ]


def _reaper(name: str) -> str:
    """A hooded figure with a scythe and its deck's emblem on the breast."""
    field, line = FIELDS[name]
    cloak = "M50 12C28 14 24 40 26 56C14 70 10 104 12 132L88 132C90 104 86 70 74 56C76 40 72 14 50 12Z"
    hood = "M50 24C36 26 33 42 36 56C42 66 58 66 64 56C67 42 64 26 50 24Z"
    return document(
        100,
        140,
        [
            stroke("M86 24L78 134", SOOT, 8),
            stroke("M86 24L78 134", "#7A5230", 4.5),
            path("M90 22C70 4 44 2 30 14C50 12 70 18 86 34Z", SOOT),
            path("M87 22C70 8 50 7 38 12C54 12 70 18 84 30Z", "#D5D8DE"),
            path(cloak, field),
            stroke(cloak, SOOT, 4),
            stroke("M30 76C24 94 22 112 24 128M70 76C76 94 78 112 76 128", line, 2.4),
            path(hood, SOOT),
            path("M42 42C42 34 58 34 58 42C58 52 54 58 50 58C46 58 42 52 42 42Z", BONE),
            circle(46.5, 44, 3, SOOT),
            circle(53.5, 44, 3, SOOT),
            stroke("M46 53H54", SOOT, 1.8),
            circle(50, 96, 22, line),
            circle(50, 96, 19, field),
            group(EMBLEMS[name](line), 50, 96, 0, 0.36),
        ],
    )
