"""The page that ends a match at its table, whether it was played out or given up."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from engine.ui.form import Shortcut
from game.cards import Seat
from game.contract.words import Tally
from game.match import Match
from game.sentences import plural
from saves.days import outcome_of
from saves.models import GivenUp, Speed
from saves.saved import SavedMatch, header_of
from scenes.ascent import cards_of
from scenes.backdrop import backdrop_of
from scenes.descent.outcome import Outlook, outlook
from scenes.desk import Desk
from scenes.end_page import EndPage, Finished, Leads
from scenes.endings import Ending, Milestone, course_of, ending_of, ending_where_it_stands
from scenes.players import after_match, seated
from scenes.podium import NO_PLACE, Sitter
from scenes.presets import harder
from scenes.scoreboard import Next, Onward
from scenes.table.pages import deal_page, log_link, match_code
from scenes.table.session import Session

COUNTS: Final = {
    GivenUp.LOST: "It goes down as a loss.",
    GivenUp.UNCOUNTED: "It doesn't count.",
}
FIRST_STANDS: Final = "You knew these cards, so your first try stands in the calendar."


def end_page(desk: Desk, play: Session, lines: Sequence[str], scores: Callable[[], None]) -> EndPage:
    """What a match was that is over, and the ways on; ``scores`` puts up its score, ``lines`` are its log."""
    match, saved, down = play.match, play.saved, outlook(desk, play.saved)
    course, part = course_of(match)
    finished = Finished(
        _ending(play),
        _sitters(desk, play),
        match.standing,
        match.game.counts,
        match.game.words.target(play.view),
        match.game.low_wins,
        _played(play),
        ("The Descent", down.words)
        if down is not None
        else ("The deal of the day", _in_calendar(desk, saved)),
        Milestone(desk, saved).look,
        course,
        part,
        _cover(desk, match),
        backdrop_of(desk, match.game),
    )
    choosable = down is None and saved.day is None
    leads = Leads(
        choosable and harder(saved.players, desk.settings.names) is not None,
        choosable,
        _onward(saved, down),
        (Shortcut("S", "Score", scores), log_link(desk, lines)),
        lambda number: desk.app.stack.push(deal_page(desk, play, number)),
        play.account,
    )
    return EndPage(finished, leads, moves=desk.speed is not Speed.OFF, shakes=desk.settings.shake)


def _ending(play: Session) -> Ending:
    """How it came out; nobody has won what was given up."""
    how = play.saved.given_up
    if how is None:
        return ending_of(play.match, play.cast)
    return ending_where_it_stands(play.match, play.cast, COUNTS[how])


def _played(play: Session) -> str:
    """What was played, in a line."""
    match, saved = play.match, play.saved
    long = plural(len(match.standing.deals), "deal")
    if saved.given_up is not None:
        long = f"conceded in deal {play.view.deal}"
    code = f"deal code {match_code(match)}"
    back = [f"{plural(saved.undone, 'move')} undone"] if saved.free_undo else []
    return " · ".join([match.game.title, long, code, *back])


def _sitters(desk: Desk, play: Session) -> list[Sitter]:
    """Everybody with their place and total; where a match was given up and nobody led, nobody has a place."""
    match, standing = play.match, play.match.standing
    faces = seated(play.saved.players, desk.settings.faces)
    looks, ranks = after_match(standing.ranks), standing.ranks
    totals = [f"{total} {match.game.counts}" for total in standing.totals]
    if play.saved.given_up is not None:
        totals = [_so_far(play, seat) for seat in range(match.seats)]
        ranks = ranks if len(set(ranks)) > 1 else (NO_PLACE,) * match.seats
    return [
        Sitter(seat, play.names[seat], faces[seat], looks[seat], ranks[seat], totals[seat])
        for seat in range(match.seats)
    ]


def _so_far(play: Session, seat: Seat) -> str:
    """What a player has in the middle of a deal: all that is a number, as points and tricks are."""
    tally: Tally = play.match.game.words.tally(play.view, seat)
    return str(replace(tally, marks=()))


def _in_calendar(desk: Desk, saved: SavedMatch) -> str:
    """What became of a deal of the day; nothing of any other."""
    header = header_of(saved, desk.now())
    if header.day is None:
        return ""
    if not header.firsthand:
        return FIRST_STANDS
    return f"In the calendar it goes down as {outcome_of(header).value}."


def _cover(desk: Desk, match: Match) -> list[str]:
    """Pictures of the cards that stand for a game, as they are liked."""
    deck = match.deck
    return [f"cards/{deck.art(card, desk.tastes)}.svg" for card in cards_of(match.game.cover, deck)]


def _onward(saved: SavedMatch, down: Outlook | None) -> Sequence[Onward]:
    """Where a match that is over leads; no same again where its cards were known or are everybody's."""
    if down is not None:
        return down.onward
    if saved.day is not None:
        return ("Calendar", "Y", Next.DAYS), ("New cards", "A", Next.REMATCH)
    return (("New cards" if saved.branched else "Play again", "A", Next.REMATCH),)
