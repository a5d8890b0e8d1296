"""Lines of opponents: who speaks, about what, and how often."""

from collections import deque
from random import Random

import pytest

from game.catalog import GAMES
from game.contract.rules import View
from game.contract.table import Effect, Occasion
from game.contract.words import LogLine
from game.events import Event
from game.level import Level
from game.match import Match
from game.sentences import Cast
from saves.models import Player, Speed
from scenes.table.banter import ANSWERS, LINES, Mood, greeting, remark
from scenes.table.event_log import EventLog, summaries
from tests.conformance.tables import settings


def players(*levels: Level | None) -> list[Player]:
    """Players of some kinds."""
    return [Player(name=f"P{seat}", level=level) for seat, level in enumerate(levels)]


@pytest.mark.parametrize(
    ("last", "low_wins", "mood"),
    [((), True, Mood.GREETING), ((9, 0), True, Mood.AHEAD), ((9, 0), False, Mood.BEHIND)],
)
def test_what_is_said_fits_how_the_last_deal_went(last: tuple[int, ...], low_wins: bool, mood: Mood) -> None:
    for seed in range(20):
        _, line = greeting(players(None, Level.FIEND), last, low_wins, (), Random(seed))
        assert line in LINES[Level.FIEND][mood]


@pytest.mark.parametrize("occasion", Occasion)
def test_whoever_something_befalls_says_what_fits_and_so_do_others(occasion: Occasion) -> None:
    table = players(None, Level.FIEND, Level.IMP)
    own, others = ANSWERS[occasion]
    for seed in range(12):
        seat, line = remark(table, [Effect(1, "words", occasion=occasion)], (), Random(seed))
        assert (seat, line in LINES[Level.FIEND][own]) == (1, True)
        seat, line = remark(table, [Effect(0, "words", occasion=occasion)], (), Random(seed))
        assert line in LINES[table[seat].level][others]


def test_a_line_that_was_said_lately_is_not_said_again() -> None:
    said: deque[str] = deque(maxlen=2)
    random = Random(4)
    for _ in range(60):
        line = remark(players(None, Level.IMP), [Effect(1, "", occasion=Occasion.HIT)], said, random)[1]
        assert line not in said
        said.append(line)


@pytest.mark.parametrize("banter", [True, False])
def test_a_line_is_seen_when_a_deal_begins_unless_it_is_turned_off(brimstone, banter: bool) -> None:
    driver = brimstone(speed=Speed.NORMAL, banter=banter)
    table = driver.sit("person imp")
    heard = set()
    for _ in range(700):
        driver.turn()
        heard.add(table.controller.messages.speech)
    assert bool(heard - {None}) == banter
    assert table.controller.messages.speech is None, "it is gone after a while"


ACTIONS = 80
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
DRAWN = LogLine("draws a card", 1, repeated="draws {count} cards", who="Bo")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_told_anew_is_told_in_the_words_of_then(game: str, fuzz_seed: int) -> None:
    random = Random(fuzz_seed)
    for table in (table for table in settings() if table.game.id == game):
        match = Match(table.game, table.options, table.seats, random.getrandbits(32))
        cast = Cast(NAMES[: table.seats], 0)

        def words(event: Event, view: View, match: Match = match, cast: Cast = cast) -> LogLine | None:
            line: LogLine | None = match.game.words.narrate(event, view, cast)
            return line

        may_tell = match.game.words.may_tell
        grown = EventLog(match.places, words, may_tell).add_all(match.history(0), match.view(0))
        for _ in range(ACTIONS):
            if match.to_move is None:
                break
            action = random.choice(match.legal(match.to_move))
            grown.add_all(match.seen_by(0, match.play(match.to_move, action)), match.view(0))
        anew = EventLog(match.places, words, may_tell).add_all(match.history(0), match.view(0))
        assert anew.lines == grown.lines


def test_cards_drawn_in_a_row_are_counted_and_not_told_one_by_one() -> None:
    cast = Cast(NAMES, 0)
    play = LogLine.by(1, cast, "", "").with_card("plays", "the 2♣", "another 2♣")
    lines = [LogLine("Bo owes 10 cards.", 1), *[DRAWN] * 10, play, play, LogLine.by(1, cast, "", "passes")]
    told = "Bo owes 10 cards. Bo draws 10 cards, plays the 2♣ and another 2♣, then passes."
    assert summaries(lines, 0)[0] == told
    log = EventLog((), lambda *_: DRAWN, lambda events: [True] * len(events))
    assert log.add_all([Event()] * 3, settings()[0].match(1).view(0)).sentences == ["Bo draws 3 cards."]
