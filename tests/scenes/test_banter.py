"""Opponents say something now and then; it fits how they stand, and can be turned off."""

from random import Random

import pygame
import pytest

from game.catalog import GAMES
from game.contract.search import Level
from saves.models import Player, Speed
from scenes.table.banter import LINES, Mood, spoken


def players(*levels: Level | None) -> list[Player]:
    """Players of some kinds."""
    return [Player(name=f"P{seat}", level=level) for seat, level in enumerate(levels)]


def test_every_opponent_has_lines_for_every_mood_that_fit_over_a_name() -> None:
    for level in Level:
        assert all(len(LINES[level][mood]) >= 3 for mood in Mood)
        assert all(len(line) <= 44 for mood in Mood for line in LINES[level][mood])


def test_people_are_not_spoken_for() -> None:
    assert spoken(players(None, None), (), True, Random(1)) is None
    seat, _ = spoken(players(None, Level.IMP), (), True, Random(1))
    assert seat == 1


@pytest.mark.parametrize(
    ("last", "low_wins", "mood"),
    [((), True, Mood.GREETING), ((9, 0), True, Mood.AHEAD), ((9, 0), False, Mood.BEHIND)],
)
def test_what_is_said_fits_how_the_last_deal_went(last: tuple[int, ...], low_wins: bool, mood: Mood) -> None:
    for seed in range(20):
        _, line = spoken(players(None, Level.FIEND), last, low_wins, Random(seed))
        assert line in LINES[Level.FIEND][mood]


@pytest.mark.parametrize("banter", [True, False])
def test_a_line_is_seen_when_a_deal_begins_unless_it_is_turned_off(brimstone, banter: bool) -> None:
    driver = brimstone(speed=Speed.NORMAL, banter=banter)
    table = driver.sit("person imp")
    heard = set()
    for _ in range(700):
        driver.turn()
        heard.add(table.course.talk.speech)
    assert bool(heard - {None}) == banter
    assert table.course.talk.speech is None, "it is gone after a while"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_covers_no_common_card(brimstone, game: str, size: tuple[int, int]) -> None:
    driver = brimstone(size, speed=Speed.OFF, banter=False)
    seats = [seats for seats in GAMES[game].seats if seats <= 4]
    driver.sit(" ".join(["person", *["imp"] * (seats[-1] - 1)]), game)
    table = driver.my_turn()
    driver.turn(200)
    heaps = [
        table.board.area(place, slack=0)
        for place, where in enumerate(table.board.places)
        if where.seat is None and table.board.piles[place]
    ]

    def seen() -> list[bytes]:
        return [pygame.image.tobytes(driver.app.surface.subsurface(heap), "RGB") for heap in heaps]

    before = seen()
    for seat in range(1, table.board.seats):
        table.course.talk.speak(seat, "I know this one! Mostly.", 10_000)
        driver.app.draw()
        assert seen() == before
