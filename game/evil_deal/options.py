"""Evil Deal has no options."""

from game.contract.rules import Options


class EvilDealOptions(Options):
    """Nothing to choose."""
