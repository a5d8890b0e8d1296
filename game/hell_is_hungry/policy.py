"""The policies of the Imp and the Fiend at Hell is Hungry!, from views alone.

``weighing`` has the Fiend's valuation of battles.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from game.cards import Card, Seat, pick
from game.hell_is_hungry.actions import (
    CLAIMS,
    KEEP,
    PASS,
    Attack,
    EndTurn,
    HellAction,
    Pay,
    PlaceReaper,
    Play,
    Swap,
)
from game.hell_is_hungry.cards import JOKER, ORDER, TWO, VALUE
from game.hell_is_hungry.position import Battling, Choosing, Claiming, Paying, Placing, State, Swapping
from game.hell_is_hungry.rules import QUIET_ROUNDS
from game.hell_is_hungry.scoring import points
from game.hell_is_hungry.view import HellView, RolloutView, Seen
from game.hell_is_hungry.weighing import held_back, own, play_of, prospects, usefulness, weighed
from game.level import PLAIN, Level, Style

SHELTER: Final = 0.05
"""The value of guarding a soul, for each of its points."""
NERVE: Final = 3.0
"""Points that the boldest Fiend gives up to stay in a battle, and the most cautious one to leave it."""
SPITE: Final = 6.0
"""Points that the most spiteful Fiend gives up to fight the leader, and the most peaceful one to avoid it."""
THRIFT: Final = 1.0
"""The fraction by which the thriftiest Fiend counts the wear of its cards more."""
EAGER: Final = 0.7
"""The chance that the Imp attacks the first pile it can."""


def cost(_view: HellView, action: HellAction) -> float:
    """Return the usefulness of the cards that an action gives away."""
    match action:
        case Swap(card=card) | Pay(card=card):
            return usefulness(card)
        case Play(cards=cards):
            return sum(map(usefulness, cards))
        case _:
            return 0.0


def imp(view: HellView, random: Random) -> HellAction:
    """Place the reaper at random, and play the lowest card that beats the top, or a sum if no card does.

    Pay with the lowest card, and swap it for any card worth at least 2 more.
    """
    playable = [action for action in view.legal if isinstance(action, Play)]
    if playable:
        singles = [action for action in playable if len(action.cards) == 1]
        return min(singles or playable, key=lambda action: sum(VALUE[card] for card in action.cards))
    if isinstance(view.phase, Claiming):
        return CLAIMS[0]
    if isinstance(view.phase, Paying):
        return min((a for a in view.legal if isinstance(a, Pay)), key=lambda a: VALUE[a.card])
    if isinstance(view.phase, Swapping):
        return _swap(view, VALUE.__getitem__)
    if isinstance(view.phase, Choosing) and random.random() < EAGER:
        return view.legal[0]
    return pick(view.legal, random)


def fiend(view: Seen, random: Random, style: Style = PLAIN) -> HellAction:
    """Weigh each battle by its points, the chance that a play wins, and the loss if it does not."""
    match view.phase:
        case Swapping():
            swap = _swap(view, usefulness)
            return KEEP if wastes_two(view, swap) else swap
        case Placing():
            return _placed(view)
        case Choosing():
            return _attack(view, style)
        case Paying():
            return min((a for a in view.legal if isinstance(a, Pay)), key=lambda a: usefulness(a.card))
        case Battling():
            return _battle(view, view.phase, style)
        case _:
            return view.legal[0]


def rollout_policy(state: State, seat: Seat, legal: Sequence[HellAction], random: Random) -> HellAction:
    """Return the Fiend's action in a sampled position, without making a view."""
    grid, piles = state.grid, state.table.piles
    seen = RolloutView(seat, grid.seats, piles, legal, grid, state.passing, state.phase, state.reapers)
    return fiend(seen, random)


def _placed(view: Seen) -> HellAction:
    """Return the placement next to the best battle, preferably on a valuable soul."""
    promised = prospects(view, [cell for cell in range(view.grid.cells) if view.piles[cell]])

    def promise(action: PlaceReaper) -> float:
        near = [promised[cell] for cell in view.grid.adjacent[action.cell] if cell in promised]
        return max(near, default=0.0) + SHELTER * VALUE[view.soul(action.cell)]

    return max((action for action in view.legal if isinstance(action, PlaceReaper)), key=promise)


def _attack(view: Seen, style: Style) -> HellAction:
    """Return the best attack, even a poor one; end the turn only if there is none."""
    attacks = [action for action in view.legal if isinstance(action, Attack)]
    promised = prospects(view, [action.cell for action in attacks])
    spiteful = SPITE * style.spite
    hated = _leaders_cell(view) if spiteful else None

    def promise(action: Attack) -> float:
        return promised.get(action.cell, 0.0) + (spiteful if action.cell == hated else 0.0)

    return max(attacks, key=promise, default=view.legal[-1])


def _leaders_cell(view: Seen) -> int | None:
    """Return the pile guarded by the leader among the others; None if that reaper is off the grid."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return view.reapers[max(others, key=lambda seat: _points(view, seat))]


def is_blunder(view: HellView, action: HellAction) -> bool:
    """True if an action throws away a chance to catch up, or a 2 that a joker calls for."""
    return wastes_two(view, action) or _gives_in(view, action)


def wastes_two(view: Seen, action: HellAction) -> bool:
    """True if a swap gives away the only 2, and a joker without a guard can be fought for (HH-10)."""
    if not isinstance(action, Swap) or ORDER[action.card] != TWO:
        return False
    assert view.seat is not None
    held = (*own(view), view.piles[view.grid.purgatories[view.seat]][-1])
    if any(card is not None and ORDER[card] == TWO for card in held if card != action.card):
        return False
    guarded = [cell for seat, cell in enumerate(view.reapers) if seat != view.seat]
    free = [cell for cell in range(view.grid.cells) if view.piles[cell] and cell not in guarded]
    jokers = (cell for cell in free if ORDER[view.soul(cell)] == JOKER)
    return any(near in free for joker in jokers for near in view.grid.adjacent[joker])


def _gives_in(view: HellView, action: HellAction) -> bool:
    """True if a seat that isn't ahead ends what may be its last turn without a possible fight (HH-16)."""
    assert view.seat is not None
    last = view.quiet >= (QUIET_ROUNDS - 1) * view.seats
    if not last or action != EndTurn() or not any(isinstance(each, Attack) for each in view.legal):
        return False
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return _points(view, view.seat) <= max(_points(view, seat) for seat in others)


def _points(view: Seen, seat: Seat) -> int:
    return points([card for card in view.piles[view.grid.points[seat]] if card is not None], seat)


def _battle(view: Seen, phase: Battling, style: Style) -> HellAction:
    """Return the play of most value, or a pass if that is worth more."""
    tries = weighed(view, phase)
    if not tries:
        return PASS
    saved = THRIFT * style.thrift
    best, most = max(tries, key=lambda tried: tried[1] - saved * tried[0].wear)
    bold = most + NERVE * style.nerve
    if phase.last is not None and bold < held_back(view, phase, [each for each, _ in tries]):
        return PASS
    return play_of(view, best)


def _swap(view: Seen, worth: Callable[[Card], float]) -> HellAction:
    """Swap the least valuable card if the one offered is worth clearly more."""
    assert view.seat is not None
    offered = view.piles[view.grid.purgatories[view.seat]][-1]
    swaps = [action for action in view.legal if isinstance(action, Swap)]
    poorest = min(swaps, key=lambda action: worth(action.card))
    better = offered is not None and worth(offered) > worth(poorest.card) + 1
    return poorest if better else KEEP


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}
