"""What a game says and knows along a match that is always played alike is what is kept; so is what minds choose."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from difflib import unified_diff
from random import Random
from typing import Any

import pytest

from game.cards import Seat
from game.contract import AnyGame
from game.contract.table import BySeat, Carry, Gesture, OnPlace, Touch
from game.events import DealEnded, DealStarted, Event
from game.level import Level
from game.match import Match
from game.minds.search import Iterations, weigh
from game.sentences import Cast
from tests.conformance.tables import Setting, samples
from tests.reading import otherwise

ACTIONS = 300
EVERY = 23
"""Actions from one position that is told in full to the next: with any number of seats, everybody's turn."""
OFTEN = 3
"""Actions from one choice of the lower levels that is told to the next."""
THOUGHTS = 45
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
MOST = 160
"""Letters of a value that is told."""

each_sample = pytest.mark.parametrize("setting", samples(), ids=str)


def along(setting: Setting) -> Iterator[tuple[Match, Match, list[Event]]]:
    """A match action by action: before and after each, and what happened."""
    match, random = setting.match(5), Random(5)
    while match.to_move is not None and len(match.log) < ACTIONS:
        before = match.undone(0)
        legal = match.legal(match.to_move)
        events = match.play(match.to_move, legal[int(random.random() * len(legal))])
        yield before, match, events


def position(match: Match, seat: Seat) -> Iterator[str]:
    """All that a game says to a seat in a position, and what of the view is no pile."""
    game, view, cast = match.game, match.view(seat), Cast(NAMES[: match.seats], seat)
    words: Any = game.words
    for field in fields(view):
        value = repr(getattr(view, field.name))
        if field.name not in ("piles", "legal") and len(value) <= MOST:
            yield f"view {field.name}: {value}"
    yield from (
        f"{name}: {getattr(words, name)(view)}" for name in ("clause", "following", "target", "crossed")
    )
    yield from (f"{name}: {getattr(words, name)(view, cast)}" for name in ("prompt", "aim"))
    yield from (f"note: {line}" for line in words.notes(view, cast))
    yield from (f"tally {other}: {words.tally(view, other)}" for other in range(match.seats))
    yield from (f"{words.explain(view, BySeat(other), cast)}" for other in range(match.seats))
    for place in range(len(match.places)):
        told = words.caption(view, place), words.explain(view, OnPlace(place), cast)
        yield f"place {place}: {' / '.join(filter(None, told))}"
    yield from (f"{piece}: {words.explain(view, piece, cast)}" for piece in words.pieces(view))
    yield from (f"card {card}: {words.describe(view, card)}" for card in sorted(open_cards(view))[::3])
    for action in view.legal:
        told = words.preview(view, action), words.clause_of(view, action), words.reason(view, action)
        yield f"may {words.gesture(view, action)}: {' / '.join(told)}"
    yield from refusals(game, match, view)


def open_cards(view: Any) -> set[int]:
    """Every card that is seen."""
    return {card for pile in view.piles for card in pile if card is not None}


def refusals(game: AnyGame, match: Match, view: Any) -> Iterator[str]:
    """Why what else one could try is not done, and how often that is said."""
    hand = [
        card
        for at, where in enumerate(match.places)
        if where.seat == view.seat and where.kind.name == "hand"
        for card in view.piles[at]
        if card is not None
    ]
    tried: list[Gesture] = [Touch(place) for place in range(len(match.places))]
    tried += [Carry((card,), place) for card in hand for place in range(len(match.places))]
    meant = {game.words.gesture(view, action) for action in view.legal}
    said = Counter(str(game.why_not(view, gesture)) for gesture in tried if gesture not in meant)
    yield from (f"refused {count} times: {why}" for why, count in said.items())


def happened(match: Match, before: Match, events: Iterable[Event], seat: Seat) -> Iterator[str]:
    """What is said and shown of what happened, to a seat."""
    words: Any = match.game.words
    cast, view, seen = Cast(NAMES[: match.seats], seat), match.view(seat), match.seen_by(seat, list(events))
    for event in seen:
        told = words.moment(event, view, cast), *words.effects(event, view, cast)
        yield from (f"{type(event).__name__}: {each}" for each in told if each)
    verdict = words.verdict(seen, before.view(seat), cast) if seen else None
    if verdict is not None:
        yield f"decided: {verdict}"
    if any(isinstance(event, DealEnded) for event in events):
        deal, bystander = deal_of(match.history(None)), match.view(None)
        yield f"account: {words.account(deal, bystander, cast)}"
        yield f"feats: {words.feats(deal, bystander, cast)}"


def deal_of(history: list[Event]) -> list[Event]:
    """What happened in the deal that ended last."""
    end = max(index for index, event in enumerate(history) if isinstance(event, DealEnded))
    starts = [index for index in range(end) if isinstance(history[index], DealStarted)]
    return history[max(starts, default=0) : end + 1]


@each_sample
def test_a_game_says_what_it_is_kept_to_say(setting: Setting, request: pytest.FixtureRequest) -> None:
    lines: list[str] = []
    last: dict[bool, list[str]] = {}
    for before, match, events in along(setting):
        lines += happened(match, before, events, 0)
        if len(match.log) % EVERY == 1 and match.to_move is not None:
            for seat in dict.fromkeys((match.to_move, 0)):
                now, mine = list(position(match, seat)), seat == match.to_move
                changed = unified_diff(last.get(mine, []), now, lineterm="", n=0)
                lines.append(f"== after {len(match.log)} actions, to {seat}")
                lines += [line[1:] for line in changed if line[0] == "+" and line[:3] != "+++"]
                last[mine] = now
    differing = otherwise(request, f"words/{setting}", lines)
    assert not differing, "\n".join(differing)


@each_sample
def test_minds_choose_what_they_are_kept_to_choose(setting: Setting, request: pytest.FixtureRequest) -> None:
    lines: list[str] = []
    for number, (_, match, _) in enumerate(along(setting)):
        if number % OFTEN == 0 and match.to_move is not None:
            lines.append(habits(setting.game, match.view(match.to_move), number))
        if number % EVERY == 1 and match.to_move is not None:
            lines += thoughts(setting.game, match.view(match.to_move), number)
    differing = otherwise(request, f"minds/{setting}", lines)
    assert not differing, "\n".join(differing)


def habits(game: AnyGame, view: Any, number: int) -> str:
    """What the lower levels choose."""
    chosen = [game.search.policies[level](view, Random(number)) for level in (Level.IMP, Level.FIEND)]
    return f"{number}: {chosen[0]} / {chosen[1]}"


def thoughts(game: AnyGame, view: Any, number: int) -> Iterator[str]:
    """What the levels choose, and what the search makes of the best actions."""
    for level in (Level.IMP, Level.FIEND):
        chosen = Counter(repr(game.search.policies[level](view, Random(seed))) for seed in range(5))
        yield f"{number} {level.value}: {', '.join(f'{name} × {count}' for name, count in chosen.items())}"
    for option in weigh(game, view, Random(number), Iterations(THOUGHTS))[:3]:
        yield f"{number} search: {option.action} {option.visits} {option.expected:.4f} {option.won:.3f} {option.lead:.2f}"
