"""Whole stretches of an evening, at tables of every kind, are what is kept of them: all that is seen, summed up."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from game.match import Match, replayed
from scenes.start import open_table
from scenes.table.phases import Accounting, Deciding
from scenes.table.scene import TableScene
from tests.conformance.tables import Setting, at_random, samples
from tests.reading import otherwise
from tests.scenes.hands_on import Hands
from tests.scenes.test_tables_answer import before_the_end_of_a_deal, played, saved

SEED = 6
STEP = 100.0
"""Milliseconds at a time; what is seen is summed up at every other step."""
MOST_STEPS = 80
ACTIONS = 6
"""What the person does at the beginning of a match, as chance has it."""
INTO = 30
AFTERWARDS = (pygame.K_s, pygame.K_ESCAPE, pygame.K_l, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_RIGHT)
"""Keys on the page of a deal's score, and on that of a match's end."""


def ending(setting: Setting) -> Match:
    """A match one action of the person, or one of theirs and some of others', before its end."""
    whole, random = setting.match(SEED), Random(SEED)
    while whole.to_move is not None:
        at_random(whole, random)
    last = max(index for index, entry in enumerate(whole.log) if entry.seat == 0)
    return replayed(setting.game, setting.options, setting.seats, whole.seed, whole.log[:last])


class Evening:
    """Somebody at tables, who lets everything be seen."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.driver, self.random = hands, hands.driver, Random(SEED)

    def sit_down(self, match: Match, *, free: bool = False) -> None:
        """At a table where a match stands."""
        while len(self.driver.app.stack) > 1:
            self.driver.app.stack.pop()
        begun = self.driver.desk.store.begin(match, saved(match).players, self.driver.desk.now())
        open_table(self.driver.desk, replace(begun, free_undo=free))
        self.watch(f"{match.game.id} after {len(match.log)} actions")

    def watch(self, what: str) -> None:
        """Let time pass until the table waits for somebody, or nothing moves on a page."""
        self.hands.add_up(what)
        for step in range(MOST_STEPS):
            top = self.driver.top
            if isinstance(top, TableScene):
                if not top.moving and isinstance(top.phase, Deciding | Accounting):
                    break
            elif step >= MOST_STEPS // 2:
                break
            self.driver.app.pump([], STEP)
            if step % 2 == 0:
                self.hands.add_up(f"{what}, {round((step + 1) * STEP)} ms")
        self.hands.add_up(f"{what}: {type(self.driver.top).__name__}")

    def act(self) -> None:
        """Do as chance has it, if it is the person's turn."""
        table = self.driver.top
        if isinstance(table, TableScene) and table.pointer.picker is not None:
            legal = table.play.view.legal
            self.driver.do(legal[int(self.random.random() * len(legal))])
            self.watch("acted")

    def press(self, *codes: int) -> None:
        """Press keys, and let what comes of each be seen."""
        for code in codes:
            self.driver.key(code)
            self.watch(f"key {pygame.key.name(code)}")


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_an_evening_is_as_it_is_kept(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(brimstone, monkeypatch)
    evening = Evening(hands)
    evening.sit_down(setting.match(SEED))
    for _ in range(ACTIONS):
        evening.act()
    evening.sit_down(before_the_end_of_a_deal(setting))
    evening.act()
    evening.press(pygame.K_RETURN, *AFTERWARDS, pygame.K_RETURN)
    evening.act()
    evening.sit_down(played(setting, INTO), free=True)
    for code in (pygame.K_u, pygame.K_u, pygame.K_y):
        evening.press(code)
    evening.act()
    evening.sit_down(ending(setting))
    evening.act()
    evening.press(pygame.K_RETURN, pygame.K_RETURN, *AFTERWARDS, pygame.K_RETURN)
    differing = otherwise(request, f"evenings/{setting}", hands.lines)
    assert not differing, "\n".join(differing)
