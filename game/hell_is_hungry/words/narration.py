"""The log of Hell is Hungry! in sentences."""

from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.hell_is_hungry.cards import VALUE
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from game.hell_is_hungry.scoring import games_won
from game.hell_is_hungry.turns import EMPTY_PILES
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.names import summed, text, the
from game.sentences import Cast, listed, opening, plural


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
            return f"{cast.does(seat, 'plays')} {text(cards)}{summed(cards)}."
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


def _games(view: HellView) -> str:
    """HH-18: in a match of several games, how many the winners have won."""
    if view.games == 1:
        return ""
    won = games_won(view.standing.deals, view.seats)
    return f" with {plural(max(won), 'game')}"
