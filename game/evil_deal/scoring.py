"""The pay for tricks, and the games of a match."""

from collections.abc import Sequence
from typing import Final

from game.cards import Seat
from game.contract.rules import Standing
from game.deal_cycle import OVER, score_deal, standing_by
from game.events import GameEnded
from game.evil_deal.position import State
from game.info import ranked

TARGET: Final = 666
"""ED-15: the points that win a game."""
BONUS: Final = 66
"""ED-14: for each trick above four, to a seat that chose no trump."""
BONUS_ABOVE: Final = 4
DEALER_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 66, 111, 222, 333)
OTHER_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 66, 111, 222, 333, 666)
"""Points for 0 to 8 tricks, to the dealer and to the other seat."""
HALF_TRICKS: Final = 4


def points(tricks: tuple[int, int], dealer: Seat, side_by_side: tuple[bool, bool]) -> tuple[int, int]:
    """Return each seat's pay for a deal: by the table, and ED-14 for trump cards laid side by side.

    Exactly one seat is paid, and at least 66: the dealer from five tricks on, or else the other, who then
    has four.
    """
    return (paid(tricks[0], dealer == 0, side_by_side[0]), paid(tricks[1], dealer == 1, side_by_side[1]))


def paid(taken: int, deals: bool, no_trump: bool) -> int:
    """Return a seat's pay for tricks, as dealer or not, with or without a trump (ED-14)."""
    table = (DEALER_POINTS if deals else OTHER_POINTS)[taken]
    return table + BONUS * max(0, taken - BONUS_ABOVE) if no_trump else table


def standing(state: State) -> Standing:
    """Return the points of the one game (ED-15), or the accounts with the running game's points (ED-16).

    Once a series is over only the accounts count; equal ones share the win.
    """
    if state.games == 1:
        return standing_by(state, ranked(state.totals, low_wins=False))
    totals = state.course[-1]
    return standing_by(state, ranked(totals, low_wins=False), totals, state.course)


def close_deal(state: State, points: Sequence[int]) -> None:
    """Score a deal: 666 wins the game (ED-15), and the last game ends the match (ED-16)."""
    score_deal(state, points)
    if max(state.totals) >= TARGET:
        _end_game(state)
    elif state.games > 1:
        state.course = (*state.course, accounts_with(state.accounts, state.totals))


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
    state.course = (*state.course, accounts_with(state.accounts, state.totals))


def won_by(totals: Sequence[int]) -> tuple[Seat, int]:
    """Return the seat that won a game, and its lead; a deal pays one seat only, so no game is shared."""
    one, other = totals
    return (0, one - other) if one > other else (1, other - one)


def accounts_with(accounts: tuple[int, int], totals: Sequence[int]) -> tuple[int, int]:
    """Return the account of each seat with its points in the running game."""
    return accounts[0] + totals[0], accounts[1] + totals[1]
