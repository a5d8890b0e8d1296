"""A hint has a reason for what the policy would do, in every game."""

from random import Random

import pytest

from game.level import Level
from game.sentences import Cast
from tests.conformance.tables import Setting, settings

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
SILENT = 0.05
"""The share of choices that may go without a reason: little sets them apart."""


@pytest.mark.parametrize("setting", settings()[::3], ids=str)
def test_the_choices_of_the_policy_have_a_reason_in_a_whole_sentence(setting: Setting) -> None:
    match, random = setting.match(5), Random(5)
    asked = silent = 0
    for _ in range(150):
        if match.to_move is None:
            break
        view = match.view(match.to_move)
        habit = setting.game.search.policies[Level.FIEND](view, random)
        if len(view.legal) > 1:
            reason = setting.game.words.reason(view, habit, Cast(NAMES, view.seat))
            asked += 1
            silent += not reason
            assert not reason or (not reason[0].islower() and reason.endswith(".") and "{" not in reason), (
                reason
            )
        match.play(view.seat, habit)
    assert silent <= SILENT * asked
