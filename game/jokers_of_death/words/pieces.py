"""Explanations of the table of Jokers of Death: piles, hands, players, cards."""

from game.cards import Card, Seat
from game.contract.table import BySeat, InZone, OnPlace, Piece, Spot
from game.contract.words import Explanation
from game.jokers_of_death.actions import DRAW, TAKE_UP, Play
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    POINTS,
    RANK,
    TEN,
    TWO,
    hand_points,
)
from game.jokers_of_death.phases import Answering, Covering, Fours, Playing
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.scoring import TARGET
from game.jokers_of_death.variants.aces import clear_aces
from game.jokers_of_death.variants.hand_switching import switch_hands
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import (
    A_SUIT,
    WAYS,
    covering,
    debt_on,
    matching,
    own,
    picked_up,
    pile_name,
    top,
)
from game.sentences import Cast, opening, plural


def explain(view: JokersView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Return what a pile, a player, the arrow or a knock is."""
    match spot:
        case OnPlace(place=place):
            return _place(view, place, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case Piece(where=BySeat(seat=seat)):
            out = cast.tell(seat, "You've knocked.", "{name} has knocked.")
            return Explanation(f"{out} The last card ends the deal.")
        case InZone(name="direction") | Piece(where=InZone(name="direction")):
            return _direction(view, cast)
        case _:
            return None


def _place(view: JokersView, place: int, cast: Cast) -> Explanation | None:
    rules = view.rules
    pile, holder = rules.pile_at(place), rules.holder(place)
    if pile is not None:
        return _pile(view, pile)
    if holder is not None:
        return _hand(view, holder, cast)
    if place == STOCK:
        return _stock(view)
    if not view.piles[place]:
        return None
    cards = plural(len(view.piles[place]), "card")
    if place == rules.taken_up:
        how = "It goes on the other piles, or you give up." if view.seat == view.to_move else ""
        return Explanation(f"The pile that was picked up: {cards}.", how)
    return Explanation(f"Killed by a joker: {cards}. They're out until the next deal.")


def _stock(view: JokersView) -> Explanation:
    """JD-5, JD-6, JD-20."""
    if not view.piles[STOCK]:
        return Explanation("The draw pile is empty. If nothing fits, you pass.")
    cards = plural(len(view.piles[STOCK]), "card")
    if DRAW in view.legal:
        return Explanation(f"The draw pile: {cards}.", "Click it to draw.")
    return Explanation(f"The draw pile: {cards}.", "You draw when nothing fits one of the piles.")


def _pile(view: JokersView, pile: int) -> Explanation:
    if not view.live >> pile & 1:
        return Explanation("A joker killed this pile. It's out until the next deal.")
    if view.debts[pile] is not None:
        return _to_answer(view, pile)
    card = top(view, pile)
    if card is None:
        return Explanation("An empty pile. Any card but a joker starts it again.")
    if isinstance(view.phase, Covering) and view.phase.pile == pile:
        bare = opening(pile_name(view, pile))
        return Explanation(f"{bare} has to be covered at once, with {covering(view, card)}.")
    return Explanation(f"{_fits(view, pile)}{_done(view, pile)}", _how(view, pile))


def _fits(view: JokersView, pile: int) -> str:
    """JD-4, JD-12, JD-17, JD-20: a 2, a jack or a king that is only lying there asks for nothing more."""
    named, card = view.named[pile], top(view, pile)
    assert card is not None
    if named is not None:
        return f"{opening(pile_name(view, pile))} takes {A_SUIT[named]} or an 8, as named."
    fits = f"{opening(pile_name(view, pile))} takes {matching(view, pile)}."
    kind = view.rules.facts.kind[card]
    if RANK[kind] in (JACK, KING):
        return f"{fits} It needs no cover now."
    if RANK[kind] == TWO or kind == FOUR_OF_SPADES:
        return f"{fits} It's harmless now."
    return fits


def _done(view: JokersView, pile: int) -> str:
    phase = view.phase
    done = isinstance(phase, Playing) and phase.owed and not phase.owed >> pile & 1
    return " It's had its card this turn." if done else ""


def _how(view: JokersView, pile: int) -> str:
    if TAKE_UP[pile] in view.legal:
        return "Click it to pick it up."
    return ""


def _to_answer(view: JokersView, pile: int) -> Explanation:
    """JD-10, JD-13, JD-16."""
    debt = debt_on(view, pile)
    now = isinstance(view.phase, Answering) and bool(view.phase.owed >> pile & 1)
    answer = "another 2"
    if isinstance(debt, Fours):
        answer = "another 4♠" if now and debt.by == view.to_move else "another 4♠ or a joker"
    what = f"The next player answers {pile_name(view, pile)}, or draws {plural(debt.cost, 'card')}."
    if now:
        what = f"{opening(pile_name(view, pile))} costs {plural(debt.cost, 'card')} unless it's answered."
    return Explanation(f"{what} Only {answer} answers it.")


def _hand(view: JokersView, seat: Seat, cast: Cast) -> Explanation:
    cards = plural(len(view.piles[view.rules.hands[seat]]), "card")
    if seat != cast.you:
        return Explanation(f"{cast.names[seat]}'s hand: {cards}.")
    points = plural(hand_points(own(view), view.rules.facts), "point")
    if any(isinstance(action, Play) for action in view.legal) and not picked_up(view):
        return Explanation(
            f"Your hand: {cards}, {points}.", "Click a card and then a pile, or drag it there."
        )
    return Explanation(f"Your hand: {cards}, {points}.", "Only you can see it.")


def _player(view: JokersView, seat: Seat, cast: Cast) -> Explanation:
    """JD-7, JD-24."""
    points = plural(view.standing.totals[seat], "point")
    if view.knocked >> seat & 1:
        has = cast.tell(
            seat, f"You have {points} and have knocked.", f"{{name}} has {points} and has knocked."
        )
    else:
        has = cast.tell(seat, f"You have {points}.", f"{{name}} has {points}.")
    return Explanation(f"{has} At {TARGET} the match ends, and the fewest win.")


def _direction(view: JokersView, cast: Cast) -> Explanation:
    """JD-3, JD-18."""
    way = WAYS[view.direction]
    if view.to_move is None or view.seats == 2:
        return Explanation(f"Play goes {way}.")
    after = (view.to_move + view.direction) % view.seats
    follows = cast.tell(after, "You're next", "{name} is next")
    return Explanation(f"Play goes {way}. {follows}, unless an ace skips.")


_COVER = "Cover it at once with its suit or an 8."
_DOES = {
    ACE: "It skips a player after your turn.",
    TWO: "The next player answers with a 2, or draws 2 for each 2 in a row.",
    EIGHT: "Goes on anything but a 2 or 4♠ you have to answer. You name the next suit.",
    TEN: "You can reverse the direction after your turn.",
    JACK: _COVER,
    KING: _COVER,
}
_FOUR = "The next player answers with a 4♠ or a joker, or draws 4. Two in a row cost 16."
_JOKER = "Only goes on a 4♠ that was just played, and kills the pile."
_SHOWN = {
    2: "Hold both and you can end the deal, but that usually loses.",
    4: "Hold two and you can end the deal, but that usually loses.",
}
"""Effects of two of them, by the number in play (JD-1, JD-22, JD-26)."""


def describe(view: JokersView, card: Card) -> str:
    """Return what a card does (JD-10 to JD-25), and its cost in a hand (JD-23)."""
    kind = view.rules.facts.kind[card]
    return f"{_effect(view, card, kind)} Left in your hand, it costs {POINTS[kind]}."


def _effect(view: JokersView, card: Card, kind: int) -> str:
    if card in picked_up(view) and RANK[kind] != EIGHT:
        return "From the pile that was picked up: it has no effect."
    if kind == JOKER:
        return f"{_JOKER} {_SHOWN[view.rules.facts.jokers]}"
    if kind == FOUR_OF_SPADES:
        return _FOUR
    if switch_hands in view.rules.effects[kind]:
        return "Everyone passes their hand to the next player."
    if clear_aces in view.rules.effects[kind]:
        return f"{_DOES[ACE]} With an ace on every pile, the cards beneath go back into the draw pile."
    return _DOES.get(RANK[kind], "Goes on the same suit or the same rank.")
