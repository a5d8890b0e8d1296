"""How sentences name the cards and piles of Jokers of Death, and what an answer costs."""

from game.cards import Card, Deck
from game.french import RANKS, SUITS
from game.jokers_of_death.cards import EIGHT, FACES, RANK, SUIT, cover_wanted, deck, wanted
from game.jokers_of_death.phases import Answering, Covering, Debt, Knocking, Naming, Phase, Playing
from game.jokers_of_death.places import PILES, PILES_IN, STOCK
from game.jokers_of_death.view import JokersView
from game.sentences import plural

A_SUIT = tuple(f"a {suit.name.lower().removesuffix('s')}" for suit in SUITS)
RANK_NAMES = tuple(f"an {rank}" if rank in ("A", "8") else f"a {rank}" for rank in RANKS)
SUIT_NAMES = tuple(suit.name.lower() for suit in SUITS)


def cards_of(view: JokersView) -> Deck:
    """The deck of this match."""
    facts = view.rules.facts
    return deck((facts.cards - facts.jokers) // FACES, facts.jokers)


def text(view: JokersView, card: Card | None) -> str:
    """How a sentence writes a card of this match."""
    return cards_of(view).text(card)


def own(view: JokersView) -> list[Card]:
    """The hand of the seat that looks; a bystander has none."""
    if view.seat is None:
        return []
    return [card for card in view.piles[view.rules.hands[view.seat]] if card is not None]


def taken_up(view: JokersView) -> list[Card]:
    """The cards of a taken-up pile that are still to be laid."""
    return [card for card in view.piles[view.rules.taken_up] if card is not None]


def top(view: JokersView, pile: int) -> Card | None:
    """The card on top of a pile; None on an empty place."""
    lying = view.piles[PILES[pile]]
    return lying[-1] if lying else None


def pile_name(view: JokersView, pile: int) -> str:
    """A pile by its top card, and by its number too where another shows the same."""
    others = [other for other in PILES_IN[view.live] if other != pile]
    alike = any(_top_words(view, other) == _top_words(view, pile) for other in others)
    return f"{_top_words(view, pile)} (pile {pile + 1})" if alike else _top_words(view, pile)


def _top_words(view: JokersView, pile: int) -> str:
    card = top(view, pile)
    return "the empty place" if card is None else text(view, card)


def wanted_words(view: JokersView, pile: int) -> str:
    """What a pile asks for: its top card, or the suit that was named on its eight."""
    named = view.named[pile]
    return pile_name(view, pile) if named is None else f"{pile_name(view, pile)} ({SUIT_NAMES[named]} named)"


def matching_words(view: JokersView, pile: int) -> str:
    """What goes on an ordinary top (JD-4): ``a spade, a 7 or an 8``."""
    card = top(view, pile)
    assert card is not None
    kind = view.rules.facts.kind[card]
    suit, rank = SUIT[kind], RANK[kind]
    assert suit is not None
    same = "" if rank == EIGHT else f", {RANK_NAMES[rank - 1]}"
    return f"{A_SUIT[suit]}{same} or an 8"


def cover_words(view: JokersView, pile: int) -> str:
    """What covers the jack or king on a pile (JD-20)."""
    card = top(view, pile)
    suit = None if card is None else SUIT[view.rules.facts.kind[card]]
    assert suit is not None
    return f"{SUIT_NAMES[suit]} or an 8"


def last_card_waits(view: JokersView) -> bool:
    """Whether the one card that is left fits nothing now: its holder draws, and a knock lapses (JD-7)."""
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
    """The 2 or 4♠ to be answered on a pile, where there is one."""
    debt = view.debts[pile]
    assert debt is not None
    return debt


def owed_cards(view: JokersView) -> int:
    """What the seat to move must take if it answers no more (JD-11, JD-14)."""
    phase = view.phase
    if not isinstance(phase, Answering):
        return 0
    return phase.penalty + sum(debt_on(view, pile).cost for pile in PILES_IN[phase.owed])


def taking(view: JokersView, owed: int) -> str:
    """What is taken where so much is owed: as much as the stock has (JD-12)."""
    left = len(view.piles[STOCK])
    if not left:
        return "take nothing, for the stock is empty"
    if left < owed:
        return f"take the last {plural(left, 'card')} of the stock"
    return f"take {plural(owed, 'card')}"
