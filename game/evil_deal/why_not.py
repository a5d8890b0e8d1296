"""Why something may not be done at Evil Deal, in words."""

from game.cards import Card
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.evil_deal.actions import PlayCard
from game.evil_deal.cards import DECK
from game.evil_deal.phases import Burying, Following, Leading, Naming, Picking
from game.evil_deal.places import (
    BURIED_KIND,
    HANDS,
    STACK_KIND,
    TAKEN_KIND,
    TRICK_KIND,
    TRICKS,
    TRUMP_KIND,
    kind_of,
)
from game.evil_deal.scoring import TARGET
from game.evil_deal.view import EvilDealView
from game.french import SUIT, SUITS
from game.table import PileKind


def why_not(view: EvilDealView, gesture: Gesture) -> Refusal:
    """The clause that forbids what a person tried, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("ED-15", f"The match is over: somebody has reached {TARGET} points.")
    touched = _touched(view, gesture)
    if touched is TAKEN_KIND:
        return Refusal("ED-12", "Tricks that were taken are not looked at again: counting is the skill.")
    if view.to_move != view.seat:
        return _out_of_turn(view)
    match view.phase:
        case Picking():
            return _picking_refused(touched)
        case Naming():
            return _naming_refused(view, gesture, touched)
        case Burying():
            return _bury_refused(view, gesture, touched)
        case _:
            return _play_refused(view, gesture, touched)


def _touched(view: EvilDealView, gesture: Gesture) -> PileKind | None:
    """The kind of pile that was touched or taken from; of a card that is not seen, of where it went."""
    match gesture:
        case Touch(place=place):
            return kind_of(place)
        case Carry(cards=cards, place=place):
            lies = (index for index, pile in enumerate(view.piles) if cards[0] in pile)
            return kind_of(next(lies, place))
        case _:
            return None


def _out_of_turn(view: EvilDealView) -> Refusal:
    match view.phase:
        case Picking():
            return Refusal("ED-3", "The other player picks a stack now; whoever does not deal picks first.")
        case Naming():
            return Refusal("ED-4", "The other player lays trump cards now; whoever does not deal lays first.")
        case Burying():
            return Refusal("ED-13", "The other player discards now; play goes on when both have.")
        case Following(led=led):
            return Refusal("ED-9", f"It is the other player's turn to answer {DECK.text(led)}.")
        case _ if view.exchange:
            return Refusal("ED-11", "The other player won the last exchange and leads this one.")
        case _ if sum(view.tricks) % 4:
            return Refusal("ED-12", "The other player took the last trick and opens this one.")
        case _:
            return Refusal("ED-8", "The other player opens this half.")


def _picking_refused(touched: PileKind | None) -> Refusal:
    if touched is TRUMP_KIND:
        return Refusal("ED-3", "First look at a hand: trump cards are laid after both stacks were picked.")
    if touched is STACK_KIND:
        return Refusal("ED-3", "Those stacks are the other player's. Pick one of the two on this side.")
    return Refusal("ED-3", "First pick one of the two unseen stacks on this side of the table.")


def _naming_refused(view: EvilDealView, gesture: Gesture, touched: PileKind | None) -> Refusal:
    assert view.seat is not None
    one, other = view.trump_cards(view.seat)
    if isinstance(gesture, Press) and SUIT[one] != SUIT[other]:
        suits = f"{DECK.text(one)} and {DECK.text(other)} are of two suits"
        return Refusal("ED-5", f"{suits}; only two of one suit can be laid side by side.")
    if touched is STACK_KIND:
        return _stack_refused()
    return Refusal("ED-4", f"First say which half {DECK.text(one)} rules and which {DECK.text(other)}.")


def _bury_refused(view: EvilDealView, gesture: Gesture, touched: PileKind | None) -> Refusal:
    assert view.seat is not None
    match gesture:
        case Carry(cards=(card,)) if card == view.firsts[view.seat]:
            return Refusal("ED-13", f"{DECK.text(card)} has just been taken up: discard another card.")
        case Carry(cards=cards) if len(cards) > 1:
            return Refusal("ED-13", "One card is discarded, no more.")
        case _ if touched is TRUMP_KIND:
            return _trump_card_refused(view)
        case _:
            return Refusal("ED-13", "First discard one card of this hand, unseen by the other player.")


def _play_refused(view: EvilDealView, gesture: Gesture, touched: PileKind | None) -> Refusal:
    assert view.seat is not None
    match gesture:
        case Carry(cards=cards) if len(cards) > 1:
            return Refusal("ED-9", "An exchange is one card from each player.")
        case Carry(cards=(card,)) if card in view.piles[HANDS[view.seat]]:
            return _wrong_place() if PlayCard(card) in view.legal else _must_follow(view, card)
        case Touch(place=place) if place == TRICKS[view.seat]:
            return Refusal("ED-9", "First pick a card of this hand, then click here.")
        case Press():
            return Refusal("ED-4", "The trump cards are laid already, and stay as they lie.")
        case _:
            return _not_a_hand(view, touched)


def _not_a_hand(view: EvilDealView, touched: PileKind | None) -> Refusal:
    if touched is STACK_KIND and view.half == 0:
        return _stack_refused()
    if touched is TRUMP_KIND:
        return _trump_card_refused(view)
    if touched is TRICK_KIND:
        return Refusal("ED-12", "The cards of a trick lie here until its third exchange is won.")
    if touched is BURIED_KIND:
        return Refusal("ED-13", "What was discarded between the halves is out of the deal.")
    return _must_play(view)


def _must_play(view: EvilDealView) -> Refusal:
    if isinstance(view.phase, Leading):
        return Refusal("ED-11", "Lead a card: carry one from this hand to the middle.")
    assert isinstance(view.phase, Following)
    led = DECK.text(view.phase.led)
    return Refusal("ED-10", f"Answer {led}: carry a card from this hand to the middle.")


def _must_follow(view: EvilDealView, card: Card) -> Refusal:
    assert isinstance(view.phase, Following)
    suit = SUITS[SUIT[view.phase.led]].name.lower()
    held = len(view.legal)
    must = "it must be played" if held == 1 else "one of them must be played"
    has = f"a {suit[:-1]}" if held == 1 else f"{held} {suit}"
    return Refusal("ED-10", f"{DECK.text(card)} does not follow suit: this hand has {has}, and {must}.")


def _wrong_place() -> Refusal:
    return Refusal("ED-9", "Cards are played to this side of the middle.")


def _stack_refused() -> Refusal:
    return Refusal("ED-3", "The stacks that are left stay unseen until the second half.")


def _trump_card_refused(view: EvilDealView) -> Refusal:
    if view.half == 0:
        return Refusal("ED-13", "Trump cards lie on the table; the first half's is taken up after this half.")
    return Refusal("ED-13", "The second half's trump card stays on the table and is not played.")
