"""The committed pictures and sounds are just what the scripts make."""

import json
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]


def files(folder: Path, ending: str) -> dict[Path, bytes]:
    """Return everything of a kind below a folder."""
    return {file.relative_to(folder): file.read_bytes() for file in folder.rglob(f"*.{ending}")}


def test_the_drawing_script_makes_the_committed_pictures_again(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "build_scripts" / "draw_cards.py"), str(tmp_path)], check=True)
    assert files(tmp_path, "svg") == files(ROOT / "assets", "svg")
    assert files(tmp_path / "rooms", "json") == files(ROOT / "assets" / "rooms", "json")


@pytest.mark.slow
def test_the_sound_script_makes_the_committed_sounds_again(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, str(ROOT / "build_scripts" / "make_sounds.py"), str(tmp_path)], check=True
    )
    assert files(tmp_path, "wav") == files(ROOT / "assets" / "sounds", "wav")


@pytest.mark.parametrize(
    "height", [72, pytest.param(210, marks=pytest.mark.slow), pytest.param(900, marks=pytest.mark.slow)]
)
def test_every_card_can_be_drawn_at_every_size(height: int) -> None:
    for file in sorted((ROOT / "assets" / "cards").rglob("*.svg")):
        if file.parent.name.startswith("french") and file.parent.name != "french" and height != 72:
            continue
        width, tall = pygame.image.load(file).get_size()
        picture = pygame.image.load_sized_svg(file, (round(height * width / tall), height))
        assert abs(picture.get_height() - height) <= 1
        assert picture.get_at((picture.get_width() // 2, height // 2)).a == 255
        colours = {
            tuple(picture.get_at((x, y)))
            for x in range(0, picture.get_width(), 3)
            for y in range(0, height, 9)
        }
        assert len(colours) > 5, f"{file.name} is all but empty"


@pytest.mark.parametrize("folder", ["tokens", "faces", "heads", "coats", "icons", "boxes"])
@pytest.mark.parametrize(
    "height", [pytest.param(24, marks=pytest.mark.slow), 64, pytest.param(300, marks=pytest.mark.slow)]
)
def test_tokens_people_and_boxes_can_be_drawn_with_nothing_round_them(folder: str, height: int) -> None:
    for file in sorted((ROOT / "assets" / folder).glob("*.svg")):
        width, tall = pygame.image.load(file).get_size()
        picture = pygame.image.load_sized_svg(file, (round(height * width / tall), height))
        assert picture.get_at((0, 0)).a == 0
        assert picture.get_bounding_rect().height > height / 2, f"{file.name} is all but empty"


def brightness(picture: pygame.Surface, x: float, y: float) -> float:
    """Return how bright the middle of a few pixels is, from 0 to 255."""
    area = pygame.Rect(0, 0, 9, 9)
    area.center = (round(x), round(y))
    red, green, blue = pygame.transform.average_color(picture, area.clip(picture.get_rect()))[:3]
    return 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.parametrize("room", sorted(file.stem for file in (ROOT / "assets" / "rooms").glob("*.svg")))
def test_every_light_stands_where_its_room_is_bright(room: str) -> None:
    picture = pygame.image.load_sized_svg(ROOT / "assets" / "rooms" / f"{room}.svg", (1920, 1080))
    spots = sorted(brightness(picture, x, y) for x in range(5, 1920, 20) for y in range(5, 430, 20))
    lights = json.loads((ROOT / "assets" / "rooms" / "lights.json").read_text(encoding="utf-8"))[room]
    assert len(lights) > 1
    for light in lights:
        assert brightness(picture, light["x"], light["y"]) > spots[len(spots) // 2], light


@pytest.mark.parametrize("room", json.loads((ROOT / "assets" / "rooms" / "fires.json").read_text("utf-8")))
def test_a_fire_burns_in_place(room: str) -> None:
    """The first picture changes nothing in the room; each of the others does."""
    folder = ROOT / "assets" / "rooms"
    fire = json.loads((folder / "fires.json").read_text("utf-8"))[room]
    area = pygame.Rect(fire["x"], fire["y"], fire["width"], fire["height"])
    still = pygame.image.load_sized_svg(folder / f"{room}.svg", (1920, 1080)).subsurface(area)
    changes = []
    for number in range(1, fire["frames"] + 1):
        burning = still.copy()
        burning.blit(
            pygame.image.load_sized_svg(folder / "fires" / f"{room}_{number}.svg", area.size), (0, 0)
        )
        burning.blit(still, (0, 0), None, pygame.BLEND_RGB_SUB)
        changes.append(max(pygame.transform.average_color(burning)[:3]))
    assert changes[0] == 0
    assert min(changes[1:]) > 0
    assert not list(folder.glob(f"fires/{room}_{fire['frames'] + 1}.svg"))


@pytest.mark.parametrize("box", sorted(file.stem for file in (ROOT / "assets" / "boxes").glob("*.svg")))
def test_cards_show_above_an_open_box_and_not_through_its_front(box: str) -> None:
    """A card between the two layers is seen above the front's upper edge and nowhere below."""
    folder = ROOT / "assets" / "boxes" / "open"
    size = 176, 330
    layers = [
        pygame.image.load_sized_svg(folder / f"{box}_{layer}.svg", size) for layer in ("inside", "front")
    ]
    card = pygame.Surface((120, 240))
    card.fill((255, 0, 255))
    whole = pygame.Surface(size)
    whole.blit(layers[0], (0, 0))
    whole.blit(card, (24, 30))
    whole.blit(layers[1], (0, 0))
    shown = [y for y in range(size[1]) if whole.get_at((80, y))[:3] == (255, 0, 255)]
    assert shown[0] == 30
    assert 80 < shown[-1] < 120
