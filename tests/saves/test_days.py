"""The deal of the day: the same for everybody, other every day, and the first time counts."""

from datetime import date, timedelta
from functools import partial

from game.catalog import GAMES
from saves.days import DayOutcome, counted_matches, daily_outcome, days_in_a_row, seed_of_day
from saves.models import GivenUp, Player
from tests.saves import matches
from tests.saves.matches import NOW

DAY = date(2026, 3, 1)


header = partial(matches.header, day=DAY)
"""A match that was a deal of the day."""


def test_the_seed_of_a_day_is_the_same_for_ever() -> None:
    assert seed_of_day("devil", DAY) == 236526986000478
    assert seed_of_day("angel", DAY) == 115057282208591


def test_no_two_deals_of_the_day_have_one_seed() -> None:
    days = [DAY + timedelta(days=count) for count in range(400)]
    seeds = {seed_of_day(game, day) for game in GAMES for day in days}
    assert len(seeds) == len(GAMES) * len(days)


def test_the_first_match_of_a_day_counts_if_its_cards_were_unknown() -> None:
    first = header(id="first", started=NOW - timedelta(hours=1))
    others = [
        header(id="later"),
        header(id="again", branched=True, started=NOW - timedelta(hours=9)),
        header(id="a friend's", imported=True, started=NOW - timedelta(hours=9)),
        header(id="no day", day=None, started=NOW - timedelta(hours=9)),
    ]
    assert counted_matches([*others, first]) == {("devil", DAY): first}


def test_how_a_day_went() -> None:
    assert daily_outcome(header()) is DayOutcome.WON
    assert daily_outcome(header(winners=(1,))) is DayOutcome.LOST
    assert daily_outcome(header(over=False, winners=())) is DayOutcome.STARTED
    assert daily_outcome(header(given_up=GivenUp.UNCOUNTED)) is DayOutcome.LOST
    people = (Player(name="Mara", level=None), Player(name="Otto", level=None))
    assert daily_outcome(header(players=people)) is DayOutcome.PLAYED


def test_days_on_end_are_counted_up_to_today_or_yesterday() -> None:
    days = [DAY - timedelta(days=back) for back in (0, 1, 2, 4)]
    assert days_in_a_row(days, DAY) == 3
    assert days_in_a_row(days, DAY + timedelta(days=1)) == 3
    assert days_in_a_row(days, DAY + timedelta(days=2)) == 0
