"""The end of a match in words: who won, what decided it, and how it compares with earlier matches."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.stepwise import FIRST_WORK, Job
from game.cards import Seat
from game.catalog import info_of
from game.contract.rules import Standing
from game.great_moments import TurningPoint, boldest, course_of, decided, swings
from game.info import GameInfo
from game.match import Match, so_far
from game.sentences import Cast, capitalised, listed, number, ordinal, paragraph, plural, signed
from saves.records import Counted, counted_as, counting, record_of
from saves.saved_match import SavedMatch, header_of
from scenes.desk import Desk

MOST_NAMED = 3
"""The most winners named in a headline, and the most others whose points in a deal are listed."""

MATCHES_PER_CHECK: Final = 8
"""Matches read between looks at the clock."""
LEAST_STREAK: Final = 3
"""The fewest wins in a row whose end is mentioned."""


class Outcome(Enum):
    """The result of a match for the person at the table; its value is the name of its sound.

    With several people, or none, WON means one winner and DRAWN several.
    """

    WON = "win"
    LOST = "lose"
    DRAWN = "draw"


@dataclass(frozen=True, slots=True)
class Ending:
    """Everything the end page says about a match."""

    outcome: Outcome
    headline: str
    story: str
    """Your place if you lost, otherwise who came next; and why the match is over."""
    decided: str
    """The deal that decided the match, or the part of its only deal, in words; empty if there was but one."""
    deal: int
    """The number of that deal; 0 if there was but one."""
    boldest: str
    """The boldest move that came off, in words; empty if there was none."""
    hero: Seat | None = None
    conceded: bool = False


def ending_of(match: Match, cast: Cast) -> Ending:
    """Return the ending of a finished match."""
    standing = match.standing
    story, deal = _decided(match, cast)
    return Ending(
        outcome_of(standing, cast.you),
        headline(standing, match.game.info.unit, cast),
        paragraph(*_why_first(match, cast)),
        story,
        deal,
        *_boldest(match, cast),
    )


def conceded(seat: Seat | None, cast: Cast) -> str:
    """Return the sentence about who conceded: ``You conceded``."""
    return "Match conceded" if seat is None else cast.tell(seat, "You conceded", "{name} conceded")


def ending_of_conceded(match: Match, cast: Cast, conceder: Seat | None, counts: str) -> Ending:
    """Return the ending of a conceded match; ``counts`` says how it counts."""
    headline = conceded(conceder, cast)
    story = paragraph(_led(match, cast), counts)
    return Ending(Outcome.LOST, headline, story, "", 0, *_boldest(match, cast), conceded=True)


def _boldest(match: Match, cast: Cast) -> tuple[str, Seat | None]:
    """Return the boldest move that came off, in words, and who made it."""
    found = boldest(match, cast)
    if found is None:
        return "", None
    deal, feat = found
    words = capitalised(feat.words)
    where = f"{match.game.info.numbered(deal)}. " if len(match.standing.deals) > 1 else ""
    return f"{where}{words}.", feat.seat


def _led(match: Match, cast: Cast) -> str:
    """Return the leader of a conceded match and your place; empty if the first deal was still level."""
    standing = so_far(match, match.view(cast.you))
    after, ranks = "", standing.ranks
    if standing.deals:
        after = f" after {plural(len(standing.deals), match.game.info.deal)}"
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(first) == len(ranks):
        return f"The match was tied{after}." if after else ""
    leaders = f"{len(first)} players" if len(first) > MOST_NAMED else capitalised(cast.together(first))
    if len(first) > 1:
        led = f"{leaders} were tied for first{after}."
    else:
        led = cast.tell(first[0], f"You were ahead{after}.", f"{{name}} was ahead{after}.")
    if cast.you is None or cast.you in first:
        return led
    if len(ranks) == 2:
        return f"{leaders} was ahead{after}, {standing.totals[first[0]]} to {standing.totals[cast.you]}."
    place = ordinal(ranks[cast.you])
    if ranks.count(ranks[cast.you]) > 1:
        return f"{led} You were tied for {place} when you gave up."
    return f"{led} You were {place} when you gave up."


def outcome_of(standing: Standing, you: Seat | None) -> Outcome:
    """Return the outcome of a finished match for a seat, or for nobody in particular (None)."""
    if you is not None and you not in standing.winners:
        return Outcome.LOST
    return Outcome.DRAWN if len(standing.winners) > 1 else Outcome.WON


def headline(standing: Standing, unit: str, cast: Cast) -> str:
    """Return the result in words: ``You win by 4 points``, ``Vera wins``, ``You and Vera tie for 1st``."""
    winners = standing.winners
    if len(winners) > MOST_NAMED:
        return f"{len(winners)} players tie for 1st"
    if len(winners) > 1:
        return f"{capitalised(cast.together(winners))} tie for 1st"
    wins = cast.tell(winners[0], "You win", "{name} wins")
    by = margin(standing)
    return f"{wins} by {plural(by, unit)}" if by else wins


def margin(standing: Standing) -> int:
    """Return the winners' lead over the best of the others; 0 if there are no others."""
    others = [seat for seat in range(len(standing.totals)) if seat not in standing.winners]
    if not others:
        return 0
    best = min(others, key=lambda seat: standing.ranks[seat])
    return abs(standing.totals[standing.winners[0]] - standing.totals[best])


def _why_first(match: Match, cast: Cast) -> Sequence[str]:
    """Return the reason the match is over and the other results; if you lost, your place comes first."""
    lost = cast.you is not None and cast.you not in match.standing.winners
    told, why = _your_place(match, cast), _why_over(match, cast)
    return (told, why) if lost else (why, told)


def _your_place(match: Match, cast: Cast) -> str:
    """Return your place if you lost, otherwise who came next; leave out what the headline says."""
    you, standing = cast.you, match.standing
    if you is not None and you not in standing.winners:
        behind = abs(standing.totals[you] - standing.totals[standing.winners[0]])
        if len(standing.totals) == 2:
            return ""
        told = len(standing.winners) == 1 and behind == margin(standing)
        place, players = ordinal(standing.ranks[you]), len(standing.totals)
        shared = standing.ranks.count(standing.ranks[you]) > 1
        if told:
            return f"You tie for {place}." if shared else f"You finish {place} of {players}."
        if shared:
            return f"You tie for {place}, {behind} behind."
        return f"You finish {place} of {players}, {behind} behind."
    others = [seat for seat in range(len(standing.totals)) if seat not in standing.winners]
    if not others:
        return "Dead level. The house is disappointed."
    rank = min(standing.ranks[seat] for seat in others)
    next_best = [seat for seat in others if standing.ranks[seat] == rank]
    names, place = capitalised(cast.together(next_best)), ordinal(rank)
    total = standing.totals[next_best[0]]
    if total == 0 and not match.game.info.low_wins:
        return f"{names} went home with nothing."
    points = plural(total, match.game.info.unit)
    if match.seats == 2:
        return f"{names} had {points}."
    if len(next_best) == 1:
        return f"{names} came {place} with {points}."
    return f"{names} tied for {place} with {points} each."


def _why_over(match: Match, cast: Cast) -> str:
    """Return the reason the match is over, or else its goal."""
    words, view = match.game.words, match.view(None)
    if over := words.over(view, cast):
        return str(over)
    aim = words.aim(view, cast)
    return "" if aim is None else f"{aim.goal}."


def _decided(match: Match, cast: Cast) -> tuple[str, int]:
    """Return when the winner took the lead for good, in words, and the number of the deal to open for it."""
    standing, part = course_of(match)
    step = part or match.game.info.deal
    low_wins, count, duel = match.game.info.low_wins, len(standing.deals), match.seats == 2
    turn = decided(standing, low_wins=low_wins)
    if turn is None or count < 2:
        return "", 0
    which, seat = turn.deal, turn.seat
    if which == 1:
        gained = swings(standing, seat, low_wins=low_wins)
        which = gained.index(max(gained)) + 1
        tied = [ordinal(deal) for deal, gain in enumerate(gained, 1) if gain == max(gained)]
        if len(tied) > 1:
            you = f"You were never behind. Your best {step}s were the {listed(tied)}."
            other = f"{{name}} was never behind. {{name}}'s best {step}s were the {listed(tied)}."
            return cast.tell(seat, you, other), 1 if part else which
        you = f"You were never behind. Your best {step} was the {tied[0]}."
        told = cast.tell(seat, you, f"{{name}} was never behind. {{name}}'s best {step} was the {tied[0]}.")
    else:
        told = f"{capitalised(step)} {which} of {count}. {_how_won(turn, cast, last=which == count)}"
    points = standing.deals[which - 1]
    if not duel:
        brought = _all_points(points, match.game.info, cast, part)
    elif low_wins:
        brought = f"That {step} ended {_score(points, seat)}."
    else:
        score = _score(points, seat)
        brought = cast.tell(seat, f"You won that {step} {score}.", f"{{name}} won that {step} {score}.")
    return f"{told} {brought}", 1 if part else which


def _how_won(turn: TurningPoint, cast: Cast, *, last: bool) -> str:
    """Return the sentence on how the winner came to the lead for good."""
    place = ordinal(turn.before)
    match turn.before == 1, last:
        case True, True:
            return cast.tell(
                turn.seat, "You pulled ahead at the very end.", "{name} pulled ahead at the very end."
            )
        case True, False:
            you = "You pulled ahead and never looked back."
            return cast.tell(turn.seat, you, "{name} pulled ahead and never looked back.")
        case False, True:
            you = f"You went from {place} to 1st at the very end."
            return cast.tell(turn.seat, you, f"{{name}} went from {place} to 1st at the very end.")
        case _:
            you = f"You went from {place} to 1st and never looked back."
            return cast.tell(turn.seat, you, f"{{name}} went from {place} to 1st and never looked back.")


def _score(points: Sequence[int], seat: Seat) -> str:
    """Return one seat's points and the other's: ``333 to nothing``."""
    mine, theirs = points[seat], points[1 - seat]
    return f"{number(mine)} to {'nothing' if theirs == 0 < mine else number(theirs)}"


def _all_points(points: Sequence[int], info: GameInfo, cast: Cast, part: str | None) -> str:
    """Return everybody's points in a deal: ``Points in that deal: you 0, Mara 24 and Otto 60.``

    With many players, give the range. In a part of a deal, leave out players without points.
    """
    told, step = signed if min(points) < 0 else number, part or info.deal
    gains = [f"{cast.name(seat)}\u00a0{told(got)}" for seat, got in enumerate(points) if got or not part]
    if len(gains) <= MOST_NAMED + 1:
        return f"{capitalised(info.counts)} in that {step}: {listed(gains)}."
    return f"{capitalised(info.counts)} in that {step}: {told(min(points))} to {told(max(points))} each."


class Milestone:
    """The comparison of a finished match with the earlier ones, once those are read."""

    def __init__(self, desk: Desk, saved: SavedMatch) -> None:
        header = header_of(saved, desk.now())
        self._match = counted_as(header)
        self._since = desk.settings.records_since
        entries = desk.store.finished.entries(desk.now(), desk.report)
        others = (entry.header for entry in entries if entry.game == header.game and entry.id != saved.id)
        self._job = Job(others, MATCHES_PER_CHECK)
        if self._match is not None:
            self._job.work(FIRST_WORK)

    def sentence(self) -> str | None:
        """Return the sentence, empty if the match doesn't count; None while there is more to read."""
        if self._match is None:
            return ""
        self._job.work()
        return None if self._job.busy else milestone(self._match, counting(self._job.found, self._since))


def milestone(match: Counted, earlier: Sequence[Counted]) -> str:
    """Return a match's record among earlier ones: biggest win, streak; empty without earlier ones."""
    if not earlier:
        return ""
    game = info_of(match.header.game).title
    was, now = record_of(earlier), record_of([*earlier, match])
    words = _of_a_win(match, earlier, game) if match.won else ""
    if now.streak > 1:
        best = f"{now.streak} wins in a row, your best streak yet. "
        words += best if now.streak > was.longest_streak else f"{now.streak} wins in a row. "
    elif not match.won and was.streak >= LEAST_STREAK:
        words += f"That ends a streak of {was.streak} wins. "
    return f"{words}You've won {now.won} of {now.played} {game} matches."


def _of_a_win(match: Counted, earlier: Sequence[Counted], game: str) -> str:
    widest = max((each.margin for each in earlier if each.won), default=None)
    if widest is None:
        return f"Your first {game} win. "
    if match.margin > widest:
        return f"Your biggest {game} win. The old record was {widest}. "
    return ""
