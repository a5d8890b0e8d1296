"""What is called bold in Hell is Hungry! is so."""

import re

import pytest

from game.hell_is_hungry.events import BattleBegan, BattleWon, Played
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from tests.game.feats import deals, seat_of

SAID = re.compile(r"(\w+) won pile (\d+) with (\d+) cards? against (\d+) cards? from (.+)")


@pytest.mark.parametrize("seats", [2, 6])
def test_a_battle_that_is_told_of_was_won_against_so_many_cards(seats: int) -> None:
    met = 0
    for deal in deals(HELL_IS_HUNGRY, seats, range(3)):
        starts = [index for index, event in enumerate(deal.events) if isinstance(event, BattleBegan)]
        fought = []
        for start, end in zip(starts, [*starts[1:], len(deal.events)], strict=True):
            battle = deal.events[start:end]
            won = [event for event in battle if isinstance(event, BattleWon)]
            cards = [
                (event.seat, card) for event in battle if isinstance(event, Played) for card in event.cards
            ]
            if won and {seat for seat, _ in cards} - {won[0].seat}:
                fought.append((won[0], cards))
        assert len(fought) == len(deal.feats)
        for (won_by, cards), feat in zip(fought, deal.feats, strict=True):
            found = SAID.fullmatch(feat.words)
            assert found, feat.words
            own = sum(seat == won_by.seat for seat, _ in cards)
            others = {seat_of(name, deal.cast) for name in re.split(r", | and ", found[5])}
            assert (seat_of(found[1], deal.cast), int(found[2])) == (won_by.seat, won_by.cell + 1)
            assert (int(found[3]), int(found[4])) == (own, len(cards) - own)
            assert others == {seat for seat, _ in cards} - {won_by.seat}
            assert feat.size == 10 * len(others) + int(found[4]), "more rivals first, then more cards"
            met += 1
    assert met
