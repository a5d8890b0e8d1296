"""What each thing on the table of Evil Deal is, and what one can do there."""

from game.cards import Seat
from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece, Spot
from game.evil_deal.actions import PlayCard
from game.evil_deal.cards import DECK
from game.evil_deal.phases import Burying, Following, Leading, Naming, Picking
from game.evil_deal.places import (
    BURIED_KIND,
    HANDS,
    STACK_KIND,
    TAKEN_KIND,
    TRICK_KIND,
    TRUMP_KIND,
    kind_of,
    seat_of,
)
from game.evil_deal.scoring import BONUS
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import CHOSEN, ruled, suit_name
from game.evil_deal.words.pieces import exchanges_won
from game.french import SUIT
from game.sentences import Cast, opening, plural

TRUMP_SIGN = "trump sign"


def explain(view: EvilDealView, spot: Spot | Piece, cast: Cast) -> str:
    """A pile, a player's plate or a piece, in a line."""
    match spot:
        case Piece(where=where):
            return explain(view, where, cast)
        case OnCard(card=card) if card in exchanges_won(view):
            return f"{DECK.text(card)} won its exchange."
        case OnPlace(place=place):
            return _pile(view, place, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case InZone(name=name) if name == TRUMP_SIGN:
            return _sign(view, cast)
        case InZone(name="notes"):
            pays = "What tricks of this deal pay: the dealer from five on, the other from four"
            return f"{pays}; › ‹ is where each is now."
        case _:
            return ""


def _pile(view: EvilDealView, place: int, cast: Cast) -> str:
    seat, kind = seat_of(place), kind_of(place)
    if seat is None:
        return "Here the cards lie before they are dealt."
    whose = opening(cast.whose(seat))
    if kind is STACK_KIND:
        return _stack(view, seat, whose)
    if kind is TRUMP_KIND:
        return _trump_cards(view, seat, whose, cast)
    if kind is TAKEN_KIND:
        return f"{whose} tricks: {view.tricks[seat]} of eight. Nobody looks at them again."
    if kind is BURIED_KIND:
        return f"{whose} discard between the halves, out of the deal and seen by nobody else."
    if kind is TRICK_KIND:
        return f"{whose} side of the trick. Whoever wins the third exchange takes all six cards."
    return _hand(view, seat, whose)


def _stack(view: EvilDealView, seat: Seat, whose: str) -> str:
    if isinstance(view.phase, Picking) and seat == view.seat == view.to_move:
        return f"{whose} unseen stacks: click this one to take it up as the first half's hand."
    if isinstance(view.phase, Picking):
        return f"{whose} unseen stacks: one becomes the first half's hand, the other waits."
    return f"{whose} hand for the second half. Nobody sees it until then."


def _trump_cards(view: EvilDealView, seat: Seat, whose: str, cast: Cast) -> str:
    if not view.firsts:
        opened = f"in tricks that {cast.name(seat)} opened"
        return f"{whose} trump cards, open to both: each will name the trump of one half, {opened}."
    now = view.trumps[seat][view.half]
    named = ruled(view, seat)[view.half]
    if named == CHOSEN:
        return f"{whose} trump cards: no trump was chosen, for {BONUS} more from the fifth trick on."
    if now is None:
        return f"{whose} trump cards: {named} in this half, as both named them. Nothing is paid for that."
    return f"{whose} trump cards: in this half {named} are trump in the tricks that {cast.name(seat)} opened."


def _hand(view: EvilDealView, seat: Seat, whose: str) -> str:
    if seat != view.seat or seat != view.to_move:
        return f"{whose} hand: {plural(len(view.piles[HANDS[seat]]), 'card')}."
    match view.phase:
        case Picking():
            return f"{whose} hand lies here once a stack is picked."
        case Naming():
            return f"{whose} hand for the first half. First lay the trump cards."
        case Burying():
            return (
                f"{whose} hand for the second half: one card has to go, any but the trump card just taken up."
            )
        case Following():
            return f"{whose} hand: {_may_go(view, SUIT[view.phase.led])}"
        case _:
            return f"{whose} hand: lead any card to the middle."


def _may_go(view: EvilDealView, led: int) -> str:
    """ED-10: what the hand to move may play."""
    suit = suit_name(led)
    follows = all(isinstance(action, PlayCard) and SUIT[action.card] == led for action in view.legal)
    return (
        f"{suit} are led, and have to be followed." if follows else f"it has no {suit}, so any card may go."
    )


def _player(view: EvilDealView, seat: Seat, cast: Cast) -> str:
    parts = [
        f"{plural(view.tricks[seat], 'trick')} in this deal",
        f"{plural(view.standing.totals[seat], 'point')} in the match",
    ]
    if seat == view.dealer:
        parts.append("dealt, so is paid from five tricks on")
    if isinstance(view.phase, Leading | Following) and seat == view.opener:
        parts.append("opened this trick")
    return f"{opening(cast.name(seat))}: {', '.join(parts)}."


def _sign(view: EvilDealView, cast: Cast) -> str:
    if not isinstance(view.phase, Leading | Following) or view.trump is None:
        return ""
    suit = opening(suit_name(view.trump))
    return f"{suit} are trump in this trick, because {cast.name(view.opener)} opened it."
