"""Faces at the table: no two are alike, and each looks as its game is going."""

from itertools import product
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.theme import scale
from game.catalog import GAMES
from game.level import Level
from saves.models import Pace, Player, Speed
from scenes.players import (
    EVERYBODY,
    KEEPERS,
    LEVEL_NOTES,
    SITTERS,
    Look,
    after_deal,
    after_match,
    picture,
    seated,
)

FEWEST_PIXELS = 80
"""Design pixels of a face's height at the least."""
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


def test_strangers_get_the_faces_of_their_level_in_turn() -> None:
    for level in Level:
        own = SITTERS[level]
        players = [Player(name=f"Stranger {seat}", level=level) for seat in range(8)]
        faces = seated(players)
        assert faces[: len(own)] == own[: len(faces)]
        one, other = seated([Player(name=own[1], level=level), players[1]])
        assert (one, other) == (own[1], own[2])


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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_faces_look_over_their_names_and_cover_no_place_of_cards(brimstone, game, size) -> None:
    driver = brimstone(size, speed=Speed.OFF, pace=Pace.SLOW)
    least = FEWEST_PIXELS * scale(size)
    for seats in game.seats:
        board = driver.sit(" ".join(["person", *["imp"] * (seats - 1)]), game.id, seed=3).board
        for seat in range(seats):
            face = board.face(seat)
            name = board.seat_zone("plate", seat).rect
            assert name.left < face.centerx < name.right and face.bottom <= name.centery
            assert face.height >= round(least)
            covered = [
                place
                for place in range(len(board.places))
                if (shared := board.area(place, slack=0).clip(face)).width > 2 and shared.height > 2
            ]
            assert not covered, (seats, seat, [board.places[place].kind.name for place in covered])
        driver.app.stack.pop()


def test_a_face_is_looked_at_closely_and_told_of(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person fiend imp", seed=3)
    table = driver.my_turn()
    face = table.board.face(1)
    driver.move((face.right - 3, face.centery))
    assert "Otto" in table.frame.tip.words, "pointed at, it is as good as the name"
    driver.turn(1, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=face.center, button=pygame.BUTTON_RIGHT))
    driver.turn(1, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=face.center, button=pygame.BUTTON_RIGHT))
    assert table.close_up.name == "Otto"
    assert LEVEL_NOTES[Level.FIEND] in table.close_up.does
    driver.app.draw()
    width, height = driver.app.surface.get_size()
    below = driver.app.surface.subsurface((0, round(height * 0.72), width // 6, round(height * 0.28)))
    assert pygame.transform.average_color(below)[:3] == below.get_at((0, 0))[:3], (
        "its caption has a plain band"
    )
    driver.key(pygame.K_ESCAPE)
    driver.move(table.board.seat_zone("plate", 1).rect.center)
    driver.key(pygame.K_i)
    assert LEVEL_NOTES[Level.FIEND] in table.close_up.does, "the key does the same for the name"
    assert seated(table.session.saved.players)[1] in table.close_up.picture
