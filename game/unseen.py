"""Dealing out what a view hides: the shared half of every game's ``imagine``.

What a table knows of a hidden hand is kept as groups, oldest cards first: "three of these cards are
none of those". A set of cards is a bit mask, bit ``card`` for each card in it, so that a group is two
ints and a hand's knowledge a tuple that positions share until it changes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Card
from game.shuffle import shuffled_by

Groups: TypeAlias = tuple[tuple[int, int], ...]
"""(how many cards, mask of the cards they are not), oldest first; masks only shrink along the tuple."""

LEAST_SWAPS = 24
SWAPS_A_SLOT = 3
"""Swaps that even a repaired deal out: so many, and so many more for each card that is bound."""

REPAIR_TRIES = 60
"""Cards tried for a slot before the slower way, which finds a deal whenever there is one."""


def drew(groups: Groups, count: int = 1) -> Groups:
    """Knowledge of a hand after it took unseen cards."""
    if groups and not groups[-1][1]:
        return (*groups[:-1], (groups[-1][0] + count, 0))
    return (*groups, (count, 0))


def lacks(groups: Groups, mask: int) -> Groups:
    """Knowledge of a hand that has shown to hold none of the cards in the mask."""
    if len(groups) == 1:
        return ((groups[0][0], groups[0][1] | mask),)
    merged: list[tuple[int, int]] = []
    for count, known in groups:
        if merged and merged[-1][1] == known | mask:
            merged[-1] = (merged[-1][0] + count, known | mask)
        else:
            merged.append((count, known | mask))
    return tuple(merged)


def left_hand(groups: Groups, card: Card) -> Groups:
    """Knowledge of a hand after it gave up a card that everybody saw.

    The card is counted off the oldest group that could hold it. Masks shrink with age, so what is
    then claimed of the other cards holds wherever the card really came from.
    """
    for index, (count, known) in enumerate(groups):
        if not known >> card & 1:
            kept = ((count - 1, known),) if count > 1 else ()
            return groups[:index] + kept + groups[index + 1 :]
    raise ValueError(f"Card {card} was known not to be in this hand.")


@dataclass(frozen=True, slots=True)
class Slots:
    """Hidden cards of one place: how many, and which cards they are known not to be."""

    place: int
    count: int
    forbidden: int = 0


def fill(
    slots: Sequence[Slots], unseen: Sequence[Card], number: Callable[[], float]
) -> dict[int, list[Card]]:
    """Deal the unseen cards out to the slots at random, so that nothing known is contradicted.

    Args:
        slots: one entry for each group of hidden cards; together they hold every unseen card.
        unseen: the cards whose places the view hides.
        number: gives numbers in [0, 1).

    Returns:
        The cards by place index, in random order within a place.

    Raises:
        ValueError: when no deal agrees with what is known.
    """
    pool = list(unseen)
    shuffled_by(pool, number)
    bound = [slot for slot in slots if slot.forbidden]
    if not bound:
        return _portion(slots, pool)
    limits = [slot.forbidden for slot in bound for _ in range(slot.count)]
    if any(limit >> card & 1 for limit, card in zip(limits, pool, strict=False)):
        dealt = _repaired(limits, pool, number) or _matched(limits, pool)
        _mix(limits, dealt, number)
    else:
        dealt = pool
    result: dict[int, list[Card]] = {slot.place: [] for slot in slots}
    for slot in bound:
        result[slot.place] += dealt[: slot.count]
        del dealt[: slot.count]
    for slot in slots:
        if not slot.forbidden:
            result[slot.place] += dealt[: slot.count]
            del dealt[: slot.count]
    for slot in bound:
        shuffled_by(result[slot.place], number)
    return result


def _portion(slots: Sequence[Slots], pool: list[Card]) -> dict[int, list[Card]]:
    result: dict[int, list[Card]] = {}
    start = 0
    for slot in slots:
        result.setdefault(slot.place, []).extend(pool[start : start + slot.count])
        start += slot.count
    return result


def _repaired(limits: list[int], pool: list[Card], number: Callable[[], float]) -> list[Card] | None:
    """A random deal whose first cards were swapped until they obey the limits, or None where that fails."""
    dealt = pool[:]
    total = len(dealt)
    bound = len(limits)
    for first, limit in enumerate(limits):
        one = dealt[first]
        tries = REPAIR_TRIES
        while limit >> dealt[first] & 1 and tries:
            tries -= 1
            second = int(number() * total)
            other = dealt[second]
            if not (limit >> other & 1 or (second < bound and limits[second] >> one & 1)):
                dealt[first], dealt[second] = other, one
        if not tries:
            return None
    return dealt


def _matched(limits: list[int], pool: list[Card]) -> list[Card]:
    """A deal that obeys the limits, by augmenting paths: found whenever there is one."""
    holder: dict[Card, int] = {}

    def place(slot: int, tried: set[Card]) -> bool:
        for card in pool:
            if limits[slot] >> card & 1 or card in tried:
                continue
            tried.add(card)
            if card not in holder or place(holder[card], tried):
                holder[card] = slot
                return True
        return False

    for slot in range(len(limits)):
        if not place(slot, set()):
            raise ValueError("No deal of the unseen cards agrees with what is known of the hands.")
    chosen = sorted(holder, key=lambda card: holder[card])
    return chosen + [card for card in pool if card not in holder]


def _mix(limits: list[int], dealt: list[Card], number: Callable[[], float]) -> None:
    """Swap pairs at random where both still obey: evens out what the repair favoured.

    Such swaps have every allowed deal equally likely in the long run; few are needed, because a repaired
    deal was random to begin with.
    """
    bound = len(limits)
    total = len(dealt)
    for _ in range(LEAST_SWAPS + SWAPS_A_SLOT * bound):
        first = int(number() * bound)
        second = int(number() * total)
        one, other = dealt[first], dealt[second]
        if limits[first] >> other & 1 or (second < bound and limits[second] >> one & 1):
            continue
        dealt[first], dealt[second] = other, one
