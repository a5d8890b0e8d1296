"""Saved matches, settings and the records computed from them."""

from typing import Final

VERSION: Final = "0.9.0"
"""The version of Brimstone, the same as in ``pyproject.toml``."""
