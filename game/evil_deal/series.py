"""A series of games of Evil Deal, and what their winners put in their accounts (ED-15, ED-16)."""

from collections.abc import Sequence

from game.cards import Seat
from game.deal_cycle import OVER, score_deal
from game.events import GameEnded
from game.evil_deal.position import State
from game.evil_deal.scoring import TARGET


def settle(state: State, points: Sequence[int]) -> None:
    """Score a deal: 666 wins the game (ED-15), and the last game ends the match (ED-16)."""
    score_deal(state, points)
    if max(state.totals) >= TARGET:
        _end_game(state)
    elif state.games > 1:
        state.course = (*state.course, counted(state.accounts, state.totals))


def _end_game(state: State) -> None:
    """End a game: in a series its lead goes to the winner's account (ED-16)."""
    state.played += 1
    if state.games > 1:
        winner, lead = won_by(state.totals)
        one, other = state.accounts
        state.accounts = (one + lead, other) if winner == 0 else (one, other + lead)
        state.table.record(GameEnded, state.played, winner, lead)
    if state.played == state.games:
        state.phase = OVER
        state.course = (*state.course, state.accounts) if state.games > 1 else ()
        return
    state.totals = (state.head_start,) * len(state.totals)  # each game starts level again (ED-17)
    state.course = (*state.course, counted(state.accounts, state.totals))


def won_by(totals: Sequence[int]) -> tuple[Seat, int]:
    """Return the seat that won a game, and its lead; a deal pays one seat only, so no game is shared."""
    one, other = totals
    return (0, one - other) if one > other else (1, other - one)


def counted(accounts: tuple[int, int], totals: Sequence[int]) -> tuple[int, int]:
    """Return the account of each seat with its points in the running game."""
    return accounts[0] + totals[0], accounts[1] + totals[1]
