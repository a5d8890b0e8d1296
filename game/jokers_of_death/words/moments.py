"""What is shown large at Jokers of Death: knocks, killed piles, and all that turns the table round."""

from game.contract.table import Moment
from game.events import Event
from game.jokers_of_death.events import (
    AcesCleared,
    GaveUp,
    HandsSwitched,
    JokersShown,
    Knocked,
    NobodyPlayed,
    PenaltyTaken,
    PileKilled,
    PileTakenUp,
    Reversed,
    SeatsSkipped,
    TurnsRanOut,
    WentOut,
)
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.narration import WAYS
from game.sentences import Cast, plural


def moment(event: Event, view: JokersView, cast: Cast) -> Moment | None:
    """Large words for what is out of the ordinary, and what else is heard."""
    match event:
        case Knocked(seat=seat):
            return Moment(f"{cast.does(seat, 'knocks')}!", "knock")
        case PileKilled(pile=pile):
            return Moment(f"Pile {pile + 1} is killed", "slam")
        case HandsSwitched():
            return Moment("Every hand passes on", "shuffle")
        case AcesCleared():
            return Moment("Three aces: the piles go back", "shuffle")
        case Reversed(direction=direction):
            return Moment(f"Play now runs {WAYS[direction]}")
        case JokersShown(seat=seat):
            return Moment(f"{cast.does(seat, 'shows')} the jokers of death!", "slam")
        case GaveUp(seat=seat, points=points):
            return Moment(
                f"{cast.does(seat, 'gives', 'give')} up the pile: {plural(points, 'point')}", "pile"
            )
        case WentOut(seat=seat):
            return Moment(f"{cast.does(seat, 'goes', 'go')} out!", "bell")
        case SeatsSkipped():
            return Moment("", "skip")
        case PenaltyTaken() | PileTakenUp():
            return Moment("", "pile")
        case NobodyPlayed():
            return Moment("Nobody laid a card all round", "bell")
        case TurnsRanOut():
            return Moment("The turns have run out", "bell")
        case _:
            return None
