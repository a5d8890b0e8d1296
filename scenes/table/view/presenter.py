"""The presenter: makes the view model from the state of the table, what lies on it, and the messages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from game.cards import Seat
from game.contract.rules import View
from game.contract.table import BySeat, Carry, Effect, InZone, OnPlace, Piece, Press, Spot, Touch
from game.contract.words import SEPARATOR, LogLine, Notes, Tally
from game.match import Match
from saves.models import Settings
from saves.saved_match import SavedMatch
from scenes.descent.progress import wins_a_table
from scenes.players import Look, about, after_deal, after_match, blink, head, picture
from scenes.table.animation.director import Director
from scenes.table.animation.players import PointsFlight, account_rows
from scenes.table.event_log import tellings
from scenes.table.picker import BY_KEYS, BY_MOUSE, where_to
from scenes.table.pointer import ButtonKey, By, CardKey, PlaceKey, Pointer
from scenes.table.session import Session
from scenes.table.states import (
    Accounting,
    Beholding,
    Deciding,
    HandingOn,
    Looking,
    Over,
    Phase,
    Recalling,
    Showing,
    Waiting,
    decided_captions,
    ends_deal,
    view_after,
)
from scenes.table.view.board import HAND, Board
from scenes.table.view.buttons import (
    autoplay_prompt,
    explained,
    focused,
    press_buttons,
    press_rects,
    tool_buttons,
)
from scenes.table.view.pieces import Pieces
from scenes.table.view.view_model import (
    AccountRow,
    Badge,
    Caption,
    OpenLog,
    PlayerPlate,
    Saying,
    StripLine,
    TableButton,
    TableFrame,
    Tip,
    Tool,
)

THINKING, UNDECIDED = "thinking…", "thinking hard…"
GIVEN_UP = "You conceded this match."
KEYS_FOR_CARDS = "← → to choose, Enter to play."
KEYS_FOR_PLACES = "Press Enter."
"""Said in place of advice for the mouse to somebody who uses the keyboard."""
ENDED = Accounting | Over


@dataclass(frozen=True, slots=True)
class Pointed:
    """A thing that is pointed at."""

    about: pygame.Rect
    """Its area, in window pixels."""
    button: TableButton | None = None
    spot: Spot | None = None
    piece: Piece | None = None
    hindered: Carry | None = None
    keys: str = ""
    """Advice for the keyboard, in place of what to do with the pointer."""


@dataclass(frozen=True, slots=True)
class Explainer:
    """The explainer of one table, as one viewer sees it."""

    session: Session
    board: Board
    pieces: Pieces
    pointer: Pointer

    def tip(self, phase: Phase, buttons: Sequence[TableButton], notice: StripLine | None) -> Tip | None:
        """Return the tooltip of what was pointed at last, unless something was done or happened since."""
        pointer = self.pointer
        if pointer.asks is None or pointer.held is not None:
            return None
        thing = self._focused(buttons) if pointer.asks is By.KEYS else self._under_pointer(buttons)
        words = "" if thing is None else self._explained(phase, thing)
        if thing is None or not words or (notice is not None and notice.words.startswith(words)):
            return None
        return Tip(words, thing.about)

    def explained(self, phase: Phase, buttons: Sequence[TableButton]) -> str:
        """Return what lies under the pointer and what one can do there, or why a card cannot be played."""
        thing = self._under_pointer(buttons)
        return "" if thing is None else self._explained(phase, thing)

    def _explained(self, phase: Phase, thing: Pointed) -> str:
        if thing.button is not None:
            return explained(thing.button)
        spot, picker = thing.spot, self.pointer.picker
        who = about(self.session.saved.players[spot.seat]) if isinstance(spot, BySeat) else ""
        if isinstance(phase, Showing | Recalling | Beholding | Accounting):
            return who
        if picker is not None and thing.hindered is not None:
            return picker.refusal(thing.hindered).sentence
        words, cast = self.session.match.game.words.explain, self.session.cast
        beside = None if thing.piece is None else words(phase.view, thing.piece, cast)
        if beside is not None:
            return " ".join(filter(None, (self.session.explained(beside), who)))
        explanation = None if spot is None else words(phase.view, spot, cast)
        if explanation is not None and explanation.how and thing.keys:
            explanation = replace(explanation, how=thing.keys)
        known = "" if explanation is None else self.session.explained(explanation)
        return " ".join(filter(None, (who, known)))

    def _under_pointer(self, buttons: Sequence[TableButton]) -> Pointed | None:
        pointer = self.pointer
        button = next((each for each in buttons if each.rect.collidepoint(pointer.at)), None)
        if button is not None:
            return Pointed(button.rect, button=button)
        spot, piece = pointer.spot() or self._noted(), self.pieces.at(pointer.at)
        rects = [] if piece is None else [piece.rect]
        if isinstance(spot, OnPlace) and pointer.hovered is not None:
            rects.append(self.board.reach(pointer.hovered))
        elif spot is not None:
            rects.append(self._area(spot))
        if not rects:
            return None
        about = rects[0].unionall(rects[1:])
        return Pointed(about, None, spot, None if piece is None else piece.piece, pointer.hindered())

    def _focused(self, buttons: Sequence[TableButton]) -> Pointed | None:
        target = self.pointer.focus.target
        match target.key if target is not None else None:
            case ButtonKey(label=label):
                button = next((each for each in buttons if each.label == label), None)
                return None if button is None else Pointed(button.rect, button=button)
            case CardKey(card=card) if (sprite := self.board.sprite_of(card)) is not None:
                return Pointed(
                    self.board.reach(sprite), spot=OnPlace(self.board.place_of(sprite)), keys=KEYS_FOR_CARDS
                )
            case PlaceKey(place=place):
                return Pointed(self._area(OnPlace(place)), spot=OnPlace(place), keys=KEYS_FOR_PLACES)
        return None

    def _noted(self) -> InZone | None:
        """Return the notes, if they are pointed at."""
        if "notes" not in self.board.table_map.zones:
            return None
        notes = InZone("notes")
        return notes if self._area(notes).collidepoint(self.pointer.at) else None

    def _area(self, spot: Spot) -> pygame.Rect:
        match spot:
            case BySeat(seat=seat):
                return self.board.named(seat)
            case OnPlace(place=place):
                return self.board.area(place, slack=0)
            case InZone(name=name):
                return self.board.table_map.zone(name, self.board.window).rect
        raise AssertionError("a card is pointed at where it lies")


def look(phase: Phase, seat: Seat, match: Match, befell: Effect | None = None) -> Look:
    """Return a player's expression; ``befell`` is what has just happened to them."""
    standing = match.standing
    match phase:
        case Accounting(view=view) if view.deal <= len(standing.deals):
            return after_deal(standing.deals[view.deal - 1], low_wins=match.game.info.low_wins)[seat]
        case Over():
            return after_match(standing.ranks)[seat]
        case _ if befell is not None and (befell.gain or befell.unwelcome):
            return Look.GLAD if befell.gain else Look.SOUR
        case Waiting(seat=thinker) if thinker == seat:
            return Look.THINKING
    return Look.RESTING


def _thinking(phase: Phase, seat: Seat) -> str:
    if not isinstance(phase, Waiting) or seat != phase.seat:
        return ""
    return UNDECIDED if phase.undecided else THINKING


def happening(phase: Phase, effects: Sequence[Effect], seat: Seat, viewer: Seat | None) -> Effect | None:
    """Return the effect on a seat; harm to the viewer is past once it is the viewer's turn."""
    now = next((each for each in effects if each.seat == seat), None)
    past = isinstance(phase, Deciding) and seat == viewer and now is not None and not now.gain
    return None if past else now


@dataclass(frozen=True, slots=True)
class Said:
    """The messages of the moment, and the open log."""

    news: tuple[LogLine, ...]
    notice: StripLine | None
    happenings: tuple[Effect, ...]
    moves: Mapping[Seat, str]
    """By seat: what it did last."""
    speech: Saying | None
    log: OpenLog | None


@dataclass(frozen=True, slots=True)
class Presenter:
    """The presenter of one table, as one viewer sees it."""

    session: Session
    faces: tuple[str, ...]
    """By seat: whose face each wears."""
    board: Board
    pieces: Pieces
    director: Director
    pointer: Pointer
    points_flight: PointsFlight

    def frame(self, phase: Phase, said: Said, buttons: Sequence[TableButton]) -> TableFrame:
        """Return the view model of the table now."""
        view, held = self._as_it_lies(phase), self.pointer.held
        focus = focused(self.pointer, buttons)
        under = focus or next((each for each in buttons if each.rect.collidepoint(self.pointer.at)), None)
        return TableFrame(
            prompt=said.notice or StripLine(self._asked(phase)),
            news="" if isinstance(phase, Accounting | Beholding) or not said.news else said.news[-1].words,
            fuller=tuple(tellings(said.news, self.session.cast.you)) if isinstance(phase, Deciding) else (),
            aim="" if isinstance(phase, ENDED) else self._aim(view),
            account=self._account(phase),
            plates=tuple(self._plates(phase, said, view)),
            captions=tuple(self._captions(phase, view)),
            badges=self._badges(phase, view),
            labels=self._labels(phase),
            banner=self.director.banner,
            notes=self._notes(phase, view),
            preview=self._preview(),
            tip=self.explainer.tip(phase, buttons, said.notice),
            speech=said.speech,
            buttons=tuple(buttons),
            hot=under.label if under is not None and under.live else self._advised(),
            lit=frozenset(self.pointer.targets()),
            held=held.card if held is not None else None,
            ring=self._ring(buttons),
            log=said.log,
        )

    def _aim(self, view: View) -> str:
        """Return the kind of match, if it matters, the target and the leader."""
        saved, aim = self.session.saved, self.session.match.game.words.aim(view, self.session.cast)
        if aim is not None and wins_a_table(saved):
            aim = replace(aim, goal=f"{aim.goal} this table")
        said = "" if aim is None else str(aim)
        return SEPARATOR.join(filter(None, (_counts_as(saved), said)))

    def _account(self, phase: Phase) -> tuple[AccountRow, ...]:
        """Return each player's points of the deal that has just ended."""
        if not isinstance(phase, Accounting) or phase.account is None:
            return ()
        rows = account_rows(phase.account, low_wins=self.session.match.game.info.low_wins)
        return tuple(replace(row, sum=row.sum.in_order(self.board.held_by(row.seat))) for row in rows)

    def _as_it_lies(self, phase: Phase) -> View:
        """Return the view after the events being shown, once the board looks like it; else the one before.

        So it stays where the last deal ends: what it brought is told by its account.
        """
        then, before = view_after(phase), phase.view
        if then is None or (then.standing.winners and not before.standing.winners):
            return before
        return then if self.board.matches(then) else before

    def _notes(self, phase: Phase, view: View) -> Notes:
        """Return the notes, unless the large words or the account tell more."""
        behind = bool(self.director.banner) and not self.board.matches(view)
        if behind or isinstance(phase, Accounting) or "notes" not in self.board.table_map.zones:
            return ()
        notes: Notes = self.session.match.game.words.notes(view, self.session.cast)
        return notes

    def _captions(self, phase: Phase, lies: View) -> Iterator[Caption]:
        """Yield words beside piles, each from a view in which the pile lies as shown.

        Once the deal is over they no longer tell anybody what to do.
        """
        if isinstance(phase, Accounting):
            return
        decided = decided_captions(self.session, phase, self.board.cards)
        over = isinstance(phase, Showing) and any(map(ends_deal, phase.batches))
        possible = () if over else (lies, phase.view, view_after(phase))
        views = [view for view in possible if view is not None]
        for place in range(len(self.board.places)):
            cards = self.board.cards(place)
            view = next((view for view in views if view.piles[place] == cards), None)
            words = "" if view is None else str(self.session.match.game.words.caption(view, place))
            if words := decided.get(place, words):
                yield Caption(place, words)

    def _badges(self, phase: Phase, view: View) -> tuple[Badge, ...]:
        """Return the figures on piles."""
        places = () if isinstance(phase, Accounting) else range(len(self.board.places))
        counts = ((place, self.session.match.game.words.count(view, place)) for place in places)
        return tuple(Badge(place, figure) for place, figure in counts if figure)

    def _advised(self) -> str:
        """Return the label of the button that a hint advises to press."""
        advice = self.pointer.advised()
        return advice.label if isinstance(advice, Press) else ""

    def _asked(self, phase: Phase) -> str:
        """Return the prompt."""
        match phase:
            case Showing() | Recalling():
                return ""
            case Beholding(verdict=verdict):
                return verdict.words
            case Accounting(account=account):
                return self.session.after_deal if account is None else f"{account.ended}\n{account.rule}"
            case Looking(says=says) if says:
                return says
            case Over() if self.session.saved.given_up is not None:
                return GIVEN_UP
            case HandingOn(person=person):
                return (
                    f"{self.session.names[person]} is next. Press [Enter] to hide the cards, then swap seats."
                )
            case Deciding(picker=picker) if self.pointer.chosen and self.pointer.advice is None:
                return where_to(
                    picker, self.pointer.chosen, BY_KEYS if self.pointer.focus.shown else BY_MOUSE
                )
        return str(self.session.match.game.words.prompt(phase.view, self.session.cast))

    def _plates(self, phase: Phase, said: Said, view: View) -> list[PlayerPlate]:
        return [
            self._plate(phase, said, view, where.seat, place)
            for place, where in enumerate(self.board.places)
            if where.kind.name == HAND and where.seat is not None
        ]

    def _plate(self, phase: Phase, said: Said, view: View, seat: Seat, place: int) -> PlayerPlate:
        player, where = self.session.saved.players[seat], self.board.places[place]
        counting = isinstance(phase, Accounting) and self.points_flight.under_way
        befell = None if counting else happening(phase, said.happenings, seat, self.session.viewer)
        how, far = self._look(phase, seat, befell), seat != self.board.near
        scores = [self._score(phase, view, other) for other in range(self.board.seats)]
        known = [score for score in scores if score is not None]
        best = min(known, default=0) if self.session.match.game.info.low_wins else max(known, default=0)
        return PlayerPlate(
            seat,
            self.session.names[seat],
            player.level,
            scores[seat],
            leads=len(set(known)) > 1 and scores[seat] == best,
            cards=len(self.board.piles[place]) if where.kind.counted else 0,
            note=SEPARATOR.join(self._known_of(phase, view, seat, said.moves.get(seat, ""))),
            next=seat == self._following(phase),
            turn=seat == acting(phase),
            thinking="" if seat == self.session.viewer else _thinking(phase, seat),
            face=(head if far else picture)(self.faces[seat], how),
            blink=blink(self.faces[seat]) if far and how is Look.RESTING else "",
            happening=befell,
        )

    def _look(self, phase: Phase, seat: Seat, befell: Effect | None) -> Look:
        """Return how somebody takes what is going on: nobody likes it that another calls."""
        called = self.director.impact.called
        if called not in (None, seat) and not isinstance(phase, Accounting):
            return Look.SOUR
        return look(phase, seat, self.session.match, befell)

    def _following(self, phase: Phase) -> Seat | None:
        """Return the next player, where more than two take turns."""
        if len(self.session.names) < 3 or not isinstance(phase, Deciding | Waiting | Looking):
            return None
        following: Seat | None = self.session.match.game.words.following(phase.view)
        return None if following == phase.view.to_move else following

    def _score(self, phase: Phase, view: View, seat: Seat) -> int | None:
        """Return the figure in a player's gem, with what a deal brought once that has arrived."""
        if isinstance(phase, Accounting) and phase.account is not None and not self.points_flight.under_way:
            view = self.session.view
        score: int | None = self.session.match.game.words.score(view, seat)
        return score

    def _known_of(self, phase: Phase, view: View, seat: Seat, move: str) -> list[str]:
        """Return a player's facts other than the score; the last move where the game keeps no count."""
        if isinstance(phase, Accounting) and phase.account is not None:
            return [row.beside for row in phase.account.rows if row.seat == seat]
        tally: Tally = self.session.match.game.words.tally(view, seat)
        known = (move,) if move and not tally.running else (*tally.running, *tally.marks)
        return list(known)

    def _labels(self, phase: Phase) -> tuple[Caption, ...]:
        """Return large words over places, unless the account of the deal tells it all."""
        if isinstance(phase, Accounting) and phase.account is not None:
            return ()
        return tuple(Caption(place, words) for place, words in self.director.labels.items())

    @property
    def explainer(self) -> Explainer:
        """The explainer of things that are pointed at."""
        return Explainer(self.session, self.board, self.pieces, self.pointer)

    def _preview(self) -> Caption | None:
        """Return the preview of the gesture pointed at; that of a button stands on the button."""
        gesture, picker = self.pointer.pointed_gesture(), self.pointer.picker
        if not isinstance(gesture, Carry | Touch) or picker is None:
            return None
        words = picker.preview(action) if (action := picker.action(gesture)) is not None else ""
        return Caption(gesture.place, words) if words else None

    def buttons(self, phase: Phase, tools: Mapping[Tool, bool]) -> tuple[TableButton, ...]:
        """Return the game's choices or the way on beside the hand, and the tools on the rail."""
        area = self.board.table_map.zone("buttons", self.board.window).rect
        match phase:
            case Accounting() | Over():
                beside = [TableButton(Tool.GO_ON.label, Tool.GO_ON.key, press_rects(area, 1)[0], Tool.GO_ON)]
            case HandingOn(person=person):
                label = f"Pass to {self.session.names[person]}"
                beside = [TableButton(label, Tool.PASS_ON.key, press_rects(area, 1)[0], Tool.PASS_ON)]
            case _:
                beside = press_buttons(self.pointer.picker, area)
        return (*beside, *tool_buttons(tools, self.board.window))

    def autoplay_prompt(
        self, phase: Phase, settings: Settings, own: Sequence[TableButton]
    ) -> tuple[TableButton, ...]:
        """Return the offer to make forced moves, where it is made."""
        area = self.board.table_map.zone("buttons", self.board.window).rect
        return autoplay_prompt(self.session, phase, settings, area, own)

    def _ring(self, buttons: Sequence[TableButton]) -> pygame.Rect | None:
        """Return the area of the keyboard's focus; a card has an edge of its own."""
        focus = self.pointer.focus
        button = focused(self.pointer, buttons)
        if button is not None:
            return button.rect
        if focus.target is None or not focus.shown or isinstance(focus.key, CardKey):
            return None
        return focus.target.rect


def acting(phase: Phase) -> Seat | None:
    """Return the seat that acts, or whose action is shown."""
    match phase:
        case Showing(actor=actor) | Beholding(shown=Showing(actor=actor)):
            return actor
        case Deciding() | Waiting() | HandingOn() | Looking():
            return phase.view.to_move
    return None


def _counts_as(saved: SavedMatch) -> str:
    """Return the kind of match, where that says if it counts."""
    if not saved.firsthand:
        return "Doesn't count"
    return "Daily deal" if saved.day is not None else ""
