"""Names of cards and piles in sentences of Jokers of Death, and counts from a view."""

from game.cards import Card, Deck
from game.french import RANKS, SUITS
from game.jokers_of_death.cards import EIGHT, FACES, JOKER, PILES_IN, RANK, SUIT, cover_wanted, deck, wanted
from game.jokers_of_death.position import (
    PILES,
    STOCK,
    Answering,
    Covering,
    Debt,
    Knocking,
    Naming,
    Phase,
    Playing,
)
from game.jokers_of_death.view import JokersView
from game.sentences import any_of, plural

SUIT_NAMES = tuple(suit.name.lower() for suit in SUITS)
A_SUIT = tuple(f"a {suit.removesuffix('s')}" for suit in SUIT_NAMES)
_COURT = {"A": "an ace", "8": "an 8", "J": "a jack", "Q": "a queen", "K": "a king"}
A_RANK = tuple(_COURT.get(rank, f"a {rank}") for rank in RANKS)
WAYS = {1: "clockwise", -1: "counter-clockwise"}
"""The direction of play."""


def cards_of(view: JokersView) -> Deck:
    """Return the deck of this match."""
    facts = view.rules.facts
    return deck((facts.cards - facts.jokers) // FACES, facts.jokers)


def the(view: JokersView, card: Card | None) -> str:
    """Return a card with its article: ``the 9♠``, ``a joker``; an unseen one is ``a card``."""
    text = cards_of(view).text(card)
    return text if card is None or view.rules.facts.kind[card] == JOKER else f"the {text}"


def own(view: JokersView) -> list[Card]:
    """Return the hand of the seat that looks; a bystander has none."""
    if view.seat is None:
        return []
    return [card for card in view.piles[view.rules.hands[view.seat]] if card is not None]


def picked_up(view: JokersView) -> list[Card]:
    """Return the cards of a picked-up pile that are still to be played."""
    return [card for card in view.piles[view.rules.taken_up] if card is not None]


def at_stake(view: JokersView) -> list[Card]:
    """Return the cards that count if play stops now: the hand, and a picked-up pile (JD-30)."""
    return [*own(view), *(picked_up(view) if view.seat == view.to_move else [])]


def knocked(view: JokersView) -> bool:
    """True if the knock of the seat that looks stands (JD-7)."""
    return view.seat is not None and bool(view.knocked >> view.seat & 1)


def top(view: JokersView, pile: int) -> Card | None:
    """Return the card on top of a pile; None on an empty one."""
    lying = view.piles[PILES[pile]]
    return lying[-1] if lying else None


def pile_name(view: JokersView, pile: int) -> str:
    """Return a pile by its top card, or by its number where another shows the same."""
    others = [other for other in PILES_IN[view.live] if other != pile]
    alike = any(_top_words(view, other) == _top_words(view, pile) for other in others)
    return f"pile {pile + 1}" if alike else _top_words(view, pile)


def _top_words(view: JokersView, pile: int) -> str:
    card = top(view, pile)
    return "the empty pile" if card is None else the(view, card)


def matching(view: JokersView, pile: int) -> str:
    """Return the cards that fit an ordinary top (JD-4): ``a spade, a 7 or an 8``."""
    card = top(view, pile)
    assert card is not None
    kind = view.rules.facts.kind[card]
    suit, rank = SUIT[kind], RANK[kind]
    assert suit is not None
    return any_of([A_SUIT[suit], *([] if rank == EIGHT else [A_RANK[rank - 1]]), "an 8"])


def covering(view: JokersView, card: Card | None) -> str:
    """Return the cards that cover a jack or king (JD-20): ``a spade or an 8``."""
    suit = None if card is None else SUIT[view.rules.facts.kind[card]]
    assert suit is not None
    return f"{A_SUIT[suit]} or an 8"


def last_card_waits(view: JokersView) -> bool:
    """True if the one card left fits nothing now: its holder draws, and a knock lapses (JD-7)."""
    phase: Phase = view.phase
    while isinstance(phase, Knocking | Naming):
        phase = phase.after
    if view.seat != view.to_move or not view.piles[STOCK]:
        return False
    facts = view.rules.facts
    piles = [[card for card in view.piles[place] if card is not None] for place in PILES]
    match phase:
        case Covering(pile=pile):
            goes = cover_wanted(facts, piles[pile])
        case Playing(owed=owed) if owed:
            goes = 0
            for pile in PILES_IN[owed]:
                goes |= wanted(facts, piles[pile], view.named[pile])
        case _:
            return False
    return not any(facts.bit[card] & goes for card in own(view))


def debt_on(view: JokersView, pile: int) -> Debt:
    """Return the 2s or 4♠s to be answered on a pile. There are some."""
    debt = view.debts[pile]
    assert debt is not None
    return debt


def owed_cards(view: JokersView) -> int:
    """Return the cards that the seat to move owes if it answers no more (JD-11, JD-14)."""
    phase = view.phase
    if not isinstance(phase, Answering):
        return 0
    return phase.penalty + sum(debt_on(view, pile).cost for pile in PILES_IN[phase.owed])


def to_draw(view: JokersView) -> int:
    """Return the number of cards that not answering draws: no more than there are (JD-12)."""
    return min(owed_cards(view), len(view.piles[STOCK]))


def drawn(view: JokersView) -> str:
    """Return the cards that not answering draws: ``4 cards``, ``the last 2 cards``."""
    draws = to_draw(view)
    if draws == owed_cards(view):
        return plural(draws, "card")
    return "the last card" if draws == 1 else f"the last {draws} cards"
