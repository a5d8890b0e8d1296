"""What every page says, in which type and colour and which of it can be pressed, is what is kept of it."""

from collections.abc import Iterable, Iterator
from itertools import groupby

import pygame
import pytest
from pygame_gui.elements import UIButton, UILabel, UITextBox

from engine import theme
from engine.page import Page
from engine.theme import Colour, Typeface
from game.catalog import GAMES
from tests.reading import otherwise
from tests.scenes.driver import Driver
from tests.scenes.every_page import crowded, every_page

COLOURS = {
    value: name.lower() for name, value in vars(theme).items() if name.isupper() and type(value) is tuple
}
FIRST, *OTHERS = (f" {game}" for game in GAMES)


def one_of_each(names: list[str]) -> list[str]:
    """Pages that every game has are read for the first of them; the clauses have a test of their own."""
    return [
        name
        for name in names
        if not (f"{name} ".endswith("clauses ") or any(f"{each} " in f"{name} " for each in OTHERS))
    ]


def said(driver: Driver, page: Page) -> list[str]:
    """What a page says, line by line: its form, then what is drawn beside it."""
    drawn: list[tuple[str, str]] = []
    letter = driver.app.assets.text

    def text(words: str, typeface: Typeface, size: int, colour: Colour) -> pygame.Surface:
        drawn.append((f"{typeface.name.lower()} {size} {COLOURS.get(colour, colour)}", words))
        return letter(words, typeface, size, colour)

    driver.app.assets.text = text  # type: ignore[method-assign]
    driver.app.stack.push(page)
    driver.app.draw()
    told = [*in_lines(on_form(page)), *in_lines(drawn)]
    driver.app.stack.pop()
    driver.app.assets.text = letter  # type: ignore[method-assign]
    return told


def on_form(page: Page) -> Iterator[tuple[str, str]]:
    """The texts of a form, each with what it stands on or in."""
    for element in page.form.manager.get_sprite_group().sprites():
        if isinstance(element, UILabel | UIButton) and element.text.strip():
            kind = "button" if isinstance(element, UIButton) else "label"
            able = "" if element.is_enabled else " grey"
            yield f"{kind} {element.class_ids[-1] or ''}{able}", element.text
        elif isinstance(element, UITextBox):
            yield "prose", element.html_text
    yield from ((f"key {shortcut.key}", shortcut.name) for shortcut in page.form.shortcuts)


def in_lines(texts: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Texts of one style on end are one line: where they are broken is a matter of type."""
    for style, same in groupby(texts, lambda each: each[0]):
        between = " | " if style.startswith("button") else " "
        yield f"{style}: {between.join(words for _, words in same)}"


def test_every_page_says_what_it_is_kept_to_say(
    brimstone, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone()
    monkeypatch.setenv("HOME", str(driver.desk.folder))
    crowded(driver.desk)
    pages = every_page(driver.desk)
    differing: list[str] = []
    for name in one_of_each(list(pages)):
        lines = [line.replace(str(driver.desk.folder), "FOLDER") for line in said(driver, pages[name]())]
        differing += otherwise(request, f"pages/{name}", lines)
    assert not differing, "\n".join(differing)
