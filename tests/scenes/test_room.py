"""No text on a page lies over another text or a frame, none is cut, none is squeezed: at every size."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from engine.theme import FLAME
from engine.ui.button import Button
from engine.ui.choice import Choice
from engine.ui.form import Form
from engine.ui.page import Page
from engine.ui.pane import BAR, VEIL
from game.catalog import GAMES
from game.level import Level
from saves.models import Player
from saves.settings import TEXT_SIZES
from scenes.backdrop import BackdropPage
from scenes.new_match import remember_table
from scenes.rules_page import RulesPage
from scenes.setup import Setup
from scenes.table.close_up import CloseUp
from tests import labels
from tests.letterings import SLACK, Lettering, letterings, overlap
from tests.scenes.driver import Driver
from tests.scenes.every_page import WIDE, crowded, every_page, pages_of_one_game

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
MORE_SIZES = [(1280, 800), (2560, 1080)]
MARGIN = (8.0, 3.0)
"""Design pixels that words keep off the edge of their button, beside them and above or below."""


def faults(form: Form, window: pygame.Rect) -> list[str]:
    """Return the faults in the room of a form's text, in words."""
    found = list(letterings(form))
    wrong = [f"squeezed: {each.words[:60]!r}" for each in found if each.squeezed]
    wrong += [f"cut: {each.words[:60]!r}" for each in found if not within(each.rect, each.room)]
    seen = [each for each in found if each.seen.width and each.seen.height]
    wrong += [f"off the window: {each.words[:60]!r}" for each in seen if not window.contains(each.seen)]
    for one, other in combinations(seen, 2):
        if overlap(one.seen, other.seen):
            wrong.append(f"over each other: {one.words[:60]!r} and {other.words[:60]!r}")
    return wrong + framed(form, seen) + crammed(form) + misplaced(form, window)


def crammed(form: Form) -> list[str]:
    """Return words of buttons and choices that come too near to an edge."""
    beside, above = (2 * margin * form.app.box_scale for margin in MARGIN)
    plates = [each for each in form.controls if isinstance(each, Button | Choice)]
    return [
        f"at the edge: {line.words[:60]!r}"
        for plate in plates
        for line in plate.written()
        if not line.room.inflate(-beside, -above).contains(line.rect)
    ]


def misplaced(form: Form, window: pygame.Rect) -> list[str]:
    """Return controls that are seen beyond the window, or over each other and not whole on a larger one."""
    rects = [each.visible for each in form.controls if each.visible.width and each.visible.height]
    wrong = [f"a control off the window: {rect}" for rect in rects if not window.contains(rect)]
    return wrong + [
        f"controls: {one} and {other}"
        for one, other in combinations(rects, 2)
        if overlap(one, other) and not one.contains(other)
    ]


def framed(form: Form, found: list[Lettering]) -> list[str]:
    """Return text that lies on the frame of a control that is not its own."""
    return [
        f"on a frame: {each.words[:60]!r}"
        for each in found
        for frame in (control.visible for control in form.controls)
        if overlap(each.seen, frame) and not frame.contains(each.seen)
    ]


def within(rect: pygame.Rect, room: pygame.Rect) -> bool:
    return room.inflate(2 * SLACK, 2 * SLACK).contains(rect)


def pages(driver: Driver, *, games: bool) -> Iterator[tuple[str, Page]]:
    """Yield every page, setups with all seats and something refused, and the keys of some.

    ``games`` is False for the pages alone that do not only repeat another one for another game.
    """
    for game in GAMES.values():
        seated = tuple(
            Player(name=f"{WIDE[:-1]}{seat}", level=Level.ARCHDEVIL) for seat in range(game.seats[-1])
        )
        remember_table(driver.desk, game, seated, game.options(), free_undo=False)
    for name, make in (every_page if games else pages_of_one_game)(driver.desk).items():
        page = make()
        page.enter(driver.app)
        if isinstance(page, Setup):
            refuse(page)
        yield name, page
        if name in ("menu", "score of one deal"):
            page.show_keys()
            yield f"keys of {name}", driver.top
            driver.app.stack.pop()


def refuse(page: Setup) -> None:
    """Let a setup say why it deals nothing: two names are alike."""
    for entry in page.form.entries[:2]:
        entry.select_all()
        entry.type(WIDE)
    next(each for each in page.form.controls if each.name in (labels.PLAY, labels.NEW_MATCH)).press()


def text_sizes(size: tuple[int, int]) -> tuple[float, ...]:
    sizes = tuple(TEXT_SIZES)
    return sizes if size == SIZES[1] else sizes[-1:]


@pytest.mark.parametrize(
    "size",
    [*SIZES, *(pytest.param(size, marks=pytest.mark.slow) for size in MORE_SIZES)],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def test_every_text_of_every_page_has_its_room(brimstone, size: tuple[int, int]) -> None:
    driver = brimstone(size)
    crowded(driver.desk)
    wrong: list[str] = []
    for text_size in text_sizes(size):
        driver.desk.change(replace(driver.desk.settings, text_size=text_size))
        for name, page in pages(driver, games=text_size != 1.0):
            told = faults(page.form, driver.app.surface.get_rect())
            wrong += [f"{name} at {text_size}: {each}" for each in told]
    assert not wrong, "\n".join(wrong)


def kinds(page: type[Page]) -> set[type[Page]]:
    """Return a kind of page with all kinds of it."""
    return {page}.union(*map(kinds, page.__subclasses__()))


def test_no_kind_of_page_is_forgotten(brimstone) -> None:
    driver = brimstone()
    listed = {type(make()) for make in every_page(driver.desk).values()}
    pages = [kind for kind in kinds(Page) if kind.__module__.startswith("scenes.")]
    ours = {kind for kind in pages if not kind.__name__.startswith("_")} - {BackdropPage, CloseUp}
    missing = {kind.__name__ for kind in ours - listed}
    assert not missing, f"name them in tests/scenes/every_page.py: {missing}"


def test_an_arrow_says_at_which_end_there_is_more_of_what_scrolls(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(page := RulesPage(driver.desk, GAMES["evil"]))
    (pane,) = page.form.panes
    deep = round(VEIL * driver.app.box_scale * 0.3)
    for share, above, below in ((0.0, False, True), (0.3, True, True), (1.0, True, False)):
        pane.scroll_to(share)
        driver.app.draw()
        middle = pane.rect.centerx - BAR // 2
        ends = (range(pane.rect.top, pane.rect.top + deep), range(pane.rect.bottom - deep, pane.rect.bottom))
        arrows = [FLAME in [driver.app.surface.get_at((middle, y))[:3] for y in end] for end in ends]
        assert arrows == [above, below], share


ODD = [(5, 600), (1280, 5), (1, 1), (300, 200), (4000, 200)]


@pytest.mark.parametrize("size", ODD, ids=str)
def test_every_page_fits_a_window_of_any_size(brimstone, size: tuple[int, int]) -> None:
    driver = brimstone()
    for make in pages_of_one_game(driver.desk).values():
        driver.app.stack.push(page := make())
        driver.resize(size)
        frames = driver.app.frames
        driver.app.draw()
        assert driver.app.frames == frames + 1
        driver.resize((1280, 720))
        assert driver.top is page and driver.app.surface is pygame.display.get_surface()
        driver.app.stack.pop()


@pytest.mark.parametrize("size", ODD, ids=str)
def test_play_goes_on_through_windows_of_any_size(brimstone, size: tuple[int, int]) -> None:
    driver = brimstone()
    driver.sit()
    driver.my_turn()
    driver.resize(size)
    driver.turn(5)
    driver.resize((1280, 720))
    before = driver.table.session.match.log[:]
    driver.do(driver.my_turn().pointer.picker.choices[0][1])
    assert len(driver.table.session.match.log) > len(before)
