"""Pieces on the table of Evil Deal, and explanations of all that lies there."""

from game.cards import Card, Seat
from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece, Spot
from game.contract.words import Explanation
from game.evil_deal.actions import Cross
from game.evil_deal.phases import Burying, Following, Leading, Naming, Picking
from game.evil_deal.places import (
    BURIED_KIND,
    HANDS,
    STACK_KIND,
    TAKEN_KIND,
    TRICK_KIND,
    TRICKS,
    TRUMP_KIND,
    TRUMPS,
    kind_of,
    seat_of,
)
from game.evil_deal.scoring import BONUS, TARGET
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import HALVES, NO_TRUMP, one_of, picked, suit_name, the, trump_told
from game.french import SUIT, SUITS
from game.french_tricks import beats, of_suit
from game.sentences import Cast, opening, plural

TRUMP_SIGN = "trump sign"


def pieces(view: EvilDealView) -> list[Piece]:
    """Return the sign of the running trick's trump, and a seal on each card that won (ED-9, ED-11)."""
    if not view.in_a_trick:
        return []
    seals = [Piece("won", OnCard(card)) for card in exchanges_won(view)]
    if view.trump is None:
        return seals
    return [Piece(f"trump_{SUITS[view.trump].value}", InZone(TRUMP_SIGN)), *seals]


def exchanges_won(view: EvilDealView) -> list[Card]:
    """Return the winning card of each finished exchange of the running trick, in order (ED-11)."""
    found, leader = [], view.opener
    for cards in zip(view.piles[TRICKS[0]], view.piles[TRICKS[1]], strict=False):
        led, answer = cards[leader], cards[1 - leader]
        assert led is not None and answer is not None
        won = beats(answer, led, view.trump)
        found.append(answer if won else led)
        leader = 1 - leader if won else leader
    return found


def crossed(view: EvilDealView) -> tuple[int, ...]:
    """Return where trump cards lie as a cross: not side by side, and already picked (ED-4, ED-5)."""
    return tuple(TRUMPS[seat] for seat in _crossed_seats(view))


def _crossed_seats(view: EvilDealView) -> tuple[Seat, ...]:
    if view.firsts:
        return tuple(seat for seat in range(2) if not view.side_by_side[seat])
    laid = isinstance(view.phase, Naming) and isinstance(view.phase.theirs, Cross)
    return (1 - view.dealer,) if laid else ()


def explain(view: EvilDealView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Return what a pile, a player's plate or a piece is."""
    match spot:
        case Piece(where=where):
            return explain(view, where, cast)
        case OnCard(card=card) if card in exchanges_won(view):
            return Explanation(f"{opening(the(card))} won.")
        case OnPlace(place=place):
            return _pile(view, place, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case InZone(name=name) if name == TRUMP_SIGN:
            return _sign(view, cast)
        case InZone(name="notes"):
            scores = "What your tricks pay. The dealer needs one more for the same money."
            return Explanation(f"{scores} ›‹ marks where you both are.")
        case _:
            return None


def _pile(view: EvilDealView, place: int, cast: Cast) -> Explanation:
    seat, kind = seat_of(place), kind_of(place)
    if seat is None:
        return Explanation("The cards before they're dealt.")
    if kind is STACK_KIND:
        return _stack(view, seat, cast)
    if kind is TRUMP_KIND:
        return _trump_cards(view, seat, cast)
    if kind is TAKEN_KIND:
        taken = f"tricks: {view.tricks[seat]} of 8."
        what = cast.tell(seat, f"Your {taken}", f"{{name}}'s {taken}")
        return Explanation(what, "Click to see the last one." if seat == view.last else "")
    if kind is BURIED_KIND:
        return Explanation(_discard(bool(view.piles[place]), seat, cast))
    if kind is TRICK_KIND:
        side = cast.tell(seat, "Your side of the trick.", "{name}'s side of the trick.")
        return Explanation(f"{side} Whoever wins the last card takes all six.")
    return _hand(view, seat, cast)


def _discard(thrown: bool, seat: Seat, cast: Cast) -> str:
    """ED-13."""
    if thrown:
        return cast.tell(seat, "Your discard. Nobody else saw it.", "{name}'s discard. Only {name} saw it.")
    return cast.tell(
        seat,
        "You throw a card away here, between the halves.",
        "{name} throws a card away here, between the halves.",
    )


def _stack(view: EvilDealView, seat: Seat, cast: Cast) -> Explanation:
    """ED-3."""
    if isinstance(view.phase, Picking):
        what = cast.tell(seat, "One of your two stacks.", "One of {name}'s two stacks.")
        how = "Click it to make it your hand." if seat == view.seat == view.to_move else ""
        return Explanation(f"{what} Nobody has seen it.", how)
    what = cast.tell(seat, "Your hand for the second half.", "{name}'s hand for the second half.")
    return Explanation(f"{what} Nobody has seen it.")


def _trump_cards(view: EvilDealView, seat: Seat, cast: Cast) -> Explanation:
    """ED-4 to ED-6, ED-14."""
    whose = cast.tell(seat, "Your trump cards", "{name}'s trump cards")
    if not view.firsts:
        return Explanation(f"{whose}, one for each half.")
    told = trump_told(view, seat, view.half)
    if told == NO_TRUMP:
        return Explanation(f"{whose}. No trump, so each trick after the fourth pays {BONUS} extra.")
    if view.trumps[seat][view.half] is None:
        suit = suit_name(picked(view, seat, view.half))
        return Explanation(f"{whose}. You both picked {suit}, so they cancel out in this half.")
    rule = cast.tell(
        seat,
        f"{opening(told)} are trump when you lead the trick.",
        f"{opening(told)} are trump when {{name}} leads the trick.",
    )
    return Explanation(f"{whose}. {rule}")


def _hand(view: EvilDealView, seat: Seat, cast: Cast) -> Explanation:
    cards = plural(len(view.piles[HANDS[seat]]), "card")
    if seat != view.seat:
        return Explanation(cast.tell(seat, f"Your hand: {cards}.", f"{{name}}'s hand: {cards}."))
    whose = f"Your hand: {cards}."
    if seat != view.to_move:
        return Explanation(whose, "Only you can see it.")
    match view.phase:
        case Picking():
            return Explanation("Your hand comes from the stack you pick.")
        case Naming():
            return Explanation(whose, "Pick your trumps first.")
        case Burying():
            return Explanation(whose, f"Throw one away, but not {the(view.firsts[seat])}.")
        case Following(led=led):
            return Explanation(whose, _playable(view, SUIT[led]))
        case _:
            return Explanation(whose, "Double-click a card to lead it, or drag it to the middle.")


def _playable(view: EvilDealView, led: int) -> str:
    """ED-10."""
    assert view.seat is not None
    held = [card for card in view.piles[HANDS[view.seat]] if card is not None]
    if of_suit(held, led):
        return f"Play a {one_of(led)}."
    return f"You have no {suit_name(led)}, so play any card."


def _player(view: EvilDealView, seat: Seat, cast: Cast) -> Explanation:
    """ED-14 to ED-16."""
    points, tricks = plural(view.points[seat], "point"), plural(view.tricks[seat], "trick")
    has = cast.tell(seat, f"You have {points} and {tricks}.", f"{{name}} has {points} and {tricks}.")
    if view.games > 1:
        has = f"{has} Account: {view.accounts[seat]}."
    if seat == view.dealer:
        dealt = cast.tell(
            seat, "You dealt, so you need five to score.", "{name} dealt and needs five to score."
        )
        has = f"{has} {dealt}"
    return Explanation(f"{has} {TARGET} points win the {'match' if view.games == 1 else 'game'}.")


def _sign(view: EvilDealView, cast: Cast) -> Explanation | None:
    """ED-9."""
    if not isinstance(view.phase, Leading | Following) or view.trump is None:
        return None
    suit = opening(suit_name(view.trump))
    return Explanation(
        cast.tell(
            view.opener,
            f"{suit} are trump, because you led this trick.",
            f"{suit} are trump, because {{name}} led this trick.",
        )
    )


_HIGH = "Aces are high."


def describe(view: EvilDealView, card: Card) -> str:
    """Return what a card is now: a trump card, trump in this trick, or neither (ED-9 to ED-11)."""
    for seat in range(2):
        if card in view.trump_cards(seat):
            return _trump_card(view, seat, card)
    lower = f"Beats lower {suit_name(SUIT[card])}."
    if not view.in_a_trick:
        return f"{lower} A trump beats it, unless it's one itself. {_HIGH}"
    if view.trump is None:
        return f"{lower} {_HIGH}"
    if view.trump == SUIT[card]:
        return f"Trump in this trick. It beats every other suit. {_HIGH}"
    return f"{lower} In this trick any {one_of(view.trump)} trumps it. {_HIGH}"


def _trump_card(view: EvilDealView, seat: Seat, card: Card) -> str:
    """ED-4 to ED-6, ED-13: which half it's for, and what becomes of it."""
    first = _first_picked(view, seat)
    if first is None:
        return f"A trump card. Its suit is trump in one half, when its owner leads. {_pair(view, seat)}"
    half = int(card != first)
    later = "It stays on the table." if half else "It joins the second hand."
    if seat not in _crossed_seats(view):
        return f"No trump for its owner. Each trick after the fourth pays {BONUS} extra. {later}"
    suit = suit_name(SUIT[card])
    if not view.firsts:
        return f"{opening(suit)} for the {HALVES[half]}. {_can_cancel(view, card)} {later}"
    if view.trumps[seat][half] is None:
        return f"Both picked {suit} for the {HALVES[half]}, so nobody has a trump in it. {later}"
    return f"{opening(suit)} are trump in the {HALVES[half]}, when its owner leads. {later}"


def _pair(view: EvilDealView, seat: Seat) -> str:
    """ED-5."""
    one, other = view.trump_cards(seat)
    if SUIT[one] == SUIT[other]:
        return "Both are of one suit, so its owner can play no trump instead."
    return "To play no trump you need two of one suit."


def _can_cancel(view: EvilDealView, card: Card) -> str:
    """ED-6: the dealer, whose trump cards lie open too, picks second."""
    can = SUIT[card] in (SUIT[other] for other in view.trump_cards(view.dealer))
    if view.seat == view.dealer:
        return "You can cancel that." if can else "You can't cancel that."
    return "The dealer can cancel that." if can else "The dealer can't cancel that."


def _first_picked(view: EvilDealView, seat: Seat) -> Card | None:
    """Return a seat's first-half trump card, once it has picked."""
    if view.firsts:
        return view.firsts[seat]
    laid = isinstance(view.phase, Naming) and seat != view.dealer and view.phase.theirs
    return laid.first if laid else None
