"""The card that is picked is the card that is laid, also where another looks like it to the rules."""

import pygame
import pytest

from game.hell_is_hungry.actions import Play
from game.level import Level
from saves.models import Player
from saves.saved_match import SavedMatch
from scenes.navigation import open_table
from scenes.table.input.focus_targets import CardKey
from scenes.table.scene import TableScene
from tests.game.test_equivalent_cards import two_jokers
from tests.scenes.driver import Driver, left_strip


def with_two_jokers(driver: Driver) -> TableScene:
    """Open a table at which the person begins a battle with a joker of each colour in the hand."""
    players = (Player(name="Mara", level=None), Player(name="Otto", level=Level.IMP))
    open_table(driver.desk, SavedMatch("jokers", two_jokers(), players, driver.desk.now()))
    return driver.my_turn()


def by_clicks(driver: Driver, table: TableScene, card: int, lane: int) -> None:
    driver.click(left_strip(table.board.sprite_of(card)))
    driver.click(table.board.area(lane).center)


def by_dragging(driver: Driver, table: TableScene, card: int, lane: int) -> None:
    driver.drag(left_strip(table.board.sprite_of(card)), table.board.area(lane).center)


def by_keys(driver: Driver, table: TableScene, card: int, _lane: int) -> None:
    for _ in range(40):
        if table.pointer.focus.shown and table.pointer.focus.key == CardKey(card):
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_RETURN)


@pytest.mark.parametrize("way", [by_clicks, by_dragging, by_keys])
@pytest.mark.parametrize("which", [0, 1])
def test_the_joker_that_is_picked_is_the_one_that_is_laid(brimstone, way, which: int) -> None:
    driver = brimstone()
    table = with_two_jokers(driver)
    view = table.session.view
    jokers = [card for card in view.piles[view.grid.hands[0]] if table.board.deck.text(card) == "a joker"]
    sprite = table.board.sprite_of(jokers[which])
    picture = sprite.front
    way(driver, table, jokers[which], view.grid.lanes[0])
    assert table.session.match.log[2].action == Play((jokers[which],))
    laid = table.board.piles[view.grid.lanes[0]]
    assert [(each.card, each.front) for each in laid] == [(jokers[which], picture)]
    assert laid[0] is sprite
    assert table.board.sprite_of(jokers[1 - which]).front != picture
