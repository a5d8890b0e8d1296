"""Pictures and type: kept once made, and something plain in place of what is missing."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from engine.app import App
from engine.assets import Assets, MissingAsset, SurfaceCache, default_root
from engine.sprites import GROWS, TURNS, CardSprite, draw
from engine.theme import BONE, EMBER, FLAME, HIDE, OXBLOOD, SOOT, Colour, Typeface


def test_a_picture_is_drawn_once_for_each_size(app: App) -> None:
    assets = app.assets
    one = assets.picture("cards/kabufuda/7.svg", 60, 100)
    assert assets.picture("cards/kabufuda/7.svg", 60, 100) is one
    assert assets.picture("cards/kabufuda/7.svg", 120, 200).get_size() == (120, 200)
    assert assets.aspect("cards/kabufuda/7.svg") == pytest.approx(0.6)


def test_pictures_not_asked_for_longest_go_when_all_fill_too_many_screens(app: App) -> None:
    kept = SurfaceCache(screens=1)
    make = partial(pygame.Surface, (1280, 72), pygame.SRCALPHA)
    surfaces = [kept.get(number, make) for number in range(10)]
    assert kept.get(0, make) is surfaces[0]
    kept.get("one more", make)
    assert kept.held <= kept.room
    assert kept.get(0, make) is surfaces[0]
    assert kept.get(1, make) is not surfaces[1]


@pytest.mark.parametrize("contents", [None, "not an svg"])
def test_a_missing_or_broken_picture_is_replaced_and_told_of(
    app: App, tmp_path: Path, contents: str | None
) -> None:
    if contents is not None:
        (tmp_path / "card.svg").write_text(contents, encoding="utf-8")
    assets = Assets(tmp_path)
    assert assets.picture("card.svg", 60, 100).get_size() == (60, 100)
    assert "Reinstall it" in assets.troubles[0]


def test_a_missing_typeface_is_replaced_and_told_of(app: App, tmp_path: Path) -> None:
    assets = Assets(tmp_path)
    assert assets.text("Hell", Typeface.TEXT, 20, BONE).get_width() > 10
    assert "LinBiolinum_R.otf" in assets.troubles[0]


def test_missing_words_raise_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(MissingAsset, match="Brimstone is missing a file"):
        Assets(tmp_path).words("rules/none.md")


def test_our_typefaces_have_every_sign_the_games_use(app: App) -> None:
    for face in (Typeface.TEXT, Typeface.BOLD, Typeface.ITALIC):
        signs = app.assets.font(face, 30).metrics("♠♥♦♣×–…’‹›·")
        assert all(sign is not None for sign in signs)


def luminance(colour: Colour) -> float:
    """Relative luminance as the contrast formula of the web's accessibility guidelines has it."""
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(
    ("ink", "ground"),
    [(BONE, SOOT), (BONE, HIDE), (BONE, OXBLOOD), (FLAME, OXBLOOD), (FLAME, SOOT), (EMBER, SOOT)],
)
def test_text_stands_out_from_its_ground(ink: Colour, ground: Colour) -> None:
    brighter, darker = sorted((luminance(ink), luminance(ground)), reverse=True)
    assert (brighter + 0.05) / (darker + 0.05) >= 4.5


def test_the_assets_are_found_beside_the_packages() -> None:
    assert (default_root() / "tables" / "devil.tmx").is_file()


def test_the_shape_of_every_drawing_is_read_without_drawing_it() -> None:
    assets = Assets(default_root())
    drawings = sorted(default_root().rglob("*.svg"))[::23]
    assert drawings
    for path in drawings:
        width, height = pygame.image.load(path).get_size()
        assert assets.aspect(str(path.relative_to(default_root()))) == width / height, path


def test_a_card_that_grows_on_its_way_is_drawn_from_one_picture(app: App) -> None:
    card = CardSprite(0, "cards/french/7H.svg", "cards/backs/1.svg", 300, 300, face_up=True, drawn_at=210.0)
    for height in range(120, 200, 7):
        card.height = float(height)
        draw(app.surface, [card], app.assets)
    aspect = app.assets.aspect(card.picture)
    sizes = [(round(aspect * height), height) for height in range(100, 220)]
    kept = [height for width, height in sizes if app.assets.has(card.picture, width, height, 0, 0)]
    assert kept == [210]


def test_backs_that_go_the_same_way_are_drawn_once_for_all_of_them(app: App) -> None:
    cards = [
        CardSprite(None, None, "cards/backs/1.svg", 300 + 9 * index, 300, height=150.0, drawn_at=210.0)
        for index in range(9)
    ]
    draw(app.surface, cards[:1], app.assets)
    held = app.assets.passing.held
    draw(app.surface, cards, app.assets)
    assert app.assets.passing.held == held > 0


def test_a_face_on_its_way_is_drawn_anew_only_once_it_has_grown_or_leaned_a_step(app: App) -> None:
    card = CardSprite(0, "cards/french/7H.svg", "cards/backs/1.svg", 300, 300, face_up=True, drawn_at=210.0)
    card.grounded, held = False, []
    for tenth in range(41):
        card.height, card.angle = 150.0 + tenth / 10, 6.0 + tenth / 10
        draw(app.surface, [card], app.assets)
        held.append(app.assets.passing.held)
    assert len(set(held)) == 1 + 4 / GROWS


def test_an_edge_that_leans_one_way_is_the_mirror_of_one_that_leans_the_other(app: App) -> None:
    left, right = (app.assets.edge(60, 84, degrees, EMBER) for degrees in (5, -5))
    mirrored = pygame.transform.flip(left, True, False)
    assert pygame.image.tobytes(mirrored, "RGBA") == pygame.image.tobytes(right, "RGBA")


def test_only_some_cards_of_a_gliding_hand_are_turned_anew_in_a_frame(app: App) -> None:
    hand = [
        CardSprite(card, f"cards/french/{card}H.svg", "", 100 * card, 300, 84, face_up=True)
        for card in range(3, 9)
    ]
    draw(app.surface, hand, app.assets)
    for card in hand:
        card.angle, card.gliding = 1.0, True
    draw(app.surface, hand, app.assets)
    turned = [app.assets.has(card.picture, 60, 84, 1, 0) for card in hand]
    assert turned == [True] * TURNS + [False] * (len(hand) - TURNS)
    for _ in range(len(hand) // TURNS):
        draw(app.surface, hand, app.assets)
    assert all(app.assets.has(card.picture, 60, 84, 1, 0) for card in hand)
