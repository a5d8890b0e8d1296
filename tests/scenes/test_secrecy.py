"""Nobody peeks: not the frame, not the sprites, not through the curtain."""

from random import Random

import pygame
import pytest

from engine.kept import Kept
from game.devil.places import DISCARDS, hand
from game.events import Moved, Shown
from saves.models import Speed
from scenes.curtain import Curtain
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver


def hidden_swapped(table: TableScene, seed: int) -> None:
    """Deal everything the viewer cannot see anew."""
    match = table.play.match
    events = match._state.table.events
    match._state = match.game.imagine(match.view(table.play.viewer), Random(seed))
    match._state.table.events = events


def laid_anew(driver: Driver, table: TableScene) -> bytes:
    """What is seen of a table whose cards were laid from the view alone: no card stands out as played last."""
    table.board.lay(table.play.view)
    table._change()
    return driver.frame()


@pytest.mark.parametrize("seats", ["person fiend", "person imp fiend imp", "person " + "imp " * 7])
def test_what_the_viewer_cannot_see_changes_no_pixel(brimstone, seats: str) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit(seats)
    for turn in range(6):
        table = driver.my_turn()
        driver.turn(2)
        view = table.play.view
        frame = laid_anew(driver, table)
        for seed in range(3):
            hidden_swapped(table, seed)
            assert table.play.view == view
            assert laid_anew(driver, table) == frame
        driver.do(table.pointer.picker.choices[turn % len(table.pointer.picker.choices)][1])


def test_a_sprite_of_a_hidden_card_knows_neither_card_nor_picture_at_any_frame(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person imp fiend")
    for _ in range(1500):
        driver.turn()
        if driver.top is not table:
            break
        told = table.play.match.history(table.play.viewer)
        known = {event.card for event in told if isinstance(event, Moved)}
        known |= {card for event in told if isinstance(event, Shown) for card in event.cards}
        for sprite in (sprite for pile in table.board.piles for sprite in pile):
            assert sprite.card in known or sprite.card is None
            assert (sprite.front is None) == (sprite.card is None)
        if table.pointer.picker is not None and not table.moving:
            driver.do(table.pointer.picker.choices[0][1])


def test_the_curtain_falls_between_two_people_and_shows_no_card(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person person")
    seen = set()
    for _ in range(6):
        driver.until(lambda: isinstance(driver.top, Curtain))
        frames = driver.frame()
        driver.app.assets._pictures = driver.app.assets._passing = Kept(9)
        assert driver.frame() == frames
        assert driver.app.assets._pictures.held == 0, "a card was drawn beneath the curtain"
        driver.key(pygame.K_RETURN)
        table = driver.table
        seen.add(table.play.viewer)
        assert table.play.viewer == table.play.match.to_move
        other = hand(1 - table.play.viewer)
        assert all(sprite.card is None for sprite in table.board.piles[other])
        assert all(sprite.card is not None for sprite in table.board.piles[DISCARDS])
        while driver.top is table:
            if table.pointer.picker is not None and not table.moving:
                driver.do(table.pointer.picker.choices[0][1])
            if driver.waits_for_enter:
                driver.key(pygame.K_RETURN)
            driver.turn()
        if not isinstance(driver.top, Curtain):
            break
    assert seen == {0, 1}


def test_the_log_forgets_what_only_the_other_person_saw(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person person")
    driver.until(lambda: isinstance(driver.top, Curtain))
    for _ in range(30):
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        else:
            table = driver.table
            if table.pointer.picker is not None and not table.moving:
                names = table.play.names
                other = names[1 - table.play.viewer]
                drawn = [line for line in table.lines if line.startswith(f"{other} draws ")]
                assert all(
                    line == f"{other} draws a card." or line.endswith("the lowest does.") for line in drawn
                )
                driver.do(table.pointer.picker.choices[0][1])
        driver.turn(2)


def test_names_are_used_when_two_people_play(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person person imp")
    driver.until(lambda: isinstance(driver.top, Curtain))
    driver.key(pygame.K_RETURN)
    table = driver.table
    words = table.play.match.game.words.prompt(table.play.view, table.play.cast)
    assert "You" not in words
    assert table.play.names[table.play.viewer] in words


def test_leaving_from_the_curtain_goes_to_the_menu_and_keeps_the_match(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person person")
    driver.until(lambda: isinstance(driver.top, Curtain))
    driver.key(pygame.K_ESCAPE)
    driver.click_button("Continue Devil")
    driver.until(lambda: isinstance(driver.top, Curtain))
