"""Make the files of a Linux desktop: menu entry, icons, AppStream, MIME type, manual page.

Usage: python build_scripts/linux_share.py FOLDER    (arranged like /usr/share)
"""

import re
import shutil
import sys
from datetime import date
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape

from make_icons import ASSETS, SIZES, png
from os_metadata import ROOT, desktop_entry, project

FILES = Path(__file__).resolve().parent / "linux_files"
PLACES = {
    "games.brimstone.Brimstone.metainfo.xml": "metainfo",
    "brimstone.xml": "mime/packages",
    "brimstone.6": "man/man6",
}
"""The folder of each file, below the target folder."""
RELEASED = re.compile(r"^## (?P<version>[\d.]+), (?P<day>\d{4}-\d\d-\d\d)$", re.MULTILINE)


def write_share(share: Path) -> None:
    """Write all desktop files below a folder."""
    for name, place in PLACES.items():
        (share / place).mkdir(parents=True, exist_ok=True)
        told = Template((FILES / name).read_text(encoding="utf-8")).substitute(_facts(name))
        (share / place / name).write_text(told, encoding="utf-8")
    (share / "applications").mkdir(exist_ok=True)
    (share / "applications" / "brimstone.desktop").write_text(desktop_entry(), encoding="utf-8")
    for size in (size for size in SIZES if size <= 512):
        icons = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        icons.mkdir(parents=True, exist_ok=True)
        (icons / "brimstone.png").write_bytes(png(size))
    scalable = share / "icons" / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    shutil.copy(ASSETS / "icons" / "icon.svg", scalable / "brimstone.svg")


def write_installer(home: Path) -> None:
    """Add the installer, and everything it installs, beside the program."""
    write_share(home / "share")
    shutil.copy(FILES / "install.sh", home)


def released() -> date:
    """Return the release date of this version in the changelog, or today if it isn't released yet."""
    for found in RELEASED.finditer((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")):
        if found["version"] == project()["version"]:
            return date.fromisoformat(found["day"])
    return date.today()


def _facts(name: str) -> dict[str, str]:
    facts, day = project(), released()
    told = {
        "version": facts["version"],
        "description": facts["description"],
        "licence": facts["license"],
        "author": facts["authors"][0]["name"],
        "day": day.isoformat(),
        "date": f"{day:%B} {day.day}, {day.year}",
    }
    return {key: escape(text) for key, text in told.items()} if name.endswith(".xml") else told


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write_share(Path(sys.argv[1]))
