"""What a variant may answer to the questions that the base game asks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.jokers_of_death.position import Effect, Opening


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One variant; what it leaves out stays as in the base game (JD-1, JD-2)."""

    seats: range = range(2, 7)
    seats_refused: str = ""
    """Why other numbers of seats cannot play it."""
    decks: int | None = None
    jokers: int = 2
    piles: int = 3
    effects: Mapping[int, Effect] = field(default_factory=dict)
    """By kind of card: what it does besides when it is played from a hand."""
    openings: tuple[Opening, ...] = ()
    """What else may be done at the start of a turn with nothing to answer."""
