"""Hidden cards: the public knowledge about them, and random deals that agree with it.

The knowledge about a hidden hand is a tuple of groups, oldest cards first, each of which says that a number
of cards are none of a set. A set is a bit mask with bit ``card`` for each card. Positions share the tuple
until it changes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias, cast

from game.cards import Card, quickly_shuffled

Groups: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of a number of cards and the mask of cards they are not, oldest first; masks shrink along it."""

FRESH_DRAWS = 200
"""The most bound cards drawn in rejection sampling before a deal is repaired instead."""

SWEEPS = 2
LEAST_STEPS = 16
"""The number of passes that randomise a repaired deal, and the least number of steps with few cards."""

REPAIR_TRIES = 16
"""The number of cards tried for a slot before the slower search, which always finds one if possible."""

_BITS: Final = tuple(1 << card for card in range(400))

NO_DEAL = "No deal of the hidden cards agrees with what is known of the hands."


def drew(groups: Groups) -> Groups:
    """Return the knowledge of a hand after it took a hidden card."""
    if groups and not groups[-1][1]:
        return groups[:-1] + ((groups[-1][0] + 1, 0),)
    return groups + ((1, 0),)


def lacks(groups: Groups, mask: int) -> Groups:
    """Return the knowledge of a hand after it has shown that it has no card in the mask."""
    if len(groups) == 1:
        count, known = groups[0]
        return ((count, known | mask),)
    merged: list[tuple[int, int]] = []
    before = -1
    for count, known in groups:
        known |= mask
        if known == before:
            merged[-1] = (merged[-1][0] + count, known)
        else:
            merged.append((count, known))
            before = known
    return tuple(merged)


def left_hand(groups: Groups, card: Card) -> Groups:
    """Return the knowledge of a hand after a card left it face up.

    The card is removed from the oldest group that can contain it. Masks shrink along the tuple, so the result
    is true of the other cards, no matter which group the card was in.
    """
    for index, (count, known) in enumerate(groups):
        if not known >> card & 1:
            left = ((count - 1, known),) if count > 1 else ()
            return groups[:index] + left + groups[index + 1 :]
    raise ValueError(f"Card {card} was known not to be in this hand.")


def open_piles(piles: Sequence[Sequence[Card | None]]) -> list[list[Card]]:
    """Return copies of a view's piles by place index, with hidden ones empty.

    A view shows either all or none of a pile.
    """
    return cast(list[list[Card]], [[] if None in pile else list(pile) for pile in piles])


@dataclass(frozen=True, slots=True)
class Slots:
    """Some hidden cards of a place: their number, and the mask of cards they are known not to be."""

    place: int
    count: int
    forbidden: int = 0


def fill(
    slots: Sequence[Slots], hidden: Sequence[Card], number: Callable[[], float]
) -> dict[int, list[Card]]:
    """Deal the hidden cards to the slots at random, in agreement with all knowledge.

    The slots have room for exactly the hidden cards. Return the cards by place index, in random order within
    a place; raise ValueError if no deal agrees.
    """
    result: dict[int, list[Card]] = {slot.place: [] for slot in slots}
    several: set[int] = set()
    blocks = _blocks(slots, hidden)
    for block, among in blocks:
        pool = list(hidden) if len(blocks) == 1 else [card for card in hidden if among >> card & 1]
        bound = [slot for slot in block if slot.forbidden & among]
        pool = _bounded(bound, pool, number)
        start = 0
        for slot in bound + [slot for slot in block if not slot.forbidden & among]:
            pile = result[slot.place]
            if pile:
                several.add(slot.place)
            pile += pool[start : start + slot.count]
            start += slot.count
    for place in several:
        result[place] = quickly_shuffled(result[place], number)
    return result


def _blocks(slots: Sequence[Slots], hidden: Sequence[Card]) -> list[tuple[list[Slots], int]]:
    """Split the slots into independent blocks, each with the mask of its cards.

    A reshuffle causes such blocks: the hands from before it, and the stock with all cards drawn since. Blocks
    share no cards, and dealing each by itself is faster and more uniform.
    """
    left = sum(map(_BITS.__getitem__, hidden))
    bound = [((slot.forbidden & left).bit_count(), index) for index, slot in enumerate(slots)]
    bound.sort(reverse=True)
    blocks: list[tuple[list[Slots], int]] = []
    block: list[Slots] = []
    among = 0
    count = 0
    for _, index in bound:
        slot = slots[index]
        block.append(slot)
        among |= left & ~slot.forbidden
        count += slot.count
        if among.bit_count() == count:
            blocks.append((block, among))
            left &= ~among
            block, among, count = [], 0, 0
    if left:
        raise ValueError(NO_DEAL)
    return blocks


def _bounded(bound: Sequence[Slots], pool: list[Card], number: Callable[[], float]) -> list[Card]:
    """Return the pool in random order, with first cards that obey the bound slots in turn."""
    limits = [slot.forbidden for slot in bound for _ in range(slot.count)]
    tries = FRESH_DRAWS // len(limits) if limits else 1
    if any(_drawn(limits, pool, number) for _ in range(tries)):
        return pool[: len(limits)] + quickly_shuffled(pool[len(limits) :], number)
    pool = quickly_shuffled(pool, number)
    _repair(limits, pool, number)
    _even_out(limits, pool, number)
    return pool


def _drawn(limits: list[int], pool: list[Card], number: Callable[[], float]) -> bool:
    """Draw the first cards of a pool; return True if all obey. All allowed deals are then equally likely."""
    total = len(pool)
    for slot, limit in enumerate(limits):
        other = slot + int(number() * (total - slot))
        card = pool[other]
        pool[other] = pool[slot]
        pool[slot] = card
        if limit >> card & 1:
            return False
    return True


def _repair(limits: list[int], dealt: list[Card], number: Callable[[], float]) -> None:
    """Swap cards at random until each slot in turn has a card that its limit allows."""
    total = len(dealt)
    for first, limit in enumerate(limits):
        one = dealt[first]
        if not limit >> one & 1:
            continue
        for _ in range(REPAIR_TRIES):
            second = int(number() * total)
            other = dealt[second]
            if not (limit >> other & 1 or (second < first and limits[second] >> one & 1)):
                dealt[first], dealt[second] = other, one
                break
        else:
            path = _path(limits, dealt, first, first, set())
            for here, there in pairwise(path):
                dealt[here], dealt[there] = dealt[there], dealt[here]


def _path(limits: list[int], dealt: list[Card], first: int, slot: int, tried: set[int]) -> list[int]:
    """Return a cycle of positions, each of which may have the card of the next.

    Slots before ``first`` obey their limits already; later ones may have any card for now. Raise ValueError
    if there is no path, and so no deal.
    """
    limit = limits[slot]
    for position in range(len(dealt) - 1, -1, -1):
        if position in tried or limit >> dealt[position] & 1:
            continue
        tried.add(position)
        if position >= first:
            return [slot] if position == first else [slot, position]
        onward = _path(limits, dealt, first, position, tried)
        if onward:
            return [slot, *onward]
    if slot == first:
        raise ValueError(NO_DEAL)
    return []


def _even_out(limits: list[int], dealt: list[Card], number: Callable[[], float]) -> None:
    """Exchange two or three cards at random where all still obey, to remove the bias of the repair.

    Each exchange is as likely as its reverse, so that in the long run all allowed deals are equally likely.
    Few are needed, because the repaired deal is random already. Some allowed deals are only reached by moving
    three cards at once.
    """
    bound = len(limits)
    total = len(dealt)
    barred = limits + [0] * (total - bound)
    for sweep in range(SWEEPS + LEAST_STEPS // bound):
        for first, limit in enumerate(limits):
            second = int(number() * total)
            one, other = dealt[first], dealt[second]
            if limit >> other & 1:
                continue
            if first + sweep & 3:
                if not barred[second] >> one & 1:
                    dealt[first], dealt[second] = other, one
                continue
            third = int(number() * total)
            another = dealt[third]
            if first == second or second == third or third == first:
                continue
            if not (barred[second] >> another & 1 or barred[third] >> one & 1):
                dealt[first], dealt[second], dealt[third] = other, another, one
