"""How a deal of Angel came out, sum by sum."""

from collections.abc import Sequence

from game.angel.cards import ANGEL, DEVIL, VALUE
from game.angel.events import HandCounted, JudgementDay
from game.angel.places import hand
from game.angel.view import AngelView
from game.cards import Card, Seat
from game.contract.words import Account, Row
from game.events import DealEnded, Event, Shown
from game.sentences import Cast, opening

TITLES = {DEVIL: "Devil ", ANGEL: "Angel "}
"""Cards whose worth is not written on them, named beside it."""


def account(deal: Sequence[Event], view: AngelView, cast: Cast) -> Account | None:
    """Who called, what each hand counts, what that does to the credits (AN-10 to AN-13, AN-17 to AN-19)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    if over is None:
        return None
    shown = {event.place: event.cards for event in deal if isinstance(event, Shown)}
    counted = [event for event in deal if isinstance(event, HandCounted)]
    caller = next((event.seat for event in deal if isinstance(event, JudgementDay)), None)
    rows = tuple(
        Row(
            each.seat,
            _written(_as_held(shown[hand(each.seat)], each.seat, cast), each),
            over.points[each.seat],
            over.totals[each.seat],
        )
        for each in counted
    )
    ended = "The last card of the play pile was drawn, and nobody called."
    if caller is not None:
        ended = f"{opening(cast.name(caller))} called Judgement Day."
    return Account(ended, *_settled([each.cards + each.bonus for each in counted], caller, cast), rows)


def _as_held(cards: Sequence[Card], seat: Seat, cast: Cast) -> Sequence[Card]:
    """Cards in the order in which they lie on the table, where one's own hand is sorted by suit."""
    return sorted(cards) if seat == cast.you else cards


def _written(cards: Sequence[Card], counted: HandCounted) -> str:
    """A hand's sum: ``7 + 7 + 7 + Angel 15 + 100 for four of a kind = 136``."""
    words = " + ".join(map(_worth, cards))
    if counted.combination:
        words += f" + {counted.bonus} for {counted.combination}"
    return f"{words} = {counted.cards + counted.bonus}"


def _worth(card: Card) -> str:
    return f"{TITLES.get(card, '')}{VALUE[card]}"


def _settled(scores: Sequence[int], caller: Seat | None, cast: Cast) -> tuple[str, str]:
    """What the hands do to the credits, in a sentence, and the clause."""
    most, least = max(scores), min(scores)
    if most == least:
        return f"All hands count {most}: everybody gains a credit.", "AN-19"
    best = _hands("best", most, scores, cast)
    gains = "gain" if scores.count(most) > 1 else "gains"
    if caller is not None and scores[caller] < most:
        loses = cast.does(caller, "loses", "lose")
        return f"{best} {gains} a credit. {loses} one, and nobody else: a call needs the best hand.", "AN-18"
    worst = _hands("worst", least, scores, cast)
    if scores.count(least) > 1:
        return f"{best} {gains} a credit. {worst} are equal, and nobody loses one.", "AN-17"
    return f"{best} {gains} a credit. {worst} loses one.", "AN-17"


def _hands(which: str, points: int, scores: Sequence[int], cast: Cast) -> str:
    """Whose hands count so much: ``The best hand (Ada, 72)``."""
    names = cast.together([seat for seat, score in enumerate(scores) if score == points])
    return f"The {which} hand{'s' if scores.count(points) > 1 else ''} ({names}, {points})"
