"""Whatever is pressed or chosen answers on the screen before anything comes of it."""

from typing import Any

import pygame
import pytest

from engine.ui.button import Button
from engine.ui.page import Page
from engine.ui.widget import Control
from game.catalog import GAMES
from saves.models import Speed
from scenes.records_page import RecordsPage
from scenes.rules_page import RulesPage
from scenes.setup import Setup, Tab
from tests import labels
from tests.scenes.by_hand import turn_to
from tests.scenes.driver import Driver
from tests.scenes.every_page import every_page, one_of_each

Colour = tuple[int, ...]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[pygame.Rect, Colour]]:
    """Each part of the window that was shown by itself, with the colour in its middle."""
    parts: list[tuple[pygame.Rect, Colour]] = []

    def update(rect: pygame.Rect) -> None:
        window = pygame.display.get_surface()
        assert window is not None
        parts.append((rect, tuple(window.get_at((rect.left + 12, rect.centery)))))

    monkeypatch.setattr(pygame.display, "update", update)
    return parts


def button(driver: Driver, text: str) -> pygame.Rect:
    """Return the place of the button with this text on the page on top."""
    controls = driver.top.form.controls
    return pygame.Rect(next(each.rect for each in controls if each.text == text))


def beside_words(driver: Driver, rect: pygame.Rect) -> Colour:
    """The colour of a button as the window shows it now."""
    return tuple(driver.app.surface.get_at((rect.left + 12, rect.centery)))


def point(page: Page, kind: int, at: tuple[int, int]) -> None:
    """Let a page hear of the mouse, and draw nothing."""
    page.handle(pygame.event.Event(kind, pos=at, rel=(1, 1), buttons=(0, 0, 0), button=1))


def can_be_pressed(control: Control) -> bool:
    """True if it is a button that is not grey and not scrolled out of sight."""
    return isinstance(control, Button) and control.enabled and control.seen.collidepoint(control.rect.center)


def test_a_button_lights_up_before_its_page_is_made(
    brimstone: Any, shown: list[tuple[pygame.Rect, Colour]], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone()
    driver.click_button(labels.MATCHES)
    driver.see()
    shown.clear()
    rect = button(driver, labels.RECORDS)
    driver.move(rect.center)
    driver.press(rect.center)
    pressed, made = beside_words(driver, rect), RecordsPage.enter
    ((held, _),) = shown

    def enter(page: RecordsPage, app: Any) -> None:
        assert [part for part, colour in shown if colour != pressed] == [held]
        made(page, app)

    monkeypatch.setattr(RecordsPage, "enter", enter)
    driver.release(rect.center)
    assert isinstance(driver.top, RecordsPage)


def test_every_button_of_every_page_is_shown_pressed_before_the_rest_of_its_page_is_drawn(
    brimstone: Any, shown: list[tuple[pygame.Rect, Colour]]
) -> None:
    driver, silent, tried = brimstone(), [], 0
    pages = every_page(driver.desk)
    for name in one_of_each(list(pages)):
        page = pages[name]()
        page.enter(driver.app)
        for control in [each for each in page.form.controls if can_be_pressed(each)]:
            rect = pygame.Rect(control.rect)
            point(page, pygame.MOUSEMOTION, rect.center)
            point(page, pygame.MOUSEBUTTONDOWN, rect.center)
            if [part.size for part, _ in shown] != [rect.size]:
                silent.append(f"{name}, {control.name}: {shown} for {rect}")
            shown.clear()
            point(page, pygame.MOUSEBUTTONUP, (0, 0))
            tried += 1
    assert not silent, "\n".join(silent)
    assert tried > 150


def test_the_bar_of_a_replay_lights_up_before_another_moment_is_laid(
    brimstone: Any, shown: list[tuple[pygame.Rect, Colour]], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, lit = brimstone(), []
    page = every_page(driver.desk)["replay"]()
    page.enter(driver.app)
    monkeypatch.setattr(page.playback, "go_to", lambda count: lit.extend(part for part, _ in shown))
    point(page, pygame.MOUSEBUTTONDOWN, page.bar.rect.center)
    assert lit == [page.bar.rect]


def test_what_a_key_chooses_lights_up_too(brimstone: Any, shown: list[tuple[pygame.Rect, Colour]]) -> None:
    driver = brimstone()
    rect = button(driver, labels.RULES)
    driver.key(pygame.K_r)
    assert isinstance(driver.top, RulesPage)
    assert [part for part, _ in shown] == [rect]


def test_what_is_scrolled_half_away_lights_up_as_far_as_it_is_seen(
    brimstone: Any, shown: list[tuple[pygame.Rect, Colour]]
) -> None:
    driver = brimstone()
    driver.app.stack.push(Setup(driver.desk, GAMES["jokers"]))
    turn_to(driver.top, Tab.OPTIONS)
    (area,) = driver.top.form.panes
    first = next(each for each in driver.top.form.controls if area.rect.contains(each.rect))
    area.scroll_to((first.rect.centery - area.rect.top) / area.height)
    cut = [
        each
        for each in driver.top.form.controls
        if each.rect.colliderect(area.rect) and not area.rect.contains(each.rect)
    ]
    for control in cut:
        control.press()
        assert area.rect.contains(shown[-1][0])
    assert cut


def test_a_button_of_the_table_stays_down_while_the_mouse_presses_it(brimstone: Any) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit()
    table = driver.my_turn()
    rect = next(each.rect for each in table.buttons if each.label == "Log")
    driver.move(rect.center)
    driver.turn(3)
    up = driver.frame()
    driver.press(rect.center)
    down = driver.frame()
    driver.turn(30)
    assert up != down == driver.frame()
    driver.release((rect.left, rect.bottom + 400))
    assert not table.log.open
    assert table.controller.table_view.press_feedback.dipped(table.buttons, 1.0) == list(table.buttons)


def test_a_line_to_type_in_shows_its_cursor_as_soon_as_it_is_clicked(brimstone: Any) -> None:
    driver = brimstone()
    driver.app.stack.push(Setup(driver.desk, driver.sit().session.match.game))
    driver.see()
    rect = driver.top.form.entries[0].rect
    driver.move(rect.center)
    driver.turn(3)
    before = driver.app.surface.subsurface(rect).copy()
    driver.press(rect.center)
    after = driver.app.surface.subsurface(rect)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
