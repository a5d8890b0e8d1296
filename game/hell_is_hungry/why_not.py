"""Why something may not be done at Hell is Hungry!, in words."""

from game.cards import Card
from game.contract import Carry, Gesture, Press, Refusal, Touch
from game.hell_is_hungry.battle import Need, Top
from game.hell_is_hungry.cards import VALUE, deck
from game.hell_is_hungry.rules import Battling, Choosing, Claiming, Paying, Placing, Swapping
from game.hell_is_hungry.view import HellView
from game.words import listed


def why_not(view: HellView, gesture: Gesture) -> Refusal:
    """The clause that forbids what a person tried, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("HH-16", "The game is over: Hell is fed.")
    if view.to_move != view.seat:
        return Refusal("HH-12", "Another player has to decide first.")
    match view.phase:
        case Battling():
            return _play_refused(view, view.phase, gesture)
        case Placing():
            return _placing_refused(view, gesture)
        case Choosing():
            return _attack_refused(view, gesture)
        case Paying(cell=cell):
            soul = view.piles[cell][-1]
            assert soul is not None
            words = f"Pay with a card worth {VALUE[soul]} or more, and keep one that can open the battle."
            return Refusal("HH-14", words)
        case Swapping():
            return Refusal("HH-5", "Swap a hand card with the top of the own purgatory, or keep the hand.")
        case Claiming():
            return Refusal("HH-13", "First say where the soul goes: to the points or to purgatory.")
        case _:
            return Refusal("HH-16", "The game is over.")


def _placing_refused(view: HellView, gesture: Gesture) -> Refusal:
    if isinstance(gesture, Touch) and gesture.place < view.board.cells:
        if not view.piles[gesture.place]:
            return Refusal("HH-6", "That pile is empty: a reaper stands only where there are souls.")
        return Refusal("HH-6", "Another reaper stands there.")
    if isinstance(gesture, Press):
        return Refusal("HH-6", "First place the reaper.")
    return Refusal("HH-6", "First place the reaper on a pile of souls.")


def _attack_refused(view: HellView, gesture: Gesture) -> Refusal:
    if not isinstance(gesture, Touch) or gesture.place >= view.board.cells:
        return Refusal("HH-7", "Battle for an adjacent pile, or end the turn.")
    stand = view.reapers[view.seat or 0]
    cell = gesture.place
    if cell == stand:
        return Refusal("HH-14", "The pile under the own reaper cannot be fought for.")
    if not view.piles[cell]:
        return Refusal("HH-7", "That pile is empty.")
    if stand is not None and cell not in view.board.adjacent[stand]:
        return Refusal("HH-7", "That pile is not adjacent to this seat's reaper.")
    if cell in view.reapers:
        return Refusal("HH-14", "This hand cannot both pay for that soul and open the battle.")
    return Refusal("HH-9", "This hand holds nothing higher than that soul.")


def _play_refused(view: HellView, phase: Battling, gesture: Gesture) -> Refusal:
    match gesture:
        case Carry(cards=cards) if len(cards) > 2:
            return Refusal("HH-8", "A play is one card, or two that are summed.")
        case Carry(cards=cards, place=place) if place == view.board.battle:
            return _too_low(view, cards, phase.top)
        case Press() | Touch() if phase.last is None:
            return Refusal("HH-12", "Who attacks must open the battle.")
        case _:
            return Refusal("HH-12", "Play higher, or pass.")


def _too_low(view: HellView, cards: tuple[Card, ...], top: Top) -> Refusal:
    words = listed([deck(view.seats).text(card) for card in cards])
    total = sum(VALUE[card] for card in cards)
    match top.need:
        case Need.A_TWO:
            return Refusal("HH-10", f"A single joker is beaten only by a single 2, not by {words}.")
        case Need.TWO_TWOS:
            return Refusal("HH-11", f"That pair with a joker is beaten only by two 2s, not by {words}.")
        case Need.TWO_CARDS:
            return Refusal("HH-11", f"Two cards with a sum above 4 are needed here, not {words}.")
        case _:
            return Refusal("HH-9", f"{words} makes {total}; it takes more than {top.value}.")
