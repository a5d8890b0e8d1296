"""Angel's part of the Descent."""

from game.angel.options import AngelOptions
from game.contract.circle import Circle, CircleTable, Gift, GiftKind, seated
from game.level import Level

CIRCLE = Circle(
    title="The Choir",
    tables=(
        CircleTable(
            title="The vestry",
            story="Three altar imps trim the candles and bet the wax. Somebody left the door open for you.",
            opponents=seated(Level.IMP, "Wick", "Tallow", "Soot"),
            options=AngelOptions(),
            minutes=(6, 23),
            gift=Gift(GiftKind.FELT, "marble"),
        ),
        CircleTable(
            title="The organ loft",
            story="Up here they play by ear, and every suit is a stop of the organ.",
            opponents=seated(Level.FIEND, "Lilith", "Vesper", "Azra"),
            options=AngelOptions(flush=90),
            minutes=(7, 25),
            house_rule="A flush counts 90 instead of 50.",
            gift=Gift(GiftKind.BACK, "wings"),
        ),
        CircleTable(
            title="The bell tower",
            story="Sariel fell from here once, and has practised ever since. She rings it herself.",
            opponents=seated(Level.ARCHDEVIL, "Sariel", "Paimon", "Asmodea"),
            options=AngelOptions(pair=0),
            minutes=(6, 25),
            house_rule="A single pair counts nothing.",
            gift=Gift(GiftKind.FACE, "sariel"),
        ),
    ),
    last=CircleTable(
        title="Sariel’s bell",
        story="One rope, one bell, and two imps to pull it.",
        opponents=(*seated(Level.ARCHDEVIL, "Sariel"), *seated(Level.IMP, "Wick", "Tallow")),
        options=AngelOptions(),
        minutes=(6, 25),
    ),
)
"""Four always sit at Angel, so the house changes what a hand counts."""
