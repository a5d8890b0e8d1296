"""The pointer: turns pointing, dragging and keys into gestures."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import hypot

import pygame

from engine.commands import (
    Activated,
    Cancelled,
    Clicked,
    Command,
    Dragged,
    Dropped,
    Hovered,
    Stepped,
    Tabbed,
    Typed,
)
from engine.sprites import CardSprite, bounds_of, hit, size_of
from engine.ui.focus import Focus, Target
from engine.ui.placement import area_of
from game.cards import Card
from game.contract.table import BySeat, Carry, Gesture, OnPlace, Press, Spot, Touch
from game.table import Sight
from scenes.table.picker import Picker
from scenes.table.view.board import LAYER_HEIGHT, Board
from scenes.table.view.table_layout import HAND

OVERLAP_SHARE = 0.12
"""The share of a dropped card that must cover a place to count as dropped there."""


@dataclass(frozen=True, slots=True)
class CardKey:
    """The focus is on a card of the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlaceKey:
    """The focus is on a place, or on one of its hidden cards if each can be chosen."""

    place: int
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class ButtonKey:
    """The focus is on a button."""

    label: str


class Device(Enum):
    """A device that points at something."""

    POINTER = auto()
    KEYS = auto()


class Pointer:
    """The viewer's pointer. Its picker has no choices while the viewer can't act.

    A card under it is hovered; those picked up by a click or a key are chosen.
    """

    def __init__(self, board: Board, picker: Picker) -> None:
        self.board = board
        self.picker = picker
        self.focus = Focus()
        self.chosen: list[Card] = []
        self.advice: Gesture | None = None
        """The hint's gesture, until the person does something else."""
        self.awaited: int | None = None
        """The place clicked before any card; the next card clicked goes there if it can."""
        self.dragged: CardSprite | None = None
        self._grip = (0.0, 0.0)
        """The offset from the pointer to the middle of the dragged card, in window pixels."""
        self.hovered: CardSprite | None = None
        self._just_put_back: CardSprite | None = None
        """The card just put back, which isn't raised until the pointer has left it."""
        self.one_click = False
        """True if a click plays a card that has only one place to go."""
        self.at = (-1, -1)
        self.device: Device | None = None
        """The device last used to point, or None once something else has happened: then no tip is shown."""

    def note_device(self, command: Command) -> None:
        """Store the device used to point, or None for any other command.

        A mouse event with the same position, as when a window opens, doesn't count.
        """
        match command:
            case Hovered(at=at):
                self.device = Device.POINTER if at != self.at else self.device
            case Tabbed() | Stepped():
                self.device = Device.KEYS
            case _:
                self.device = None

    @property
    def focused(self) -> Hashable | None:
        """The card, place or button in the keyboard's focus, while that is drawn."""
        return self.focus.key if self.focus.shown else None

    @property
    def deciding(self) -> bool:
        """True on the viewer's own turn, once they can act."""
        return bool(self.picker.choices) and not self.picker.waiting

    def stop(self) -> None:
        """Let the viewer act no longer."""
        self.picker = self.picker.stopped()

    def clear(self) -> None:
        """Clear the selection and the hint, but keep a dragged card."""
        self.chosen.clear()
        self.advice = self.awaited = None
        self.hovered = None
        self.device = None

    def select_gesture(self, gesture: Gesture) -> None:
        """Select a hint's gesture: its cards and place light up, and Enter plays it."""
        self.chosen = list(gesture.cards) if isinstance(gesture, Carry) else []
        self.advice = gesture
        self.hovered = None
        self.focus.shown = isinstance(gesture, Touch) and gesture.slot is not None
        if isinstance(gesture, Touch) and gesture.slot is not None:
            self.focus.key = PlaceKey(gesture.place, gesture.slot)

    def touch_for(self, letter: str) -> Touch | None:
        """Return the click on a pile that a letter makes, legal or not, if any."""
        return next((touch for touch in self.picker.game.words.keyed if touch.key == letter), None)

    def await_card(self, gesture: Gesture) -> bool:
        """Wait for a card for the place clicked; return False if none can go there."""
        self.awaited = None
        if isinstance(gesture, Touch) and not self.chosen:
            alone = (each for each in self.picker.carries if not self.picker.partners(each.cards))
            self.awaited = next((each.place for each in alone if each.place == gesture.place), None)
        return self.awaited is not None

    def put_back(self, gesture: Gesture) -> None:
        """Release the cards of a refused gesture, but keep them picked up if they can go elsewhere."""
        self.dragged = self.hovered = self.advice = None
        if isinstance(gesture, Carry) and self.picker.targets(gesture.cards):
            self.chosen = list(gesture.cards)

    def read(self, command: Command) -> Gesture | None:
        """Handle a command; return the gesture it completes, if any."""
        if isinstance(command, Clicked):
            self.focus.shown = False
        match command:
            case Hovered(at=at):
                self._hover(at)
            case Dragged(start=start, at=at):
                self._drag(start, at)
            case Dropped(at=at) if self.dragged is not None:
                return self._drop(self.dragged, at)
            case Tabbed() | Stepped():
                self._move_focus(command)
            case Cancelled():
                self.dragged = None
                self.clear()
            case _ if self.picker.choices:
                return self._act(command)
        return None

    def _act(self, command: Command) -> Gesture | None:
        """Handle a click, a key or the drag of a piece; return the gesture it completes, if any."""
        match command:
            case Dropped(start=start, at=at):
                return self._dragged_piece(start, at)
            case Clicked(at=at, double=double):
                return self._click(at, double)
            case Activated(enter=enter):
                return self._activate(enter)
            case Typed(letter=letter) if letter.isdigit() and not self.picker.waiting:
                return self._numbered(int(letter))
        return None

    def _hover(self, at: tuple[int, int]) -> None:
        """Update the hovered card; a mouse at rest doesn't take the focus from the keyboard."""
        moved, self.at = at != self.at, at
        sprite = self._card_at(at)
        if sprite is not self._just_put_back:
            self._just_put_back = None
        if moved or not self.focus.shown:
            self.hovered = sprite if self._just_put_back is None else None
        if moved and sprite is not None:
            self.focus.shown = False

    def _move_focus(self, command: Tabbed | Stepped) -> None:
        """Move the focus, starting at the raised card, which stays picked up only if it needs others."""
        up = self.chosen[-1] if self.chosen else None
        if up is None and self.hovered is not None:
            up = self.hovered.card
        if up is not None and not self.focus.shown:
            self.focus.key = CardKey(up)
        self.hovered = None
        match command:
            case Tabbed(count=count):
                self.focus.step(count)
            case Stepped(across=across, down=down):
                self.focus.towards(across, down)
        key = self.focus.key
        awaits_more = self.picker.partners(tuple(self.chosen))
        if isinstance(key, CardKey) and key.card not in self.chosen and not awaits_more:
            self.chosen.clear()
            self.advice = None

    def sources(self) -> list[CardSprite]:
        """Return the cards that can be picked up: the hand, and any pile that can be played from now."""
        hand = self.board.hand()
        carried = self.picker.carried - {sprite.card for sprite in hand}
        played_from = [pile for pile in self.board.piles if any(sprite.card in carried for sprite in pile)]
        return hand + [sprite for pile in played_from for sprite in pile]

    def advised(self) -> Gesture | None:
        """Return the hint's gesture, unless the person points at another playable card."""
        sprite = self.dragged or self.hovered
        cards = self.advice.cards if isinstance(self.advice, Carry) else ()
        aside = sprite is not None and sprite.card not in cards and self.playable(sprite)
        return None if aside else self.advice

    def targets(self) -> list[int]:
        """Return the places to light up: the targets of the cards pointed at or picked up.

        They include piles that can be clicked, until a card is picked up. A hint singles out its own, unless
        the choice is pure luck.
        """
        picker = self.picker
        if (advice := self.advised()) is not None and not picker.game.search.only_luck(picker.view):
            return [] if isinstance(advice, Press) else [advice.place]
        picked_up = self.chosen or self.dragged
        touched = [] if picked_up else [touch.place for touch in picker.touches()]
        cards = self.pointed()
        return touched + (picker.targets(cards) if cards else [])

    def pointed_gesture(self) -> Gesture | None:
        """Return the gesture pointed at: the hint's, a carry of cards, or a touch of a pile, if any."""
        if (advice := self.advised()) is not None:
            return advice
        place, slot = self._place_pointed_at()
        cards = self.pointed()
        if not cards:
            return Touch(place, slot) if place is not None else None
        targets = self.picker.targets(cards)
        if place in targets:
            return Carry(cards, place)
        return Carry(cards, targets[0]) if len(targets) == 1 else None

    def spot(self) -> Spot | None:
        """Return the player or place under the pointer, for a tip."""
        if (seat := self.board.layout.named_at(self.at)) is not None:
            return BySeat(seat)
        place = self.board.place_at(self.at)
        return OnPlace(place) if place is not None else None

    def blocked_carry(self) -> Carry | None:
        """Return the gesture that would play the hovered card, if that isn't legal."""
        sprite = self.hovered
        if self.chosen or not self.deciding or sprite is None or sprite.card is None:
            return None
        if self.picker.playable(sprite.card):
            return None
        return Carry((sprite.card,), usual_place(self.board, self.picker))

    def _place_pointed_at(self) -> tuple[int | None, int | None]:
        """Return the place pointed at, and the index of its hidden card if each can be chosen."""
        if isinstance(key := self.focused, PlaceKey):
            return key.place, key.slot
        place = self.board.place_at(self.at)
        return place, None if place is None else self._slot_at(place, self.at)

    @property
    def focused_place(self) -> int | None:
        """The place in the keyboard's focus, if any."""
        return self.focused.place if isinstance(self.focused, PlaceKey) else None

    def reachable(self) -> list[Target]:
        """Return the cards and places that the focus can move to, in Tab order.

        Cards that can't be played are left out. The targets of a picked-up card come right after it.
        """
        picker = self.picker
        places = picker.targets(tuple(self.chosen)) if self.chosen else []
        targets = []
        for sprite in self.sources():
            if sprite.card is not None and picker.playable(sprite.card):
                targets.append(Target(CardKey(sprite.card), bounds_of(sprite, self.board.assets)))
            if self.chosen and sprite.card == self.chosen[-1]:
                targets += [Target(PlaceKey(place), self.board.area(place, slack=0)) for place in places]
        return targets + [touch_target(self.board, touch) for touch in picker.touches()]

    def playable(self, sprite: CardSprite) -> bool:
        """True if a card can be played, alone or with others."""
        if sprite.card is None:
            return False
        joins = bool(self.chosen) and sprite.card not in self.chosen
        joined = joins and self.picker.joins((*self.chosen, sprite.card))
        return joined or self.picker.playable(sprite.card)

    def can_go_now(self, sprite: CardSprite) -> bool:
        """True if a card can be played now, alone or with those that are picked up."""
        assert sprite.card is not None
        return bool(self.picker.targets((sprite.card,)) or self.picker.targets((*self.chosen, sprite.card)))

    def pointed(self) -> tuple[Card, ...]:
        """Return the dragged cards, those picked up, or else the one that is hovered or focused.

        A hint's cards give way to another one that is pointed at.
        """
        if self.dragged is not None and self.dragged.card is not None:
            return self._carried(self.dragged.card)
        if self.chosen and self.advised() is self.advice:
            return tuple(self.chosen)
        sprite = self.hovered
        if sprite is not None and sprite.card is not None:
            return (sprite.card,)
        return (self.focused.card,) if isinstance(self.focused, CardKey) else ()

    def _card_at(self, at: tuple[int, int]) -> CardSprite | None:
        return hit(self.sources(), at, self.board.assets)

    def _drag(self, start: tuple[int, int], at: tuple[int, int]) -> None:
        if self.dragged is None:
            self.dragged = self._card_at(start)
            self._grip = (0.0, 0.0) if self.dragged is None else raise_to_top(self.dragged, start)
            if self.dragged is not None and not self._takes_chosen_along(self.dragged.card):
                self.chosen.clear()
            self.advice = None
        if self.dragged is not None:
            self.dragged.x, self.dragged.y = at[0] + self._grip[0], at[1] + self._grip[1]

    def _drop(self, dragged: CardSprite, at: tuple[int, int]) -> Gesture | None:
        self.dragged = None
        if dragged.card is None:
            return None
        carried = self._carried(dragged.card)
        place = dropped_on(self.board, dragged, at, self.picker.targets(carried))
        if place is None or self.board.places[place].kind.name == HAND:
            if place is not None and self.board.places[place].seat == self.board.viewer:
                rearrange(self.board, dragged)
            return None
        return Carry(carried, place) if self.picker.choices else None

    def _dragged_piece(self, start: tuple[int, int], at: tuple[int, int]) -> Touch | None:
        """Return the legal click meant by a drag: on the target of a piece, or on a hidden card."""
        place, begun = self.board.place_at(at), self.board.place_at(start)
        slot = None if begun is None else self._slot_at(begun, start)
        if begun is not None and slot is not None:
            meant = Touch(begun, slot)
        elif place is not None and place != begun:
            meant = Touch(place)
        else:
            return None
        return next((touch for touch in self.picker.touches() if touch == meant), None)

    def _takes_chosen_along(self, dragged: Card | None) -> bool:
        """True if a drag moves the picked-up cards too; a hint's only if the dragged card is one of them."""
        if dragged is None or dragged in self.chosen:
            return dragged in self.chosen
        return self.advice is None and self.picker.joins((*self.chosen, dragged))

    def _carried(self, dragged: Card) -> tuple[Card, ...]:
        """Return a dragged card and the picked-up cards that move with it."""
        if dragged in self.chosen:
            return tuple(self.chosen)
        together = (*self.chosen, dragged)
        return together if self.picker.targets(together) else (dragged,)

    def _click(self, at: tuple[int, int], double: bool) -> Gesture | None:
        sprite = self._card_at(at)
        if sprite is not None and sprite.card is not None:
            alone = {*self.chosen} <= {sprite.card} and not self.picker.partners((sprite.card,))
            return self._pick(sprite.card, at_once=double or (self.one_click and alone))
        place = self.board.place_at(at)
        self.advice = None
        if place is None:
            self.awaited = None
            return None
        if self.chosen:
            return Carry(tuple(self.chosen), place)
        return Touch(place, self._slot_at(place, at))

    def _slot_at(self, place: int, at: tuple[int, int]) -> int | None:
        """Return the index of a place's hidden card at a point, if each can be chosen."""
        touches = self.picker.touches()
        slots = any(touch.place == place and touch.slot is not None for touch in touches)
        sprite = hit(self.board.piles[place], at, self.board.assets) if slots else None
        return self.board.piles[place].index(sprite) if sprite is not None else None

    def _pick(self, card: Card, *, at_once: bool) -> Gesture | None:
        """Pick a card up; if it is picked up already, play it to its only target, or put it back.

        The first click on a hint's card leaves it picked up; a click on any other puts the hint's cards back.
        """
        advised = isinstance(self.advice, Carry) and card in self.chosen
        if self.advice is not None and not advised:
            self.chosen.clear()
        self.advice = None
        picker = self.picker
        targets, awaited = picker.targets((card,)), self.awaited
        self.awaited = None
        if awaited in targets and not self.chosen and not picker.partners((card,)):
            return Carry((card,), awaited)
        again = self.chosen == [card] and not advised
        if len(targets) == 1 and (at_once or again):
            return Carry((card,), targets[0])
        if card in self.chosen:
            if not advised and not (at_once and targets):
                self._put_back(card)
            return None
        if self.chosen and picker.joins((*self.chosen, card)):
            self.chosen.append(card)
        elif self.chosen and not targets and picker.partners(tuple(self.chosen)):
            # Each needs another card, but not this one: the game says why.
            return Carry((*self.chosen, card), usual_place(self.board, picker))
        elif picker.playable(card):
            self.chosen = [card]
        else:
            return Carry((card,), usual_place(self.board, picker))
        return None

    def _put_back(self, card: Card) -> None:
        """Put a picked-up card back, and visibly lower it even under the pointer."""
        self.chosen.remove(card)
        if self.hovered is not None and self.hovered.card == card:
            self._just_put_back, self.hovered = self.hovered, None

    def _activate(self, enter: bool) -> Gesture | None:
        match self.focused:
            case CardKey(card=card) if enter and card in self.chosen:
                return self._play_chosen()
            case CardKey(card=card):
                alone = enter or not self.picker.partners((card,))
                return self._pick(card, at_once=alone and not self.chosen)
            case PlaceKey(place=place, slot=slot):
                return Carry(tuple(self.chosen), place) if self.chosen else Touch(place, slot)
        if self.chosen or self.advice is not None:
            return self._play_chosen()
        return self.picker.forced

    def _numbered(self, number: int) -> Gesture | None:
        """Choose the face-down card or pile with a number, or else pick up that card of the hand."""
        back = next((each for each in self.picker.touches() if each.slot == number - 1), None)
        if back is not None:
            return back
        if piles := numbered_piles(self.board, self.picker):
            return Touch(piles[number - 1]) if 0 < number <= len(piles) else None
        card = self.board.hand()[number - 1].card if 0 < number <= len(self.board.hand()) else None
        if card is None or not self.picker.carries:
            return None
        self.hovered, self.focus.key, self.focus.shown = None, CardKey(card), True
        return self._pick(card, at_once=False)

    def _play_chosen(self) -> Gesture | None:
        """Return the hint's gesture, or the only one for the picked-up cards.

        Cards without a target are carried to the usual place, so that the game gives the reason.
        """
        if self.advice is not None:
            return self.advice
        targets = self.picker.targets(tuple(self.chosen)) or [usual_place(self.board, self.picker)]
        return Carry(tuple(self.chosen), targets[0]) if len(targets) == 1 else None


def touch_target(board: Board, touch: Touch) -> Target:
    """Return the focus target for a pile that can be clicked, or one of its cards."""
    pile, rect = board.piles[touch.place], board.area(touch.place, slack=0)
    if touch.slot is not None and touch.slot < len(pile):
        rect = bounds_of(pile[touch.slot], board.assets)
    return Target(PlaceKey(touch.place, touch.slot), rect)


def numbered_piles(board: Board, picker: Picker) -> list[int]:
    """Return the piles to choose from with number keys; none if cards can be played on them."""
    touched = {touch.place for touch in picker.touches()}
    if len(touched) < 2 or touched & {carry.place for carry in picker.carries}:
        return []
    kinds = [(place.kind, place.seat) for place in board.places]
    return [place for place, kind in enumerate(kinds) if kind == kinds[min(touched)]]


def raise_to_top(sprite: CardSprite, at: tuple[int, int]) -> tuple[float, float]:
    """Raise a card above all others; return the offset from the pointer to its middle."""
    grip = sprite.x - at[0], sprite.y - sprite.lift - at[1]
    sprite.raise_by(0.0)
    sprite.z = 99 * LAYER_HEIGHT
    return grip


def dropped_on(board: Board, sprite: CardSprite, at: tuple[int, int], targets: Sequence[int]) -> int | None:
    """Return the place a card is dropped on: the one under the pointer, or the target it covers most."""
    place = board.place_at(at)
    if place is not None:
        return place
    card = pygame.Rect((0, 0), size_of(sprite, board.assets))
    card.center = round(sprite.x), round(sprite.y)
    covered = {target: area_of(card.clip(board.area(target))) for target in targets}
    best = max(targets, key=lambda target: covered[target], default=None)
    return best if best is not None and covered[best] > OVERLAP_SHARE * area_of(card) else None


def usual_place(board: Board, picker: Picker) -> int:
    """Return the likely target of an unplayable card: that of other cards, or the first face-up pile."""
    if picker.carries:
        return picker.carries[0].place
    for index, place in enumerate(board.places):
        if place.seat is None and place.kind.sight is Sight.EVERYBODY:
            return index
    return 0


def gap_at(board: Board, sprite: CardSprite) -> int:
    """Return the index a card would get in the viewer's hand if it were dropped now."""
    poses = board.poses(board.hand_place or 0)
    away = [hypot(pose.x - sprite.x, pose.y - sprite.y) for pose in poses]
    return away.index(min(away))


def rearrange(board: Board, sprite: CardSprite) -> None:
    """Move a card within the viewer's hand to the point where it was dropped."""
    others = [each.card for each in board.hand() if each is not sprite and each.card is not None]
    if sprite.card is not None:
        board.sorting.arrange(sprite.card, others, gap_at(board, sprite))
