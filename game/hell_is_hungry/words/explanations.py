"""What each thing on the table of Hell is Hungry! is, and what one can do there."""

from game.cards import Seat
from game.contract.table import BySeat, InZone, OnPlace, Piece, Spot
from game.hell_is_hungry.actions import Attack, PlaceReaper
from game.hell_is_hungry.cards import VALUE
from game.hell_is_hungry.phases import Battling
from game.hell_is_hungry.places import (
    BENEATH_KIND,
    DECK_KIND,
    HAND_KIND,
    LANE_KIND,
    POINTS_KIND,
    SOUL_KIND,
)
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import summed, text, the
from game.hell_is_hungry.words.pieces import contested
from game.sentences import Cast, opening, plural


def explain(view: HellView, spot: Spot | Piece, cast: Cast) -> str:
    """A pile, a player's plate or a piece, in a line."""
    match spot:
        case Piece(art=art) if art.startswith("reaper"):
            return _reaper(view, int(art.removeprefix("reaper_")) - 1, cast)
        case OnPlace(place=place):
            return _pile(view, place, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case InZone(name="notes"):
            return "How near the end is: three empty piles, or two rounds of turns in which nobody battles."
        case _:
            return ""


def _pile(view: HellView, place: int, cast: Cast) -> str:
    grid, kind = view.grid, view.grid.kind_of(place)
    if kind is SOUL_KIND:
        return _souls(view, place, cast)
    if kind is BENEATH_KIND:
        return _souls(view, place - grid.beneath[0], cast)
    if place == grid.unused:
        return f"{plural(len(view.piles[place]), 'soul')} that have no part in this game."
    return _of_seat(view, place, opening(cast.whose(grid.seat_of(place))))


def _of_seat(view: HellView, place: int, whose: str) -> str:
    kind, count = view.grid.kind_of(place), len(view.piles[place])
    if kind is LANE_KIND:
        return f"{whose} lane: {_played(view, view.grid.seat_of(place))}."
    if kind is DECK_KIND and not count:
        return f"{whose} deck is used up: this hand is filled no more."
    if kind is DECK_KIND:
        return f"{whose} deck, {plural(count, 'card')}: at every turn all hands are filled up to five."
    if kind is HAND_KIND and not count:
        return f"{whose} hand is empty: its turns are to place the reaper and to end."
    if kind is HAND_KIND:
        return f"{whose} hand: {plural(count, 'card')}."
    if kind is POINTS_KIND:
        points = plural(view.points(view.grid.seat_of(place)), "point")
        won = f"{whose} points pile, {points}, won for good"
        return f"{won}: souls and captured cards count, cards of the own deck do not."
    swapped = "at the start of a turn its top card may be swapped into the hand"
    return f"{whose} purgatory, worth no points: {swapped}."


def _played(view: HellView, seat: Seat) -> str:
    """What a seat has laid in this battle, play by play: only the cards of one play are summed."""
    laid = view.phase.plays if isinstance(view.phase, Battling) else ()
    plays = [cards for player, cards in laid if player == seat]
    told = ", then ".join(map(text, plays))
    return f"{told}{summed(plays[-1])}" if plays else "what is laid in a battle lies here until it is won"


def _souls(view: HellView, cell: int, cast: Cast) -> str:
    """What a pile holds, who protects it, and what a click does."""
    if not view.piles[cell]:
        return f"Pile {cell + 1} is empty: three empty piles end the game."
    beneath = plural(len(view.piles[view.grid.beneath[cell]]), "soul")
    worth = VALUE[view.soul(cell)]
    words = f"Pile {cell + 1}: {the(view.soul(cell))} is worth {worth}, {beneath} beneath"
    protector = next((seat for seat, stand in enumerate(view.reapers) if stand == cell), None)
    if protector is not None:
        words += f"; {cast.whose(protector)} reaper protects it"
    if cell == contested(view):
        return f"{words}. It is fought for."
    if PlaceReaper(cell) in view.legal:
        return f"{words}. Click it to stand here."
    return f"{words}. Click it to battle for it." if Attack(cell) in view.legal else f"{words}."


def _reaper(view: HellView, seat: Seat, cast: Cast) -> str:
    whose, stand = opening(cast.whose(seat)), view.reapers[seat]
    if stand is None:
        return f"{whose} reaper is off the grid until {cast.whose(seat)} next turn."
    return f"{whose} reaper protects pile {stand + 1}, and battles for the piles beside it."


def _player(view: HellView, seat: Seat, cast: Cast) -> str:
    doing = ""
    if isinstance(view.phase, Battling) and seat == view.phase.last:
        doing = " and " + ("leads" if seat != cast.you else "lead") + " the battle"
    elif seat == view.active and view.to_move is not None:
        doing = ", and it is " + ("your turn" if seat == cast.you else "this player's turn")
    has = cast.does(seat, "has", "have")
    return f"{has} {plural(view.points(seat), 'point')}{doing}."
