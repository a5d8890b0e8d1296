"""The Descent: tables that can be set up, people who can be told apart, gifts given once."""

from collections import Counter
from statistics import median

import pytest

from game.contract import AnyGame
from game.contract.descent import CircleTable
from game.level import Level
from saves.descent import circle_of, games
from saves.models import LONGEST_NAME, cleaned
from tests.conformance.endings import most_within, seconds_at
from tests.conformance.phrases import is_sentence

LONGEST_STORY = 120
LONGEST_TITLE = 26
QUICKEST, SLOWEST = 5, 30
MATCHES = 15

each_circle = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
each_table = pytest.mark.parametrize(
    ("game", "table"),
    [(game, table) for game in games() for table in (*circle_of(game).tables, circle_of(game).last)],
    ids=lambda each: getattr(each, "id", "") or each.title,
)


@each_table
def test_everything_that_is_said_of_a_table_fits(game: AnyGame, table: CircleTable) -> None:
    assert 0 < len(table.title) <= LONGEST_TITLE and "’" not in table.title + table.story
    assert is_sentence(table.story) and len(table.story) <= LONGEST_STORY
    assert table.house_rule or table.options == game.options(), "a house rule is not said"
    assert len(table.house_rule) <= LONGEST_STORY
    names = [each.name for each in table.opponents]
    assert len(set(names)) == len(names)
    assert all(name == cleaned(name) and len(name) <= LONGEST_NAME for name in names)


@each_circle
def test_imps_sit_first_then_fiends_then_archdevils(game: AnyGame) -> None:
    levels = [{each.level for each in table.opponents} for table in circle_of(game).tables]
    assert levels == [{level} for level in Level]


@each_table
def test_most_matches_at_a_table_take_as_long_as_it_says(game: AnyGame, table: CircleTable) -> None:
    levels = [
        Level.FIEND,
        *(Level.IMP if each.level is Level.IMP else Level.FIEND for each in table.opponents),
    ]
    taken = [seconds_at(game, table.options, levels, seed) / 60 for seed in range(MATCHES)]
    assert QUICKEST <= median(taken) <= SLOWEST
    assert most_within(table.minutes, taken), taken


def test_no_two_circles_or_tables_have_one_name() -> None:
    names = [circle_of(game).title for game in games()]
    names += [table.title for game in games() for table in (*circle_of(game).tables, circle_of(game).last)]
    assert Counter(names).most_common(1)[0][1] == 1
