"""What a table of every game shows, at rest and while cards move, and what it answers, is what is kept of it."""

from datetime import datetime
from random import Random

import pygame
import pytest

from game.catalog import GAMES
from game.level import Level
from game.match import Match
from saves.models import Banter, Player
from saves.saved import SavedMatch
from scenes.table.free_play import at_table
from scenes.table.phases import Accounting, Deciding
from scenes.table.scene import TableScene
from tests.conformance.tables import Setting, samples
from tests.reading import otherwise
from tests.scenes.driver import left_strip
from tests.scenes.hands_on import Hands

NAMES = ("Mara", "Otto", "Vera", "Ida", "Jon", "Eva", "Max", "Lea")
LEVELS = (None, Level.IMP, Level.FIEND, Level.IMP)
SEED = 4
INTO = 24
"""Actions after which a table is busy."""
STEP = 100.0
"""Milliseconds at a time; what moves is told at every other step."""
MOST_STEPS = 90
LETTERS = "lorsmiu"
"""Keys of the table's own that need nobody to think."""
FEW = 4
"""So many cards of a hand are pointed at, picked up and looked at."""

FIRST = [next(setting for setting in samples() if setting.game is game) for game in GAMES.values()]


def saved(match: Match, free: bool = False) -> SavedMatch:
    """A match among a person and opponents that think no longer than a blink."""
    players = tuple(Player(name=NAMES[seat], level=LEVELS[min(seat, 3)]) for seat in range(match.seats))
    return SavedMatch("kept", match, players, datetime(2026, 3, 1, 20, 15), free_undo=free)


def played(setting: Setting, actions: int) -> Match:
    """A match after so many actions or a few more, when the person is to move and holds cards.

    Where matches are shorter, after fewer.
    """
    seed = SEED
    match, random = setting.match(seed), Random(seed)
    while len(match.log) < actions or match.to_move != 0 or not holds(match):
        if match.to_move is None:
            seed, actions = seed + 1, actions - 2
            match = setting.match(seed)
        at_random(match, random)
    return match


def holds(match: Match) -> bool:
    """Whether the person has a card in the hand."""
    places = enumerate(match.places)
    return any(
        match.view(0).piles[at] for at, where in places if where.seat == 0 and where.kind.name == "hand"
    )


def at_random(match: Match, random: Random) -> None:
    seat = match.to_move
    assert seat is not None
    legal = match.legal(seat)
    match.play(seat, legal[int(random.random() * len(legal))])


def before_the_end_of_a_deal(setting: Setting) -> Match:
    """A match in which the person's next action, or one soon after it, ends the first deal."""
    match, random = setting.match(SEED), Random(SEED)
    while not match.standing.deals and match.to_move is not None:
        at_random(match, random)
    back = 1
    while match.undone(back).to_move != 0:
        back += 1
    return match.undone(back)


class Sitting:
    """Somebody at a table."""

    def __init__(self, hands: Hands, match: Match, free: bool = False) -> None:
        self.hands, self.driver = hands, hands.driver
        self.table = TableScene(self.driver.desk, at_table(self.driver.desk, saved(match, free)))
        hands.open(f"{match.game.id} after {len(match.log)} actions", self.table)

    def pass_time(self, milliseconds: float = STEP) -> None:
        """Let time pass."""
        self.driver.app.pump([], milliseconds)

    def watch(self, what: str) -> None:
        """Tell what moves until the table waits for somebody, or another page is up."""
        for step in range(MOST_STEPS):
            waits = not self.table.moving and isinstance(self.table.phase, Deciding | Accounting)
            if waits or self.driver.top is not self.table:
                break
            self.pass_time()
            if step % 2 == 0 and self.driver.top is self.table:
                self.hands.tell(f"{what}, {round((step + 1) * STEP)} ms")
        self.hands.tell(f"{what}: {type(self.table.phase).__name__}", brief=self.driver.top is not self.table)

    def cards(self) -> list[tuple[str, tuple[float, float]]]:
        """Some cards of the person's hand: where each can be touched."""
        hand = self.table.board.hand()
        step = max(1, len(hand) // FEW)
        return [(str(sprite.front), left_strip(sprite)) for sprite in hand[::step]]

    def away(self) -> None:
        """Point at nothing."""
        self.driver.key(pygame.K_ESCAPE) if self.table.pointer.chosen else None
        self.driver.move((2, 2))
        self.hands.tell("away")

    def point_and_click(self) -> None:
        """Point at what lies there, pick cards up, drag them where they may and may not go."""
        board = self.table.board
        for name, at in self.cards():
            self.driver.move(at)
            self.hands.tell(f"point at {name}")
            self.driver.turn(
                1, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(round(at[0]), round(at[1])), button=3)
            )
            self.hands.tell("look closely")
            self.driver.key(pygame.K_ESCAPE)
            self.away()
        for place, pile in enumerate(board.piles):
            if pile and board.places[place].kind.name != "hand":
                self.driver.move(board.area(place).center)
                self.hands.tell(f"point at place {place}")
        for seat in range(len(self.table.play.names)):
            self.driver.move(board.seat_zone("plate", seat).rect.center)
            self.hands.tell(f"point at the name of {seat}")
        for button in self.table.buttons:
            self.driver.move(button.rect.center)
            self.hands.tell(f"point at the button {button.label}")
        self.away()

    def drag(self) -> None:
        """Drag a card about, and let it go where it cannot stay."""
        name, at = self.cards()[0]
        self.driver.press(at)
        self.driver.move((at[0], at[1] - 60), held=True)
        self.hands.tell(f"drag {name}")
        self.driver.move((640, 330), held=True)
        self.pass_time()
        self.hands.tell("further")
        self.driver.release((4, 4))
        for _ in range(3):
            self.pass_time()
            self.hands.tell("let go")
        self.away()

    def press_keys(self) -> None:
        """Tab, arrows, and the letters of the table."""
        for code in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_UP):
            self.driver.key(code)
            self.hands.tell(f"key {pygame.key.name(code)}")
        for letter in LETTERS:
            self.driver.key(pygame.key.key_code(letter))
            self.hands.tell(f"key {letter}", brief=self.driver.top is not self.table)
            self.back()
        self.away()

    def back(self) -> None:
        """Back to the table, with nothing over it."""
        while self.driver.top is not self.table:
            self.driver.key(pygame.K_ESCAPE)
        if self.table.log.open or self.table.close_up is not None:
            self.driver.key(pygame.K_l if self.table.log.open else pygame.K_ESCAPE)

    def act(self, random: Random) -> None:
        """Do as chance has it, and watch what comes of it."""
        legal = self.table.play.view.legal
        action = legal[int(random.random() * len(legal))]
        self.driver.do(action)
        self.watch(
            str(self.table.play.match.game.words.gesture(self.table.play.view, action).__class__.__name__)
        )


def told(hands: Hands, request: pytest.FixtureRequest, name: str) -> None:
    differing = otherwise(request, f"tables/{name}", hands.lines)
    assert not differing, "\n".join(differing)


each_game = pytest.mark.parametrize("setting", FIRST, ids=lambda setting: setting.game.id)


@each_game
def test_a_table_answers_as_it_is_kept(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(brimstone, monkeypatch, banter=Banter.OFF)
    sitting = Sitting(hands, played(setting, INTO), free=True)
    sitting.point_and_click()
    sitting.drag()
    sitting.press_keys()
    told(hands, request, f"{setting.game.id} answers")


@each_game
def test_what_moves_is_seen_as_it_is_kept(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, random = Hands(brimstone, monkeypatch), Random(SEED)
    sitting = Sitting(hands, setting.match(SEED))
    sitting.watch("dealt")
    for _ in range(2):
        sitting.act(random)
    hands.driver.app.stack.pop()
    sitting = Sitting(hands, before_the_end_of_a_deal(setting))
    sitting.act(random)
    hands.driver.key(pygame.K_RETURN)
    sitting.watch("on")
    told(hands, request, f"{setting.game.id} moves")


def test_two_people_hand_the_machine_on_as_it_is_kept(
    brimstone, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, random = Hands(brimstone, monkeypatch), Random(SEED)
    players = tuple(Player(name=name, level=None) for name in NAMES[:2])
    match = SavedMatch("kept", played(FIRST[1], INTO), players, datetime(2026, 3, 1, 20, 15))
    table = TableScene(hands.driver.desk, at_table(hands.driver.desk, match))
    hands.open("between two people", table)
    for step in range(3):
        hands.tell(f"turn {step}", brief=hands.driver.top is not table)
        hands.driver.key(pygame.K_RETURN)
        hands.tell("the curtain is drawn aside")
        legal = table.play.view.legal
        hands.driver.do(legal[int(random.random() * len(legal))])
        for _ in range(MOST_STEPS):
            hands.driver.app.pump([], STEP)
        hands.tell("done", brief=hands.driver.top is not table)
        hands.driver.key(pygame.K_RETURN)
        hands.tell("enter", brief=hands.driver.top is not table)
    told(hands, request, "two people")
