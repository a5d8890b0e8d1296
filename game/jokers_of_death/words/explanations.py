"""What things on the table of Jokers of Death are, and what one can do with them."""

from game.cards import Seat
from game.contract.table import BySeat, InZone, OnPlace, Piece, Spot
from game.jokers_of_death.actions import DRAW, TAKE_UP
from game.jokers_of_death.cards import FACES, FOUR_OF_SPADES, JACK, KING, RANK, TWO, hand_points
from game.jokers_of_death.phases import Answering, Covering, Fours, Playing
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.scoring import TARGET
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import (
    SUIT_NAMES,
    cover_words,
    debt_on,
    matching_words,
    own,
    pile_name,
    top,
)
from game.jokers_of_death.words.narration import WAYS
from game.sentences import Cast, opening, plural


def explain(view: JokersView, spot: Spot | Piece, cast: Cast) -> str:
    """A line about a pile, a player, the arrow or a knock."""
    match spot:
        case OnPlace(place=place):
            return _place(view, place, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case Piece(where=BySeat(seat=seat)):
            return f"{cast.does(seat, 'has', 'have')} knocked: the last card may go out."
        case InZone(name="direction") | Piece(where=InZone(name="direction")):
            return _direction(view, cast)
        case _:
            return ""


def _place(view: JokersView, place: int, cast: Cast) -> str:
    rules = view.rules
    pile, holder = rules.pile_at(place), rules.holder(place)
    if pile is not None:
        return _pile(view, pile)
    if holder is not None:
        return _hand(view, holder, cast)
    cards = plural(len(view.piles[place]), "card")
    if place == STOCK:
        return _stock(view, cards)
    if not view.piles[place]:
        return ""
    if place == rules.taken_up:
        return f"The pile taken up, {cards}: lay them on the other piles, or give up."
    return f"Piles killed by a joker, {cards}: out of play until the next deal."


def _stock(view: JokersView, cards: str) -> str:
    """JD-5, JD-6, JD-20"""
    if not view.piles[STOCK]:
        return "The stock is empty: nobody draws, and who can lay nothing passes."
    facts = view.rules.facts
    of = f"{cards} left of {plural((facts.cards - facts.jokers) // FACES, 'deck')} and {facts.jokers} jokers"
    if DRAW in view.legal:
        return f"The stock, {of}: a click draws one."
    return f"The stock, {of}: you draw where nothing you hold fits a pile you owe."


def _pile(view: JokersView, pile: int) -> str:
    if not view.live >> pile & 1:
        return "A joker killed this pile: it is out of play for this deal."
    if top(view, pile) is None:
        return "An empty place: any card but a joker goes on it, and it is a pile again."
    if view.debts[pile] is not None:
        return _to_answer(view, pile)
    name = pile_name(view, pile)
    if isinstance(view.phase, Covering) and view.phase.pile == pile:
        return f"{opening(name)}: {cover_words(view, pile)} has to be laid on it at once."
    return f"{opening(name)}: {_fits(view, pile)}{_state(view, pile)}."


def _to_answer(view: JokersView, pile: int) -> str:
    """JD-10, JD-13, JD-16"""
    debt = debt_on(view, pile)
    now = isinstance(view.phase, Answering) and bool(view.phase.owed >> pile & 1)
    ways = "a 2"
    if isinstance(debt, Fours):
        ways = "a 4♠" if now and debt.by == view.to_move else "a 4♠ or a joker"
    who = "whoever is to move" if now else "whoever plays next"
    return f"{opening(pile_name(view, pile))}: {who} lays {ways} on it, or owes {plural(debt.cost, 'card')}."


def _fits(view: JokersView, pile: int) -> str:
    named = view.named[pile]
    if named is not None:
        return f"{SUIT_NAMES[named]} were named, so {SUIT_NAMES[named]} or an 8 goes on it"
    return f"{matching_words(view, pile)} goes on it"


def _state(view: JokersView, pile: int) -> str:
    """What is special about an ordinary top: a jack or king that lies there, or a pile that was served."""
    card = top(view, pile)
    assert card is not None
    kind = view.rules.facts.kind[card]
    bare = ", as on any card" if RANK[kind] in (JACK, KING) else ""
    bare = bare or ("; nothing is owed for it" if RANK[kind] == TWO or kind == FOUR_OF_SPADES else "")
    if TAKE_UP[pile] in view.legal:
        return f"{bare}; click it to take it up"
    if isinstance(view.phase, Playing) and view.phase.owed and not view.phase.owed >> pile & 1:
        return f"{bare}; it has had its card this turn"
    return bare


def _hand(view: JokersView, seat: Seat, cast: Cast) -> str:
    cards = plural(len(view.piles[view.rules.hands[seat]]), "card")
    if seat != cast.you:
        return f"{opening(cast.whose(seat))} hand, {cards}: nobody else sees it until the deal is over."
    points = plural(hand_points(own(view), view.rules.facts), "point")
    return f"Your hand, {cards}, {points}: click a card and then a pile, or double-click it."


def _player(view: JokersView, seat: Seat, cast: Cast) -> str:
    """JD-7, JD-24"""
    points = plural(view.standing.totals[seat], "point")
    knocked = " and has knocked" if view.knocked >> seat & 1 else ""
    if knocked and seat == cast.you:
        knocked = " and have knocked"
    return f"{cast.does(seat, 'has', 'have')} {points} so far{knocked}. Few are good: {TARGET} end the match."


def _direction(view: JokersView, cast: Cast) -> str:
    """JD-3, JD-18"""
    way = WAYS[view.direction]
    if view.to_move is None or view.seats == 2:
        return f"Play runs {way}."
    following = (view.to_move + view.direction) % view.seats
    comes = "come" if following == cast.you else "comes"
    order = f"{cast.name(following)} {comes} after {cast.name(view.to_move)}"
    return f"Play runs {way}: {order}, unless an ace skips."
