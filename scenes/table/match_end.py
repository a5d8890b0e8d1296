"""The page after a match: the ranking, the account of the match, and the next steps."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from engine.ui.form import MenuItem
from game.cards import Seat
from game.great_moments import course_of
from game.info import ranked
from game.sentences import plural
from saves.days import daily_outcome
from saves.models import GivenUp
from saves.saved_match import SavedMatch, header_of
from scenes.backdrop import backdrop_of
from scenes.calendar_page import CalendarPage
from scenes.descent.page import DescentPage
from scenes.descent.progress import DescentResult, descent_result
from scenes.desk import Desk
from scenes.end_page import EndContent, EndPage
from scenes.endings import Ending, Milestone, Outcome, ending_of, ending_of_conceded
from scenes.matches.page import MatchesPage
from scenes.navigation import (
    CALENDAR,
    CHOOSE_A_GAME,
    HARDER_MATCH,
    PLAY_AGAIN,
    REPLAY,
    VIEW_TABLE,
    Next,
    NextButton,
)
from scenes.new_match import harder
from scenes.players import after_match, faces_of
from scenes.podium import NO_PLACE, PodiumPlayer
from scenes.rising_cards import cover_of
from scenes.rules_page import rules_item
from scenes.table.pages import deal_page, match_code
from scenes.table.session import Session
from scenes.totals_plot import Course

COUNTS: Final = {
    GivenUp.LOST: "This counts as a loss.",
    GivenUp.UNCOUNTED: "The match won't count in your records.",
}
FIRST_TRY_COUNTS: Final = "You knew these cards, so the calendar keeps your first try."


def match_end_page(desk: Desk, session: Session, log: MenuItem, scores: Callable[[], None]) -> EndPage:
    """Return the page after a match; ``scores`` opens its score page."""
    match, saved, down = session.match, session.saved, descent_result(desk, session.saved)
    (standing, part), ending = course_of(match), _ending(session)
    target, marked = match.game.words.target(session.view), 0 if part else ending.deal
    further = ("Daily deal", _in_calendar(desk, saved)) if down is None else ("The Descent", down.words)
    content = EndContent(
        ending=ending,
        players=_players(desk, session),
        played=_played(session),
        further=further,
        record=Milestone(desk, saved).sentence,
        course=Course(match.game.info, standing, target, part, marked),
        only=session.account(1),
        open_deal=lambda number: desk.app.stack.push(deal_page(desk, session, number)),
        cards=cover_of(match.game.info, match.deck, desk.tastes),
        backdrop=backdrop_of(desk, match.game),
        prize=None if down is None else down.prize,
        buttons=_buttons(desk, saved, down, ending.outcome),
        links=(MenuItem("Score", scores, key="S"), log, rules_item(desk, match.game)),
    )
    return EndPage(content, shakes=desk.settings.shake)


def _ending(session: Session) -> Ending:
    """Return the ending of a match. Nobody wins a conceded match."""
    how = session.saved.given_up
    if how is None:
        return ending_of(session.match, session.cast)
    return ending_of_conceded(session.match, session.cast, session.saved.conceder, COUNTS[how])


def _played(session: Session) -> str:
    """Return a line with the game, its length and its deal code."""
    match, saved = session.match, session.saved
    deals = len(match.standing.deals)
    long = [plural(deals, match.game.info.deal)] if deals else []
    code = f"deal code {match_code(match)}"
    back = [f"{plural(saved.undone, 'move')} undone"] if saved.free_undo else []
    return " · ".join([match.game.title, *long, code, *back])


def _players(desk: Desk, session: Session) -> list[PodiumPlayer]:
    """Return all players with ranks and totals; without ranks if a conceded match was tied."""
    match, standing = session.match, session.match.standing
    faces = faces_of(session.saved.players, desk.settings.faces)
    ranks, quits = standing.ranks, None
    totals = [plural(total, match.game.info.unit) for total in standing.totals]
    if session.saved.given_up is not None:
        totals = [_so_far(session, seat) for seat in range(match.seats)]
        ranks, quits = _ranks_so_far(session), session.saved.conceder
    expressions = after_match(ranks)
    return [
        PodiumPlayer(
            seat,
            session.names[seat],
            faces[seat],
            expressions[seat],
            ranks[seat],
            totals[seat],
            seat == quits,
        )
        for seat in range(match.seats)
    ]


def _ranks_so_far(session: Session) -> tuple[int, ...]:
    """Return the ranks in a conceded match, with the player who conceded last; no ranks in a tie."""
    match, last = session.match, session.saved.conceder
    scores = [match.game.words.score(session.view, seat) or 0 for seat in range(match.seats)]
    ranks = ranked(scores, match.game.info.low_wins)
    if len(set(ranks)) == 1:
        return (NO_PLACE,) * match.seats
    if last is None:
        return ranks
    moved_up = [rank - 1 if rank > ranks[last] else rank for rank in ranks]
    return tuple(match.seats if seat == last else rank for seat, rank in enumerate(moved_up))


def _so_far(session: Session, seat: Seat) -> str:
    """Return a player's total, or the counts of the running deal if there is no total yet."""
    tally = session.game.words.tally(session.view, seat)
    return tally.total or str(replace(tally, marks=()))


def _in_calendar(desk: Desk, saved: SavedMatch) -> str:
    """Return the result of a daily deal in words, or empty for any other match."""
    header = header_of(saved, desk.now())
    if header.day is None:
        return ""
    if not header.firsthand:
        return FIRST_TRY_COUNTS
    return f"Your calendar marks it as {daily_outcome(header).value}."


def _buttons(desk: Desk, saved: SavedMatch, down: DescentResult | None, outcome: Outcome) -> list[NextButton]:
    """Return the buttons of the page: the main next step, the way back, then the rest."""
    out = "Back" if isinstance(desk.app.stack.below, MatchesPage | DescentPage | CalendarPage) else "Menu"
    onward: Sequence[NextButton] = (PLAY_AGAIN,)
    if down is not None:
        onward = down.onward
    elif saved.day is not None:
        onward = CALENDAR, *onward
    others: list[NextButton] = []
    if down is None and saved.day is None:
        others = [CHOOSE_A_GAME]
        if outcome is Outcome.WON and harder(saved.players, desk.settings.names) is not None:
            others = [HARDER_MATCH, *others]
    main, *rest = onward
    return [main, NextButton(out, "Q", Next.MENU), *rest, VIEW_TABLE, *others, REPLAY]
