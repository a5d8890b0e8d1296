"""The program's sign: a flame between two horns, with a rim for large sizes and larger without for small ones."""

from card_art.svg import (
    BRASS,
    EMBER,
    FLAME,
    OXBLOOD,
    SOOT,
    VERMILION,
    document,
    frame,
    gradient,
    group,
    path,
    plate,
)

SIDE = 256

_HORN = (
    "M128 222C184 222 222 182 220 124C219 92 206 64 182 42C192 82 188 116 168 142C156 156 142 164 128 166Z"
)
_GLINT = "M206 98C211 138 196 178 160 198C190 172 200 138 196 84C200 88 204 92 206 98Z"
_FLAME = (
    "M130 26C154 58 172 82 172 114C172 142 152 160 128 160C104 160 84 142 84 114C84 94 94 82 101 66"
    "C106 78 111 84 117 87C114 66 118 44 130 26Z"
)
_HEART = "M129 66C144 90 156 102 156 124C156 144 144 156 128 156C112 156 100 144 100 124C100 112 106 104 111 96C115 104 119 106 122 107C120 92 123 78 129 66Z"
_CORE = "M128 104C136 116 142 122 142 134C142 146 136 152 128 152C120 152 114 146 114 134C114 122 122 116 128 104Z"


def icons() -> dict[str, str]:
    """Both drawings: file name without ending to SVG."""
    ground = gradient("ground", [(0, "#7A2118"), (0.55, OXBLOOD), (1, "#240C0A")])
    tile = [ground, plate(4, 4, 248, 248, 54, SOOT), plate(10, 10, 236, 236, 48, "url(#ground)")]
    rim = [frame(20, 20, 216, 216, 40, BRASS, 4)]
    return {
        "icon": document(SIDE, SIDE, [*tile, *rim, group(_sign(), 6, 4, 0, 0.953)]),
        "icon_small": document(SIDE, SIDE, [*tile, group(_sign(), -1.5, -3, 0, 1.01)]),
    }


def _sign() -> list[str]:
    horn = [
        path(_HORN, "#EAD9B0", f'stroke="{SOOT}" stroke-width="7" stroke-linejoin="round"'),
        path(_GLINT, "#B9935A"),
    ]
    left = f'<g transform="translate(256 0) scale(-1 1)">{"".join(horn)}</g>'
    seam = path("M128 170C120 182 120 204 128 218C136 204 136 182 128 170Z", "#B9935A")
    return [
        *horn,
        left,
        path("M100 172H156V214H100Z", "#EAD9B0"),
        seam,
        path(_FLAME, VERMILION, f'stroke="{SOOT}" stroke-width="7" stroke-linejoin="round"'),
        path(_HEART, EMBER),
        path(_CORE, FLAME),
    ]
