"""The committed pictures and sounds are just what the scripts make."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from list_assets import ASSETS, LIST, listed

from tests import ROOT


def files(folder: Path, ending: str) -> dict[Path, bytes]:
    """Return everything of a kind below a folder."""
    return {file.relative_to(folder): file.read_bytes() for file in folder.rglob(f"*.{ending}")}


def test_the_drawing_script_makes_the_committed_pictures_again(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "build_scripts" / "draw_cards.py"), str(tmp_path)], check=True)
    assert files(tmp_path, "svg") == files(ROOT / "assets", "svg")


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
def test_pictures_on_the_table_have_nothing_round_them(folder: str, height: int) -> None:
    for file in sorted((ROOT / "assets" / folder).glob("*.svg")):
        width, tall = pygame.image.load(file).get_size()
        picture = pygame.image.load_sized_svg(file, (round(height * width / tall), height))
        assert picture.get_at((0, 0)).a == 0
        assert picture.get_bounding_rect().height > height / 2, f"{file.name} is all but empty"


def test_the_list_names_every_file() -> None:
    again = "run: python build_scripts/list_assets.py"
    assert LIST.read_text(encoding="utf-8") == listed(ASSETS), again


SCRIPT = ROOT / "build_scripts" / "make_icons.py"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide a folder with every icon."""
    made = tmp_path_factory.mktemp("icons")
    subprocess.run([sys.executable, SCRIPT, made], check=True, capture_output=True)
    return made


@pytest.mark.parametrize("size", [16, 32, 48, 64, 128, 256, 512, 1024])
def test_there_is_a_picture_of_every_size_with_clear_corners(folder: Path, size: int) -> None:
    picture = pygame.image.load(folder / f"brimstone-{size}.png")
    assert picture.get_size() == (size, size)
    assert picture.get_at((0, 0)).a < 40
    assert picture.get_at((size // 2, size // 2)).a == 255
