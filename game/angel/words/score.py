"""The score of a deal of Angel: each hand's sum, the credits, and bold moves."""

from collections.abc import Sequence
from typing import Final

from game.angel.cards import ANGEL, DEVIL, VALUE
from game.angel.events import HandCounted, JudgementDay
from game.angel.position import hand
from game.angel.scoring import NAMES, best, score
from game.angel.view import AngelView
from game.cards import Card, Seat
from game.contract.words import PLUS, Account, Feat, Row, Sum
from game.events import DealEnded, Event, Shown
from game.sentences import Cast, opening

TITLES: Final = {DEVIL: "Devil ", ANGEL: "Angel "}
"""Cards whose worth is not written on them, named beside it."""
HIGH: Final = 1000
"""More than any hand counts."""


def with_bonus(points: int, combination: str) -> str:
    """Return a hand's points and its combination: ``33 with a pair``, ``23``."""
    return f"{points} with {combination}" if combination else f"{points}"


def added_up(view: AngelView) -> str:
    """Return the sum of the viewer's own hand (AN-12): ``16 + 20 for a pair = 36``, ``23 points``."""
    bonus, which = best(view.hand, view.bonuses)
    total = score(view.hand, view.bonuses)
    return f"{total} points" if which is None else f"{total - bonus} + {bonus} for {NAMES[which]} = {total}"


def account(deal: Sequence[Event], _view: AngelView, cast: Cast) -> Account | None:
    """Return who called, what that does to the credits, and each sum (AN-10 to AN-13, AN-17 to AN-19)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    if over is None:
        return None
    shown = {event.place: event.cards for event in deal if isinstance(event, Shown)}
    counted = sorted((event for event in deal if isinstance(event, HandCounted)), key=lambda each: each.seat)
    caller = next((event.seat for event in deal if isinstance(event, JudgementDay)), None)
    rows = tuple(
        Row(
            each.seat,
            _sum(_as_held(shown[hand(each.seat)], each.seat, cast), each),
            over.points[each.seat],
            over.totals[each.seat],
        )
        for each in counted
    )
    ended = "Nobody called before the cards ran out."
    if caller is not None:
        ended = cast.tell(caller, "You called Judgement Day.", "{name} called Judgement Day.")
    return Account(ended, *_settled([each.cards + each.bonus for each in counted], caller, cast), rows)


def _as_held(cards: Sequence[Card], seat: Seat, cast: Cast) -> Sequence[Card]:
    """Return cards in the order in which they lie on the table, where one's own hand is sorted by suit."""
    return sorted(cards) if seat == cast.you else cards


def _sum(cards: Sequence[Card], counted: HandCounted) -> Sum:
    """Return a hand's sum: ``7 + 7 + 7 + Angel 15 + 100 for four of a kind = 136``."""
    first, *others = (f"{TITLES.get(card, '')}{VALUE[card]}" for card in cards)
    steps = [first, *(PLUS + each for each in others)]
    if counted.combination:
        steps.append(f"{PLUS}{counted.bonus} for {counted.combination}")
    return Sum((*steps, f" = {counted.cards + counted.bonus}"), tuple(cards))


def _settled(scores: Sequence[int], caller: Seat | None, cast: Cast) -> tuple[str, str]:
    """Return what the hands do to the credits, and the clause."""
    most, least = max(scores), min(scores)
    if most == least:
        return f"All four hands tie at {most}, so everyone wins a credit.", "AN-19"
    best = _best(most, scores, cast)
    if caller is not None and scores[caller] < most:
        less = scores[caller]
        lost = cast.tell(
            caller,
            f"You called with {less}, so only you lose one.",
            f"{{name}} called with {less}, so only {{name}} loses one.",
        )
        return f"{best} {lost}", "AN-18"
    if scores.count(least) > 1:
        return f"{best} The worst hands tie, so nobody loses one.", "AN-17"
    worst = cast.tell(
        scores.index(least),
        f"Your {least} is the worst hand, so you lose one.",
        f"{{name}}'s {least} is the worst hand, so {{name}} loses one.",
    )
    return f"{best} {worst}", "AN-17"


def _best(most: int, scores: Sequence[int], cast: Cast) -> str:
    winners = [seat for seat, points in enumerate(scores) if points == most]
    if len(winners) > 1:
        return f"{opening(cast.together(winners))} tie for best with {most} and win a credit each."
    return cast.tell(
        winners[0],
        f"Your {most} is the best hand, so you win a credit.",
        f"{{name}}'s {most} is the best hand, so {{name}} wins a credit.",
    )


def feats(deal: Sequence[Event], _view: AngelView, cast: Cast) -> list[Feat]:
    """Return a call that held, the bolder the less the hand counts (AN-10, AN-17)."""
    caller = next((event.seat for event in deal if isinstance(event, JudgementDay)), None)
    counts = {event.seat: event.cards + event.bonus for event in deal if isinstance(event, HandCounted)}
    if caller is None or caller not in counts:
        return []
    own = counts.pop(caller)
    next_best = max(counts.values())
    if own <= next_best:
        return []
    called = cast.tell(
        caller,
        f"you called Judgement Day with {own}, and the next best hand had {next_best}",
        f"{{name}} called Judgement Day with {own}, and the next best hand had {next_best}",
    )
    return [Feat(called, HIGH - own, caller)]
