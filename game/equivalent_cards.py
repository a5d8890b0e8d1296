"""Equivalent cards have the same place and face. A game lists one for an action, and any may be used."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields, replace
from typing import TypeAlias

from game.cards import Card, Deck
from game.contract import AnyGame
from game.contract.rules import Action, View
from game.contract.table import Carry

Kind: TypeAlias = tuple[int, str]
"""The place of a card and its code: equivalent cards share both."""


def equivalents(
    game: AnyGame, deck: Deck, view: View, action: Action, cards: Sequence[Card]
) -> dict[Card, Card]:
    """Map each card of an action to its equivalent among these; raise ValueError if there is none."""
    known = game.words.gesture(view, action)
    if not isinstance(known, Carry):
        raise ValueError(f"{action} carries no cards.")
    if set(known.cards) == set(cards):
        return {card: card for card in known.cards}
    lies = places_of(view)
    if not lies.keys() >= {*known.cards, *cards}:
        raise ValueError(f"{cards} do not all lie open to the viewer.")
    own, others = (
        sorted(((lies[card], deck.faces[card].code), card) for card in each) for each in (known.cards, cards)
    )
    if len(set(cards)) < len(cards) or [kind for kind, _ in own] != [kind for kind, _ in others]:
        raise ValueError(f"{cards} look other than the cards of {action}.")
    return {one: other for (_, one), (_, other) in zip(own, others, strict=True)}


def with_cards(game: AnyGame, deck: Deck, view: View, action: Action, cards: Sequence[Card]) -> Action:
    """Return a listed action with these cards instead; raise ValueError if they aren't equivalent."""
    found = equivalents(game, deck, view, action, cards)
    for field in fields(action):
        value = getattr(action, field.name)
        if isinstance(value, tuple) and found.keys() == set(value):
            return replace(action, **{field.name: tuple(found[card] for card in value)})
        if found.keys() == {value}:
            return replace(action, **{field.name: found[value]})
    return action


def is_equivalent_to_listed(game: AnyGame, deck: Deck, view: View, action: Action) -> bool:
    """True if an action is listed as legal with equivalent cards."""
    wanted = game.words.gesture(view, action)
    if not isinstance(wanted, Carry):
        return False
    for listed in view.legal:
        if type(listed) is type(action):
            with suppress(ValueError):
                if with_cards(game, deck, view, listed, wanted.cards) == action:
                    return True
    return False


def places_of(view: View) -> dict[Card, int]:
    """Return the place of each visible card."""
    return {card: place for place, pile in enumerate(view.piles) for card in pile if card is not None}
