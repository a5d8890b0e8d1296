"""The layout of the board, and the order of a hand."""

from itertools import pairwise

import pytest

from game.cards import Card, Deck
from game.catalog import GAMES
from game.french import SUIT, beats
from game.hell_is_hungry.cards import ORDER, VALUE
from game.match import Match
from saves.models import Order
from scenes.table.view.board import Sorting
from scenes.table.view.table_layout import FACE, PLATE, TableLayout, map_for
from tests.assets import all_assets
from tests.conformance.tables import Setting, samples

WINDOW = (1280, 720)


def sorted_hand(deck: Deck, order: Order, cards: list[Card]) -> list[Card]:
    sorting = Sorting(deck, order)
    return sorted(cards, key=sorting.rank)


def deck_of(game: str) -> Deck:
    chosen = GAMES[game]
    return chosen.deck(chosen.options(), chosen.seats[0])


def test_at_evil_deal_each_card_beats_those_of_its_suit_before_it() -> None:
    deck = deck_of("evil")
    hand = sorted_hand(deck, Order.SUIT, list(range(len(deck))))
    assert [SUIT[card] for card in hand] == sorted(SUIT)
    pairs = [(one, two) for one, two in pairwise(hand) if SUIT[one] == SUIT[two]]
    assert len(pairs) == 48 and all(beats(two, one, None) for one, two in pairs)
    by_rank = sorted_hand(deck, Order.RANK, list(range(len(deck))))
    assert deck.text(by_rank[-1]) == "A♣" and deck.text(by_rank[0]) == "2♠"


def test_at_hell_is_hungry_each_card_lies_behind_those_that_it_is_higher_than() -> None:
    deck = deck_of("hell")
    souls = deck.cards("7S 2S AS KS JK 10S AH 2H")
    assert [deck.faces[card].code for card in sorted_hand(deck, Order.SUIT, souls)] == [
        *("2S", "7S", "10S", "KS", "AS", "2H", "AH", "JK")
    ]
    hand = sorted_hand(deck, Order.RANK, list(range(len(deck))))
    assert [(VALUE[card], ORDER[card]) for card in hand] == sorted(
        (VALUE[card], ORDER[card]) for card in hand
    )
    by_suit = sorted_hand(deck, Order.SUIT, deck.cards("AS.1 2S AS JK.1 JK"))
    assert [deck.faces[card].code for card in by_suit] == ["2S", "AS", "JK", "AS.1", "JK.1"], "souls first"


@pytest.mark.parametrize(
    ("game", "mixed", "lying"),
    [
        ("angel", "10S AG AS 3S DV 2S", "AS 2S 3S 10S DV AG"),
        ("devil", "S4 10 1 3 S1 2", "1 2 3 10 S1 S4"),
        ("jokers", "10S AS KS JK 2S", "JK AS 2S 10S KS"),
    ],
)
def test_where_the_ace_counts_one_or_only_matches_it_lies_first(game: str, mixed: str, lying: str) -> None:
    """A sequence begins with it, it is a number like others, or no card is higher than another."""
    deck = deck_of(game)
    hand = sorted_hand(deck, Order.SUIT, deck.cards(mixed))
    assert " ".join(deck.faces[card].code for card in hand) == lying


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_each_viewer_sees_the_next_seat_where_the_first_sees_the_second(setting: Setting) -> None:
    match: Match = setting.match(1)
    table_map = map_for(all_assets(), match.game.map, match.places)

    def seen(viewer: int) -> list[object]:
        ground = TableLayout(table_map, WINDOW, viewer, match.seats, match.places)
        turn = [(viewer + step) % match.seats for step in range(match.seats)]
        return [ground.before(name, seat) for name in (PLATE, FACE) for seat in turn]

    places = seen(0)
    assert len(set(map(repr, places))) == len(places), "two lie in one place"
    assert [seen(viewer) for viewer in range(match.seats)] == [places] * match.seats
