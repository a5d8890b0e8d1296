"""The circle of Evil Deal on the Descent: always one against one."""

from game.contract.circle import Circle, CircleTable, Gift, GiftKind, seated
from game.contract.search import Level
from game.evil_deal.options import EvilDealOptions

CIRCLE = Circle(
    title="The Red Cabinet",
    tables=(
        CircleTable(
            title="The antechamber",
            story="A small clerk with large spectacles asks whether you have an appointment. You have.",
            opponents=seated(Level.IMP, "Soot"),
            options=EvilDealOptions(),
            minutes=13,
            gift=Gift(GiftKind.FELT, "cabinet"),
        ),
        CircleTable(
            title="The conference",
            story="Vesper has read your contract. She has also written it.",
            opponents=seated(Level.FIEND, "Vesper"),
            options=EvilDealOptions(),
            minutes=25,
            gift=Gift(GiftKind.BACK, "keyhole"),
        ),
        CircleTable(
            title="The signature",
            story="Mephisto lends you his pen. Mind what it writes with.",
            opponents=seated(Level.ARCHDEVIL, "Mephisto"),
            options=EvilDealOptions(),
            minutes=25,
            gift=Gift(GiftKind.FACE, "mephisto"),
        ),
    ),
    last=CircleTable(
        title="Mephisto’s small print",
        story="It says that you may still leave. It is very small.",
        opponents=seated(Level.ARCHDEVIL, "Mephisto"),
        options=EvilDealOptions(),
        minutes=25,
    ),
)
"""Nothing about this game can be chosen, so its tables differ by who sits there."""
