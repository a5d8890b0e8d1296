"""The mortals: faces that people at the table can choose for themselves."""

from dataclasses import replace

from card_art import bust_gear as gear
from card_art import bust_hair as hair
from card_art import heads, marks
from card_art.busts import Part, Rank, Sitter, colours, plain
from card_art.dress import GOLD
from card_art.looks import Mouth
from card_art.svg import BONE, BRASS, FLAME, SILVER, SOOT

LASHES: Part = plain(lambda: heads.lashes(SOOT))


MORTALS = {
    "gambler": Sitter(
        Rank.MORTAL,
        replace(
            colours("#E8C3A0", "#BE9069", "#3A2416", "#6A4A30", "#4F7A3E", "#5A1A1A", "#3A0F0F"),
            lining="#8C1C1A",
        ),
        *("K", "J", Mouth.BEARD),
        over=(hair.moustache, gear.top_hat),
    ),
    "scholar": Sitter(
        Rank.MORTAL,
        replace(
            colours("#7A4E34", "#553320", "#D8D2C4", "#A39C8C", "#3A2416", "#3A4A6A", "#263350"), trim=BRASS
        ),
        *("R", "Q", Mouth.BEARD),
        over=(hair.bald, gear.spectacles),
        beard="C",
    ),
    "witch": Sitter(
        Rank.MORTAL,
        replace(
            colours("#F0D2B4", "#C7A07C", "#B3481E", "#E07A3F", "#4F8A3E", "#3A2A52", "#261A38"),
            lining="#8A5FC0",
        ),
        *("Q", "Q", Mouth.LIPS),
        over=(LASHES, plain(marks.freckles), hair.braids, gear.witch_hat),
    ),
    "sailor": Sitter(
        Rank.MORTAL,
        replace(
            colours("#D9A070", "#A8703F", "#4A2E1A", "#7A5230", "#3F7FB0", "#24406A", "#152A4A"),
            lining="#A8281E",
        ),
        *("S", "K", Mouth.BEARD),
        behind=(gear.earrings,),
        over=(gear.bandana,),
        beard="D",
    ),
    "jester": Sitter(
        Rank.MORTAL,
        replace(
            colours("#F3E3D0", "#CBB196", "#5A3A24", "#8A5F3E", "#2E6AA8", "#4A2468", "#33184A"),
            lining="#A8281E",
            trim=FLAME,
        ),
        *("J", "J", Mouth.GRIN),
        over=(gear.jester_cap,),
    ),
    "lady": Sitter(
        Rank.MORTAL,
        replace(
            colours("#5E3B28", "#412617", "#1A1210", "#4A342A", "#6A4A24", "#B98B4A", "#86602B"), trim=GOLD
        ),
        *("Q", "Q", Mouth.LIPS),
        over=(LASHES, hair.curly, gear.pearls),
    ),
    "thief": Sitter(
        Rank.MORTAL,
        replace(
            colours("#DDB088", "#AF8058", "#2A1A12", "#5A3A24", "#4FA08A", "#2F3A2C", "#1E261C"),
            lining="#7A2A26",
            trim=SILVER,
        ),
        *("J", "J", Mouth.SMIRK),
        mask=(gear.domino,),
        over=(gear.hood,),
    ),
    "knight": Sitter(
        Rank.MORTAL,
        replace(
            colours("#EBC9AC", "#C09A78", "#B98B4A", "#8A6230", "#3F6FA0", "#8E9299", "#62666E"), trim=BONE
        ),
        *("S", "Q", Mouth.SCOWL),
        over=(gear.coif,),
    ),
    "countess": Sitter(
        Rank.MORTAL,
        replace(
            colours("#F2DCC4", "#CBAA88", "#E0B65A", "#B0862E", "#3F6FA0", "#7A1F3A", "#541428"), trim=BONE
        ),
        *("Q", "Q", Mouth.LIPS),
        over=(LASHES, hair.bun, gear.pearls, plain(marks.spot)),
    ),
    "dancer": Sitter(
        Rank.MORTAL,
        replace(
            colours("#C68A5A", "#97623A", "#1F1512", "#54403A", "#3A2416", "#A8281E", "#7A1A14"), trim=GOLD
        ),
        *("Q", "Q", Mouth.LIPS),
        over=(LASHES, hair.straight, gear.earrings),
    ),
}
