"""What happens to whom at Angel, in a few words at the seat."""

from game.angel.cards import ANGEL, DEVIL
from game.angel.events import GoesFirst, JudgementDay
from game.angel.places import HAND_KIND, UNSEEN_KIND, kind_of, seat_of
from game.angel.view import AngelView
from game.contract.table import Effect, Occasion
from game.events import DealEnded, Event, Moved
from game.sentences import Cast


def effects(event: Event, view: AngelView, cast: Cast) -> list[Effect]:
    """Who goes first, who calls, whom the Devil finds, and what the credits do."""
    match event:
        case GoesFirst(seat=seat):
            return [Effect(seat, "first to play: the lowest card", gain=True)]
        case JudgementDay(seat=seat):
            return [Effect(seat, "called Judgement Day", occasion=Occasion.DARED)]
        case DealEnded(points=points):
            return [
                Effect(seat, "+1 credit" if got > 0 else "−1 credit", gain=got > 0, loss=got < 0)
                for seat, got in enumerate(points)
                if got
            ]
        case Moved(card=card) if card in (DEVIL, ANGEL):
            return _devil_or_angel(event)
        case _:
            return []


def _devil_or_angel(event: Moved) -> list[Effect]:
    """AN-6, AN-9: turned up unseen, or drawn by whoever looks."""
    giver, taker = seat_of(event.source), seat_of(event.target)
    if giver is not None and kind_of(event.source) is UNSEEN_KIND and taker is None:
        name = "the Devil" if event.card == DEVIL else "the Angel"
        return [Effect(giver, f"turned up {name}: cannot go first", gain=event.card == DEVIL)]
    if giver is None and taker is not None and kind_of(event.target) is HAND_KIND:
        if event.card == DEVIL:
            return [Effect(taker, "drew the Devil: it stays", occasion=Occasion.HIT)]
        return [Effect(taker, "drew the Angel", gain=True, occasion=Occasion.TOOK)]
    return []
