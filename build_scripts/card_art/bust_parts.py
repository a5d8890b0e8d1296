"""Parts of busts that no court has: shoulders, horns, hair, hats, and what people wear on their faces."""

from card_art.colours import BONE, BRASS, EMBER, FLAME, OXBLOOD, SILVER, SOOT, VERMILION
from card_art.dress import GOLD, People
from card_art.suits import DIAMOND
from card_art.svg import bead, both, circle, discs, inked, mirrored, moved, path, rings, stroke

HORN_LINE = "#8A6233"
GREAT_HORN = "M14 -26C22 -34 36 -32 40 -46C42 -54 40 -60 34 -66C56 -62 64 -42 52 -28C44 -18 34 -14 26 -14Z"


def shoulders(people: People) -> list[str]:
    """Draw neck and coat, cut off round by the medallion."""
    coat = "M-14 42C-26 44 -38 40 -45 33A51 51 0 0 0 45 33C38 40 26 44 14 42Z"
    lapels = "M0 55L-16 41L-26 44L-14 54ZM0 55L16 41L26 44L14 54Z"
    return [
        inked("M-11 24L-12 44Q0 54 12 44L11 24Z", people.shade),
        inked(coat, people.coat),
        path("M14 43C26 44 38 40 45 33C40 44 28 52 14 55Z", people.fold),
        inked(lapels, people.trim, 1.8),
    ]


def high_collar(lining: str) -> list[str]:
    """Draw a cape's collar behind the head."""
    side = "M8 40C26 30 36 8 40 -22C52 -2 54 22 46 34C36 44 20 46 8 40Z"
    inner = "M14 36C28 28 36 10 40 -10C46 4 47 20 41 30C33 38 22 40 14 36Z"
    return both([inked(side, SOOT, 2.2, GOLD), path(inner, lining)])


def bat_ears(people: People) -> list[str]:
    """Draw an imp's, far too large."""
    ear = "M22 4C28 -12 40 -26 56 -30C56 -24 53 -20 54 -14C50 -12 48 -8 48 -2C42 0 36 10 26 16Z"
    return both([inked(ear, people.skin), path("M29 3C34 -8 42 -17 50 -22C48 -10 40 2 29 9Z", people.shade)])


def small_horns() -> list[str]:
    return both(
        [
            inked("M8 -27C12 -34 12 -42 8 -48C20 -44 24 -34 21 -23Z", BONE),
            stroke("M13 -34Q17 -33 20 -31", BRASS, 1.5),
        ]
    )


def broken_horns() -> list[str]:
    whole = inked("M9 -26C14 -36 15 -46 10 -56C26 -50 30 -34 23 -21Z", BONE)
    stump = inked("M9 -26C12 -31 13 -35 13 -38L17 -35L20 -40L24 -36C25 -30 25 -25 23 -21Z", BONE)
    return [whole, stroke("M15 -38Q20 -37 24 -34", BRASS, 1.5), mirrored([stump])]


def curled_horns() -> list[str]:
    horn = (
        "M14 -27C26 -46 52 -42 54 -20C55 -6 44 2 36 -4C32 -8 34 -15 39 -14C44 -18 40 -28 32 -26"
        "C28 -25 26 -22 24 -17Z"
    )
    lines = (
        "M22 -34Q25 -30 26 -24M32 -38Q32 -32 32 -27M43 -35Q40 -30 38 -27M50 -27Q45 -25 42 -22"
        "M52 -15Q47 -16 43 -16"
    )
    return both([inked(horn, "#D9C59A"), stroke(lines, HORN_LINE, 1.5)])


def great_horns() -> list[str]:
    """Draw an archdevil's, out over the rim."""
    lines = "M27 -32Q33 -27 35 -20M36 -38Q43 -34 47 -28M41 -46Q49 -45 54 -40M41 -55Q47 -56 52 -53"
    return both([inked(GREAT_HORN, "#E4D3AC"), stroke(lines, HORN_LINE, 1.6)])


def tuft(people: People) -> list[str]:
    """Draw hair that stands up like a flame."""
    return [
        inked(
            (
                "M-15 -27C-12 -34 -10 -38 -12 -46C-4 -42 -2 -40 0 -36C2 -44 6 -48 10 -52"
                "C8 -42 14 -36 15 -27C6 -31 -6 -31 -15 -27Z"
            ),
            people.hair,
        ),
        stroke("M-5 -34V-39M4 -34Q4 -40 6 -44", people.lock, 1.6),
    ]


def fringe(people: People) -> list[str]:
    hair = (
        "M0 -36C22 -36 33 -22 30 -4C26 -10 24 -14 22 -18C20 -14 16 -14 13 -19"
        "C10 -14 5 -14 2 -19C-2 -14 -7 -14 -10 -19C-14 -14 -18 -14 -21 -18"
        "C-24 -14 -26 -10 -30 -4C-33 -22 -22 -36 0 -36Z"
    )
    return [inked(hair, people.hair), stroke("M-18 -28C-14 -32 -8 -33 -2 -33", people.lock, 2)]


def cowl(people: People) -> list[str]:
    """Draw a hood pushed back, its rim round the brow."""
    rim = "M-33 0C-38 -26 -22 -38 0 -38C22 -38 38 -26 33 0C30 -18 20 -28 0 -28C-20 -28 -30 -18 -33 0Z"
    return [
        inked(rim, people.coat),
        stroke("M-31 -12C-27 -26 -14 -33 0 -33C14 -33 27 -26 31 -12", people.trim, 1.6),
    ]


def widows_peak(people: People) -> list[str]:
    """Draw hair combed back from a point."""
    hair = (
        "M0 -15C-5 -23 -12 -25 -18 -21C-24 -16 -28 -10 -30 2C-36 -20 -24 -36 0 -36"
        "C24 -36 36 -20 30 2C28 -10 24 -16 18 -21C12 -25 5 -23 0 -15Z"
    )
    return [
        inked(hair, people.hair, 1.6),
        stroke("M-8 -29C-15 -29 -22 -24 -26 -16M8 -29C15 -29 22 -24 26 -16", people.lock, 1.6),
    ]


def goatee(people: People) -> list[str]:
    """Draw a thin moustache and a point."""
    whisker = (
        "M0 18.4C6 14.4 13 15.4 18 20.4C22 23.4 26 20.4 26 15.4C31 23 24 29.6 16 25.6C11 24 5 23.4 0 22.4Z"
    )
    return [
        *both([path(whisker, people.hair)]),
        inked("M-7 35C-7 43 -3 50 3 55C3 50 7 43 7 35C3 37 -3 37 -7 35Z", people.hair, 1.4),
    ]


def gem(colour: str) -> list[str]:
    """Draw a stone on the brow."""
    return [moved([inked(DIAMOND, colour, 12)], "translate(0 -22) scale(.13)")]


def patch() -> list[str]:
    """Draw it over the right eye, on a strap."""
    return [
        stroke("M-31 -18C-16 -26 10 -20 31 6", SOOT, 3),
        inked("M4 -10C10 -14 20 -12 25 -6C25 4 18 9 12 8C6 6 3 -2 4 -10Z", "#2A2220", 1.8, OXBLOOD),
    ]


def flames(people: People) -> list[str]:
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
    """Draw a stump of candle, its wax run down over the brow."""
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
    """Draw it shaggy, before the brow and at both sides."""
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
    tuft = "M27 2C36 4 40 10 46 10C42 14 43 18 45 22C38 22 34 26 28 30C24 32 21 30 21 28C26 20 28 12 27 2Z"
    return both([inked(tuft, people.hair), stroke("M30 12Q35 15 39 15M29 20Q33 21 37 20", people.lock, 1.4)])


def leaves(people: People) -> list[str]:
    leaf = "M0 0C8 -6 10 -16 4 -26C-4 -18 -6 -8 0 0Z"
    spots = ((-22, -16, -62), (-16, -24, -38), (-6, -29, -16), (6, -29, 10), (15, -24, 30), (22, -16, 56))
    drawn = [inked(leaf, people.hair, 1.8), stroke("M1 -3Q4 -10 3 -19", people.lock, 1.4)]
    worn = [moved(drawn, f"translate({x} {y}) rotate({turn})") for x, y, turn in spots]
    band = "M-27 -14C-20 -30 20 -30 27 -14C22 -22 10 -25 0 -25C-10 -25 -22 -22 -27 -14Z"
    return [*worn, inked(band, people.lock, 1.8)]


def topknot(people: People) -> list[str]:
    """Draw it tight to a knot on the crown."""
    cap = "M-29 -6C-34 -26 -20 -37 0 -37C20 -37 34 -26 29 -6C26 -18 16 -26 0 -26C-16 -26 -26 -18 -29 -6Z"
    return [
        inked("M-4 -38C-18 -42 -16 -58 0 -58C16 -58 18 -42 4 -38Z", people.hair),
        stroke("M-8 -49Q0 -55 8 -49", people.lock, 1.6),
        inked(cap, people.hair),
        inked("M-7 -40C-3 -37 3 -37 7 -40L6 -34C3 -32 -3 -32 -6 -34Z", people.trim, 1.6),
        stroke("M-20 -24Q-14 -32 -5 -34M20 -24Q14 -32 5 -34", people.lock, 1.6),
    ]


def mohawk(people: People) -> list[str]:
    """Draw a comb of hair, the sides shorn."""
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
    """Draw it long and straight, cut level over the brows."""
    side = "M0 -38C26 -38 36 -22 35 0L37 50L22 54L25 -14C18 -17 8 -18 0 -18Z"
    return [
        *both([inked(side, people.hair), stroke("M30 -6L31 46M26 -24Q31 -14 30 -4", people.lock, 1.6)]),
        inked(
            "M-28 -12C-30 -30 -18 -37 0 -37C18 -37 30 -30 28 -12C18 -16 -18 -16 -28 -12Z", people.hair, 1.8
        ),
        stroke("M-14 -33L-15 -17M0 -34V-18M14 -33L15 -17", people.lock, 1.4),
    ]


def bun(people: People) -> list[str]:
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
    """Draw a fringe of hair at both sides, and nothing above."""
    side = "M26 -14C34 -14 38 -6 36 4C36 10 32 14 28 12C30 4 29 -6 26 -14Z"
    return [*both([inked(side, people.hair, 1.8)]), stroke("M-12 -26Q-4 -29 6 -28", people.lock, 2)]


def stitches(people: People) -> list[str]:
    """Draw a skull that was sewn up."""
    return [
        stroke(
            "M-20 -22C-10 -16 4 -18 16 -27M-15 -23L-13 -16M-6 -22L-6 -14M4 -23L6 -15M12 -27L15 -20",
            people.shade,
            2,
        )
    ]


def braids(people: People) -> list[str]:
    """Draw two braids before the shoulders, under a parting."""
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
    curls = [bead(x, y, r, people.hair, 2) for x, y, r in spots]
    cover = path("M-26 -14C-20 -30 20 -30 26 -14C20 -22 -20 -22 -26 -14Z", people.hair)
    rolls = "".join(f"M{x - 4} {y - 1}Q{x} {y - 7} {x + 4} {y - 1}" for x, y, _ in spots)
    return [*curls, cover, stroke(rolls, people.lock, 1.7)]


def moustache(people: People) -> list[str]:
    """Draw it waxed, its ends turned up."""
    half = "M0 17C6 13 14 15 18 20C22 23 27 20 27 13C33 22 26 31 16 27C10 25 4 24 0 22Z"
    return [
        *both([inked(half, people.hair, 1.4)]),
        stroke("M-15 21Q-8 17 -3 19M15 21Q8 17 3 19", people.lock, 1.3),
    ]


def quiff(people: People) -> list[str]:
    wave = (
        "M-28 -8C-32 -22 -28 -36 -12 -44C4 -52 26 -48 28 -34C33 -28 32 -16 28 -8C26 -18 20 -24 12 -25"
        "C0 -22 -10 -22 -18 -25C-24 -22 -26 -16 -28 -8Z"
    )
    return [
        inked(wave, people.hair),
        stroke("M-18 -32C-8 -42 8 -44 20 -38M-12 -28C-2 -34 12 -36 22 -31", people.lock, 1.8),
    ]


def spectacles(people: People) -> list[str]:
    """Round, on a wire."""
    rims = rings(13.5, -2, (11, SOOT, 4), (11, people.trim, 2))
    return [*both(rims), stroke("M-3 -4Q0 -7 3 -4M24 -5L30 -8M-24 -5L-30 -8", SOOT, 2.4)]


def third_eye(people: People) -> list[str]:
    return [
        inked("M0 -31C6 -26 6 -18 0 -13C-6 -18 -6 -26 0 -31Z", BONE, 1.8),
        *discs(0, -22, (3.6, people.iris), (1.7, SOOT)),
    ]


def nose_ring(_people: People) -> list[str]:
    return [
        f'<path d="M-4 16C-6 25 7 25 5 16" fill="none" stroke="{SOOT}" stroke-width="4"/>',
        f'<path d="M-4 16C-6 25 7 25 5 16" fill="none" stroke="{GOLD}" stroke-width="2.2"/>',
    ]


def earrings(_people: People) -> list[str]:
    return both(rings(33, 17, (5.4, SOOT, 4), (5.4, GOLD, 2)))


def antlers(_people: People) -> list[str]:
    wood = (
        "M10 -26C14 -34 22 -38 26 -48C28 -56 26 -62 22 -68C30 -66 34 -58 33 -50C38 -52 42 -58 42 -66C50 -56 46 -44 36 -40"
        "C42 -38 48 -40 53 -44C52 -32 40 -28 30 -32C26 -28 24 -24 21 -20Z"
    )
    return both([inked(wood, "#C9A777"), stroke("M18 -30Q28 -38 31 -48", "#8A6233", 1.6)])


def straight_horns(_people: People) -> list[str]:
    """Draw it like an oryx, upright and ringed."""
    horn = "M9 -27C12 -40 16 -52 15 -66C25 -56 28 -40 22 -22Z"
    return both(
        [
            inked(horn, "#3A3430"),
            stroke("M13 -38Q18 -36 23 -36M15 -48Q19 -46 23 -47M16 -57Q19 -55 21 -56", "#8C8178", 1.6),
        ]
    )


def black_horns(_people: People) -> list[str]:
    """Draw an archdevil's, of basalt with a glowing vein."""
    vein = stroke("M24 -22C36 -24 46 -34 46 -50", "#D9531E", 2)
    return both([inked(GREAT_HORN, "#2A2422", 2.2, "#8C8178"), vein])


def snaggle(_people: People) -> list[str]:
    """Draw one tooth that stands up out of the lower jaw."""
    return [inked("M-12 29C-13 23 -11 20 -9 17C-6 21 -5 25 -6 29Z", BONE, 1.4)]


def domino(people: People) -> list[str]:
    """Draw a band across the eyes, with holes to see through; drawn before the eyes."""
    band = "M-31 -13C-16 -18 -6 -16 0 -12C6 -16 16 -18 31 -13C33 -4 30 6 22 9C14 11 6 8 0 4C-6 8 -14 11 -22 9C-30 6 -33 -4 -31 -13Z"
    return [inked(band, people.lining, 2)]


def bandana(people: People) -> list[str]:
    """Draw a cloth knotted behind the ear."""
    cloth = "M-31 -8C-36 -30 -18 -40 0 -40C18 -40 36 -30 31 -8C20 -18 -20 -18 -31 -8Z"
    dots = [circle(x, y, 2.2, BONE) for x, y in ((-18, -24), (-6, -30), (8, -28), (20, -22), (1, -22))]
    knot = inked("M29 -14C38 -18 44 -12 46 -6C40 -6 38 -4 42 4C34 4 30 -4 29 -14Z", people.lining)
    return [knot, inked(cloth, people.lining), *dots]


def top_hat(people: People) -> list[str]:
    """Draw it tall, a card in its band."""
    return [
        inked("M-25 -26L-28 -60C-14 -66 14 -66 28 -60L25 -26Z", SOOT, 2.2, "#5E534B"),
        path("M-26 -40L-25 -29C-10 -33 10 -33 25 -29L26 -40C10 -44 -10 -44 -26 -40Z", people.lining),
        inked("M6 -54L18 -50L12 -32L0 -36Z", BONE, 1.6),
        path("M9 -47C12.5 -49 14.5 -45 8.5 -40C4.5 -46 6.5 -50 9 -47Z", VERMILION),
        inked(
            "M-44 -24C-36 -32 36 -32 44 -24C40 -16 20 -22 0 -22C-20 -22 -40 -16 -44 -24Z",
            SOOT,
            2.2,
            "#5E534B",
        ),
    ]


def witch_hat(people: People) -> list[str]:
    """Draw it pointed, bent at its tip, a buckle in front."""
    return [
        inked(
            "M-27 -27C-20 -40 -14 -54 6 -65C14 -67 24 -64 27 -57C19 -60 14 -56 16 -51C20 -43 24 -36 27 -27Z",
            people.coat,
        ),
        path("M12 -52C14 -43 18 -35 20 -28L27 -27C24 -36 20 -43 16 -51Z", people.fold),
        path("M-25 -32L-27 -26C-10 -31 10 -31 27 -26L25 -34C10 -38 -10 -38 -25 -32Z", people.lining),
        inked("M-6 -39H6V-28H-6Z", GOLD, 1.6),
        path("M-2.6 -36H2.6V-31H-2.6Z", people.lining),
        inked("M-50 -20C-38 -32 38 -32 50 -20C44 -12 22 -22 0 -22C-22 -22 -44 -12 -50 -20Z", people.coat),
    ]


def jester_cap(people: People) -> list[str]:
    """Draw three horns of cloth with bells."""
    left = "M-30 -10C-34 -30 -24 -40 -34 -52C-44 -52 -50 -44 -52 -34C-44 -38 -38 -30 -36 -16C-34 -10 -32 -8 -30 -10Z"
    right = "M30 -10C34 -30 24 -40 34 -52C44 -52 50 -44 52 -34C44 -38 38 -30 36 -16C34 -10 32 -8 30 -10Z"
    middle = (
        "M-31 -10C-34 -34 -14 -42 -2 -60C10 -56 16 -44 22 -36C30 -28 32 -20 31 -10C20 -24 -20 -24 -31 -10Z"
    )
    bells = [bead(x, y, 5, GOLD) for x, y in ((-52, -33), (52, -33), (-2, -61))]
    return [
        inked(left, people.lining),
        inked(right, people.trim),
        inked(middle, people.coat),
        path(
            "M1 -57C10 -54 16 -44 22 -36C30 -28 32 -20 31 -10C26 -16 14 -20 4 -20.6C10 -36 6 -48 1 -57Z",
            people.lining,
        ),
        inked(
            "M-32 -10C-22 -26 22 -26 32 -10C31 -6 29 -4 28 -5C18 -18 -18 -18 -28 -5C-29 -4 -31 -6 -32 -10Z",
            people.trim,
            1.8,
        ),
        *bells,
    ]


def coif(people: People) -> list[str]:
    """Draw a knight's hood of mail, with a ridge over the brow."""
    mail = (
        "M0 -42C26 -42 38 -24 35 0C34 16 38 36 36 48L20 53C26 36 28 14 26 -6C20 -19 10 -22 0 -22"
        "C-10 -22 -20 -19 -26 -6C-28 14 -26 36 -20 53L-36 48C-38 36 -34 16 -35 0C-38 -24 -26 -42 0 -42Z"
    )
    links = "".join(
        f"M{x - 3} {y}q3 4 6 0"
        for y, xs in (
            (-34, (-10, 0, 10)),
            (-27, (-18, -6, 6, 18)),
            (-16, (-29, 29)),
            (-4, (-31, 31)),
            (8, (-31, 31)),
            (20, (-31, 31)),
            (32, (-30, 30)),
            (42, (-28, 28)),
        )
        for x in xs
    )
    return [
        inked(mail, SILVER),
        stroke(links, "#6E747C", 1.6),
        inked(
            "M-28 -9C-22 -24 22 -24 28 -9C27 -5 25 -4 24 -6C16 -17 -16 -17 -24 -6C-25 -4 -27 -5 -28 -9Z",
            people.trim,
            1.6,
        ),
    ]


def hood(people: People) -> list[str]:
    cloth = (
        "M0 -48C30 -48 44 -26 42 2C42 20 44 34 38 44L22 52C30 36 31 14 28 -6C22 -22 10 -27 0 -27"
        "C-10 -27 -22 -22 -28 -6C-31 14 -30 36 -22 52L-38 44C-44 34 -42 20 -42 2C-44 -26 -30 -48 0 -48Z"
    )
    return [
        inked(cloth, people.coat),
        path(
            "M20 -41C36 -34 42 -16 42 2C42 20 44 34 38 44L34 46C38 32 36 14 35 0C35 -18 30 -32 20 -41Z",
            people.fold,
        ),
        stroke("M-29 2C-29 -18 -16 -28 0 -28C16 -28 29 -18 29 2", people.trim, 1.6),
    ]


def pearls(_people: People) -> list[str]:
    """Draw drops at the ears and a string at the throat."""
    string = [bead(x, y, 3, BONE, 1.2) for x, y in ((-14, 42), (-8, 46), (0, 47.5), (8, 46), (14, 42))]
    return [*string, *both([stroke("M28 8V14", BRASS, 1.6), *discs(28, 17, (3.6, SOOT), (2.6, BONE))])]


def ember_eyes(_people: People) -> list[str]:
    """Draw sparks that rise from a burning head."""
    return [
        circle(x, y, r, FLAME)
        for x, y, r in ((-34, -46, 1.8), (33, -50, 1.5), (-25, -58, 1.3), (25, -60, 1.6))
    ]
