"""Dealing out unseen cards: never against what is known, evenly, and a refusal where nothing fits."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from game.hidden_cards import Slots, drew, fill, lacks, left_hand
from tests.game.chance import is_fair

Deal = tuple[frozenset[int], ...]


KNOWN = {
    "nothing known": [Slots(0, 2), Slots(1, 2), Slots(2, 2)],
    "one hand bound": [Slots(0, 2, 0b000011), Slots(1, 2), Slots(2, 2)],
    "nested": [Slots(0, 2, 0b000011), Slots(1, 2, 0b000001), Slots(2, 2)],
    "crossing": [Slots(0, 2, 0b000011), Slots(1, 2, 0b000110), Slots(2, 2)],
    "each lacks its own two": [Slots(0, 2, 0b000011), Slots(1, 2, 0b001100), Slots(2, 2, 0b110000)],
    "one card known": [Slots(0, 1, 0b011111), Slots(1, 2, 0b010101), Slots(2, 3)],
    "two hands share the only three they may hold": [
        Slots(0, 2, 0b111000),
        Slots(1, 1, 0b111001),
        Slots(2, 3),
    ],
    "a hand that knows more of its older card": [
        Slots(0, 1, 0b111100),
        Slots(0, 1, 0b000001),
        Slots(1, 2, 0b110010),
        Slots(2, 2),
    ],
    "only turns of three lead from one deal to another": [
        Slots(0, 1, 0b001),
        Slots(1, 1, 0b010),
        Slots(2, 1, 0b100),
    ],
    "a ring of four": [Slots(0, 1, 0b1001), Slots(1, 1, 0b0011), Slots(2, 1, 0b0110), Slots(3, 1, 0b1100)],
}
"""Knowledge of hands, in words and in slots."""


@pytest.mark.parametrize("slots", KNOWN.values(), ids=KNOWN)
def test_every_allowed_deal_is_equally_likely(slots: list[Slots]) -> None:
    random = Random(11)
    count = sum(slot.count for slot in slots)
    found = Counter(by_place(fill(slots, range(count), random.random)) for _ in range(12_000))
    assert is_fair(found, every_deal(slots), slack=4.0)


def every_deal(slots: Sequence[Slots]) -> Counter[Deal]:
    """Return every deal that obeys, by what each place holds, with the number of ways it comes about."""
    limits = [(slot.place, slot.forbidden) for slot in slots for _ in range(slot.count)]
    deals: Counter[Deal] = Counter()
    for cards in permutations(range(len(limits))):
        if not any(limit >> card & 1 for (_, limit), card in zip(limits, cards, strict=True)):
            piles: dict[int, list[int]] = {slot.place: [] for slot in slots}
            for (place, _), card in zip(limits, cards, strict=True):
                piles[place].append(card)
            deals[by_place(piles)] += 1
    return deals


def by_place(piles: dict[int, list[int]]) -> Deal:
    """Return the cards at each place, in no particular order."""
    return tuple(frozenset(piles[place]) for place in sorted(piles))


def test_only_impossible_limits_are_refused() -> None:
    random = Random(5)
    refused = 0
    for _ in range(300):
        slots = [Slots(place, 1 + place % 2, random.getrandbits(6)) for place in range(4)]
        allowed = every_deal(slots)
        if allowed:
            assert by_place(fill(slots, range(6), random.random)) in allowed
        else:
            refused += 1
            with pytest.raises(ValueError, match="agrees with what is known"):
                fill(slots, range(6), random.random)
    assert 20 < refused < 280


def test_cards_taken_unseen_are_free_of_earlier_knowledge() -> None:
    assert drew(((2, 0b1),)) == ((2, 0b1), (1, 0))
    assert drew(((2, 0b1), (1, 0))) == ((2, 0b1), (2, 0))
    assert drew(()) == ((1, 0),)


def test_a_shown_lack_binds_the_whole_hand() -> None:
    assert lacks(((2, 0b1), (1, 0)), 0b10) == ((2, 0b11), (1, 0b10))
    assert lacks(((2, 0b1), (1, 0)), 0b1) == ((3, 0b1),)
    assert lacks((), 0b1) == ()


def test_a_card_played_is_counted_off_the_oldest_group_that_may_hold_it() -> None:
    assert left_hand(((2, 0b1), (1, 0)), 0) == ((2, 0b1),)
    assert left_hand(((2, 0b1), (1, 0)), 3) == ((1, 0b1), (1, 0))
    with pytest.raises(ValueError, match="known not to be"):
        left_hand(((2, 0b1),), 0)
