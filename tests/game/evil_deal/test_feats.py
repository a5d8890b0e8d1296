"""What is called bold in Evil Deal is so."""

from game.events import Moved
from game.evil_deal.cards import DECK
from game.evil_deal.events import ExchangeWon
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.position import TRICKS
from tests.game.feats import deals

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def rank(card: int) -> int:
    return RANKS.index(DECK.faces[card].code[:-1])


def test_a_trump_that_is_told_of_beat_a_higher_card_of_another_suit() -> None:
    met = 0
    for deal in deals(EVIL_DEAL, 2, range(4)):
        played: dict[int, int] = {}
        trumped = {}
        for event in deal.events:
            if isinstance(event, Moved) and event.target in TRICKS and event.card is not None:
                played[TRICKS.index(event.target)] = event.card
            elif isinstance(event, ExchangeWon) and event.trumped:
                beaten = played[1 - event.seat]
                name = deal.cast.name(event.seat)
                words = f"{name} trumped the {DECK.text(beaten)} with the {DECK.text(event.card)}"
                trumped[words] = (event.seat, rank(beaten) - rank(event.card))
        for feat in deal.feats:
            assert trumped[feat.words] == (feat.seat, feat.size) and feat.size > 0
            met += 1
    assert met
