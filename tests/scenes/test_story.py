"""The log in words is the same whether it grew with play or is told anew, as after an undo or a week."""

from random import Random

import pytest

from game.catalog import GAMES
from game.contract.rules import View
from game.contract.words import LogLine
from game.events import Event
from game.match import Match
from game.sentences import Cast
from scenes.table.talk.event_log import EventLog
from tests.conformance.tables import settings

ACTIONS = 80
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_told_anew_is_told_in_the_words_of_then(game: str, fuzz_seed: int) -> None:
    random = Random(fuzz_seed)
    for table in (table for table in settings() if table.game.id == game):
        match = Match(table.game, table.options, table.seats, random.getrandbits(32))
        cast = Cast(NAMES[: table.seats], 0)

        def words(event: Event, view: View, match: Match = match, cast: Cast = cast) -> LogLine | None:
            line: LogLine | None = match.game.words.narrate(event, view, cast)
            return line

        grown = EventLog(match.places, words).hear_all(match.history(0), match.view(0))
        for _ in range(ACTIONS):
            if match.to_move is None:
                break
            action = random.choice(match.legal(match.to_move))
            grown.hear_all(match.seen_by(0, match.play(match.to_move, action)), match.view(0))
        anew = EventLog(match.places, words).hear_all(match.history(0), match.view(0))
        assert anew.lines == grown.lines
