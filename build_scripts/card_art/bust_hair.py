"""Hair and headgear that only the faces at the table wear."""

from card_art.dress import People
from card_art.svg import BRASS, EMBER, FLAME, SOOT, VERMILION, both, circle, inked, path, stroke


def flames(people: People) -> list[str]:
    """Hair that burns."""
    tall = (
        "M-25 -18C-32 -32 -22 -38 -24 -50C-16 -46 -14 -40 -12 -36C-14 -48 -6 -54 -6 -64C4 -56 4 -48 6 -42"
        "C8 -50 12 -52 12 -60C20 -52 18 -44 18 -38C22 -42 24 -44 24 -50C32 -40 32 -28 25 -18C10 -30 -10 -30 -25 -18Z"
    )
    low = (
        "M-18 -24C-21 -32 -14 -36 -15 -42C-8 -36 -8 -34 -6 -30C-5 -38 -1 -42 -1 -48C5 -42 5 -36 7 -31"
        "C10 -36 12 -38 12 -44C18 -36 20 -30 18 -24C8 -29 -8 -29 -18 -24Z"
    )
    return [inked(tall, people.hair), path(low, people.lock)]


def candle(people: People) -> list[str]:
    """A stump of candle, its wax run down over the brow."""
    wax = (
        "M-29 -10C-30 -24 -20 -31 -13 -32L-13 -46C-8 -49 8 -49 13 -46L13 -32C20 -31 30 -24 29 -10"
        "C27 -4 24 -6 23 -12C21 -18 17 -16 16 -12C14 -8 11 -10 11 -16C9 -22 3 -20 2 -14C0 -8 -4 -10 -5 -16"
        "C-8 -22 -12 -20 -13 -16C-16 -10 -20 -12 -21 -16C-24 -18 -24 -4 -29 -10Z"
    )
    return [
        inked(wax, people.hair),
        stroke("M-8 -42V-30M-17 -25Q-22 -22 -24 -17", people.lock, 1.8),
        stroke("M0 -46V-52", SOOT, 2.4),
        inked("M0 -68C7 -61 7 -56 4.6 -53C2 -50.6 -3 -50.6 -4.6 -53C-7 -57 -4 -62 0 -68Z", EMBER, 1.8),
        path("M0 -61C3.6 -57 3.6 -54.6 2 -53C0 -52 -2 -53 -2.8 -55C-2.8 -57.6 -1 -58.6 0 -61Z", FLAME),
    ]


def mane(people: People) -> list[str]:
    """Shaggy, before the brow and at both sides."""
    top = (
        "M0 -40C14 -46 26 -38 32 -28C40 -20 38 -10 40 0C34 -2 32 -6 30 -10C28 -16 26 -16 24 -20C20 -14 16 -16 14 -22"
        "C10 -16 4 -16 2 -22C-2 -16 -8 -16 -10 -22C-14 -14 -18 -16 -22 -20C-26 -16 -28 -14 -30 -8C-32 -4 -36 0 -40 2"
        "C-38 -10 -40 -20 -32 -28C-26 -40 -14 -46 0 -40Z"
    )
    return [
        inked(top, people.hair),
        stroke("M-26 -26Q-22 -34 -12 -36M26 -26Q22 -34 12 -36M0 -36V-28", people.lock, 1.8),
    ]


def whiskers(people: People) -> list[str]:
    """Tufts on both cheeks."""
    tuft = "M27 2C36 4 40 10 46 10C42 14 43 18 45 22C38 22 34 26 28 30C24 32 21 30 21 28C26 20 28 12 27 2Z"
    return both([inked(tuft, people.hair), stroke("M30 12Q35 15 39 15M29 20Q33 21 37 20", people.lock, 1.4)])


def leaves(people: People) -> list[str]:
    """Leaves for hair."""
    leaf = "M0 0C8 -6 10 -16 4 -26C-4 -18 -6 -8 0 0Z"
    spots = ((-22, -16, -62), (-16, -24, -38), (-6, -29, -16), (6, -29, 10), (15, -24, 30), (22, -16, 56))
    drawn = [
        f'<g transform="translate({x} {y}) rotate({turn})">{inked(leaf, people.hair, 1.8)}'
        f"{stroke('M1 -3Q4 -10 3 -19', people.lock, 1.4)}</g>"
        for x, y, turn in spots
    ]
    band = "M-27 -14C-20 -30 20 -30 27 -14C22 -22 10 -25 0 -25C-10 -25 -22 -22 -27 -14Z"
    return [*drawn, inked(band, people.lock, 1.8)]


def topknot(people: People) -> list[str]:
    """Drawn tight to a knot on the crown."""
    cap = "M-29 -6C-34 -26 -20 -37 0 -37C20 -37 34 -26 29 -6C26 -18 16 -26 0 -26C-16 -26 -26 -18 -29 -6Z"
    return [
        inked("M-4 -38C-18 -42 -16 -58 0 -58C16 -58 18 -42 4 -38Z", people.hair),
        stroke("M-8 -49Q0 -55 8 -49", people.lock, 1.6),
        inked(cap, people.hair),
        inked("M-7 -40C-3 -37 3 -37 7 -40L6 -34C3 -32 -3 -32 -6 -34Z", people.trim, 1.6),
        stroke("M-20 -24Q-14 -32 -5 -34M20 -24Q14 -32 5 -34", people.lock, 1.6),
    ]


def mohawk(people: People) -> list[str]:
    """A comb of hair, the sides shorn."""
    comb = (
        "M-7 -24C-12 -38 -12 -50 -8 -62C-4 -58 -3 -54 -1 -50C0 -56 2 -62 5 -66C10 -58 9 -52 8 -46"
        "C11 -48 12 -52 14 -54C16 -44 14 -34 8 -24C4 -27 -3 -27 -7 -24Z"
    )
    stubble = "M-24 -14V-10M-20 -20V-16M-15 -24V-20M24 -14V-10M20 -20V-16M15 -24V-20"
    return [
        stroke(stubble, people.hair, 1.6),
        inked(comb, people.hair),
        stroke("M-3 -30Q-6 -40 -4 -48M4 -30Q6 -42 4 -54", people.lock, 1.8),
    ]


def straight(people: People) -> list[str]:
    """Long and straight, cut level over the brows."""
    side = "M0 -38C26 -38 36 -22 35 0L37 50L22 54L25 -14C18 -17 8 -18 0 -18Z"
    return [
        *both([inked(side, people.hair), stroke("M30 -6L31 46M26 -24Q31 -14 30 -4", people.lock, 1.6)]),
        inked(
            "M-28 -12C-30 -30 -18 -37 0 -37C18 -37 30 -30 28 -12C18 -16 -18 -16 -28 -12Z", people.hair, 1.8
        ),
        stroke("M-14 -33L-15 -17M0 -34V-18M14 -33L15 -17", people.lock, 1.4),
    ]


def bun(people: People) -> list[str]:
    """Pinned up high."""
    sweep = "M0 -22C-8 -30 -22 -26 -27 -6C-36 -28 -20 -40 0 -40C20 -40 36 -28 27 -6C22 -26 8 -30 0 -22Z"
    return [
        stroke("M-25 -56L14 -38M25 -56L-14 -38", BRASS, 2.6),
        circle(-25, -56, 3.4, VERMILION),
        circle(25, -56, 3.4, VERMILION),
        inked("M-16 -38C-24 -54 -10 -61 0 -61C10 -61 24 -54 16 -38Z", people.hair),
        stroke("M-10 -46Q0 -58 10 -46M-6 -42Q0 -48 6 -42", people.lock, 1.6),
        inked(sweep, people.hair),
        stroke("M-6 -31Q-18 -30 -24 -18M6 -31Q18 -30 24 -18", people.lock, 1.6),
    ]


def bald(people: People) -> list[str]:
    """Nothing above, a fringe of hair at both sides."""
    side = "M26 -14C34 -14 38 -6 36 4C36 10 32 14 28 12C30 4 29 -6 26 -14Z"
    return [*both([inked(side, people.hair, 1.8)]), stroke("M-12 -26Q-4 -29 6 -28", people.lock, 2)]


def stitches(people: People) -> list[str]:
    """A skull that was sewn up."""
    return [
        stroke(
            "M-20 -22C-10 -16 4 -18 16 -27M-15 -23L-13 -16M-6 -22L-6 -14M4 -23L6 -15M12 -27L15 -20",
            people.shade,
            2,
        )
    ]


def braids(people: People) -> list[str]:
    """Two braids before the shoulders, under a parting."""
    sweep = "M0 -36C24 -38 34 -22 31 -2C26 -14 18 -26 0 -29Z"
    knots = [
        inked(f"M30 {y}C38 {y - 2} 40 {y + 8} 34 {y + 12}C28 {y + 10} 26 {y + 2} 30 {y}Z", people.hair, 1.8)
        for y in (2, 12, 22, 32)
    ]
    tail = inked("M30 44L38 44L36 55L33 51L30 55Z", people.lock, 1.6)
    return both([*knots, tail, inked(sweep, people.hair), stroke("M8 -32Q22 -29 27 -14", people.lock, 1.8)])


def curly(people: People) -> list[str]:
    """Round curls on top."""
    spots = ((-24, -18, 9), (-14, -28, 10), (0, -32, 11), (14, -28, 10), (24, -18, 9))
    curls = [
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{people.hair}" stroke="{SOOT}" stroke-width="2"/>'
        for x, y, r in spots
    ]
    cover = path("M-26 -14C-20 -30 20 -30 26 -14C20 -22 -20 -22 -26 -14Z", people.hair)
    rolls = "".join(f"M{x - 4} {y - 1}Q{x} {y - 7} {x + 4} {y - 1}" for x, y, _ in spots)
    return [*curls, cover, stroke(rolls, people.lock, 1.7)]


def moustache(people: People) -> list[str]:
    """Waxed, its ends turned up."""
    half = "M0 17C6 13 14 15 18 20C22 23 27 20 27 13C33 22 26 31 16 27C10 25 4 24 0 22Z"
    return [
        *both([inked(half, people.hair, 1.4)]),
        stroke("M-15 21Q-8 17 -3 19M15 21Q8 17 3 19", people.lock, 1.3),
    ]


def quiff(people: People) -> list[str]:
    """Combed up and over."""
    wave = (
        "M-28 -8C-32 -22 -28 -36 -12 -44C4 -52 26 -48 28 -34C33 -28 32 -16 28 -8C26 -18 20 -24 12 -25"
        "C0 -22 -10 -22 -18 -25C-24 -22 -26 -16 -28 -8Z"
    )
    return [
        inked(wave, people.hair),
        stroke("M-18 -32C-8 -42 8 -44 20 -38M-12 -28C-2 -34 12 -36 22 -31", people.lock, 1.8),
    ]
