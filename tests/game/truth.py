"""Whether what a game says is so: its sentences held against the position they stand beside.

Each game writes down the shapes its sentences have and, for each shape, how to work out from the position (never
from the words) what it claims. Random play then asks for everything that is said: a sentence of no known shape
is an error, a false one too, and the shapes and lines of code that were never met are named.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from game.cards import Deck, Seat
from game.contract import AnyGame
from game.contract.rules import Action
from game.contract.table import BySeat, Carry, Gesture, InZone, Occasion, OnPlace, Piece, Spot, Touch
from game.events import DealEnded, DealStarted, Event
from game.level import Level
from game.sentences import Cast
from game.table import mask
from scenes.table.picker import picker
from tests.conformance.tables import Setting

GAMES = Path(__file__).resolve().parents[2] / "game"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


@dataclass(frozen=True)
class Told:
    """A position, and what one seat (None: a bystander) is told of it; ``before`` is where an event began."""

    game: AnyGame
    deck: Deck
    state: Any
    seat: Seat | None
    cast: Cast
    before: Any = None
    events: tuple[Event, ...] = ()
    """What the last action brought about, unmasked."""

    @cached_property
    def view(self) -> Any:
        """All that is known to whoever is spoken to."""
        return self.game.view(self.state, self.seat)

    def after(self, *actions: Action) -> Any:
        """The position after actions of the seat spoken to, played on a copy that listens."""
        assert self.seat is not None
        then = self.state.clone()
        then.table.events = []
        for action in actions:
            self.game.apply(then, self.seat, action)
        return then

    def name(self, seat: Seat) -> str:
        """How a seat is called in the middle of a sentence."""
        return self.cast.name(seat)

    def seat_called(self, name: str) -> Seat:
        """Whose name this is."""
        if name.lower() == "you":
            assert self.cast.you is not None
            return self.cast.you
        return self.cast.names.index(name)

    def seats_listed(self, names: str) -> list[Seat]:
        """Whose names a sentence lists, as they sit; whoever is spoken to must come first: ``you and Ben``."""
        seats = [self.seat_called(name) for name in re.split(r", | and ", names)]
        own = [seat for seat in seats if seat == self.cast.you]
        others = sorted(seat for seat in set(seats) if seat != self.cast.you)
        assert seats == own + others, "the person first, the others as they sit"
        return sorted(seats)


Check = Callable[[re.Match[str], Told, Any], None]
"""Asserts what a sentence claims, from its match, the position, and what it was said of."""


@dataclass(slots=True)
class Claim:
    """A shape of sentences, and how they are checked."""

    hook: str
    pattern: re.Pattern[str]
    check: Check
    met: int = 0


@dataclass(slots=True)
class Oracle:
    """All that one game may say."""

    claims: list[Claim] = field(default_factory=list)
    silent: Counter[str] = field(default_factory=Counter)

    def claim(self, hook: str, *patterns: str) -> Callable[[Check], Check]:
        """Says of the next function that it checks what these shapes claim."""

        def keep(check: Check) -> Check:
            self.claims += [Claim(hook, re.compile(pattern), check) for pattern in patterns]
            return check

        return keep

    def hear(self, hook: str, sentence: str, told: Told, subject: Any = None) -> None:
        """Hold one sentence against the position.

        Raises:
            AssertionError: when it has no known shape, or is not so.
        """
        if not sentence:
            self.silent[hook] += 1
            return
        for claim in self.claims:
            if claim.hook == hook and (found := claim.pattern.fullmatch(sentence)):
                claim.met += 1
                try:
                    claim.check(found, told, subject)
                except AssertionError as wrong:
                    raise AssertionError(f"{hook} of {subject}: {sentence!r} is not so: {wrong}") from wrong
                return
        raise AssertionError(f"{hook} of {subject}: nobody has said how to check {sentence!r}")

    def unmet(self) -> list[str]:
        """The shapes that were not met."""
        return [f"{claim.hook}: {claim.pattern.pattern}" for claim in self.claims if not claim.met]


def begun(setting: Setting, random: Random) -> Any:
    """A fresh match, whose first events are still on the table."""
    return setting.game.deal(setting.options, setting.seats, random.getrandbits(40))


def decisions(setting: Setting, seed: int, count: int) -> Iterator[tuple[Any, Seat, Action, Random]]:
    """Positions of play, half of it at random: the state, who is to move, and what it will do."""
    game, random = setting.game, Random(f"{setting}{seed}")
    state = begun(setting, random)
    for _ in range(count):
        seat = game.to_move(state)
        if seat is None:
            state = begun(setting, random)
            seat = game.to_move(state)
        moves = game.legal(state, seat)
        action = moves[int(random.random() * len(moves))]
        if random.random() < 0.5:
            action = game.search.policies[Level.FIEND](game.view(state, seat), random)
        yield state, seat, action, random
        state.table.events = []
        game.apply(state, seat, action)


def listen(oracle: Oracle, setting: Setting, seed: int, count: int) -> None:
    """Ask for everything that is said around so many decisions, and hold it against the positions."""
    names = NAMES[: setting.seats]
    game = setting.game
    deck = game.deck(setting.options, setting.seats)
    for state, seat, action, random in decisions(setting, seed, count):
        told = Told(game, deck, state, seat, Cast(names, seat))
        watcher = random.choice([other for other in range(setting.seats) if other != seat])
        watching = Told(game, deck, state, watcher, Cast(names, watcher))
        for listener in (told, watching, Told(game, deck, state, None, Cast(names))):
            _ask_of_position(oracle, listener)
        for choice in game.legal(state, seat):
            oracle.hear("preview", game.words.preview(told.view, choice), told, choice)
            oracle.hear("reason", game.words.reason(told.view, choice), told, choice)
        for listener in (told, watching):
            _ask_of_attempts(oracle, listener, random)
        if any(isinstance(event, DealStarted) and event.number == 1 for event in state.table.events):
            _ask_of_events(oracle, told, state, state, (seat, watcher, None))
        _ask_of_events(oracle, told, state, told.after(action), (seat, watcher, None))


def _ask_of_position(oracle: Oracle, told: Told) -> None:
    words, view = told.game.words, told.view
    oracle.hear("prompt", words.prompt(view, told.cast), told)
    for place in range(len(view.piles)):
        oracle.hear("caption", words.caption(view, place), told, place)
        for card in view.piles[place][-1:]:
            if card is not None:
                oracle.hear("close-up", words.describe(view, card), told, card)
    for seat in range(view.seats):
        oracle.hear("tally", words.tally(view, seat), told, seat)
    for line in words.notes(view, told.cast):
        oracle.hear("note", line, told)
    oracle.hear("aim", words.aim(view, told.cast), told)
    spots: list[Spot | Piece] = [OnPlace(place) for place in range(len(view.piles))]
    spots += [BySeat(seat) for seat in range(view.seats)]
    spots += [InZone("notes")] if words.notes(view, told.cast) else []
    for spot in [*spots, *words.pieces(view)]:
        oracle.hear("explain", words.explain(view, spot, told.cast), told, spot)


def _ask_of_attempts(oracle: Oracle, told: Told, random: Random) -> None:
    """Why something that a hand might try is refused."""
    view = told.view
    places = range(len(view.piles))
    seen = [card for pile in view.piles for card in pile if card is not None]
    done = [told.game.words.gesture(view, action) for action in view.legal]
    targets = [gesture.place for gesture in done if isinstance(gesture, Carry)]
    gestures: list[Gesture] = [Touch(place) for place in random.sample(places, 2)]
    if seen:
        gestures += [Carry((random.choice(seen),), random.choice(places))]
        gestures += [Carry((card,), target) for card in random.sample(seen, 1) for target in targets[:1]]
    hand = picker(told.game, view, told.deck)
    for gesture in gestures:
        if hand.action(gesture) is None:
            oracle.hear("refusal", str(hand.refusal(gesture)), told, gesture)


def _ask_of_events(
    oracle: Oracle, told: Told, before: Any, then: Any, seats: tuple[Seat | None, ...]
) -> None:
    """The log and the great moments as the actor, another seat and a bystander get them."""
    events = tuple(then.table.events)
    words = told.game.words
    for seat in seats:
        cast = Cast(told.cast.names, seat)
        heard = Told(told.game, told.deck, then, seat, cast, before, events)
        earlier: list[Event] = []
        for event in events:
            seen = mask(event, then.table.places, seat)
            oracle.hear("narrate", words.narrate(seen, heard.view, cast), heard, seen)
            moment = words.moment(seen, heard.view, cast)
            oracle.hear("moment", moment.words if moment else "", heard, seen)
            decided = words.verdict((*earlier, seen), _view_before(heard), cast)
            oracle.hear("verdict", decided.words if decided else "", heard, decided)
            earlier.append(seen)
            for effect in words.effects(seen, heard.view, cast):
                oracle.hear("effect", effect.words, heard, (seen, effect))
                lost = effect.occasion is Occasion.SKIPPED
                assert not lost or effect.words.startswith(("was ", "skipped by ")), (
                    "it stands into the seat's next turn"
                )
        _ask_of_account(oracle, heard)
        if told.game.to_move(then) is None:
            _ask_of_position(oracle, heard)


def _view_before(heard: Told) -> Any:
    """What the listener knew before the events."""
    return heard.game.view(heard.before, heard.seat)


def _ask_of_account(oracle: Oracle, heard: Told) -> None:
    """How a deal came out, where the action ended one, from what everybody saw of it."""
    ends = [index for index, event in enumerate(heard.events) if isinstance(event, DealEnded)]
    if ends:
        seen = [mask(event, heard.state.table.places, None) for event in heard.events[: ends[0] + 1]]
        account = heard.game.words.account(seen, heard.view, heard.cast)
        if account is not None:
            sentence = f"{account.ended} {account.rule} ({account.clause})"
            oracle.hear("account", sentence, heard, account)


class SentencesRun:
    """Notes which statements that hold words were run, in the modules of words of one game."""

    def __init__(self, package: str) -> None:
        folder = GAMES / package
        files = [*folder.glob("words/*.py"), *folder.glob("words.py"), *folder.glob("reasons.py")]
        self._wanted = {str(file): _statements(file) for file in files}
        self._run: set[tuple[str, int]] = set()

    def __enter__(self) -> "SentencesRun":
        sys.settrace(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, _: Any) -> Any:
        return self._line if frame.f_code.co_filename in self._wanted else None

    def _line(self, frame: FrameType, event: str, _: Any) -> Any:
        self._run.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line

    def unsaid(self) -> list[str]:
        """The statements with words in them that were not run."""
        return [
            f"{Path(file).relative_to(GAMES)}:{first} {text}"
            for file, statements in self._wanted.items()
            for first, last, text in statements
            if not any((file, line) in self._run for line in range(first, last + 1))
        ]


def _statements(file: Path) -> list[tuple[int, int, str]]:
    """First line, last line and beginning of each simple statement of a function that holds a sentence."""
    found = []
    source = file.read_text(encoding="utf-8")
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Return | ast.Assign | ast.AugAssign) and _has_words(node):
                text = ast.unparse(node)[:90]
                found.append((node.lineno, node.end_lineno or node.lineno, text))
    return sorted(set(found))


def _has_words(node: ast.AST) -> bool:
    return any(
        isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value
        for part in ast.walk(node)
    )
