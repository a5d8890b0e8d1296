"""Why an action at Hell is Hungry! is worth advising, in words for a hint: each is true of the position."""

from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    Play,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.cards import ORDER, OWNER, TWO, VALUE
from game.hell_is_hungry.moves import HellAction
from game.hell_is_hungry.phases import Battling
from game.hell_is_hungry.policy import own, prospects, usefulness, weighed
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import text, the
from game.sentences import plural

SLIGHT = 0.5
"""A chance below this is a reason not to try."""
SURE = 0.995
"""A chance that is not told as a figure: nobody has counted every hand there may be."""


def reason(view: HellView, action: HellAction) -> str:
    """What speaks for an action, as the end of a sentence; nothing where it is only one of several."""
    match action:
        case Play():
            return _why_play(view, action)
        case Pass():
            return _why_pass(view)
        case Swap(card=card):
            return _why_swap(view, card)
        case KeepHand():
            return _why_keep(view)
        case PlaceReaper(cell=cell):
            return _why_place(view, cell)
        case Attack(cell=cell):
            return _why_attack(view, cell)
        case EndTurn():
            none = not any(isinstance(other, Attack) for other in view.legal)
            return "there is no battle to open" if none else "a battle may cost more than it brings"
        case Pay(card=card):
            prices = [other.card for other in view.legal if isinstance(other, Pay)]
            least = usefulness(card) == min(map(usefulness, prices))
            return "no card that will do is less useful" if least else ""
        case TakeSoul():
            return "its points are safe there"
        case SendToPurgatory():
            return "it can be swapped into the hand at the next turn"


def _why_play(view: HellView, action: Play) -> str:
    """How often it is likely to win, and what: even a small chance may be worth a card or two."""
    assert isinstance(view.phase, Battling)
    tries = [each for each, _ in weighed(view, view.phase)]
    tried = next(each for each in tries if each.play == action)
    holds = tried.holds
    alike = [each.wear for each in tries if f"{each.holds:.0%}" == f"{holds:.0%}"]
    least = "; none so likely costs less" if len(alike) > 1 and tried.wear == min(alike) else ""
    often = "as good as certainly" if holds >= SURE else f"about {holds:.0%} of the time"
    prize = _prize(view, view.phase)
    if holds < SLIGHT:
        but = "whoever battles has to open" if view.phase.last is None else "a pass wins nothing"
        return f"it wins this battle, {prize}, only {often}, but {but}{least}"
    return (
        f"with it, and higher cards later where they are needed, this battle is won {often}, {prize}{least}"
    )


def _prize(view: HellView, phase: Battling) -> str:
    """What lies there to be won, of what can be seen (HH-13, HH-15, HH-17)."""
    lying = [card for _, cards in phase.plays for card in cards if OWNER[card] != view.seat]
    points = VALUE[view.soul(phase.cell)] + sum(VALUE[card] for card in lying)
    attacking = phase.defender is not None and phase.defender != view.seat
    beneath = attacking and view.piles[view.grid.beneath[phase.cell]]
    return f"for {plural(points, 'point')}{' and the soul beneath' if beneath else ''}"


def _why_pass(view: HellView) -> str:
    assert isinstance(view.phase, Battling)
    best = max((each.holds for each, _ in weighed(view, view.phase)), default=0.0)
    if best < SLIGHT:
        return f"no play here would win more than about {best:.0%} of the time"
    return f"it may cost more cards than it is worth to fight on {_prize(view, view.phase)}"


def _why_swap(view: HellView, card: int) -> str:
    offered = _offered(view)
    if usefulness(offered) <= usefulness(card):
        return f"{text([card])} can be taken back later"
    poorest = usefulness(card) == min(map(usefulness, own(view)))
    better = f"{the(offered)} is more useful in a hand than {text([card])}"
    return f"{better}, and no card here is less useful than that" if poorest else better


def _why_keep(view: HellView) -> str:
    offered = _offered(view)
    poorest = min(own(view), key=usefulness)
    if usefulness(offered) <= usefulness(poorest):
        two = ORDER[poorest] == TWO and VALUE[offered] > VALUE[poorest]
        answer = f"; {text([poorest])} is the answer to a joker" if two else ""
        return f"no card of the hand is less useful than {the(offered)}{answer}"
    if usefulness(offered) <= usefulness(poorest) + 1:
        return f"{the(offered)} is hardly more useful than {text([poorest])}, the poorest card of the hand"
    return f"{the(offered)} stays in purgatory for a later turn"


def _offered(view: HellView) -> int:
    """The card on top of the own purgatory."""
    assert view.seat is not None
    card = view.piles[view.grid.purgatories[view.seat]][-1]
    assert card is not None
    return card


def _why_place(view: HellView, cell: int) -> str:
    """The best battle beside a pile, against those beside the others that may be stood on."""
    stands = [action.cell for action in view.legal if isinstance(action, PlaceReaper)]
    promise = prospects(view, [other for other in range(view.grid.cells) if view.piles[other]])
    near = {stand: [other for other in view.grid.adjacent[stand] if other in promise] for stand in stands}
    soul = text([view.soul(cell)])
    shelter = f"it shelters {soul}, worth {VALUE[view.soul(cell)]}"
    if not near[cell]:
        return f"beside it there is no battle to open, but {shelter}"
    target = max(near[cell], key=promise.__getitem__)
    best = max(promise[other] for others in near.values() for other in others)
    battle = f"{text([view.soul(target)])} on pile {target + 1}"
    if promise[target] < best:
        return f"stand there to fight for {battle}, and {shelter}"
    told = f"stand there to fight for {battle}: no battle promises more"
    worth = [VALUE[view.soul(stand)] for stand in stands if target in near[stand]]
    if len(worth) > 1 and VALUE[view.soul(cell)] == max(worth):
        return f"{told}; no pile beside that one shelters more"
    return told


def _why_attack(view: HellView, cell: int) -> str:
    targets = [action.cell for action in view.legal if isinstance(action, Attack)]
    if len(targets) == 1:
        return "it is the only battle that can be opened here"
    promise = prospects(view, targets)
    if promise.get(cell, 0.0) == max(promise.get(target, 0.0) for target in targets):
        return "no other battle that can be opened here promises more"
    return f"{text([view.soul(cell)])} is worth {VALUE[view.soul(cell)]}"
