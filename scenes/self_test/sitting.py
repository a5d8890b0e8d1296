"""A whole Brimstone with nobody before it: matches through the real scenes, saved and taken up again."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

import pygame

from engine.app import App
from engine.assets import Assets
from engine.window import WindowSettings
from game.catalog import GAMES
from game.contract import AnyGame
from game.level import Level
from saves.models import Pace, Player, Settings, Speed
from saves.store import Store
from scenes.desk import Desk
from scenes.end_page import EndPage
from scenes.menu import Menu
from scenes.navigation import continue_match, open_table, show_descent
from scenes.new_match import fresh_match
from scenes.self_test.parts import Wrong
from scenes.table.scene import TableScene
from scenes.table.session import Session
from scenes.table.states import Accounting, HandingOn

WINDOW = (1280, 720)
TURN = 16
"""Milliseconds that pass in a turn of the loop."""
PATIENCE = 60.0
"""Seconds after which what has not come counts as hung: a slow program on a busy machine is done by then."""
SEED = 7
SHOWN, LAST = 12, 4
"""Actions of the person at the table before the rest is played without it, and how many of all are left then.

They may lead further than they did before: then the rest is played so again.
"""
BROKEN_OFF = 8
"""Actions of the person after which a match is left, to be taken up again from its file."""
ENTER = (
    pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_NONE, unicode=""),
    pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=pygame.KMOD_NONE),
)


class Sitting:
    """The program in a folder of its own."""

    def __init__(self, assets: Assets, folder: Path) -> None:
        self.app = App("Brimstone", WindowSettings(WINDOW), assets)
        settings = Settings(speed=Speed.OFF, pace=Pace.NONE, known=tuple(GAMES))
        self.desk = Desk(self.app, folder, Store(folder), settings)
        self.desk.apply()
        self._random = Random(SEED)
        self.app.stack.push(Menu(self.desk))
        self._turn()

    def match(self, game: AnyGame) -> str:
        """Play a match at the smallest table to its last page; the middle of a long one without the table."""
        play = self._sit_down(game)
        acted = 0
        while self._my_turn():
            self._act()
            acted += 1
            if acted % SHOWN == 0:
                play = self._played_ahead(play)
        self._until(EndPage)
        return f"a match of {len(play.match.log)} actions, {self.app.frames} frames"

    def _played_ahead(self, play: Session) -> Session:
        """Leave a match, play it nearly to its end as the program alone would, and take it up again."""
        self.app.stack.pop()
        match = play.match.undone(0)
        policy = match.game.search.policies[Level.FIEND]
        while match.to_move is not None:
            action = policy(match.view(match.to_move), self._random)
            if action is None:
                raise Wrong("A sound player knows nothing to do.")
            match.play(match.to_move, action)
        left = min(LAST, len(match.log) - len(play.match.log))
        self.desk.store.save(replace(play.saved, match=match.undone(left)), self.desk.now())
        return self._taken_up()

    def save(self, game: AnyGame) -> str:
        """Leave a match, and take it up from its file: it must be the very same."""
        play = self._sit_down(game)
        for _ in range(BROKEN_OFF):
            if self._my_turn():
                self._act()
        kept = play.match.digest()
        self.app.stack.pop()
        if self._taken_up().match.digest() != kept:
            raise Wrong("A match that was taken up again is not the one that was left.")
        self._my_turn()
        log = self._table().session.match.log
        read = len(log)
        self._act()
        return f"{read} actions written and read, {len(log) - read} more done"

    def _taken_up(self) -> Session:
        """Take the only match up from its file."""
        (header,) = self.desk.store.list_running(self.desk.now()).headers
        continue_match(self.desk, header, lambda: None)
        return self._table().session

    def way_down(self) -> str:
        """Open the map of the Descent."""
        show_descent(self.desk)
        self._turn()
        return "the map of the Descent is shown"

    def _sit_down(self, game: AnyGame) -> Session:
        seats = game.seats[0]
        others = [Player(name=f"Imp {seat}", level=Level.IMP) for seat in range(1, seats)]
        players = (Player(name="You", level=None), *others)
        open_table(self.desk, fresh_match(self.desk, game, game.options(), players, SEED))
        return self._table().session

    def _table(self) -> TableScene:
        top = self.app.stack.top
        if not isinstance(top, TableScene):
            self._turn()
            raise Wrong("The table cannot be laid.")
        return top

    def _act(self) -> None:
        """Do what a sound player would."""
        table = self._table()
        action = table.session.match.game.search.policies[Level.FIEND](table.session.view, self._random)
        if action is None:
            raise Wrong("A sound player knows nothing to do.")
        table.hands.commit(action)

    def _my_turn(self) -> bool:
        """Go on until the person is to act; False when the match is over."""
        for _ in self._patiently():
            top = self.app.stack.top
            if isinstance(top, TableScene) and not isinstance(top.phase, Accounting | HandingOn):
                picker = top.pointer.picker
                if top.session.match.to_move is None:
                    return False
                if picker is not None and not picker.waiting and not top.moving:
                    return True
                self._turn()
            else:
                self._turn(*ENTER)
        raise Wrong("The table waits for nobody.")

    def _until(self, page: type[EndPage]) -> None:
        for _ in self._patiently():
            if isinstance(self.app.stack.top, page):
                self._turn()
                return
            self._turn(*ENTER)
        raise Wrong("The match does not come to its last page.")

    def _patiently(self) -> Iterator[None]:
        """Once and again, until no more patience is left."""
        end = monotonic() + PATIENCE
        yield
        while monotonic() < end:
            yield

    def _turn(self, *events: pygame.event.Event) -> None:
        """Let a turn of the loop pass. What the program would have to tell somebody about is wrong here."""
        pygame.event.clear()
        self.app.pump(events, TURN)
        self.desk.report_missing()
        if self.desk.troubles:
            raise Wrong(" ".join(self.desk.troubles))


@contextmanager
def sitting(assets: Assets) -> Iterator[Sitting]:
    """The program, opened in a folder that is gone afterwards."""
    with TemporaryDirectory(prefix="brimstone-self-test-") as folder:
        opened = Sitting(assets, Path(folder))
        try:
            yield opened
        finally:
            opened.app.stack.clear()
            opened.app.sound.stop()
            opened.desk.thinker.stop()
