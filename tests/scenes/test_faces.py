"""Faces at the table: no two are alike, and each looks as its game is going."""

from itertools import product
from random import Random

import pytest

from game.catalog import GAMES
from game.level import Level
from saves.models import Player
from saves.settings import read_settings
from scenes.players import (
    ALL_FACES,
    DESCENT_FACES,
    FACES_BY_LEVEL,
    LEVEL_WORDS,
    Expression,
    faces_of,
    picture,
)
from scenes.setup import Setup
from tests import ROOT, labels
from tests.scenes import by_hand
from tests.scenes.by_hand import face_at, pick, type_over
from tests.scenes.driver import Driver


def test_no_two_pictures_of_faces_are_alike() -> None:
    drawn = {(ROOT / "assets" / picture(*each)).read_bytes() for each in product(ALL_FACES, Expression)}
    assert len(drawn) == len(ALL_FACES) * len(Expression)
    assert len(list((ROOT / "assets" / "faces").iterdir())) == len(drawn)


@pytest.mark.parametrize("seed", range(60))
def test_no_two_at_one_table_are_alike(seed: int) -> None:
    random = Random(seed)
    names = [*ALL_FACES, "Mara", "Otto", "Pip", "Pip"]
    players = [
        Player(name=random.choice(names).title(), level=random.choice([None, *Level])) for _ in range(8)
    ]
    chosen = {player.name: random.choice(ALL_FACES) for player in players}
    faces = faces_of(players, chosen)
    assert len(set(faces)) == 8
    for player, face in zip(players, faces, strict=True):
        assert player.level is None or face in (*FACES_BY_LEVEL[player.level], *DESCENT_FACES)


def test_people_get_their_chosen_face_unless_it_is_taken() -> None:
    one, other = faces_of([person("Mara"), person("Otto")], {"Mara": "pip", "Otto": "pip"})
    assert one == "pip"
    assert other in FACES_BY_LEVEL[None]


def person(name: str) -> Player:
    return Player(name=name, level=None)


def setting_up(brimstone) -> Driver:
    """Open the page where a match of Devil is set up, from the menu."""
    driver = brimstone(names=("Mara",))
    driver.click_button(f"Set up {GAMES['devil'].title}")
    assert isinstance(driver.top, Setup)
    return driver


def faces_dealt(driver: Driver) -> list[str]:
    """Deal the cards; return the pictures that stand at the seats of the table."""
    driver.click_button(labels.PLAY)
    return [plate.face for plate in driver.table.frame.plates]


def test_a_chosen_face_is_kept(brimstone) -> None:
    driver = setting_up(brimstone)
    setup = driver.top
    driver.click(face_at(setup, 0))
    pick(driver, "malphas")
    assert driver.top is setup
    kept, _ = read_settings(driver.desk.folder, driver.desk.now())
    assert kept.faces == {"Mara": "malphas"}
    assert "malphas" in faces_dealt(driver)[0]


def test_a_chosen_face_stays_when_the_player_gets_another_name(brimstone) -> None:
    driver = setting_up(brimstone)
    driver.click(face_at(driver.top, 0))
    pick(driver, "malphas")
    type_over(driver, driver.top.form.entries[0], "Ada")
    assert "malphas" in faces_dealt(driver)[0], "the face went with the old name"
    kept, _ = read_settings(driver.desk.folder, driver.desk.now())
    assert kept.faces["Ada"] == "malphas"


def test_the_faces_of_opponents_follow_their_names(brimstone) -> None:
    driver = setting_up(brimstone)
    setup = driver.top
    driver.click(face_at(setup, 1))
    assert driver.top is setup
    opponents = [name.lower() for name, kind in by_hand.seated(setup) if kind != LEVEL_WORDS[None]]
    worn = faces_dealt(driver)[1:]
    assert all(name in face for name, face in zip(opponents, worn, strict=True))
