"""Names of cards and plays in sentences of Hell is Hungry!, and facts about a view."""

from collections.abc import Sequence

from game.cards import Card
from game.hell_is_hungry.actions import Attack
from game.hell_is_hungry.cards import (
    ACE,
    JACK,
    JOKER,
    KING,
    MOST_SEATS,
    ORDER,
    OWNER,
    QUEEN,
    TEN,
    VALUE,
    deck,
)
from game.hell_is_hungry.grid import EMPTY_PILES
from game.hell_is_hungry.position import Battling, Claiming
from game.hell_is_hungry.view import HellView
from game.sentences import Cast

RANKS = {TEN: "ten", JACK: "jack", QUEEN: "queen", KING: "king", ACE: "ace", JOKER: "joker"}
"""Names of the ranks of cards that can win or lose ties, and of ace and joker, by rank in the order."""
_DECK = deck(MOST_SEATS)


def the(card: Card | None) -> str:
    """Return a card with its article: ``the 7♠``, ``the joker``."""
    return f"the {_bare(card)}"


def your(card: Card) -> str:
    """Return a card of the viewer's: ``your 7♠``, ``your joker``."""
    return f"your {_bare(card)}"


def _bare(card: Card | None) -> str:
    """Return a card without an article: ``7♠``, ``joker``."""
    return "joker" if card is not None and ORDER[card] == JOKER else _DECK.text(card)


def named(cards: Sequence[Card], joker: str = "a joker") -> str:
    """Return one or two cards: ``the 7♠``, ``the 10♠ and 4♣``, ``the A♥ and a joker``."""
    jokers = sum(ORDER[card] == JOKER for card in cards)
    others = " and ".join(_DECK.text(card) for card in cards if ORDER[card] != JOKER)
    joker = ("", joker, "two jokers")[jokers]
    return " and ".join(filter(None, (f"the {others}" if others else "", joker)))


def held(view: HellView, cards: Sequence[Card]) -> str:
    """Return cards of the viewer's hand: ``the A♥ and the joker``, or ``a joker`` if it holds two."""
    jokers = sum(ORDER[card] == JOKER for card in view.hand(view.near))
    return named(cards, "a joker" if jokers > 1 else "the joker")


def summed(cards: Sequence[Card]) -> str:
    """Return a play, with its sum if it has two cards: ``the 10♠ and 4♣ for 14``."""
    return named(cards) if len(cards) == 1 else f"{named(cards)} for {total(cards)}"


def a_rank(order: int) -> str:
    """Return a card by its rank: ``a king``, ``an ace``."""
    return "an ace" if order == ACE else f"a {RANKS[order]}"


def added(cards: Sequence[Card]) -> str:
    """Return the value of a play, written out for two cards: ``10 + 4 = 14``, ``9``."""
    return " + ".join(str(VALUE[card]) for card in cards) + (f" = {total(cards)}" if len(cards) > 1 else "")


def total(cards: Sequence[Card]) -> int:
    """Return the value of a play (HH-8)."""
    return sum(VALUE[card] for card in cards)


def prize(view: HellView, phase: Battling) -> int:
    """Return the visible points to be won in a battle: the soul and others' cards (HH-13, HH-17)."""
    lying = [card for _, cards in phase.plays for card in cards if OWNER[card] != view.seat]
    return VALUE[view.soul(phase.cell)] + total(lying)


def rival(view: HellView, cast: Cast, several: str) -> str:
    """Return the name of the only other player, here or in the battle, or ``several`` if there are more."""
    outside = view.phase.outside if isinstance(view.phase, Battling) else 0
    others = [seat for seat in range(view.seats) if seat != view.near and not outside >> seat & 1]
    return cast.names[others[0]] if len(others) == 1 else several


def offered(view: HellView) -> Card:
    """Return the top card of the active seat's purgatory."""
    card = view.piles[view.grid.purgatories[view.active]][-1]
    assert card is not None
    return card


def can_attack(view: HellView) -> bool:
    """True if the seat to move can start a battle."""
    return any(isinstance(action, Attack) for action in view.legal)


def empty_piles(view: HellView) -> int:
    """Return the number of piles without souls (HH-16)."""
    return sum(not view.piles[cell] for cell in range(view.grid.cells))


def souls_lost(view: HellView) -> int:
    """Return the number of souls that a pass gives away; 0 if others may still play (HH-12, HH-15)."""
    phase = view.phase
    assert isinstance(phase, Battling) and phase.last is not None
    if phase.defender == view.to_move:
        return 1 + bool(view.piles[view.grid.beneath[phase.cell]])
    others = (seat for seat in range(view.seats) if seat not in (phase.last, view.to_move))
    silent = phase.passed | phase.outside
    return int(all(silent >> seat & 1 or not view.piles[view.grid.hands[seat]] for seat in others))


def ends_game(view: HellView, souls: int = 1) -> bool:
    """True if winning this many souls of the contested pile ends the game (HH-15, HH-16)."""
    assert isinstance(view.phase, Battling | Claiming)
    left = 1 + len(view.piles[view.grid.beneath[view.phase.cell]])
    return left <= souls and empty_piles(view) + 1 >= EMPTY_PILES
