"""What the table knows of a hidden hand: that one of a few descriptions of it is true.

A draw while several piles are owed shows that the hand has no card for one of them, but not for which (JD-5).
Each of the piles gives a description; nearly always there is only one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, TypeAlias

from game import unseen
from game.cards import Card
from game.unseen import Groups, Slots

Known: TypeAlias = tuple[Groups, ...]

NOTHING: Final[Known] = ((),)
"""Of a hand without unseen cards."""


def dealt(count: int) -> Known:
    """Of a hand of so many cards that nobody has seen."""
    return (((count, 0),),)


def drew(known: Known) -> Known:
    """After the hand took a card from the stock."""
    if len(known) == 1:
        return (unseen.drew(known[0]),)
    return tuple(unseen.drew(groups) for groups in known)


def lacks(known: Known, masks: Sequence[int]) -> Known:
    """After the hand has shown to hold no card of one of the masks, though not of which."""
    if not known[0]:
        return known
    if len(known) == len(masks) == 1:
        return (unseen.lacks(known[0], masks[0]),)
    kept: list[Groups] = []
    for groups in known:
        for mask in masks:
            found = unseen.lacks(groups, mask)
            for other in kept:
                if _says_more(found, other):
                    break
            else:
                kept = [other for other in kept if not _says_more(other, found)]
                kept.append(found)
    return tuple(kept)


def left_hand(known: Known, card: Card) -> Known:
    """After the hand gave up a card that everybody saw: descriptions that rule it out were not true.

    Raises:
        ValueError: when every description rules it out.
    """
    if len(known) == 1:
        return (unseen.left_hand(known[0], card),)
    kept = []
    for groups in known:
        if any(not mask >> card & 1 for _, mask in groups):
            kept.append(unseen.left_hand(groups, card))
    if not kept:
        raise ValueError(f"Card {card} was known not to be in this hand.")
    return tuple(dict.fromkeys(kept))


@dataclass(frozen=True, slots=True)
class Guess:
    """One description of a hand at a place, taken to be true for one deal of the unseen cards."""

    place: int
    known: Known
    groups: Groups

    def slots(self) -> list[Slots]:
        """The hand's cards by age; each group is a place of its own, to be gathered afterwards."""
        return [Slots(-self.place * 1000 - age, count, mask) for age, (count, mask) in enumerate(self.groups)]

    def gather(self, filled: dict[int, list[Card]]) -> list[Card]:
        """The hand's cards, oldest first."""
        return [card for age in range(len(self.groups)) for card in filled[-self.place * 1000 - age]]

    def true_ones(self, hand: Sequence[Card]) -> int:
        """How many of the descriptions are true of a hand, oldest card first."""
        return sum(_is_true(groups, hand) for groups in self.known)


def guess(place: int, known: Known, weights: Sequence[float], number: Callable[[], float]) -> Guess:
    """Take one of several descriptions to be true, as often as its weight says.

    Args:
        place: of the hand.
        known: the descriptions.
        weights: of the descriptions, in their order.
        number: gives numbers in [0, 1).
    """
    sums = list(accumulate(weights))
    point = number() * sums[-1]
    chosen = next((index for index, so_far in enumerate(sums) if point < so_far), len(sums) - 1)
    return Guess(place, known, known[chosen])


def ways(groups: Groups, pool: int) -> float:
    """In how many ways cards of the pool make such a hand, oldest first; masks shrink along the groups."""
    ways, used = 1.0, 0
    for count, mask in groups:
        allowed = (pool & ~mask).bit_count() - used
        for taken in range(count):
            ways *= max(0, allowed - taken)
        used += count
    return ways


def _masks(groups: Groups) -> list[int]:
    return [mask for count, mask in groups for _ in range(count)]


def _is_true(groups: Groups, hand: Sequence[Card]) -> bool:
    return all(not mask >> card & 1 for mask, card in zip(_masks(groups), hand, strict=True))


def _says_more(one: Groups, other: Groups) -> bool:
    """Whether whatever fits one description fits the other.

    Masks shrink along the groups, so that the youngest card of a group tells what its group rules out.
    """
    if other[-1][1] & ~one[-1][1]:
        return False
    index, reach, end = 0, one[0][0], 0
    for count, ruled_out in other:
        end += count
        while reach < end:
            index += 1
            reach += one[index][0]
        if ruled_out & ~one[index][1]:
            return False
    return True
