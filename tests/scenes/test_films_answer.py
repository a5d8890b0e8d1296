"""Whatever can happen at a table is shown as it is kept: where every card is meanwhile, what is heard, how long."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Any
from zlib import crc32

import pytest

from game.catalog import GAMES
from game.events import Event, Moved
from game.match import Entry, Match
from game.sentences import Cast
from saves.models import Banter, Speed
from scenes.table.free_play import at_table
from scenes.table.phases import Beholding, Deciding, Recalling, Showing
from scenes.table.scene import TableScene
from tests.conformance.tables import Setting, samples
from tests.reading import otherwise
from tests.scenes.hands_on import Hands
from tests.scenes.test_tables_answer import NAMES, saved

SEEDS = (11, 12)
MOST = 24
"""Films of one table."""
LONGEST = 260
"""Actions of a match in which something new may happen."""
STEP = 80.0
"""Milliseconds from one picture of a film to the next."""
PICTURES = 120
FEW = 10
"""Films of a table at which somebody has other habits."""
HABITS: tuple[dict[str, Any], ...] = (
    {"speed": Speed.SLOW, "play_forced": True},
    {"speed": Speed.FAST, "banter": Banter.MUCH, "text_size": 1.3},
    {"speed": Speed.OFF, "always_knock": True, "play_forced": True},
    {"one_click": True, "large_index": True, "four_colours": True, "banter": Banter.OFF},
)
MANY = 3
"""So many cards that go the same way are as good as more."""


def kind_of(match: Match, events: Sequence[Event], words: Any, cast: Cast) -> tuple[str, ...]:
    """What sort of thing happened: the same for whatever is shown alike."""
    view, places = match.view(0), match.places
    told = []
    for event in events:
        name = type(event).__name__
        if isinstance(event, Moved):
            source, target = places[event.source], places[event.target]
            name = f"{source.kind.name}→{target.kind.name}{' of mine' if target.seat == 0 else ''}"
        moment = words.moment(event, view, cast)
        if moment is not None:
            name += f" {moment.sound}{' with words' if moment.words else ''}{'' if moment.place is None else ' there'}"
        name += "".join(
            f", {effect.occasion.name.lower() if effect.occasion else effect.seat == 0}"
            for effect in words.effects(event, view, cast)
        )
        told.append(name)
    return tuple(name for name, alike in groupby(told) for _, name in zip(range(MANY), alike, strict=False))


def all_that_happens(setting: Setting, most: int = MOST) -> Iterator[tuple[Match, Entry, str]]:
    """Of each sort of thing one that happens in a match: the position before it, and the action."""
    seen: set[tuple[str, ...]] = set()
    cast = Cast(NAMES[: setting.seats], 0)
    for seed in SEEDS:
        match, random = setting.match(seed), Random(seed)
        while (seat := match.to_move) is not None and len(match.log) < LONGEST:
            before, legal = match.undone(0), match.legal(seat)
            entry = Entry(seat, legal[int(random.random() * len(legal))])
            events = match.seen_by(0, match.play(seat, entry.action))
            kind = kind_of(match, events, setting.game.words, cast)
            if kind not in seen and len(seen) < most:
                seen.add(kind)
                yield before, entry, "; ".join(kind)


class Camera:
    """Takes pictures of a table: of each card and piece where it is, and all that is shown beside them."""

    def __init__(self, hands: Hands, table: TableScene) -> None:
        self.hands, self.table = hands, table
        self.film: list[str] = []
        self._last: set[str] = set()
        self._frame: object = None

    def take(self) -> None:
        """A picture of what has changed since the last."""
        laid, frame = self.table.course.laid, self.table.frame
        now = {
            f"{place}.{index} {sprite}"
            for place, pile in enumerate(laid.board.piles)
            for index, sprite in enumerate(pile)
        }
        now |= {f"{key} {sprite}" for key, sprite in laid.pieces.shown.items()}
        now.add(f"{laid.director.banner} {laid.director.labels} {laid.director.tremor:.3f}")
        now.add(f"{laid.hopping.pose} {laid.winnings.share:.3f} {laid.winnings.counting.counted}")
        if frame is not self._frame:
            self._frame = frame
            now.add(f"{frame}")
        self.film += [*sorted(now - self._last), *self.hands.heard()]
        self._last = now

    def developed(self) -> str:
        """The sum of the film; another is put in."""
        told = "\n".join(self.film)
        self.film.clear()
        return f"{crc32(told.encode()):08x}"

    def roll(self, halfway: bool) -> float:
        """Take pictures until nothing moves, skipping what is left halfway where that is asked; how long it took."""
        course = self.table.course
        for number in range(PICTURES):
            self.take()
            shown = isinstance(course.phase, Showing | Recalling | Beholding)
            if not (shown or course.timeline.busy or course.laid.pieces.timeline.busy):
                return number * STEP
            if halfway and number == 3:
                course.hurry()
            self.table.update(STEP)
        return PICTURES * STEP


def filmed(hands: Hands, before: Match, entry: Entry, number: int) -> str:
    """A line on how an action is shown, every third time skipped, every third shown again."""
    stack, desk = hands.driver.app.stack, hands.driver.desk
    table = TableScene(desk, at_table(desk, saved(before)))
    stack.push(table)
    camera = Camera(hands, table)
    camera.take()
    table.course.act(entry.seat, entry.action)
    lasts = [camera.roll(halfway=number % 3 == 1)]
    if number % 3 == 2 and isinstance(table.phase, Deciding):
        table.course.recall()
        lasts.append(camera.roll(halfway=False))
    told = (
        f"{crc32(chr(10).join(camera.film).encode()):08x} {' and '.join(f'{each:.0f} ms' for each in lasts)}"
    )
    while stack.top is not table:
        stack.pop()
    stack.pop()
    return told


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_what_happens_is_shown_as_it_is_kept(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(brimstone, monkeypatch)
    lines = [
        f"{filmed(hands, before, entry, number)} {type(entry.action).__name__}: {kind}"
        for number, (before, entry, kind) in enumerate(all_that_happens(setting))
    ]
    differing = otherwise(request, f"films/{setting}", lines)
    assert not differing, "\n".join(differing)


def of_three() -> list[tuple[Setting, dict[str, Any]]]:
    """A table of three of each game that has one, or of as many as sit there, by somebody of this or that habit."""
    games = enumerate(GAMES.values())
    return [
        (Setting(game, game.options(), 3 if 3 in game.seats else game.seats[0]), HABITS[at % len(HABITS)])
        for at, game in games
    ]


@pytest.mark.parametrize(("setting", "habits"), of_three(), ids=[each.game.id for each, _ in of_three()])
def test_whoever_has_other_habits_sees_it_as_it_is_kept(
    brimstone,
    setting: Setting,
    habits: dict[str, Any],
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands = Hands(brimstone, monkeypatch, **habits)
    lines = [
        f"{filmed(hands, before, entry, number)} {type(entry.action).__name__}: {kind}"
        for number, (before, entry, kind) in enumerate(all_that_happens(setting, FEW))
    ]
    differing = otherwise(request, f"films/{setting.game.id} otherwise", lines)
    assert not differing, "\n".join(differing)
