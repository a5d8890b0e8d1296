"""Which Brimstone this is."""

from typing import Final

VERSION: Final = "0.1.0"
"""The same as in ``pyproject.toml``."""
