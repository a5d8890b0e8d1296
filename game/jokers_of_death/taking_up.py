"""The free discard pile as opponents see it: when it pays to take a pile up, and what to do with it then.

Nothing here goes by more than a view. A turn of many steps is decided step by step: the plan is made again
each time, and its first step taken.
"""

from collections.abc import Sequence
from typing import Final

from game.cards import Card
from game.french import SUITS
from game.jokers_of_death.actions import DRAW, GIVE_UP, PLAY, TAKE_UP, JokersAction, NameSuit, Play, TakeUp
from game.jokers_of_death.cards import ANY, NAMED, SUIT, Kinds, held_of, wanted
from game.jokers_of_death.phases import Naming, Phase, Playing, Shedding
from game.jokers_of_death.places import PILES, PILES_IN
from game.jokers_of_death.shedding import AFTER, Layout, Plan, best_plan, playable, ready
from game.jokers_of_death.view import JokersView

FEW_CARDS: Final = 9
"""A hand of more cards has something for each pile, no matter what it plays first."""


def seen(cards: Sequence[Card | None]) -> list[Card]:
    """Return the cards of an open pile."""
    return [card for card in cards if card is not None]


def own(view: JokersView) -> list[Card]:
    """Return the hand of the seat that looks."""
    assert view.seat is not None
    return seen(view.piles[view.rules.hands[view.seat]])


def _layout(view: JokersView, place: int, unnamed: int | None) -> Layout:
    """Return what the pile from a place is shed on; on one pile a suit may still be named."""
    rules = view.rules
    lying = [pile for pile in PILES_IN[view.live] if pile != place and view.piles[PILES[pile]]]
    tops = [ANY if pile == unnamed else _wanted(view, pile) for pile in lying]
    owed = len(PILES_IN[view.live])
    hand = ready(own(view), rules.facts, owed)
    return Layout(tuple(lying), tuple(tops), owed - len(lying), hand)


def _wanted(view: JokersView, pile: int) -> Kinds:
    return wanted(view.rules.facts, view.piles[PILES[pile]], view.named[pile])


def plan_to_take_up(view: JokersView, pile: int) -> Plan:
    """Return the best plan for a pile that may be taken up (JD-28)."""
    kind = view.rules.facts.kind
    return best_plan([kind[card] for card in seen(view.piles[PILES[pile]])], _layout(view, pile, None))


def plan_to_shed(view: JokersView) -> Plan:
    """Return the best plan for what is left of the pile that is taken up."""
    return best_plan(*_shedding(view))


def plan_after(view: JokersView, action: Play | NameSuit) -> Plan:
    """Return the best plan for what is left once a card is shed, or a suit named on one."""
    rest, layout = _shedding(view)
    if isinstance(action, Play):
        kind = view.rules.facts.kind[action.card]
        rest.remove(kind)
        pile, after = action.pile, AFTER[kind]
    else:
        assert isinstance(view.phase, Naming)
        pile, after = view.phase.pile, NAMED[action.suit]
    return best_plan(rest, _with_top(layout, pile, after))


def _with_top(layout: Layout, pile: int, top: Kinds) -> Layout:
    """Return the layout with something else on one of its piles."""
    index = layout.piles.index(pile)
    return layout._replace(tops=(*layout.tops[:index], top, *layout.tops[index + 1 :]))


def _shedding(view: JokersView) -> tuple[list[int], Layout]:
    """Return the kinds that are left of a taken-up pile, and the layout they are shed on."""
    phase: Phase = view.phase
    unnamed: int | None = None
    if isinstance(phase, Naming):
        unnamed = phase.pile
        phase = phase.after
    assert isinstance(phase, Shedding)
    kind = view.rules.facts.kind
    return [kind[card] for card in seen(view.piles[view.rules.taken_up])], _layout(view, phase.pile, unnamed)


def playable_now(view: JokersView) -> int:
    """Return on how many of the piles that it owes the seat to move can play with the hand it holds."""
    phase = view.phase
    assert isinstance(phase, Playing)
    owed = PILES_IN[phase.owed]
    hand = ready(own(view), view.rules.facts, len(owed))
    return playable(hand, [_wanted(view, pile) for pile in owed])


def keeping_most(view: JokersView, plays: Sequence[Play]) -> list[Play]:
    """Return the plays that leave the hand cards for the most of the other piles it owes.

    A hand of many cards has some for all of them, no matter which goes first.
    """
    if not isinstance(view.phase, Playing) or len(own(view)) > FEW_CARDS:
        return list(plays)
    kept: list[Play] = []
    most = 0
    for action in plays:
        others = playable_after(view, action)
        if others > most:
            kept, most = [], others
        if others == most:
            kept.append(action)
    return kept


def playable_after(view: JokersView, action: Play) -> int:
    """Return on how many of the other piles that it owes the hand can play once it has played a card."""
    phase = view.phase
    assert isinstance(phase, Playing)
    others = [pile for pile in PILES_IN[phase.owed] if pile != action.pile]
    left = ready([card for card in own(view) if card != action.card], view.rules.facts, len(others))
    return playable(left, [_wanted(view, pile) for pile in others])


def best_to_take_up(view: JokersView) -> JokersAction | None:
    """Return the taking up that pays: all of the pile can be shed, and more piles are then playable (JD-29).

    Of several that serve the hand alike, the smallest pile is best.
    """
    piles = _smallest_first(view)
    if not piles:
        return None
    best: JokersAction | None = None
    most, owed = playable_now(view), len(PILES_IN[view.live])
    for pile in piles:
        if most == owed:
            break
        plan = plan_to_take_up(view, pile)
        if not plan.price and plan.playable > most:
            best, most = TAKE_UP[pile], plan.playable
    return best


def small_to_take_up(view: JokersView, most: int) -> JokersAction | None:
    """Return the taking up of a small pile that can be shed, where the hand fits not every pile."""
    for pile in _smallest_first(view):
        if DRAW not in view.legal or len(view.piles[PILES[pile]]) > most:
            break
        if not plan_to_take_up(view, pile).price:
            return TAKE_UP[pile]
    return None


def _smallest_first(view: JokersView) -> list[int]:
    """Return the piles that may be taken up (JD-28)."""
    if not view.rules.openings:
        return []
    piles = [pile for pile in PILES_IN[view.live] if TAKE_UP[pile] in view.legal]
    return sorted(piles, key=lambda pile: len(view.piles[PILES[pile]]))


def has_to_be_given_up(view: JokersView, action: JokersAction) -> bool:
    """True if an action takes up a pile that cannot be shed (JD-30)."""
    return isinstance(action, TakeUp) and plan_to_take_up(view, action.pile).price > 0


def all_goes(view: JokersView) -> bool:
    """True if a pile is taken up and all that is left of it can be shed."""
    phase: Phase = view.phase
    if isinstance(phase, Naming):
        phase = phase.after
    return isinstance(phase, Shedding) and not plan_to_shed(view).price


def next_to_shed(view: JokersView) -> JokersAction:
    """Return the first step of the best plan, or give up where nothing more goes (JD-30)."""
    steps = plan_to_shed(view).steps
    if not steps:
        return GIVE_UP
    kind, pile = steps[0]
    _, one_of = held_of(seen(view.piles[view.rules.taken_up]), view.rules.facts)
    return PLAY[pile][one_of[kind]]


def suit_to_name(view: JokersView) -> int:
    """Return the suit to name on an eight that was shed: of what goes there next, or for the hand's sake."""
    phase = view.phase
    assert isinstance(phase, Naming)
    for kind, pile in plan_to_shed(view).steps:
        if pile == phase.pile:
            return SUIT[kind] or 0
    hand = [view.rules.facts.bit[card] for card in own(view)]

    def serves(suit: int) -> tuple[int, int]:
        return plan_after(view, NameSuit(suit)).playable, sum(bool(kind & NAMED[suit]) for kind in hand)

    return max(range(len(SUITS)), key=serves)
