"""How Hell is Hungry! speaks on the table."""

from collections.abc import Sequence

from game.cards import Card
from game.contract.table import Carry, Gesture, Press, Touch
from game.contract.words import Words
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
from game.hell_is_hungry.cards import MOST_SEATS, SOULS, VALUE, VALUE_OF_ORDER, deck, owner
from game.hell_is_hungry.choices import PASS, HellAction
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from game.hell_is_hungry.reasons import reason
from game.hell_is_hungry.scoring import games_won, points
from game.hell_is_hungry.state import Battling, Choosing, Claiming, Paying, Placing, Swapping
from game.hell_is_hungry.table_talk import describe, moment, notes, pieces, tally
from game.hell_is_hungry.turns import EMPTY_PILES
from game.hell_is_hungry.view import HellView
from game.sentences import Cast, listed, opening, plural

_DECK = deck(MOST_SEATS)
COURT = {9: "jack", 10: "queen", 11: "king"}
"""Names by place in the order, for the cards that count 10 like others."""


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
        return cast.after(view.standing.winners)
    return f"{cast.turn(seat)}: {_wanted(view)}."


def _wanted(view: HellView) -> str:
    match view.phase:
        case Swapping():
            offered = view.piles[view.board.purgatories + view.active][-1]
            return f"swap a card for {the(offered)} in purgatory, or keep the hand"
        case Placing():
            return "place the reaper on a pile of souls"
        case Choosing():
            return "battle for an adjacent pile, or end the turn"
        case Paying(cell=cell):
            return f"pay with a card worth {_soul_value(view, cell)} or more"
        case Battling(top=top, last=None):
            return f"open with {_needed(top)}"
        case Battling() if view.legal == (PASS,):
            return "nothing here goes higher, so pass"
        case Battling(top=top):
            return f"play {_needed(top)}, or pass"
        case Claiming(cell=cell):
            return f"take {the(view.piles[cell][-1])}, or send it to purgatory"
        case _:
            return "wait"


def _needed(top: Top) -> str:
    """What beats the top: HH-9 to HH-11."""
    match top.need:
        case Need.A_TWO:
            return "a single 2 on the joker"
        case Need.TWO_TWOS:
            return "two 2s"
        case Need.TWO_CARDS:
            return "two cards that make more than 4"
        case _:
            return f"more than {top.value}{_or_court(top)}"


def _or_court(top: Top) -> str:
    equals = [
        name for order, name in COURT.items() if -1 < top.order < order and VALUE_OF_ORDER[order] == top.value
    ]
    return f", or a single {' or '.join(equals)}" if equals else ""


def narrate(event: Event, view: HellView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case DealStarted(number=number, dealer=first):
            return f"Game {number}: the souls are laid out. By lot, {cast.name(first)} will begin."
        case ReaperPlaced(seat=seat, cell=cell):
            return f"{cast.does(seat, 'places')} a reaper on pile {cell + 1}."
        case ReaperLifted(seat=seat):
            return f"{opening(cast.whose(seat))} reaper leaves the board."
        case BattleBegan(seat=seat, cell=cell, defender=None):
            return f"{cast.does(seat, 'battles')} for pile {cell + 1}."
        case BattleBegan(seat=seat, cell=cell, defender=defender) if defender is not None:
            return f"{cast.does(seat, 'attacks')} {cast.whose(defender)} pile {cell + 1}."
        case Played(seat=seat, cards=cards):
            return f"{cast.does(seat, 'plays')} {text(cards)}{_sum(cards)}."
        case Passed(seat=seat):
            return f"{cast.does(seat, 'passes', 'pass')}."
        case BattleWon(seat=seat):
            return f"{cast.does(seat, 'wins')} the battle and all cards played."
        case Moved():
            return _moved(event, view, cast)
        case HellIsFed(empty=empty) if empty < EMPTY_PILES:
            return "Two rounds without a battle: the game is over."
        case HellIsFed(empty=empty):
            return f"{plural(empty, 'pile')} empty: Hell is fed."
        case DealEnded(points=counted):
            return f"Points: {listed([f'{cast.names[seat]} {got}' for seat, got in enumerate(counted)])}."
        case MatchEnded(winners=winners):
            return f"{cast.won(winners)}{_games(view)}."
        case _:
            return ""


def _moved(event: Moved, view: HellView, cast: Cast) -> str:
    """Souls and purgatories; draws and the cards of a battle need no words of their own."""
    board, card = view.board, event.card
    taker = (event.target - board.decks) % board.seats
    if card is None or event.target in (board.unused, board.battle) or event.source == board.unused:
        return ""
    if event.target < board.cells:
        return f"Pile {event.target + 1} turns up {text([card])}."
    if event.source < board.cells and board.points <= event.target < board.purgatories:
        return f"{cast.does(taker, 'takes')} {the(card)}: {plural(VALUE[card], 'point')}."
    if event.target >= board.purgatories:
        return f"{cast.does(taker, 'puts')} {text([card])} into purgatory."
    if event.source >= board.purgatories and board.hands <= event.target < board.points:
        return f"{cast.does(taker, 'takes')} {text([card])} from purgatory."
    return ""


def preview(view: HellView, action: HellAction) -> str:
    """Sums, costs and gains."""
    match action:
        case Play(cards=cards):
            return _play_preview(view, cards)
        case Swap(card=card):
            offered = view.piles[view.board.purgatories + (view.to_move or 0)][-1]
            return f"{text([card])} for {text([offered])}"
        case Pay():
            return "The price of the attack; worth nothing in purgatory"
        case PlaceReaper(cell=cell):
            return f"Protects a soul worth {_soul_value(view, cell)}"
        case Attack(cell=cell) if cell in view.reapers:
            worth = _soul_value(view, cell)
            return f"Costs a card worth {worth}; wins {worth} and the soul beneath"
        case Attack(cell=cell):
            return f"For a soul worth {_soul_value(view, cell)}"
        case TakeSoul():
            return f"Worth {_claimed(view)} points"
        case SendToPurgatory():
            return "Worth nothing there, but can be swapped into the hand"
        case KeepHand():
            return "Swap nothing"
        case EndTurn():
            return "No battle this turn"
        case Pass():
            return "Out of this battle for good"


def _play_preview(view: HellView, cards: Sequence[Card]) -> str:
    total = " + ".join(str(VALUE[card]) for card in cards) + _sum(cards).replace(":", " =")
    over = f" on {view.phase.top.value}" if isinstance(view.phase, Battling) else ""
    soul = "; a soul counts for whoever wins it" if any(owner(card) == SOULS for card in cards) else ""
    return total + over + soul


def caption(view: HellView, place: int) -> str:
    """A pile's number and its depth; what a points pile counts; which of the viewer's own heaps is which."""
    board = view.board
    if place < board.cells:
        depth = len(view.piles[place]) + len(view.piles[board.beneath + place])
        parts = [str(place + 1), plural(depth, "soul") if depth else "empty"]
        return " · ".join(parts)
    if place == board.battle and isinstance(view.phase, Battling):
        return f"for pile {view.phase.cell + 1}: {_needed(view.phase.top)}"
    if board.points <= place < board.points + board.seats:
        return f"{points(_seen(view.piles[place]), place - board.points)} points"
    if view.seat is not None and place == board.decks + view.seat:
        return f"deck of {len(view.piles[place])}"
    if view.seat is not None and place == board.purgatories + view.seat:
        return "purgatory"
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
            special = {Need.A_TWO: "HH-10", Need.TWO_TWOS: "HH-11", Need.TWO_CARDS: "HH-11"}
            return special.get(top.need, "HH-9")
        case Claiming():
            return "HH-13"
        case _:
            return "HH-16"


def text(cards: Sequence[Card | None]) -> str:
    """Cards as a sentence lists them."""
    return listed([_DECK.text(card) for card in cards])


def the(card: Card | None) -> str:
    """A card spoken of a second time: ``the 7♠``, ``the joker``."""
    return f"the {_DECK.text(card).removeprefix('a ')}"


def _sum(cards: Sequence[Card]) -> str:
    return f": {sum(VALUE[card] for card in cards)}" if len(cards) > 1 else ""


def _games(view: HellView) -> str:
    """HH-18: in a match of several games, how many the winners have won."""
    if view.games == 1:
        return ""
    won = games_won(view.standing.deals, view.seats)
    return f" with {plural(max(won), 'game')}"


def _seen(pile: Sequence[Card | None]) -> list[Card]:
    return [card for card in pile if card is not None]


def _soul_value(view: HellView, cell: int) -> int:
    soul = view.piles[cell][-1]
    return 0 if soul is None else VALUE[soul]


def _claimed(view: HellView) -> int:
    return _soul_value(view, view.phase.cell) if isinstance(view.phase, Claiming) else 0


WORDS: Words[HellView, HellAction] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    preview=preview,
    caption=caption,
    clause=clause,
    describe=describe,
    tally=tally,
    notes=notes,
    pieces=pieces,
    reason=reason,
    moment=moment,
)
