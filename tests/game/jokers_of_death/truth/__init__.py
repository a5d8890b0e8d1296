"""What Jokers of Death says, and how to tell from the position whether it is so."""

from tests.game.jokers_of_death.truth import captions, log, previews, prompts, reasons, refusals, teaching
from tests.game.jokers_of_death.truth.base import ORACLE

__all__ = ["ORACLE", "captions", "log", "previews", "prompts", "reasons", "refusals", "teaching"]
