"""Decks, deal and the first turn (JD-1 to JD-3), as play scripts. Seats and piles are written from 1."""

from collections import Counter
from random import Random

import pytest

from game.events import DealStarted
from game.jokers_of_death.actions import (
    ShowJokers,
)
from game.jokers_of_death.cards import JOKER, MOST_DECKS
from game.jokers_of_death.determinize import imagine, view
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.moves import legal
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.phases import (
    Playing,
)
from game.jokers_of_death.position import PILES
from game.jokers_of_death.rules import apply, deal, usual_decks
from tests.game.jokers_of_death.positions import (
    hand,
)


@pytest.mark.parametrize(("seats", "decks"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
@pytest.mark.clause("JD-1")
def test_there_are_two_jokers_and_as_many_decks_as_usual_or_more(seats: int, decks: int) -> None:
    assert usual_decks(seats) == decks
    state = deal(JokersOptions(), seats, 1)
    assert state.rules.facts.cards == 52 * decks + 2
    assert [state.rules.facts.kind[card] for card in range(3)].count(JOKER) == 2
    assert deal(JokersOptions(decks=decks + 1), seats, 1).rules.facts.cards == 52 * (decks + 1) + 2
    assert list(JOKERS_OF_DEATH.seats) == [2, 3, 4, 5, 6]


@pytest.mark.clause("JD-1")
@pytest.mark.parametrize("decks", [2, 6])
def test_two_to_six_decks_may_be_asked_for(decks: int) -> None:
    assert deal(JokersOptions(decks=decks), 2, 1).rules.facts.cards == 52 * decks + 2
    words = JokersOptions.model_json_schema()["properties"]["decks"]["words"]
    assert words["0"] == "As usual" and words[str(decks)] == str(decks)
    with pytest.raises(ValueError, match="decks"):
        JokersOptions(decks=MOST_DECKS + 1)


@pytest.mark.clause("JD-1")
def test_fewer_decks_than_usual_are_refused() -> None:
    with pytest.raises(ValueError, match="4 players need at least 3 decks, not 2"):
        deal(JokersOptions(decks=2), 4, 1)


@pytest.mark.clause("JD-2")
def test_twenty_cards_each_and_three_piles_without_effect_and_without_jokers() -> None:
    buried = 0
    for seed in range(150):
        state = deal(JokersOptions(), 2, seed)
        tops = [state.table.piles[PILES[pile]] for pile in range(3)]
        assert all(len(pile) == 1 and state.rules.facts.kind[pile[0]] != JOKER for pile in tops)
        assert isinstance(state.phase, Playing) and state.debts == (None,) * 3
        buried += state.shuffles > 2
    assert len(hand(state, 1)) == len(hand(state, 2)) == 20
    assert buried > 0


@pytest.mark.clause("JD-3")
def test_the_dealers_right_begins_and_the_deal_passes_to_the_right() -> None:
    assert {deal(JokersOptions(), 3, seed).dealer for seed in range(30)} == {0, 1, 2}
    state = deal(JokersOptions(), 3, 1)
    first = state.dealer
    assert state.turn == (first - 1) % 3 and state.direction == -1
    random = Random(1)
    while len(state.deals) < 2:
        state.totals = (-900, -900, -900)
        moves = [move for move in legal(state, state.turn) if not isinstance(move, ShowJokers)]
        apply(state, state.turn, moves[int(random.random() * len(moves))])
    dealers = [event.dealer for event in state.table.events if isinstance(event, DealStarted)]
    assert dealers == [first, (first - 1) % 3, (first - 2) % 3]


@pytest.mark.clause("JD-2")
def test_each_unseen_card_is_where_it_can_be_with_the_right_frequency() -> None:
    """Chi-square with a fixed seed over the unseen cards of another hand."""
    state = deal(JokersOptions(), 2, 4)
    seen = view(state, 0)
    random = Random(8)
    draws = 3000
    found = Counter(
        card for _ in range(draws) for card in imagine(seen, random).table.piles[state.rules.hands[1]]
    )
    unseen = 106 - 20 - 3
    share = 20 / unseen
    assert len(found) == unseen
    spread = draws * share * (1 - share)
    chi_square = (
        sum((count - draws * share) ** 2 / spread for count in found.values()) * (unseen - 1) / unseen
    )
    assert chi_square < unseen - 1 + 3.3 * (2 * (unseen - 1)) ** 0.5
