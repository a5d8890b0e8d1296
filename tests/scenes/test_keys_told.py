"""The list of keys tells the keys of the table too, from whatever page it is opened."""

import pygame

from engine.ui.form import BACK
from scenes.deal_code import COMPARE
from scenes.keys_page import AT_THE_TABLE
from scenes.table.view.view_model import Tool
from tests import labels
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


LEAVE = {"Menu", labels.LEAVE, "Quit", labels.SAVE_AND_QUIT}
AGAIN = {"Play again", "Try again", "New cards", labels.RESTART}
ONE_THING = (LEAVE, AGAIN)
"""Labels of the same thing to do: one letter may stand for any of them."""
OPENS = {labels.RULES, labels.SCORE, "Log", labels.CODE_IN_PAUSE, COMPARE}
"""The letter of what opens a page also leads back from it."""


def same(first: str, second: str) -> bool:
    """True if two labels stand for one thing to do."""
    return first == second or any({first, second} <= group for group in ONE_THING)


def test_no_letter_has_two_meanings_among_pages_and_tables(brimstone) -> None:
    driver = brimstone()
    crowded(driver.desk)
    meanings = {tool.key: [(tool.label, "a table")] for tool in reversed(Tool) if tool.key}
    meanings |= {"M": [("Sound", "a table")], "I": [("Look", "a table")]}
    back = []
    for page_name, make in pages_of_one_game(driver.desk).items():
        page = make()
        driver.app.stack.push(page)
        for each in (*page.form.controls, *page.form.shortcuts):
            if each.key and each.name.startswith("Back"):
                back.append((each.key, page_name))
            elif each.key:
                meanings.setdefault(each.key, []).append((each.name, page_name))
        driver.app.stack.pop()
    for letter, told in meanings.items():
        (first, _), *others = told
        assert not [each for each in others if not same(first, each[0])], (letter, told)
    lost = [(letter, name) for letter, name in back if not {told for told, _ in meanings[letter]} & OPENS]
    assert not lost, "Back has the letter of what opened the page, if any"
