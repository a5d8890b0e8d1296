"""The view of a position of Devil from one seat."""

from dataclasses import dataclass

from game.cards import Card, Face, Seat
from game.contract.rules import View, convert
from game.devil.actions import DevilAction
from game.devil.cards import DECK_440, STANDARD_DECK, fits
from game.devil.position import DISCARDS, HANDS, STOCK, Phase, Play, State
from game.devil.rules import legal, to_move
from game.devil.scoring import standing
from game.hidden_cards import Groups
from game.table import masked


@dataclass(frozen=True, slots=True, kw_only=True)
class DevilView(View):
    """Everything one seat may know about a match of Devil."""

    legal: tuple[DevilAction, ...]
    cards: int
    target: int
    phase: Phase
    turns: int
    idle: int
    known: tuple[Groups, ...]
    plays: tuple[Play, ...] = ()

    @property
    def larger(self) -> bool:
        """True if Devil 440 is played, with its Onifuda and its other Specials."""
        return self.cards == len(DECK_440)

    @property
    def hand(self) -> list[Card]:
        """The visible cards of the viewer's hand; empty for a bystander."""
        return [] if self.seat is None else self.seen(HANDS[self.seat])

    @property
    def hidden(self) -> list[Card]:
        """The cards that the viewer cannot see, lowest first."""
        seen = {card for pile in self.piles for card in pile}
        return [card for card in range(self.cards) if card not in seen]

    @property
    def top(self) -> Card:
        """The top of the discard pile, which is never empty."""
        top = self.piles[DISCARDS][-1]
        assert top is not None
        return top

    @property
    def fitting(self) -> list[Face]:
        """The distinct faces of this deck that fit on the discard pile."""
        return self.fitting_on(self.top)

    def fitting_on(self, top: Card) -> list[Face]:
        """Return the distinct faces of this deck that fit on a card (DV-7, DV-15, DV-16)."""
        deck = DECK_440 if self.larger else STANDARD_DECK
        return [face for face in dict.fromkeys(deck.faces) if fits(face, DECK_440.faces[top])]

    @property
    def drawable(self) -> int:
        """The number of cards that can be drawn: the draw pile and all discards but the top one (DV-9)."""
        return len(self.piles[STOCK]) + len(self.piles[DISCARDS]) - 1


def view(state: State, seat: Seat | None) -> DevilView:
    """Return the position as a seat (None: a bystander) may know it."""
    table = state.table
    return convert(
        state,
        DevilView,
        seat=seat,
        to_move=to_move(state),
        piles=masked(table.piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        known=tuple(state.known),
        plays=tuple(state.plays),
    )
