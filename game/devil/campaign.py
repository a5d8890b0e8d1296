"""Devil's part of the Descent."""

from game.contract.campaign import Campaign, CampaignTable, Gift, GiftKind, seated
from game.devil.options import DevilOptions
from game.level import Level

CAMPAIGN = Campaign(
    title="The Counting House",
    tables=(
        CampaignTable(
            title="The front desk",
            story="Two clerks add on their fingers, and have six on each hand. It doesn’t help.",
            opponents=seated(Level.IMP, "Pip", "Grizzle"),
            options=DevilOptions(target=240),
            minutes=(4, 13),
            house_rule="The match goes to 240 points.",
            gift=Gift(GiftKind.FELT, "lacquer"),
        ),
        CampaignTable(
            title="The back office",
            story="Here the sums are done in red. Mordax keeps the books, Belial keeps the key.",
            opponents=seated(Level.FIEND, "Mordax", "Belial"),
            options=DevilOptions(target=240),
            minutes=(6, 16),
            house_rule="The match goes to 240 points.",
            gift=Gift(GiftKind.BACK, "coins"),
        ),
        CampaignTable(
            title="The vault",
            story="Nergal has counted everything down here, and then you. One against one.",
            opponents=seated(Level.ARCHDEVIL, "Nergal"),
            options=DevilOptions(target=180),
            minutes=(4, 19),
            gift=Gift(GiftKind.FACE, "nergal"),
        ),
    ),
    last=CampaignTable(
        title="Nergal’s ledger",
        story="A fresh page, and your name at the head of it.",
        opponents=seated(Level.ARCHDEVIL, "Nergal"),
        options=DevilOptions(target=180),
        minutes=(4, 19),
    ),
)
"""The longer matches give luck, which is large at Devil, less to say."""
