"""What Angel says, and how to tell from the position whether it is so."""

from tests.game.angel.truth import log, previews, prompts, reasons, refusals, teaching
from tests.game.angel.truth.facts import ORACLE

__all__ = ["ORACLE", "log", "previews", "prompts", "reasons", "refusals", "teaching"]
