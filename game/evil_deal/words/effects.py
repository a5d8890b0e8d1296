"""What happens at Evil Deal, said at the seat that it happens to."""

from game.cards import Seat
from game.contract.table import Effect, Occasion
from game.events import DealEnded, Event, Moved
from game.evil_deal.cards import DECK
from game.evil_deal.events import ExchangeWon, StackTaken, TrickTaken, TrumpsLaid
from game.evil_deal.places import BURIED_KIND, kind_of, seat_of
from game.evil_deal.scoring import BONUS
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import in_halves, suit_name
from game.french import SUIT
from game.sentences import Cast, plural


def effects(event: Event, view: EvilDealView, cast: Cast) -> tuple[Effect, ...]:
    """What an event does to whom."""
    match event:
        case StackTaken(seat=seat):
            return (Effect(seat, "took up a stack"),)
        case TrumpsLaid(seat=seat, side_by_side=True):
            return (Effect(seat, f"no trump, +{BONUS} from the fifth trick", occasion=Occasion.DARED),)
        case TrumpsLaid(seat=seat, first=first, second=second):
            return (Effect(seat, in_halves(suit_name(SUIT[first]), suit_name(SUIT[second]), "first")),)
        case ExchangeWon(seat=seat, card=card, trumped=trumped):
            why = "is trump: it wins" if trumped else "wins"
            return (Effect(seat, f"{DECK.text(card)} {why} the exchange", gain=True),)
        case TrickTaken(seat=seat, tricks=tricks):
            return (_taken(seat, f"took the trick: {plural(tricks[seat], 'trick')}"),)
        case Moved(target=target) if kind_of(target) is BURIED_KIND:
            discarder = seat_of(target)
            return () if discarder is None else (Effect(discarder, "discarded, unseen"),)
        case DealEnded(points=points):
            return tuple(Effect(seat, f"+{got}", gain=got > 0) for seat, got in enumerate(points))
        case _:
            return ()


def _taken(seat: Seat, words: str) -> Effect:
    return Effect(seat, words, gain=True, occasion=Occasion.TOOK)
