"""Plans for a picked-up pile: the value of picking it up, and the order of its plays (JD-28 to JD-30).

All cards that matter are visible, so a plan that sheds the whole pile cannot fail. Plans are found by a
depth-first search that tries the cards with the fewest followers first. Its order depends on the view alone,
so each step of a turn finds the rest of the same plan again.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.cards import Card
from game.french import SUITS
from game.jokers_of_death.actions import DRAW, GIVE_UP, PLAY, TAKE_UP, JokersAction, NameSuit, Play, TakeUp
from game.jokers_of_death.cards import (
    ANY,
    EIGHT,
    FACES,
    JACK,
    KING,
    MATCHING,
    NAMED,
    PILES_IN,
    POINTS,
    RANK,
    SUIT,
    Facts,
    Kinds,
    held_of,
    wanted,
)
from game.jokers_of_death.position import PILES, Naming, Phase, Playing, Shedding
from game.jokers_of_death.view import JokersView, Seen

MOST_STEPS: Final = 400
"""The most steps that a search tries."""

AFTER: Final = tuple(ANY if RANK[kind] == EIGHT else MATCHING[kind] for kind in range(FACES))
"""The kinds that may follow each kind; any may follow an eight, whose suit is named to fit (JD-28)."""


class Step(NamedTuple):
    """A card to play on a pile, by its kind."""

    kind: int
    pile: int


class Plan(NamedTuple):
    """The best order in which to shed a pile, and its outcome."""

    steps: tuple[Step, ...]
    price: int
    """The points of the cards left over (JD-30); 0 if none are."""
    playable: int
    """The number of piles on which the hand can then play a card each (JD-29)."""
    sure: bool
    """True if every order was tried, so that no other costs less."""


class Layout(NamedTuple):
    """The piles on which a picked-up pile is played, and the hand that plays after it."""

    piles: tuple[int, ...]
    tops: tuple[Kinds, ...]
    """The kinds that fit on each pile."""
    empty: int
    """The number of empty piles, which take any card but a joker (JD-29)."""
    hand: tuple[Kinds, ...]
    """The kind of each card that may be played on its own, as a set of one."""


def playable(hand: Sequence[Kinds], piles: Sequence[Kinds]) -> int:
    """Return the number of piles on which a hand can play, one card on each (JD-4)."""
    takers = [-1] * len(hand)
    found = 0
    for pile in range(len(piles)):
        if _finds_card(hand, piles, pile, takers, set()):
            found += 1
    return found


def _finds_card(
    hand: Sequence[Kinds], piles: Sequence[Kinds], pile: int, takers: list[int], asked: set[int]
) -> bool:
    """Match a pile to a card, and other piles to other cards if needed; return True if that is possible."""
    for index, kind in enumerate(hand):
        if kind & piles[pile] and index not in asked:
            asked.add(index)
            if takers[index] < 0 or _finds_card(hand, piles, takers[index], takers, asked):
                takers[index] = pile
                return True
    return False


def ready(hand: Sequence[Card], facts: Facts, piles: int) -> tuple[Kinds, ...]:
    """Return the cards that may be played on their own.

    A joker may not (JD-16), nor a jack or king without a cover in hand (JD-20), unless the hand may go out.
    """
    kinds = [facts.kind[card] for card in hand]
    eights = sum(RANK[kind] == EIGHT for kind in kinds)
    covers = [eights] * len(SUITS)
    for kind in kinds:
        suit = SUIT[kind]
        if suit is not None and RANK[kind] not in (JACK, KING, EIGHT):
            covers[suit] += 1
    few = len(hand) <= piles
    found = []
    for kind in kinds:
        suit = SUIT[kind]
        if suit is not None and (few or covers[suit] or RANK[kind] not in (JACK, KING)):
            found.append(1 << kind)
    return tuple(found)


class _Search:
    """A bounded search for the plan of the lowest price, and then of the most playable piles."""

    def __init__(self, rest: Sequence[int], layout: Layout) -> None:
        self._layout = layout
        self._counts = [0] * FACES
        for kind in rest:
            self._counts[kind] += 1
        self._kinds = sum(1 << kind for kind in set(rest))
        self._left = len(rest)
        self._price = sum(POINTS[kind] for kind in rest)
        self._trials = MOST_STEPS
        self.gave_up = False
        self._steps: list[Step] = []
        self._hoped = min(len(layout.hand), len(layout.tops) + layout.empty)
        self._hand_kinds = 0
        for kind in layout.hand:
            self._hand_kinds |= kind
        self.best = Plan((), self._price + 1, 0, sure=False)

    def look(self, tops: tuple[Kinds, ...]) -> bool:
        """Try every next step; return True to end the search."""
        steps = self._in_order(tops)
        if not steps:
            return self._weighed(tops)
        for _, _, index, kind in steps:
            if not self._trials:
                self.gave_up = True
                return True
            self._trials -= 1
            self._play(index, kind)
            done = self.look((*tops[:index], AFTER[kind], *tops[index + 1 :]))
            self._take_back(kind)
            if done:
                return True
        return False

    def _in_order(self, tops: tuple[Kinds, ...]) -> list[tuple[bool, int, int, int]]:
        """Return the next steps by pile index and kind, most urgent first.

        Cards that the hand can follow come late, to end up on top; of the rest, those with the fewest
        followers come first.
        """
        steps = []
        for index, top in enumerate(tops):
            fitting = self._kinds & top
            while fitting:
                lowest = fitting & -fitting
                fitting ^= lowest
                kind = lowest.bit_length() - 1
                after = AFTER[kind]
                steps.append((bool(after & self._hand_kinds), (after & self._kinds).bit_count(), index, kind))
        steps.sort()
        return steps

    def _play(self, index: int, kind: int) -> None:
        self._steps.append(Step(kind, self._layout.piles[index]))
        self._left -= 1
        self._price -= POINTS[kind]
        self._counts[kind] -= 1
        if not self._counts[kind]:
            self._kinds &= ~(1 << kind)

    def _take_back(self, kind: int) -> None:
        self._steps.pop()
        self._left += 1
        self._price += POINTS[kind]
        self._counts[kind] += 1
        self._kinds |= 1 << kind

    def _weighed(self, tops: tuple[Kinds, ...]) -> bool:
        """Keep the steps so far if they are the best plan; return True if no plan can be better."""
        if self._price > self.best.price:
            return False
        served = 0 if self._left else playable(self._layout.hand, (*tops, *(ANY,) * self._layout.empty))
        if self._price < self.best.price or served > self.best.playable:
            self.best = Plan(tuple(self._steps), self._price, served, sure=False)
        return not self._left and served >= self._hoped


def best_plan(rest: Sequence[int], layout: Layout) -> Plan:
    """Return the best plan that a bounded search finds."""
    search = _Search(rest, layout)
    search.look(layout.tops)
    return search.best._replace(sure=not search.gave_up)


FEW_CARDS: Final = 9
"""The hand size above which the order of plays hardly matters, since some card fits every pile."""


def seen(cards: Sequence[Card | None]) -> list[Card]:
    """Return the visible cards of a pile."""
    return [card for card in cards if card is not None]


def own(view: Seen) -> list[Card]:
    """Return the viewer's hand."""
    assert view.seat is not None
    return seen(view.piles[view.rules.hands[view.seat]])


def _layout(view: Seen, place: int, unnamed: int | None) -> Layout:
    """Return the layout for a pile picked up from ``place``; the suit of ``unnamed`` is still to be named."""
    rules = view.rules
    lying = [pile for pile in PILES_IN[view.live] if pile != place and view.piles[PILES[pile]]]
    tops = [ANY if pile == unnamed else _wanted(view, pile) for pile in lying]
    owed = len(PILES_IN[view.live])
    hand = ready(own(view), rules.facts, owed)
    return Layout(tuple(lying), tuple(tops), owed - len(lying), hand)


def _wanted(view: Seen, pile: int) -> Kinds:
    return wanted(view.rules.facts, view.piles[PILES[pile]], view.named[pile])


def plan_to_take_up(view: Seen, pile: int) -> Plan:
    """Return the best plan for a pile that may be picked up (JD-28)."""
    kind = view.rules.facts.kind
    return best_plan([kind[card] for card in seen(view.piles[PILES[pile]])], _layout(view, pile, None))


def plan_to_shed(view: Seen) -> Plan:
    """Return the best plan for the rest of the picked-up pile."""
    return best_plan(*_shedding(view))


def plan_after(view: Seen, action: Play | NameSuit) -> Plan:
    """Return the best plan for the rest of the picked-up pile after a play or the naming of a suit."""
    rest, layout = _shedding(view)
    if isinstance(action, Play):
        kind = view.rules.facts.kind[action.card]
        rest.remove(kind)
        pile, after = action.pile, AFTER[kind]
    else:
        assert isinstance(view.phase, Naming)
        pile, after = view.phase.pile, NAMED[action.suit]
    index = layout.piles.index(pile)
    tops = (*layout.tops[:index], after, *layout.tops[index + 1 :])
    return best_plan(rest, layout._replace(tops=tops))


def _shedding(view: Seen) -> tuple[list[int], Layout]:
    """Return the kinds left in a picked-up pile, and the layout to shed them on."""
    phase: Phase = view.phase
    unnamed = phase.pile if isinstance(phase, Naming) else None
    if isinstance(phase, Naming):
        phase = phase.after
    assert isinstance(phase, Shedding)
    kind = view.rules.facts.kind
    return [kind[card] for card in seen(view.piles[view.rules.taken_up])], _layout(view, phase.pile, unnamed)


def playable_now(view: Seen) -> int:
    """Return the number of owed piles on which the seat to move can play from its hand."""
    phase = view.phase
    assert isinstance(phase, Playing)
    owed = PILES_IN[phase.owed]
    hand = ready(own(view), view.rules.facts, len(owed))
    return playable(hand, [_wanted(view, pile) for pile in owed])


def keeping_most(view: Seen, plays: Sequence[Play]) -> list[Play]:
    """Return the plays after which the hand can play on the most other owed piles.

    Return all plays of a hand above ``FEW_CARDS``.
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


def playable_after(view: Seen, action: Play) -> int:
    """Return the number of other owed piles on which the hand can play after a play."""
    phase = view.phase
    assert isinstance(phase, Playing)
    others = [pile for pile in PILES_IN[phase.owed] if pile != action.pile]
    left = ready([card for card in own(view) if card != action.card], view.rules.facts, len(others))
    return playable(left, [_wanted(view, pile) for pile in others])


def best_to_take_up(view: Seen) -> JokersAction | None:
    """Return the pick-up of a pile that can be shed and leaves more piles playable (JD-29); else None.

    Of several as good, return the smallest pile.
    """
    piles = _smallest_first(view)
    if not piles:
        return None
    best, most, owed = None, playable_now(view), len(PILES_IN[view.live])
    for pile in piles:
        if most == owed:
            break
        plan = plan_to_take_up(view, pile)
        if not plan.price and plan.playable > most:
            best, most = TAKE_UP[pile], plan.playable
    return best


def small_to_take_up(view: Seen, most: int) -> JokersAction | None:
    """Return the pick-up of a small pile that can be shed, if the hand doesn't fit every pile; else None."""
    for pile in _smallest_first(view):
        if DRAW not in view.legal or len(view.piles[PILES[pile]]) > most:
            break
        if not plan_to_take_up(view, pile).price:
            return TAKE_UP[pile]
    return None


def _smallest_first(view: Seen) -> list[int]:
    """Return the piles that may be picked up, smallest first (JD-28)."""
    if not view.rules.openings:
        return []
    piles = [pile for pile in PILES_IN[view.live] if TAKE_UP[pile] in view.legal]
    return sorted(piles, key=lambda pile: len(view.piles[PILES[pile]]))


def has_to_be_given_up(view: JokersView, action: JokersAction) -> bool:
    """True if an action picks up a pile that cannot be shed (JD-30)."""
    return isinstance(action, TakeUp) and plan_to_take_up(view, action.pile).price > 0


def all_goes(view: JokersView) -> bool:
    """True if a pile has been picked up and the rest of it can be shed."""
    phase: Phase = view.phase
    if isinstance(phase, Naming):
        phase = phase.after
    return isinstance(phase, Shedding) and not plan_to_shed(view).price


def next_to_shed(view: Seen) -> JokersAction:
    """Return the first step of the best plan, or give up if no card fits (JD-30)."""
    steps = plan_to_shed(view).steps
    if not steps:
        return GIVE_UP
    kind, pile = steps[0]
    _, one_of = held_of(seen(view.piles[view.rules.taken_up]), view.rules.facts)
    return PLAY[pile][one_of[kind]]


def suit_to_name(view: Seen) -> int:
    """Return the suit to name on a shed eight: the next card's in the plan, or else the best for the hand."""
    phase = view.phase
    assert isinstance(phase, Naming)
    for kind, pile in plan_to_shed(view).steps:
        if pile == phase.pile:
            return SUIT[kind] or 0
    hand = [view.rules.facts.bit[card] for card in own(view)]

    def serves(suit: int) -> tuple[int, int]:
        return plan_after(view, NameSuit(suit)).playable, sum(bool(kind & NAMED[suit]) for kind in hand)

    return max(range(len(SUITS)), key=serves)
