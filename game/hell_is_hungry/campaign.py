"""The tables of Hell is Hungry! on the Descent."""

from game.contract.campaign import Campaign, CampaignTable, Gift, GiftKind, seated
from game.hell_is_hungry.options import Games, HellOptions
from game.level import Level

CAMPAIGN = Campaign(
    title="The Soul Fields",
    tables=(
        CampaignTable(
            title="The hedge",
            story="Cinder reaps three rows by three and burns what she cannot carry.",
            opponents=seated(Level.IMP, "Cinder"),
            options=HellOptions(),
            minutes=(6, 8),
            gift=Gift(GiftKind.FELT, "lava"),
        ),
        CampaignTable(
            title="The great field",
            story="Four rows by four, and paths that cross it slantwise. Two old hands are at work already.",
            opponents=seated(Level.FIEND, "Ruin", "Azra"),
            options=HellOptions(diagonals=True),
            minutes=(4, 8),
            house_rule="16 piles. Piles that touch at a corner are neighbours.",
            gift=Gift(GiftKind.BACK, "scythes"),
        ),
        CampaignTable(
            title="The granary",
            story="What Abaddon has gathered stays gathered. Win two harvests of three.",
            opponents=seated(Level.ARCHDEVIL, "Abaddon"),
            options=HellOptions(games=Games.THREE),
            minutes=(10, 19),
            house_rule="First to win two games.",
            gift=Gift(GiftKind.FACE, "abaddon"),
        ),
    ),
    last=CampaignTable(
        title="Abaddon’s sickle",
        story="One field, one harvest, and the wind has dropped.",
        opponents=seated(Level.ARCHDEVIL, "Abaddon"),
        options=HellOptions(),
        minutes=(5, 8),
    ),
)
"""Two reap nine piles, more of them sixteen (HH-2)."""
