"""The event log: its lines, and ever shorter summaries of them."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from game.catalog import GAMES
from game.contract.words import LogLine
from game.match import Match
from game.sentences import Cast
from game.table import Event
from scenes.table.event_log import EventLog, latest, summaries
from scenes.table.messages import Messages
from tests.conformance.tables import settings

ACTIONS = 80
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
DRAWN = LogLine("draws a card", 1, repeated="draws {count} cards", who="Bo")


@pytest.mark.parametrize("game", GAMES)
def test_a_log_made_again_has_the_same_lines(game: str, fuzz_seed: int) -> None:
    random = Random(fuzz_seed)
    for table in (table for table in settings() if table.game.id == game):
        match = Match(table.game, table.options, table.seats, random.getrandbits(32))
        cast = Cast(NAMES[: table.seats], 0)
        words = partial(
            lambda words, cast, event, view: words.narrate(event, view, cast), match.game.words, cast
        )
        may_tell = match.game.words.may_tell
        grown = EventLog(match.places, words, may_tell).add_all(match.history(0), match.view(0))
        for _ in range(ACTIONS):
            if match.to_move is None:
                break
            action = random.choice(match.legal(match.to_move))
            grown.add_all(match.seen_by(0, match.play(match.to_move, action)), match.view(0))
        rebuilt = EventLog(match.places, words, may_tell).add_all(match.history(0), match.view(0))
        assert rebuilt.lines == grown.lines


def test_cards_drawn_in_a_row_are_counted_in_one_sentence() -> None:
    cast = Cast(NAMES, 0)
    play = LogLine.by(1, cast, "", "").with_card("plays", "the 2♣", "another 2♣")
    lines = [LogLine("Bo owes 10 cards.", 1), *[DRAWN] * 10, play, play, LogLine.by(1, cast, "", "passes")]
    told = "Bo owes 10 cards. Bo draws 10 cards, plays the 2♣ and another 2♣, then passes."
    assert summaries(lines, 0)[0] == told
    by, goes = LogLine.by(1, cast, "", ""), " on the left pile"
    turn = [by.with_card("plays", card, where=goes) for card in ("the 2♣", "the 3♣")]
    last = summaries([LogLine("Cy waits.", 2), *turn, LogLine("It's a draw.")], 0)[-1]
    assert last == "Bo plays the 2♣ and the 3♣. It's a draw.", "a turn is told whole or not at all"
    suit = replace(LogLine.by(1, cast, "", "names clubs"), aside="clubs")
    named = "Bo plays the 2♣ (clubs) and the 3♣ on the left pile."
    assert summaries([turn[0], suit, turn[1]], 0)[0] == named
    assert latest(lines[:8]) == "Bo draws 7 cards.", "the news counts along while they are drawn"
    log = EventLog((), lambda *_: DRAWN, lambda events: [True] * len(events))
    assert log.add_all([Event()] * 3, settings()[0].match(1).view(0)).sentences == ["Bo draws 3 cards."]
    assert latest(Messages(None, log).recent_lines) == "Bo draws 3 cards.", "after an undo as before"


def test_a_turn_missed_twice_is_told_once() -> None:
    cast = Cast(NAMES, 0)
    missed = LogLine.by(0, cast, "miss a turn", "", hits=(0,))
    others = [
        LogLine.by(seat, cast, "", words) for seat, words in ((2, "plays a 10"), (1, "passes"), (1, "draws"))
    ]
    lines = [others[0], missed, others[1], missed, others[2]]
    assert summaries(lines, 0)[-1] == "You miss a turn. Bo draws."


def test_dots_stand_for_turns_left_out_after_what_was_done_to_you() -> None:
    cast = Cast(NAMES, 0)
    drawn = LogLine.by(0, cast, "draw 4 cards", "", hits=(0,))
    others = [LogLine.by(seat, cast, "", words) for seat, words in ((1, "plays a 10"), (2, "passes"))]
    assert summaries([drawn, *others], 0)[-1] == "You draw 4 cards. … Cy passes."
