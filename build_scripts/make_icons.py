"""Make the program's icon in all sizes and formats: PNG, .ico for Windows and .icns for macOS.

Usage: python build_scripts/make_icons.py FOLDER
"""

import os
import struct
import sys
from io import BytesIO
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ASSETS = Path(__file__).resolve().parent.parent / "assets"
SIZES = (16, 24, 32, 48, 64, 96, 128, 256, 512, 1024)
SMALL = 32
"""The largest size in pixels for which the drawing without a rim is used."""
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512}
MACOS |= {"ic09": 512, "ic10": 1024}
"""The picture types in an .icns file, with their size in pixels."""


def png(size: int) -> bytes:
    """Return the icon as a PNG file."""
    drawing = ASSETS / "icons" / ("icon_small.svg" if size <= SMALL else "icon.svg")
    file = BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(drawing, (size, size)), file, "icon.png")
    return file.getvalue()


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon: a table of PNG files."""
    head = struct.pack("<HHH", 0, 1, len(WINDOWS))
    offset = len(head) + 16 * len(WINDOWS)
    table = b""
    for size in WINDOWS:
        side = size % 256
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(pictures[size]), offset)
        offset += len(pictures[size])
    return head + table + b"".join(pictures[size] for size in WINDOWS)


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon: PNG files in a row, each with its type and length."""
    body = b"".join(
        kind.encode() + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
        for kind, size in MACOS.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def make(folder: Path) -> Path:
    """Write all icons to a folder; return the path of the one for this system's programs."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: png(size) for size in SIZES}
    for size, picture in pictures.items():
        (folder / f"brimstone-{size}.png").write_bytes(picture)
    (folder / "brimstone.ico").write_bytes(ico(pictures))
    (folder / "brimstone.icns").write_bytes(icns(pictures))
    return folder / ("brimstone.icns" if sys.platform == "darwin" else "brimstone.ico")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(make(Path(sys.argv[1])))
