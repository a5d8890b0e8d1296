"""Let tests import the sixth game if it is not installed, and start the program with it."""

import sys

from tests.scenes.conftest import brimstone  # noqa: F401
from tests.sixth_game.plugin import PACKAGE

sys.path.insert(0, str(PACKAGE))
