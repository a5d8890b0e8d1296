"""The list of keys tells the keys of the table too, from whatever page it is opened."""

import pygame

from engine.ui.form import BACK
from scenes.keys_page import AT_THE_TABLE
from scenes.table.view.view_model import Tool
from tests.letterings import letterings
from tests.scenes.every_page import crowded, pages_of_one_game

LETTERS = {tool.key for tool in Tool if tool.key}


def test_every_page_tells_the_keys_of_the_table(brimstone) -> None:
    driver = brimstone()
    wanted = {*LETTERS, *(line.keys for line in AT_THE_TABLE), "At the table"}
    missing = {}
    for name, make in pages_of_one_game(driver.desk).items():
        page = make()
        driver.app.stack.push(page)
        page.show_keys()
        told = {each.words for each in letterings(page.form)}
        if not wanted <= told:
            missing[name] = wanted - told
        driver.app.stack.pop()
    assert not missing


def test_keys_of_a_page_say_what_they_do_and_not_how_things_stand(brimstone) -> None:
    driver = brimstone()
    crowded(driver.desk)
    for name, make in pages_of_one_game(driver.desk).items():
        page = make()
        driver.app.stack.push(page)
        page.show_keys()
        assert not [each.words for each in letterings(page.form) if " · " in each.words], name
        driver.app.stack.pop()


def test_the_menu_names_the_deal_of_the_day_among_its_keys_as_it_is_called(brimstone) -> None:
    driver = brimstone()
    driver.key(pygame.K_F1)
    told = {each.words for each in letterings(driver.top.form)}
    assert {"Today's deal", "The Descent", "On this page"} <= told


def test_no_key_is_told_of_twice_in_one_line(brimstone) -> None:
    driver = brimstone()
    driver.key(pygame.K_F1)
    told = [each.words for each in letterings(driver.top.form)]
    again = [
        words for words in told for name in [words.split(".")[0]] if words.count(name) > 1 and ". " in words
    ]
    assert not again
    back = next(each for each in driver.top.form.controls if each.text == "Back")
    assert back.rect == driver.top.form.rect(BACK), "as on every other page"
