"""What a hand points at, takes up, carries and lays, by mouse and keys, comes to what is kept of it in every game.

A pointer over laid cards gets one command after another, whatever it has taken up by then; nothing is carried
out, so that each position is handled in many ways.
"""

from itertools import count
from random import Random
from typing import Any
from zlib import crc32

import pytest

from engine.commands import (
    Activated,
    Cancelled,
    Clicked,
    Command,
    Dragged,
    Dropped,
    Hovered,
    Stepped,
    Tabbed,
)
from engine.timeline import Timeline
from game.cards import Seat
from game.contract.table import Gesture
from game.match import Match
from scenes.table.board import Board
from scenes.table.ground import map_for
from scenes.table.picker import picker
from scenes.table.pointer import Pointer
from scenes.table.rising import Rising
from scenes.table.sorting import Sorting
from tests.conformance.tables import Setting, samples
from tests.reading import otherwise
from tests.scenes.driver import Driver, left_strip, whole

POSITIONS = 48
"""Of one match; in each somebody may do something, be it out of turn."""
COMMANDS = 40
WINDOW = (1280, 720)
Point = tuple[int, int]


class Finger:
    """A hand over one position."""

    def __init__(self, driver: Driver, match: Match, seat: Seat, random: Random) -> None:
        view, game, assets = match.view(seat), match.game, driver.app.assets
        table_map = map_for(assets, game.map, match.places)
        sorting = Sorting(match.deck)
        self.board = Board(match.deck, match.places, table_map, assets, seat, match.seats, WINDOW, sorting)
        self.board.lay(view)
        self.pointer = Pointer(self.board, assets, Rising(Timeline(float("inf"))))
        self.pointer.picker = self.picker = picker(game, view, match.deck)
        self.pointer.one_click = random.random() < 0.3
        self.random = random

    def any_of(self, things: list[Any]) -> Any:
        return things[int(self.random.random() * len(things))]

    def somewhere(self) -> Point:
        """On a card that may be taken up, as often as not; else on any pile, name, or the bare table."""
        cards = [left_strip(sprite) for sprite in self.pointer.sources()]
        places = [self.board.area(place).center for place in range(len(self.board.places))]
        names = [self.board.named(seat).center for seat in range(self.board.seats)]
        kind = self.random.random()
        among = cards if cards and kind < 0.6 else places if kind < 0.9 else [*names, (2, 2)]
        return whole(self.any_of(among))

    def command(self) -> Command:
        """Whatever a hand can do."""
        at, chance = self.somewhere(), self.random.random
        ways: list[Command] = [
            Hovered(at),
            Clicked(at, double=chance() < 0.2),
            Clicked(at, double=False),
            Tabbed(1 if chance() < 0.8 else -1),
            Tabbed(1),
            Stepped(self.any_of([-1, 1]), self.any_of([-1, 0, 0, 1])),
            Activated(enter=chance() < 0.4),
            Activated(enter=False),
            Dragged(at, self.somewhere()),
            Dropped(at, self.somewhere()),
            Cancelled(),
        ]
        return self.any_of(ways)

    def do(self) -> str:
        """One thing, or now and then a hint or a refusal; what comes of it."""
        pointer, chance = self.pointer, self.random.random()
        pointer.focus.reset(pointer.reachable())
        done: object
        if chance < 0.04:
            pointer.point_out(done := self.any_of(self.picker.choices)[0])
        elif chance < 0.07:
            pointer.put_back(done := self.any_of(self.picker.choices)[0])
        else:
            done = self.command()
            return self.told(done, pointer.read(done))
        return self.told(done, None)

    def told(self, done: object, gesture: Gesture | None) -> str:
        """A line on all that the hand has and points at."""
        pointer = self.pointer
        pointer.glow()
        cards = [
            (each.card, each.glow.name, round(each.due), each.before, round(each.x), round(each.y))
            for each in pointer.sources()
        ]
        held = pointer.held.card if pointer.held is not None else None
        hand = [sprite.card for sprite in self.board.hand()]
        would = pointer.targets(), pointer.pointed(), pointer.pointed_gesture(), pointer.spot()
        refused = pointer.hindered()
        focus = pointer.focus.key, pointer.focus.shown, round(pointer.focused_lift())
        means = self.picker.action(gesture)
        return f"{done} {gesture} {means} {pointer.chosen} {pointer.advice} {held} {would} {refused} {focus} {cards} {hand}"


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_whatever_a_hand_does_over_a_table_means_what_is_kept_of_it(
    brimstone, setting: Setting, request: pytest.FixtureRequest
) -> None:
    driver, random, lines = brimstone(), Random(str(setting)), []
    match, seeds = setting.match(5), count(6)
    while len(lines) < POSITIONS:
        turn = match.to_move
        if turn is None:
            match = setting.match(next(seeds))
            continue
        for seat in range(match.seats):
            ways = len(match.view(seat).legal)
            if ways and random.random() < (1.0 if seat != turn else 0.12 if ways > 2 else 0.04):
                finger = Finger(driver, match, seat, random)
                told = "\n".join(finger.do() for _ in range(COMMANDS))
                when = "in turn" if seat == turn else "out of turn"
                lines.append(f"{crc32(told.encode()):08x} after {len(match.log)}, {seat} {when}, {ways} ways")
        match.play(turn, match.legal(turn)[int(random.random() * len(match.legal(turn)))])
    differing = otherwise(request, f"pointing/{setting}", lines)
    assert not differing, "\n".join(differing)
