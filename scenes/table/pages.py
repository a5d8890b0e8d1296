"""Pages over the table: the menu, the curtain, the log, the rules, the score and conceding."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine.ui import styles
from engine.ui.form import BACK_BOX, Area, Form, MenuItem
from engine.ui.page import Dialog, Page
from game.cards import Seat
from game.contract.rules import View
from game.contract.words import LogLine, Tally
from game.match import Match, so_far
from saves.deal_code import code_of
from saves.descent import LAST_NIGHT, TableId, table_at
from saves.models import GivenUp
from saves.saved_match import header_of
from scenes.backdrop import Backdrop, BackdropPage, backdrop_of
from scenes.deal_code import COMPARE, COMPARE_TIP, DEAL_CODE, CodePage, ComparePage
from scenes.deal_page import DealPage
from scenes.desk import Desk
from scenes.files import show_report
from scenes.lesson.pages import show_introduction
from scenes.matches.actions import RESTART_NOTE, give_up_question
from scenes.message import go
from scenes.navigation import GoBack, Next
from scenes.players import faces_of
from scenes.rules_page import RulesPage
from scenes.scoreboard import BACK_TO_TABLE, Score, Scoreboard
from scenes.settings_page import SettingsPage
from scenes.table.controller import TurnController
from scenes.table.event_log import EventLog
from scenes.table.phases import DealOver, MatchOver, TablePhase
from scenes.table.pointer import Pointer
from scenes.table.session import SAVED, Session
from scenes.totals_plot import Course

LEFT, WIDE = 690.0, 540.0
"""The left edge and the width of the menu's column, in design pixels."""
ROW, BETWEEN, MAIN = 62.0, 8.0, 84.0
"""The height of a menu button, the gap below it, and the height of the Back button, in design pixels."""
RESTART = "Restart match"
LEAVE = "Leave the table"
BOX: Final = (330.0, 150.0, 1260.0, 790.0)
NO_MOVES_YET: Final = "The cards are dealt."
NO_NEWS: Final = "Nothing new since your turn."
RECAP_LINES = 6
"""The most lines on the curtain about recent public events."""
ENDED: Final = "This match is over. You'll find it under Matches."


class Pause(Dialog):
    """The menu over the table, which pops itself with the action chosen, or None for the table."""

    def __init__(self, title: str, save_note: str, items: Sequence[MenuItem]) -> None:
        self._title = title
        self._save_note = save_note
        """The sentence that says if the match is saved."""
        self._items = items

    def build(self, form: Form) -> None:
        """Place the buttons in a column, with Back first and the exit last."""
        head, note = form.line_height(styles.HEADING), form.text_height(self._save_note, WIDE, styles.FAINT)
        whole = head + note + 20 + MAIN + 20 + (ROW + BETWEEN) * len(self._items)
        top = (1080 - whole) / 2
        self.box = (LEFT - 48, top - 32, WIDE + 96, whole + 56)
        form.label(self._title, (LEFT, top, WIDE, head), styles.HEADING)
        top += head
        top += form.paragraph(self._save_note, (LEFT, top, WIDE), styles.FAINT) + 20
        form.button(BACK_TO_TABLE, (LEFT, top, WIDE, MAIN), self.back, main=True)
        top += MAIN + 20
        for item in self._items:
            press, box = partial(self.app.stack.pop, item.press), (LEFT, top, WIDE, ROW)
            form.button(item.name, box, press, key=item.key, cap=True, tip=item.tip)
            top += ROW + BETWEEN
        self.focus.begin(0)


class Curtain(Page):
    """An opaque page that names the next person; pops itself with True once they are ready.

    It is drawn instead of the table, never over it. The table's menu opens over it, and a choice made there
    is its result.
    """

    def __init__(self, name: str, since: Sequence[str], menu: GoBack) -> None:
        self._name = name
        self._since = since
        self._menu = menu

    def build(self, form: Form) -> None:
        """Place the name, the recent public events scrolled to the last, and the button."""
        words = f"Pass to {self._name}"
        style = styles.OUTCOME if form.width(words, styles.OUTCOME) <= 1800 else styles.HEADING
        high = min(370.0, sum(form.text_height(line, 930, styles.LEFT) for line in self._since) + 30)
        top = (1080 - high - 324) / 2
        form.label(words, (60, top, 1800, 120), style)
        form.label("No peeking!", (260, top + 125, 1400, 44), styles.FAINT)
        _show_end(form.text_box("\n".join(self._since), (460, top + 190, 1000, high)))
        ready = partial(self.app.stack.pop, True)
        form.button(f"I'm {self._name}", (460, top + high + 220, 1000, 104), ready, main=True)
        self.focus.key = 0

    def back(self) -> None:
        """Open the table's menu, which shows no cards."""
        self._menu()


class LogPage(BackdropPage):
    """A page with the whole log, scrolled to the last lines."""

    reads = True
    lamp = Scoreboard.lamp

    def __init__(self, lines: Sequence[str], backdrop: Backdrop) -> None:
        self._words = "\n".join(lines)
        self.backdrop = backdrop

    def build(self, form: Form) -> None:
        """Show the log, scrolled to its end, and the Back button."""
        form.label("Log", (360, 30, 1200, 100), styles.HEADING)
        _show_end(form.text_box(self._words, BOX))
        form.button("Back", BACK_BOX, self.back, key="L")


def _show_end(prose: Area) -> None:
    """Scroll a long text to its end."""
    if prose.pane is not None:
        prose.pane.scroll_to(1.0)


def show_menu(desk: Desk, controller: TurnController) -> None:
    """Show the menu that Esc opens over the table; every page opened from it returns to it."""
    stack, session = desk.app.stack, controller.session
    saved, game, code = session.saved, session.game, match_code(session.match)
    again = partial(show_menu, desk, controller)

    def opens(page: Callable[[], Page]) -> Callable[[], None]:
        return lambda: stack.push(page(), lambda _: again())

    def learn() -> None:
        show_introduction(desk, game, BACK_TO_TABLE, back=again, played=session.match)

    items = [
        MenuItem("Rules", opens(lambda: rules_page(desk, controller)), key="R"),
        MenuItem("Learn", learn),
        MenuItem("Settings", opens(lambda: SettingsPage(desk))),
        MenuItem("Matches", lambda: stack.pop(Next.MATCHES)),
        MenuItem("Report a bug", lambda: show_report(desk, session.saved, again), key="B"),
        MenuItem("Deal code", opens(lambda: CodePage(code)), tip=DEAL_CODE),
        *_ends(desk, controller, again),
        MenuItem(LEAVE, lambda: stack.pop(Next.MENU), key="Q"),
    ]
    title = game.title if saved.descent is None else table_at(TableId(game.id, saved.descent.table)).title
    save_note = ENDED if session.over and session.save_status == SAVED else session.save_status
    stack.push(Pause(title, save_note, items), go)


def rules_page(desk: Desk, controller: TurnController) -> RulesPage:
    """Return the rules page, open at the clause of the refusal, lesson, hint or position on screen."""
    session, phase, notice = controller.session, controller.phase, controller.messages.notice
    game = session.game
    said = (notice.clause if notice is not None else "") or session.clause
    advised = _hint_clause(controller.table_view.pointer)
    clause = said or advised or _account_clause(phase) or game.words.clause(phase.view)
    learn = partial(show_introduction, desk, back_label="Back to the rules", played=session.match)
    return RulesPage(desk, game, clause, None if session.taught else learn)


def _hint_clause(pointer: Pointer) -> str:
    """Return the clause behind the move that a hint points out."""
    picker = pointer.picker
    action = picker.action(pointer.advice)
    return "" if action is None else picker.game.words.clause_of(picker.view, action)


def _account_clause(phase: TablePhase) -> str:
    """Return the clause that scores a deal that has ended."""
    account = phase.account if isinstance(phase, DealOver) else None
    return account.clause if account is not None else ""


def score_page(desk: Desk, session: Session, phase: TablePhase, links: Sequence[MenuItem]) -> Scoreboard:
    """Return the score so far, with links to the rules, the log and each deal."""
    match, words = session.match, session.game.words
    counted = len(match.standing.deals) > len(phase.view.standing.deals)
    ended = counted or isinstance(phase, DealOver) or match.to_move is None
    view = session.view if counted or isinstance(phase, DealOver | MatchOver) else phase.view
    code, push, own = match_code(match), desk.app.stack.push, session.saved.id
    share = MenuItem("Deal code", lambda: push(CodePage(code)), tip=DEAL_CODE)
    compare = MenuItem(
        COMPARE, lambda: push(ComparePage(desk, match.game, code, own)), key="F", tip=COMPARE_TIP
    )
    standing = so_far(match, view)
    score = Score(
        Course(match.game.info, standing, words.target(view)),
        session.names,
        aim="" if session.over else _aim(session, view),
        now=() if ended else tuple(_beside_total(session, view, seat) for seat in range(match.seats)),
        subtotals=words.subtotals(view),
        over=session.over,
        account=session.account(len(standing.deals)),
        faces=faces_of(session.saved.players, desk.settings.faces),
        backdrop=backdrop_of(desk, match.game),
    )
    return Scoreboard(score, (*links, share, compare), lambda number: push(deal_page(desk, session, number)))


def _aim(session: Session, view: View) -> str:
    """Return the goal of the match in a line."""
    aim = session.game.words.aim(view, session.cast)
    return "" if aim is None else str(aim)


def log_link(desk: Desk, session: Session, event_log: EventLog) -> MenuItem:
    """Return the link from a page to the whole log."""
    backdrop = backdrop_of(desk, session.game)
    return MenuItem("Log", lambda: desk.app.stack.push(LogPage(event_log.sentences, backdrop)), key="L")


def _beside_total(session: Session, view: View, seat: Seat) -> str:
    """Return a player's standing in the running deal, without the parts shown in their own columns."""
    words = session.game.words
    columns = [each.words[seat] for each in words.subtotals(view)]
    tally: Tally = words.tally(view, seat)
    if session.match.standing.deals:
        tally = replace(tally, total="")
    running = tuple(part for part in tally.running if part not in columns)
    return str(replace(tally, running=running, marks=()))


def deal_page(desk: Desk, session: Session, number: int) -> DealPage:
    """Return the page with the result of one deal, with links to the others and to the rules."""
    game = session.game

    def rules(clause: str) -> None:
        desk.app.stack.push(RulesPage(desk, game, clause))

    return DealPage(session.names, session.match.standing, number, session.account, rules, game.info)


def mute(desk: Desk) -> str:
    """Toggle all sound; return a sentence that says so."""
    desk.change(replace(desk.settings, muted=not desk.settings.muted))
    return "Sound is off." if desk.settings.muted else "Sound is on."


def curtain(session: Session, person: Seat, menu: GoBack) -> Curtain:
    """Return the curtain that hides the table until a person is ready."""
    told = [line.words for line in recap(session, person)[-RECAP_LINES:]]
    return Curtain(session.names[person], told or [NO_NEWS if session.match.log else NO_MOVES_YET], menu)


def recap(session: Session, seat: Seat) -> list[LogLine]:
    """Return the public events since a seat last acted, in sentences."""
    acted = [index + 1 for index, entry in enumerate(session.match.log) if entry.seat == seat]
    events = session.match.history(None, acted[-1] if acted else 0)
    return session.empty_log().add_all(events, session.view).lines


def match_code(match: Match) -> str:
    """Return the code of a match's deals."""
    return code_of(match.game, match.options, match.seats, match.seed)


def _ends(desk: Desk, controller: TurnController, again: GoBack) -> list[MenuItem]:
    """Return the menu's items that end a match early. The Descent's last table can't be restarted."""
    session, ask = controller.session, partial(_ask_to_end, desk, controller, again)
    if session.over:
        return []
    concede = MenuItem("Concede", partial(ask, restarts=False))
    descent = session.saved.descent
    if descent is not None and descent.table == LAST_NIGHT:
        return [concede]
    return [MenuItem(RESTART, partial(ask, restarts=True)), concede]


def _ask_to_end(desk: Desk, controller: TurnController, again: GoBack, *, restarts: bool) -> None:
    """Ask to concede or restart a match, then show its end or begin another."""
    session = controller.session

    def answered(how: GivenUp | None) -> None:
        if how is None:
            again()
        elif restarts:
            session.give_up(how)
            desk.app.stack.pop(Next.REMATCH)
        else:
            controller.rebuild_after(partial(session.give_up, how))

    header = header_of(session.saved, desk.now())
    person = session.saved.person
    title = "Concede this match?"
    if person is not None:
        title = session.cast.ask(person, title)
    restart = give_up_question("Restart this match?", header, "Restart", RESTART_NOTE)
    desk.app.stack.push(restart if restarts else give_up_question(title, header), answered)
