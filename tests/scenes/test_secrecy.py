"""Nobody peeks: not the frame, not the sprites, not through the curtain."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from engine.kept import Kept
from game.devil.position import DISCARDS, hand
from game.events import Moved, Shown
from game.match import Match
from saves.models import Banter, Speed
from saves.saved_match import SavedMatch
from scenes.table.scene import TableScene
from scenes.table.session import at_table
from scenes.table_pages import Curtain
from tests import labels
from tests.scenes.driver import Driver


def hidden_swapped(saved: SavedMatch, viewer: int | None, seed: int) -> SavedMatch:
    """Return a match after the same actions, with everything that the viewer cannot see dealt again."""
    match = saved.match
    imagined = match.game.imagine(match.view(viewer), Random(seed))
    imagined.table.events = match.position().table.events
    return replace(saved, match=match.taken_up(len(match.log), imagined, Match))


def seen_at(driver: Driver, saved: SavedMatch) -> bytes:
    """Return what is seen of a table at which a match is taken up, once the person is to move."""
    driver.app.stack.push(TableScene(driver.desk, at_table(driver.desk, replace(saved, id="looked at"))))
    driver.my_turn()
    driver.turn(2)
    frame = driver.frame()
    driver.app.stack.pop()
    return frame


@pytest.mark.parametrize("seats", ["person fiend", "person imp fiend imp", "person " + "imp " * 7])
def test_what_the_viewer_cannot_see_changes_no_pixel(brimstone, seats: str) -> None:
    driver = brimstone(banter=Banter.OFF)
    driver.sit(seats, target=500)
    for turn in range(6):
        table = driver.my_turn()
        saved, viewer = table.session.saved, table.session.viewer
        frame, dealt = seen_at(driver, saved), saved.match.digest()
        for seed in range(3):
            swapped = hidden_swapped(saved, viewer, seed)
            assert swapped.match.view(viewer) == saved.match.view(viewer)
            assert swapped.match.digest() != dealt
            assert seen_at(driver, swapped) == frame
        driver.do(table.pointer.picker.choices[turn % len(table.pointer.picker.choices)][1])


def test_a_sprite_of_a_hidden_card_knows_neither_card_nor_picture_at_any_frame(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person imp fiend")
    for _ in range(1500):
        driver.turn()
        if driver.top is not table:
            break
        told = table.session.match.history(table.session.viewer)
        known = {event.card for event in told if isinstance(event, Moved)}
        known |= {card for event in told if isinstance(event, Shown) for card in event.cards}
        for sprite in (sprite for pile in table.board.piles for sprite in pile):
            assert sprite.card in known or sprite.card is None
            assert (sprite.front is None) == (sprite.card is None)
        if table.pointer.picker is not None and not table.moving:
            driver.do(table.pointer.picker.choices[0][1])


def test_the_curtain_falls_between_two_people_and_shows_no_card(
    brimstone, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone()
    driver.sit("person person")
    seen = set()
    for _ in range(6):
        driver.until(lambda: isinstance(driver.top, Curtain))
        frame = driver.frame()
        with monkeypatch.context() as patch:
            patch.setattr(driver.app.assets, "pictures", pictures := Kept(9))
            patch.setattr(driver.app.assets, "passing", passing := Kept(9))
            assert driver.frame() == frame
        assert not pictures.held and not passing.held, "a card was drawn beneath the curtain"
        driver.key(pygame.K_RETURN)
        table = driver.table
        seen.add(table.session.viewer)
        assert table.session.viewer == table.session.match.to_move
        other = hand(1 - table.session.viewer)
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
    driver = brimstone()
    driver.sit("person person")
    driver.until(lambda: isinstance(driver.top, Curtain))
    for _ in range(30):
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        else:
            table = driver.table
            if table.pointer.picker is not None and not table.moving:
                names = table.session.names
                other = names[1 - table.session.viewer]
                drawn = [line for line in table.lines if line.startswith(f"{other} draws ")]
                assert all(
                    line == f"{other} draws a card." or line.endswith("the lowest does.") for line in drawn
                )
                driver.do(table.pointer.picker.choices[0][1])
        driver.turn(2)


def test_names_are_used_when_two_people_play(brimstone) -> None:
    driver = brimstone()
    driver.sit("person person imp")
    driver.until(lambda: isinstance(driver.top, Curtain))
    driver.key(pygame.K_RETURN)
    table = driver.table
    words = table.session.match.game.words.prompt(table.session.view, table.session.cast)
    assert "You" not in words
    assert table.session.names[table.session.viewer] in words


def test_leaving_from_the_curtain_goes_to_the_menu_and_keeps_the_match(brimstone) -> None:
    driver = brimstone()
    driver.sit("person person")
    driver.until(lambda: isinstance(driver.top, Curtain))
    driver.key(pygame.K_ESCAPE)
    driver.click_button(labels.CONTINUE_DEVIL)
    driver.until(lambda: isinstance(driver.top, Curtain))
