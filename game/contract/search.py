"""A game's policies, and its hooks for the search that all games share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any, Generic, TypeAlias

from game.cards import Seat
from game.contract.rules import ActionT, StateT, ViewT
from game.level import Level, Style

Mind: TypeAlias = Callable[[ViewT, Random], ActionT | None]
"""A function that chooses one of a view's legal actions.

Out of turn it may also return None, and must not choose at random.
"""


def _nothing(_state: Any) -> tuple[Any, ...]:
    return ()


def _never(*_: Any) -> bool:
    return False


Outcomes: TypeAlias = Sequence[tuple[float, Sequence[int]]]
"""The possible points of a deal by seat, each with its probability; these add up to 1."""


def _deals(state: Any) -> int:
    return len(state.deals)


def _free(*_: Any) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class Calibration:
    """A logistic curve from the share of simulated deals won to the odds for a player who follows all hints.

    Simulated deals are played out by the policy, which plays worse than the hints.
    ``build_scripts/hint_odds.py --fit`` finds the two numbers.
    """

    shift: float = 0.0
    """The number added to the logarithm of the odds."""
    stretch: float = 1.0
    """The factor, above 0, by which the logarithm of the odds is first multiplied."""

    def odds(self, won: float) -> float:
        """Return the calibrated odds for a share of deals won; both are from 0 to 1."""
        wins, losses = float(min(1.0, won) ** self.stretch), float(max(0.0, 1.0 - won) ** self.stretch)
        return wins / (wins + exp(-self.shift) * losses)


@dataclass(frozen=True, slots=True)
class Search(Generic[StateT, ViewT, ActionT]):
    """The policies of a game, and hooks for the search. Opponents only get views."""

    policies: Mapping[Level, Mind[ViewT, ActionT]]
    """The policies of the lower levels, which move at once without looking ahead."""
    swing: float
    """The lead in points that makes a deal a good one."""
    only_luck: Callable[[ViewT], bool] = _never
    """True if the legal actions differ only by luck, as with face-down cards; the policy then answers at
    once."""
    policy_is_sure: Callable[[ViewT], bool] = _never
    """True if the policy is certain of the best action; it then answers at once."""
    is_blunder: Callable[[ViewT, ActionT], bool] = _never
    """True if an action is certainly a mistake, which the search leaves out."""
    no_alternatives: Callable[[ViewT, ActionT, ActionT], bool] = _never
    """True if hints shouldn't compare two actions, because both will be taken in time or they have no
    relevant difference."""
    cost: Callable[[ViewT, ActionT], float] = _free
    """Return the value of what an action spends. Hints advise the cheapest of equal moves."""
    horizon: int = 400
    """The number of actions after which a rollout stops and is scored by ``points_if_over``."""
    in_a_plan: Callable[[StateT], bool] = _never
    """True while the seat to move carries out a plan of many steps. The search leaves these to the policy and
    doesn't count them towards the horizon."""
    points_if_over: Callable[[StateT], Sequence[int]] = _nothing
    """Return the points of each seat if the deal ended now."""
    part: Callable[[StateT], int] = _deals
    """Return the number of the running part of the match, at whose end a rollout stops: the deal, or a part
    of it if only luck connects the parts."""
    outcomes: Callable[[StateT], Outcomes] = _nothing
    """Return the possible outcomes of a deal after one of its parts; if none, ``points_if_over`` counts."""
    likely_positions: Callable[[ViewT, Random], Callable[[], StateT]] | None = None
    """Return a function that samples positions that agree with a view, weighted by how well they explain the
    others' actions. Without it, ``determinize`` is used."""
    play_out: Callable[[StateT], None] | None = None
    """Play a sampled position to the end of the part, similar to the policy but much faster. Only its
    standing, deals and outcomes are valid afterwards. Without it, the search grows a tree and the policy
    plays on."""
    match_value: Callable[[StateT, Sequence[int]], Sequence[float]] | None = None
    """Return the value of a deal's points for each seat, from 0 to 1, by their effect on the chances of
    winning the match. Without it, the lead counts."""
    styled_policy: Callable[[ViewT, Random, Style], ActionT | None] | None = None
    """The Fiend's policy in a style; without it all Fiends play alike."""
    guide: Mind[ViewT, ActionT] | None = None
    """The policy for the search and hints, if there is a better one than the Fiend's."""
    rollout_policy: Callable[[StateT, Seat, Sequence[ActionT], Random], ActionT] | None = None
    """Choose a legal action in a sampled position as the guide would, but without making a view, which is
    faster."""
    samples_tell_odds: bool = True
    """True if the share of simulated deals won is a good estimate of the odds, which hints then give.

    Otherwise hints give odds only with a calibration.
    """
    calibrations: Mapping[int, Calibration] = field(default_factory=dict)
    """The curves from that share to the odds in hints, by number of seats. They don't affect the choice of a
    move."""
    caution: float = 0.5
    """The number of standard errors by which an action must be ahead of the policy's own to be preferred."""

    @property
    def usual(self) -> Mind[ViewT, ActionT]:
        """The best policy of the game."""
        return self.guide or self.policies[Level.FIEND]

    def has_odds(self, seats: int) -> bool:
        """True if hints give odds with this number of seats."""
        return self.samples_tell_odds or seats in self.calibrations

    def odds(self, seats: int, won: float) -> float:
        """Return the calibrated odds for a share of simulated deals won, with this number of seats."""
        return self.calibrations.get(seats, Calibration()).odds(won)
