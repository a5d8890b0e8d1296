"""Lines of opponents: who speaks, about what, and how often."""

from random import Random

import pytest

from game.catalog import GAMES
from game.level import Level
from game.minds.characters import CHARACTERS
from saves.settings import Banter, Speed
from scenes.players import Expression
from scenes.table import banter
from scenes.table.banter import DESCENT, FILE, LINES, Mood, TableTalk
from scenes.table.controller import LONG_THINK
from scenes.table.view.view_model import SpeechLine
from tests.assets import all_assets

SPOKEN = LINES.validate_json(all_assets().read_text(FILE))
POOLS = [(key, some) for names in SPOKEN.values() for moods in names.values() for key, some in moods.items()]


def test_there_are_different_lines_for_every_mood() -> None:
    lines = [line for _, some in POOLS for line in some]
    assert len(lines) == len(set(lines))
    pages = {"", DESCENT, *(each.info.page for each in GAMES.values())}
    assert {key.partition("/")[2] for key, _ in POOLS} <= pages
    for level, names in SPOKEN.items():
        assert set(names) == {"", *CHARACTERS[level]}
        assert all(len(names[""][mood.key]) >= 3 for mood in Mood)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_opponents_speak_every_few_actions_of_what_all_see(brimstone, monkeypatch, game: str) -> None:
    others = " fiend imp fiend" if GAMES[game].seats[-1] > 2 else " fiend"
    table = (driver := brimstone()).sit(f"person{others}", game)
    monkeypatch.setattr(banter, "Random", lambda: Random(3))
    match, talk, random, said, turns = table.session.match, table.controller.talk, Random(3), list[str](), 0
    while (seat := match.to_move) is not None and turns < 150:
        talk.acted(seat)
        turns, deals = turns + (seat == 0), len(match.standing.deals)
        events = match.play(seat, match.game.search.policies[Level.FIEND](match.view(seat), random))
        remarks = [talk.remark_on(event) for event in match.seen_by(0, events)]
        for own, public in zip(match.seen_by(0, events), match.seen_by(None, events), strict=True):
            one, other = (TableTalk(driver.desk, table.session).remark_on(event) for event in (own, public))
            assert one == other, "nobody peeks"
        remarks += [talk.remark_on_deal(number + 1) for number in range(deals, len(match.standing.deals))]
        for line in filter(None, map(talk.line, remarks)):
            used = any(line.words in some and {*some} <= {*said} for _, some in POOLS)
            assert used or line.words not in said, f"{line.words!r} again"
            said.append(line.words)
    assert turns < 6 * len(said), "the table is dull"
    assert len(match.log) > 2.4 * len(said), "the table is noisy"


def test_a_question_about_your_delay_ends_once_you_act(brimstone) -> None:
    (driver := brimstone(speed=Speed.NORMAL)).sit("person imp")
    table, line = driver.my_turn(), SpeechLine(1, "Are you asleep?")
    table.update(LONG_THINK)
    table.controller.messages.show_speech(line)
    driver.do(table.session.view.legal[0])
    assert table.controller.messages.speech != line, "it is asked after you moved"


@pytest.mark.parametrize("talk", [Banter.SOME, Banter.OFF])
def test_a_remark_outlasts_an_action(brimstone, talk: Banter) -> None:
    (driver := brimstone(speed=Speed.NORMAL, banter=talk)).sit("person imp")
    table, line = driver.my_turn(), SpeechLine(1, "Ow.", Expression.SOUR)
    assert (table.controller.messages.speech is None) == (talk is Banter.OFF)
    table.controller.messages.show_speech(line)
    driver.do(table.session.view.legal[0])
    assert table.controller.messages.speech == line
    assert next(plate.face for plate in table.frame.plates if plate.seat == 1).endswith("_sour.svg")
    driver.turn(400)
    assert table.controller.messages.speech != line, "it is gone after a while"
