"""How the Imp and the Fiend play Hell is Hungry!, from views alone."""

from random import Random

from game.cards import Card
from game.contract import Level
from game.hell_is_hungry.actions import Attack, Pay, PlaceReaper, Play, Swap
from game.hell_is_hungry.battle import can_play, top_of
from game.hell_is_hungry.cards import ORDER, TWO, VALUE
from game.hell_is_hungry.rules import (
    CLAIMS,
    END_TURN,
    KEEP,
    PASS,
    Battling,
    Choosing,
    Claiming,
    HellAction,
    Paying,
    Placing,
    Swapping,
)
from game.hell_is_hungry.view import HellView


def imp(view: HellView, random: Random) -> HellAction:
    """Throws its best cards at everything and never looks at what the prize is worth."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    if plays:
        return max(plays, key=lambda action: sum(VALUE[card] for card in action.cards))
    return view.legal[int(random.random() * len(view.legal))]


def fiend(view: HellView, random: Random) -> HellAction:
    """Goes where the fat souls are, and wins them as cheaply as they can be won."""
    match view.phase:
        case Swapping():
            return _swap(view)
        case Placing():
            places = [action for action in view.legal if isinstance(action, PlaceReaper)]
            return max(places, key=lambda action: _prospect(view, action.cell))
        case Choosing():
            return _attack(view)
        case Paying():
            return min((a for a in view.legal if isinstance(a, Pay)), key=lambda a: _worth(a.card))
        case Battling():
            return _play(view)
        case Claiming():
            return CLAIMS[0]
        case _:
            return view.legal[0]


def _own(view: HellView) -> list[Card]:
    assert view.seat is not None
    return [card for card in view.piles[view.board.hands + view.seat] if card is not None]


def _worth(card: Card) -> float:
    """What a card is good for in the hand: a 2 is the one answer to a joker."""
    return 8.0 if ORDER[card] == TWO else float(VALUE[card])


def _swap(view: HellView) -> HellAction:
    assert view.seat is not None
    offered = view.piles[view.board.purgatories + view.seat][-1]
    swaps = [action for action in view.legal if isinstance(action, Swap)]
    poorest = min(swaps, key=lambda action: _worth(action.card))
    better = offered is not None and _worth(offered) > _worth(poorest.card) + 1
    return poorest if better else KEEP


def _soul(view: HellView, cell: int) -> Card:
    soul = view.piles[cell][-1]
    assert soul is not None
    return soul


def _prospect(view: HellView, cell: int) -> float:
    """The best battle from a pile, and a little for the soul it keeps from the others."""
    hand = _own(view)
    best = 0.0
    for other in view.board.adjacent[cell]:
        if not view.piles[other] or other in view.reapers:
            continue
        soul = _soul(view, other)
        if can_play(hand, top_of((soul,))):
            best = max(best, float(VALUE[soul]))
    return best + 0.2 * VALUE[_soul(view, cell)]


def _attack(view: HellView) -> HellAction:
    """The fattest soul; a protected one pays two, but costs a card."""
    attacks = [action for action in view.legal if isinstance(action, Attack)]
    if not attacks:
        return END_TURN

    def gain(action: Attack) -> float:
        soul = VALUE[_soul(view, action.cell)]
        return soul + 1.0 if action.cell in view.reapers else float(soul)

    return max(attacks, key=gain)


def _play(view: HellView) -> HellAction:
    """Play as cheaply as it can be done, and never give up: every card lost is a point for somebody else."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    if not plays:
        return PASS
    return min(plays, key=lambda action: sum(map(_worth, action.cards)))


MINDS = {Level.IMP: imp, Level.FIEND: fiend}
