"""Options from outside are read, or refused in a sentence that says which and why."""

from typing import Any

import pytest

from game.catalog import GAMES, UnknownGame, find, info_of
from game.option_parsing import BadOptions, read_options

TARGET = "Target score must be a whole number from 180 to 100,000"

REFUSED = [
    ("devil", {"target": 179}, f"{TARGET}, not 179."),
    ("devil", {"target": 100_001}, f"{TARGET}, not 100,001."),
    ("devil", {"target": "far"}, f"{TARGET}, not 'far'."),
    ("devil", {"target": "150"}, f"{TARGET}, not 150."),
    ("devil", {"target": "9" * 5000}, f"{TARGET}, not '…'."),
    ("devil", {"hats": 3}, "Devil has no option 'hats'. Its options: target."),
    ("devil", {"target": 3, "hats": 3}, f"{TARGET}, not 3. Devil has no option 'hats'. Its options: target."),
    ("jokers", {"aces": True, "decks": 3}, "Aces needs two decks."),
    ("jokers", {"aces": "maybe"}, "Aces must be true or false, not 'maybe'."),
    ("hell", {"games": 2}, "Length must be 'one game' or 'best of three' or 'best of five', not 2."),
]


@pytest.mark.parametrize(("game", "raw", "sentence"), REFUSED)
def test_what_a_game_cannot_be_played_with_is_refused_in_a_sentence(
    game: str, raw: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(GAMES[game], raw)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_is_not_mentioned_is_as_usual(game: Any) -> None:
    assert read_options(game, {}) == game.options()
    usual = game.options().model_dump(mode="json")
    assert read_options(game, usual) == game.options()


def test_a_game_that_is_not_there_is_told_with_those_that_are() -> None:
    for asked in (find, info_of):
        with pytest.raises(UnknownGame) as unknown:
            asked("poker")
        assert str(unknown.value) == f"There's no game called 'poker'. Choose from {', '.join(GAMES)}."
    assert find("devil") is GAMES["devil"] and info_of("devil") is GAMES["devil"].info
