"""People choose whose face they wear; it is kept with their name."""

import pygame

from game.catalog import GAMES
from saves.settings import read_settings
from scenes.face_page import ORDER, FacePage
from scenes.setup import Setup


def setting_up(brimstone):
    """A driver at the page where a match is set up."""
    driver = brimstone(names=("Mara",))
    driver.app.stack.push(Setup(driver.desk, GAMES["devil"]))
    driver.turn(30)
    return driver


def test_a_chosen_face_is_worn_and_kept(brimstone) -> None:
    driver = setting_up(brimstone)
    setup = driver.top
    driver.click(setup._faces_at[0].center)
    driver.turn(30)
    page = driver.top
    assert isinstance(page, FacePage)
    driver.click(page._shown[ORDER.index("malphas")][0].center)
    assert driver.top is setup
    assert setup._worn()[0] == "malphas"
    kept, _ = read_settings(driver.desk.folder, driver.desk.now())
    assert kept.faces == {"Mara": "malphas"}


def test_going_back_changes_nothing(brimstone) -> None:
    driver = setting_up(brimstone)
    before = driver.top._worn()
    driver.click(driver.top._faces_at[0].center)
    driver.turn(30)
    driver.key(pygame.K_ESCAPE)
    assert driver.top._worn() == before
    assert driver.desk.settings.faces == {}


def test_the_faces_of_opponents_are_no_buttons_and_follow_their_names(brimstone) -> None:
    driver = setting_up(brimstone)
    setup = driver.top
    driver.click(setup._faces_at[1].center)
    assert driver.top is setup
    assert setup._worn()[1] == setup._players[1][0].lower()


def test_every_face_can_be_reached_with_the_keyboard(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(FacePage("Mara", "witch"))
    driver.turn(30)
    page = driver.top
    assert page.focus.key == ORDER.index("witch")
    assert len(page.form.controls) == len(ORDER) + 1
    chosen: list[str] = []
    page.app.stack._scenes[-1] = (page, chosen.append)
    driver.key(pygame.K_RETURN)
    assert chosen == ["witch"]
