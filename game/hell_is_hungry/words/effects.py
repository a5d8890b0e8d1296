"""What happens at Hell is Hungry!, said at the seat that it happens to."""

from game.contract.table import Effect, Occasion
from game.events import DealEnded, Event, Moved
from game.hell_is_hungry.cards import VALUE
from game.hell_is_hungry.events import BattleBegan, BattleWon, HandsFilled, Passed, Played, ReaperLifted
from game.hell_is_hungry.places import HAND_KIND, POINTS_KIND, PURGATORY_KIND, SOUL_KIND
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import text, total
from game.sentences import Cast, plural


def effects(event: Event, view: HellView, cast: Cast) -> tuple[Effect, ...]:
    """What an event does to whom."""
    match event:
        case BattleBegan(seat=seat, cell=cell, defender=None):
            return (Effect(seat, f"went for pile {cell + 1}", occasion=Occasion.DARED),)
        case BattleBegan(seat=seat, cell=cell, defender=defender) if defender is not None:
            stand = view.reapers[seat]
            path = None if stand is None else (stand, cell)
            words = f"attacked on pile {cell + 1}"
            return (Effect(defender, words, by=seat, occasion=Occasion.HIT, path=path),)
        case Played(seat=seat, cards=cards):
            return (Effect(seat, f"laid {total(cards)}"),)
        case Passed(seat=seat):
            return (Effect(seat, "passed"),)
        case BattleWon(seat=seat, captured=captured):
            worth = f": {plural(captured, 'point')} captured" if captured else ""
            return (Effect(seat, f"won the battle{worth}", gain=True, occasion=Occasion.TOOK),)
        case ReaperLifted(seat=seat):
            return (Effect(seat, "beaten: reaper off the grid", loss=True),)
        case HandsFilled(used_up=seats):
            return tuple(Effect(seat, "deck used up") for seat in seats)
        case DealEnded(points=points):
            return tuple(
                Effect(seat, f"{got} points", gain=got == max(points)) for seat, got in enumerate(points)
            )
        case Moved():
            return _moved(event, view)
        case _:
            return ()


def _moved(event: Moved, view: HellView) -> tuple[Effect, ...]:
    """Souls that are won, and what goes into a purgatory or comes from there."""
    card, grid = event.card, view.grid
    if card is None:
        return ()
    source, target = grid.kind_of(event.source), grid.kind_of(event.target)
    if source is SOUL_KIND and target is POINTS_KIND:
        return (Effect(grid.seat_of(event.target), f"+{VALUE[card]}: a soul", gain=True),)
    if target is PURGATORY_KIND:
        return (Effect(grid.seat_of(event.target), f"{text([card])} to purgatory"),)
    if source is PURGATORY_KIND and target is HAND_KIND:
        return (Effect(grid.seat_of(event.target), f"{text([card])} from purgatory"),)
    return ()
