"""What happens to whom at Devil, in a few words at the seat."""

from game.contract.table import Effect, Occasion
from game.devil.events import DealWon, LaidAtOnce, Lot, MadeToDraw, NothingToDraw, Skipped
from game.devil.places import DISCARDS, hand, holder
from game.devil.view import DevilView
from game.devil.words.naming import a_card
from game.events import Event, Moved
from game.sentences import Cast


def effects(event: Event, view: DevilView, cast: Cast) -> list[Effect]:
    """What lot each draws, who is skipped, draws, passes, wins, or has one card left."""
    match event:
        case Skipped(seat=seat, by=by, card=card):
            return [Effect(seat, f"skipped by {a_card(card)}", by, occasion=Occasion.SKIPPED)]
        case Lot(seat=seat, card=card):
            return [Effect(seat, f"drew {a_card(card)}")]
        case MadeToDraw(seat=seat, by=by, count=0):
            return [Effect(seat, "nothing to take", by)]
        case MadeToDraw(seat=seat, by=by, count=count):
            return [Effect(seat, f"took {count}", by, occasion=Occasion.HIT)]
        case LaidAtOnce(seat=seat, card=card):
            return [Effect(seat, f"drew {a_card(card)}: it fits", gain=True)]
        case NothingToDraw(seat=seat):
            return [Effect(seat, "passed: nothing to draw")]
        case DealWon(seat=seat):
            return [Effect(seat, "ended the deal", gain=True, occasion=Occasion.DARED)]
        case Moved(source=source, target=target) if target == DISCARDS:
            return _one_left(source, view)
        case _:
            return []


def _one_left(source: int, view: DevilView) -> list[Effect]:
    seat = holder(source)
    if seat is None or len(view.piles[hand(seat)]) != 1:
        return []
    return [Effect(seat, "one card left", gain=True, occasion=Occasion.NEARLY_OUT)]
