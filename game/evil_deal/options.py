"""Evil Deal has no options."""

from game.contract import Options


class EvilDealOptions(Options):
    """Nothing to choose."""
