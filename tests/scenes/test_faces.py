"""Who is who at the table: no two faces alike, and looks that fit how things stand."""

from itertools import product
from pathlib import Path
from random import Random

import pytest

from game.contract.search import Level
from saves.models import Player
from scenes.faces import EVERYBODY, KEEPERS, SITTERS, Look, after_deal, after_match, picture, seated

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def test_every_face_has_a_picture_of_every_look_and_no_two_are_alike() -> None:
    drawn = {(ASSETS / picture(face, look)).read_bytes() for face, look in product(EVERYBODY, Look)}
    assert len(drawn) == len(EVERYBODY) * len(Look)
    assert len(list((ASSETS / "faces").iterdir())) == len(drawn)


@pytest.mark.parametrize("seed", range(60))
def test_no_two_at_one_table_are_alike(seed: int) -> None:
    random = Random(seed)
    names = [*EVERYBODY, "Mara", "Otto", "Pip", "Pip"]
    players = [
        Player(name=random.choice(names).title(), level=random.choice([None, *Level])) for _ in range(8)
    ]
    chosen = {player.name: random.choice(EVERYBODY) for player in players}
    faces = seated(players, chosen)
    assert len(set(faces)) == 8
    for player, face in zip(players, faces, strict=True):
        assert player.level is None or face in (*SITTERS[player.level], *KEEPERS)


def test_an_opponent_keeps_the_face_that_goes_with_its_name() -> None:
    players = [person("Mara"), Player(name="Wick", level=Level.IMP), Player(name="Lilith", level=Level.FIEND)]
    assert seated(players)[1:] == ("wick", "lilith")


def test_a_name_of_another_level_does_not_bring_its_face() -> None:
    assert seated([Player(name="Asmodea", level=Level.IMP)])[0] in SITTERS[Level.IMP]


def test_people_get_the_face_they_choose_unless_somebody_sits_behind_it_already() -> None:
    one, other = seated([person("Mara"), person("Otto")], {"Mara": "pip", "Otto": "pip"})
    assert one == "pip"
    assert other in SITTERS[None]


def person(name: str) -> Player:
    """Somebody who plays by hand."""
    return Player(name=name, level=None)


@pytest.mark.parametrize(
    ("points", "low_wins", "looks"),
    [
        ((3, 9, 5), False, "sour glad resting"),
        ((3, 9, 5), True, "glad sour resting"),
        ((4, 4), True, "resting resting"),
        ((), True, ""),
    ],
)
def test_the_best_of_a_deal_are_glad_and_the_worst_sour(
    points: tuple[int, ...], low_wins: bool, looks: str
) -> None:
    assert [look.value for look in after_deal(points, low_wins=low_wins)] == looks.split()


@pytest.mark.parametrize(
    ("ranks", "looks"),
    [
        ((1, 3, 2), "glad beaten sour"),
        ((1, 1), "resting resting"),
        ((2, 1), "beaten glad"),
        ((1, 1, 3), "glad glad beaten"),
    ],
)
def test_the_first_of_a_match_are_glad_and_the_last_beaten(ranks: tuple[int, ...], looks: str) -> None:
    assert [look.value for look in after_match(ranks)] == looks.split()
