"""Names of cards and piles in sentences of Jokers of Death, and facts about a view."""

from collections.abc import Collection

from game.cards import Card, Seat
from game.french import ONE_OF, RANKS
from game.jokers_of_death.actions import Play
from game.jokers_of_death.cards import ACE, EIGHT, JACK, JOKER, KING, PILES_IN, RANK, SUIT, TEN
from game.jokers_of_death.policy import next_to_play
from game.jokers_of_death.position import STOCK, Answering, Covering, Playing
from game.jokers_of_death.view import JokersView
from game.sentences import Cast, any_of, plural

A_SUIT = tuple(f"a {suit}" for suit in ONE_OF)
_COURT = {"A": "an ace", "8": "an 8", "J": "a jack", "Q": "a queen", "K": "a king"}
A_RANK = tuple(_COURT.get(rank, f"a {rank}") for rank in RANKS)
_OF_THREE = ("left", "middle", "right")
WAYS = {1: "clockwise", -1: "anticlockwise"}
TEN_OF_MORE = "You can reverse the direction of play at the end of your turn."
"""The effect of a ten for three players or more (JD-18)."""
TEN_OF_TWO = "With two players, a 10 has no effect."
"""The note on tens for two players, for whom the direction makes no difference (JD-18)."""


def the(view: JokersView, card: Card | None) -> str:
    """Return a card with its article: ``the 9♠``, ``a joker``, or ``a card`` if hidden."""
    text = view.deck.text(card)
    return text if card is None or view.rules.facts.kind[card] == JOKER else f"the {text}"


def next_seat(view: JokersView, play: Play, *, unless: Collection[int] = (ACE, TEN)) -> Seat | None:
    """Return the next seat after a play; None if another card in the hand may change it (JD-18, JD-19).

    ``unless`` are the ranks that may change it.
    """
    after = next_to_play(view, view.direction)
    if isinstance(view.phase, Answering):
        return after
    if view.seats == 2:
        unless = set(unless) - {TEN}
    elif view.ten_played:
        return None
    kind = view.rules.facts.kind
    owed = view.phase.owed & ~(1 << play.pile) if isinstance(view.phase, Playing | Covering) else 0
    goes_on = owed or RANK[kind[play.card]] in (JACK, KING)
    changes = any(RANK[kind[card]] in unless for card in view.hand if card != play.card)
    return None if goes_on and changes else after


def must_answer(view: JokersView, cast: Cast, play: Play, cards: int) -> str:
    """Return a sentence on the next player, who must answer an attack or draw this many cards."""
    seat = next_seat(view, play)
    if seat == view.to_move:
        if view.piles[STOCK]:
            return "You're next yourself, so you'd have to answer it or draw."
        return "You're next yourself, so you'd have to answer it."
    who = "The next player" if seat is None else cast.names[seat]
    return f"{who} must then answer or {unanswered(view, cards)}."


def after_ace(view: JokersView, cast: Cast, ace: Play) -> str:
    """Return a sentence on the seat that an ace skips, and on the turn that follows (JD-19)."""
    seat, after = next_seat(view, ace, unless=(TEN,)), next_seat(view, ace)
    skipped = "the next player" if seat is None else cast.name(seat)
    if (2 + view.aces) % view.seats == 0:
        if any(view.debts):
            return "You'd have to answer your own card."
        return f"That skips {skipped if view.seats == 2 else 'everyone else'}, so you play again."
    if after is None or not any(view.debts):
        return f"That skips {skipped}."
    return f"That skips {skipped}, so {cast.names[(after + view.direction) % view.seats]} has to answer."


def the_pile(view: JokersView, pile: int) -> str:
    """Return a pile by its position: ``the left pile``, or ``pile 4`` if there are five."""
    return f"the {_OF_THREE[pile]} pile" if view.rules.piles == len(_OF_THREE) else f"pile {pile + 1}"


def pile_name(view: JokersView, pile: int) -> str:
    """Return a pile by its top card, or by its position if another pile has the same top."""
    others = [other for other in PILES_IN[view.live] if other != pile]
    alike = any(_top_words(view, other) == _top_words(view, pile) for other in others)
    return the_pile(view, pile) if alike else _top_words(view, pile)


def _top_words(view: JokersView, pile: int) -> str:
    card = view.top(pile)
    return "the empty pile" if card is None else the(view, card)


def matching(view: JokersView, pile: int) -> str:
    """Return the cards that fit on an ordinary top (JD-4): ``a spade, a 7 or an 8``."""
    card = view.top(pile)
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


def drawn(view: JokersView) -> str:
    """Return the cards drawn for not answering: ``4 cards``, ``the last 2 cards``."""
    draws = view.to_draw
    if draws == view.owed_cards:
        return plural(draws, "card")
    return "the last card" if draws == 1 else f"the last {draws} cards"


def unanswered(view: JokersView, cards: int) -> str:
    """Return another player's penalty for no answer: ``draw 4 cards``, ``miss a turn`` (JD-12)."""
    left = min(cards, len(view.piles[STOCK]))
    return f"draw {plural(left, 'card')}" if left else "miss a turn"


def instead_of_answering(view: JokersView) -> str:
    """Return the alternative to an answer, as an order."""
    return f"draw {drawn(view)}" if view.to_draw else "end your turn"
