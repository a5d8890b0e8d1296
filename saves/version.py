"""Which Brimstone this is."""

from typing import Final

VERSION: Final = "0.9.0"
"""The same as in ``pyproject.toml``."""
