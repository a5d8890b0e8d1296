"""What a match is to whoever sits at it, action by action, is what is kept of it.

Where what happens is cut and held until it was seen, what can be seen again, taken back, done again or is done
for somebody, who acts next and what an account tells: asked of whole matches, without a table.
"""

from dataclasses import replace
from random import Random
from zlib import crc32

import pytest

from game.contract.rules import View
from game.match import Entry, Match
from scenes.desk import Desk
from scenes.table.frame import Happening
from scenes.table.free_play import FreePlay, at_table
from scenes.table.looks import happening, look
from scenes.table.phases import (
    Accounting,
    Deciding,
    Recalling,
    Scoring,
    Showing,
    Waiting,
    befalling,
    following,
    settled,
    unasked,
)
from scenes.table.play import Play
from scenes.table.segments import recalled, segments
from tests.conformance.tables import Setting, samples
from tests.reading import otherwise
from tests.scenes.test_restless_answer import among
from tests.scenes.test_tables_answer import before_the_end_of_a_deal

MATCHES = 6
ACTIONS = 75
CHAPTER = 15
"""So many of them are summed up in a line."""
SELDOM = 6
"""What takes long is asked after every so many actions."""


class Diary:
    """What is written of one match."""

    def __init__(self, desk: Desk, play: Play, random: Random) -> None:
        self.desk, self.play, self.random = desk, play, random
        self.lines: list[str] = []

    def act(self) -> None:
        """Whoever is to move, or speaks out of turn, does something."""
        play, match = self.play, self.play.match
        seat = play.opponent if play.opponent is not None else match.to_move
        assert seat is not None
        legal = match.legal(seat)
        action = legal[int(self.random.random() * len(legal))]
        before = play.view
        events = play.act(seat, action)
        cut = segments(play, events, before)
        told = [self.shown(Showing(before, cut[index:], play.view, seat)) for index in range(len(cut))]
        self.write(f"{type(action).__name__} {told} {self.asked()} {self.looks(before)}")
        if len(match.log) % SELDOM == 0:
            self.write(f"{self.seen_again()} {self.taken_back()}")

    def shown(self, phase: Showing | Recalling) -> str:
        """A part of what happens: what of it is held, and what is said under piles meanwhile."""
        lies = self.play.view.piles
        now = dict(settled(self.play, phase, lambda place: lies[place]))
        seats = range(self.play.match.seats)
        looks = [look(phase, seat, self.play.match).name for seat in seats]
        return (
            f"{[type(event).__name__ for event in phase.segment]} {befalling(self.play, phase)} {now} {looks}"
        )

    def asked(self) -> str:
        """Who is asked for what now."""
        play, phase = self.play, following(self.play)
        for_them = unasked(play, phase, self.desk.settings)
        forced = replace(self.desk.settings, play_forced=True, always_knock=True)
        thinks = play.match.to_move is not None and play.wants_thought(play.match.to_move)
        can = play.recallable, play.can_undo, play.can_redo, play.forced, play.someone_else, play.opponent
        if isinstance(phase, Deciding | Waiting) and phase.picker is not None:
            captions = [phase.picker.caption(action) for action in phase.picker.view.legal]
            can = *can, phase.picker.waiting, captions
        return f"{type(phase).__name__} {for_them} {unasked(play, phase, forced)} {thinks} {can}"

    def looks(self, view: View) -> str:
        """How everybody takes what is going on, and a deal's end, whatever has befallen them; ``view``: from before."""
        play, seats = self.play, range(self.play.match.seats)
        phases = following(play), Accounting(view, None, ()), Scoring(view, ())
        told = [Happening(seat, "hit", 0, seat % 3 == 1, None, seat % 3 == 0) for seat in seats]
        return str(
            [
                f"{look(phase, seat, play.match, befell).name} {happening(phase, told[:-1], seat, play.viewer)}"
                for phase in phases
                for seat in seats
                for befell in (None, told[seat])
            ]
        )

    def seen_again(self) -> str:
        """What is shown once more, and told to whoever was away."""
        play, phase = self.play, following(self.play)
        chapters = recalled(play)
        told = [f"{chapter.events} {chapter.before is chapter.after}" for chapter in chapters]
        if isinstance(phase, Deciding):
            told += [self.shown(Recalling(chapters[at:], phase)) for at in range(len(chapters))]
        recaps = [play.recap(seat) for seat in range(play.match.seats)]
        return f"{told} {recaps} {play.account()} {play.account(1)} {play.story().lines[-3:]}"

    def taken_back(self) -> str:
        """How far a match that goes back and forth goes, and that it comes to where it was."""
        play, log, lengths = self.play, list(self.play.match.log), []
        if not isinstance(play, FreePlay):
            return ""
        while play.can_undo and len(lengths) < 3:
            play.undo()
            lengths.append((len(play.match.log), play.saved.undone, play.opponent))
        while play.can_redo:
            play.redo()
            lengths.append((len(play.match.log), play.saved.undone, play.opponent))
        assert not lengths or list(play.match.log) == log
        return str(lengths)

    def follow_what_was_taken_back(self) -> str:
        """Opponents answer as they did as long as that is done which was done."""
        play = self.play
        if not isinstance(play, FreePlay) or not play.can_undo:
            return ""
        play.undo()
        ahead: tuple[Entry, ...] = play.saved.ahead
        for number, entry in enumerate(ahead[:4]):
            chosen = play.choose(entry.seat) if entry.seat not in play.people else entry.action
            assert chosen == entry.action and not (
                entry.seat not in play.people and play.wants_thought(entry.seat)
            )
            play.act(entry.seat, entry.action)
            assert len(play.saved.ahead) == len(ahead) - number - 1
        return str(len(ahead))

    def write(self, line: str) -> None:
        self.lines.append(line)

    def closed(self) -> str:
        """The sum of what was written since the last one."""
        told = "\n".join(self.lines)
        self.lines.clear()
        return f"{crc32(told.encode()):08x} after {len(self.play.match.log)}"


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_a_match_is_to_whoever_sits_there_what_is_kept_of_it(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.table.play.Random", lambda: Random(7))
    driver, lines = brimstone(), []
    monkeypatch.setattr(driver.desk.store, "save", lambda *_: None)
    for number in range(MATCHES):
        random = Random(f"{setting} {number}")
        begun: Match = before_the_end_of_a_deal(setting) if number % 3 == 1 else setting.match(number)
        driver.desk.change(play_forced=number % 3 == 2)
        diary = Diary(driver.desk, at_table(driver.desk, among(begun, random)), random)
        lines.append(f"{type(diary.play).__name__}, {len(diary.play.people)} people")
        for action in range(ACTIONS):
            if diary.play.match.to_move is None:
                break
            diary.act()
            if action % CHAPTER == CHAPTER - 1:
                lines.append(diary.closed())
        lines.append(f"{diary.closed()} {diary.follow_what_was_taken_back()}")
    differing = otherwise(request, f"sitting/{setting}", lines)
    assert not differing, "\n".join(differing)
