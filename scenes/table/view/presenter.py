"""The presenter: makes the view model from the table's phase, its view and the messages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import pygame

from game.cards import Seat
from game.contract.options import variant_of
from game.contract.rules import View
from game.contract.table import Carry, Effect, Touch
from game.contract.words import SEPARATOR, Account, Notes
from game.info import GameInfo
from game.sentences import MATCH_OVER, noun, number, signed
from saves.saved_match import SavedMatch
from scenes.players import Expression, after_deal, after_match, blink, head, picture
from scenes.table.event_log import latest, summaries
from scenes.table.messages import Messages
from scenes.table.phases import (
    DealOver,
    Deciding,
    MatchOver,
    PassingOn,
    Recalling,
    Showing,
    ShowingVerdict,
    TablePhase,
    Waiting,
    Watching,
    decided_captions,
    ends_deal,
    view_after,
)
from scenes.table.picker import BY_KEYS, BY_MOUSE, where_to
from scenes.table.pointer import CardKey
from scenes.table.view.buttons import button_at, focused, press_buttons, press_rects, tool_buttons
from scenes.table.view.table_view import TableView
from scenes.table.view.view_model import (
    Badge,
    Caption,
    OpenLog,
    PlayerPlate,
    PromptLine,
    ShownResult,
    TableButton,
    TableFrame,
    Tone,
    Tool,
)

THINKING, UNDECIDED = "thinking…", "thinking hard…"
SEE_RESULT = "See result"
"""The label of the Continue button after the last deal of a match."""


class Presenter:
    """The presenter of a table in its current phase; the end of a deal has a `ResultPresenter`."""

    def __init__(self, table: TableView, phase: TablePhase, messages: Messages) -> None:
        self._table = table
        self._phase = phase
        self._messages = messages
        self._session = table.session
        self._words = table.session.game.words
        self._board = table.board
        self._pointer = table.pointer
        self._view = self._shown_view()

    def frame(self, buttons: Sequence[TableButton], log: OpenLog | None = None) -> TableFrame:
        """Return the view model of the table now, with the log if it is open."""
        phase, pointer, messages = self._phase, self._pointer, self._messages
        lately, notice, dragged = messages.recent_lines, messages.notice, pointer.dragged
        focus = focused(pointer, buttons)
        under = focus or button_at(buttons, pointer.at)
        return TableFrame(
            prompt=notice or self._prompt(),
            last_event=self._last_event(),
            last_events=tuple(summaries(lately, self._session.cast.you))
            if isinstance(phase, Deciding)
            else (),
            aim=self._aim(),
            account=self._account(),
            plates=tuple(self._plate(seat, place) for seat, place in self._board.hands.items()),
            captions=tuple(self._captions()),
            badges=self._badges(),
            labels=self._labels(),
            banner=self._table.director.banner,
            notes=self._notes(),
            preview=self._preview(),
            tip=self._table.tips(phase, buttons).tip(notice),
            speech=messages.speech,
            buttons=tuple(buttons),
            hovered=under.label if under is not None and under.live else "",
            lit=frozenset(pointer.targets()),
            dragged=dragged.card if dragged is not None else None,
            ring=self._ring(focus),
            log=log,
        )

    def _last_event(self) -> str:
        return "" if isinstance(self._phase, ShowingVerdict) else latest(self._messages.recent_lines)

    def _aim(self) -> str:
        """Return the kind of match, the target and the leader, and in the first deal the variant."""
        if isinstance(self._phase, MatchOver):
            return ""
        saved, aim = self._session.saved, self._words.aim(self._view, self._session.cast)
        said = "" if aim is None else str(aim)
        variant = "" if self._view.standing.deals else variant_of(saved.match.options)
        return SEPARATOR.join(filter(None, (_counts_as(saved), variant, said)))

    def _account(self) -> tuple[ShownResult, ...]:
        return ()

    def _shown_view(self) -> View:
        """Return the view after the events being shown if the board matches it, else the one before them.

        At the end of the match it stays the one before, because the account shows the result.
        """
        then, before = view_after(self._phase), self._phase.view
        if then is None or (then.standing.winners and not before.standing.winners):
            return before
        return then if self._board.matches(then) else before

    def _notes(self) -> Notes:
        """Return the notes, unless they are outdated."""
        behind = bool(self._table.director.banner) and not self._board.matches(self._view)
        if behind or self._deal_ends or "notes" not in self._board.table_map.zones:
            return ()
        return self._words.notes(self._view, self._session.cast)

    @property
    def _deal_ends(self) -> bool:
        """True while events are shown that end a deal."""
        return isinstance(self._phase, Showing) and any(map(ends_deal, self._phase.batches))

    def _captions(self) -> Iterator[Caption]:
        """Yield the captions of piles, each from a view in which the pile is as shown.

        While the deal ends there are only those changed by a verdict.
        """
        phase = self._phase
        decided = decided_captions(self._session, phase, self._board.cards)
        possible = () if self._deal_ends else (self._view, phase.view, view_after(phase))
        views = [view for view in possible if view is not None]
        for place in range(len(self._board.places)):
            cards = self._board.cards(place)
            view = next((view for view in views if view.piles[place] == cards), None)
            words = "" if view is None else self._words.caption(view, place)
            if words := decided.get(place, words):
                yield Caption(place, words)

    def _badges(self) -> tuple[Badge, ...]:
        counts = ((place, self._count(place)) for place in range(len(self._board.places)))
        return tuple(Badge(place, figure) for place, figure in counts if figure)

    def _count(self, place: int) -> int | None:
        """Return the number on a pile; a count of its cards is that of the cards shown."""
        figure = self._words.count(self._view, place)
        lie = figure == len(self._view.piles[place])
        return len(self._board.piles[place]) if lie else figure

    def _prompt(self) -> PromptLine:
        return PromptLine(self._question())

    def _question(self) -> str:
        session, pointer = self._session, self._pointer
        match self._phase:
            case Showing() | Recalling():
                return ""
            case ShowingVerdict(verdict=verdict):
                return verdict.words
            case Watching(prompt=own) if own:
                return own
            case MatchOver() if session.saved.given_up is not None:
                return MATCH_OVER
            case PassingOn(person=person):
                return f"{session.names[person]} is next. Press [Enter], then swap places."
            case Deciding(picker=picker) if pointer.chosen and pointer.advice is None:
                return where_to(picker, pointer.chosen, BY_KEYS if pointer.focus.shown else BY_MOUSE)
        return self._words.prompt(self._phase.view, session.cast)

    def _plate(self, seat: Seat, place: int) -> PlayerPlate:
        player, where = self._session.saved.players[seat], self._board.places[place]
        face = self._table.faces[seat]
        effect = self._effect(seat)
        expression, far = self._expression(seat, effect), seat != self._board.layout.near
        scores = [self._score(other) for other in range(self._board.seats)]
        known = [score for score in scores if score is not None]
        best = min(known, default=0) if self._session.game.info.low_wins else max(known, default=0)
        return PlayerPlate(
            seat,
            self._session.names[seat],
            player.level,
            scores[seat],
            leads=len(set(known)) > 1 and scores[seat] == best,
            cards=len(self._board.piles[place]) if where.kind.counted else 0,
            note=SEPARATOR.join(self._note(seat)),
            next=seat == self._next_seat(),
            turn=seat == acting(self._phase),
            thinking=self._thinking(seat),
            face=(head if far else picture)(face, expression),
            blink=blink(face) if far and expression is Expression.RESTING else "",
            effect=effect,
        )

    def _effect(self, seat: Seat) -> Effect | None:
        """Return the effect on a seat; harm to the viewer isn't shown on the viewer's turn."""
        now = next((each for each in self._messages.effects if each.seat == seat), None)
        mine = isinstance(self._phase, Deciding) and seat == self._session.viewer
        return None if mine and now is not None and not now.gain else now

    def _thinking(self, seat: Seat) -> str:
        phase = self._phase
        if not isinstance(phase, Waiting) or seat != phase.seat or seat == self._session.viewer:
            return ""
        return UNDECIDED if phase.close_race else THINKING

    def _expression(self, seat: Seat, effect: Effect | None) -> Expression:
        """Return a player's expression; everyone else looks sour when a player calls the deal's end."""
        if self._table.impact.darkness.caller not in (None, seat):
            return Expression.SOUR
        if isinstance(self._phase, MatchOver):
            return after_match(self._session.match.standing.ranks)[seat]
        return self._passing_expression(seat, effect)

    def _passing_expression(self, seat: Seat, effect: Effect | None) -> Expression:
        """Return a player's expression while they speak, feel an effect or think."""
        line, phase = self._messages.speech, self._phase
        if line is not None and line.seat == seat:
            return line.expression
        if effect is not None and (effect.gain or effect.unwelcome):
            return Expression.GLAD if effect.gain else Expression.SOUR
        thinks = isinstance(phase, Waiting) and phase.seat == seat
        return Expression.THINKING if thinks else Expression.RESTING

    def _next_seat(self) -> Seat | None:
        """Return the next player, if there are more than two."""
        phase = self._phase
        if len(self._session.names) < 3 or not isinstance(phase, Deciding | Waiting | Watching):
            return None
        following = self._words.following(phase.view)
        return None if following == phase.view.to_move else following

    def _score(self, seat: Seat) -> int | None:
        """Return the score in a player's gem."""
        return self._words.score(self._view, seat)

    def _note(self, seat: Seat) -> list[str]:
        """Return the note under a name: counts and marks, or the last move if nothing is counted."""
        tally = self._words.tally(self._view, seat)
        last = "" if self._session.watched else self._messages.last_effects.get(seat, "")
        return [last] if last and not tally.running else [*tally.running, *tally.marks]

    def _labels(self) -> tuple[Caption, ...]:
        """Return the large words over places."""
        return tuple(Caption(place, words) for place, words in self._table.director.labels.items())

    def _preview(self) -> Caption | None:
        """Return the preview of the gesture pointed at, unless a hint is shown."""
        gesture, picker = self._pointer.pointed_gesture(), self._pointer.picker
        if not isinstance(gesture, Carry | Touch):
            return None
        words = picker.preview(action) if (action := picker.action(gesture)) is not None else ""
        notice = self._messages.notice
        told = notice is not None and notice.tone is Tone.HINT
        return None if told or not words else Caption(gesture.place, words)

    def buttons(self, tools: Mapping[Tool, bool]) -> tuple[TableButton, ...]:
        """Return the buttons: the game's choices or Continue, and the tools."""
        area = self._board.zone("buttons").rect
        match self._phase:
            case DealOver() | MatchOver():
                label = SEE_RESULT if self._session.over else Tool.GO_ON.label
                beside = [TableButton(label, Tool.GO_ON.key, press_rects(area, 1)[0], Tool.GO_ON)]
            case PassingOn(person=person):
                label = f"Pass to {self._session.names[person]}"
                beside = [TableButton(label, Tool.PASS_ON.key, press_rects(area, 1)[0], Tool.PASS_ON)]
            case _:
                beside = press_buttons(self._pointer, area)
        return (*beside, *tool_buttons(tools, self._board.window))

    def _ring(self, focused_button: TableButton | None) -> pygame.Rect | None:
        """Return the area of the keyboard's focus; none for a card, which is lit instead."""
        focus = self._pointer.focus
        if focused_button is not None:
            return focused_button.rect
        if focus.target is None or not focus.shown or isinstance(focus.key, CardKey):
            return None
        return focus.target.rect


class ResultPresenter(Presenter):
    """The presenter of the end of a deal: who won, and each player's account."""

    def __init__(self, table: TableView, ended: DealOver, messages: Messages) -> None:
        super().__init__(table, ended, messages)
        self._ended = ended

    @property
    def _announces_winner(self) -> bool:
        """True while the banner announces the winner of the match."""
        return bool(self._table.director.banner)

    def _prompt(self) -> PromptLine:
        """Return the winner, why the deal ended and how it is scored; a match's winner is announced later."""
        if self._announces_winner:
            return PromptLine("")
        account, session = self._ended.account, self._session
        told = [] if account is None else [*filter(None, (account.ended, account.rule))]
        untold = bool(self._ended.rest) and session.match.to_move is None
        if (session.over or account is None) and not untold:
            told = [session.deal_result, *told]
        return PromptLine(told[0], more=tuple(told[1:])) if told else PromptLine("")

    def _account(self) -> tuple[ShownResult, ...]:
        """Return each player's result of the deal; none while the winner is announced."""
        if self._ended.account is None or self._announces_winner:
            return ()
        game = self._session.game
        rows = shown_results(self._ended.account, game.info, along=game.words.parts is not None)
        return tuple(replace(row, sum=row.sum.in_order(self._board.held_by(row.seat))) for row in rows)

    def _score(self, seat: Seat) -> int | None:
        """Return the score in a player's gem, including the deal's points once they have arrived."""
        arrived = self._ended.account is not None and not self._table.score_animation.under_way
        return self._words.score(self._session.view if arrived else self._view, seat)

    def _note(self, seat: Seat) -> list[str]:
        account = self._ended.account
        if account is None:
            return super()._note(seat)
        return [row.beside for row in account.rows if row.seat == seat]

    def _effect(self, seat: Seat) -> Effect | None:
        return None if self._table.score_animation.under_way else super()._effect(seat)

    def _expression(self, seat: Seat, effect: Effect | None) -> Expression:
        """Return a player's expression after the match, or after the deal if more follow."""
        played, deal = self._session.match, self._ended.view.deal
        if not self._ended.rest and played.to_move is None:
            return after_match(played.standing.ranks)[seat]
        if deal <= len(played.standing.deals):
            points, low_wins = played.standing.deals[deal - 1], self._session.game.info.low_wins
            return after_deal(points, low_wins=low_wins)[seat]
        return self._passing_expression(seat, effect)

    def _labels(self) -> tuple[Caption, ...]:
        return super()._labels() if self._ended.account is None else ()

    def _last_event(self) -> str:
        return ""

    def _aim(self) -> str:
        return ""

    def _notes(self) -> Notes:
        return ()

    def _captions(self) -> Iterator[Caption]:
        return iter(())

    def _badges(self) -> tuple[Badge, ...]:
        return ()


def presenter_of(table: TableView, phase: TablePhase, messages: Messages) -> Presenter:
    """Return the presenter of a table in a phase."""
    if isinstance(phase, DealOver):
        return ResultPresenter(table, phase, messages)
    return Presenter(table, phase, messages)


def acting(phase: TablePhase) -> Seat | None:
    """Return the seat to move, or the one whose action is being shown."""
    match phase:
        case Showing(actor=actor) | ShowingVerdict(shown=Showing(actor=actor)):
            return actor
        case Deciding() | Waiting() | PassingOn() | Watching():
            return phase.view.to_move
    return None


def _counts_as(saved: SavedMatch) -> str:
    """Return the kind of match if it affects how it counts: practice or a daily deal."""
    if not saved.firsthand:
        return "Practice"
    return "Daily deal" if saved.day is not None else ""


def shown_results(account: Account, info: GameInfo, *, along: bool = False) -> tuple[ShownResult, ...]:
    """Return each player's result of a deal, with the unit unless it is points.

    If scores were counted ``along`` the way, give totals instead of the change.
    """

    def words(points: int) -> str:
        if along:
            return f"{number(points)} in all"
        if not points or info.unit == "point":
            return signed(points)
        return f"{signed(points)} {noun(abs(points), info.unit)}"

    def good(points: int) -> bool | None:
        return (points < 0) is info.low_wins if points else None

    return tuple(
        ShownResult(row.seat, row.sum, words(row.points), None if along else row.points, good(row.points))
        for row in account.rows
    )
