"""Determinizations of a view of Jokers of Death."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random

from game.cards import SEED_BITS, Card, quickly_shuffled
from game.contract.rules import convert
from game.hidden_cards import NO_DEAL, Groups, Slots, fill, open_piles
from game.jokers_of_death.position import STOCK, Known, State
from game.jokers_of_death.turns import left_hand
from game.jokers_of_death.view import JokersView
from game.table import Table

WEIGHED_GUESSES = 40
"""The first attempts, weighted by the ways to deal each guess; the likeliest may contradict each other."""
GUESSES = 4000
"""The attempts after which no deal is considered possible."""


def guess(known: Known, weights: Sequence[float], number: Callable[[], float]) -> Groups:
    """Return one of several descriptions of a hand, chosen by weight."""
    sums = list(accumulate(weights))
    point = number() * sums[-1]
    return known[next((index for index, so_far in enumerate(sums) if point < so_far), len(sums) - 1)]


def ways(groups: Groups, pool: int) -> float:
    """Return the number of ways to deal a hand, oldest card first; later groups have smaller masks."""
    ways, used = 1.0, 0
    for count, mask in groups:
        allowed = (pool & ~mask).bit_count() - used
        for taken in range(count):
            ways *= max(0, allowed - taken)
        used += count
    return ways


def _is_true(groups: Groups, hand: Sequence[Card]) -> bool:
    """True if a description fits a hand, oldest card first."""
    masks = (mask for count, mask in groups for _ in range(count))
    return all(not mask >> card & 1 for mask, card in zip(masks, hand, strict=True))


def determinize(view: JokersView, random: Random) -> State:
    """Return a position that agrees with the view.

    Known cards are in their hands (JD-25, JD-30), and no hand holds cards that it has shown to lack (JD-5).
    """
    rules = view.rules
    piles = open_piles(view.piles)
    hidden: list[tuple[int, Known]] = []
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        secret = (view.secrets[seat] if view.secrets else frozenset()) - view.open_cards[seat]
        known = view.known[seat]
        for card in secret:
            known = left_hand(known, card)
        piles[rules.hands[seat]] = sorted(view.open_cards[seat] | secret)
        hidden.append((rules.hands[seat], known))
    placed = {card for pile in piles for card in pile}
    unseen = [card for card in range(rules.facts.cards) if card not in placed]
    for place, cards in _dealt_out(len(view.piles[STOCK]), hidden, unseen, random.random).items():
        piles[place] += cards
    return convert(
        view,
        State,
        table=Table(rules.places, piles),
        seed=random.getrandbits(SEED_BITS),
        shuffles=1,
        turn=view.mover,
        known=list(view.known),
        open_cards=list(view.open_cards),
        secrets=_secrets(view),
        totals=tuple(map(int.__sub__, view.standing.totals, view.prices)),
        deals=view.standing.deals,
    )


def _secrets(view: JokersView) -> tuple[tuple[frozenset[Card], ...], ...]:
    """Return the viewer's secrets; the other seats get none."""
    if not view.secrets:
        return ()
    nothing = (frozenset[Card](),) * view.seats
    return tuple(view.secrets if seat == view.seat else nothing for seat in range(view.seats))


def _dealt_out(
    stock: int, hidden: list[tuple[int, Known]], unseen: list[Card], number: Callable[[], float]
) -> dict[int, list[Card]]:
    """Deal the unseen cards to the stock and the hands, within everything known about the hands.

    If a hand has several descriptions, guess one; the guesses for several hands may contradict each other. A
    deal that fits n descriptions is found n times as often, so it is accepted once in n times.
    """
    slots = [Slots(STOCK, stock)]
    slots += [Slots(place, *group) for place, known in hidden if len(known) == 1 for group in known[0]]
    doubtful = [(place, known) for place, known in hidden if len(known) > 1]
    if not doubtful:
        return fill(slots, unseen, number)
    pool = sum(1 << card for card in unseen)
    weighed = [[ways(groups, pool) for groups in known] for _, known in doubtful]
    evenly = [[1.0] * len(known) for _, known in doubtful]
    for attempt in range(GUESSES):
        weights = weighed if attempt < WEIGHED_GUESSES else evenly
        guesses = [
            (place, known, guess(known, each, number))
            for (place, known), each in zip(doubtful, weights, strict=True)
        ]
        groups = [
            Slots(_apart(place, age), count, mask)
            for place, _, guessed in guesses
            for age, (count, mask) in enumerate(guessed)
        ]
        try:
            filled = fill(slots + groups, unseen, number)
        except ValueError:
            continue
        true_ones = 1
        for place, known, guessed in guesses:
            filled[place] = [card for age in range(len(guessed)) for card in filled.pop(_apart(place, age))]
            true_ones *= sum(_is_true(each, filled[place]) for each in known)
        if number() * true_ones < 1:
            for place, _, _ in guesses:
                filled[place] = quickly_shuffled(filled[place], number)
            return filled
    raise ValueError(NO_DEAL)


def _apart(place: int, age: int) -> int:
    """Return a temporary place for one group of a guessed hand."""
    return -place * 1000 - age
