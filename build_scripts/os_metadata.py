"""Metadata for systems: a version resource for Windows, bundle metadata for macOS, a desktop entry."""

import plistlib
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = "games.brimstone"
"""The program's bundle id on macOS."""

WINDOWS = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", {description!r}),
      StringStruct("FileVersion", {version!r}),
      StringStruct("InternalName", "brimstone"),
      StringStruct("LegalCopyright", {licence!r}),
      StringStruct("OriginalFilename", "brimstone.exe"),
      StringStruct("ProductName", "Brimstone"),
      StringStruct("ProductVersion", {version!r}),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""
DESKTOP = """[Desktop Entry]
Type=Application
Name=Brimstone
GenericName=Card games
Comment={description}
Exec=brimstone %f
Icon=brimstone
Terminal=false
Categories=Game;CardGame;
Keywords=cards;trick;jokers;devil;
MimeType=application/x-brimstone-match;
StartupWMClass=brimstone
"""


def project() -> dict[str, Any]:
    """Return the project table of pyproject.toml."""
    facts: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return facts


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as the four numbers that Windows requires."""
    parts = [int(part) for part in version.split(".") if part.isdecimal()]
    return tuple([*parts, 0, 0, 0, 0][:4])


def windows_version() -> str:
    """Return the Windows version resource in PyInstaller's format."""
    facts = project()
    return WINDOWS.format(
        numbers=numbers(facts["version"]),
        version=facts["version"],
        description=facts["description"],
        licence=f"Licence: {facts['license']}",
    )


def desktop_entry() -> str:
    """Return the program's desktop entry on Linux."""
    return DESKTOP.format(description=project()["description"])


def write_bundle_facts(bundle: Path) -> None:
    """Add the version, category and file type to a macOS bundle's metadata."""
    file = bundle / "Contents" / "Info.plist"
    told = plistlib.loads(file.read_bytes())
    version = project()["version"]
    told |= {"CFBundleShortVersionString": version, "CFBundleVersion": version}
    told["CFBundleDocumentTypes"] = [
        {
            "CFBundleTypeName": "Brimstone match",
            "CFBundleTypeRole": "Viewer",
            "CFBundleTypeExtensions": ["brimstone"],
        }
    ]
    told |= {"LSApplicationCategoryType": "public.app-category.card-games", "NSHighResolutionCapable": True}
    file.write_bytes(plistlib.dumps(told))


def options(work: Path) -> list[str]:
    """Return PyInstaller's options on this system."""
    if sys.platform == "win32":
        work.mkdir(parents=True, exist_ok=True)
        (work / "version.txt").write_text(windows_version(), encoding="utf-8")
        return [f"--version-file={work / 'version.txt'}", "--hide-console=hide-early"]
    if sys.platform == "darwin":
        return ["--windowed", f"--osx-bundle-identifier={BUNDLE}"]
    return []
