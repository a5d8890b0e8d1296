"""Lines of opponents: who speaks, about what, and how often."""

from functools import partial
from random import Random

import pytest

from game.catalog import GAMES
from game.contract.words import LogLine
from game.level import Level
from game.match import Match
from game.minds.characters import CHARACTERS
from game.sentences import Cast
from game.table import Event
from saves.settings import Banter, Speed
from scenes.players import Expression
from scenes.table.banter import DESCENT, FILE, LINES, Mood
from scenes.table.event_log import EventLog, latest, summaries
from scenes.table.messages import Messages
from scenes.table.view.view_model import SpeechLine
from tests.assets import all_assets
from tests.conformance.tables import settings

SPOKEN = LINES.validate_json(all_assets().read_text(FILE))
POOLS = [(key, some) for names in SPOKEN.values() for moods in names.values() for key, some in moods.items()]


def test_there_are_lines_for_every_mood_and_no_two_alike() -> None:
    lines = [line for _, some in POOLS for line in some]
    assert len(lines) == len(set(lines))
    pages = {"", DESCENT, *(each.info.page for each in GAMES.values())}
    assert {key.partition("/")[2] for key, _ in POOLS} <= pages
    for level, names in SPOKEN.items():
        assert set(names) == {"", *CHARACTERS[level]}
        assert all(len(names[""][mood.key]) >= 3 for mood in Mood)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_opponents_speak_every_few_actions_of_what_all_see(brimstone, game: str) -> None:
    others = " fiend imp fiend" if GAMES[game].seats[-1] > 2 else " fiend"
    table = brimstone().sit(f"person{others}", game)
    match, talk, random, said, turns = table.session.match, table.controller.talk, Random(3), list[str](), 0
    while (seat := match.to_move) is not None and turns < 150:
        talk.acted(seat)
        turns, deals = turns + (seat == 0), len(match.standing.deals)
        events = match.play(seat, match.game.search.policies[Level.FIEND](match.view(seat), random))
        chances = [talk.remark_on(event) for event in match.seen_by(0, events)]
        for chance, event in zip(chances, match.seen_by(None, events), strict=True):
            assert (chance is None) == (talk.remark_on(event) is None), "nobody peeks"
        chances += [talk.remark_on_deal(number + 1) for number in range(deals, len(match.standing.deals))]
        for line in filter(None, map(talk.line, chances)):
            used = any(line.words in some and {*some} <= {*said} for _, some in POOLS)
            assert used or line.words not in said, f"{line.words!r} again"
            said.append(line.words)
    assert turns / 6 < len(said) < len(match.log) / 2.4, f"{turns} turns, {len(match.log)} actions"


@pytest.mark.parametrize("banter", [Banter.SOME, Banter.OFF])
def test_a_remark_comes_unless_turned_off_and_outlasts_an_action(brimstone, banter: Banter) -> None:
    (driver := brimstone(speed=Speed.NORMAL, banter=banter)).sit("person imp")
    table, line = driver.my_turn(), SpeechLine(1, "Ow.", Expression.SOUR)
    assert (table.controller.messages.speech is None) == (banter is Banter.OFF)
    table.controller.messages.show_speech(line)
    driver.do(table.session.view.legal[0])
    assert table.controller.messages.speech == line
    assert next(plate.face for plate in table.frame.plates if plate.seat == 1).endswith("_sour.svg")
    driver.turn(400)
    assert table.controller.messages.speech != line, "it is gone after a while"


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


def test_cards_drawn_in_a_row_are_counted_and_not_told_one_by_one() -> None:
    cast = Cast(NAMES, 0)
    play = LogLine.by(1, cast, "", "").with_card("plays", "the 2♣", "another 2♣")
    lines = [LogLine("Bo owes 10 cards.", 1), *[DRAWN] * 10, play, play, LogLine.by(1, cast, "", "passes")]
    told = "Bo owes 10 cards. Bo draws 10 cards, plays the 2♣ and another 2♣, then passes."
    assert summaries(lines, 0)[0] == told
    by, goes = LogLine.by(1, cast, "", ""), " on the left pile"
    turn = [by.with_card("plays", card, where=goes) for card in ("the 2♣", "the 3♣")]
    last = summaries([LogLine("Cy waits.", 2), *turn, LogLine("It's a draw.")], 0)[-1]
    assert last == "Bo plays the 2♣ and the 3♣. It's a draw.", "a turn is told whole or not at all"
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
