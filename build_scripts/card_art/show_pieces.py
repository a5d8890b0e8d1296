"""The cards people remember: jokers, the Devil and the Angel."""

from math import cos, radians, sin

from card_art.kabufuda import flame
from card_art.svg import (
    BONE,
    BRASS,
    EMBER,
    FLAME,
    OXBLOOD,
    SOOT,
    circle,
    frame,
    group,
    path,
    plate,
    polygon,
    ring,
    stroke,
)


def joker(cloth: str, second: str) -> list[str]:
    """A death's-head in a fool's cap, twice: upright and turned."""
    half = [*_ruff(cloth, second), group([*_cap(cloth, second), *_deaths_head()], -15, -2, 0, 1.12)]
    star = polygon(
        [(0, -15), (4, -4), (15, -4), (6, 3), (9, 14), (0, 7), (-9, 14), (-6, 3), (-15, -4), (-4, -4)]
    )
    corner = [group([path(star, cloth)], 28, 32), group([*_grin(cloth)], 28, 62)]
    return [
        plate(54, 25, 142, 300, 6, "#EFE3C8"),
        group(half, 250, 350, 180),
        *half,
        path(polygon([(55, 188), (55, 172), (195, 162), (195, 178)]), second),
        stroke("M55 172L195 162M55 188L195 178", SOOT, 1.6),
        frame(54, 25, 142, 300, 6, SOOT, 2),
        *corner,
        group(corner, 250, 350, 180),
    ]


def _grin(ink: str) -> list[str]:
    """A small laughing mask for the corner."""
    return [
        path("M-13 -10C-13 -14 13 -14 13 -10C14 4 7 14 0 14C-7 14 -14 4 -13 -10Z", ink),
        path("M-8 -4C-7 -8 -3 -8 -2 -4ZM2 -4C3 -8 7 -8 8 -4Z", BONE),
        path("M-8 2C-3 6 3 6 8 2C6 11 -6 11 -8 2Z", BONE),
    ]


def _cap(cloth: str, second: str) -> list[str]:
    left = "M125 44C104 40 84 48 74 86C66 90 62 84 62 78C66 46 94 28 125 34Z"
    right = "M125 44C146 40 166 48 176 86C184 90 188 84 188 78C184 46 156 28 125 34Z"
    bells = [(68, 90), (182, 90), (125, 30)]
    return [
        path(left, cloth),
        path(right, second),
        path("M98 76C96 50 108 36 125 28C142 36 154 50 152 76Z", cloth),
        path("M125 28C142 36 154 50 152 76L125 76Z", second),
        stroke(f"{left}{right}M98 76C96 50 108 36 125 28C142 36 154 50 152 76", SOOT, 1.6),
        *[circle(x, y, 7, FLAME) for x, y in bells],
        *[ring(x, y, 7, SOOT, 1.4) for x, y in bells],
        *[stroke(f"M{x - 3} {y + 2}h6", SOOT, 1.4) for x, y in bells],
    ]


def _deaths_head() -> list[str]:
    skull = "M98 84C96 64 110 58 125 58C140 58 154 64 152 84C152 96 146 100 143 104L142 122C134 128 116 128 108 122L107 104C104 100 98 96 98 84Z"
    return [
        path(skull, "#FBF5E6"),
        path(
            "M143 104L142 122C134 128 128 127 125 127L125 58C140 58 154 64 152 84C152 96 146 100 143 104Z",
            "#E4D6B8",
        ),
        stroke(skull, SOOT, 1.8),
        path(
            "M104 86C105 76 118 76 120 86C119 96 106 96 104 86ZM130 86C132 76 145 76 146 86C144 96 131 96 130 86Z",
            SOOT,
        ),
        circle(113, 87, 3.2, EMBER),
        circle(138, 87, 3.2, EMBER),
        path(polygon([(125, 93), (120, 104), (130, 104)]), SOOT),
        path("M106 108C118 116 132 116 144 108L142 120C132 126 118 126 108 120Z", SOOT),
        *[stroke(f"M{x} 111V122", "#FBF5E6", 3.4) for x in (112, 118.5, 125, 131.5, 138)],
    ]


def _ruff(cloth: str, second: str) -> list[str]:
    points = [(62 + 15.75 * step, 146 if step % 2 else 128) for step in range(9)]
    lower = [(x, 184 - (x - 55) * 0.07) for x, _ in reversed(points)]
    stripes = [
        path(
            polygon([points[step], points[step + 1], lower[7 - step], lower[8 - step]]),
            cloth if step % 2 else second,
        )
        for step in range(8)
    ]
    zigzag = "M" + "L".join(f"{x} {y}" for x, y in points)
    return [*stripes, stroke(zigzag, SOOT, 1.6), *[circle(x, y, 3.4, FLAME) for x, y in points[::2]]]


def devil() -> list[str]:
    """The Devil rising from fire, horned and courteous."""
    fires = [
        group(flame(step, OXBLOOD, EMBER, FLAME), 52 + 29 * step, 282 - (step % 2) * 12, 0, 0.84)
        for step in range(6)
    ]
    horns = "M96 96C72 92 58 70 64 40C72 62 86 70 106 72ZM154 96C178 92 192 70 186 40C178 62 164 70 144 72Z"
    face = "M90 104C88 72 106 62 125 62C144 62 162 72 160 104C158 132 142 152 125 166C108 152 92 132 90 104Z"
    robe = "M46 330C48 248 74 196 108 178L142 178C176 196 202 248 204 330Z"
    corner = [
        path(
            "M-15 4C-20 -4 -19 -13 -14 -18C-13 -10 -9 -7 -4 -7L4 -7C9 -7 13 -10 14 -18C19 -13 20 -4 15 4C14 14 6 22 0 26C-6 22 -14 14 -15 4Z",
            FLAME,
        )
    ]
    marks = [group(corner, 39, 46, 0, 1.1), group(corner, 211, 304, 180, 1.1)]
    return [
        plate(12, 12, 226, 326, 9, "#1A0D0B"),
        *_rays(125, 118, "#5A1A1A"),
        path(robe, OXBLOOD),
        path("M108 178L125 252L142 178Z", SOOT),
        stroke("M84 214C76 250 74 290 76 326M166 214C174 250 176 290 174 326", "#8A2A1A", 3),
        path("M72 216L108 172L125 204L142 172L178 216L150 208L125 226L100 208Z", "#8A1F17"),
        path(horns, "#E9DCC0"),
        stroke(horns, SOOT, 1.8),
        path(face, "#B3331F"),
        path("M125 62C144 62 162 72 160 104C158 132 142 152 125 166Z", "#8E2418"),
        path(
            "M90 98C92 72 108 60 125 76C142 60 158 72 160 98C152 82 138 78 125 92C112 78 98 82 90 98Z", SOOT
        ),
        path(
            "M100 106C108 98 118 102 120 110C112 114 104 112 100 106ZM150 106C142 98 132 102 130 110C138 114 146 112 150 106Z",
            FLAME,
        ),
        circle(112, 107, 2.8, SOOT),
        circle(138, 107, 2.8, SOOT),
        stroke("M96 98L119 104M154 98L131 104", SOOT, 3.4),
        stroke("M125 108L120 126C122 130 128 130 130 126", SOOT, 2),
        path("M102 132C112 140 138 140 148 132C142 152 108 152 102 132Z", SOOT),
        path("M108 136L112 144L116 138ZM142 136L138 144L134 138Z", BONE),
        path("M118 152C120 170 122 178 125 186C128 178 130 170 132 152C128 158 122 158 118 152Z", SOOT),
        stroke("M214 96L186 318", BRASS, 5),
        path("M198 100C196 80 200 66 204 56L206 84L215 50L216 86L228 62C228 76 226 92 220 104Z", BRASS),
        plate(188, 232, 20, 20, 8, "#B3331F"),
        *fires,
        frame(12, 12, 226, 326, 9, BRASS, 2.4),
        *marks,
    ]


def angel() -> list[str]:
    """The Angel, winged and haloed, who knows something."""
    wing = (
        "M112 170C88 118 54 92 26 84C30 104 36 116 46 126C38 128 32 128 26 126C32 146 44 156 56 160"
        "C50 164 42 166 36 164C48 184 70 196 104 196Z"
    )
    quills = "M38 100C62 118 86 144 104 176M42 134C62 142 84 160 102 184M50 166C68 172 84 180 100 190"
    wings = [path(wing, "#F7F1E1"), stroke(wing, "#28304F", 2), stroke(quills, "#9AA6C8", 2.2)]
    robe = "M56 332C62 252 86 200 110 182L140 182C164 200 188 252 194 332Z"
    corner = [
        ring(0, -8, 12, "#F6D58A", 4),
        path("M0 24C-12 16 -18 8 -20 0C-12 6 -6 8 0 8C6 8 12 6 20 0C18 8 12 16 0 24Z", "#FBF5E6"),
    ]
    return [
        plate(12, 12, 226, 326, 9, "#1E2A56"),
        *_rays(125, 108, "#3C4C86"),
        circle(125, 106, 56, "#F6D58A"),
        circle(125, 106, 47, "#FBE9B8"),
        ring(125, 106, 56, BRASS, 2),
        *wings,
        _mirrored(wings),
        path(robe, "#F4ECDA"),
        path("M125 182L140 182C164 200 188 252 194 332L125 332Z", "#DCCFB2"),
        stroke("M96 224C88 262 84 300 84 330M154 224C162 262 166 300 166 330M125 236L125 330", "#9A8B6B", 2),
        path("M104 184C112 200 138 200 146 184L150 194C138 212 112 212 100 194Z", "#D8B04A"),
        path(
            "M96 108C88 60 112 50 125 50C138 50 162 60 154 108C160 132 156 150 148 162L102 162C94 150 90 132 96 108Z",
            "#B9762E",
        ),
        path("M104 104C102 132 114 150 125 150C136 150 148 132 146 104C144 80 106 80 104 104Z", "#F6E3CA"),
        path(
            "M125 150C136 150 148 132 146 104C146 96 142 90 137 87C142 108 138 136 125 150Z",
            "#DDBE98",
            'opacity="0.6"',
        ),
        path(
            "M103 106C104 78 116 70 125 82C134 70 146 78 147 106C142 92 134 88 125 90C116 88 108 92 103 106Z",
            "#B9762E",
        ),
        path("M114 148L114 166C118 186 132 186 136 166L136 148C130 154 120 154 114 148Z", "#E9CFAE"),
        stroke("M109 112C112 108 118 108 121 112", SOOT, 1.8),
        circle(115, 113, 2.6, "#2A5A8F"),
        stroke("M130 113C133 116 138 116 142 112", SOOT, 2),
        stroke("M107 104C111 100 117 100 121 103M129 103C133 99 139 100 143 104", "#7A4A1C", 2),
        stroke("M125 112L122 126C123 128 127 128 128 127", "#8F6A48", 1.6),
        path("M116 136C120 133 124 134 125 135C126 134 130 133 134 136C130 142 120 142 116 136Z", "#B3413A"),
        *_trumpet(),
        frame(12, 12, 226, 326, 9, "#D8B04A", 2.4),
        group(corner, 40, 44, 0, 1.05),
        group(corner, 210, 306, 180, 1.05),
    ]


def _trumpet() -> list[str]:
    return [
        stroke("M150 270L92 214", "#D8B04A", 6),
        path("M100 222L70 212C72 202 80 194 90 194Z", "#D8B04A"),
        stroke("M70 212C72 202 80 194 90 194", "#8A5A1E", 2.4),
        plate(126, 240, 20, 18, 8, "#F6E3CA"),
        frame(126, 240, 20, 18, 8, "#8F6A48", 1.4),
    ]


def _mirrored(parts: list[str]) -> str:
    return f'<g transform="translate(250 0) scale(-1 1)">{"".join(parts)}</g>'


def _rays(x: float, y: float, colour: str) -> list[str]:
    """Light from a point, kept inside the frame of a show piece."""
    found = []
    for step in range(18):
        start, end = radians(step * 20 - 4), radians(step * 20 + 4)
        far = 96
        found.append(
            path(
                polygon(
                    [
                        (x, y),
                        (x + far * cos(start), y + far * sin(start)),
                        (x + far * cos(end), y + far * sin(end)),
                    ]
                ),
                colour,
            )
        )
    return found
