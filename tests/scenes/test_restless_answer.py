"""Hands that are never still do whatever hands can do, at a table of every kind; what comes of it is what is kept.

They point, click, drag, type and turn the wheel while cards move and while they lie, turn to a hint or away
from it, take moves back, let the window change its size, and sit down again elsewhere.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Any

import pygame
import pytest

from game.level import Level
from game.match import Match
from game.minds.search import Iterations, weigh
from game.minds.thinker import Failed, Thinker, Ticket
from saves.models import Banter, Pace, Player, Speed
from saves.saved import SavedMatch
from scenes.backs import BACKS
from scenes.lesson.progress import remember_step
from scenes.lesson.scene import LessonScene
from scenes.menu import Menu
from scenes.table.free_play import at_table
from scenes.table.looked_at import LookedAt
from scenes.table.play import Play
from scenes.table.scene import TableScene
from tests.conformance.tables import Setting, samples
from tests.reading import otherwise
from tests.scenes.drawn import paper
from tests.scenes.driver import Driver, left_strip, pressed, whole
from tests.scenes.hands_on import Hands
from tests.scenes.test_evenings_answer import ending
from tests.scenes.test_tables_answer import FIRST, INTO, before_the_end_of_a_deal, played, saved

Point = tuple[float, float]
SITTINGS = 5
"""So often they sit down; each time at another table of the same kind."""
STEPS = 20
"""What they do there."""
PARTS = (0.0, 0.4, 0.9)
"""How much of a lesson is behind whoever sits down to it."""
LESSON = 18
"""What they do then."""
STEP = 90.0
"""Milliseconds that pass twice after each."""
PAGES = 4
"""So many keys they press on a page at the most, before they sit down elsewhere."""
SIZES = (1280, 720), (1024, 768), (1600, 900), (1366, 700)
KEYS = [
    *("tab", "tab", "tab", "left", "right", "up", "down", "return", "return", "space", "escape", "escape"),
    *("home", "end", "page up", "page down", "f1", "backspace"),
    *"lorsmiunyhhbfdkgzx",
]
DEALS = (90, 12, 40)
"""So many deals are imagined in turn when somebody thinks."""
HEARD = 4
"""So often a mind is asked what came of a question until it tells."""
FAILS = 5
"""Every so many questions it does not."""
TASTES: dict[str, tuple[Any, ...]] = {
    "text_size": (0.9, 1.0, 1.3),
    "card_size": (0.7, 1.0),
    "four_colours": (True, False),
    "large_index": (True, False),
    "back": tuple(back.id for back in BACKS),
    "one_click": (True, False),
    "banter": tuple(Banter),
    "speed": tuple(Speed),
}
"""What may be liked otherwise while one sits there."""
HABITS: tuple[dict[str, Any], ...] = (
    {},
    {"one_click": True, "text_size": 1.3, "banter": Banter.MUCH},
    {"speed": Speed.FAST, "large_index": True, "card_size": 0.7, "always_knock": True},
    {"speed": Speed.OFF, "text_size": 0.9, "four_colours": True},
    {"speed": Speed.SLOW, "text_size": 1.3, "play_forced": True, "pace": Pace.NORMAL},
)


class ThinksHere(Thinker):
    """A mind without a process or a clock of its own: it thinks alike whenever it is asked alike."""

    _asked = 0
    """How often what came of the first question was asked."""

    def attend(self) -> None:
        self._asked += 1
        if not self._line or self._asked < HEARD:
            return
        self._asked = 0
        ticket: Ticket = self._line.popleft()
        asked = ticket.question
        budget = Iterations(DEALS[asked.number % len(DEALS)])
        failed = asked.number % FAILS == 0
        told = Failed("No answer came.") if failed else weigh(asked.game, asked.view, Random(1), budget)
        ticket.settle(told)


class Restless:
    """Hands at a table, or in a lesson."""

    def __init__(self, start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch, number: int) -> None:
        monkeypatch.setattr("game.minds.thinker.Thinker", ThinksHere)
        self.hands = Hands(start, monkeypatch, **HABITS[number % len(HABITS)])
        self.driver, self.random = self.hands.driver, Random(number)
        self.table: TableScene | LessonScene
        self.redrawn: list[bool] = []
        """After each event and whenever time passed: whether the table was to be drawn anew."""
        self.now = datetime(2026, 3, 1, 20, 15)
        self.driver.desk.now = lambda: self.now
        self.deeds: list[Callable[[], str]] = [
            *[self.act] * 5,
            *[self.type] * 7,
            *[self.lead_on] * 4,
            *[self.click] * 4,
            *[self.drag] * 3,
            *[self.ask] * 3,
            *[self.point] * 3,
            *[self.take_up] * 3,
            *[self.push] * 3,
            *[self.step_about] * 2,
            *(self.heed_a_hint, self.look, self.turn_the_wheel, self.listen, self.rest, self.stretch),
            *(self.be_troubled, self.change_tastes),
        ]

    def sit_down(self, table: TableScene | LessonScene, what: str) -> None:
        """Somewhere else."""
        stack = self.driver.app.stack
        while stack:
            stack.pop()
        stack.push(Menu(self.driver.desk))
        self.table = table
        stack.push(table, lambda result: self.hands.say(f"leaves for {result}"))
        self.hands.add_up(what)

    def be_restless(self, steps: int) -> None:
        """Do this and that, as long as the table is there."""
        for _ in range(steps):
            if not self.there:
                return
            self.step()

    @property
    def there(self) -> bool:
        return bool(self.driver.app.stack) and self.driver.top is self.table

    def step(self) -> None:
        """Do something, see what comes of it, and come back to the table."""
        self.redrawn.clear()
        self.now += timedelta(seconds=self.any_of([5, 20, 400]))
        done = self.any_of(self.deeds)()
        for _ in range(2):
            self.pass_time(STEP)
        seen = "".join("·!"[redrawn] for redrawn in self.redrawn)
        self.hands.add_up(f"{done} {seen}{'' if self.there else f' {type(self.driver.top).__name__}'}")
        for _ in range(PAGES):
            if not self.driver.app.stack or isinstance(self.driver.top, TableScene | LessonScene | Menu):
                return
            self.driver.key(self.any_of([pygame.K_RETURN, pygame.K_RETURN, pygame.K_ESCAPE]))

    def pass_time(self, milliseconds: float) -> None:
        """Let time pass, and note whether anything is to be drawn anew."""
        if self.there:
            self.note(lambda: self.table.update(milliseconds))

    def note(self, done: Callable[[], None]) -> None:
        """Do something, and note whether it asks for a frame; what was asked for before is asked for still."""
        asked, self.table.stale = self.table.stale, False
        done()
        self.redrawn.append(self.table.stale)
        self.table.stale |= asked

    def any_of(self, things: list[Any]) -> Any:
        return things[int(self.random.random() * len(things))]

    def spot(self) -> tuple[str, Point]:
        """Anything that can be pointed at."""
        board, (wide, high) = self.table.board, self.driver.app.surface.get_size()
        found: list[tuple[str, Point]] = [
            ("nowhere", (self.random.random() * wide, self.random.random() * high)),
            *((f"card {sprite.card}", left_strip(sprite)) for sprite in board.hand()),
            *((f"place {place}", board.area(place).center) for place in range(len(board.places))),
            *((f"seat {seat}", board.face(seat).center) for seat in range(board.seats)),
            *((f"button {button.label}", button.rect.center) for button in self.table.buttons),
            *(("a piece", area.center) for area in self.table.course.laid.pieces.areas()),
        ]
        return self.any_of(found)

    def feel(self, *events: pygame.event.Event) -> None:
        for event in events:
            if self.there:
                self.note(partial(self.table.handle, event))

    def mouse(self, kind: int, at: Point, **more: Any) -> None:
        pygame.mouse.set_pos(whole(at))
        self.feel(pygame.event.Event(kind, pos=whole(at), **more))

    def act(self) -> str:
        """Do as chance has it, as soon as it is the person's turn."""
        picker = self.table.pointer.picker
        if picker is None or self.table.course.moving or not picker.view.legal:
            return self.type()
        action = self.any_of(list(picker.view.legal))
        wanted = self.table.play.wanted if isinstance(self.table, LessonScene) else None
        self.driver.do_at(self.table, wanted or action)
        return f"acts {type(action).__name__}"

    def type(self) -> str:
        name = self.any_of(KEYS)
        self.feel(*pressed(pygame.key.key_code(name)))
        return f"key {name}"

    def lead_on(self) -> str:
        """Enter: on with whatever there is."""
        self.feel(*pressed(pygame.K_RETURN))
        return "leads on"

    def push(self) -> str:
        """Press a button that does something, the rarest first."""
        live = [button for button in self.table.buttons if button.live]
        button = live[int(self.random.random() ** 2 * len(live))] if live else None
        if button is None:
            return self.type()
        self.press_down(button.rect.center)
        return f"pushes {button.label}"

    def take_up(self) -> str:
        """Take up cards that go somewhere, with the mouse, and lay them with a key."""
        picker = self.table.pointer.picker
        carries = picker.carries if picker is not None else []
        if not carries:
            return self.push()
        cards = self.any_of(carries).cards
        for card in cards:
            sprite = self.table.board.sprite_of(card)
            if sprite is not None:
                self.press_down(left_strip(sprite))
        self.hands.add_up(f"takes up {cards}")
        return self.any_of([self.lead_on, self.type, self.click, self.step_about])()

    def step_about(self) -> str:
        """Go some way with the focus, and do what it is on."""
        names = [self.any_of(["tab", "left", "right", "up", "down"]) for _ in range(3)]
        for name in [*names, self.any_of(["return", "space", "i"])]:
            self.feel(*pressed(pygame.key.key_code(name)))
        return f"steps {' '.join(names)}"

    def ask(self) -> str:
        """Ask for a hint, and for its figures."""
        self.feel(*pressed(pygame.K_h))
        return "asks"

    def point(self) -> str:
        name, at = self.spot()
        self.mouse(pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(0, 0, 0))
        return f"points at {name}"

    def click(self) -> str:
        name, at = self.spot()
        self.press_down(at)
        return f"clicks on {name}"

    def press_down(self, at: Point) -> None:
        self.mouse(pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(0, 0, 0))
        self.mouse(pygame.MOUSEBUTTONDOWN, at, button=1)
        self.mouse(pygame.MOUSEBUTTONUP, at, button=1)

    def drag(self) -> str:
        """From anywhere to anywhere, and let time pass on the way."""
        (name, start), (other, end) = self.spot(), self.spot()
        self.mouse(pygame.MOUSEBUTTONDOWN, start, button=1)
        for share in (0.3, 0.7, 1.0):
            at = start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
            self.mouse(pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(1, 0, 0))
            self.pass_time(STEP / 2)
        self.hands.add_up(f"drags {name}")
        if self.random.random() < 0.8:
            self.mouse(pygame.MOUSEBUTTONUP, end, button=1)
        return f"to {other}"

    def look(self) -> str:
        name, at = self.spot()
        self.mouse(pygame.MOUSEBUTTONDOWN, at, button=3)
        return f"looks at {name}"

    def rest(self) -> str:
        """A finger stays where it is."""
        name, at = self.spot()
        self.mouse(pygame.MOUSEBUTTONDOWN, at, button=1)
        for _ in range(8):
            self.pass_time(STEP)
        return f"rests on {name}"

    def turn_the_wheel(self) -> str:
        count = self.any_of([-2, -1, 1, 3])
        self.feel(*pressed(pygame.K_l), pygame.event.Event(pygame.MOUSEWHEEL, y=count))
        return f"turns the wheel by {count}"

    def heed_a_hint(self) -> str:
        """Something is pointed out, as it is by a hint."""
        picker = self.table.pointer.picker
        if picker is None or not picker.choices:
            return self.type()
        number = int(self.random.random() * len(picker.choices))
        self.table.pointer.point_out(picker.choices[number][0])
        self.table.course.talk.say("Somebody would do this.\nAnd here is why.")
        self.feel(*pressed(pygame.K_F2))
        self.hands.add_up(f"hint {number}")
        return self.any_of([self.type, self.click, self.type])()

    def listen(self) -> str:
        """Somebody speaks."""
        seat = int(self.random.random() * self.table.board.seats)
        self.table.course.talk.speak(seat, "I have seen worse hands, but not by much.")
        self.feel(*pressed(pygame.K_F2))
        return f"hears {seat}"

    def be_troubled(self) -> str:
        """There is something to tell that is about no match."""
        self.driver.desk.report("Something could not be read, and was set aside.")
        return "trouble"

    def change_tastes(self) -> str:
        """Somebody who is still speaking is read in other type, over other cards."""
        self.listen()
        self.hands.add_up("hears something")
        names = [name for name, values in TASTES.items() if self.random.random() < 0.5 and values]
        tastes = {name: self.any_of(list(TASTES[name])) for name in names}
        self.driver.desk.change(**tastes)
        self.table.resume()
        return f"likes {tastes}"

    def stretch(self) -> str:
        """The window has another size from now on."""
        size = self.any_of(list(SIZES))
        self.driver.app.surface = paper(size)
        self.table.resume()
        return f"window {size}"


def among(match: Match, random: Random) -> SavedMatch:
    """A match of one person, against the strongest or not, or of two who hand the machine on."""
    usual, chance = saved(match, free=random.random() < 0.4), random.random()
    people = {0, match.seats - 1} if chance < 0.25 else {0}
    levels = [None if seat in people else player.level for seat, player in enumerate(usual.players)]
    if chance > 0.7:
        levels[1] = Level.ARCHDEVIL
    players = [
        Player(name=player.name, level=level) for player, level in zip(usual.players, levels, strict=True)
    ]
    return replace(usual, players=tuple(players), free_undo=usual.free_undo and len(people) == 1)


POSITIONS: list[Callable[[Setting], Match]] = [
    lambda setting: setting.match(1),
    lambda setting: played(setting, INTO),
    before_the_end_of_a_deal,
    ending,
]


def sitting(driver: Driver, setting: Setting, random: Random) -> tuple[Play, str]:
    """Where somebody sits down: at the beginning, in the middle, before a deal ends or the match."""
    chosen = among(POSITIONS[int(random.random() * len(POSITIONS))](setting), random)
    play = LookedAt(driver.desk, chosen) if random.random() < 0.1 else at_table(driver.desk, chosen)
    play.forced = int(random.random() * 4)
    return play, f"{type(play).__name__} after {len(play.match.log)}, {len(play.people)} people"


@pytest.mark.parametrize(
    ("number", "setting"), list(enumerate(samples())), ids=[str(each) for each in samples()]
)
def test_restless_hands_at_a_table_come_to_what_is_kept(
    brimstone, number: int, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    restless = Restless(brimstone, monkeypatch, number)
    for at in range(SITTINGS):
        play, what = sitting(restless.driver, setting, Random(SITTINGS * number + at))
        restless.sit_down(TableScene(restless.driver.desk, play), what)
        restless.be_restless(STEPS)
        restless.hands.say(f"played for {play.saved.seconds} seconds")
    differing = otherwise(request, f"restless/{setting}", restless.hands.lines)
    assert not differing, "\n".join(differing)


@pytest.mark.parametrize("setting", FIRST, ids=lambda setting: setting.game.id)
def test_restless_hands_in_a_lesson_come_to_what_is_kept(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, game, lesson = FIRST.index(setting), setting.game, setting.game.lessons[-1]
    restless = Restless(brimstone, monkeypatch, number)
    for part in PARTS:
        remember_step(restless.driver.desk, game, lesson, int(part * len(lesson.steps)))
        restless.sit_down(LessonScene(restless.driver.desk, game, lesson), f"{part} of a lesson")
        restless.be_restless(LESSON)
    differing = otherwise(request, f"restless/{game.id} lesson", restless.hands.lines)
    assert not differing, "\n".join(differing)
