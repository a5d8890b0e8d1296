"""The pay for tricks, and the games of a match."""

from collections.abc import Sequence
from typing import Final

from game.cards import Seat
from game.contract.rules import Standing
from game.deal_cycle import OVER, score_deal, standing_by
from game.evil_deal.position import State
from game.info import ranked
from game.table import GameEnded

TARGET: Final = 666
"""The points that win a game (ED-15)."""
BONUS: Final = 66
"""The points for each trick above four, for a seat that chose no trump (ED-14)."""
BONUS_ABOVE: Final = 4
DEALER_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 66, 111, 222, 333)
OTHER_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 66, 111, 222, 333, 666)
"""The non-dealer's points for 0 to 8 tricks."""
ALL_TRICKS: Final = 8
"""The tricks of a deal, four in each half."""


def points(tricks: tuple[int, int], dealer: Seat, side_by_side: tuple[bool, bool]) -> tuple[int, int]:
    """Return each seat's pay for a deal: by the tables above, and ED-14 for no trump.

    Exactly one seat is paid, at least 66: the dealer with five tricks or more, or else the other seat, which
    then has at least four.
    """
    return (paid(tricks[0], dealer == 0, side_by_side[0]), paid(tricks[1], dealer == 1, side_by_side[1]))


def paid(taken: int, deals: bool, no_trump: bool) -> int:
    """Return a seat's pay for its tricks, by its role and choice of no trump (ED-14)."""
    table = (DEALER_POINTS if deals else OTHER_POINTS)[taken]
    return table + BONUS * max(0, taken - BONUS_ABOVE) if no_trump else table


def standing(state: State) -> Standing:
    """Return the ranking by points (ED-15), or in a series by accounts plus current points (ED-16).

    At the end of a series only the accounts count, and equal accounts share the win.
    """
    if state.games == 1:
        return standing_by(state, ranked(state.totals, low_wins=False))
    totals = state.course[-1]
    return standing_by(state, ranked(totals, low_wins=False), totals, state.course)


def close_deal(state: State, points: Sequence[int]) -> None:
    """Score a deal; 666 points win the game (ED-15), and the last game ends the match (ED-16)."""
    score_deal(state, points)
    if max(state.totals) >= TARGET:
        _end_game(state)
    elif state.games > 1:
        state.course = (*state.course, accounts_with(state.accounts, state.totals))


def _end_game(state: State) -> None:
    """End a game; in a series, add its margin to the winner's account (ED-16)."""
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
    state.totals = (state.head_start,) * len(state.totals)  # both start with the same points (ED-17)
    state.course = (*state.course, accounts_with(state.accounts, state.totals))


def won_by(totals: Sequence[int]) -> tuple[Seat, int]:
    """Return the seat that won a game, and its margin; a deal pays one seat only, so no game is tied."""
    one, other = totals
    return (0, one - other) if one > other else (1, other - one)


def accounts_with(accounts: tuple[int, int], totals: Sequence[int]) -> tuple[int, int]:
    """Return each seat's account plus its points in the current game."""
    return accounts[0] + totals[0], accounts[1] + totals[1]
