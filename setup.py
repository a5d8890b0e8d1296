"""Builds a wheel as pyproject.toml says; with BRIMSTONE_COMPILE=1 in the environment, a compiled one."""

import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
NEEDED = ["mypy>=1.13,<3", "pydantic>=2.7,<3", "annotated-types>=0.6,<1"]
PICTURE = re.compile(r"^!\[[^]]*\]\((?!https:)[^)]*\)\n+", re.MULTILINE)
LINK = re.compile(r"\[([^]]*)\]\((?!https:)[^)]*\)")


def readme() -> str:
    """Return the README for a page that has no files beside it, such as that of a package index."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return LINK.sub(r"\1", PICTURE.sub("", text))


asked = os.environ.get("BRIMSTONE_COMPILE", "") not in ("", "0")
extensions = []
if asked and find_spec("mypyc") and find_spec("pydantic"):
    sys.path.insert(0, str(ROOT / "build_scripts"))
    import compiling

    extensions = compiling.extensions(ROOT / "build" / "wheel")
setup(
    setup_requires=NEEDED if asked else [],
    ext_modules=extensions,
    long_description=readme(),
    long_description_content_type="text/markdown",
)
