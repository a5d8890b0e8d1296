"""What Hell is Hungry! says, and how to tell from the position whether it is so."""

from tests.game.hell_is_hungry.truth import (
    captions,
    close_ups,
    log,
    previews,
    prompts,
    reasons,
    refusals,
    teaching,
)
from tests.game.hell_is_hungry.truth.base import ORACLE

__all__ = ["ORACLE", "captions", "close_ups", "log", "previews", "prompts", "reasons", "refusals", "teaching"]
