"""Write assets/FILES.txt, a list of the program's files with which it can tell if one is missing.

Usage: python build_scripts/list_assets.py
"""

from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "assets"
LIST = ASSETS / "FILES.txt"


def listed(root: Path) -> str:
    """Return the files below a folder, one per line, except the list itself and Python files."""
    files = (file.relative_to(root) for file in root.rglob("*") if file.is_file())
    return "".join(
        f"{file.as_posix()}\n"
        for file in sorted(files)
        if file.suffix not in (".py", ".pyc") and file.name != LIST.name
    )


if __name__ == "__main__":
    LIST.write_text(listed(ASSETS), encoding="utf-8")
