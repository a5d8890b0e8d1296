"""Whole matches at the table say and show what is kept of them, phase by phase, whatever the person does meanwhile.

Cards land at once and pages over the table are passed by: what is summed up is all that the table shows beside
the cards, after each thing that is done and whenever time has passed.
"""

from random import Random
from typing import Any
from zlib import crc32

import pytest

from engine.commands import Hovered
from game.contract.table import Carry
from game.match import Match
from saves.models import Banter, Speed
from scenes.table.frame import Tool
from scenes.table.free_play import at_table
from scenes.table.looked_at import LookedAt
from scenes.table.phases import Accounting, Deciding, HandingOn, Looking, Over, Passing, Scoring
from scenes.table.scene import TableScene
from tests.conformance.tables import Setting, samples
from tests.reading import otherwise
from tests.scenes.driver import Driver, left_strip, whole
from tests.scenes.test_restless_answer import HEARD, POSITIONS, ThinksHere, among

MATCHES = 3
"""At each table; each time with other people, and moves free to take back or not."""
DEEDS = 45
"""What the person does in each."""
STEP = 420.0
"""Milliseconds that pass at a time."""
MOST_STEPS = 60
ASIDE = (Tool.BACK, Tool.FORTH, Tool.UNDO, Tool.AGAIN, Tool.SORT, Tool.LOG, Tool.HINT)
"""What a person may press beside the game."""


class Chronicle:
    """Somebody at a table, and what is written of it."""

    def __init__(self, driver: Driver, match: Match, random: Random) -> None:
        self.driver, self.random, self.desk = driver, random, driver.desk
        saved = among(match, random)
        play = LookedAt(self.desk, saved) if random.random() < 0.1 else at_table(self.desk, saved)
        self.table = TableScene(self.desk, play)
        self.seen: list[str] = []
        driver.app.stack.push(self.table)
        self.lines: list[str] = [f"{type(play).__name__}, {len(play.people)} people"]

    def look(self) -> None:
        """Take in what the table shows."""
        table, board = self.table, self.table.board
        hand = [(sprite.card, sprite.glow.name, round(sprite.due)) for sprite in board.hand()]
        crossed = sorted(board.crossed)
        self.seen.append(f"{type(table.phase).__name__} {table.frame} {table.lines[-1:]} {hand} {crossed}")

    def point(self) -> None:
        """At a card, a pile or a name."""
        board = self.table.board
        spots = [
            *(left_strip(sprite) for sprite in board.hand()),
            *(board.area(place).center for place in range(len(board.places))),
            *(board.face(seat).center for seat in range(board.seats)),
        ]
        self.table.pointer.read(Hovered(whole(self.any_of(spots))))
        self.table._change()

    def told(self, what: str) -> None:
        """A line on all that was seen since the last one."""
        self.lines.append(
            f"{crc32(chr(10).join(self.seen).encode()):08x} {what}, {len(self.table.lines)} lines"
        )
        self.seen.clear()

    def wait(self) -> None:
        """Until the person is to do something: on past scores, curtains and accounts."""
        course, stack = self.table.course, self.driver.app.stack
        for _ in range(MOST_STEPS):
            match course.phase:
                case Deciding() | Over() | Looking() if not course.moving:
                    return
                case Accounting() | HandingOn():
                    course.lead_on()
                case Scoring():
                    course.scored()
                case Passing():
                    stack.pop(True)
            self.table.update(STEP)
            self.point()
            self.look()

    def do(self) -> str:
        """Something, as chance has it: what the rules allow, most of the time."""
        picker, chance = self.table.pointer.picker, self.random.random()
        buttons = [button for button in self.table.buttons if button.does in ASIDE]
        if chance < 0.2 and buttons:
            button = self.any_of(buttons)
            self.table._push_button(button)
            return button.label
        if picker is None or not picker.view.legal:
            return "nothing"
        if chance < 0.25:
            self.table.course.talk.put_in("Somebody loses the thread.")
            self.table._change()
            self.look()
        if chance > 0.93:
            gesture = Carry(tuple(sprite.card for sprite in self.table.board.hand()[:1]), 0)
            self.table.hands.attempt(gesture)
            return f"tries {gesture}"
        if chance > 0.88:
            self.table.pointer.point_out(self.any_of(picker.choices)[0])
            self.table._change()
            return "points out"
        action = self.any_of(list(picker.view.legal))
        self.table.hands.commit(action)
        return f"acts {type(action).__name__}"

    def any_of(self, things: list[Any]) -> Any:
        return things[int(self.random.random() * len(things))]

    def go_on(self) -> bool:
        """One thing after another; whether there is more to come."""
        self.wait()
        if isinstance(self.table.phase, Over | Looking):
            self.look()
            self.told("over")
            return False
        done = self.do()
        self.look()
        for _ in range(HEARD + 2 if done == Tool.HINT.label else 1):
            self.table.update(STEP)
            self.look()
        self.told(done)
        return True


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_a_whole_match_at_the_table_is_as_it_is_kept(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.minds.thinker.Thinker", ThinksHere)
    for name in ("talk", "play"):
        monkeypatch.setattr(f"scenes.table.{name}.Random", lambda *seed: Random(*seed or (7,)))
    for name in ("_push_scores", "_push_end"):
        monkeypatch.setattr(TableScene, name, lambda *_: None)
    driver, lines = brimstone(speed=Speed.OFF, banter=Banter.MUCH), []
    for number in range(MATCHES):
        random = Random(f"{setting} {number}")
        chronicle = Chronicle(driver, POSITIONS[number % 3](setting), random)
        for _ in range(DEEDS):
            if not chronicle.go_on():
                break
        lines += chronicle.lines
        driver.app.stack.pop()
    differing = otherwise(request, f"whole/{setting}", lines)
    assert not differing, "\n".join(differing)
