"""What hands do at a table is followed as it is kept: what is pointed at, drawn about, put down, refused, sorted."""

from random import Random

import pygame
import pytest

from game.contract.table import Carry
from game.match import Match
from scenes.table.scene import TableScene
from tests.conformance.tables import Setting
from tests.reading import otherwise
from tests.scenes.driver import left_strip, pressed, whole
from tests.scenes.hands_on import Hands
from tests.scenes.test_films_answer import Camera
from tests.scenes.test_tables_answer import FIRST, INTO, SEED, Sitting, at_random, played

STEP = 60.0
SETTLES = 4
"""Steps that are watched after something was let go of."""
LONG = 150
FEW = 4
"""Cards of a hand that are handled."""
KEYS = ["tab", "tab", "right", "up", "return", "escape", "o", "o", "o", "i", "escape"]
Point = tuple[float, float]


def with_a_card_to_lay(setting: Setting) -> Match:
    """A match in which the person may lay a card, if it comes to that one of two that nobody can tell apart."""
    match, random, found = played(setting, INTO), Random(SEED), None
    for _ in range(LONG):
        if match.to_move is None:
            break
        if match.to_move == 0 and (laid := lays(match)):
            found = match.undone(0) if found is None or laid > 1 else found
            if laid > 1:
                break
        at_random(match, random)
    assert found is not None
    return found


def lays(match: Match) -> int:
    """How many cards look like one that the person may lay."""
    view, faces = match.view(0), match.deck.faces
    hand = [
        faces[card].name
        for place, pile in zip(match.places, view.piles, strict=True)
        if place.seat == 0 and place.kind.name == "hand"
        for card in pile
    ]
    gestures = [match.game.words.gesture(view, action) for action in view.legal]
    single = [gesture for gesture in gestures if isinstance(gesture, Carry) and len(gesture.cards) == 1]
    return max((hand.count(faces[gesture.cards[0]].name) for gesture in single), default=0)


class Fingers:
    """Handles cards, and has everything filmed."""

    def __init__(self, hands: Hands, setting: Setting) -> None:
        sitting = Sitting(hands, with_a_card_to_lay(setting), free=True)
        self.hands, self.table = hands, sitting.table
        self.camera = Camera(hands, self.table)
        self.lines: list[str] = []

    def feel(self, *events: pygame.event.Event, steps: int = 1) -> None:
        """Do something, and see what comes of it."""
        for event in events:
            self.table.handle(event)
        for _ in range(steps):
            self.table.update(STEP)
            self.camera.take()

    def move(self, at: Point, held: bool = False) -> None:
        pygame.mouse.set_pos(whole(at))
        buttons = (1, 0, 0) if held else (0, 0, 0)
        self.feel(pygame.event.Event(pygame.MOUSEMOTION, pos=whole(at), rel=(1, 1), buttons=buttons))

    def press(self, at: Point) -> None:
        self.move(at)
        self.feel(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=whole(at), button=1))

    def let_go(self, at: Point) -> None:
        self.feel(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=whole(at), button=1), steps=SETTLES)

    def click(self, at: Point) -> None:
        self.press(at)
        self.let_go(at)

    def drag(self, start: Point, end: Point, *, back: bool = False) -> None:
        """Drag something, and let go of it; or else take the hand back on the way."""
        self.press(start)
        self.move((start[0], start[1] - 40), held=True)
        self.move(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), held=True)
        self.move(end, held=True)
        self.feel(*pressed(pygame.K_ESCAPE) if back else ())
        self.let_go(end)

    def told(self, what: str) -> None:
        """A line on all that was seen since the last one."""
        hand = " ".join(str(sprite.card) for sprite in self.table.board.hand())
        log = len(self.table.play.match.log)
        self.lines.append(f"{self.camera.developed()} {what}; {log} done, in the hand {hand}")

    def handle(self, at: int) -> None:
        """Do this and that with one card of the hand."""
        board = self.table.board
        card = board.hand()[at]
        name = board.deck.faces[card.card].text
        self.click(left_strip(card))
        self.click(left_strip(card))
        self.told(f"{name} is picked up and put back")
        self.drag(left_strip(card), left_strip(board.hand()[-1 - at]))
        self.told(f"{name} is put elsewhere in the hand")
        self.drag(left_strip(card), (640, 330), back=True)
        self.told(f"{name} is drawn about for nothing")
        for place in sorted(self.refusing(card.card)):
            self.drag(left_strip(card), board.area(place).center)
            self.told(f"{name} is drawn to place {place}")

    def refusing(self, card: int) -> set[int]:
        """Some places where a card may not go."""
        picker = self.table.pointer.picker
        assert picker is not None
        places = [place for place, where in enumerate(self.table.board.places) if where.seat is None]
        return set(places[:3]) - set(picker.targets((card,)))

    def carry_a_twin(self) -> None:
        """Draw a card to where it may go; one that nobody can tell from the one that is meant, if there is one."""
        for _ in range(LONG):
            if self.table.pointer.picker is not None:
                break
            self.feel()
        picker, board = self.table.pointer.picker, self.table.board
        assert picker is not None
        found = []
        for gesture, action in picker.choices:
            if isinstance(gesture, Carry) and len(gesture.cards) == 1:
                face = board.deck.faces[gesture.cards[0]]
                alike = [sprite for sprite in board.hand() if board.deck.faces[sprite.card] == face]
                found.append((alike, gesture.place, f"{face.text}, one of {len(alike)}: {action}"))
        for alike, place, what in sorted(found, key=lambda each: len(each[0]))[-1:]:
            held = alike[-1].card
            self.drag(left_strip(alike[-1]), board.area(place).center)
            self.told(f"card {held} is laid, {what}")


@pytest.mark.parametrize("setting", FIRST, ids=lambda setting: setting.game.id)
def test_hands_are_followed_as_it_is_kept(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    fingers = Fingers(Hands(brimstone, monkeypatch), setting)
    table: TableScene = fingers.table
    for at in range(min(FEW, len(table.board.hand()))):
        fingers.handle(at)
    for name in KEYS:
        fingers.feel(*pressed(pygame.key.key_code(name)), steps=SETTLES)
        fingers.told(f"key {name}")
    fingers.carry_a_twin()
    for name in "uuyy":
        fingers.feel(*pressed(pygame.key.key_code(name)), steps=SETTLES)
        fingers.told(f"key {name}")
    differing = otherwise(request, f"hands/{setting.game.id}", fingers.lines)
    assert not differing, "\n".join(differing)
