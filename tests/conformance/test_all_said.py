"""Everything that a game says in the course of a whole match is what is kept, however often it is said.

What is said in one shape, numbers and cards apart, is one line: how often, an example, and a sum of all of it.
"""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import pytest

from game.cards import Seat
from game.contract.table import BySeat, Carry, Gesture, OnCard, OnPlace, Press, Touch
from game.events import Event
from game.level import Level
from game.match import Match
from game.sentences import Cast
from tests.conformance.tables import Setting, samples
from tests.game.feats import NAMES
from tests.reading import otherwise

SEED = 8
MOST_ACTIONS = 250
REFUSALS = 4
"""Actions from one position in which everything else is tried to the next."""
VARIES = re.compile(r"\S*[♠♥♦♣]|[-−+]?\d+|\b(?:" + "|".join(NAMES) + r")\b")


class Said:
    """What was said by shape: how often, what first, and a sum that any other word would change."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter()
        self._first: dict[str, str] = {}
        self._sums: Counter[str] = Counter()

    def hear(self, where: str, words: object) -> None:
        """Take in what is said somewhere; nothing is worth noting too where something could be."""
        shape = f"{where} {VARIES.sub('#', str(words))}"
        self._count[shape] += 1
        self._first.setdefault(shape, f"{where}: {words}")
        self._sums[shape] += crc32(str(words).encode())

    def lines(self) -> list[str]:
        """A line for each shape."""
        return [
            f"{self._first[shape]} [{self._count[shape]}, {self._sums[shape] % 9973}]"
            for shape in sorted(self._count)
        ]


def in_a_position(match: Match, seat: Seat) -> Iterator[tuple[str, object]]:
    """All that is said to a seat of where the match stands."""
    words: Any = match.game.words
    view, cast = match.view(seat), Cast(NAMES[: match.seats], seat)
    for name in ("clause", "following", "target", "crossed", "pieces"):
        yield name, getattr(words, name)(view)
    for name in ("prompt", "aim", "notes"):
        yield name, getattr(words, name)(view, cast)
    for other in range(match.seats):
        yield "tally", words.tally(view, other)
        yield "plate", words.explain(view, BySeat(other), cast)
    for place in range(len(match.places)):
        yield "caption", words.caption(view, place)
        yield "pile", words.explain(view, OnPlace(place), cast)
    for piece in words.pieces(view):
        yield "piece", words.explain(view, piece, cast)
    for card in sorted({card for pile in view.piles for card in pile if card is not None}):
        yield "card", words.describe(view, card)
        yield "on card", words.explain(view, OnCard(card), cast)
    for action in view.legal:
        for name in ("gesture", "preview", "clause_of", "reason"):
            yield name, getattr(words, name)(view, action)


def refused(match: Match, seat: Seat) -> Iterator[tuple[str, object]]:
    """Why whatever else a hand can do is not done: any card and any pile, to anywhere, by anybody."""
    view = match.view(seat)
    meant = [match.game.words.gesture(view, action) for action in view.legal]
    seen = sorted({card for pile in view.piles for card in pile if card is not None})
    tried: list[Gesture] = [Touch(place) for place in range(len(match.places))]
    tried += [Carry((card,), place) for card in seen[::2] for place in range(len(match.places))]
    tried += [Carry(tuple(seen[at : at + 2]), place) for at in (0, 3) for place in range(len(match.places))]
    tried += [gesture for gesture in meant if isinstance(gesture, Press)]
    for gesture in tried:
        if gesture not in meant:
            yield "refused", match.game.why_not(view, gesture)


def of_what_happened(match: Match, before: Any, events: tuple[Event, ...]) -> Iterator[tuple[str, object]]:
    """What is said of an action, to whoever did it and to the others."""
    words: Any = match.game.words
    for seat in (*range(min(2, match.seats)), None):
        cast, view = Cast(NAMES[: match.seats], seat), match.view(seat)
        seen = match.seen_by(seat, events)
        for event in seen:
            yield "narrated", words.narrate(event, view, cast)
            yield "moment", words.moment(event, view, cast)
            yield "effects", words.effects(event, view, cast)
        if seat == 0 and seen:
            yield "verdict", words.verdict(seen, before, cast)


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_all_that_is_said_in_a_match_is_as_it_is_kept(
    setting: Setting, request: pytest.FixtureRequest
) -> None:
    match, random, said = setting.match(SEED), Random(SEED), Said()
    for line in setting.game.words.opening(match.view(0)):
        said.hear("opening", line)
    while (seat := match.to_move) is not None and len(match.log) < MOST_ACTIONS:
        for told in (*in_a_position(match, seat), *in_a_position(match, (seat + 1) % match.seats)):
            said.hear(*told)
        for told in refused(match, seat) if len(match.log) % REFUSALS == 0 else ():
            said.hear(*told)
        before = match.view(0)
        level = Level.FIEND if (seat + len(match.log) // 9) % 2 else Level.IMP
        action = setting.game.search.policies[level](match.view(seat), random)
        for told in of_what_happened(match, before, match.play(seat, action)):
            said.hear(*told)
    differing = otherwise(request, f"said/{setting}", said.lines())
    assert not differing, "\n".join(differing)
