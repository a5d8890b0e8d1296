"""The cards on the screen, by place. After every animation the board shows exactly what the view tells."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from engine.assets import Assets
from engine.easing import ease_out, settle
from engine.layout import Spot, Spread, TableMap, Zone, spots
from engine.sprites import CardSprite, Glow
from engine.timeline import Timeline
from game.cards import Card, Deck, Seat
from game.contract import View
from game.events import Event, Moved
from game.table import Place, shows_last

HAND = "hand"
OTHERS = "others"
TRAVEL = 230.0
"""Milliseconds a card takes from place to place."""
CLOSE_UP = 170.0
"""Milliseconds in which the cards of a place close a gap or make room."""
PILE_SHOWN = 8
"""The topmost cards of a heap that are drawn; those beneath cannot be seen."""


@dataclass(slots=True)
class Board:
    """Sprites by place index, for one viewer (None: a bystander).

    A sprite of a card that the viewer may not see knows neither the card nor its picture.
    """

    deck: Deck
    places: tuple[Place, ...]
    table_map: TableMap
    assets: Assets
    viewer: Seat | None
    seats: int
    window: tuple[int, int]
    piles: list[list[CardSprite]]

    def lay(self, view: View[Any]) -> None:
        """Put every card where the view has it, at once."""
        self.piles = [[self._sprite(card) for card in pile] for pile in view.piles]
        self.settle()

    def rewind(self, events: Sequence[Event]) -> None:
        """Take moves back, last first, so that they can be shown happening."""
        for event in reversed(events):
            if isinstance(event, Moved):
                sprite = self._take(event.card, event.target)
                self.piles[event.source].append(sprite)
        for place, pile in enumerate(self.piles):
            for sprite in pile:
                self._turn(sprite, sprite.card if shows_last(self.places[place], self.viewer) else None)
        self.settle()

    def matches(self, view: View[Any]) -> bool:
        """Whether the board shows just what the view tells."""
        shown = tuple(tuple(_known(sprite) for sprite in pile) for pile in self.piles)
        return shown == view.piles

    def fit(self, window: tuple[int, int]) -> None:
        """Lie anew in a window of another size."""
        self.window = window
        self.settle()

    def settle(self) -> None:
        """Every card at its spot, upright and full face."""
        for place, pile in enumerate(self.piles):
            for sprite, spot in zip(self._ordered(place), self._spots(place), strict=True):
                sprite.x, sprite.y, sprite.angle, sprite.flip = spot.x, spot.y, spot.angle, 1.0
                sprite.height = self.zone(place).card_height
                sprite.lift = 0.0
            self._stack(place)
            for sprite in pile:
                sprite.glow = Glow.NONE

    def zone(self, place: int) -> Zone:
        """Where a place is in the window."""
        kind, seat = self.places[place].kind.name, self.places[place].seat
        if seat is None:
            return self.table_map.zone(kind, self.window)
        around = (seat - (self.viewer or 0)) % self.seats
        if around == 0:
            return self.table_map.zone(kind, self.window)
        return self.table_map.along(OTHERS, self.seats - 1, self.window)[around - 1]

    def area(self, place: int) -> pygame.Rect:
        """The part of the window that counts as a place."""
        zone = self.zone(place)
        if zone.spread is Spread.PILE:
            width = zone.card_height * self._aspect(place)
            rect = pygame.Rect(0, 0, round(width), round(zone.card_height))
            rect.center = (round(zone.x), round(zone.y))
            return rect.inflate(24, 24)
        return zone.rect

    def place_at(self, point: tuple[int, int]) -> int | None:
        """The place at a point of the window."""
        for place in range(len(self.places)):
            if self.area(place).collidepoint(point):
                return place
        return None

    def visible(self) -> list[CardSprite]:
        """The sprites worth drawing."""
        shown: list[CardSprite] = []
        for place, pile in enumerate(self.piles):
            heap = self.zone(place).spread is Spread.PILE
            seen = pile[-PILE_SHOWN:] if heap else pile
            for index, sprite in enumerate(seen):
                sprite.grounded = not heap or index == 0
            shown += seen
        return shown

    def hand(self) -> list[CardSprite]:
        """The viewer's hand, as it lies from left to right."""
        for place, where in enumerate(self.places):
            if where.kind.name == HAND and where.seat == self.viewer and self.viewer is not None:
                return self._ordered(place)
        return []

    def sprite_of(self, card: Card) -> CardSprite | None:
        """The sprite of a card that the viewer sees."""
        return next((sprite for pile in self.piles for sprite in pile if sprite.card == card), None)

    def exchange(self, one: Card, other: Card) -> None:
        """Let two cards of one face change places: nobody can tell, and the held one is then played."""
        first, second = self.sprite_of(one), self.sprite_of(other)
        if first is None or second is None or first is second:
            return
        first.card, second.card = second.card, first.card
        for pile in self.piles:
            pile[:] = [
                second if sprite is first else first if sprite is second else sprite for sprite in pile
            ]

    def move(self, event: Moved, timeline: Timeline) -> None:
        """Start a card on its way; its neighbours close up and make room."""
        sprite = self._take(event.card, event.source)
        self.piles[event.target].append(sprite)
        shown = event.card is not None and shows_last(self.places[event.target], self.viewer)
        if event.card is not None:
            sprite.card, sprite.front = event.card, self._front(event.card)
        self._close_up(event.source, timeline)
        self._fly(sprite, event.target, event.card if shown else None, timeline)

    def show(self, place: int, cards: Sequence[Card], timeline: Timeline) -> None:
        """Turn up the cards of a place where they lie."""
        for sprite, card in zip(self.piles[place], cards, strict=True):
            if sprite.face_up:
                continue
            sprite.card, sprite.front = card, self._front(card)
            self._flip(sprite, card, timeline, TRAVEL)

    def _fly(self, sprite: CardSprite, place: int, card: Card | None, timeline: Timeline) -> None:
        start = (sprite.x, sprite.y, sprite.angle, sprite.height, sprite.lift)
        height = self.zone(place).card_height
        sprite.z = 10_000 + sum(map(len, self.piles[:place])) + len(self.piles[place])
        sprite.glow = Glow.NONE

        def travel(share: float) -> None:
            spot = self._spot_of(sprite, place)
            sprite.x = start[0] + (spot.x - start[0]) * share
            sprite.y = start[1] + (spot.y - start[1]) * share
            sprite.angle = start[2] + (spot.angle - start[2]) * share
            sprite.height = start[3] + (height - start[3]) * min(1.0, share)
            sprite.lift = start[4] * (1 - min(1.0, share))
            if share >= 1.0:
                self._stack(place)

        timeline.add(0, TRAVEL, travel, settle)
        if sprite.face_up != (card is not None):
            self._flip(sprite, card, timeline, TRAVEL)
        else:
            self._turn(sprite, card)
        self._close_up(place, timeline, leave=sprite)

    def _flip(self, sprite: CardSprite, card: Card | None, timeline: Timeline, duration: float) -> None:
        def squeeze(share: float) -> None:
            if share >= 0.5:
                self._turn(sprite, card)
            sprite.flip = abs(1 - 2 * share)

        timeline.add(0, duration, squeeze, ease_out)

    def _close_up(self, place: int, timeline: Timeline, leave: CardSprite | None = None) -> None:
        for sprite in self.piles[place]:
            if sprite is not leave:
                self._glide(sprite, place, timeline)
        if self.zone(place).spread is not Spread.PILE:
            self._stack(place, leave)

    def _glide(self, sprite: CardSprite, place: int, timeline: Timeline) -> None:
        spot = self._spot_of(sprite, place)
        if abs(spot.x - sprite.x) + abs(spot.y - sprite.y) < 1:
            sprite.x, sprite.y, sprite.angle = spot.x, spot.y, spot.angle
            return
        start = (sprite.x, sprite.y, sprite.angle)

        def glide(share: float) -> None:
            if sprite not in self.piles[place]:
                return
            sprite.x = start[0] + (spot.x - start[0]) * share
            sprite.y = start[1] + (spot.y - start[1]) * share
            sprite.angle = start[2] + (spot.angle - start[2]) * share

        timeline.add(0, CLOSE_UP, glide)

    def _take(self, card: Card | None, place: int) -> CardSprite:
        """The sprite that leaves a place: the card's own, or any that shows no face."""
        pile = self.piles[place]
        for index in range(len(pile) - 1, -1, -1):
            if card is not None and pile[index].card == card:
                return pile.pop(index)
        for index in range(len(pile) - 1, -1, -1):
            if pile[index].card is None:
                return pile.pop(index)
        return pile.pop()

    def _sprite(self, card: Card | None) -> CardSprite:
        back = self.deck.backs[0 if card is None else card]
        sprite = CardSprite(None, None, f"cards/{back}.svg")
        self._turn(sprite, card)
        return sprite

    def _turn(self, sprite: CardSprite, card: Card | None) -> None:
        """Show a card's face, or nothing at all: what is hidden is not kept anywhere."""
        sprite.card = card
        sprite.front = None if card is None else self._front(card)
        sprite.face_up = card is not None

    def _front(self, card: Card) -> str:
        return f"cards/{self.deck.faces[card].art}.svg"

    def _aspect(self, place: int) -> float:
        pile = self.piles[place]
        picture = pile[-1].picture if pile else f"cards/{self.deck.backs[0]}.svg"
        return self.assets.aspect(picture)

    def _ordered(self, place: int) -> list[CardSprite]:
        """The sprites of a place as they lie: the viewer's own hand is sorted."""
        pile = self.piles[place]
        where = self.places[place]
        if where.kind.name == HAND and where.seat == self.viewer and self.viewer is not None:
            return sorted(pile, key=self._rank)
        return pile

    def _rank(self, sprite: CardSprite) -> tuple[int, int]:
        """Cards sort by where their face first stands in the deck."""
        if sprite.card is None:
            return len(self.deck.faces), 0
        return self.deck.faces.index(self.deck.faces[sprite.card]), sprite.card

    def _spots(self, place: int) -> list[Spot]:
        zone = self.zone(place)
        return spots(zone, len(self.piles[place]), zone.card_height * self._aspect(place))

    def _spot_of(self, sprite: CardSprite, place: int) -> Spot:
        ordered = self._ordered(place)
        for index, other in enumerate(ordered):
            if other is sprite:
                return self._spots(place)[index]
        return Spot(sprite.x, sprite.y, sprite.angle)

    def _stack(self, place: int, leave: CardSprite | None = None) -> None:
        for index, sprite in enumerate(self._ordered(place)):
            if sprite is not leave:
                sprite.z = index


def _known(sprite: CardSprite) -> Card | None:
    return sprite.card if sprite.face_up else None
