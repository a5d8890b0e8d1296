"""Angel's part of the Descent."""

from game.angel.options import AngelOptions
from game.contract.campaign import Campaign, CampaignTable, Gift, GiftKind, seated
from game.level import Level

CAMPAIGN = Campaign(
    title="The Choir",
    tables=(
        CampaignTable(
            title="The vestry",
            story="Three altar imps trim the candles and bet the wax. Somebody left the door open for you.",
            opponents=seated(Level.IMP, "Wick", "Tallow", "Soot"),
            options=AngelOptions(),
            minutes=(6, 23),
            gift=Gift(GiftKind.FELT, "marble"),
        ),
        CampaignTable(
            title="The organ loft",
            story="Up here they play by ear, and every suit is a stop of the organ.",
            opponents=seated(Level.FIEND, "Lilith", "Vesper", "Azra"),
            options=AngelOptions(flush=90),
            minutes=(7, 25),
            house_rule="A flush adds 90, not 50.",
            gift=Gift(GiftKind.BACK, "wings"),
        ),
        CampaignTable(
            title="The bell tower",
            story="Sariel fell from here once and has practised ever since. She rings the bell herself.",
            opponents=seated(Level.ARCHDEVIL, "Sariel", "Paimon", "Asmodea"),
            options=AngelOptions(pair=0),
            minutes=(6, 25),
            house_rule="A pair adds nothing.",
            gift=Gift(GiftKind.FACE, "sariel"),
        ),
    ),
    last=CampaignTable(
        title="Sariel’s bell",
        story="One rope, one bell, and two imps to pull it.",
        opponents=(*seated(Level.ARCHDEVIL, "Sariel"), *seated(Level.IMP, "Wick", "Tallow")),
        options=AngelOptions(),
        minutes=(6, 25),
    ),
)
"""Four always sit at Angel, so the house changes what a hand counts."""
