"""The program's icon, in the formats of each system, read back as that system would."""

import struct
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pygame
import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "build_scripts" / "make_icons.py"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every icon."""
    made = tmp_path_factory.mktemp("icons")
    subprocess.run([sys.executable, SCRIPT, made], check=True, capture_output=True)
    return made


def size_of(png: bytes) -> tuple[int, int]:
    """Pixels of a picture."""
    return pygame.image.load(BytesIO(png), "icon.png").get_size()


@pytest.mark.parametrize("size", [16, 32, 48, 64, 128, 256, 512, 1024])
def test_there_is_a_picture_of_every_size_with_clear_corners(folder: Path, size: int) -> None:
    picture = pygame.image.load(folder / f"brimstone-{size}.png")
    assert picture.get_size() == (size, size)
    assert picture.get_at((0, 0)).a < 40
    assert picture.get_at((size // 2, size // 2)).a == 255


def test_the_windows_icon_holds_the_pictures_its_table_tells_of(folder: Path) -> None:
    data = (folder / "brimstone.ico").read_bytes()
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind) == (0, 1)
    sizes = []
    for index in range(count):
        wide, _, _, _, _, _, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        sizes.append(size_of(data[offset : offset + length])[0])
        assert sizes[-1] % 256 == wide
    assert {16, 32, 48, 256} <= set(sizes)


def test_the_macos_icon_holds_pictures_up_to_1024_pixels(folder: Path) -> None:
    data = (folder / "brimstone.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    at, sizes = 8, {}
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4)
        sizes[data[at : at + 4]] = size_of(data[at + 8 : at + length])[0]
        at += length
    assert sizes[b"ic10"] == 1024
    assert sizes[b"icp4"] == 16
