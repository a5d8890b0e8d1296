"""People choose whose face they wear; it is kept with their name."""

from collections.abc import Callable

import pygame

from game.catalog import GAMES
from saves.settings import read_settings
from scenes.setup import ORDER, FacePage, Setup
from tests import labels
from tests.scenes.driver import Driver
from tests.scenes.test_set_up_says import seat_of, sitting


def setting_up(brimstone: Callable[..., Driver]) -> Driver:
    """Open the page where a match of Devil is set up, from the menu."""
    driver = brimstone(names=("Mara",))
    driver.click_button(f"Set up {GAMES['devil'].title}")
    assert isinstance(driver.top, Setup)
    return driver


def face_at(page: Setup, seat: int) -> tuple[int, int]:
    """Return a point on the face at a seat: it stands before the name."""
    name, _ = seat_of(page, seat)
    own = page.form.controls[page.form.controls.index(seat_of(page, 0)[0]) - 1]
    return own.rect.centerx, name.rect.centery


def pick(driver: Driver, face: str) -> None:
    """Click a face on the page of faces."""
    assert isinstance(driver.top, FacePage)
    driver.click(driver.top.form.controls[ORDER.index(face)].rect.center)


def faces_dealt(driver: Driver) -> list[str]:
    """Deal the cards; return the pictures that stand at the seats of the table."""
    driver.click_button(labels.DEAL)
    return [plate.face for plate in driver.table.frame.plates]


def test_a_chosen_face_is_worn_and_kept(brimstone) -> None:
    driver = setting_up(brimstone)
    setup = driver.top
    driver.click(face_at(setup, 0))
    pick(driver, "malphas")
    assert driver.top is setup
    kept, _ = read_settings(driver.desk.folder, driver.desk.now())
    assert kept.faces == {"Mara": "malphas"}
    assert "malphas" in faces_dealt(driver)[0]


def test_going_back_changes_nothing(brimstone) -> None:
    driver = setting_up(brimstone)
    setup = driver.top
    driver.click(face_at(setup, 0))
    assert isinstance(driver.top, FacePage)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is setup
    assert driver.desk.settings.faces == {}


def test_the_faces_of_opponents_are_no_buttons_and_follow_their_names(brimstone) -> None:
    driver = setting_up(brimstone)
    setup = driver.top
    driver.click(face_at(setup, 1))
    assert driver.top is setup
    opponents = [name.lower() for name, level in sitting(setup) if level is not None]
    worn = faces_dealt(driver)[1:]
    assert all(name in face for name, face in zip(opponents, worn, strict=True))


def test_every_face_can_be_reached_with_the_keyboard(brimstone) -> None:
    driver = brimstone()
    chosen: list[str] = []
    driver.app.stack.push(FacePage("Mara", "witch"), chosen.append)
    page = driver.top
    assert page.focus.key == ORDER.index("witch")
    assert len(page.form.controls) == len(ORDER) + 1
    driver.key(pygame.K_RETURN)
    assert chosen == ["witch"]
