"""What happens to whom at Jokers of Death, in a few words at the seat."""

from game.cards import Seat
from game.contract.table import Effect, Occasion
from game.events import Event
from game.french import SUITS
from game.jokers_of_death.events import (
    GaveUp,
    HandsSwitched,
    JokersShown,
    Knocked,
    KnockLost,
    Passed,
    PenaltyTaken,
    PileKilled,
    PileTakenUp,
    SeatsSkipped,
    SuitNamed,
    ToAnswer,
    WentOnWithoutKnocking,
    WentOut,
)
from game.jokers_of_death.view import JokersView
from game.sentences import Cast, plural


def effects(event: Event, view: JokersView, cast: Cast) -> list[Effect]:
    """Who is hit, skipped, given another hand, close to going out, or out."""
    match event:
        case SeatsSkipped(seats=seats, by=by):
            return [
                Effect(seat, "skipped by an ace", by, occasion=Occasion.SKIPPED)
                for seat in dict.fromkeys(seats)
            ]
        case HandsSwitched(direction=direction):
            return [_switched(seat, (seat - direction) % view.seats, cast) for seat in range(view.seats)]
        case ToAnswer(seat=seat, by=by, owed=owed):
            return [Effect(seat, f"to answer, or owe {owed}", by, occasion=Occasion.HIT)]
        case PenaltyTaken(seat=seat, count=0):
            return [Effect(seat, "nothing to take")]
        case PenaltyTaken(seat=seat, count=count):
            return [Effect(seat, f"took {count}", occasion=Occasion.HIT)]
        case GaveUp(seat=seat, points=points):
            return [Effect(seat, f"gave up: {plural(points, 'point')}", loss=True)]
        case KnockLost(seat=seat):
            return [Effect(seat, "the knock is off", loss=True)]
        case WentOnWithoutKnocking(seat=seat):
            return [Effect(seat, "one card left, no knock")]
        case Passed(seat=seat):
            return [Effect(seat, "passed")]
        case _:
            return _gains(event)


def _switched(seat: Seat, giver: Seat, cast: Cast) -> Effect:
    return Effect(seat, f"got {cast.whose(giver)} hand", giver)


def _gains(event: Event) -> list[Effect]:
    """What a seat does for itself."""
    match event:
        case Knocked(seat=seat):
            return [Effect(seat, "knocked", gain=True, occasion=Occasion.NEARLY_OUT)]
        case PileKilled(seat=seat, pile=pile):
            return [Effect(seat, f"killed pile {pile + 1}", gain=True, occasion=Occasion.DARED)]
        case SuitNamed(seat=seat, suit=suit):
            return [Effect(seat, f"named {SUITS[suit].symbol}", gain=True)]
        case PileTakenUp(seat=seat, pile=pile):
            return [Effect(seat, f"took up pile {pile + 1}", gain=True, occasion=Occasion.TOOK)]
        case WentOut(seat=seat):
            return [Effect(seat, "went out", gain=True, occasion=Occasion.DARED)]
        case JokersShown(seat=seat, count=count):
            return [Effect(seat, f"showed {count} jokers", gain=True)]
        case _:
            return []
