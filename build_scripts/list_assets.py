"""Write assets/FILES.txt: every file that belongs to the program, so that it can tell when one is missing.

Usage: python build_scripts/list_assets.py
"""

from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "assets"
LIST = ASSETS / "FILES.txt"


def listed(root: Path) -> str:
    """Return the files below a folder, one a line, but for the list itself and what Python leaves there."""
    files = (file.relative_to(root) for file in root.rglob("*") if file.is_file())
    return "".join(
        f"{file.as_posix()}\n"
        for file in sorted(files)
        if file.suffix not in (".py", ".pyc") and file.name != LIST.name
    )


if __name__ == "__main__":
    LIST.write_text(listed(ASSETS), encoding="utf-8")
