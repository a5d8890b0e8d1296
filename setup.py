"""Builds a wheel as pyproject.toml says, with addresses of the repository that builds it."""

import os
import re
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
PICTURE = re.compile(r"^(!\[[^]]*\])\((?!https:)([^)]*)\)\n+", re.MULTILINE)
LINK = re.compile(r"\[([^]]*)\]\((?!https:)([^)]*)\)")


def address() -> str | None:
    """Return the address of the repository whose workflow builds this, or None on anybody's own machine."""
    server, repository = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    return f"{server}/{repository}" if server and repository else None


def readme(home: str | None) -> str:
    """Return the README for a package index, where no files lie beside it.

    Its pictures and links lead to the repository at `home`, or are left out where there is none.
    """
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    if home is None:
        return LINK.sub(r"\1", PICTURE.sub("", text))
    files = f"{home}/{{}}/{os.environ.get('GITHUB_REF_NAME', 'HEAD')}"
    text = PICTURE.sub(rf"\1({files.format('raw')}/\2)\n\n", text)
    return LINK.sub(rf"[\1]({files.format('blob')}/\2)", text)


def project_urls(home: str | None) -> dict[str, str]:
    """Return the project URLs for the metadata."""
    if home is None:
        return {}
    return {
        "Source": home,
        "Issues": f"{home}/issues",
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
        "Releases": f"{home}/releases",
    }


home = address()
setup(
    long_description=readme(home),
    long_description_content_type="text/markdown",
    project_urls=project_urls(home),
)
