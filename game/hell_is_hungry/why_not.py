"""Why something may not be done at Hell is Hungry!, in words."""

from collections.abc import Sequence

from game.cards import Card
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.hell_is_hungry.actions import Pay, Play
from game.hell_is_hungry.battle import Need, Top, top_of
from game.hell_is_hungry.cards import TEN, VALUE
from game.hell_is_hungry.phases import Battling, Choosing, Claiming, Paying, Placing, Swapping
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import text, the
from game.sentences import opening

RANKING = "joker, ace, king, queen, jack, ten"


def why_not(view: HellView, gesture: Gesture) -> Refusal:
    """The clause that forbids what a person tried, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("HH-16", "The game is over: Hell is fed.")
    if view.to_move != view.seat:
        return _others_turn(view)
    if isinstance(gesture, Carry) and not _held(view, gesture.cards):
        return Refusal("HH-8", "Only cards from the hand whose turn it is can be carried.")
    match view.phase:
        case Swapping():
            return _swap_refused(view, gesture)
        case Placing():
            return _placing_refused(view, gesture)
        case Choosing():
            return _attack_refused(view, gesture)
        case Paying(cell=cell):
            return _price_refused(view, gesture, view.soul(cell))
        case Battling():
            return _play_refused(view, view.phase, gesture)
        case _:
            return Refusal("HH-13", "First say where the soul goes: to the points or to purgatory.")


def _others_turn(view: HellView) -> Refusal:
    match view.phase:
        case Battling():
            return Refusal("HH-12", "Another player has to play higher or pass first.")
        case Claiming():
            return Refusal("HH-13", "First the winner of the battle says where the soul goes.")
        case _:
            return Refusal("HH-3", "It is another player's turn: wait until play comes round to this hand.")


def _held(view: HellView, cards: Sequence[Card]) -> bool:
    hand = view.piles[view.grid.hands[view.seat or 0]]
    return all(card in hand for card in cards)


def _purgatory(view: HellView) -> int:
    return view.grid.purgatories[view.seat or 0]


def _swap_refused(view: HellView, gesture: Gesture) -> Refusal:
    offered = the(view.piles[_purgatory(view)][-1])
    if isinstance(gesture, Carry) and len(gesture.cards) != 1:
        return Refusal("HH-5", f"One card is swapped for {offered}, no more.")
    return Refusal("HH-5", f"First swap a hand card for {offered} in purgatory, or keep the hand.")


def _placing_refused(view: HellView, gesture: Gesture) -> Refusal:
    match gesture:
        case Touch(place=place) if place < view.grid.cells and not view.piles[place]:
            return Refusal("HH-6", "That pile is empty: a reaper stands only where there are souls.")
        case Touch(place=place) if place < view.grid.cells:
            return Refusal("HH-6", "Another reaper stands there.")
        case _:
            return Refusal("HH-6", "First place the reaper on a pile of souls.")


def _attack_refused(view: HellView, gesture: Gesture) -> Refusal:
    if isinstance(gesture, Carry):
        return Refusal("HH-7", "First touch the adjacent pile to battle for, or end the turn.")
    if not isinstance(gesture, Touch) or gesture.place >= view.grid.cells:
        return Refusal("HH-7", "Battle for an adjacent pile, or end the turn.")
    cell, stand = gesture.place, view.reapers[view.seat or 0]
    assert stand is not None
    if cell == stand:
        return Refusal("HH-14", "The pile under one's own reaper cannot be fought for.")
    if not view.piles[cell]:
        return Refusal("HH-7", "That pile is empty.")
    if cell not in view.grid.adjacent[stand]:
        return Refusal("HH-7", "That pile is not adjacent to this seat's reaper.")
    soul = view.soul(cell)
    if cell in view.reapers:
        return Refusal("HH-14", f"This hand cannot both pay for {the(soul)} and then open on it.")
    if top_of((soul,)).need is Need.A_TWO:
        return Refusal("HH-10", "That soul is a joker, beaten only by a single 2, and this hand has none.")
    return Refusal("HH-9", f"This hand holds nothing higher than {the(soul)}.")


def _price_refused(view: HellView, gesture: Gesture, soul: Card) -> Refusal:
    worth = VALUE[soul]
    match gesture:
        case Carry(cards=cards) if len(cards) != 1:
            words = f"The price for {the(soul)} is a single card."
        case Carry(cards=(card,)) if VALUE[card] < worth:
            words = (
                f"{opening(text([card]))} counts {VALUE[card]}; the price is a card worth {worth} or more."
            )
        case Carry(cards=(card,)) if Pay(card) not in view.legal:
            words = f"Without {the(card)} this hand has nothing left that opens on {the(soul)}."
        case _:
            words = f"First pay for {the(soul)}: put a card worth {worth} or more into the own purgatory."
    return Refusal("HH-14", words)


def _play_refused(view: HellView, phase: Battling, gesture: Gesture) -> Refusal:
    match gesture:
        case Carry(cards=cards) if len(cards) not in (1, 2):
            return Refusal("HH-8", "A play is one card, or two that are summed.")
        case Carry(cards=cards, place=place) if place == view.grid.lanes[view.seat or 0] or not _useful(
            view, cards
        ):
            return _too_low(cards, phase.top)
        case Carry():
            return Refusal("HH-8", "In a battle, cards are laid in the own lane, beside those of the others.")
        case Touch(place=place) if place == view.grid.lanes[view.seat or 0]:
            return Refusal("HH-8", "First pick a card of this hand, or two, then click the lane.")
        case Press() | Touch() if phase.last is None:
            clause = "HH-12" if phase.defender is None else "HH-14"
            return Refusal(clause, "Who attacks must open the battle.")
        case _:
            return Refusal("HH-12", "Play higher, or pass.")


def _useful(view: HellView, cards: Sequence[Card]) -> bool:
    """Whether these cards may be played, alone or with another."""
    return any(isinstance(action, Play) and set(cards) <= set(action.cards) for action in view.legal)


def _too_low(cards: Sequence[Card], top: Top) -> Refusal:
    played, total = text(cards), sum(VALUE[card] for card in cards)
    makes = f"{opening(played)} {'makes' if len(cards) == 1 else 'make'} {total}"
    if top.need is Need.A_TWO:
        return Refusal("HH-10", f"A single joker is beaten only by a single 2, not by {played}.")
    if top.need is Need.TWO_TWOS:
        return Refusal("HH-11", f"That pair with a joker is beaten only by two 2s, not by {played}.")
    if top.need is Need.TWO_CARDS:
        return Refusal("HH-11", f"On these two 2s go only two cards that make more than 4, not {played}.")
    if total < top.value:
        return Refusal("HH-9", f"{makes}; it takes more than {top.value}.")
    if len(cards) == 1 and top.order is not None and top.order >= TEN:
        return Refusal("HH-9", f"{makes} too, and ranks no higher: {RANKING}.")
    return Refusal("HH-9", f"{makes} too; it takes more than {top.value}.")
