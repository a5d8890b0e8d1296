"""How a match came out, in words for those who sat there: who won and by what, and what it turned on."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from game.cards import Seat
from game.contract.rules import Standing
from game.match import Match
from game.sentences import Cast, listed, lowered, number, opening, plural
from game.turning_points import boldest, deals_of, decided, swings

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
DEAL = "deal"
"""What the course of most matches is told by."""
MOST_NAMED = 3
"""Winners named in a headline, and players whose points of a deal are told beside the winner's."""


class Outcome(Enum):
    """How a match came out for whoever sits there; its value is the sound of it.

    With several people, or none, somebody has won, or several have together.
    """

    WON = "win"
    LOST = "lose"
    DRAWN = "draw"


@dataclass(frozen=True, slots=True)
class Ending:
    """All that is told of a finished match."""

    outcome: Outcome
    headline: str
    told: str
    """How the others came out, or how far behind the one addressed is; and what wins."""
    decided: str
    """What decided it: a deal, or a part of the only one; empty where there was but one of these."""
    deal: int
    """The number of that deal; 0 likewise."""
    boldest: str
    """The boldest thing that came off; empty where nothing did."""


def ending_of(match: Match, cast: Cast) -> Ending:
    """How a finished match came out."""
    standing = match.standing
    told, deal = _decided(match, cast)
    return Ending(
        outcome_of(standing, cast.you),
        headline(standing, cast),
        f"{_told(standing, match.game.counts, cast)} {_why(match, cast)}.",
        told,
        deal,
        _boldest(match, cast),
    )


def ending_where_it_stands(match: Match, cast: Cast, counts: str) -> Ending:
    """The end of a match that was given up: nobody has won; ``counts`` says how it counts."""
    headline = "The match is given up" if cast.you is None else "You give up"
    told = f"Nobody has won. {_led(match.standing, cast)} {counts}"
    return Ending(Outcome.LOST, headline, told, "", 0, _boldest(match, cast))


def _boldest(match: Match, cast: Cast) -> str:
    found = boldest(match, cast)
    if found is None:
        return ""
    words = found.feat.words
    return f"Deal {found.deal}: {words}." if len(match.standing.deals) > 1 else f"{opening(words)}."


def _led(standing: Standing, cast: Cast) -> str:
    """Who led when a match was given up, and where the one addressed was."""
    if not standing.deals:
        return "No deal came to its end."
    after, ranks = f"After {plural(len(standing.deals), 'deal')}", standing.ranks
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(first) == len(ranks):
        return f"{after} nobody led."
    if len(first) > MOST_NAMED:
        led = f"{after} {plural(len(first), 'player')} led together"
    else:
        led = f"{after} {lowered(cast.together(first))} led" + (" together" if len(first) > 1 else "")
    if cast.you is None or cast.you in first:
        return f"{led}."
    return f"{led}, and you were {PLACES[ranks[cast.you] - 1]} of {len(ranks)}."


def outcome_of(standing: Standing, you: Seat | None) -> Outcome:
    """How a finished match came out for a seat; None: nobody is addressed."""
    if you is not None and you not in standing.winners:
        return Outcome.LOST
    return Outcome.DRAWN if len(standing.winners) > 1 else Outcome.WON


def headline(standing: Standing, cast: Cast) -> str:
    """``You win by 4``, ``Vera wins``, ``You and Vera win together``."""
    winners = standing.winners
    if len(winners) > MOST_NAMED:
        return f"{plural(len(winners), 'player')} win together"
    if len(winners) > 1:
        return f"{opening(cast.together(winners))} win together"
    by = margin(standing)
    return cast.does(winners[0], "wins") + (f" by {by}" if by else "")


def margin(standing: Standing) -> int:
    """How far the winners are from the best of the others; 0 where nobody else played."""
    others = [seat for seat in range(len(standing.totals)) if seat not in standing.winners]
    if not others:
        return 0
    best = min(others, key=lambda seat: standing.ranks[seat])
    return abs(standing.totals[standing.winners[0]] - standing.totals[best])


def _told(standing: Standing, counts: str, cast: Cast) -> str:
    """Where the one addressed came in, or who came in second."""
    you = cast.you
    if you is not None and you not in standing.winners:
        behind = abs(standing.totals[you] - standing.totals[standing.winners[0]])
        place, count = PLACES[standing.ranks[you] - 1], len(standing.totals)
        of = f" of {count}" if count > 2 else ""
        return f"You come {place}{of}, {behind} behind."
    others = [seat for seat in range(len(standing.totals)) if seat not in standing.winners]
    if not others:
        return "Nobody is behind."
    rank = min(standing.ranks[seat] for seat in others)
    next_best = [seat for seat in others if standing.ranks[seat] == rank]
    comes = "comes" if len(next_best) == 1 else "come"
    names = opening(cast.together(next_best))
    return f"{names} {comes} {PLACES[rank - 1]} with {standing.totals[next_best[0]]} {counts}."


def _why(match: Match, cast: Cast) -> str:
    """What wins, as the table told it all along: ``Fewest points win``."""
    wins, *_ = match.game.words.aim(match.view(None), cast).split(" · ")
    return str(wins)


def course_of(match: Match) -> tuple[Standing, str]:
    """Where a match stands with what its course is told by, and what one of that is called.

    That is its deals; of a single one in whose course points come, its parts.
    """
    standing = match.standing
    if len(standing.deals) == 1:
        (deal,) = deals_of(match.history(None))
        parts = match.game.words.parts(deal, match.view(None))
        if parts is not None and len(parts.gains) > 1:
            return replace(standing, deals=parts.gains), parts.name
    return standing, DEAL


def _decided(match: Match, cast: Cast) -> tuple[str, int]:
    """When the winner came to the lead for good and what that brought, and the deal to be opened for it."""
    standing, part = course_of(match)
    low_wins, count = match.game.low_wins, len(standing.deals)
    turn = decided(standing, low_wins=low_wins)
    if turn is None or count < 2:
        return "", 0
    which = turn.deal
    if turn.deal == 1:
        gained = swings(standing, turn.seat, low_wins=low_wins)
        which = gained.index(max(gained)) + 1
        told = f"{cast.does(turn.seat, 'led', 'led')} from the first {part} to the end. "
        told += f"{opening(part)} {which} of {count} did the most for that: it"
    else:
        came = f"{cast.name(turn.seat)} came from {PLACES[turn.before - 1]} to first"
        told = f"{opening(part)} {turn.deal} of {count}: {came} and stayed there. The {part}"
    points = standing.deals[which - 1]
    told += f" counted {_counted(points, match.game.counts, cast, part)}."
    return told, which if part == DEAL else 1


def _counted(points: Sequence[int], counts: str, cast: Cast, part: str) -> str:
    """What a deal counted: ``0 for you, 24 for Mara and 60 for Otto``; of many, the least and the most.

    Of a part of one only what it brought somebody.
    """
    told = [f"{number(got)} for {cast.name(seat)}" for seat, got in enumerate(points) if got or part == DEAL]
    if len(told) <= MOST_NAMED + 1:
        return listed(told)
    return f"from {number(min(points))} to {number(max(points))} {counts} each"
