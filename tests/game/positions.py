"""A small notation for positions, so that a test reads like the rule it tests.

``seat 1: 7 S4; seat 2: 3 10; discards: 8; stock: 5 5; to play: 1`` puts cards into places by their face
codes. Seats count from 1. Piles are written bottom card first, the stock top card first.
"""

from collections.abc import Iterable
from typing import Any

from game.cards import Card, Deck
from game.contract import AnyGame
from game.contract.words import Account
from game.sentences import Cast
from game.table import DealEnded


def account_of(game: AnyGame, state: Any, cast: Cast) -> Account:
    """Return the account of the first deal that ended in a position."""
    events = state.table.events
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    return game.words.account(events[: end + 1], game.view(state, 0), cast)


def feats_of(game: AnyGame, state: Any, cast: Cast) -> list[tuple[str, int]]:
    """Return the feats of the events in a position, each with its size."""
    feats = game.words.feats(state.table.events, game.view(state, 0), cast)
    return [(feat.words, feat.size) for feat in feats]


def parse(position: str) -> dict[str, str]:
    """Return the parts of a position: the name of each place to its cards (or another value)."""
    parts = (part.partition(":") for part in position.split(";") if part.strip())
    return {name.strip(): value.strip() for name, _, value in parts}


def piles_of(told: dict[str, str], names: Iterable[str], deck: Deck, rest: str) -> dict[str, list[Card]]:
    """Return the pile of each name; cards that are not named lie beneath those where ``rest`` says."""
    piles, found = dict[str, list[Card]](), set[Card]()
    cards = iter(deck.cards(" ".join(told.get(name, "") for name in names)))
    for name in names:
        piles[name] = [next(cards) for _ in told.get(name, "").split()]
        found.update(piles[name])
    if "stock" in piles:
        piles["stock"].reverse()
    piles[told.get("rest", rest)][:0] = [card for card in range(len(deck)) if card not in found]
    return piles
