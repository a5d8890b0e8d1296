"""A game's help for the opponents: its policies, and hooks for the search that all games share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any, Generic, TypeAlias

from game.cards import Seat
from game.contract.rules import ActionT, StateT, ViewT
from game.level import Level, Style

Mind: TypeAlias = Callable[[ViewT, Random], ActionT | None]
"""An opponent: from a view with at least one legal action to one of them.

While it is another's turn it may also do nothing, and leaves what it does to no chance.
"""


def _nothing(_state: Any) -> tuple[Any, ...]:
    return ()


def _never(*_: Any) -> bool:
    return False


Outcomes: TypeAlias = Sequence[tuple[float, Sequence[int]]]
"""The probabilities of what a deal brings each seat; they add up to 1."""


def _deals(state: Any) -> int:
    return len(state.deals)


def _free(*_: Any) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class Calibration:
    """A logistic curve from the share of simulated deals won to the odds of somebody who follows every hint.

    Simulated deals are played on by the policy, which plays worse than hints do.
    ``build_scripts/hint_odds.py --fit`` finds the two numbers.
    """

    shift: float = 0.0
    """Added to the logarithm of the odds."""
    stretch: float = 1.0
    """Multiplies the logarithm of the odds first; more than 0."""

    def odds(self, won: float) -> float:
        """Return the odds to tell for a share of deals won; both are from 0 to 1."""
        wins, losses = float(min(1.0, won) ** self.stretch), float(max(0.0, 1.0 - won) ** self.stretch)
        return wins / (wins + exp(-self.shift) * losses)


@dataclass(frozen=True, slots=True)
class Search(Generic[StateT, ViewT, ActionT]):
    """The policies of a game, and hooks for the search. Opponents decide from views, never from states."""

    policies: Mapping[Level, Mind[ViewT, ActionT]]
    """The lower levels: what each plays at once, without looking ahead."""
    swing: float
    """Points of lead over the others that make a deal a good one."""
    only_luck: Callable[[ViewT], bool] = _never
    """True if nothing but luck tells the legal actions apart, as with cards that nobody has seen: the policy
    answers then, and nobody waits."""
    policy_is_sure: Callable[[ViewT], bool] = _never
    """True if the policy knows the best way on for certain: it answers then, and nobody waits."""
    is_blunder: Callable[[ViewT, ActionT], bool] = _never
    """True if an action is sure to be a mistake: the search looks into no such action."""
    no_alternatives: Callable[[ViewT, ActionT, ActionT], bool] = _never
    """True if two actions are no alternatives: both are to be taken in time, or nothing that counts tells
    them apart. Hints don't compare them."""
    cost: Callable[[ViewT, ActionT], float] = _free
    """How much a player would miss what an action spends. Hints advise the cheapest of equal moves."""
    horizon: int = 400
    """Actions after which a search stops playing a deal out, and goes by its outlook."""
    in_a_plan: Callable[[StateT], bool] = _never
    """True while the seat to move carries out a plan of many steps. The search leaves those to the policy and
    does not count them towards the horizon: they would put off all that comes after them."""
    points_if_over: Callable[[StateT], Sequence[int]] = _nothing
    """The points of each seat if the deal were over now."""
    part: Callable[[StateT], int] = _deals
    """The number of the running part of the match, such as the deal: a search plays a position on until this
    changes. A game whose deals have parts that luck alone connects numbers those parts."""
    outcomes: Callable[[StateT], Outcomes] = _nothing
    """The possible outcomes of a deal once a part of it is over; without them a search uses the outlook."""
    likely_positions: Callable[[ViewT, Random], Callable[[], StateT]] | None = None
    """Gives whole positions that agree with a view, the oftener the better they fit what the others did.
    Where a game has no such, every possible one is taken to be equally likely."""
    play_out: Callable[[StateT], None] | None = None
    """Plays an imagined position to the end of the part, much as the policy would and much more quickly; then
    only its standing, deals and outcomes are of use. Where a game has none, a tree grows and the policy plays
    on."""
    match_value: Callable[[StateT, Sequence[int]], Sequence[float]] | None = None
    """Turns a deal's points into their value for each seat, from 0 to 1, by what they do to the chances of
    the match; where a game cannot tell, the lead counts."""
    styled_policy: Callable[[ViewT, Random, Style], ActionT | None] | None = None
    """The Fiend's policy as somebody of a style follows it; without it all Fiends are alike."""
    guide: Mind[ViewT, ActionT] | None = None
    """The policy that the search and hints go by, where that is a better one than the Fiend's."""
    rollout: Callable[[StateT, Seat, Sequence[ActionT], Random], ActionT] | None = None
    """Chooses among these legal actions in an imagined position as the guide would, but without a view; where
    a game has none, a view is made."""
    samples_tell_odds: bool = True
    """True if simulated deals tell how often a move wins and how far ahead: hints tell odds.

    Without it they do so only where there is a calibration.
    """
    calibrations: Mapping[int, Calibration] = field(default_factory=dict)
    """By number of seats: the curve from that share to the odds that hints tell, where they differ. No choice
    of a move uses it."""
    caution: float = 0.5
    """Standard errors by which an action has to be ahead of the policy's own to be preferred to it."""

    @property
    def usual(self) -> Mind[ViewT, ActionT]:
        """The best policy that there is."""
        return self.guide or self.policies[Level.FIEND]

    def has_odds(self, seats: int) -> bool:
        """True if hints among these seats tell odds."""
        return self.samples_tell_odds or seats in self.calibrations

    def odds(self, seats: int, won: float) -> float:
        """Return the odds to tell among these seats for a share of simulated deals won."""
        return self.calibrations.get(seats, Calibration()).odds(won)
