"""Jacks, queens and kings: half a figure, and the same turned round."""

from dataclasses import dataclass

from card_art.suits import sign
from card_art.svg import BRASS, EMBER, FLAME, SOOT, circle, frame, group, path, plate, polygon, ring, stroke

SKIN = "#F3DFC4"
SHADE = "#D9B994"
JACK, QUEEN, KING = 11, 12, 13


@dataclass(frozen=True)
class Dress:
    """The colours of a suit's court."""

    robe: str
    lining: str
    trim: str
    hair: str


DRESSES = {
    "S": Dress("#28304F", "#11131F", "#C9A14E", "#15130F"),
    "H": Dress("#A62B20", "#5A1410", "#F2C14E", "#5B2A16"),
    "D": Dress("#C98A1E", "#7A2A16", "#F6E2A6", "#A5662A"),
    "C": Dress("#2F5B45", "#16281F", "#D9B25A", "#2B1B12"),
}


def court(number: int, suit: str, ink: str) -> list[str]:
    """The framed picture of a court card, point-symmetric."""
    dress = DRESSES[suit]
    figure = {JACK: _jack, QUEEN: _queen, KING: _king}[number]
    half = [*_robe(dress), *figure(dress), *_thing(suit, dress), sign(suit, 77, 53, 32, ink)]
    return [
        plate(54, 25, 142, 300, 6, "#EFE3C8"),
        group(half, 250, 350, 180),
        *half,
        *_sash(dress),
        frame(54, 25, 142, 300, 6, SOOT, 2),
        frame(50, 21, 150, 308, 8, dress.trim, 1.2),
    ]


def _sash(dress: Dress) -> list[str]:
    """The band where the two halves meet."""
    band = polygon([(55, 188), (55, 172), (195, 162), (195, 178)])
    studs = [circle(67 + 23.2 * step, 179.2 - 1.66 * step, 3.6, dress.robe) for step in range(6)]
    return [path(band, dress.trim), stroke("M55 172L195 162M55 188L195 178", SOOT, 1.6), *studs]


def _robe(dress: Dress) -> list[str]:
    """Shoulders and breast, with sleeves, folds and an edged collar."""
    folds = "M80 178C80 152 84 138 92 126M170 172C170 150 166 138 158 126"
    return [
        path("M58 190C58 152 70 126 104 116L146 116C180 126 192 152 192 184Z", dress.robe),
        path("M98 118L125 186L152 118Z", dress.lining),
        path("M103 116L125 172L147 116L139 112L111 112Z", dress.trim),
        path("M110 113L125 156L140 113Z", "#F7EFDD"),
        stroke(folds, SOOT, 1.6),
        stroke("M68 178C70 160 72 152 78 144M182 170C180 156 178 150 172 142", dress.trim, 2.4),
        stroke("M58 190C58 152 70 126 104 116L125 172L146 116C180 126 192 152 192 184", SOOT, 2),
        *[circle(125, y, 2.6, dress.trim) for y in (140, 152)],
        path("M112 98L112 116C118 122 132 122 138 116L138 98Z", SHADE),
    ]


def _face() -> list[str]:
    """A long pale face, slightly amused."""
    return [
        path("M103 74C102 100 114 114 125 114C136 114 148 100 147 74C146 52 104 52 103 74Z", SKIN),
        path(
            "M125 114C136 114 148 100 147 74C147 66 142 60 136 58C142 78 138 102 125 114Z",
            SHADE,
            'opacity="0.55"',
        ),
        stroke("M103 74C102 100 114 114 125 114C136 114 148 100 147 74", SOOT, 1.6),
        stroke("M125 78L122 92C123 94 127 94 128 93", SOOT, 1.5),
    ]


def _eyes(wink: str) -> list[str]:
    """Two sly eyes under arched brows; ``wink`` replaces the right one's path."""
    left = "M109 79C112 75 118 75 120 79C117 82 112 82 109 79Z"
    right = "M130 79C132 75 138 75 141 79C138 82 133 82 130 79Z"
    parts = [
        path(left, "#FFFDF4"),
        circle(115, 79, 2.4, SOOT),
        stroke("M109 79C112 75 118 75 120 79", SOOT, 1.5),
    ]
    if wink:
        parts.append(stroke(wink, SOOT, 1.8))
    else:
        parts += [path(right, "#FFFDF4"), circle(135, 79, 2.4, SOOT)]
        parts.append(stroke("M130 79C132 75 138 75 141 79", SOOT, 1.5))
    return [*parts, stroke("M107 72C111 68 117 68 120 71M130 71C133 67 139 67 143 71", SOOT, 2)]


def _king(dress: Dress) -> list[str]:
    hair = "M98 70C94 98 96 112 106 118L112 104L104 70ZM152 70C156 98 154 112 144 118L138 104L146 70Z"
    beard = (
        "M104 88C104 116 112 134 125 144C138 134 146 116 146 88C142 98 136 100 133 97C130 95 127 96 125 97"
        "C123 96 120 95 117 97C114 100 108 98 104 88Z"
    )
    curls = "M112 108C114 118 118 126 122 132M138 108C136 118 132 126 128 132M125 106L125 138"
    return [
        path(hair, dress.hair),
        *_face(),
        *_eyes(""),
        path(beard, dress.hair),
        stroke(curls, dress.trim, 1.3),
        path("M117 100C121 103 129 103 133 100C130 106 120 106 117 100Z", "#8F1F17"),
        *_crown(dress),
        path(
            "M101 52C92 50 86 40 88 29C94 38 99 42 106 44ZM149 52C158 50 164 40 162 29C156 38 151 42 144 44Z",
            "#EADCC0",
        ),
        stroke(
            "M101 52C92 50 86 40 88 29C94 38 99 42 106 44M149 52C158 50 164 40 162 29C156 38 151 42 144 44",
            SOOT,
            1.4,
        ),
    ]


def _crown(dress: Dress) -> list[str]:
    band = "M101 62L97 36L110 48L116 31L125 46L134 31L140 48L153 36L149 62C138 57 112 57 101 62Z"
    return [
        path(band, dress.trim),
        stroke(band, SOOT, 1.6),
        *[circle(x, y, 3, dress.robe) for x, y in ((116, 31), (134, 31), (97, 36), (153, 36))],
        path("M102 62C112 57 138 57 148 62L147 68C136 63 114 63 103 68Z", dress.robe),
        circle(125, 62, 3.2, FLAME),
    ]


def _queen(dress: Dress) -> list[str]:
    veil = "M125 40C94 40 88 66 88 92C88 108 84 118 78 126L106 118L112 100L138 100L144 118L172 126C166 118 162 108 162 92C162 66 156 40 125 40Z"
    hair = "M104 82C100 60 114 52 125 52C136 52 150 60 146 82C144 70 138 64 125 63C112 64 106 70 104 82Z"
    return [
        path(veil, dress.lining),
        stroke("M90 92C90 106 86 116 80 124M160 92C160 106 164 116 170 124", dress.trim, 2),
        *_face(),
        path(hair, dress.hair),
        *_eyes(""),
        stroke("M107 80L104 77M143 80L146 77", SOOT, 1.6),
        path("M118 102C121 99 124 99 125 101C126 99 129 99 132 102C129 107 121 107 118 102Z", "#B3261E"),
        circle(136, 96, 1.3, SOOT),
        *_coronet(dress),
        *_necklace(dress),
    ]


def _coronet(dress: Dress) -> list[str]:
    band = "M104 56L106 36L115 46L125 27L135 46L144 36L146 56C136 51 114 51 104 56Z"
    return [
        path(band, dress.trim),
        stroke(band, SOOT, 1.6),
        circle(125, 29, 4, EMBER),
        circle(106, 37, 2.6, dress.robe),
        circle(144, 37, 2.6, dress.robe),
        circle(125, 48, 3, dress.robe),
    ]


def _necklace(dress: Dress) -> list[str]:
    beads = [(111, 119), (116, 125), (122, 129), (128, 129), (134, 125), (139, 119)]
    return [
        *[circle(x, y, 2.5, dress.robe) for x, y in beads],
        path(polygon([(125, 131), (130, 138), (125, 147), (120, 138)]), EMBER),
    ]


def _jack(dress: Dress) -> list[str]:
    hair = "M100 62C96 84 96 98 104 108L110 100L106 74L144 74L140 100L146 108C154 98 154 84 150 62Z"
    cap = "M94 60C96 36 118 32 134 36C148 39 158 48 156 60C140 53 112 54 94 60Z"
    brim = "M90 63C106 53 144 52 160 62L158 69C142 60 108 61 92 70Z"
    feather = "M150 52C166 48 176 38 174 28C164 28 150 34 144 48C146 50 148 52 150 52Z"
    return [
        path(hair, dress.hair),
        *_face(),
        *_eyes("M130 80C133 83 138 83 141 79"),
        stroke("M117 101C122 106 130 106 135 99", "#8F1F17", 2.2),
        stroke("M124 108C125 111 126 111 127 108", dress.hair, 1.8),
        path(cap, dress.robe),
        stroke(cap, SOOT, 1.6),
        path(brim, dress.trim),
        stroke(brim, SOOT, 1.4),
        path(feather, "#F7EFDD"),
        stroke("M150 52C160 46 168 38 174 28", SOOT, 1.4),
        stroke(feather, SOOT, 1.4),
    ]


def _thing(suit: str, dress: Dress) -> list[str]:
    """What a court holds: a spade, a burning heart, a great coin, a cudgel."""
    return {"S": _spade, "H": _burning_heart, "D": _coin, "C": _cudgel}[suit](dress)


def _hand(x: float, y: float) -> list[str]:
    knuckles = f"M{x - 6} {y - 2}h12M{x - 6} {y + 3}h12"
    return [
        plate(x - 8, y - 8, 16, 16, 6, SKIN),
        stroke(knuckles, SHADE, 1.4),
        frame(x - 8, y - 8, 16, 16, 6, SOOT, 1.4),
    ]


def _spade(dress: Dress) -> list[str]:
    blade = "M176 34C188 48 188 66 176 78C164 66 164 48 176 34Z"
    return [
        stroke("M176 76L176 166", "#6B4A2B", 5),
        path(blade, "#C9CCD2"),
        stroke(blade, SOOT, 1.6),
        stroke("M176 40L176 74", SOOT, 1.2),
        *_hand(176, 140),
    ]


def _burning_heart(dress: Dress) -> list[str]:
    flames = "M174 88C162 78 166 66 172 58C172 66 176 66 176 52C184 60 188 74 178 88Z"
    return [
        path(flames, FLAME),
        path("M175 88C169 80 172 72 175 68C178 74 181 80 177 88Z", EMBER),
        sign("H", 175, 102, 34, "#C8321F"),
        stroke("M168 98C170 94 173 94 174 96", "#F7C9B8", 1.8),
        *_hand(174, 132),
    ]


def _coin(dress: Dress) -> list[str]:
    return [
        circle(174, 96, 19, BRASS),
        circle(174, 96, 15, "#F2C75C"),
        ring(174, 96, 19, SOOT, 1.6),
        ring(174, 96, 14, "#8A5A1E", 1.4),
        sign("D", 174, 96, 20, "#7A2A16"),
        *_hand(174, 128),
    ]


def _cudgel(dress: Dress) -> list[str]:
    club = "M170 140L166 66C160 52 168 38 178 40C188 42 190 56 184 66L180 140Z"
    knots = [
        circle(171, 54, 2.6, "#3A2412"),
        circle(180, 62, 2.4, "#3A2412"),
        circle(175, 80, 2.2, "#3A2412"),
    ]
    return [path(club, "#7A5230"), stroke(club, SOOT, 1.6), *knots, *_hand(175, 132)]
