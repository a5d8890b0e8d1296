"""What Evil Deal says, and how to tell from the position whether it is so."""

from tests.game.evil_deal.truth import (
    captions,
    close_ups,
    log,
    previews,
    prompts,
    reasons,
    refusals,
    teaching,
)
from tests.game.evil_deal.truth.base import ORACLE

__all__ = ["ORACLE", "captions", "close_ups", "log", "previews", "prompts", "reasons", "refusals", "teaching"]
