"""Hidden cards: knowledge of them, and random deals of them that agree with it.

Everything known of a hidden hand is kept as groups, oldest cards first: "three of these cards are
none of those". A set of cards is a bit mask, bit ``card`` for each card in it, so that a group is two
ints and a hand's knowledge a tuple that positions share until it changes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias, cast

from game.cards import Card, quickly_shuffled

Groups: TypeAlias = tuple[tuple[int, int], ...]
"""(how many cards, mask of the cards they are not), oldest first; masks only shrink along the tuple."""

FRESH_DRAWS = 200
"""Bound cards drawn without regard to what is known before a deal is repaired instead."""

SWEEPS = 2
LEAST_STEPS = 16
"""Passes over the bound cards that even a repaired deal out; there are more passes over a few cards."""

REPAIR_TRIES = 16
"""Cards tried for a slot before the slower way, which finds one whenever there is one."""

_BITS: Final = tuple(1 << card for card in range(400))

NO_DEAL = "No deal of the hidden cards agrees with what is known of the hands."


def drew(groups: Groups) -> Groups:
    """Return the knowledge of a hand after it took a card that nobody else saw."""
    if groups and not groups[-1][1]:
        return groups[:-1] + ((groups[-1][0] + 1, 0),)
    return groups + ((1, 0),)


def lacks(groups: Groups, mask: int) -> Groups:
    """Return the knowledge of a hand that has shown to hold none of the cards in the mask."""
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
    """Return the knowledge of a hand after it gave up a card that everybody saw.

    The card is counted off the oldest group that could hold it. Masks shrink with age, so what is
    then claimed of the other cards holds wherever the card really came from.
    """
    for index, (count, known) in enumerate(groups):
        if not known >> card & 1:
            left = ((count - 1, known),) if count > 1 else ()
            return groups[:index] + left + groups[index + 1 :]
    raise ValueError(f"Card {card} was known not to be in this hand.")


def open_piles(piles: Sequence[Sequence[Card | None]]) -> list[list[Card]]:
    """Return the piles of a view, by place index, to be played on: those that it hides are empty.

    A view shows every pile whole or not at all.
    """
    return cast(list[list[Card]], [[] if None in pile else list(pile) for pile in piles])


@dataclass(frozen=True, slots=True)
class Slots:
    """The hidden cards of one place: their number, and the cards they are known not to be."""

    place: int
    count: int
    forbidden: int = 0


def fill(
    slots: Sequence[Slots], hidden: Sequence[Card], number: Callable[[], float]
) -> dict[int, list[Card]]:
    """Deal the hidden cards to the slots at random, so that nothing known is contradicted.

    Together the slots hold every hidden card. Returns the cards by place index, in random order within a
    place; raises ValueError if no deal agrees with what is known.
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
    """Return slots and the mask of their cards, parted wherever some slots must hold just the cards they may.

    A reshuffle parts them so: the hands from before it, and the stock with whatever was drawn since. Such
    halves exchange no card, and each is dealt out far more evenly, and faster, by itself.
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
    """Return the pool in random order, but for its first cards, which obey the bound slots in turn."""
    limits = [slot.forbidden for slot in bound for _ in range(slot.count)]
    tries = FRESH_DRAWS // len(limits) if limits else 1
    if any(_drawn(limits, pool, number) for _ in range(tries)):
        return pool[: len(limits)] + quickly_shuffled(pool[len(limits) :], number)
    pool = quickly_shuffled(pool, number)
    _repair(limits, pool, number)
    _even_out(limits, pool, number)
    return pool


def _drawn(limits: list[int], pool: list[Card], number: Callable[[], float]) -> bool:
    """Draw the first cards of a pool; return True if all obey. Every allowed deal is then equally likely."""
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
    """Swap cards at random until each slot with a limit has a card that the limit allows, one by one."""
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
    """Return positions, each of which may have the next one's card; the last one may have the first one's.

    Slots before ``first`` obey their limits already, those behind it may have anything for now. There is
    a path whenever there is a deal; else it raises ValueError.
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
    """Exchange two or three cards at random where all still obey: undoes what the repair favoured.

    Each such exchange is as likely as its reverse, so that in the long run every allowed deal is equally
    likely; few are needed, because a repaired deal was random to begin with. Now and then three cards must
    move at once to get from one allowed deal to another.
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
