"""Build scripts import each other by name, and so do their tests."""

import sys

from tests import ROOT

sys.path.insert(0, str(ROOT / "build_scripts"))
