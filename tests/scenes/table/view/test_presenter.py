"""The view model: what the table says, and where."""

from dataclasses import replace
from datetime import date
from random import Random
from typing import Any

import pygame
import pytest

from game.contract.table import BySeat, Carry
from game.level import Level
from saves.models import Pace, Speed
from scenes.navigation import open_table
from scenes.players import LEVEL_NOTES
from scenes.self_test import FRAME
from scenes.table.messages import HAPPENING
from scenes.table.pages import Curtain
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, Deciding, Waiting
from scenes.table.view.view_model import Tool
from tests.scenes.driver import Driver, left_strip

TABLES = [
    ("angel", "person imp imp imp"),
    ("devil", "person imp fiend"),
    ("jokers", "person imp"),
    ("hell", "person fiend"),
    ("evil", "person fiend"),
]


def drawn(table: TableScene) -> list[str]:
    table.app.draw()
    return [text.words for text in table.controller.table_view.painter.texts]


def at_a_turn(driver: Driver, game: str, players: str) -> TableScene:
    """Return a turn of the person's, some way into the first deal."""
    driver.sit(players, game, 8)
    for _ in range(2):
        driver.do(driver.my_turn().session.view.legal[0])
    driver.my_turn()
    driver.turn(round(HAPPENING / FRAME) + 2)
    return driver.table


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whose_turn_it_is_is_marked_at_that_seat_alone(brimstone, game: str, players: str) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)
    table = at_a_turn(driver, game, players)
    seen = set()
    for _ in range(400):
        if isinstance(table.phase, Deciding | Waiting):
            turn = table.session.match.to_move
            assert [plate.seat for plate in table.frame.plates if plate.turn] == [turn]
            seen.add(type(table.phase))
        if seen == {Deciding, Waiting}:
            return
        if isinstance(table.phase, Deciding):
            driver.do(table.session.view.legal[0])
        driver.turn()
    raise AssertionError(seen)


def test_the_curtain_tells_what_everybody_saw_since_the_person_last_acted(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp person imp", "jokers", 8)
    told = 0
    for _ in range(400):
        if isinstance(driver.top, Curtain):
            person = table.phase.person
            log = table.session.match.log
            acted = [index for index, entry in enumerate(log) if entry.seat == person]
            if acted:
                events = table.session.match.history(None, acted[-1] + 1)
                lines = table.session.untold().hear_all(events, table.session.view).lines
                assert table.session.recap(person) == lines
                own = table.session.match.history(None, acted[-1])
                assert len(own) > len(events), "what the person did itself is not told"
                told += 1
        if told > 2:
            return
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        elif table.pointer.picker is not None and not table.moving:
            driver.do(table.session.view.legal[0])
        driver.turn()
    raise AssertionError("nobody came back to the table")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_deals_end_is_accounted_for_on_the_table(brimstone, game: str, players: str) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = driver.sit(players, game, 8)
    random, mind = Random(8), table.session.match.game.search.policies[Level.FIEND]
    for _ in range(8000):
        if isinstance(table.phase, Accounting):
            break
        if isinstance(table.phase, Deciding) and not table.moving:
            table.commit(mind(table.session.view, random))
        driver.turn()
    rows, texts = table.frame.account, drawn(table)
    deal = table.session.match.standing.deals[0]
    assert [int(row.points.replace("\u2212", "-")) for row in rows] == list(deal)
    assert [row.seat for row in rows] == list(range(table.session.match.seats))
    assert all(row.points in texts for row in rows)
    words = table.session.match.game.words
    assert [plate.score for plate in table.frame.plates] == [
        words.score(table.session.view, plate.seat) for plate in table.frame.plates
    ]
    assert table.frame.prompt.words == f"{table.phase.account.ended}\n{table.phase.account.rule}"
    assert table.frame.captions == (), "what could be done before the deal ended is said no more"
    for place, where in enumerate(table.board.places):
        if where.kind.name == "hand" and game != "hell":
            assert all(sprite.face_up for sprite in table.board.piles[place])


def test_what_happens_to_a_player_is_said_at_the_name_for_a_while(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)
    table = driver.sit("person imp fiend imp", "devil", 5)
    for _ in range(2000):
        plates = [plate for plate in table.frame.plates if plate.happening and plate.happening.by is not None]
        if plates:
            break
        if isinstance(table.phase, Deciding) and not table.moving:
            driver.do(table.session.view.legal[0])
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        driver.turn()
    (plate, *_) = plates
    assert plate.happening.seat == plate.seat
    assert any(words in text for text in drawn(table) for words in plate.happening.words.split(" ")[:1])
    driver.turn(round(HAPPENING / FRAME) + 2)
    assert plate not in table.frame.plates, "it goes by itself"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_aim_is_in_sight_and_what_is_pointed_at_says_what_it_is(
    brimstone, game: str, players: str
) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = at_a_turn(driver, game, players)
    words, view, cast = table.session.match.game.words, table.session.view, table.session.cast
    assert table.frame.aim == str(words.aim(view, cast)) != ""
    assert table.frame.aim in drawn(table)
    driver.move(table.board.seat_zone("plate", 1).rect.center)
    level = LEVEL_NOTES[table.session.saved.players[1].level]
    assert table.frame.tip.words == f"{level} {words.explain(view, BySeat(1), cast)}"
    for sprite in table.controller.table_view.pieces.shown.values():
        driver.move(sprite.rect.center)
        assert table.frame.tip.words.startswith(str(words.explain(view, sprite.piece, cast))), sprite.piece
    driver.move((5, 400))
    assert table.frame.tip is None and table.frame.news == table.lines[-1]


@pytest.mark.parametrize(
    ("sort", "told"),
    [
        ({"day": date(2026, 3, 1)}, "Deal of the day · "),
        ({"branched": True}, "Off the record · "),
        ({"day": date(2026, 3, 1), "branched": True}, "Off the record · "),
        ({"imported": True}, "Off the record · "),
        ({}, ""),
    ],
)
def test_the_table_tells_of_a_match_of_the_day_and_of_one_that_counts_in_no_records(
    brimstone, sort: dict[str, Any], told: str
) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    open_table(driver.desk, replace(driver.sit("person imp", "devil").session.saved, **sort))
    driver.turn(2)
    play = driver.table.session
    assert driver.table.frame.aim == f"{told}{play.match.game.words.aim(play.view, play.cast)}"


def test_a_card_that_cannot_be_played_says_why_when_it_is_pointed_at(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 8)
    for _ in range(60):
        table = driver.my_turn()
        picker = table.pointer.picker
        dim = [sprite for sprite in table.board.hand() if not picker.playable(sprite.card)]
        if dim and picker.carries:
            break
        driver.do(table.session.view.legal[0])
    driver.move(left_strip(dim[0]))
    assert table.frame.tip.words == picker.refusal(Carry((dim[0].card,), picker.carries[0].place)).sentence
    assert table.notice == "", "to point is no attempt"


def test_the_tables_own_buttons_say_what_they_are_for_or_why_they_do_nothing_now(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit()
    table = driver.my_turn()
    for button in table.buttons:
        if isinstance(button.does, Tool):
            driver.move(button.rect.center)
            assert table.frame.tip.words == (button.does.purpose if button.live else button.does.hindrance)
            assert table.frame.hot == (button.label if button.live else "")
    idle = next(button for button in table.buttons if not button.live)
    count = len(table.session.match.log)
    driver.click(idle.rect.center)
    assert idle.does.hindrance == table.notice and len(table.session.match.log) == count
    assert table.frame.tip is None, "nothing is said twice"
