"""The picker: finds the legal action for a gesture, or the reason why there is none."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from game.cards import Card, Deck
from game.contract import AnyGame
from game.contract.rules import Action, Refusal, View
from game.contract.table import Carry, Closed, Gesture, Press, Touch
from game.equivalent_cards import Kind, equivalents, places_of, with_cards
from game.sentences import Cast, counted

SEVERAL_CARDS = "Pick a card with [←] [→], then press [Enter]."
SEVERAL_MOVES = "Pick a move with [Tab], then press [Enter]."


@dataclass(frozen=True)
class Picker:
    """The legal actions of the viewer, each with its gesture. It has none while the viewer can't act."""

    game: AnyGame
    view: View
    deck: Deck
    cast: Cast
    choices: tuple[tuple[Gesture, Action], ...]

    @classmethod
    def of(cls, game: AnyGame, view: View, deck: Deck, cast: Cast) -> Self:
        """Return the picker for a view, with the game's gesture for each legal action."""
        choices = tuple((game.words.gesture(view, action), action) for action in view.legal)
        return cls(game, view, deck, cast, choices)

    def stopped(self) -> Self:
        """Return the picker without any choice."""
        return replace(self, choices=())

    @property
    def waiting(self) -> bool:
        """True if it is another player's turn, so the viewer may act only out of turn."""
        return self.view.to_move != self.view.seat

    def action(self, gesture: Gesture | None) -> Action | None:
        """Return the legal action for a gesture, if any. Equivalent cards are interchangeable."""
        for known, action in self.choices:
            if self._same(known, gesture):
                return action
        return None

    def equivalents(self, action: Action, carried: Carry) -> dict[Card, Card]:
        """Return the carried card to use for each card of a listed action."""
        return equivalents(self.game, self.deck, self.view, action, carried.cards)

    def with_cards(self, action: Action, cards: Sequence[Card]) -> Action:
        """Return a listed action with its cards replaced by these equivalents."""
        return with_cards(self.game, self.deck, self.view, action, cards)

    def gesture_of(self, action: Action) -> Gesture:
        """Return the gesture for an action, even with equivalents of its listed cards."""
        listed = (gesture for gesture, known in self.choices if known == action)
        return next(listed, None) or self.game.words.gesture(self.view, action)

    @property
    def carries(self) -> list[Carry]:
        """The legal gestures that carry cards."""
        return [gesture for gesture, _ in self.choices if isinstance(gesture, Carry)]

    def order(self, action: Action) -> str:
        """Return an action as an order: ``play the 9``."""
        return self.game.words.order(self.view, action)

    def either(self, first: Action, second: Action) -> str:
        """Return two actions as one order, ``play the 9 or the 8``, or empty if the game has none."""
        return self.game.words.either(self.view, first, second)

    def reason(self, action: Action) -> str:
        """Return the reason for an action in a sentence, or empty if there is little reason."""
        return self.game.words.reason(self.view, action, self.cast)

    def refusal(self, gesture: Gesture) -> Refusal:
        """Return the reason why a gesture isn't legal."""
        return self.game.why_not(self.view, gesture)

    def preview(self, action: Action) -> str:
        """Return an action's consequence in a few words."""
        return self.game.words.preview(self.view, action, self.cast)

    def presses(self) -> list[tuple[Press, Action]]:
        """Return the choices made with buttons."""
        return [(gesture, action) for gesture, action in self.choices if isinstance(gesture, Press)]

    @property
    def forced(self) -> Gesture | None:
        """The only gesture apart from risky buttons, or None if there is a choice."""
        sensible = [known for known, _ in self.choices if not (isinstance(known, Press) and known.risky)]
        return sensible[0] if len(sensible) == 1 and not self.waiting else None

    def closed(self) -> Sequence[Closed]:
        """Return the choices that are not available yet; none while the viewer may not decide."""
        return () if self.waiting or not self.choices else self.game.words.closed(self.view)

    @property
    def carried(self) -> frozenset[Card]:
        """The cards that legal actions carry."""
        return frozenset(
            card for gesture, _ in self.choices if isinstance(gesture, Carry) for card in gesture.cards
        )

    def touches(self) -> list[Touch]:
        """Return the piles that can be clicked."""
        meant = (each.touch if isinstance(each, Press) else each for each, _ in self.choices)
        return [each for each in meant if isinstance(each, Touch)]

    def playable(self, card: Card) -> bool:
        """True if some legal action carries this card, alone or with others."""
        return self._kind(card) in self._carriable

    def targets(self, cards: tuple[Card, ...]) -> list[int]:
        """Return the places that exactly these cards may be carried to now."""
        return list(self._places.get(self._kinds(cards), ()))

    def partners(self, cards: tuple[Card, ...]) -> bool:
        """True if these cards are part of a larger carry."""
        faces = self._kinds(cards)
        return any(len(kinds) > len(faces) and _contains(kinds, faces) for kinds in self._places)

    def joins(self, cards: tuple[Card, ...]) -> bool:
        """True if these cards can be played together, with or without others."""
        return bool(self.targets(cards)) or self.partners(cards)

    def _same(self, one: Gesture, other: Gesture | None) -> bool:
        if isinstance(one, Carry) and isinstance(other, Carry):
            return one.place == other.place and self._kinds(one.cards) == self._kinds(other.cards)
        return one == other or (isinstance(one, Press) and other is not None and one.touch == other)

    def _kind(self, card: Card) -> Kind:
        """Return a card's place and face. Cards that share both are interchangeable."""
        return self._lies.get(card, -1), self.deck.faces[card].code

    def _kinds(self, cards: Sequence[Card]) -> tuple[Kind, ...]:
        """Return the places and faces of some cards, sorted."""
        return tuple(sorted(map(self._kind, cards)))

    @cached_property
    def _places(self) -> dict[tuple[Kind, ...], list[int]]:
        found: dict[tuple[Kind, ...], list[int]] = {}
        for carry in self.carries:
            found.setdefault(self._kinds(carry.cards), []).append(carry.place)
        return found

    @cached_property
    def _carriable(self) -> frozenset[Kind]:
        """The place and face of every card that may be carried, alone or with others."""
        return frozenset(kind for kinds in self._places for kind in kinds)

    @cached_property
    def _lies(self) -> dict[Card, int]:
        """The place of each visible card."""
        return places_of(self.view)


def _contains(kinds: Sequence[Kind], wanted: Sequence[Kind]) -> bool:
    rest = list(kinds)
    for kind in wanted:
        if kind not in rest:
            return False
        rest.remove(kind)
    return True


@dataclass(frozen=True, slots=True)
class Advice:
    """Prompts for a player who has picked up cards."""

    one: str
    """The prompt for cards with one target, with a gap for the order, such as ``play the 9``."""
    many: str
    """The prompt for cards with several targets, with a gap for them, such as ``two piles``."""


BY_MOUSE = Advice("Click it again or press [Enter] to {}.", "It fits {}. Click one.")
BY_KEYS = Advice("Press [Enter] to {}.", "It fits {}. [Tab] to one and press [Enter].")


def where_to(picker: Picker, chosen: Sequence[Card], advice: Advice) -> str:
    """Return the prompt for cards that are picked up."""
    targets = picker.targets(tuple(chosen))
    if not targets:
        return "Now pick a second card to go with it."
    if len(targets) == 1:
        action = picker.action(Carry(tuple(chosen), targets[0]))
        assert action is not None, "a target of these cards"
        # A click on one of several puts it back.
        return (advice if len(chosen) == 1 else BY_KEYS).one.format(picker.order(action))
    kind = "pile" if all(picker.view.piles[place] for place in targets) else "spot"
    return advice.many.format(counted(len(targets), kind))


def too_few(picker: Picker, chosen: Sequence[Card]) -> str:
    """Return the reason these cards need another one, or empty if they can be played alone."""
    if picker.targets(tuple(chosen)):
        return ""
    wholes = (gesture for gesture, _ in picker.choices if isinstance(gesture, Carry))
    place = next((whole.place for whole in wholes if {*chosen} <= {*whole.cards}), None)
    return "" if place is None else picker.refusal(Carry(tuple(chosen), place)).sentence


def why_enter_waits(picker: Picker, chosen: Sequence[Card]) -> str:
    """Return the reason Enter does nothing yet, and the next step."""
    if chosen:
        why = too_few(picker, chosen)
        return f"{why} Add a second card." if why else where_to(picker, chosen, BY_KEYS)
    backs = [touch for touch in picker.touches() if touch.slot is not None]
    only_cards = len(picker.carries) + len(backs) == len(picker.choices)
    return SEVERAL_CARDS if only_cards and len(picker.carried) + len(backs) > 1 else SEVERAL_MOVES
