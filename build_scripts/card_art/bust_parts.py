"""Parts of busts that no court has: shoulders, great horns and small, grins, a patch."""

from card_art.dress import GOLD, People
from card_art.suits import DIAMOND
from card_art.svg import BONE, BRASS, OXBLOOD, SOOT, both, inked, mirrored, path, stroke

HORN_LINE = "#8A6233"


def shoulders(people: People) -> list[str]:
    """Neck and coat, cut off round by the medallion."""
    coat = "M-14 42C-26 44 -38 40 -45 33A51 51 0 0 0 45 33C38 40 26 44 14 42Z"
    lapels = "M0 55L-16 41L-26 44L-14 54ZM0 55L16 41L26 44L14 54Z"
    return [
        inked("M-11 24L-12 44Q0 54 12 44L11 24Z", people.shade),
        inked(coat, people.coat),
        path("M14 43C26 44 38 40 45 33C40 44 28 52 14 55Z", people.fold),
        inked(lapels, people.trim, 1.8),
    ]


def high_collar(lining: str) -> list[str]:
    """A cape's collar behind the head."""
    side = "M8 40C26 30 36 8 40 -22C52 -2 54 22 46 34C36 44 20 46 8 40Z"
    inner = "M14 36C28 28 36 10 40 -10C46 4 47 20 41 30C33 38 22 40 14 36Z"
    return both([inked(side, SOOT, 2.2, GOLD), path(inner, lining)])


def bat_ears(people: People) -> list[str]:
    """An imp's, far too large."""
    ear = "M22 4C28 -12 40 -26 56 -30C56 -24 53 -20 54 -14C50 -12 48 -8 48 -2C42 0 36 10 26 16Z"
    return both([inked(ear, people.skin), path("M29 3C34 -8 42 -17 50 -22C48 -10 40 2 29 9Z", people.shade)])


def small_horns() -> list[str]:
    """Hardly more than bumps."""
    return both(
        [
            inked("M8 -27C12 -34 12 -42 8 -48C20 -44 24 -34 21 -23Z", BONE),
            stroke("M13 -34Q17 -33 20 -31", BRASS, 1.5),
        ]
    )


def broken_horns() -> list[str]:
    """One whole, one snapped."""
    whole = inked("M9 -26C14 -36 15 -46 10 -56C26 -50 30 -34 23 -21Z", BONE)
    stump = inked("M9 -26C12 -31 13 -35 13 -38L17 -35L20 -40L24 -36C25 -30 25 -25 23 -21Z", BONE)
    return [whole, stroke("M15 -38Q20 -37 24 -34", BRASS, 1.5), mirrored([stump])]


def curled_horns() -> list[str]:
    """A ram's."""
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
    """An archdevil's, out over the rim."""
    horn = "M14 -26C22 -34 36 -32 40 -46C42 -54 40 -60 34 -66C56 -62 64 -42 52 -28C44 -18 34 -14 26 -14Z"
    lines = "M27 -32Q33 -27 35 -20M36 -38Q43 -34 47 -28M41 -46Q49 -45 54 -40M41 -55Q47 -56 52 -53"
    return both([inked(horn, "#E4D3AC"), stroke(lines, HORN_LINE, 1.6)])


def tuft(people: People) -> list[str]:
    """Hair that stands up like a flame."""
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
    """Straight over the brows."""
    hair = (
        "M0 -36C22 -36 33 -22 30 -4C26 -10 24 -14 22 -18C20 -14 16 -14 13 -19"
        "C10 -14 5 -14 2 -19C-2 -14 -7 -14 -10 -19C-14 -14 -18 -14 -21 -18"
        "C-24 -14 -26 -10 -30 -4C-33 -22 -22 -36 0 -36Z"
    )
    return [inked(hair, people.hair), stroke("M-18 -28C-14 -32 -8 -33 -2 -33", people.lock, 2)]


def cowl(people: People) -> list[str]:
    """A hood pushed back, its rim round the brow."""
    rim = "M-33 0C-38 -26 -22 -38 0 -38C22 -38 38 -26 33 0C30 -18 20 -28 0 -28C-20 -28 -30 -18 -33 0Z"
    return [
        inked(rim, people.coat),
        stroke("M-31 -12C-27 -26 -14 -33 0 -33C14 -33 27 -26 31 -12", people.trim, 1.6),
    ]


def widows_peak(people: People) -> list[str]:
    """Hair combed back from a point."""
    hair = (
        "M0 -15C-5 -23 -12 -25 -18 -21C-24 -16 -28 -10 -30 2C-36 -20 -24 -36 0 -36"
        "C24 -36 36 -20 30 2C28 -10 24 -16 18 -21C12 -25 5 -23 0 -15Z"
    )
    return [
        inked(hair, people.hair, 1.6),
        stroke("M-8 -29C-15 -29 -22 -24 -26 -16M8 -29C15 -29 22 -24 26 -16", people.lock, 1.6),
    ]


def goatee(people: People) -> list[str]:
    """A thin moustache and a point."""
    whisker = (
        "M0 18.4C6 14.4 13 15.4 18 20.4C22 23.4 26 20.4 26 15.4C31 23 24 29.6 16 25.6C11 24 5 23.4 0 22.4Z"
    )
    return [
        *both([path(whisker, people.hair)]),
        inked("M-7 35C-7 43 -3 50 3 55C3 50 7 43 7 35C3 37 -3 37 -7 35Z", people.hair, 1.4),
    ]


def gem(colour: str) -> list[str]:
    """A stone on the brow."""
    return [f'<g transform="translate(0 -22) scale(.13)">{inked(DIAMOND, colour, 12)}</g>']


def patch() -> list[str]:
    """Over the right eye, on a strap."""
    return [
        stroke("M-31 -18C-16 -26 10 -20 31 6", SOOT, 3),
        inked("M4 -10C10 -14 20 -12 25 -6C25 4 18 9 12 8C6 6 3 -2 4 -10Z", "#2A2220", 1.8, OXBLOOD),
    ]
