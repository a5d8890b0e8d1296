"""The cards on screen, by place. After every animation the board matches the view exactly."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import pygame

from engine.assets import Assets
from engine.layout import LONGEST_ROW, Spread, TableMap, Zone
from engine.motion import Pose
from engine.sprites import CardSprite, Glow, bounds_of
from engine.theme import box_scale_of
from engine.timeline import Timeline
from game.cards import Card, Deck, Seat, Taste
from game.contract.rules import View
from game.match import Match
from game.table import Event, Moved, sees
from saves.settings import HandOrder
from scenes.backs import OWN, back_for
from scenes.desk import Desk
from scenes.table.animation.card_motion import DRIFTED, THROWN, Travel, flip_card, glide_cards, send_card
from scenes.table.view.table_layout import HAND, TableLayout

TURN_UP_GAP_MS, TURN_UP_MS = 130.0, 700.0
"""The most time between two cards of a hand being turned up, and for a whole hand, in milliseconds."""
UNEVEN = 6
"""The most cards that one row of a new hand may have more than the other, to keep suits whole."""
FULLEST = 2 / 3
"""The largest share of a hand in one of two rows before its suits are split again."""
PILE_SHOWN = 8
"""The number of top cards of a pile that are drawn; those below can't be seen."""
PILE_SLACK_PX = 10
"""The margin around a pile that counts as the pile, in window pixels."""
LAYER_HEIGHT = 1000
"""The difference in z order from one layer of cards to the next."""


def turn_up_delay(count: int) -> float:
    """Return the time from one card being turned up to the next, of ``count`` in a hand, in milliseconds."""
    return min(TURN_UP_GAP_MS, TURN_UP_MS / max(1, count))


@dataclass(frozen=True, slots=True)
class CardLook:
    """The player's chosen look of cards."""

    tastes: frozenset[Taste] = frozenset()
    back: str = OWN
    size: float = 1.0
    """The size of cards, as a share of the largest that fits."""

    @classmethod
    def of(cls, desk: Desk) -> "CardLook":
        """Return the look from the settings."""
        return cls(desk.tastes, desk.settings.back, desk.settings.card_size)


@dataclass(slots=True)
class Sorting:
    """The sort order of a hand, and its cards as arranged by hand."""

    deck: Deck
    order: HandOrder = HandOrder.SUIT
    arranged: list[Card] = field(default_factory=list)
    _firsts: tuple[int, ...] = field(init=False)
    """For each card, the first in the deck with the same face; cached for speed."""

    def __post_init__(self) -> None:
        faces = self.deck.faces
        self._firsts = tuple(faces.index(face) for face in faces)

    def next_order(self, lying: Sequence[Card]) -> None:
        """Switch to the next order; arranging by hand starts from the current one."""
        ways = list(HandOrder)
        self.order = ways[(ways.index(self.order) + 1) % len(ways)]
        if self.order is HandOrder.HAND:
            self.arranged = list(lying)

    def arrange(self, card: Card, others: Sequence[Card], left: int) -> None:
        """Arrange a card by hand, with ``left`` of the others to its left."""
        self.arranged = [*others[:left], card, *others[left:]]
        self.order = HandOrder.HAND

    def sorted(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in this order."""
        return sorted(cards, key=self.rank)

    def rank(self, card: Card | None) -> tuple[int, int, int, int]:
        """Return the sort key of a card; hidden cards, and ones not yet arranged, come last."""
        if card is None:
            return len(self.deck), 0, 0, 0
        face, first = self.deck.faces[card], self._firsts[card]
        match self.order:
            case HandOrder.SUIT:
                return face.suit, face.rank, first, card
            case HandOrder.RANK:
                return face.rank, face.suit, first, card
            case HandOrder.HAND:
                there = self.arranged.index(card) if card in self.arranged else len(self.deck)
                return there, 0, first, card


def usual_sorting(match: Match) -> Sorting:
    """Return the game's default order of a hand."""
    return Sorting(match.deck, HandOrder.RANK if match.game.info.by_rank else HandOrder.SUIT)


def last_sorting(desk: Desk, match: Match) -> Sorting:
    """Return the order in which a hand of the game was last sorted."""
    usual = usual_sorting(match)
    return replace(usual, order=desk.settings.orders.get(match.game.id, usual.order))


def remember_order(desk: Desk, match: Match, order: HandOrder) -> None:
    """Store the order for later hands of the game, unless the hand was arranged by hand."""
    if order is not HandOrder.HAND:
        desk.change(replace(desk.settings, orders={**desk.settings.orders, match.game.id: order}))


class Board:
    """The card sprites of a match by place, for one viewer, or for a bystander if that is None.

    The sprite of a card that the viewer may not see has neither the card nor its picture. The board keeps no
    reference to the match.
    """

    def __init__(
        self,
        match: Match,
        viewer: Seat | None,
        table_map: TableMap,
        assets: Assets,
        window: tuple[int, int],
        sorting: Sorting,
        look: CardLook | None = None,
    ) -> None:
        self.viewer, self.table_map, self.assets = viewer, table_map, assets
        self.window, self.look = window, look or CardLook()
        self.deck, self.places, self.seats = match.deck, match.places, match.seats
        self.piles: list[list[CardSprite]] = []
        self.crossed: frozenset[int] = frozenset()
        """The places whose cards are turned crosswise."""
        self.sorting, self.usual = sorting, usual_sorting(match)
        """The order of the viewer's hand, and the default one for other players' open hands."""
        hands = ((where.seat, place) for place, where in enumerate(self.places) if where.kind.name == HAND)
        self.hands = {seat: place for seat, place in hands if seat is not None}
        """The place of each seat's hand."""
        self.hand_place = None if viewer is None else self.hands.get(viewer)
        """The place of the viewer's hand."""
        self._first_suits: set[int] = set()
        """The suits in the first of two rows of the viewer's hand."""
        self._first_row = 0
        """The number of cards in that row; 0 for half, or for a single row."""
        self.layout = self._fitted()

    @property
    def box_scale(self) -> float:
        """Window pixels per design pixel."""
        return box_scale_of(self.window)

    def reset(self, view: View, crossed: Collection[int]) -> None:
        """Put every card where the view has it, without animation, with some places ``crossed``."""
        self.crossed = frozenset(crossed)
        self.piles = [[self._sprite(card, place) for card in pile] for place, pile in enumerate(view.piles)]
        self.settle()

    def rewind(self, events: Sequence[Event]) -> None:
        """Undo the moves of these events, last first, so that they can be animated."""
        for event in reversed(events):
            if isinstance(event, Moved):
                self.piles[event.source].append(self._take(event.card, event.target))
        for place, pile in enumerate(self.piles):
            shown = sees(self.places[place], self.viewer)
            for sprite in pile:
                self._turn(sprite, sprite.card if shown else None, place)
        self.settle()

    def _fitted(self) -> TableLayout:
        return TableLayout(
            self.table_map.sized(self.look.size), self.window, self.viewer, self.seats, self.places
        )

    def matches(self, view: View) -> bool:
        """True if the board matches a view exactly."""
        return all(self.cards(place) == pile for place, pile in enumerate(view.piles))

    def cards(self, place: int) -> tuple[Card | None, ...]:
        """Return the cards at a place from the bottom up, with None for a hidden one."""
        return tuple([sprite.card for sprite in self.piles[place]])

    def fit(self, window: tuple[int, int], look: CardLook) -> None:
        """Fit all cards to a new window size or card look."""
        self.window, self.look = window, look
        self.layout = self._fitted()
        for place, pile in enumerate(self.piles):
            for sprite in pile:
                if sprite.card is None:
                    sprite.back = self._hidden_back(place)
                else:
                    self._know(sprite, sprite.card)
        self.settle()

    def settle(self) -> None:
        """Put every card in its place without animation."""
        self._split_rows()
        for place in range(len(self.piles)):
            for sprite, pose in zip(self._ordered(place), self.poses(place), strict=True):
                sprite.settle_at(pose, self.layout.zones[place].card_height)
            self._stack(place)

    def area(self, place: int, slack: int = PILE_SLACK_PX) -> pygame.Rect:
        """Return the area of a place in the window, with a margin around a pile."""
        return self.layout.area(place, slack, self._aspect(place))

    def zone(self, name: str) -> Zone:
        """Return a zone of the table map, fitted to the window."""
        return self.table_map.zone(name, self.window)

    def cards_area(self, place: int) -> pygame.Rect:
        """Return the area covered by a pile's cards, or the place's area if it is empty."""
        cards = [bounds_of(sprite, self.assets) for sprite in self.piles[place]]
        return cards[0].unionall(cards[1:]) if cards else self.area(place, slack=0)

    def reach(self, sprite: CardSprite) -> pygame.Rect:
        """Return the area of a card, both lowered and raised."""
        rect = bounds_of(sprite, self.assets).move(0, round(sprite.lift))
        return rect.union(rect.move(0, -round(sprite.target_lift)))

    def place_at(self, point: tuple[int, int]) -> int | None:
        """Return the topmost place at a point of the window, if any."""
        hits = [place for place in range(len(self.places)) if self.area(place).collidepoint(point)]
        zones = self.layout.zones
        return max(hits, key=lambda place: (zones[place].layer, bool(self.piles[place])), default=None)

    def visible(self) -> list[CardSprite]:
        """Return the sprites that can be seen."""
        return [sprite for group in self.groups() for sprite in group]

    def groups(self) -> list[list[CardSprite]]:
        """Return the sprites that can be seen, by place, from the lowest layer up."""
        shown: list[list[CardSprite]] = []
        for zone, pile in sorted(
            zip(self.layout.zones, self.piles, strict=True), key=lambda pair: pair[0].layer
        ):
            heap = zone.spread is Spread.PILE
            shown.append(pile[-PILE_SHOWN if heap else 0 :])
            for index, sprite in enumerate(shown[-1]):
                sprite.casts_shadow = not heap or index == 0
        return shown

    def hand(self) -> list[CardSprite]:
        """Return the viewer's hand, from left to right."""
        return [] if self.hand_place is None else self._ordered(self.hand_place)

    def held_by(self, seat: Seat) -> list[Card]:
        """Return the visible cards of a seat's hand, from left to right."""
        return [sprite.card for sprite in self._ordered(self.hands[seat]) if sprite.card is not None]

    def sprite_of(self, card: Card) -> CardSprite | None:
        """Return the sprite of a card, if the viewer sees it."""
        return next((sprite for pile in self.piles for sprite in pile if sprite.card == card), None)

    def place_of(self, sprite: CardSprite) -> int:
        """Return the place of a sprite."""
        return next(place for place, pile in enumerate(self.piles) if sprite in pile)

    def front(self, card: Card) -> str:
        """Return the path of a card's face."""
        return f"cards/{self.deck.art(card, self.look.tastes)}.svg"

    def _hidden_back(self, place: int) -> str:
        """Return the path of the back of hidden cards at a place."""
        return self._back(self.places[place].back or self.deck.backs[0])

    def _back(self, usual: str) -> str:
        return f"cards/{back_for(usual, self.deck.backs, self.look.back)}.svg"

    def exchange(self, one: Card, other: Card) -> None:
        """Swap two cards with the same face, so that the one held is the one played."""
        first, second = self.sprite_of(one), self.sprite_of(other)
        if first is None or second is None or first is second:
            return
        first.card, second.card = second.card, first.card
        swapped = {id(first): second, id(second): first}
        for pile in self.piles:
            pile[:] = [swapped.get(id(sprite), sprite) for sprite in pile]

    def move(self, event: Moved, timeline: Timeline, way: Travel = THROWN) -> None:
        """Animate a card to its target; its neighbours close the gap and make room."""
        sprite = self._take(event.card, event.source)
        self.piles[event.target].append(sprite)
        shown = event.card is not None and sees(self.places[event.target], self.viewer)
        if event.card is not None:
            self._know(sprite, event.card)
        self._close_up(event.source, timeline)
        sprite.travel_picture = self.layout.zones[event.source].spirit if way is DRIFTED else ""
        self._fly(sprite, event.target, event.card if shown else None, way, timeline)

    def show(self, place: int, cards: Sequence[Card], timeline: Timeline) -> None:
        """Animate the turning up of a place's cards, one after another; a whole hand is sorted first."""
        if place in self.hands.values() and all(card is None for card in self.cards(place)):
            lying = dict(zip(self._sorting(place).sorted(cards), self.piles[place], strict=True))
            self.piles[place][:] = [lying[card] for card in cards]
        hidden = [pair for pair in zip(self.piles[place], cards, strict=True) if not pair[0].face_up]
        for index, (sprite, card) in enumerate(hidden):
            self._know(sprite, card)
            delay = index * turn_up_delay(len(cards))
            flip_card(sprite, partial(self._turn, sprite, card, place), timeline, delay)

    def _fly(
        self, sprite: CardSprite, place: int, card: Card | None, way: Travel, timeline: Timeline
    ) -> None:
        sprite.z = 50 * LAYER_HEIGHT + sum(map(len, self.piles[:place])) + len(self.piles[place])
        height = self.layout.zones[place].card_height
        pose_of, landed = partial(self._pose_of, sprite, place), partial(self._stack, place)
        send_card(sprite, pose_of, height, way, timeline, landed)
        if sprite.face_up != (card is not None and not self.layout.zones[place].covered):
            flip_card(sprite, lambda: self._turn(sprite, card, place), timeline)
        else:
            sprite.stop_turning()
            self._turn(sprite, card, place)
        self._close_up(place, timeline, leave=sprite)

    def _close_up(self, place: int, timeline: Timeline, leave: CardSprite | None = None) -> None:
        self._split_rows()
        lying = zip(self._ordered(place), self.poses(place), strict=True)
        glide_cards([each for each in lying if each[0] is not leave and not each[0].in_flight], timeline)
        if self.layout.zones[place].spread is not Spread.PILE:
            self._stack(place, leave)

    def _take(self, card: Card | None, place: int) -> CardSprite:
        """Remove and return a card's sprite from a place, or any hidden one."""
        pile = self.piles[place]
        for wanted in (card, None):
            for index in reversed(range(len(pile))):
                if pile[index].card == wanted:
                    return pile.pop(index)
        return pile.pop()

    def _sprite(self, card: Card | None, place: int) -> CardSprite:
        sprite = CardSprite(None, None, self._hidden_back(place))
        self._turn(sprite, card, place)
        return sprite

    def _turn(self, sprite: CardSprite, card: Card | None, place: int) -> None:
        """Set a sprite's card and picture, or clear both for a hidden card."""
        if card is None:
            sprite.card = sprite.front = None
        else:
            self._know(sprite, card)
        sprite.face_up = card is not None and not self.layout.zones[place].covered

    def _know(self, sprite: CardSprite, card: Card) -> None:
        sprite.card, sprite.front = card, self.front(card)
        sprite.back = self._back(self.deck.backs[card])

    def _aspect(self, place: int) -> float:
        pile = self.piles[place]
        return self.assets.aspect(pile[-1].picture if pile else self._hidden_back(place))

    def _ordered(self, place: int) -> list[CardSprite]:
        """Return the sprites of a place in order; a hand that the viewer sees is sorted."""
        pile = self.piles[place]
        seen = place in self.hands.values() and all(sprite.card is not None for sprite in pile)
        if seen or place == self.hand_place:
            return sorted(pile, key=lambda sprite: self._sorting(place).rank(sprite.card))
        return pile

    def _sorting(self, place: int) -> Sorting:
        return self.sorting if place == self.hand_place else self.usual

    def poses(self, place: int) -> Sequence[Pose]:
        """Return the poses of a place's cards, from the bottom up or from the left."""
        count, crossed = len(self.piles[place]), place in self.crossed
        first_row = self._first_row if place == self.hand_place else 0
        return self.layout.poses(place, count, self._aspect(place), crossed, first_row)

    def _split_rows(self) -> None:
        """Split the viewer's hand between suits if it is sorted by suit and needs two rows.

        Suits keep their rows while cards are played or drawn, as long as there is room.
        """
        suits = [self.deck.faces[sprite.card].suit for sprite in self.hand() if sprite.card is not None]
        if len(suits) <= LONGEST_ROW or self.sorting.order is not HandOrder.SUIT:
            self._first_row, self._first_suits = 0, set()
            return
        first, longest = sum(suit in self._first_suits for suit in suits), len(suits) * FULLEST
        if 0 < first < len(suits) and max(first, len(suits) - first) <= max(LONGEST_ROW, longest):
            self._first_row = first
            return
        ends = (end for end in range(1, len(suits)) if suits[end] != suits[end - 1])
        first = min(ends, key=lambda end: abs(2 * end - len(suits)), default=0)
        self._first_row = first if abs(2 * first - len(suits)) <= UNEVEN else 0
        self._first_suits = set(suits[: self._first_row])

    def dim(self, cards: Collection[Card]) -> None:
        """Dim these cards and no others; highlighted ones stay bright."""
        for sprite in (sprite for pile in self.piles for sprite in pile):
            if sprite.glow is not Glow.CHOSEN:
                sprite.glow = Glow.DIM if sprite.card in cards else Glow.NONE

    def cross(self, places: Collection[int], timeline: Timeline) -> None:
        """Set the places whose cards are turned crosswise, and animate the change."""
        turned = self.crossed ^ frozenset(places)
        self.crossed = frozenset(places)
        for place in turned:
            self._close_up(place, timeline)

    def _pose_of(self, sprite: CardSprite, place: int) -> Pose:
        lying = zip(self._ordered(place), self.poses(place), strict=True)
        return next((at for other, at in lying if other is sprite), sprite.pose)

    def _stack(self, place: int, leave: CardSprite | None = None) -> None:
        for z, sprite in enumerate(self._ordered(place), self.layout.zones[place].layer * LAYER_HEIGHT):
            if sprite is not leave:
                sprite.z = z
