"""What Devil says, and how to tell from the position whether it is so."""

from tests.game.devil.truth import log, previews, prompts, reasons, refusals, teaching
from tests.game.devil.truth.facts import ORACLE

__all__ = ["ORACLE", "log", "previews", "prompts", "reasons", "refusals", "teaching"]
