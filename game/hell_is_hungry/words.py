"""How Hell is Hungry! speaks on the table."""

from collections.abc import Sequence

from game.cards import Card
from game.contract import Carry, Gesture, Press, Touch, Words
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
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
from game.hell_is_hungry.battle import Need, Top
from game.hell_is_hungry.cards import VALUE, deck
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from game.hell_is_hungry.rules import (
    Battling,
    Choosing,
    Claiming,
    HellAction,
    Paying,
    Placing,
    Swapping,
    points,
)
from game.hell_is_hungry.view import HellView
from game.words import Cast, listed, plural


def gesture(view: HellView, action: HellAction) -> Gesture:
    """How an action is done: cards carried, piles touched, the rest by buttons."""
    board, seat = view.board, view.to_move or 0
    match action:
        case Play(cards=cards):
            return Carry(cards, board.battle)
        case Swap(card=card) | Pay(card=card):
            return Carry((card,), board.purgatories + seat)
        case PlaceReaper(cell=cell) | Attack(cell=cell):
            return Touch(cell)
        case KeepHand():
            return Press("Keep the hand", "K")
        case EndTurn():
            return Press("End the turn", "E")
        case Pass():
            return Press("Pass", "P")
        case TakeSoul():
            return Press("Take the soul", "T")
        case SendToPurgatory():
            return Press("Send it to purgatory", "G")


def prompt(view: HellView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        return f"The match is over: {listed([cast.name(winner) for winner in view.standing.winners])} won."
    whose = "Your turn" if seat == cast.you else f"{cast.whose(seat)} turn"
    return f"{whose}: {_wanted(view)}."


def _wanted(view: HellView) -> str:
    match view.phase:
        case Swapping():
            return "swap a card with the purgatory, or keep the hand"
        case Placing():
            return "place the reaper on a pile of souls"
        case Choosing():
            return "battle for an adjacent pile, or end the turn"
        case Paying(cell=cell):
            return f"pay with a card worth {_soul_value(view, cell)} or more"
        case Battling(top=top, last=last):
            return (
                f"{'open with' if last is None else 'play'} {_need(top)}{'' if last is None else ', or pass'}"
            )
        case Claiming():
            return "take the soul, or send it to purgatory"
        case _:
            return "wait"


def _need(top: Top) -> str:
    match top.need:
        case Need.A_TWO:
            return "a single 2"
        case Need.TWO_TWOS:
            return "two 2s"
        case Need.TWO_CARDS:
            return "two cards that make more than 4"
        case _:
            return f"more than {top.value}"


def narrate(event: Event, view: HellView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    texts = deck(view.seats)
    match event:
        case DealStarted(number=number, dealer=first):
            return f"Game {number}: {cast.does(first, 'begins')}."
        case ReaperPlaced(seat=seat, cell=cell):
            return f"{cast.does(seat, 'stands')} on pile {cell + 1}."
        case ReaperLifted(seat=seat):
            return f"{cast.whose(seat).capitalize()} reaper leaves the board."
        case BattleBegan(seat=seat, cell=cell, defender=None):
            return f"{cast.does(seat, 'battles')} for pile {cell + 1}."
        case BattleBegan(seat=seat, cell=cell, defender=defender) if defender is not None:
            return f"{cast.does(seat, 'attacks')} pile {cell + 1}, which {cast.does(defender, 'protects')}."
        case Played(seat=seat, cards=cards):
            total = sum(VALUE[card] for card in cards)
            return f"{cast.does(seat, 'plays')} {listed([texts.text(card) for card in cards])}: {total}."
        case Passed(seat=seat):
            return f"{cast.does(seat, 'passes', 'pass')}."
        case BattleWon(seat=seat):
            return f"{cast.does(seat, 'wins')} the battle."
        case Moved(card=card, target=target) if view.board.purgatories <= target:
            return f"{texts.text(card)} goes to purgatory."
        case HellIsFed(empty=empty):
            return f"Hell is fed: {plural(empty, 'pile')} empty."
        case DealEnded(points=counted):
            return f"Souls: {listed([f'{cast.names[seat]} {got}' for seat, got in enumerate(counted)])}."
        case MatchEnded(winners=winners):
            return f"{listed([cast.names[seat] for seat in winners])} won the match."
        case _:
            return ""


def preview(view: HellView, action: HellAction) -> str:
    """Sums, costs and gains."""
    texts = deck(view.seats)
    match action:
        case Play(cards=cards):
            return " + ".join(str(VALUE[card]) for card in cards) + (
                f" = {sum(VALUE[card] for card in cards)}" if len(cards) > 1 else ""
            )
        case Swap():
            return f"For {texts.text(view.piles[view.board.purgatories + (view.to_move or 0)][-1])}"
        case Pay():
            return "The price of the attack; worth nothing in purgatory"
        case PlaceReaper(cell=cell):
            return f"Protects a soul worth {_soul_value(view, cell)}"
        case Attack(cell=cell):
            return f"For a soul worth {_soul_value(view, cell)}"
        case TakeSoul():
            return f"Worth {_claimed(view)} points"
        case SendToPurgatory():
            return "Worth nothing there, but can be swapped into the hand"
        case KeepHand() | EndTurn() | Pass():
            return "Nothing is played"


def caption(view: HellView, place: int) -> str:
    """How deep a pile is, and what a points pile counts."""
    board = view.board
    if place < board.cells:
        depth = len(view.piles[place]) + len(view.piles[board.beneath + place])
        return plural(depth, "soul") if depth else "empty"
    if board.points <= place < board.points + board.seats:
        return f"{points(_seen(view.piles[place]), place - board.points)} points"
    return ""


def clause(view: HellView) -> str:
    """The clause that matters most now."""
    match view.phase:
        case Swapping():
            return "HH-5"
        case Placing():
            return "HH-6"
        case Choosing():
            return "HH-7"
        case Paying():
            return "HH-14"
        case Battling(top=top):
            return {Need.A_TWO: "HH-10", Need.TWO_TWOS: "HH-11", Need.TWO_CARDS: "HH-11"}.get(
                top.need, "HH-9"
            )
        case Claiming():
            return "HH-13"
        case _:
            return "HH-16"


def _seen(pile: Sequence[Card | None]) -> list[Card]:
    return [card for card in pile if card is not None]


def _soul_value(view: HellView, cell: int) -> int:
    soul = view.piles[cell][-1]
    return 0 if soul is None else VALUE[soul]


def _claimed(view: HellView) -> int:
    return _soul_value(view, view.phase.cell) if isinstance(view.phase, Claiming) else 0


WORDS: Words[HellView, HellAction] = Words(
    gesture=gesture, prompt=prompt, narrate=narrate, preview=preview, caption=caption, clause=clause
)
