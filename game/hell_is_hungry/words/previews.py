"""What would follow from an action at Hell is Hungry!: sums, costs and gains."""

from collections.abc import Sequence

from game.cards import Card
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    Play,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.battle import Need, Top, top_of
from game.hell_is_hungry.cards import ORDER, OWNER, VALUE
from game.hell_is_hungry.moves import HellAction
from game.hell_is_hungry.phases import Battling, Claiming
from game.hell_is_hungry.turns import EMPTY_PILES, QUIET_ROUNDS
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import COURT, summed, text, the

BEATEN_BY = {
    Need.HIGHER: "",
    Need.A_TWO: "; only a single 2 goes on it",
    Need.TWO_TWOS: "; only two 2s go on it",
    Need.TWO_CARDS: "; only two cards that make more than 4 go on it",
}
"""HH-10, HH-11: what a play asks of the next one, where that is not just more."""


def preview(view: HellView, action: HellAction) -> str:
    """Sums, costs and gains."""
    match action:
        case Play(cards=cards):
            return _play_preview(view, cards)
        case Swap(card=card):
            offered = view.piles[view.grid.purgatories[view.to_move or 0]][-1]
            return f"{text([card])} for {text([offered])}"
        case Pay():
            return "The price of the attack; worth nothing in purgatory"
        case PlaceReaper(cell=cell):
            return f"A reaper on pile {cell + 1} protects a soul worth {VALUE[view.soul(cell)]}"
        case Attack(cell=cell) if cell in view.reapers:
            worth = VALUE[view.soul(cell)]
            beneath = " and the soul beneath" if view.piles[view.grid.beneath[cell]] else ""
            price = f"Pile {cell + 1} costs a card worth {worth} or more"
            return f"{price}; only the defender answers; wins {worth}{beneath}"
        case Attack(cell=cell):
            others = "the others" if view.seats > 2 else "the other player"
            worth = VALUE[view.soul(cell)]
            return (
                f"For pile {cell + 1}: a soul worth {worth}, and all that others lay; {others} may go higher"
            )
        case TakeSoul():
            assert isinstance(view.phase, Claiming)
            ends = ", and the game is over" if ends_game(view) else ""
            return f"Worth {VALUE[view.soul(view.phase.cell)]} points{ends}"
        case SendToPurgatory() if ends_game(view):
            return "No points, and the game is over"
        case SendToPurgatory():
            pile = view.piles[view.grid.purgatories[view.to_move or 0]]
            below = f"; it covers {the(pile[-1])} there" if pile else ""
            return f"No points, but it can be swapped into the hand at the next turn{below}"
        case KeepHand():
            return "Swap nothing"
        case EndTurn() if view.quiet + 1 >= QUIET_ROUNDS * view.seats:
            return "No battle this turn either: the game is over"
        case EndTurn():
            return "No battle this turn"
        case Pass() if isinstance(view.phase, Battling) and view.phase.defender == view.to_move:
            return "Gives the battle up: the reaper here is off the grid until its next turn"
        case Pass() if _last_rival(view):
            return "Ends the battle: whoever laid last wins it"
        case Pass():
            return "A pass is for good: no more cards in this battle"


def ends_game(view: HellView) -> bool:
    """HH-16: whether the soul that was won is the last of the third empty pile, so that no turn follows."""
    assert isinstance(view.phase, Claiming)
    empty = sum(not view.piles[cell] for cell in range(view.grid.cells))
    return not view.piles[view.grid.beneath[view.phase.cell]] and empty + 1 >= EMPTY_PILES


def _last_rival(view: HellView) -> bool:
    """HH-12: whether nobody but the seat to move could still go higher."""
    phase, hands = view.phase, view.grid.hands
    assert isinstance(phase, Battling)
    others = (seat for seat in range(view.seats) if seat not in (phase.last, view.to_move))
    return all(phase.passed >> seat & 1 or not view.piles[hands[seat]] for seat in others)


def _play_preview(view: HellView, cards: Sequence[Card]) -> str:
    total = " + ".join(str(VALUE[card]) for card in cards) + summed(cards).replace(":", " =")
    assert isinstance(view.phase, Battling)
    beaten_by = BEATEN_BY[top_of(cards, view.phase.top).need]
    soul = "; a soul counts for whoever wins it" if any(OWNER[card] is None for card in cards) else ""
    return f"{total} on {view.phase.top.value}{_outranks(view.phase.top, cards)}{beaten_by}{soul}"


def _outranks(top: Top, cards: Sequence[Card]) -> str:
    """HH-9: the order between two single cards of equal value."""
    if len(cards) > 1 or top.need is not Need.HIGHER or top.order is None or VALUE[cards[0]] != top.value:
        return ""
    return f": alone, a {COURT[ORDER[cards[0]]]} goes on a {COURT.get(top.order, 'ten')}"
