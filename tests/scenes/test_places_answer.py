"""Where panels, accounts and words of the moment find a place, whatever lies about, is what is kept of it."""

from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from engine.app import App
from engine.theme import Typeface, scale
from game.contract.words import Account, Row
from scenes.lesson.panel import Spoken, Surroundings, placed
from scenes.table.account import account_sheet, placed_account
from scenes.table.beside import Stood, draw_beside
from scenes.table.gaps import free_places, rows_of
from scenes.table.ink import Ink
from scenes.table.placing import Thing
from tests.reading import otherwise
from tests.scenes.test_drawn_answer import SENTENCES, SIZES, SUMS, TYPES

TRIES = 70
COUNTS = 2, 5, 9, 14, 30, 70
"""Of things that lie about."""


class Clutter:
    """Rectangles of every size all over windows of every size."""

    def __init__(self, app: App, name: str) -> None:
        self.app, self.random = app, Random(name)
        self.fit()

    def fit(self) -> None:
        """Another window, and other type."""
        self.size: tuple[int, int] = self.any_of(SIZES)
        surface, plain = pygame.Surface(self.size), scale(self.size)
        self.ink = Ink(surface, self.app.assets, plain * self.any_of(TYPES), plain)

    def any_of(self, things: Any) -> Any:
        return things[int(self.random.random() * len(things))]

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def rect(self) -> pygame.Rect:
        """Like a card, a word, a plate or a whole hand."""
        wide, high = self.any_of(((90, 130), (160, 24), (230, 90), (520, 140), (40, 40)))
        (across, down), chance = self.size, self.random.random
        return pygame.Rect(int(chance() * (across - wide)), int(chance() * (down - high)), wide, high)

    def rects(self, most: int | None = None) -> list[pygame.Rect]:
        """Some of them."""
        count = self.any_of(COUNTS) if most is None else int(self.random.random() * (most + 1))
        return [self.rect() for _ in range(count)]

    def words(self) -> str:
        return " ".join(self.any_of(SENTENCES) for _ in range(1 + int(self.random.random() * 3)))


def told(rect: pygame.Rect) -> str:
    return f"{rect.x},{rect.y} {rect.width}×{rect.height}"


def kept(request: pytest.FixtureRequest, name: str, lines: list[str]) -> None:
    differing = otherwise(request, f"places/{name}", lines)
    assert not differing, "\n".join(differing)


def test_a_lessons_panel_stands_where_it_is_kept_to(brimstone, request: pytest.FixtureRequest) -> None:
    clutter, lines, last = Clutter(brimstone().app, "panel"), [], None
    for number in range(TRIES):
        if number % 4 == 0:
            clutter.fit()
            around = [tuple(clutter.rects(most)) for most in (3, None, 30)]
            answers = ("", *SENTENCES)
            lesson, last = [(clutter.words(), clutter.any_of(answers)) for _ in range(5)], None
        says, instead = clutter.any_of([(says, answer) for says, _ in lesson for answer in answers])
        spoken = Spoken("Step 2 of 5", says, instead, clutter.chance(0.5), clutter.chance(0.3))
        panel = placed(clutter.ink, spoken, Surroundings(*around), lesson, last)
        buttons = [f"{button.label} {told(button.rect)}" for button in panel.buttons]
        lines.append(f"{told(panel.rect)} {panel.pixels:.3f} {len(panel.lines)} lines {' '.join(buttons)}")
        last = panel.rect if clutter.chance(0.8) else clutter.rect()
    kept(request, "panels", lines)


def test_an_account_lies_where_it_is_kept_to(brimstone, request: pytest.FixtureRequest) -> None:
    clutter, lines = Clutter(brimstone().app, "account"), []
    for _ in range(TRIES):
        clutter.fit()
        seats = 2 + int(clutter.random.random() * 7)
        points = [clutter.any_of((14, 0, -136)) for _ in range(seats)]
        before = clutter.any_of((0, 40))
        rows = [Row(seat, clutter.any_of(SUMS), won, won + before) for seat, won in enumerate(points)]
        account = Account(clutter.any_of(SENTENCES), clutter.words(), "", tuple(rows))
        names = [clutter.any_of(("Mara", "Somebody with a long name", "Jo")) for _ in rows]
        account = replace(account, ended=account.ended + clutter.any_of(("", " Mara has won.")))
        sheet = account_sheet(account, names, [0, 2][: int(clutter.random.random() * 3)])
        where = placed_account(clutter.ink, sheet, clutter.rects(40), clutter.rects())
        cells = [f"{each.words!r} {each.x:.0f}.{each.row}" for each in where.cells]
        lines.append(f"{told(where.box)} {where.won} {' '.join(cells)}")
    kept(request, "accounts", lines)


def test_words_of_the_moment_stand_where_they_are_kept_to(brimstone, request: pytest.FixtureRequest) -> None:
    clutter, lines = Clutter(brimstone().app, "words"), []
    stood: Stood | None = None
    for number in range(3 * TRIES):
        if number % 3 == 0:
            clutter.fit()
            taken, words, stood = clutter.rects(), clutter.any_of(SENTENCES), None
            own, others, voices = (tuple(clutter.rects(most)) for most in (2, 12, 3))
            about = Thing(clutter.rect(), own, others, voices, clutter.any_of((20.0, 8.0)))
        size, face = clutter.any_of((34.0, 26.0, 22.0)), clutter.any_of((Typeface.TEXT, Typeface.BOLD))
        taken += clutter.rects(2)
        stood = draw_beside(clutter.ink, words, about, size, face, taken, stood)
        label = clutter.ink.labels[-1]
        lines.append(f"{told(stood.whole)} {' '.join(map(told, label.rects))} {label.leader} {stood.covered}")
    kept(request, "words", lines)


def test_free_places_are_those_that_are_kept(request: pytest.FixtureRequest, brimstone) -> None:
    clutter, lines = Clutter(brimstone().app, "gaps"), []
    for _ in range(TRIES):
        clutter.fit()
        rects, toward = clutter.rects(), [clutter.rect().center for _ in range(2)]
        free = list(free_places(clutter.rect().size, pygame.Rect((0, 0), clutter.size), rects, toward))
        lines.append(
            f"{len(free)} {' '.join(map(told, free[:3]))}; {len(rows_of(sorted(rects, key=tuple)))} rows"
        )
    kept(request, "gaps", lines)
