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
from game.hell_is_hungry.battle import plays, top_of
from game.hell_is_hungry.cards import ORDER, OWNER, TWO, VALUE
from game.hell_is_hungry.moves import HellAction
from game.hell_is_hungry.phases import Battling
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.weighing import Try, own, prospects, usefulness, weighed
from game.hell_is_hungry.words.naming import text, the, total
from game.hell_is_hungry.words.previews import ends_game
from game.sentences import plural

SLIGHT = 0.5
"""A chance below this is a reason not to try."""
SURE = 0.995
"""A chance that is not told as a figure: nobody has counted every hand there may be."""
HARDLY = 0.005
"""A chance below this is none in whole per cents, and none to speak of."""


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
            return _why_end(view)
        case Pay(card=card):
            prices = [other.card for other in view.legal if isinstance(other, Pay)]
            least = usefulness(card) == min(map(usefulness, prices))
            return "no card that pays for the attack is less useful" if least else ""
        case TakeSoul():
            return "its points are safe there"
        case SendToPurgatory():
            return "" if ends_game(view) else "it can be swapped into the hand at the next turn"


def _why_play(view: HellView, action: Play) -> str:
    """How often the battle is likely to be won, and what; where seldom, why to lay this all the same."""
    assert isinstance(view.phase, Battling)
    tries = [each for each, _ in weighed(view, view.phase)]
    tried = next(each for each in tries if each.play == action)
    if tried.holds < SLIGHT:
        return _why_open(tried, tries) if view.phase.last is None else _why_go_on(view, view.phase, tried)
    alike = [each.wear for each in tries if f"{each.holds:.0%}" == f"{tried.holds:.0%}"]
    least = "; none so likely costs less" if len(alike) > 1 and tried.wear == min(alike) else ""
    return (
        "with it, and higher cards later where they are needed, this battle is won "
        f"{_often(tried)}, {_prize(view, view.phase)}{least}"
    )


def _often(tried: Try) -> str:
    return "as good as certainly" if tried.holds >= SURE else f"about {tried.holds:.0%} of the time"


def _why_open(tried: Try, tries: list[Try]) -> str:
    """HH-12: who battles has to open; with what, where the battle is likely to be lost."""
    if tried.stake == min(each.stake for each in tries):
        return "whoever battles has to open, and no other play gives away less if it is lost"
    if tried.holds == max(each.holds for each in tries):
        return f"whoever battles has to open, and no other play wins more often than {_often(tried)}"
    return ""


def _why_go_on(view: HellView, phase: Battling, tried: Try) -> str:
    """HH-12: a pass is free, so what may be won has to be worth what is laid."""
    assert view.seat is not None
    souls, others = _to_win(view, phase), view.seats - 1
    if tried.holds * souls > (1 - tried.holds) * tried.stake / others:
        return (
            f"{_often(tried)} it wins {_prize(view, phase).removeprefix('for ')}, and {_else(tried, others)}"
        )
    if tried.wear < 0 and view.piles[view.grid.decks[view.seat]]:
        low = "a card as low as this is" if len(tried.play.cards) == 1 else "cards as low as these are"
        return f"{low} better laid than kept: hands are filled up at the next turn"
    return ""


def _else(tried: Try, others: int) -> str:
    """What is lost with a play that does not win."""
    return (
        f"otherwise only {tried.stake} go to {'the other' if others == 1 else f'one of the {others} others'}"
    )


def _prize(view: HellView, phase: Battling) -> str:
    """What lies there to be won, of what can be seen, in words."""
    attacking = phase.defender is not None and phase.defender != view.seat
    beneath = attacking and view.piles[view.grid.beneath[phase.cell]]
    points = plural(_to_win(view, phase), "point")
    return f"for {points}{' and the soul beneath' if beneath else ''}"


def _to_win(view: HellView, phase: Battling) -> int:
    """Points that lie there to be won, of what can be seen (HH-13, HH-15, HH-17)."""
    lying = [card for _, cards in phase.plays for card in cards if OWNER[card] != view.seat]
    return VALUE[view.soul(phase.cell)] + sum(VALUE[card] for card in lying)


def _why_pass(view: HellView) -> str:
    assert isinstance(view.phase, Battling)
    best = max((each.holds for each, _ in weighed(view, view.phase)), default=0.0)
    if best < HARDLY:
        return "no play here is likely to win"
    if best < SLIGHT:
        return f"no play here would win more than about {best:.0%} of the time"
    return f"it may cost more cards than it is worth to fight on {_prize(view, view.phase)}"


def _why_end(view: HellView) -> str:
    targets = [other.cell for other in view.legal if isinstance(other, Attack)]
    if not targets:
        return "there is no battle to open"
    if max(prospects(view, targets).values(), default=0.0) > 0:
        return "a battle may cost more than it brings"
    return "a battle here is likely to cost more than it brings"


def _why_swap(view: HellView, card: int) -> str:
    offered = _offered(view)
    if usefulness(offered) <= usefulness(card):
        return ""
    poorest = usefulness(card) == min(map(usefulness, own(view)))
    better = f"{the(offered)} in purgatory is more useful in a hand than {text([card])}"
    return f"{better}, and no card here is less useful than that" if poorest else better


def _why_keep(view: HellView) -> str:
    offered = _offered(view)
    poorest = min(own(view), key=usefulness)
    if usefulness(offered) <= usefulness(poorest):
        two = ORDER[poorest] == TWO and VALUE[offered] > VALUE[poorest]
        answer = f"; {text([poorest])} is the answer to a joker" if two else ""
        return f"no card of the hand is less useful than {the(offered)} in purgatory{answer}"
    if usefulness(offered) <= usefulness(poorest) + 1:
        poor = f"{text([poorest])}, the poorest card of the hand"
        return f"{the(offered)} in purgatory is hardly more useful than {poor}"
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
    assert view.seat is not None
    stand = "stay there" if view.reapers[view.seat] == cell else "stand there"
    best = max(promise[other] for others in near.values() for other in others)
    battle = f"{text([view.soul(target)])} on pile {target + 1}"
    if promise[target] < best:
        return f"{stand} to fight for {battle}, and {shelter}"
    told = f"{stand} to fight for {battle}: no battle promises more"
    worth = [VALUE[view.soul(stand)] for stand in stands if target in near[stand]]
    if len(worth) > 1 and VALUE[view.soul(cell)] == max(worth):
        return f"{told}; and {shelter}"
    return told


def _why_attack(view: HellView, cell: int) -> str:
    """What the battle promises; where that is little, that a low card will do to open it."""
    targets = [action.cell for action in view.legal if isinstance(action, Attack)]
    promise = prospects(view, targets)
    best = max(promise.get(target, 0.0) for target in targets)
    if promise.get(cell, 0.0) < best:
        most = VALUE[view.soul(cell)] == max(VALUE[view.soul(target)] for target in targets)
        return "no soul that can be fought for here is worth more" if most else ""
    if best > 0:
        only = "it is the only battle that can be opened here"
        return only if len(targets) == 1 else "no other battle that can be opened here promises more"
    lowest = min(
        plays(own(view), top_of((view.soul(cell),))), key=lambda play: total(play.cards), default=None
    )
    if lowest is None or cell in view.reapers:
        return ""
    return f"a turn without a battle wins nothing, and {text(lowest.cards)} will do to open this one"
