"""Steppers, lists, sliders and keys of forms do what they show, with the mouse, with keys and with a pad."""

import pygame
import pytest

from engine import window
from engine.ui.entry import TextEntry
from engine.ui.form import Form
from engine.ui.page import Page
from engine.ui.slider import Slider
from game.catalog import GAMES
from game.contract.rules import Standing
from scenes.backdrop import backdrop_of
from scenes.message import Message
from scenes.navigation import no_op
from scenes.setup import Setup, SetupTab
from scenes.table.pages import Curtain, LogPage, Pause
from scenes.table.session import LOST
from tests import labels
from tests.scenes.by_hand import typed
from tests.scenes.driver import Driver
from tests.scenes.every_page import scoreboard
from tests.scenes.written import written


class Choosing(Page):
    """One control for each kind of choice."""

    def __init__(self, values: tuple[str, ...], chosen: int) -> None:
        self.values = values
        self.chosen = chosen
        self.loudness = 50

    def build(self, form: Form) -> None:
        form.one_of(dict(enumerate(self.values)), self.chosen, (300, 100, 400, 60), self.choose)
        form.slider(self.loudness, (0, 100), 5, (300, 700, 400, 60), self.louder)
        form.button("Back", (1000, 700, 400, 60), self.back)

    def choose(self, index: int) -> None:
        self.chosen = index
        self.rebuild()

    def louder(self, value: int) -> None:
        self.loudness = value


def slide(driver: Driver, start: tuple[int, int], end: int) -> None:
    """Drag as a hand does: in many small moves."""
    driver.move(start)
    driver.press(start)
    for step in range(9):
        driver.move((start[0] + (end - start[0]) * min(step, 7) / 7, start[1]), held=True)
    driver.release((end, start[1]))


FEW = ("one", "two", "three", "four")


def open_page(driver: Driver, page: Page) -> Page:
    driver.app.stack.push(page)
    driver.turn(2)
    return page


def halves(page: Page) -> tuple[tuple[int, int], tuple[int, int]]:
    rect = page.form.controls[0].rect
    return (rect.left + rect.width // 3, rect.centery), (rect.right - rect.width // 3, rect.centery)


LONG = tuple(f"value {number} of those that are too long to lie side by side" for number in range(3))


def test_each_half_of_a_stepper_has_its_direction(brimstone) -> None:
    driver = brimstone()
    page = open_page(driver, Choosing(LONG, 1))
    back, on = halves(page)
    for half, chosen in ((on, 2), (back, 1), (back, 0), (back, 0)):
        driver.click(half)
        assert page.chosen == chosen, "there is nothing before the first"


def test_enter_steps_on_round_the_end_where_arrows_stop(brimstone) -> None:
    driver = brimstone()
    page = open_page(driver, Choosing(FEW, 2))
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_RIGHT)
    assert page.chosen == 3
    driver.key(pygame.K_RIGHT)
    assert page.chosen == 3
    driver.key(pygame.K_RETURN)
    assert page.chosen == 0
    driver.key(pygame.K_LEFT)
    assert page.chosen == 0


def test_a_press_that_is_let_go_elsewhere_chooses_nothing(brimstone) -> None:
    driver = brimstone()
    page = open_page(driver, Choosing(FEW, 1))
    driver.press(page.form.choices[0].part(3).center)
    driver.release(page.form.choices[0].part(0).center)
    assert page.chosen == 1


def test_a_slider_follows_the_hand(brimstone) -> None:
    driver = brimstone()
    page = open_page(driver, Choosing(FEW, 0))
    bar = next(each for each in page.form.controls if isinstance(each, Slider))
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_RIGHT)
    assert page.loudness == 55
    knob = bar.knob().center
    slide(driver, knob, bar.rect.left + 40)
    assert page.loudness < 20


def test_the_focus_in_a_long_list_is_scrolled_into_view(brimstone) -> None:
    driver = brimstone(text_size=1.5)
    page = open_page(driver, Setup(driver.desk, GAMES["jokers"]))
    for code in (pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT):
        driver.key(code)
    assert page.tab is SetupTab.OPTIONS and page.form.controls[page.focus.key].selected, (
        "the arrow turns to it"
    )
    (area,) = page.form.panes
    for _ in page.form.controls:
        driver.key(pygame.K_TAB)
        if page.form.controls[page.focus.key].pane is area:
            assert area.rect.contains(page.focus.target.rect)
    page.form.stop_typing()
    driver.key(pygame.K_HOME)
    assert area.share == 0


ODD_NAMES = ["\u200b\u200d", "a\x00b", "<b>", "<img src='x'>", "&amp;", "\ud800", "\n"]


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_a_name_of_blanks_or_markup_breaks_no_page(brimstone, name: str) -> None:
    driver = brimstone()
    setup = open_page(driver, Setup(driver.desk, GAMES["devil"]))
    for entry in range(2):
        driver.click(setup.form.entries[entry].rect.center)
        driver.key(pygame.K_BACKSPACE)
        typed(driver, name)
    driver.click_button(labels.PLAY)
    assert driver.top is setup and "name" in written(setup), "there is none, or two are alike"
    driver.key(pygame.K_ESCAPE)
    standing = Standing((4, 5), ((4, 5),), (1, 2), (0,))
    for page in (
        scoreboard(driver.desk, (name, "Otto"), standing),
        Message(name, name),
        Message(name, name, ((name, 0), (name, 1))),
        Curtain(name, [name], no_op),
        Pause(name, LOST, ()),
        LogPage([name, name], backdrop_of(driver.desk, GAMES["devil"])),
    ):
        open_page(driver, page)
        driver.app.stack.pop()


def test_everything_the_next_person_missed_fits_the_curtain(brimstone) -> None:
    assert not open_page(brimstone(), Curtain("Mara", ["Sam draws.", "Sam plays a 5."], no_op)).form.panes


@pytest.mark.parametrize("by_key", [False, True])
def test_a_button_is_shown_pressed_before_its_page_is_drawn(brimstone, monkeypatch, by_key: bool) -> None:
    driver, shown = brimstone(), list[pygame.Rect]()
    page = open_page(driver, Choosing(FEW, 0))
    button = page.form.controls[-1]
    monkeypatch.setattr(pygame.display, "update", shown.append)
    if by_key:
        button.press()
    else:
        driver.move(button.rect.center)
        page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1))
    assert [part.size for part in shown] == [button.rect.size]


def edited(driver: Driver) -> TextEntry:
    """Return a line that reads "one two", and is typed into."""
    page = open_page(driver, Setup(driver.desk, GAMES["devil"]))
    line = page.form.entries[0]
    driver.click(line.rect.center)
    typed(driver, "one two")
    return line


def test_keys_edit_a_line_of_text(brimstone) -> None:
    driver = brimstone()
    line = edited(driver)
    driver.key(pygame.K_LEFT, pygame.KMOD_CTRL)
    assert line.cursor == 4
    driver.key(pygame.K_END, pygame.KMOD_SHIFT)
    assert line.selected == (4, 7)
    driver.key(pygame.K_DELETE)
    assert line.text == "one "
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_BACKSPACE)
    assert line.text == "ne "
    driver.key(pygame.K_END)
    driver.key(pygame.K_BACKSPACE, pygame.KMOD_CTRL)
    assert line.text == ""
    driver.key(pygame.K_TAB)
    assert driver.top.focus.key == driver.top.form.controls.index(line) + 1, "on from where it was clicked"


def test_cut_text_can_be_pasted(brimstone, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, kept = brimstone(), [""]
    monkeypatch.setattr(window, "copy_text", lambda text: kept.__setitem__(0, text))
    monkeypatch.setattr(window, "paste_text", lambda: kept[0])
    line = edited(driver)
    for letter in (pygame.K_a, pygame.K_x):
        driver.key(letter, pygame.KMOD_CTRL)
    assert (line.text, kept) == ("", ["one two"])
    for _ in range(2):
        driver.key(pygame.K_v, pygame.KMOD_CTRL)
    assert line.text == "one twoone two"


def test_text_composed_by_an_input_method_is_shown(brimstone) -> None:
    driver = brimstone()
    line = edited(driver)
    before = driver.frame()
    driver.turn(1, pygame.event.Event(pygame.TEXTEDITING, text="ka", start=0, length=0))
    assert (line.text, line.composed) == ("one two", "ka") and driver.frame() != before
    driver.turn(1, pygame.event.Event(pygame.TEXTINPUT, text="カ"))
    assert (line.text, line.composed) == ("one twoカ", "")
