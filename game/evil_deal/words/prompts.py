"""Prompts of Evil Deal, and the clause that matters most."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.evil_deal.actions import Cross, PlayCard, SideBySide
from game.evil_deal.moves import EvilAction
from game.evil_deal.phases import Burying, Following, Leading, Naming, Picking
from game.evil_deal.policy import LAST
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import one_of, suit_name, the
from game.french import SUIT
from game.french_tricks import beats
from game.sentences import Cast, opening, plural


def prompt(view: EvilDealView, cast: Cast) -> str:
    """Return what the seat to move can do."""
    seat = view.to_move
    if seat is None:
        return match_won(view, view.standing.winners, cast)
    if seat != view.seat:
        return _others(view, cast.names[seat])
    return cast.ask(seat, _asked(view, seat, cast))


def match_won(view: EvilDealView, winners: Sequence[Seat], cast: Cast) -> str:
    """Return who wins the match and by how much (ED-15); equal accounts share it (ED-16)."""
    if len(winners) > 1:
        return f"{opening(cast.together(winners))} share the match."
    winner = winners[0]
    ahead = plural(view.standing.totals[winner] - view.standing.totals[1 - winner], "point")
    return cast.tell(winner, f"You win the match by {ahead}.", f"{{name}} wins the match by {ahead}.")


def _others(view: EvilDealView, name: str) -> str:
    match view.phase:
        case Picking():
            return f"{name} is picking a stack."
        case Naming():
            return f"{name} is picking trumps."
        case Burying():
            return f"{name} is throwing a card away."
        case _:
            return f"{name}'s move."


def _asked(view: EvilDealView, seat: Seat, cast: Cast) -> str:
    match view.phase:
        case Picking():
            return "Pick one of your stacks for the first half."
        case Naming():
            return _trumps(view, seat)
        case Burying():
            return f"Throw one card away. {cast.names[1 - seat]} won't see it."
        case Following(led=led):
            return _answer(view, led)
        case _:
            return _lead(view)


def _trumps(view: EvilDealView, seat: Seat) -> str:
    """ED-4, ED-5."""
    one, other = sorted(view.trump_cards(seat))
    if SUIT[one] == SUIT[other]:
        return f"Play with {suit_name(SUIT[one])} as trump, or no trump? You keep one card for later."
    return f"Pick your trump for this half, {suit_name(SUIT[one])} or {suit_name(SUIT[other])}."


def _lead(view: EvilDealView) -> str:
    """ED-9, ED-11, ED-12."""
    if view.exchange == LAST:
        return "Lead the last card. Whoever wins it takes the trick."
    if view.exchange:
        return "You won that one. Lead the 2nd card."
    if view.trump is None:
        return "Lead a card. Nothing is trump."
    return f"Lead a card. {opening(suit_name(view.trump))} are trump."


def _answer(view: EvilDealView, led: Card) -> str:
    """ED-10 to ED-12."""
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    suit, last = SUIT[led], view.exchange == LAST
    wins = [beats(card, led, view.trump) for card in cards]
    if SUIT[cards[0]] != suit:
        return _without_it(suit, wins, last)
    if len(cards) == 1:
        return f"Play {the(cards[0])}. It's your only {one_of(suit)}."
    if all(wins):
        return f"Play a {one_of(suit)}. They all beat {the(led)}."
    if not any(wins):
        return f"Play a {one_of(suit)}. You can't beat {the(led)}."
    if last:
        return f"Last card of the trick. Beat {the(led)} and it's yours."
    return f"Beat {the(led)}, or play a low {one_of(suit)}."


def _without_it(suit: int, wins: Sequence[bool], last: bool) -> str:
    """ED-10: any card goes; ED-11: only a trump wins."""
    if not any(wins):
        return f"You have no {suit_name(suit)} and can't win. Play anything."
    has_none = f"You have no {suit_name(suit)}."
    if last:
        return f"{has_none} Trump it and the trick is yours."
    if all(wins):
        return f"{has_none} Trump it."
    return f"{has_none} Trump it, or throw something away."


def clause(view: EvilDealView) -> str:
    """Return the clause that matters most now."""
    match view.phase:
        case Picking():
            return "ED-3"
        case Naming():
            one, other = view.trump_cards(view.to_move or 0)
            return "ED-5" if SUIT[one] == SUIT[other] else "ED-4"
        case Burying():
            return "ED-13"
        case Following():
            return "ED-10"
        case Leading():
            return "ED-9" if view.exchange == 0 else "ED-11"
        case _:
            return "ED-15" if view.games == 1 else "ED-16"


def clause_of(view: EvilDealView, action: EvilAction) -> str:
    """Return the clause of what an action does."""
    match action:
        case Cross():
            return "ED-4"
        case SideBySide():
            return "ED-5"
    return clause(view)
