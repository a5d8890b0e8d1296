"""From pointing, dragging and keys to gestures: what is picked up, pointed at and focused."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.assets import Assets
from engine.commands import Activated, Cancelled, Clicked, Command, Dragged, Dropped, Hovered, Stepped, Tabbed
from engine.focus import Focus, Target
from engine.sprites import CardSprite, Glow, hit, size_of
from game.cards import Card
from game.contract.table import Carry, Gesture, Touch
from game.table import Sight
from scenes.table.board import HAND, LAYER, Board
from scenes.table.frame import Button
from scenes.table.picker import Picker

LIFT = 0.08
"""How far a card under the pointer rises, as a share of its height."""
CHOSEN_LIFT = 0.2
"""How far a card rises that is picked up."""


@dataclass(frozen=True, slots=True)
class CardKey:
    """The focus is on a card of the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlaceKey:
    """The focus is on a place, and on one of its unseen cards where that is a choice."""

    place: int
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class ButtonKey:
    """The focus is on a button."""

    label: str


class Pointer:
    """What the viewer's hand is doing. ``picker`` is None while it is not the viewer's to decide."""

    def __init__(self, board: Board, assets: Assets) -> None:
        self.board = board
        self.picker: Picker | None = None
        self.focus = Focus()
        self.chosen: list[Card] = []
        self._advised: tuple[Card, ...] = ()
        """Those of them that a hint picked up and the person has not touched."""
        self.held: CardSprite | None = None
        self.hovered: CardSprite | None = None
        self.at = (-1, -1)
        """Where the pointer was last."""
        self._assets = assets

    def let_go(self) -> None:
        """Forget everything picked up."""
        self.chosen.clear()
        self._advised = ()
        self.held = None
        self.hovered = None

    def point_out(self, gesture: Gesture) -> None:
        """Pick up the cards of a gesture, so that they and their place light up."""
        self.chosen = list(gesture.cards) if isinstance(gesture, Carry) else []
        self._advised = tuple(self.chosen)

    def read(self, command: Command) -> Gesture | None:
        """Follow a command; the gesture it completes, if any."""
        match command:
            case Hovered(at=at):
                self.hovered, self.at = self._card_at(at), at
            case Dragged(start=start, at=at):
                self._drag(start, at)
            case Dropped(at=at):
                return self._drop(at)
            case Clicked(at=at, double=double):
                self.focus.shown = False
                return self._click(at, double)
            case Tabbed(count=count):
                self.focus.step(count)
            case Stepped(across=across, down=down):
                self.focus.towards(across, down)
            case Activated(enter=enter):
                return self._activate(enter)
            case Cancelled():
                self.let_go()
        return None

    def sources(self) -> list[CardSprite]:
        """The cards that can be picked up: the hand, and any pile that is played from now."""
        hand = self.board.hand()
        if self.picker is None:
            return hand
        carried = self.picker.carried - {sprite.card for sprite in hand}
        played_from = [pile for pile in self.board.piles if any(sprite.card in carried for sprite in pile)]
        return hand + [sprite for pile in played_from for sprite in pile]

    def targets(self) -> list[int]:
        """The places that light up: where what is picked up, held or pointed at can go."""
        if self.picker is None:
            return []
        touched = [touch.place for touch in self.picker.touches()]
        cards = self.pointed()
        return touched + (self.picker.targets(cards) if cards else [])

    def pointed_gesture(self) -> Gesture | None:
        """What would happen if the cards pointed at went to the place pointed at, or the one they can go to;
        or if the pile pointed at were clicked.
        """
        if self.picker is None:
            return None
        place, slot = self._place_pointed_at()
        cards = self.pointed()
        if not cards:
            return Touch(place, slot) if place is not None else None
        targets = self.picker.targets(cards)
        if place in targets:
            return Carry(cards, place)
        return Carry(cards, targets[0]) if len(targets) == 1 else None

    def _place_pointed_at(self) -> tuple[int | None, int | None]:
        """A place, and which of its unseen cards where that is a choice."""
        key = self.focus.key if self.focus.shown else None
        if isinstance(key, PlaceKey):
            return key.place, key.slot
        place = self.board.place_at(self.at)
        return place, None if place is None else self._slot_at(place, self.at)

    def set_focus_targets(self, buttons: Sequence[Button]) -> None:
        """Tell the focus what can be reached now: cards, places that take something, buttons."""
        targets = []
        if self.picker is not None:
            for sprite in self.sources():
                if sprite.card is not None:
                    targets.append(Target(CardKey(sprite.card), self._rect(sprite)))
            if self.chosen:
                places = self.picker.targets(tuple(self.chosen))
                targets += [Target(PlaceKey(place), self.board.area(place)) for place in places]
            targets += [self._touch_target(touch) for touch in self.picker.touches()]
        targets += [Target(ButtonKey(button.label), button.rect) for button in buttons]
        self.focus.reset(targets)

    def glow(self) -> None:
        """Light the cards that can be played, dim the others, raise what is pointed at."""
        focused = self.focus.key if self.focus.shown else None
        for sprite in self.sources():
            if sprite is self.held:
                sprite.glow = Glow.CHOSEN
                continue
            playable = self._playable(sprite)
            pointed = sprite is self.hovered or (sprite.card is not None and focused == CardKey(sprite.card))
            chosen = sprite.card in self.chosen
            if self.picker is None or self.picker.waiting:
                sprite.glow = Glow.NONE
            elif chosen or (pointed and playable):
                sprite.glow = Glow.CHOSEN
            else:
                sprite.glow = Glow.LEGAL if playable else Glow.DIM
            raised = pointed and (playable or self.picker is None)
            sprite.lift = sprite.height * (CHOSEN_LIFT if chosen else LIFT if raised else 0.0)

    def focused_lift(self) -> float:
        """How far the card with the focus has risen, in pixels."""
        key = self.focus.key
        sprite = self.board.sprite_of(key.card) if isinstance(key, CardKey) else None
        return sprite.lift if sprite is not None else 0.0

    def _playable(self, sprite: CardSprite) -> bool:
        if self.picker is None or sprite.card is None:
            return False
        if self.chosen and sprite.card not in self.chosen:
            together = (*self.chosen, sprite.card)
            if self.picker.targets(together) or self.picker.partners(together):
                return True
        return self.picker.playable(sprite.card)

    def pointed(self) -> tuple[Card, ...]:
        """The cards picked up, or else the one that is held, hovered or focused."""
        if self.chosen:
            return tuple(self.chosen)
        sprite = self.held or self.hovered
        if sprite is not None and sprite.card is not None:
            return (sprite.card,)
        key = self.focus.key
        return (key.card,) if isinstance(key, CardKey) and self.focus.shown else ()

    def _card_at(self, at: tuple[int, int]) -> CardSprite | None:
        return hit(self.sources(), at, self._assets)

    def _drag(self, start: tuple[int, int], at: tuple[int, int]) -> None:
        if self.held is None and self.picker is not None:
            self.held = self._card_at(start)
        if self.held is not None:
            self.held.x, self.held.y = at
            self.held.angle = 0.0
            self.held.z = 99 * LAYER

    def _drop(self, at: tuple[int, int]) -> Gesture | None:
        held, self.held = self.held, None
        if held is None or held.card is None:
            return None
        place = self.board.place_at(at)
        if place is None or self.board.places[place].kind.name == HAND:
            if place is not None and self.board.places[place].seat == self.board.viewer:
                self.board.arrange(held.card, at[0])
            return None
        cards = tuple(self.chosen) if held.card in self.chosen else (held.card,)
        return Carry(cards, place)

    def _click(self, at: tuple[int, int], double: bool) -> Gesture | None:
        if self.picker is None:
            return None
        sprite = self._card_at(at)
        if sprite is not None and sprite.card is not None:
            return self._pick(sprite.card, at_once=double)
        place = self.board.place_at(at)
        if place is None:
            self.chosen.clear()
            return None
        if self.chosen:
            return Carry(tuple(self.chosen), place)
        return Touch(place, self._slot_at(place, at))

    def _slot_at(self, place: int, at: tuple[int, int]) -> int | None:
        """Which of a place's unseen cards is meant, where that is a choice."""
        assert self.picker is not None
        if not any(touch.place == place and touch.slot is not None for touch in self.picker.touches()):
            return None
        sprite = hit(self.board.piles[place], at, self._assets)
        return self.board.piles[place].index(sprite) if sprite is not None else None

    def _pick(self, card: Card, *, at_once: bool) -> Gesture | None:
        """Pick a card up, put it back, or play it where it can only go to one place.

        The first click on a card that a hint has picked up leaves it so.
        """
        assert self.picker is not None
        if at_once:
            targets = self.picker.targets((card,))
            if len(targets) == 1:
                return Carry((card,), targets[0])
        advised, self._advised = self._advised, ()
        if card in self.chosen:
            if card not in advised:
                self.chosen.remove(card)
            return None
        together = (*self.chosen, card)
        if self.chosen and (self.picker.targets(together) or self.picker.partners(together)):
            self.chosen.append(card)
        elif self.picker.playable(card):
            self.chosen = [card]
        else:
            self.chosen.clear()
            return Carry((card,), self._usual_place())
        return None

    def _activate(self, enter: bool) -> Gesture | None:
        if self.picker is None:
            return None
        key = self.focus.key if self.focus.shown else None
        match key:
            case CardKey(card=card) if enter and card in self.chosen:
                targets = self.picker.targets(tuple(self.chosen))
                return Carry(tuple(self.chosen), targets[0]) if len(targets) == 1 else None
            case CardKey(card=card):
                alone = enter or not self.picker.partners((card,))
                return self._pick(card, at_once=alone and not self.chosen)
            case PlaceKey(place=place, slot=slot):
                return Carry(tuple(self.chosen), place) if self.chosen else Touch(place, slot)
        if enter and len(self.picker.choices) == 1:
            return self.picker.choices[0][0]
        return None

    def _usual_place(self) -> int:
        """Where a card that cannot be played was most likely meant to go: the first open heap."""
        for index, place in enumerate(self.board.places):
            if place.seat is None and place.kind.sight is Sight.EVERYBODY:
                return index
        return 0

    def _touch_target(self, touch: Touch) -> Target:
        rect = self.board.area(touch.place)
        if touch.slot is not None and touch.slot < len(self.board.piles[touch.place]):
            rect = self._rect(self.board.piles[touch.place][touch.slot])
        return Target(PlaceKey(touch.place, touch.slot), rect)

    def _rect(self, sprite: CardSprite) -> pygame.Rect:
        rect = pygame.Rect((0, 0), size_of(sprite, self._assets))
        rect.center = (round(sprite.x), round(sprite.y))
        return rect
