"""Options from outside are read, or refused in a sentence that says which and why."""

from typing import Any

import pytest

from game.catalog import GAMES, UnknownGame, find, sign_of
from game.choices import BadOptions, read_options

REFUSED = [
    ("devil", {"target": 179}, "Target score: Devil needs at least 180, not 179."),
    ("devil", {"target": 100_001}, "Target score: Devil takes at most 100000, not 100001."),
    ("devil", {"hats": 3}, "Devil has no option 'hats'. Its options: target."),
    (
        "devil",
        {"target": 3, "hats": 3},
        "Target score: Devil needs at least 180, not 3. Devil has no option 'hats'. Its options: target.",
    ),
    (
        "devil",
        {"target": "far"},
        "Target score: 'far' is not allowed; "
        "input should be a valid integer, unable to parse string as an integer.",
    ),
    ("jokers", {"aces": True, "decks": 3}, "Aces is played with two decks."),
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
    for asked in (find, sign_of):
        with pytest.raises(UnknownGame) as unknown:
            asked("poker")
        assert str(unknown.value) == f"There is no game called 'poker'. Choose one of: {', '.join(GAMES)}."
    assert find("devil") is GAMES["devil"] and sign_of("devil") is GAMES["devil"].sign
