"""The opponents' faces: imps, fiends and archdevils, three of each, in medallions."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from card_art import bust_parts as parts
from card_art import heads, marks
from card_art.beards import beard
from card_art.crowns import coronet, crown
from card_art.dress import GOLD, PEOPLE, People
from card_art.svg import BRASS, EMBER, FLAME, OXBLOOD, SILVER, SOOT, circle, document, group, ring, stroke

SIDE = 200


def busts() -> dict[str, str]:
    """Every face: file name without ending to SVG."""
    return {name: _medallion(name.split("_")[0], draw()) for name, draw in _DRAWN.items()}


_GROUNDS = {
    "imp": ("#3D5A4C", "#57796A", BRASS),
    "fiend": ("#4A2C5E", "#6A4684", SILVER),
    "archdevil": ("#4A1010", "#7E2A1E", FLAME),
}
"""Ground, rays and rim of each rank, so that the level shows before the face does."""


def _medallion(rank: str, bust: list[str]) -> str:
    ground, ray, rim = _GROUNDS[rank]
    rays = [group([stroke("M0 -62V-74", ray, 3)], 100, 112, turn) for turn in range(0, 360, 12)]
    disc = [
        circle(100, 112, 86, SOOT),
        circle(100, 112, 83, rim),
        circle(100, 112, 77, SOOT),
        circle(100, 112, 75.5, ground),
    ]
    return document(SIDE, SIDE, [*disc, *rays, ring(100, 112, 80, SOOT, 1.2), group(bust, 100, 104, 0, 1.48)])


def _creature(skin: str, shade: str, hair: str, lock: str, iris: str, coat: str, fold: str) -> People:
    people = replace(PEOPLE["H"], skin=skin, shade=shade, hair=hair, lock=lock, iris=iris)
    return replace(people, coat=coat, fold=fold)


def _imp() -> list[str]:
    people = _creature("#E07A3F", "#A94C22", "#5A1A1A", "#8C3A2A", "#F6D042", "#5C4A33", "#40321F")
    return [
        *parts.shoulders(people),
        *parts.bat_ears(people),
        *parts.small_horns(),
        *heads.face("J", people),
        *heads.nose(people),
        *heads.eyes(people, SOOT),
        *heads.brows("J", people.hair),
        *parts.cheeky_grin(),
        *parts.tuft(people),
    ]


def _imp_2() -> list[str]:
    people = _creature("#A3B577", "#74874F", "#3E2A1C", "#7A5A34", "#D9531E", "#7A2A18", "#541A10")
    return [
        *parts.shoulders(people),
        *parts.bat_ears(people),
        *parts.broken_horns(),
        *heads.face("Q", people),
        *heads.nose(people),
        *heads.wink(people, SOOT),
        *heads.brows("J", people.hair),
        *heads.smirk(),
        *marks.freckles(),
        *parts.cowl(people),
    ]


def _imp_3() -> list[str]:
    people = _creature("#8FA3C4", "#64779A", "#1B1B33", "#4A4B7A", "#F6B042", "#B98B4A", "#86602B")
    return [
        *parts.shoulders(people),
        *parts.bat_ears(people),
        *heads.face("J", people),
        *heads.nose(people),
        *heads.eyes(people, SOOT),
        *heads.brows("Q", people.hair),
        *parts.buck_teeth(),
        *parts.fringe(people),
        *parts.small_horns(),
    ]


def _fiend() -> list[str]:
    people = _creature("#C23A28", "#8C1F16", SOOT, "#5A3A34", FLAME, "#3A3430", "#1F1B18")
    return [
        *parts.shoulders(people),
        *parts.curled_horns(),
        *heads.ears(people),
        *heads.face("K", people),
        *heads.nose(people),
        *heads.eyes(people, SOOT),
        *heads.brows("K", people.hair),
        *parts.scowl(),
        *marks.tusks(),
        *marks.scar(),
    ]


def _fiend_2() -> list[str]:
    people = _creature("#C9A0D8", "#9670A8", "#2A2442", "#6A5A94", "#8FD07A", "#2E3152", "#1D1F38")
    return [
        *parts.shoulders(people),
        *marks.horns(),
        *heads.ears(people),
        *heads.face("Q", people),
        *heads.nose(people),
        *heads.eyes(people, SOOT),
        *heads.lids(people),
        *heads.lashes(SOOT),
        *heads.brows("Q", people.hair),
        *heads.lips(),
        *heads.tresses(people),
        *marks.spot(),
        *parts.gem("#8FD07A"),
    ]


def _fiend_3() -> list[str]:
    people = _creature("#6FA08A", "#47745F", "#8C8178", "#C9C1B4", FLAME, "#7A4B26", "#4E2E16")
    return [
        *parts.shoulders(people),
        *parts.curled_horns(),
        *heads.ears(people),
        *heads.face("K", people),
        *heads.nose(people),
        *heads.eyes(people, SOOT),
        *heads.brows("K", people.hair),
        parts.trimmed(beard("S", people)),
        *parts.patch(),
    ]


def _archdevil() -> list[str]:
    people = _creature("#C8321F", "#8C1710", SOOT, "#4A3B38", FLAME, "#1F1B18", SOOT)
    return [
        *parts.high_collar(OXBLOOD),
        *parts.shoulders(people),
        *parts.great_horns(),
        *heads.ears(people),
        *heads.face("K", people),
        *heads.nose(people),
        *heads.eyes(people, SOOT),
        *heads.brows("K", people.hair),
        *parts.widows_peak(people),
        *parts.goatee(people),
        *marks.monocle(),
    ]


def _archdevil_2() -> list[str]:
    people = replace(
        _creature("#EAD9C0", "#BFA98A", "#8C1C1A", "#D5452B", "#B3261A", SOOT, "#2A2220"), trim=GOLD
    )
    return [
        *parts.high_collar("#8C1C1A"),
        *parts.shoulders(people),
        *parts.great_horns(),
        *heads.ears(people),
        *heads.face("Q", people),
        *heads.nose(people),
        *heads.eyes(people, SOOT),
        *heads.lashes(SOOT),
        *heads.brows("Q", people.hair),
        *heads.lips(),
        *heads.tresses(people),
        group(coronet("S", people), 0, 2, 0, 0.9),
    ]


def _archdevil_3() -> list[str]:
    people = replace(
        _creature("#A9A3B5", "#7A7388", EMBER, FLAME, "#D5452B", "#5A1A1A", "#3A0F0F"), trim=GOLD
    )
    return [
        *parts.high_collar(SOOT),
        *parts.shoulders(people),
        *parts.great_horns(),
        *heads.ears(people),
        *heads.face("K", people),
        *heads.nose(people),
        *heads.eyes(people, SOOT),
        *heads.brows("K", "#9E3A12"),
        parts.trimmed(beard("H", people)),
        group(crown("H", people), 0, 2, 0, 0.84),
    ]


_DRAWN: Mapping[str, Callable[[], list[str]]] = {
    **{"imp_1": _imp, "imp_2": _imp_2, "imp_3": _imp_3},
    **{"fiend_1": _fiend, "fiend_2": _fiend_2, "fiend_3": _fiend_3},
    **{"archdevil_1": _archdevil, "archdevil_2": _archdevil_2, "archdevil_3": _archdevil_3},
}
