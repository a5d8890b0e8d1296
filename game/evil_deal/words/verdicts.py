"""Who took a trick of Evil Deal, said while its cards still lie there."""

from collections.abc import Sequence

from game.contract.table import Verdict
from game.events import Event
from game.evil_deal.cards import DECK
from game.evil_deal.events import ExchangeWon
from game.evil_deal.tricks import EXCHANGES
from game.evil_deal.view import EvilDealView
from game.sentences import Cast


def verdict(events: Sequence[Event], view: EvilDealView, cast: Cast) -> Verdict | None:
    """Whoever wins the third exchange takes the trick (ED-12)."""
    decisive = events[-1]
    if not isinstance(decisive, ExchangeWon) or view.exchange < EXCHANGES - 1:
        return None
    why = "is trump and wins" if decisive.trumped else "wins"
    taken = f"{cast.does(decisive.seat, 'takes')} the trick: {DECK.text(decisive.card)}"
    return Verdict(f"{taken} {why} the third exchange.", (decisive.card,))
