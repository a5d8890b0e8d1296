"""What is called bold in Evil Deal is so."""

import re

from game.events import Moved
from game.evil_deal.cards import DECK
from game.evil_deal.events import ExchangeWon
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.places import TRICKS
from tests.game.feats import deals, seat_of

SAID = re.compile(r"(\w+(?:'s)?) (\S+) trumped (\S+)")
ORDER = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def test_a_trump_that_is_told_of_beat_a_higher_card_of_another_suit() -> None:
    met = 0
    for deal in deals(EVIL_DEAL, 2, range(4)):
        exchanges = []
        laid: dict[int, int] = {}
        for event in deal.events:
            if isinstance(event, Moved) and event.target in TRICKS and event.card is not None:
                laid[TRICKS.index(event.target)] = event.card
            elif isinstance(event, ExchangeWon):
                exchanges.append((event.seat, DECK.text(laid[event.seat]), DECK.text(laid[1 - event.seat])))
        for feat in deal.feats:
            found = SAID.fullmatch(feat.words)
            assert found, feat.words
            assert (seat_of(found[1], deal.cast), found[2], found[3]) in exchanges
            assert found[2][-1] != found[3][-1]
            assert ORDER.index(found[3][:-1]) - ORDER.index(found[2][:-1]) == feat.size > 0
            met += 1
    assert met
