"""What was bold in a deal of Evil Deal and came off: a low trump that beat a high card."""

from collections.abc import Sequence

from game.cards import Card
from game.contract.words import Feat
from game.events import Event, Moved
from game.evil_deal.cards import DECK
from game.evil_deal.events import ExchangeWon
from game.evil_deal.places import TRICK_KIND, kind_of
from game.evil_deal.view import EvilDealView
from game.french import ACE_HIGH
from game.sentences import Cast


def feats(deal: Sequence[Event], _view: EvilDealView, cast: Cast) -> list[Feat]:
    """Exchanges won by a trump, the bolder the further it lies below the card it beat (ED-11)."""
    found: list[Feat] = []
    laid: list[Card] = []
    for event in deal:
        match event:
            case Moved(card=card, target=target) if card is not None and kind_of(target) is TRICK_KIND:
                laid.append(card)
            case ExchangeWon(seat=seat, card=card, trumped=True):
                (beaten,) = (each for each in laid[-2:] if each != card)
                below = ACE_HIGH[beaten] - ACE_HIGH[card]
                if below > 0:
                    whose = cast.whose(seat)
                    found.append(Feat(f"{whose} {DECK.text(card)} trumped {DECK.text(beaten)}", below, seat))
    return found
