"""The people at the table: imps, fiends and archdevils, the mortals that people wear, and the Descent's keepers."""

from card_art import bust_parts as parts
from card_art import heads
from card_art.busts import Part, Rank, Sitter, colours, plain
from card_art.colours import BONE, BRASS, EMBER, FLAME, OXBLOOD, SILVER, SOOT
from card_art.dress import GOLD, People
from card_art.headgear import coronet, crown
from card_art.looks import Mouth
from card_art.svg import both, discs, group, inked, path, ring, stroke

SMALL_HORNS = plain(parts.small_horns)
BROKEN_HORNS = plain(parts.broken_horns)
CURLED_HORNS = plain(parts.curled_horns)
GREAT_HORNS = plain(parts.great_horns)
SICKLES = plain(heads.horns)
LASHES = plain(lambda: heads.lashes(SOOT))


def _crowned(suit: str) -> Part:
    return lambda people: [group(crown(suit, people), 0, 2, 0, 0.84)]


def _coronet(people: People) -> list[str]:
    return [group(coronet("S", people), 0, 2, 0, 0.9)]


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
        over=(plain(heads.freckles), parts.cowl),
    ),
    "cinder": Sitter(
        Rank.IMP,
        colours("#6E4A4E", "#4A2E34", EMBER, FLAME, FLAME, "#8C1C1A", OXBLOOD),
        *("T", "K", Mouth.FANGS),
        behind=(parts.bat_ears, parts.ember_eyes),
        over=(parts.flames,),
    ),
    "tallow": Sitter(
        Rank.IMP,
        colours("#E6D08A", "#BFA258", "#F3E7C4", "#D0BD8A", "#8A5A20", "#4B5A78", "#333F57"),
        *("R", "Q", Mouth.FANGS),
        behind=(parts.bat_ears,),
        over=(parts.candle,),
        brow_colour="#8A6A30",
    ),
    "grizzle": Sitter(
        Rank.IMP,
        colours("#A58A78", "#786050", "#5B4636", "#8E745C", "#E2642B", "#3F4A2C", "#2B331D"),
        *("R", "K", Mouth.SCOWL),
        behind=(parts.bat_ears, BROKEN_HORNS, parts.whiskers),
        over=(parts.mane, parts.snaggle),
    ),
    "nettle": Sitter(
        Rank.IMP,
        colours("#BFD28A", "#8CA45C", "#4E8A3E", "#2E5C2A", "#B3261A", "#6A3B5E", "#472540"),
        *("Q", "Q", Mouth.LIPS),
        behind=(parts.bat_ears,),
        over=(LASHES, plain(heads.freckles), parts.leaves),
        brow_colour="#2E5C2A",
    ),
    "soot": Sitter(
        Rank.IMP,
        colours("#54505F", "#36333F", "#D8D2C4", "#A39C8C", "#8FD07A", "#B98B4A", "#86602B", trim=GOLD),
        *("J", "Q", Mouth.SMIRK),
        behind=(parts.bat_ears,),
        over=(parts.topknot, parts.spectacles),
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
        over=(plain(heads.tusks), plain(heads.scar)),
    ),
    "lilith": Sitter(
        Rank.FIEND,
        colours("#C9A0D8", "#9670A8", "#2A2442", "#6A5A94", "#8FD07A", "#2E3152", "#1D1F38"),
        *("Q", "Q", Mouth.LIPS),
        behind=(SICKLES, heads.ears),
        over=(LASHES, heads.tresses, plain(heads.spot), lambda _people: parts.gem("#8FD07A")),
    ),
    "vesper": Sitter(
        Rank.FIEND,
        colours("#7F9DB8", "#587490", "#7A2438", "#A84A5C", "#F6D042", "#5A2A44", "#3C1A2E", trim=SILVER),
        *("Q", "Q", Mouth.LIPS),
        behind=(CURLED_HORNS, heads.ears, parts.earrings),
        over=(LASHES, parts.bun, parts.spectacles),
    ),
    "azra": Sitter(
        Rank.FIEND,
        colours(
            "#B9783F", "#8A5226", "#F0E6CC", "#B8A67E", "#F6D042", "#1F5A4B", "#103229", lining="#1F6A5A"
        ),
        *("T", "J", Mouth.SMIRK),
        behind=(parts.straight_horns, parts.earrings),
        over=(parts.braids, parts.third_eye),
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
        over=(parts.stitches, plain(heads.scar), parts.nose_ring),
    ),
    "sable": Sitter(
        Rank.FIEND,
        colours("#4E3A63", "#33244A", "#EDE6F2", "#B9A8CC", "#FF9A3C", "#8C1C1A", OXBLOOD),
        *("T", "J", Mouth.SMIRK),
        behind=(heads.ears, parts.earrings),
        over=(parts.mohawk, plain(heads.spot)),
    ),
    "thorn": Sitter(
        Rank.FIEND,
        colours("#C99A4E", "#976C2C", "#4A2E16", "#7A5228", "#4F8A3E", "#34472B", "#222F1B"),
        *("K", "K", Mouth.BEARD),
        behind=(parts.antlers, heads.ears),
        over=(parts.quiff,),
        beard="D",
    ),
}

ARCHDEVILS = {
    "asmodea": Sitter(
        Rank.ARCHDEVIL,
        colours("#EAD9C0", "#BFA98A", "#8C1C1A", "#D5452B", "#B3261A", SOOT, "#2A2220", trim=GOLD),
        *("Q", "Q", Mouth.LIPS),
        behind=(GREAT_HORNS, heads.ears),
        over=(LASHES, heads.tresses, _coronet),
        collar="#8C1C1A",
    ),
    "malphas": Sitter(
        Rank.ARCHDEVIL,
        colours("#C8321F", "#8C1710", SOOT, "#4A3B38", FLAME, "#1F1B18", SOOT),
        *("K", "K", Mouth.BEARD),
        behind=(GREAT_HORNS, heads.ears),
        over=(parts.widows_peak, parts.goatee, plain(heads.monocle)),
        collar=OXBLOOD,
    ),
    "zagan": Sitter(
        Rank.ARCHDEVIL,
        colours("#A9A3B5", "#7A7388", EMBER, FLAME, "#D5452B", "#5A1A1A", "#3A0F0F", trim=GOLD),
        *("K", "K", Mouth.BEARD),
        behind=(GREAT_HORNS, heads.ears),
        over=(_crowned("H"),),
        beard="H",
        collar=SOOT,
        brow_colour="#9E3A12",
    ),
    "vine": Sitter(
        Rank.ARCHDEVIL,
        colours("#5FA08E", "#3C7566", "#2A3A20", "#5E7A44", FLAME, "#2E4A2A", "#1D301B", trim=GOLD),
        *("S", "K", Mouth.SCOWL),
        behind=(parts.antlers, heads.ears),
        over=(plain(heads.tusks), _crowned("C")),
        collar="#34582E",
    ),
    "paimon": Sitter(
        Rank.ARCHDEVIL,
        colours("#E0B04A", "#AE7E26", "#3A1F10", "#6A3E20", "#2E6AA8", "#23407A", "#152A52", trim=GOLD),
        *("T", "Q", Mouth.BEARD),
        behind=(parts.straight_horns, heads.ears, heads.curls),
        over=(parts.moustache, _crowned("D")),
        collar="#23407A",
    ),
    "naberia": Sitter(
        Rank.ARCHDEVIL,
        colours("#CFC4E6", "#9C8FBC", "#191624", "#4A4266", "#E2342B", "#3A1A52", "#241034", trim=SILVER),
        *("Q", "Q", Mouth.LIPS),
        behind=(parts.black_horns, heads.ears),
        over=(LASHES, parts.straight, plain(heads.spot)),
        collar="#4A2468",
    ),
    "orobas": Sitter(
        Rank.ARCHDEVIL,
        colours("#7A4A30", "#54301E", "#1A1412", "#4A3A32", "#F6D042", "#3A3F48", "#24282E", trim=BONE),
        *("T", "K", Mouth.FANGS),
        behind=(parts.straight_horns, heads.ears, heads.curls),
        over=(_crowned("S"), parts.nose_ring),
        collar="#5C646E",
    ),
    "astaroth": Sitter(
        Rank.ARCHDEVIL,
        colours("#F0EBDD", "#C4BCA8", "#C9C1B4", "#8C8178", "#8A3FC4", "#1F1B18", SOOT, trim=GOLD),
        *("T", "K", Mouth.SMIRK),
        behind=(parts.black_horns, heads.ears),
        over=(parts.widows_peak, parts.third_eye),
        collar="#5A2A70",
        brow_colour="#8C8178",
    ),
}

OPPONENTS = IMPS | FIENDS | ARCHDEVILS

MORTALS = {
    "gambler": Sitter(
        Rank.MORTAL,
        colours(
            "#E8C3A0", "#BE9069", "#3A2416", "#6A4A30", "#4F7A3E", "#5A1A1A", "#3A0F0F", lining="#8C1C1A"
        ),
        *("K", "J", Mouth.BEARD),
        over=(parts.moustache, parts.top_hat),
    ),
    "scholar": Sitter(
        Rank.MORTAL,
        colours("#7A4E34", "#553320", "#D8D2C4", "#A39C8C", "#3A2416", "#3A4A6A", "#263350", trim=BRASS),
        *("R", "Q", Mouth.BEARD),
        over=(parts.bald, parts.spectacles),
        beard="C",
    ),
    "witch": Sitter(
        Rank.MORTAL,
        colours(
            "#F0D2B4", "#C7A07C", "#B3481E", "#E07A3F", "#4F8A3E", "#3A2A52", "#261A38", lining="#8A5FC0"
        ),
        *("Q", "Q", Mouth.LIPS),
        over=(LASHES, plain(heads.freckles), parts.braids, parts.witch_hat),
    ),
    "sailor": Sitter(
        Rank.MORTAL,
        colours(
            "#D9A070", "#A8703F", "#4A2E1A", "#7A5230", "#3F7FB0", "#24406A", "#152A4A", lining="#A8281E"
        ),
        *("S", "K", Mouth.BEARD),
        behind=(parts.earrings,),
        over=(parts.bandana,),
        beard="D",
    ),
    "jester": Sitter(
        Rank.MORTAL,
        colours(
            "#F3E3D0",
            "#CBB196",
            "#5A3A24",
            "#8A5F3E",
            "#2E6AA8",
            "#4A2468",
            "#33184A",
            lining="#A8281E",
            trim=FLAME,
        ),
        *("J", "J", Mouth.GRIN),
        over=(parts.jester_cap,),
    ),
    "lady": Sitter(
        Rank.MORTAL,
        colours("#5E3B28", "#412617", "#1A1210", "#4A342A", "#6A4A24", "#B98B4A", "#86602B", trim=GOLD),
        *("Q", "Q", Mouth.LIPS),
        over=(LASHES, parts.curly, parts.pearls),
    ),
    "thief": Sitter(
        Rank.MORTAL,
        colours(
            "#DDB088",
            "#AF8058",
            "#2A1A12",
            "#5A3A24",
            "#4FA08A",
            "#2F3A2C",
            "#1E261C",
            lining="#7A2A26",
            trim=SILVER,
        ),
        *("J", "J", Mouth.SMIRK),
        mask=(parts.domino,),
        over=(parts.hood,),
    ),
    "knight": Sitter(
        Rank.MORTAL,
        colours("#EBC9AC", "#C09A78", "#B98B4A", "#8A6230", "#3F6FA0", "#8E9299", "#62666E", trim=BONE),
        *("S", "Q", Mouth.SCOWL),
        over=(parts.coif,),
    ),
    "countess": Sitter(
        Rank.MORTAL,
        colours("#F2DCC4", "#CBAA88", "#E0B65A", "#B0862E", "#3F6FA0", "#7A1F3A", "#541428", trim=BONE),
        *("Q", "Q", Mouth.LIPS),
        over=(LASHES, parts.bun, parts.pearls, plain(heads.spot)),
    ),
    "dancer": Sitter(
        Rank.MORTAL,
        colours("#C68A5A", "#97623A", "#1F1512", "#54403A", "#3A2416", "#A8281E", "#7A1A14", trim=GOLD),
        *("Q", "Q", Mouth.LIPS),
        over=(LASHES, parts.straight, parts.earrings),
    ),
}


def _wings(_people: People) -> list[str]:
    """Draw singed wings that rise behind the shoulders."""
    feathers = [
        ("M30 34C42 8 50 -22 44 -50C58 -34 62 -4 54 26Z", "#D9D3C6"),
        ("M34 38C48 20 58 -4 56 -30C66 -14 66 14 58 36Z", "#B7B0A2"),
        ("M36 44C50 34 60 14 61 -6C68 10 66 32 58 46Z", "#8C857A"),
    ]
    tips = stroke("M44 -50L45 -44M56 -30L56.6 -24M61 -6L61 0", EMBER, 2)
    return both([*[inked(data, fill, 1.6) for data, fill in feathers], tips])


def _halo(_people: People) -> list[str]:
    """Draw a halo that was broken and hangs askew."""
    whole = "M-24 -57C-22 -65 -4 -69 12 -66C26 -63 28 -57 18 -53"
    rest = "M8 -51C-4 -49 -16 -50 -22 -53"
    drawn = [stroke(data, SOOT, 7.4) for data in (whole, rest)]
    drawn += [stroke(data, GOLD, 4.6) for data in (whole, rest)]
    return [*drawn, stroke("M-20 -59C-14 -64 0 -66 10 -64.5", "#FFF1C4", 1.4)]


def _coins(_people: People) -> list[str]:
    """Draw a band of coins across the brow."""
    found = []
    for x, y in ((-27, -27), (-14.5, -32), (0, -34), (14.5, -32), (27, -27)):
        found += [*discs(x, y, (7, SOOT), (5.8, GOLD)), ring(x, y, 3.4, "#8A5A1E", 1.3)]
    return found


def _bones(_people: People) -> list[str]:
    """Draw the cheeks of somebody who has not eaten for an age."""
    hollow = "M15 11C19 12 20 17 17 24C13 21 12 15 15 11Z"
    return both([path(hollow, "#8F8776"), stroke("M12 30V36M6 31.4V37.6", "#8F8776", 1.4)])


def _pen(_people: People) -> list[str]:
    """Draw a quill behind the ear."""
    feather = "M33 -4C42 -22 50 -40 48 -60C36 -50 28 -28 30 -6Z"
    barbs = "M46 -56L31 0M44 -44L37 -40M42 -34L35 -30M40 -24L33 -20"
    return [inked(feather, "#B3261A", 1.6), stroke(barbs, "#F6C9A0", 1.3)]


KEEPERS = {
    "sariel": Sitter(
        Rank.KEEPER,
        colours("#EFE3D6", "#BFAE9C", "#E9E4F2", "#B4AFC6", "#3F7FB0", "#24315E", "#151D3C", trim=SILVER),
        *("Q", "Q", Mouth.LIPS),
        behind=(_wings, heads.ears),
        over=(LASHES, parts.straight, _halo),
        collar="#2E3E7A",
        brow_colour="#8C86A0",
    ),
    "nergal": Sitter(
        Rank.KEEPER,
        colours("#A8562A", "#783614", "#1A120E", "#4A3226", "#F6D042", "#7E1F1A", "#4A1010", trim=GOLD),
        *("K", "K", Mouth.BEARD),
        behind=(GREAT_HORNS, heads.ears, parts.earrings),
        over=(_coins, parts.nose_ring),
        beard="C",
        collar="#B9812F",
    ),
    "momus": Sitter(
        Rank.KEEPER,
        colours(
            "#DCE3D2",
            "#A9B39E",
            "#3A2A4A",
            "#6A5288",
            "#8FD07A",
            "#4A2468",
            "#2E1442",
            lining="#2C6A3A",
            trim=FLAME,
        ),
        *("J", "J", Mouth.GRIN),
        behind=(heads.ears,),
        over=(plain(heads.tears), parts.jester_cap),
        collar="#2C6A3A",
    ),
    "abaddon": Sitter(
        Rank.KEEPER,
        colours(
            "#D8D0BC",
            "#A69D88",
            "#2A2622",
            "#57504A",
            EMBER,
            "#2B2622",
            "#191613",
            lining="#4A1010",
            trim=BONE,
        ),
        *("T", "K", Mouth.SCOWL),
        behind=(parts.ember_eyes,),
        over=(_bones, parts.hood),
        collar=OXBLOOD,
    ),
    "mephisto": Sitter(
        Rank.KEEPER,
        colours(
            "#C0392B",
            "#87221A",
            "#14110F",
            "#4A3438",
            FLAME,
            "#231A26",
            "#14101A",
            lining="#6E1638",
            trim=BRASS,
        ),
        *("K", "K", Mouth.BEARD),
        behind=(_pen, heads.ears),
        over=(
            parts.widows_peak,
            parts.moustache,
            parts.goatee,
            plain(heads.monocle),
            plain(parts.small_horns),
        ),
        collar="#8C1C48",
    ),
}

EVERYBODY = OPPONENTS | MORTALS | KEEPERS
