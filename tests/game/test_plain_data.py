"""Actions go out as plain data and come back; what describes none is refused."""

from typing import Any

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.plain_data import BadOptions, NotAnAction, from_plain, read_options, to_plain
from tests.conformance.tables import random_match
from tests.each import each_game


@each_game
def test_a_malformed_action_is_refused(game: AnyGame) -> None:
    actions = [entry.action for entry in random_match(game, game.seats[0], 2, 60).log]
    plain = next(told for told in map(to_plain, actions) if len(told) > 1)
    name = next(field for field in plain if field != "do")
    wrong: list[Any] = [
        None,
        [],
        "Draw",
        {},
        {**plain, "do": "Hop"},
        {**plain, "hats": 3},
        {field: value for field, value in plain.items() if field != name},
        {field: value for field, value in plain.items() if field != "do"},
    ]
    for each in wrong:
        with pytest.raises(NotAnAction, match="is no action of this game"):
            from_plain(each, game.actions)
    with pytest.raises(NotAnAction, match=f"{plain['do']} has a field of the wrong type"):
        from_plain({**plain, name: {"a": "b"}}, game.actions)


TARGET = "“Match ends at” must be a whole number from 180 to 100,000"
REFUSED = [
    ("devil", {"target": 179}, f"{TARGET}, not 179."),
    ("devil", {"target": 100_001}, f"{TARGET}, not 100,001."),
    ("devil", {"target": "far"}, f"{TARGET}, not 'far'."),
    ("devil", {"target": "150"}, f"{TARGET}, not 150."),
    ("devil", {"target": "9" * 5000}, f"{TARGET}, not '…'."),
    ("devil", {"hats": 3}, "Devil has no option 'hats'. Its options: target."),
    ("devil", {"target": 3, "hats": 3}, f"{TARGET}, not 3. Devil has no option 'hats'. Its options: target."),
    ("jokers", {"aces": True, "decks": 3}, "Three aces needs two decks."),
    ("jokers", {"aces": "maybe"}, "“Three aces” must be true or false, not 'maybe'."),
    ("hell", {"games": 2}, "“Length” must be 'one game' or 'best of three' or 'best of five', not 2."),
]


@pytest.mark.parametrize(("game", "raw", "sentence"), REFUSED)
def test_impossible_options_are_refused_in_a_sentence(game, raw, sentence) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(GAMES[game], raw)
    assert str(refused.value) == sentence
