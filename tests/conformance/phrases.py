"""All that a game says along a match, each shape of sentence once: with the cards and numbers it was first said of."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from game.contract.table import BySeat, Carry, Gesture, OnPlace, Touch
from game.contract.words import Notes, PayTable
from game.great_moments import deals_of
from game.match import Match
from game.sentences import Cast
from game.table import DealEnded, Event

CARDS = re.compile(r"(10|[2-9AKQJ])[♠♥♦♣]")
SUITS = re.compile("[Ss]pade|[Hh]eart|[Dd]iamond|[Cc]lub")
NUMBERS = re.compile(r"\d+")
LISTS = re.compile(r"([NC#])(?:(?:, | and | or | [+] )\1)+")
"""Several names, cards or numbers in a row: however many, the sentence has the same shape."""
MOST = 220
"""Letters of a value that are written out."""


def note_lines(notes: Notes) -> list[str]:
    """Return the words of notes as they are drawn."""
    if not isinstance(notes, PayTable):
        return list(notes)
    rungs = [str(figure) for rung in notes.rungs for figure in (rung.count, *rung.pay)]
    return [notes.title, *notes.columns, *rungs, *notes.remarks]


def is_sentence(words: str) -> bool:
    """True if words begin with a capital or a figure, end with a full stop and have no gap in between."""
    return words[:1] == words[:1].upper() and words[-1:] in (*".?!",) and not re.search(r"  | \.|\.\.", words)


class PhraseBook:
    """A collector of sentences, who writes each shape down once."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._any_name = re.compile("|".join((*names, "[Yy]ou[r]?")))
        self._known: set[str] = set()

    def fresh(self, said: Iterator[tuple[str, object]]) -> Iterator[str]:
        """Yield a line for each sentence of a shape that was not said before."""
        for hook, value in said:
            words = str(value)
            key = f"{hook}: {self._shape(words)}"
            if words.strip() and key not in self._known:
                self._known.add(key)
                yield f"    {hook}: {words[:MOST]}"

    def _shape(self, words: str) -> str:
        words = SUITS.sub("S", CARDS.sub("C", words))
        return LISTS.sub(r"\1", NUMBERS.sub("#", self._any_name.sub("N", words)))


def said_of_a_position(match: Match, cast: Cast) -> Iterator[tuple[str, object]]:
    """Yield all texts of a position for whom a cast calls you, each with its kind: prompts, previews, reasons, refusals, counts."""
    game, view = match.game, match.view(cast.you)
    words: Any = game.words
    yield "prompt", words.prompt(view, cast)
    yield "aim", str(words.aim(view, cast) or "")
    yield from (("note", line) for line in note_lines(words.notes(view, cast)))
    for other in range(match.seats):
        yield "tally", str(words.tally(view, other))
        yield "explains", str(words.explain(view, BySeat(other), cast) or "")
    for place in range(len(match.places)):
        yield "caption", words.caption(view, place)
        yield "explains", str(words.explain(view, OnPlace(place), cast) or "")
    for piece in words.pieces(view):
        yield "explains", str(words.explain(view, piece, cast) or "")
    for closed in words.closed(view):
        yield "closed", f"{closed.press.label}: {closed.until} {game.why_not(view, closed.press)}"
    for action in view.legal:
        yield "order", words.order(view, action)
        yield "preview", words.preview(view, action, cast)
        yield "reason", words.reason(view, action, cast)
    yield from (("refusal", why) for why in refusals(match, view))


def refusals(match: Match, view: Any) -> Iterator[str]:
    """Yield the refusals of gestures that aren't legal."""
    hands = [index for index, where in enumerate(match.places) if where.seat == view.seat]
    cards = [card for index in hands for card in view.piles[index] if card is not None]
    tried: list[Gesture] = [Touch(place) for place in range(len(match.places))]
    tried += [Carry((card,), place) for card in cards[:6] for place in range(len(match.places))]
    meant = {match.game.words.gesture(view, action) for action in view.legal}
    yield from (str(match.game.why_not(view, gesture)) for gesture in tried if gesture not in meant)


def said_of_events(
    match: Match, before: Any, events: Sequence[Event], cast: Cast
) -> Iterator[tuple[str, object]]:
    """Yield the texts of events for whom a cast calls you: the log, banners, effects, accounts."""
    words: Any = match.game.words
    view = match.view(cast.you)
    for event in match.seen_by(cast.you, list(events)):
        line = words.narrate(event, view, cast)
        yield "log", line.words if line else ""
        moment = words.moment(event, view, cast)
        yield "moment", "" if moment is None else f"{moment.words} {moment.sound}"
        for effect in words.effects(event, view, cast):
            yield "effect", f"{cast.name(effect.seat)}: {effect.words} ({'good' if effect.gain else 'bad'})"
    yield from said_of_a_verdict(match, before, events, cast)
    yield from said_of_a_deal(match, events, cast)


def said_of_a_verdict(
    match: Match, before: Any, events: Sequence[Event], cast: Cast
) -> Iterator[tuple[str, object]]:
    """Yield the verdicts on events for whom a cast calls you, if they decide anything."""
    seen = match.seen_by(cast.you, list(events))
    for count in range(1, len(seen) + 1):
        verdict = match.game.words.verdict(seen[:count], before, cast)
        if verdict is not None:
            yield "verdict", verdict.words


def said_of_a_deal(match: Match, events: Sequence[Event], cast: Cast) -> Iterator[tuple[str, object]]:
    """Yield the account and the feats of the deal that these events end, if they end one."""
    if not any(isinstance(event, DealEnded) for event in events):
        return
    words: Any = match.game.words
    deal, bystander = deals_of(match.history(None))[-1], match.view(None)
    account = words.account(deal, bystander, cast)
    if account is not None:
        yield "account", f"{account.ended} {account.rule}".strip()
        yield from (("account", f"{cast.names[row.seat]}: {row.sum}") for row in account.rows)
    yield from (("feat", feat.words) for feat in words.feats(deal, bystander, cast))
