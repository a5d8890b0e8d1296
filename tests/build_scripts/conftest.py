"""Build scripts import each other by name, and so do their tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "build_scripts"))
