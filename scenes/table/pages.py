"""The pages that a table puts over itself."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine.ui.form import Shortcut
from game.cards import Seat
from game.contract.rules import View
from game.contract.words import Tally
from game.match import Match
from game.sentences import plural
from saves.days import outcome_of
from saves.deal_code import code_of
from saves.descent import LAST_NIGHT
from saves.models import GivenUp, Speed
from saves.saved_match import SavedMatch, header_of
from scenes.ascent import cards_of
from scenes.backdrop import backdrop_of
from scenes.deal_code import ComparePage
from scenes.deal_page import DealPage
from scenes.descent.outcome import Outlook, outlook
from scenes.desk import Desk
from scenes.end_page import EndPage, Finished, Leads
from scenes.endings import Ending, Milestone, course_of, ending_of, ending_where_it_stands
from scenes.files import show_report
from scenes.lesson.pages import remind
from scenes.matches.actions import GIVE_UP, GiveUpPage
from scenes.navigation import Back
from scenes.players import after_match, seated
from scenes.podium import NO_PLACE, Sitter
from scenes.presets import harder
from scenes.rules_page import RulesPage
from scenes.scoreboard import Background, Next, Onward, Scoreboard
from scenes.settings_page import SettingsPage
from scenes.table.controller import TurnController
from scenes.table.input.pointer import Pointer
from scenes.table.session import SAVED, ReadOnlySession, Session
from scenes.table.states import Accounting, Over, Phase
from scenes.table_pages import ANEW, LEAVE_FOR_GOOD, Curtain, LogPage, Pause, Wish

FRESH: Final = "The cards are dealt."
NOTHING_NEW: Final = "Nothing new since your turn."
RECAP = 6
"""Lines that the curtain tells of what everybody saw meanwhile."""


ENDED: Final = "This match is over. You'll find it under Matches."
STAYING: Final = (Next.GO_ON, Next.TABLE)
"""After these the person still sits at the table."""
OTHER_CARDS: Final = "Same players, same rules, new cards."
COUNTS: Final = {
    GivenUp.LOST: "It goes down as a loss.",
    GivenUp.UNCOUNTED: "It doesn't count.",
}
FIRST_STANDS: Final = "You knew these cards, so your first try stands in the calendar."


def menu_page(play: Session) -> Pause:
    """What stands behind Escape."""
    title, code = play.match.game.title, match_code(play.match)
    if play.over and play.kept == SAVED:
        return Pause(title, ENDED, code, leave=LEAVE_FOR_GOOD)
    return Pause(title, play.kept, code, ends_of(play))


def show_menu(desk: Desk, course: TurnController) -> None:
    """Put it over the table, and do what is wished for there."""
    desk.app.stack.push(menu_page(course.play), partial(_grant, desk, course))


def _grant(desk: Desk, course: TurnController, wish: Wish) -> None:
    """Do what was wished for behind Escape; whatever page that is leads back to there."""
    stack, play, again = desk.app.stack, course.play, partial(show_menu, desk, course)
    match wish:
        case Wish.RULES:
            stack.push(rules_page(desk, course), lambda _: again())
        case Wish.LEARN:
            remind(desk, play.match.game, "Back to the table", back=again)
        case Wish.SETTINGS:
            stack.push(SettingsPage(desk), lambda _: again())
        case Wish.REPORT:
            show_report(desk, play.saved, again)
        case Wish.MATCHES:
            stack.pop(Next.MATCHES)
        case Wish.LEAVE:
            stack.pop(Next.MENU)
        case Wish.GIVE_UP:
            ask_to_give_up(desk, course, again)
        case Wish.ANEW:
            ask_to_begin_anew(desk, play, again)


def rules_page(desk: Desk, course: TurnController) -> RulesPage:
    """The rules at the clause of the refusal or hint that is being told, or at the one that matters now."""
    game, phase, notice = course.play.match.game, course.phase, course.talk.notice
    said = (notice.clause if notice is not None else "") or _advised_by(course.laid.pointer)
    clause = said or _accounted_by(phase) or game.words.clause(phase.view)
    return RulesPage(desk, game, clause, lambda chosen: remind(desk, chosen, "Back to the rules"))


def _advised_by(pointer: Pointer) -> str:
    """The clause of what a hint points out."""
    picker = pointer.picker
    if picker is None:
        return ""
    action = picker.action(pointer.advice)
    return "" if action is None else str(picker.game.words.clause_of(picker.view, action))


def _accounted_by(phase: Phase) -> str:
    """The clause by which a deal that has ended is counted."""
    account = phase.account if isinstance(phase, Accounting) else None
    return account.clause if account is not None else ""


def score_page(desk: Desk, play: Session, phase: Phase, title: str, links: Sequence[Shortcut]) -> Scoreboard:
    """The score so far, with ways to more."""
    match, words = play.match, play.match.game.words
    ended = isinstance(phase, Accounting) or match.to_move is None
    view = play.view if isinstance(phase, Accounting | Over) else phase.view
    code, counts = match_code(match), match.game.counts
    background = Background(
        aim="" if play.over else _aim(play, view),
        target=words.target(view),
        low_wins=match.game.low_wins,
        now=() if ended else tuple(_beside_total(play, view, seat) for seat in range(match.seats)),
        subtotals=words.subtotals(view),
        open_deal=lambda number: desk.app.stack.push(deal_page(desk, play, number)),
        account=play.account,
        compare=lambda: desk.app.stack.push(ComparePage(desk, match.game, code, play.saved.id)),
        over=play.over,
        faces=seated(play.saved.players, desk.settings.faces),
        backdrop=backdrop_of(desk, match.game),
    )
    return Scoreboard(title, play.names, match.standing, counts, code, links, background)


def _aim(play: Session, view: View) -> str:
    """Return what the match is played for, in a line."""
    aim = play.match.game.words.aim(view, play.cast)
    return "" if aim is None else str(aim)


def log_link(desk: Desk, lines: Sequence[str]) -> Shortcut:
    """The way from a page to the whole log."""
    return Shortcut("L", "Log", lambda: desk.app.stack.push(LogPage(lines)))


def _beside_total(play: Session, view: View, seat: Seat) -> str:
    """Return how a player stands in the running deal, without what has a column of its own."""
    words = play.match.game.words
    columns = [each.told[seat] for each in words.subtotals(view)]
    tally: Tally = words.tally(view, seat)
    if play.match.standing.deals:
        tally = replace(tally, total="")
    return str(replace(tally, running=tuple(part for part in tally.running if part not in columns)))


def deal_page(desk: Desk, play: Session, number: int) -> DealPage:
    """How a deal came out, with ways to the others and to the rules."""
    game = play.match.game

    def rules(clause: str) -> None:
        desk.app.stack.push(RulesPage(desk, game, clause))

    return DealPage(play.names, play.match.standing, number, play.account, rules, low_wins=game.low_wins)


def mute(desk: Desk) -> str:
    """Turn all sound off, or on again; what there is to say of it."""
    desk.change(muted=not desk.settings.muted)
    return "Sound is off." if desk.settings.muted else "Sound is on."


def curtain(play: Session, person: Seat) -> Curtain:
    """What hides the table until a person is there."""
    recap = "\n".join(line.words for line in play.recap(person)[-RECAP:])
    return Curtain(play.names[person], recap or (NOTHING_NEW if play.match.log else FRESH))


def match_code(match: Match) -> str:
    """The code of a match's deals."""
    return code_of(match.game, match.options, match.seats, match.seed)


def ends_of(play: Session) -> tuple[Wish, ...]:
    """In which ways a match may be ended now; no table of a last night is played twice."""
    if play.over or isinstance(play, ReadOnlySession):
        return ()
    descent = play.saved.descent
    night = descent is not None and descent.table == LAST_NIGHT
    return (Wish.GIVE_UP,) if night else (Wish.ANEW, Wish.GIVE_UP)


def ask_to_give_up(desk: Desk, course: TurnController, back: Back) -> None:
    """Ask whether a match is to end here; its end is told like any other once it has."""
    play = course.play

    def answered(how: GivenUp | None) -> None:
        back() if how is None else course.step(partial(play.give_up, how))

    page = GiveUpPage("Concede this match?", header_of(play.saved, desk.now()), GIVE_UP)
    desk.app.stack.push(page, answered)


def ask_to_begin_anew(desk: Desk, play: Session, back: Back) -> None:
    """Ask whether a match is to end here and another is to lie on the table."""

    def answered(how: GivenUp | None) -> None:
        if how is None:
            back()
        else:
            play.give_up(how)
            desk.app.stack.pop(Next.REMATCH)

    header = header_of(play.saved, desk.now())
    page = GiveUpPage(f"Restart {play.match.game.title}?", header, ANEW, OTHER_CARDS)
    desk.app.stack.push(page, answered)


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
