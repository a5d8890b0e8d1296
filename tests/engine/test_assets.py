"""Pictures and type: kept once made, and something plain in place of what is missing."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from engine.app import App
from engine.assets import SUIT_SHARE, Assets, MissingAsset, SurfaceCache
from engine.felt import FELTS, draw_cloth, felt
from engine.rooms import Rooms
from engine.theme import (
    BONE,
    EMBER,
    FLAME,
    FOUR_COLOURS,
    HIDE,
    OXBLOOD,
    RED_SUIT,
    SOOT,
    Colour,
    Typeface,
    mixed,
)


def test_a_picture_is_drawn_once_for_each_size(app: App) -> None:
    assets = app.assets
    one = assets.picture("cards/kabufuda/7.svg", 60, 100)
    assert assets.picture("cards/kabufuda/7.svg", 60, 100) is one
    assert assets.picture("cards/kabufuda/7.svg", 120, 200).get_size() == (120, 200)
    assert assets.aspect("cards/kabufuda/7.svg") == pytest.approx(0.6)


def test_the_least_recently_used_pictures_go_when_memory_is_full(app: App) -> None:
    kept = SurfaceCache(screens=1)
    make = partial(pygame.Surface, (1280, 72), pygame.SRCALPHA)
    surfaces = [kept.get(number, make) for number in range(10)]
    assert kept.get(0, make) is surfaces[0]
    kept.get("one more", make)
    assert kept.held <= kept.room
    assert kept.get(0, make) is surfaces[0]
    assert kept.get(1, make) is not surfaces[1]


def test_a_room_is_saved_from_a_copy_that_nobody_draws(app: App, tmp_path: Path, monkeypatch) -> None:
    saved: list[pygame.Surface] = []
    monkeypatch.setattr(pygame.image, "save", lambda surface, _: saved.append(surface))
    rooms = Rooms(app.assets, lambda: tmp_path)
    rooms.room("hearth", (64, 36))
    while rooms.busy:
        pygame.time.wait(10)
    assert saved[0] is not rooms.room("hearth", (64, 36))


@pytest.mark.parametrize("contents", [None, "not an svg"])
def test_a_missing_or_broken_picture_is_replaced(app, tmp_path, contents) -> None:
    if contents is not None:
        (tmp_path / "card.svg").write_text(contents, encoding="utf-8")
    assets = Assets(tmp_path)
    assert assets.picture("card.svg", 60, 100).get_size() == (60, 100)
    assert "Reinstall the game" in assets.troubles[0]


def test_a_missing_typeface_is_replaced(app: App, tmp_path: Path) -> None:
    assets = Assets(tmp_path)
    assert assets.text("Hell", Typeface.TEXT, 20, BONE).get_width() > 10
    assert "LinBiolinum_R.otf" in assets.troubles[0]


def test_missing_words_raise_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(MissingAsset, match="Brimstone is missing a file"):
        Assets(tmp_path).read_text("rules/none.md")


def test_our_typefaces_have_every_sign_the_games_use(app: App) -> None:
    for face in (Typeface.TEXT, Typeface.BOLD, Typeface.ITALIC):
        signs = app.assets.font(face, 30).metrics("♠♥♦♣×–…’‹›·")
        assert all(sign is not None for sign in signs)


@pytest.mark.parametrize(("words", "red"), [("A♥", True), ("♦", True), ("A♠", False), ("♣", False)])
def test_red_suits_are_red_in_a_line(app: App, words: str, red: bool) -> None:
    line = app.assets.text(words, Typeface.TEXT, 40, BONE)
    found = pygame.mask.from_threshold(line, mixed(BONE, RED_SUIT, SUIT_SHARE), (8, 8, 8, 255))
    assert bool(found.count()) == red


def test_four_colours_tell_all_suits_apart(app: App) -> None:
    two = app.assets.text("♦ ♣", Typeface.TEXT, 40, BONE)
    app.assets.suit_colours = FOUR_COLOURS
    four = app.assets.text("♦ ♣", Typeface.TEXT, 40, BONE)
    for suit, colour in FOUR_COLOURS.items():
        hue = mixed(BONE, colour, SUIT_SHARE)
        found = [pygame.mask.from_threshold(each, hue, (8, 8, 8, 255)).count() > 0 for each in (two, four)]
        assert found == [suit == "♥", suit != "♥"], suit  # with two colours, diamonds are red


READABLE = 4.5
"""The contrast that the web's accessibility guidelines ask of text."""


def luminance(colour: Colour) -> float:
    """Relative luminance as the contrast formula of the web's accessibility guidelines has it."""
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, by the web's guidelines."""
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [(BONE, SOOT), (BONE, HIDE), (BONE, OXBLOOD), (FLAME, OXBLOOD), (FLAME, SOOT), (EMBER, SOOT)],
)
def test_text_stands_out_from_its_ground(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= READABLE


@pytest.mark.parametrize("chosen", FELTS, ids=lambda chosen: chosen.id)
def test_words_can_be_read_on_every_felt_where_it_is_brightest(app: App, chosen) -> None:
    surface = pygame.Surface((640, 360))
    draw_cloth(surface, chosen.colour or (0x1D, 0x4A, 0x36), chosen.cloth)
    red, green, blue, _ = pygame.transform.average_color(surface, pygame.Rect(300, 150, 40, 30))
    assert min(contrast(ink, (red, green, blue)) for ink in (BONE, FLAME)) >= READABLE


def test_a_felt_that_no_longer_exists_is_the_usual_one() -> None:
    assert felt("linen").title == "Tobacco linen"
    assert felt("gone") is FELTS[0]
