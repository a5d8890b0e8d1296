"""The event log, and how much of it the last event's line tells."""

from random import Random

import pytest

from game.catalog import GAMES
from game.contract.rules import View
from game.contract.words import LogLine
from game.events import Event
from game.match import Match
from game.sentences import Cast
from scenes.table.talk.event_log import EventLog, tellings
from tests.conformance.tables import settings

ACTIONS = 80
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
SKIPPED = LogLine("You miss a turn.", hits=(0,))
DRAWN = LogLine("Azra draws a card.", 1, repeated="Azra draws {count} cards.")
LINES = (LogLine("You play 4♥.", 0), LogLine("Azra plays 6♦.", 1), SKIPPED)


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


def test_cards_drawn_in_a_row_are_counted_and_not_told_one_by_one() -> None:
    told = tellings([LogLine("Azra owes 10 cards.", 1), *[DRAWN] * 10, LogLine("Cinder passes.", 2)], 0)
    assert told[0] == "Azra owes 10 cards. Azra draws 10 cards. Cinder passes."


def test_what_has_no_sentence_for_several_is_told_each_time() -> None:
    assert tellings([LINES[0]] * 2, 0)[0] == "You play 4♥. You play 4♥."


def test_what_is_longest_ago_is_left_out_first() -> None:
    assert tellings(LINES, 0) == [
        "You play 4♥. Azra plays 6♦. You miss a turn.",
        "Azra plays 6♦. You miss a turn.",
        "You miss a turn.",
    ]


def test_what_was_done_to_the_viewer_is_told_to_the_last() -> None:
    lines = (SKIPPED, LogLine("Azra plays 7♦.", 1), DRAWN)
    assert all(words.startswith("You miss a turn.") for words in tellings(lines, 0))
    assert tellings(lines, None)[-1] == "Azra draws a card.", "it was done to nobody who looks"
