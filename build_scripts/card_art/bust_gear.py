"""Gear of the faces at the table: spectacles, masks, hats, antlers."""

from card_art.dress import GOLD, People
from card_art.svg import BONE, BRASS, FLAME, SILVER, SOOT, VERMILION, both, circle, inked, path, ring, stroke


def spectacles(people: People) -> list[str]:
    """Round, on a wire."""
    rims = [ring(13.5, -2, 11, SOOT, 4), ring(13.5, -2, 11, people.trim, 2)]
    return [*both(rims), stroke("M-3 -4Q0 -7 3 -4M24 -5L30 -8M-24 -5L-30 -8", SOOT, 2.4)]


def third_eye(people: People) -> list[str]:
    """Upright on the brow."""
    return [
        inked("M0 -31C6 -26 6 -18 0 -13C-6 -18 -6 -26 0 -31Z", BONE, 1.8),
        circle(0, -22, 3.6, people.iris),
        circle(0, -22, 1.7, SOOT),
    ]


def nose_ring(_people: People) -> list[str]:
    """A bull's."""
    return [
        f'<path d="M-4 16C-6 25 7 25 5 16" fill="none" stroke="{SOOT}" stroke-width="4"/>',
        f'<path d="M-4 16C-6 25 7 25 5 16" fill="none" stroke="{GOLD}" stroke-width="2.2"/>',
    ]


def earrings(_people: People) -> list[str]:
    """Hoops of gold."""
    return both([ring(33, 17, 5.4, SOOT, 4), ring(33, 17, 5.4, GOLD, 2)])


def antlers(_people: People) -> list[str]:
    """Branching."""
    wood = (
        "M10 -26C14 -34 22 -38 26 -48C28 -56 26 -62 22 -68C30 -66 34 -58 33 -50C38 -52 42 -58 42 -66C50 -56 46 -44 36 -40"
        "C42 -38 48 -40 53 -44C52 -32 40 -28 30 -32C26 -28 24 -24 21 -20Z"
    )
    return both([inked(wood, "#C9A777"), stroke("M18 -30Q28 -38 31 -48", "#8A6233", 1.6)])


def straight_horns(_people: People) -> list[str]:
    """Like an oryx, upright and ringed."""
    horn = "M9 -27C12 -40 16 -52 15 -66C25 -56 28 -40 22 -22Z"
    return both(
        [
            inked(horn, "#3A3430"),
            stroke("M13 -38Q18 -36 23 -36M15 -48Q19 -46 23 -47M16 -57Q19 -55 21 -56", "#8C8178", 1.6),
        ]
    )


def black_horns(_people: People) -> list[str]:
    """An archdevil's, of basalt with a glowing vein."""
    horn = "M14 -26C22 -34 36 -32 40 -46C42 -54 40 -60 34 -66C56 -62 64 -42 52 -28C44 -18 34 -14 26 -14Z"
    return both(
        [inked(horn, "#2A2422", 2.2, "#8C8178"), stroke("M24 -22C36 -24 46 -34 46 -50", "#D9531E", 2)]
    )


def snaggle(_people: People) -> list[str]:
    """One tooth that stands up out of the lower jaw."""
    return [inked("M-12 29C-13 23 -11 20 -9 17C-6 21 -5 25 -6 29Z", BONE, 1.4)]


def domino(people: People) -> list[str]:
    """A band across the eyes, with holes to see through; drawn before the eyes."""
    band = "M-31 -13C-16 -18 -6 -16 0 -12C6 -16 16 -18 31 -13C33 -4 30 6 22 9C14 11 6 8 0 4C-6 8 -14 11 -22 9C-30 6 -33 -4 -31 -13Z"
    return [inked(band, people.lining, 2)]


def bandana(people: People) -> list[str]:
    """A cloth knotted behind the ear."""
    cloth = "M-31 -8C-36 -30 -18 -40 0 -40C18 -40 36 -30 31 -8C20 -18 -20 -18 -31 -8Z"
    dots = [circle(x, y, 2.2, BONE) for x, y in ((-18, -24), (-6, -30), (8, -28), (20, -22), (1, -22))]
    knot = inked("M29 -14C38 -18 44 -12 46 -6C40 -6 38 -4 42 4C34 4 30 -4 29 -14Z", people.lining)
    return [knot, inked(cloth, people.lining), *dots]


def top_hat(people: People) -> list[str]:
    """Tall, a card in its band."""
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
    """Pointed, bent at its tip, a buckle in front."""
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
    """Three horns of cloth with bells."""
    left = "M-30 -10C-34 -30 -24 -40 -34 -52C-44 -52 -50 -44 -52 -34C-44 -38 -38 -30 -36 -16C-34 -10 -32 -8 -30 -10Z"
    right = "M30 -10C34 -30 24 -40 34 -52C44 -52 50 -44 52 -34C44 -38 38 -30 36 -16C34 -10 32 -8 30 -10Z"
    middle = (
        "M-31 -10C-34 -34 -14 -42 -2 -60C10 -56 16 -44 22 -36C30 -28 32 -20 31 -10C20 -24 -20 -24 -31 -10Z"
    )
    bells = [
        f'<circle cx="{x}" cy="{y}" r="5" fill="{GOLD}" stroke="{SOOT}" stroke-width="1.8"/>'
        for x, y in ((-52, -33), (52, -33), (-2, -61))
    ]
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
    """A knight's hood of mail, with a ridge over the brow."""
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
    """Deep, shadowing the brow."""
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
    """Drops at the ears and a string at the throat."""
    string = [
        f'<circle cx="{x}" cy="{y}" r="3" fill="{BONE}" stroke="{SOOT}" stroke-width="1.2"/>'
        for x, y in ((-14, 42), (-8, 46), (0, 47.5), (8, 46), (14, 42))
    ]
    return [
        *string,
        *both([stroke("M28 8V14", BRASS, 1.6), circle(28, 17, 3.6, SOOT), circle(28, 17, 2.6, BONE)]),
    ]


def ember_eyes(_people: People) -> list[str]:
    """Sparks that rise from a burning head."""
    return [
        circle(x, y, r, FLAME)
        for x, y, r in ((-34, -46, 1.8), (33, -50, 1.5), (-25, -58, 1.3), (25, -60, 1.6))
    ]
