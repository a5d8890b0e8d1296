"""The opponents: eight imps, eight fiends and eight archdevils, no two alike."""

from dataclasses import replace

from card_art import bust_gear as gear
from card_art import bust_hair as hair
from card_art import bust_parts as parts
from card_art import heads, marks
from card_art.busts import Part, Rank, Sitter, colours, plain
from card_art.crowns import coronet, crown
from card_art.dress import GOLD, People
from card_art.looks import Mouth
from card_art.svg import BONE, EMBER, FLAME, OXBLOOD, SILVER, SOOT, group

SMALL_HORNS = plain(parts.small_horns)
BROKEN_HORNS = plain(parts.broken_horns)
CURLED_HORNS = plain(parts.curled_horns)
GREAT_HORNS = plain(parts.great_horns)
SICKLES = plain(marks.horns)
LASHES = plain(lambda: heads.lashes(SOOT))


def _crowned(suit: str) -> Part:
    return lambda people: [group(crown(suit, people), 0, 2, 0, 0.84)]


def _coronet(suit: str) -> Part:
    return lambda people: [group(coronet(suit, people), 0, 2, 0, 0.9)]


def _collar(lining: str) -> tuple[Part, ...]:
    return (lambda _people: parts.high_collar(lining),)


def _gold(people: People) -> People:
    return replace(people, trim=GOLD)


IMPS = {
    "pip": Sitter(
        Rank.IMP,
        colours("#E07A3F", "#A94C22", "#5A1A1A", "#8C3A2A", "#F6D042", "#5C4A33", "#40321F"),
        *("J", "J", Mouth.GRIN),
        behind=(parts.bat_ears, SMALL_HORNS),
        over=(parts.tuft,),
    ),
    "snick": Sitter(
        Rank.IMP,
        colours("#A3B577", "#74874F", "#3E2A1C", "#7A5A34", "#D9531E", "#7A2A18", "#541A10"),
        *("Q", "J", Mouth.SMIRK),
        behind=(parts.bat_ears, BROKEN_HORNS),
        over=(plain(marks.freckles), parts.cowl),
    ),
    "cinder": Sitter(
        Rank.IMP,
        colours("#6E4A4E", "#4A2E34", EMBER, FLAME, FLAME, "#8C1C1A", OXBLOOD),
        *("T", "K", Mouth.FANGS),
        behind=(parts.bat_ears, gear.ember_eyes),
        over=(hair.flames,),
    ),
    "tallow": Sitter(
        Rank.IMP,
        colours("#E6D08A", "#BFA258", "#F3E7C4", "#D0BD8A", "#8A5A20", "#4B5A78", "#333F57"),
        *("R", "Q", Mouth.FANGS),
        behind=(parts.bat_ears,),
        over=(hair.candle,),
        brow_colour="#8A6A30",
    ),
    "grizzle": Sitter(
        Rank.IMP,
        colours("#A58A78", "#786050", "#5B4636", "#8E745C", "#E2642B", "#3F4A2C", "#2B331D"),
        *("R", "K", Mouth.SCOWL),
        behind=(parts.bat_ears, BROKEN_HORNS, hair.whiskers),
        over=(hair.mane, gear.snaggle),
    ),
    "nettle": Sitter(
        Rank.IMP,
        colours("#BFD28A", "#8CA45C", "#4E8A3E", "#2E5C2A", "#B3261A", "#6A3B5E", "#472540"),
        *("Q", "Q", Mouth.LIPS),
        behind=(parts.bat_ears,),
        over=(LASHES, plain(marks.freckles), hair.leaves),
        brow_colour="#2E5C2A",
    ),
    "soot": Sitter(
        Rank.IMP,
        replace(
            colours("#54505F", "#36333F", "#D8D2C4", "#A39C8C", "#8FD07A", "#B98B4A", "#86602B"), trim=GOLD
        ),
        *("J", "Q", Mouth.SMIRK),
        behind=(parts.bat_ears,),
        over=(hair.topknot, gear.spectacles),
    ),
    "wick": Sitter(
        Rank.IMP,
        colours("#8FA3C4", "#64779A", "#1B1B33", "#4A4B7A", "#F6B042", "#B98B4A", "#86602B"),
        *("J", "Q", Mouth.FANGS),
        behind=(parts.bat_ears,),
        over=(parts.fringe, SMALL_HORNS),
    ),
}

FIENDS = {
    "mordax": Sitter(
        Rank.FIEND,
        colours("#C23A28", "#8C1F16", SOOT, "#5A3A34", FLAME, "#3A3430", "#1F1B18"),
        *("K", "K", Mouth.SCOWL),
        behind=(CURLED_HORNS, heads.ears),
        over=(plain(marks.tusks), plain(marks.scar)),
    ),
    "lilith": Sitter(
        Rank.FIEND,
        colours("#C9A0D8", "#9670A8", "#2A2442", "#6A5A94", "#8FD07A", "#2E3152", "#1D1F38"),
        *("Q", "Q", Mouth.LIPS),
        behind=(SICKLES, heads.ears),
        over=(LASHES, heads.tresses, plain(marks.spot), lambda _people: parts.gem("#8FD07A")),
    ),
    "vesper": Sitter(
        Rank.FIEND,
        replace(
            colours("#7F9DB8", "#587490", "#7A2438", "#A84A5C", "#F6D042", "#5A2A44", "#3C1A2E"), trim=SILVER
        ),
        *("Q", "Q", Mouth.LIPS),
        behind=(CURLED_HORNS, heads.ears, gear.earrings),
        over=(LASHES, hair.bun, gear.spectacles),
    ),
    "azra": Sitter(
        Rank.FIEND,
        replace(
            colours("#B9783F", "#8A5226", "#F0E6CC", "#B8A67E", "#F6D042", "#1F5A4B", "#103229"),
            lining="#1F6A5A",
        ),
        *("T", "J", Mouth.SMIRK),
        behind=(gear.straight_horns, gear.earrings),
        over=(hair.braids, gear.third_eye),
        brow_colour="#5A3A24",
    ),
    "belial": Sitter(
        Rank.FIEND,
        colours("#6FA08A", "#47745F", "#8C8178", "#C9C1B4", FLAME, "#7A4B26", "#4E2E16"),
        *("K", "K", Mouth.BEARD),
        behind=(CURLED_HORNS, heads.ears),
        over=(plain(parts.patch),),
        beard="S",
    ),
    "ruin": Sitter(
        Rank.FIEND,
        colours("#B3AEA4", "#837E75", "#4A453F", "#6A645C", "#E2342B", "#2A2A2E", "#19191C"),
        *("S", "K", Mouth.SCOWL),
        behind=(BROKEN_HORNS, heads.ears),
        over=(hair.stitches, plain(marks.scar), gear.nose_ring),
    ),
    "sable": Sitter(
        Rank.FIEND,
        colours("#4E3A63", "#33244A", "#EDE6F2", "#B9A8CC", "#FF9A3C", "#8C1C1A", OXBLOOD),
        *("T", "J", Mouth.SMIRK),
        behind=(heads.ears, gear.earrings),
        over=(hair.mohawk, plain(marks.spot)),
    ),
    "thorn": Sitter(
        Rank.FIEND,
        colours("#C99A4E", "#976C2C", "#4A2E16", "#7A5228", "#4F8A3E", "#34472B", "#222F1B"),
        *("K", "K", Mouth.BEARD),
        behind=(gear.antlers, heads.ears),
        over=(hair.quiff,),
        beard="D",
    ),
}

ARCHDEVILS = {
    "asmodea": Sitter(
        Rank.ARCHDEVIL,
        _gold(colours("#EAD9C0", "#BFA98A", "#8C1C1A", "#D5452B", "#B3261A", SOOT, "#2A2220")),
        *("Q", "Q", Mouth.LIPS),
        behind=(GREAT_HORNS, heads.ears),
        over=(LASHES, heads.tresses, _coronet("S")),
        collar=_collar("#8C1C1A"),
    ),
    "malphas": Sitter(
        Rank.ARCHDEVIL,
        colours("#C8321F", "#8C1710", SOOT, "#4A3B38", FLAME, "#1F1B18", SOOT),
        *("K", "K", Mouth.BEARD),
        behind=(GREAT_HORNS, heads.ears),
        over=(parts.widows_peak, parts.goatee, plain(marks.monocle)),
        collar=_collar(OXBLOOD),
    ),
    "zagan": Sitter(
        Rank.ARCHDEVIL,
        _gold(colours("#A9A3B5", "#7A7388", EMBER, FLAME, "#D5452B", "#5A1A1A", "#3A0F0F")),
        *("K", "K", Mouth.BEARD),
        behind=(GREAT_HORNS, heads.ears),
        over=(_crowned("H"),),
        beard="H",
        collar=_collar(SOOT),
        brow_colour="#9E3A12",
    ),
    "vine": Sitter(
        Rank.ARCHDEVIL,
        _gold(colours("#5FA08E", "#3C7566", "#2A3A20", "#5E7A44", FLAME, "#2E4A2A", "#1D301B")),
        *("S", "K", Mouth.SCOWL),
        behind=(gear.antlers, heads.ears),
        over=(plain(marks.tusks), _crowned("C")),
        collar=_collar("#34582E"),
    ),
    "paimon": Sitter(
        Rank.ARCHDEVIL,
        _gold(colours("#E0B04A", "#AE7E26", "#3A1F10", "#6A3E20", "#2E6AA8", "#23407A", "#152A52")),
        *("T", "Q", Mouth.BEARD),
        behind=(gear.straight_horns, heads.ears, heads.curls),
        over=(hair.moustache, _crowned("D")),
        collar=_collar("#23407A"),
    ),
    "naberia": Sitter(
        Rank.ARCHDEVIL,
        replace(
            colours("#CFC4E6", "#9C8FBC", "#191624", "#4A4266", "#E2342B", "#3A1A52", "#241034"), trim=SILVER
        ),
        *("Q", "Q", Mouth.LIPS),
        behind=(gear.black_horns, heads.ears),
        over=(LASHES, hair.straight, plain(marks.spot)),
        collar=_collar("#4A2468"),
    ),
    "orobas": Sitter(
        Rank.ARCHDEVIL,
        replace(
            colours("#7A4A30", "#54301E", "#1A1412", "#4A3A32", "#F6D042", "#3A3F48", "#24282E"), trim=BONE
        ),
        *("T", "K", Mouth.FANGS),
        behind=(gear.straight_horns, heads.ears, heads.curls),
        over=(_crowned("S"), gear.nose_ring),
        collar=_collar("#5C646E"),
    ),
    "astaroth": Sitter(
        Rank.ARCHDEVIL,
        _gold(colours("#F0EBDD", "#C4BCA8", "#C9C1B4", "#8C8178", "#8A3FC4", "#1F1B18", SOOT)),
        *("T", "K", Mouth.SMIRK),
        behind=(gear.black_horns, heads.ears),
        over=(parts.widows_peak, gear.third_eye),
        collar=_collar("#5A2A70"),
        brow_colour="#8C8178",
    ),
}

OPPONENTS = IMPS | FIENDS | ARCHDEVILS
