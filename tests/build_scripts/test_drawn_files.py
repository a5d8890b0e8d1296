"""The committed pictures and sounds are just what the scripts make."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("script", "folder"), [("draw_cards.py", "cards"), ("make_sounds.py", "sounds")])
def test_a_script_makes_the_committed_files_again(script: str, folder: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "build_scripts" / script), str(tmp_path)], check=True)
    made = {file.relative_to(tmp_path): file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    committed = ROOT / "assets" / folder
    kept = {file.relative_to(committed): file.read_bytes() for file in committed.rglob("*") if file.is_file()}
    assert made == kept


@pytest.mark.parametrize("height", [72, 210, 900])
def test_every_card_can_be_drawn_at_every_size(height: int) -> None:
    for file in sorted((ROOT / "assets" / "cards").rglob("*.svg")):
        width, tall = pygame.image.load(file).get_size()
        picture = pygame.image.load_sized_svg(file, (round(height * width / tall), height))
        assert picture.get_height() == height
        assert picture.get_at((picture.get_width() // 2, height // 2)).a == 255
        colours = {
            tuple(picture.get_at((x, y))) for x in range(picture.get_width()) for y in range(0, height, 9)
        }
        assert len(colours) > 5, f"{file.name} is all but empty"
