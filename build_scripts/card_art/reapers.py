"""The reapers: six standing pieces, each in the colour and with the emblem of its deck."""

from card_art.backs import CLOTHS, Cloth
from card_art.emblems import NAMES, emblem
from card_art.motifs import skull
from card_art.svg import BONE, SOOT, circle, document, group, inked, path, stroke

WIDTH, HEIGHT = 100, 140


def reapers() -> dict[str, str]:
    """Every reaper: file name without ending to SVG."""
    return {
        f"reaper_{number}": document(WIDTH, HEIGHT, reaper(cloth, name))
        for number, (cloth, name) in enumerate(zip(CLOTHS, NAMES, strict=True), 1)
    }


def reaper(cloth: Cloth, name: str) -> list[str]:
    """Return a reaper in a deck's colours, 100 wide and 140 high, from its upper left corner."""
    return [*_foot(cloth), *_scythe(), *_robe(cloth), *_face(cloth), *_sleeve(cloth), *_badge(cloth, name)]


def _foot(cloth: Cloth) -> list[str]:
    return [
        f'<ellipse cx="48" cy="130" rx="44" ry="8.5" fill="{SOOT}"/>',
        f'<ellipse cx="48" cy="128" rx="42" ry="7" fill="{cloth.metal}"/>',
        f'<ellipse cx="48" cy="127" rx="37" ry="5.2" fill="{cloth.dark}"/>',
    ]


def _scythe() -> list[str]:
    blade = "M80 10C62 -1 32 0 12 22C34 12 58 14 77 22Z"
    return [
        stroke("M84 128L77 12", SOOT, 7),
        stroke("M84 128L77 12", "#8A5A30", 3.4),
        inked(blade, "#D5D9DE", 2.2),
        path("M77 22C58 14 34 12 12 22C32 6 58 6 78 15Z", "#8E959E"),
        inked("M73 8L83 7L84 25L74 25Z", "#E3A23A", 1.8),
    ]


def _robe(cloth: Cloth) -> list[str]:
    robe = (
        "M45 20C28 20 20 36 21 54C13 68 11 98 7 126C16 132 22 126 28 130C36 134 42 128 48 131"
        "C54 134 60 127 67 131C73 133 78 130 84 126C80 98 78 68 69 54C70 36 62 20 45 20Z"
    )
    dark = (
        "M52 21C64 24 70 38 69 54C78 68 80 98 84 126C78 130 73 133 67 131C64 129 62 129 60 130"
        "C66 100 66 74 58 64C64 50 62 30 52 21Z"
    )
    return [
        inked(robe, cloth.light, 6.4, cloth.metal),
        inked(robe, cloth.light, 3),
        path(dark, cloth.dark),
        stroke(
            "M18 112C20 100 22 90 24 82M28 124C29 120 30 116 31 112M72 122C72 108 71 96 69 86",
            cloth.dark,
            2.2,
        ),
        stroke("M30 30C26 36 25 44 26 50", cloth.thread, 2.4),
    ]


def _face(cloth: Cloth) -> list[str]:
    hole = "M45 30C33 30 28 40 29 52C30 61 37 68 45 71C53 68 60 61 61 52C62 40 57 30 45 30Z"
    return [
        inked(hole, SOOT, 2.6, cloth.metal),
        group(skull(BONE, SOOT), 45, 52, 0, 0.52),
    ]


def _sleeve(cloth: Cloth) -> list[str]:
    sleeve = "M58 70C66 64 76 63 82 66C88 68 90 72 88 78C80 78 76 84 72 92C66 90 60 82 58 70Z"
    hand = [
        inked(f"M73 {y}H87Q90 {y + 2.2} 87 {y + 4.6}H73Q70 {y + 2.2} 73 {y}Z", BONE, 1.4)
        for y in (58, 62.4, 66.8)
    ]
    return [
        *hand,
        inked(sleeve, cloth.light, 2.4),
        path("M72 92C76 84 80 78 88 78C89 74 87 71 84 70C78 74 72 80 69 88Z", cloth.dark),
    ]


def _badge(cloth: Cloth, name: str) -> list[str]:
    return [
        circle(41, 100, 23.4, SOOT),
        circle(41, 100, 21.6, cloth.metal),
        circle(41, 100, 19.4, cloth.dark),
        group(emblem(name, cloth.metal, cloth.dark), 41, 100, 0, 0.45),
    ]
