"""What one card may make of three that are kept, and which cards do."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.angel.cards import ANGEL, DECK, RANK, SUIT
from game.angel.combinations import FLUSH, NAMES, best, combinations
from game.cards import Card
from game.french import SUITS


@dataclass(frozen=True, slots=True)
class Hope:
    """A combination that would count more than what is kept, and every unseen card that makes it."""

    combination: int
    cards: tuple[Card, ...]


def hope(kept: Sequence[Card], unseen: Sequence[Card], bonuses: Sequence[int]) -> Hope | None:
    """What it is best to hope for: what brings most, times how often it comes (AN-13); None without hope."""
    makes = {card: combinations([*kept, card]) for card in unseen}
    already, _ = best(kept, bonuses)
    found = [
        Hope(combination, tuple(card for card in unseen if combination in makes[card]))
        for combination, bonus in enumerate(bonuses)
        if bonus > already
    ]
    gains = {each.combination: (bonuses[each.combination] - already) * len(each.cards) for each in found}
    likely = [each for each in found if each.cards]
    return max(likely, key=lambda each: (gains[each.combination], each.combination), default=None)


def told(hoped: Hope, unseen: Collection[Card]) -> str:
    """The combination and what makes it: ``a flush, with a heart or the Angel``."""
    cards = [card for card in hoped.cards if card != ANGEL]
    if hoped.combination == FLUSH and cards:
        names = [f"a {SUITS[SUIT[cards[0]] or 0].name.lower().removesuffix('s')}"]
    else:
        names = _by_rank(cards, unseen)
    names += ["the Angel"] * (ANGEL in hoped.cards)
    *others, last = names
    ways = f"{', '.join(others)} or {last}" if others else last
    return f"{NAMES[hoped.combination]}, with {ways}"


def _by_rank(cards: Sequence[Card], unseen: Collection[Card]) -> list[str]:
    """By rank where every card of it will do and several are left, else card by card."""
    names: dict[str, None] = {}
    for card in sorted(cards, key=lambda each: (RANK[each], each)):
        alike = [other for other in unseen if RANK[other] == RANK[card]]
        several = len(alike) > 1 and all(other in cards for other in alike)
        names[_a_rank(RANK[card]) if several else DECK.text(card)] = None
    return list(names)


def _a_rank(rank: int) -> str:
    return {1: "an ace", 8: "an 8"}.get(rank, f"a {rank}")
