"""Whose eyes a match is watched through, and what they may see: what is still hidden in play stays hidden."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import Seat
from game.past import Past


@dataclass(frozen=True, slots=True)
class Eyes:
    """A seat that is looked from (None: a bystander's), and whether all hands lie open."""

    seat: Seat | None
    open_hands: bool = False


def own_eyes(people: Sequence[Seat]) -> Eyes:
    """What may always be seen: the one person's cards, or a bystander's where several play, or none."""
    return Eyes(people[0] if len(people) == 1 else None)


def permitted(wanted: Eyes, deal: int, past: Past, people: Sequence[Seat]) -> Eyes:
    """The eyes that are wanted where the deal, counted from 1, is over; else what may always be seen."""
    return wanted if deal <= past.deals_over() else own_eyes(people)
