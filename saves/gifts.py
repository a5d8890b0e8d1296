"""What can be won on the Descent and had nowhere else: the games say it, so this asks for all of them."""

from typing import Final

from game.contract.circle import Gift, GiftKind
from saves.descent import NIGHT, Spot, spots, table_at

NIGHTS_GIFT: Final = Gift(GiftKind.BACK, "circles")
"""What the last night gives."""


def gifts() -> dict[Gift, Spot]:
    """Everything that a table gives, and which."""
    given = {spot: table_at(spot).gift for spot in spots() if spot != NIGHT}
    return {gift: spot for spot, gift in given.items() if gift is not None} | {NIGHTS_GIFT: NIGHT}
