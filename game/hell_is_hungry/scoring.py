"""What souls and captured cards count, and who has won (HH-17, HH-18)."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.rules import Standing
from game.deal_cycle import standing_by
from game.hell_is_hungry.cards import OWNER, VALUE
from game.hell_is_hungry.position import State
from game.ranking import ranked


def points(pile: Sequence[Card], seat: Seat) -> int:
    """HH-17: souls and other seats' cards count; a seat's own cards do not."""
    return sum(VALUE[card] for card in pile if OWNER[card] != seat)


def games_won(games: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """How many games each seat has won; a shared game counts for each who shares it."""
    return tuple(sum(game[seat] == max(game) for game in games) for seat in range(seats))


def decided(games: Sequence[Sequence[int]], seats: int, most: int) -> bool:
    """HH-18: all games are played, or one seat alone has won more than half of them."""
    won = games_won(games, seats)
    return len(games) >= most or (max(won) > most // 2 and won.count(max(won)) == 1)


def standing(state: State) -> Standing:
    """Points, and who has won: the most points of one game, or the most games of several (HH-17, HH-18)."""
    counted = state.totals if state.games == 1 else games_won(state.deals, state.grid.seats)
    return standing_by(state, ranked(counted, low_wins=False))


def outlook(state: State) -> tuple[int, ...]:
    """What each seat would score if the game were over now (HH-17)."""
    piles = state.table.piles
    return tuple(points(piles[place], seat) for seat, place in enumerate(state.grid.points))
