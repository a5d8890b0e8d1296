"""Evil Deal in the Descent: always one against one."""

from game.contract.campaign import Campaign, CampaignTable, Gift, GiftKind, seated
from game.evil_deal.options import EvilDealOptions
from game.level import Level

SHORTER = EvilDealOptions(head_start=222)
HEAD_START = "You both begin with 222 points."

CAMPAIGN = Campaign(
    title="The Red Cabinet",
    tables=(
        CampaignTable(
            title="The antechamber",
            story="A small clerk with large spectacles asks whether you have an appointment. You have.",
            opponents=seated(Level.IMP, "Soot"),
            options=EvilDealOptions(),
            minutes=(7, 19),
            gift=Gift(GiftKind.FELT, "cabinet"),
        ),
        CampaignTable(
            title="The conference",
            story="Vesper has read your contract. She has also written it.",
            opponents=seated(Level.FIEND, "Vesper"),
            options=SHORTER,
            minutes=(10, 26),
            house_rule=HEAD_START,
            gift=Gift(GiftKind.BACK, "keyhole"),
        ),
        CampaignTable(
            title="The signature",
            story="Mephisto lends you his pen. Mind what it writes with.",
            opponents=seated(Level.ARCHDEVIL, "Mephisto"),
            options=SHORTER,
            minutes=(10, 26),
            house_rule=HEAD_START,
            gift=Gift(GiftKind.FACE, "mephisto"),
        ),
    ),
    last=CampaignTable(
        title="Mephisto’s small print",
        story="It says that you may still leave. It is very small.",
        opponents=seated(Level.ARCHDEVIL, "Mephisto"),
        options=SHORTER,
        minutes=(10, 26),
        house_rule=HEAD_START,
    ),
)
"""Between sound players a match from nothing would take half an hour."""
