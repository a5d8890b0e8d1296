"""Let tests import the sixth game where it is not installed."""

import sys

from tests.sixth_game.plugin import PACKAGE

sys.path.insert(0, str(PACKAGE))
