"""The pages that a table puts over itself."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine.ui.form import Shortcut
from game.cards import Seat
from game.contract.rules import View
from game.contract.words import Tally
from game.match import Match
from saves.deal_code import code_of
from scenes.deal_code import ComparePage
from scenes.deal_page import DealPage
from scenes.desk import Desk
from scenes.files import show_report
from scenes.lesson import ways
from scenes.rules_page import RulesPage
from scenes.scoreboard import Background, Next, Scoreboard
from scenes.settings_page import SettingsPage
from scenes.table.controller import TurnController
from scenes.table.giving_up import ask_to_begin_anew, ask_to_give_up, ends_of
from scenes.table.input.pointer import Pointer
from scenes.table.session import SAVED, Session
from scenes.table.states import Accounting, Over, Phase
from scenes.table_pages import LEAVE_FOR_GOOD, Curtain, LogPage, Pause, Wish

FRESH: Final = "The cards are dealt."
NOTHING_NEW: Final = "Nothing new since your turn."
RECAP = 6
"""Lines that the curtain tells of what everybody saw meanwhile."""


ENDED: Final = "This match is over. You'll find it under Matches."
STAYING: Final = (Next.GO_ON, Next.TABLE)
"""After these the person still sits at the table."""


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
            ways.remind(desk, play.match.game, "Back to the table", back=again)
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
    return RulesPage(desk, game, clause, lambda chosen: ways.remind(desk, chosen, "Back to the rules"))


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
