"""Every game and variant is played at the table from the first deal to the end, with the mouse."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from engine.assets import SurfaceCache
from game.catalog import GAMES
from game.level import Level
from game.match import Match
from game.table import Moved, Shown
from saves.settings import Speed
from scenes.table.pages import Curtain
from scenes.table.phases import Waiting
from scenes.table.scene import TableScene
from scenes.table.view.table_layout import map_for
from tests.assets import all_assets
from tests.conformance.tables import Setting
from tests.each import each_sample, each_setting
from tests.scenes.driver import Driver, notice

MOST_ACTIONS = 40
"""Actions of the person after which a match is left."""


def sit(driver: Driver, setting: Setting) -> TableScene:
    """Sit down at a table."""
    return driver.sit(setting.players, setting.game.id, 8, **setting.options.model_dump())


def turns(driver: Driver, most: int) -> Iterator[TableScene]:
    """Yield the table at the person's turns, until the match is over or a limit is reached."""
    for _ in range(most):
        for _ in range(4000):
            top = driver.top
            if driver.waits_for_enter:
                driver.key(pygame.K_RETURN)
            elif isinstance(top, TableScene):
                if top.session.match.to_move is None:
                    return
                mine = top.pointer.deciding
                if mine and not top.controller.moving and not isinstance(top.phase, Waiting):
                    break
            driver.turn()
        else:
            raise AssertionError("the table waits for nobody")
        yield driver.table


@each_sample
def test_a_match_is_played_with_the_mouse(brimstone, setting: Setting) -> None:
    driver = brimstone(size=(1280, 720), speed=Speed.OFF)
    sit(driver, setting)
    random = Random(8)
    mind = setting.game.search.policies[Level.FIEND]
    for table in turns(driver, MOST_ACTIONS):
        view = table.session.view
        count = len(table.session.match.log)
        assert table.board.matches(view)
        driver.do(mind(view, random))
        assert len(table.session.match.log) > count, notice(table)


@each_setting
def test_every_map_has_a_zone_in_the_window_for_every_place(setting: Setting) -> None:
    match: Match = setting.match(1)
    table_map = map_for(all_assets(), match.game.info.map, match.places)
    for window in ((1280, 720), (1024, 768), (2560, 1080)):
        for place in match.places:
            names = [table_map.zone(place.kind.name, window)]
            if place.seat is not None:
                others = match.seats - 1
                names += [table_map.theirs(place.kind.name, index, others, window) for index in range(others)]
            for zone in names:
                assert zone.rect.left >= 0 and zone.rect.right <= window[0], (place, zone)
                assert zone.rect.top >= 0 and zone.rect.bottom <= window[1], (place, zone)


@each_sample
def test_plates_never_overlap_buttons(brimstone, setting: Setting) -> None:
    driver = brimstone(size=(1280, 720), speed=Speed.OFF)
    sit(driver, setting)
    table = next(turns(driver, 1))
    seats = range(table.session.match.seats)
    boxes = [table.board.layout.seat_zone("plate", seat).rect for seat in seats]
    boxes += [button.rect for button in table.buttons]
    for index, box in enumerate(boxes):
        assert box.collidelist(boxes[:index]) == -1


@pytest.mark.parametrize("game", GAMES)
def test_between_two_people_no_frame_shows_a_hidden_card(brimstone, monkeypatch, game) -> None:
    seats = GAMES[game].seats
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit(" ".join(["person", "person", "imp", "imp"][: max(2, seats[0])]), game, 8)
    random = Random(8)
    taken = 0
    for _ in range(6000):
        driver.turn()
        top = driver.top
        if isinstance(top, Curtain):
            empty = SurfaceCache(9)
            monkeypatch.setattr(driver.app.assets, "pictures", empty)
            monkeypatch.setattr(driver.app.assets, "moving", empty)
            driver.app.draw()
            assert empty.held == 0, "a card is drawn behind the curtain"
            driver.key(pygame.K_RETURN)
        elif driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        elif isinstance(top, TableScene):
            assert hidden_are_hidden(top)
            if top.pointer.picker.choices and not top.pointer.picker.waiting and not top.controller.moving:
                view = top.session.view
                driver.do(GAMES[game].search.policies[Level.FIEND](view, random))
                taken += 1
            if top.session.match.to_move is None or taken >= 8:
                return
    raise AssertionError(f"only {taken} moves were made")


def hidden_are_hidden(table: TableScene) -> bool:
    """True if no sprite knows more than some view of the viewer's has told."""
    history = table.session.match.history(table.session.viewer)
    told = {event.card for event in history if isinstance(event, Moved)}
    told |= {card for event in history if isinstance(event, Shown) for card in event.cards}
    told |= {card for pile in table.session.view.piles for card in pile}
    sprites = [sprite for pile in table.board.piles for sprite in pile]
    assert all((sprite.front is None) == (sprite.card is None) for sprite in sprites)
    return all(sprite.card is None or sprite.card in told for sprite in sprites)
