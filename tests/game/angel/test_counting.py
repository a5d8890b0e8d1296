"""What a hand of Angel counts (AN-12 to AN-16)."""

import pytest

from game.angel.cards import DECK
from game.angel.options import AngelOptions
from game.angel.rules import bonus_table
from game.angel.scoring import score
from tests.game.angel.scripts import counts


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("3C 4H 4D DV", 31),
        ("4S 5D 6S 7H", 72),
        ("2S 4S 6S AG", 77),
        ("7H 7D 7S 7C", 128),
        ("AC 5D 7D 10S", 23),
    ],
)
@pytest.mark.clause("AN-12", "AN-13")
def test_the_examples_that_come_with_the_game(hand: str, points: int) -> None:
    assert counts(hand) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AC AD 7D 10S", 19 + 20),
        ("AC AD 7D 7S", 16 + 40),
        ("AC AD AS 10S", 13 + 50),
        ("2C 4C 9C 10C", 25 + 50),
        ("4C 5C 6C 7C", 22 + 100),
    ],
)
@pytest.mark.clause("AN-12", "AN-13")
def test_each_combination_has_its_bonus_and_only_the_best_counts(hand: str, points: int) -> None:
    assert counts(hand) == points


@pytest.mark.clause("AN-13")
def test_the_bonus_table_is_an_option() -> None:
    table = bonus_table(AngelOptions(pair=7, three=0, two_pairs=9))
    assert score(DECK.cards("AC AD 7D 10S"), table) == 19 + 7
    assert score(DECK.cards("AC AD AS 10S"), table) == 13 + 7, "three of a kind holds a pair too"


@pytest.mark.parametrize(
    ("hand", "bonus"), [("AC 2D 3S 4H", 50), ("7C 8D 9S 10H", 50), ("8C 9D 10S AH", 0), ("10C AD 2S 3H", 0)]
)
@pytest.mark.clause("AN-14")
def test_straights_do_not_go_round_the_corner(hand: str, bonus: int) -> None:
    values = sum(1 if code[0] == "A" else int(code[:-1]) for code in hand.split())
    assert counts(hand) == values + bonus


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AG 2C 7D 10S", 34 + 20),
        ("AG 7C 7D 10S", 39 + 50),
        ("AG 7C 7D 7S", 36 + 100),
        ("AG 4C 5D 7S", 31 + 50),
        ("AG 8C 9C 10C", 42 + 100),
        ("AG 2C 7D DV", 24 + 20),
        ("AG 7C 7D DV", 29 + 50),
    ],
)
@pytest.mark.clause("AN-15")
def test_the_angel_is_whatever_is_missing_and_counts_fifteen(hand: str, points: int) -> None:
    assert counts(hand) == points


@pytest.mark.parametrize(
    ("hand", "points"), [("DV 4C 5C 6C", 15), ("DV 4C 5D 6S", 15), ("DV 4C 4D 6S", 14 + 20)]
)
@pytest.mark.clause("AN-16")
def test_the_devil_joins_nothing(hand: str, points: int) -> None:
    assert counts(hand) == points
