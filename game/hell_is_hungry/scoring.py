"""What souls and captured cards count, and who has won (HH-17, HH-18)."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.rules import Standing, ranked
from game.hell_is_hungry.cards import VALUE, owner
from game.hell_is_hungry.state import Over, State


def points(pile: Sequence[Card], seat: Seat) -> int:
    """HH-17: souls and other seats' cards count; a seat's own cards do not."""
    return sum(VALUE[card] for card in pile if owner(card) != seat)


def games_won(games: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """How many games each seat has won; a shared game counts for each who shares it."""
    return tuple(sum(game[seat] == max(game) for game in games) for seat in range(seats))


def decided(games: Sequence[Sequence[int]], seats: int, most: int) -> bool:
    """HH-18: all games are played, or one seat alone has won more than half of them."""
    won = games_won(games, seats)
    return len(games) >= most or (max(won) > most // 2 and won.count(max(won)) == 1)


def standing(state: State) -> Standing:
    """Points, and who has won: the most points of one game, or the most games of several (HH-17, HH-18)."""
    seats, games = state.board.seats, state.deals
    totals = tuple(map(sum, zip(*games, strict=True))) if games else (0,) * seats
    ranks = ranked(totals if state.games == 1 else games_won(games, seats), low_wins=False)
    over = type(state.phase) is Over
    winners = tuple(seat for seat in range(seats) if ranks[seat] == 1) if over else ()
    return Standing(totals, games, ranks, winners)


def outlook(state: State) -> tuple[int, ...]:
    """What each seat would score if the game were over now (HH-17)."""
    piles, first = state.table.piles, state.board.points
    return tuple(points(piles[first + seat], seat) for seat in range(state.board.seats))
