"""What stands under the piles of Hell is Hungry!, beside the names, and of how near the end is."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.hell_is_hungry.battle import top_of
from game.hell_is_hungry.cards import VALUE
from game.hell_is_hungry.phases import Battling, Claiming
from game.hell_is_hungry.places import (
    DECK_KIND,
    LANE_KIND,
    POINTS_KIND,
    PURGATORY_KIND,
    SOUL_KIND,
    UNUSED_KIND,
)
from game.hell_is_hungry.scoring import games_won
from game.hell_is_hungry.turns import EMPTY_PILES, QUIET_ROUNDS
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import COURT, total
from game.hell_is_hungry.words.pieces import fighters
from game.sentences import Cast, plural


def caption(view: HellView, place: int) -> str:
    """A pile's number and its depth, what lies in a lane, and which heap of a player is which."""
    grid, kind = view.grid, view.grid.kind_of(place)
    if kind is SOUL_KIND:
        return f"{place + 1} · {_pile(view, place)}"
    if kind is LANE_KIND and isinstance(view.phase, Battling):
        return _lane(view, view.phase, grid.seat_of(place))
    if kind is UNUSED_KIND:
        return "not in play"
    if grid.places[place].seat is None:
        return ""
    return _own(view, place) if grid.seat_of(place) == view.seat else _of_another(view, place)


def called(view: HellView, place: int) -> str:
    """Piles of souls are numbered on the table."""
    return f"pile {place + 1}" if view.grid.kind_of(place) is SOUL_KIND else ""


def _own(view: HellView, place: int) -> str:
    """One's own heaps; the points are said to be won, for nothing is played from there."""
    kind, pile = view.grid.kind_of(place), view.piles[place]
    if kind is POINTS_KIND:
        return f"won: {plural(view.points(view.grid.seat_of(place)), 'point')}"
    if kind is DECK_KIND:
        return f"deck of {len(pile)}" if pile else "deck used up"
    return "purgatory" if kind is PURGATORY_KIND else ""


def _of_another(view: HellView, place: int) -> str:
    """The heaps beside another's hand, where anything lies there: what the points are, though the plate tells
    of something else just now.
    """
    kind = view.grid.kind_of(place)
    if not view.piles[place]:
        return ""
    if kind is POINTS_KIND:
        return str(view.points(view.grid.seat_of(place)))
    return "purgatory" if kind is PURGATORY_KIND else ""


def _pile(view: HellView, cell: int) -> str:
    depth = len(view.piles[cell]) + len(view.piles[view.grid.beneath[cell]])
    return plural(depth, "soul") if depth else "empty"


def _lane(view: HellView, phase: Battling, seat: Seat) -> str:
    """What a seat's last play makes, and whether it opens, leads, may still answer or is out."""
    if seat == view.to_move and phase.last is None:
        return "opens"
    plays = [cards for player, cards in phase.plays if player == seat]
    state = ""
    if seat == phase.last:
        state = "leads"
    elif seat in fighters(view):
        state = "passed" if phase.passed >> seat & 1 else "" if plays else _unheard(view, seat)
    return " · ".join(filter(None, (_made(phase, seat, plays) if plays else "", state)))


def _made(phase: Battling, seat: Seat, plays: Sequence[Sequence[Card]]) -> str:
    """The sum, and of what where earlier plays lie there too; by name a court card alone that is told apart
    from as much in another lane by that (HH-9).
    """
    *earlier, last = plays
    makes, order = str(total(last)), top_of(last).order
    if earlier and len(last) > 1:
        return f"{' + '.join(str(VALUE[card]) for card in last)} = {makes}"
    rivals = [top_of(cards) for player, cards in dict(phase.plays).items() if player != seat]
    equal = any(rival.value == total(last) and rival.order is not None for rival in rivals)
    return COURT.get(order, makes) if equal and order is not None else makes


def _unheard(view: HellView, seat: Seat) -> str:
    """HH-12: what a fighter that has neither laid anything nor passed may still do."""
    return "to answer" if view.piles[view.grid.hands[seat]] else "no cards"


def tally(view: HellView, seat: Seat) -> str:
    """The points taken in this game, and in a match of several the games won (HH-18)."""
    counted = plural(view.points(seat), "point")
    if view.games == 1:
        return counted
    return f"{counted} · {plural(games_won(view.standing.deals, view.seats)[seat], 'game')}"


def notes(view: HellView, cast: Cast) -> list[str]:
    """How near the end is (HH-16)."""
    empty = sum(not view.piles[cell] for cell in range(view.grid.cells))
    return [
        "Hell is hungry",
        f"{EMPTY_PILES} empty piles end it: {empty} now",
        f"or {QUIET_ROUNDS * view.seats} turns without battle: {view.quiet} now",
    ]


def following(view: HellView) -> Seat | None:
    """Who comes after whoever is to move (HH-3)."""
    if view.to_move is None or isinstance(view.phase, Battling | Claiming):
        return None
    return (view.to_move + 1) % view.seats
