"""The table view for one viewer: the board with everything that moves, points at and draws it."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import hypot
from typing import Any
from warnings import warn

import pygame

from engine.assets import Assets
from engine.commands import Hovered
from engine.felt import Felt
from engine.layout import Spot, TableMap
from engine.particles import STEPS, warm
from engine.sprites import EDGES, CardSprite, Glow, edge_of, hit, size_of
from engine.theme import Colour, Typeface, scale
from engine.timeline import Timeline
from game.cards import Card, Seat
from game.contract.rules import View
from game.contract.table import BySeat, Carry, Gesture, Moment, Piece
from game.contract.words import Words
from game.events import Event
from scenes.descent.progress import felt_at, light_at
from scenes.desk import Desk
from scenes.players import Look, about, head, picture, seated
from scenes.table.animation.card_motion import CLOSE_UP, CardLift, glide_card, shake
from scenes.table.animation.director import Director
from scenes.table.animation.impact import Impact
from scenes.table.animation.players import TurnToken
from scenes.table.animation.scores import PointsFlight, RollingFigures, SumCounter
from scenes.table.input.pointer import Carrying, Pointer
from scenes.table.input.press_feedback import PressFeedback
from scenes.table.session import Chapter, Session
from scenes.table.states import SHOWN, Accounting, Beholding, Laying, Passing, Phase
from scenes.table.view.board import Board, Sorting, remember_order
from scenes.table.view.close_up import CloseUp, LargeCard, LookedInto, large_card, looked_at, looked_into
from scenes.table.view.painter import Painter
from scenes.table.view.pieces import Pieces, paid
from scenes.table.view.presenter import Presenter
from scenes.table.view.text_renderer import least_type

RAISED = 0.09
"""The lift of a card that stands out, as a share of its height."""
LETTERS = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz0123456789 .,:;·+-()?!’"
"""The letters of most words."""
GROWN = 7
"""Sizes of type, from the smallest up, in which words are tried that have to fit somewhere."""
LEANS = range(-7, 8)
"""Degrees that a card of a hand may lean, counter-clockwise."""


class Preloader:
    """The preloading of one table's pictures, a step each; a window of another size begins it again."""

    def __init__(self, board: Board, faces: Sequence[str]) -> None:
        self._board = board
        self._faces = faces
        self._window = board.window
        self._steps = deque(_steps(board, faces))
        self._lying: deque[Callable[[], object]] | None = None
        """Pictures on the table when it is first seen; before that cards are taken back to be dealt."""

    def step(self) -> bool:
        """Draw one picture, unless it is cached; return True if there may be more."""
        if self._window != self._board.window:
            self._window, self._steps = self._board.window, deque(_steps(self._board, self._faces))
        if self._steps:
            self._steps.popleft()()
        return bool(self._steps)

    def lay_out(self) -> bool:
        """Draw one picture of what lies on the table now; return True if there may be more."""
        if self._lying is None:
            self._lying = deque(_lying(self._board, self._faces))
        if self._lying:
            self._lying.popleft()()
        return bool(self._lying)


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one viewer sees it."""

    board: Board
    pieces: Pieces
    director: Director
    pointer: Pointer
    points_flight: PointsFlight
    turn_token: TurnToken
    impact: Impact
    press_feedback: PressFeedback
    carrying: Carrying
    presenter: Presenter
    painter: Painter
    preloader: Preloader

    def fit(self, desk: Desk, pieces: Sequence[Piece]) -> None:
        """Fit a window of another size, and settings that may have changed, and find the pointer."""
        self.pointer.one_click = desk.settings.one_click
        self.impact.heed(shakes=desk.settings.shake, flashes=desk.settings.flashes)
        self.board.show_faces(desk.tastes)
        self.board.show_backs(desk.settings.back)
        self.board.size = desk.settings.card_size
        self.board.fit(desk.app.surface.get_size())
        self.pieces.lay(pieces)
        self.painter.fit(*_top_and_light(desk, self.presenter.session))
        self.pointer.read(Hovered(pygame.mouse.get_pos()))

    def settle(self, desk: Desk, session: Session, view: View) -> None:
        """Leave cards and pieces as a view has them, once all that led there was shown."""
        words = session.match.game.words
        if session.match.to_move is not None:
            put_right(desk, self.board, view)
        self.pieces.follow(words.pieces(view))
        self.board.cross(words.crossed(view), self.director.timeline)

    def go_back(self, words: Words[Any, Any], chapters: Sequence[Chapter]) -> None:
        """Put every card and piece where the viewer saw it before these, with the faces of then."""
        first = chapters[0]
        self.board.crossed = frozenset(words.crossed(first.before))
        self.board.lay(first.before)
        if first.before is first.after:
            opening = [chapter.events for chapter in chapters if chapter.after is first.after]
            self.board.rewind([event for events in opening for event in events])
        self.pieces.lay(words.pieces(first.before))


@dataclass(frozen=True, slots=True)
class Teller:
    """The listeners of the table view."""

    told: Callable[[Event], None]
    moment: Callable[[Event], Moment | None]
    changed: Callable[[], None]
    """Told whenever something begins or ends that is shown."""


def lay(
    desk: Desk,
    session: Session,
    view: View,
    table_map: TableMap,
    sorting: Sorting,
    timeline: Timeline,
    teller: Teller,
) -> TableView:
    """Put every card and piece where a view has it, at once.

    Args:
        desk: for the window, the pictures, the sound, and how the viewer likes cards to look.
        session: the match and who looks at it.
        view: what that viewer knows.
        table_map: where everything lies.
        sorting: how the viewer's hand lies.
        timeline: what moves the cards.
        teller: called with each event shown.
    """
    app, match, words = desk.app, session.match, session.match.game.words
    board = Board(
        match.deck,
        match.places,
        table_map,
        app.assets,
        session.viewer,
        match.seats,
        app.surface.get_size(),
        sorting,
        desk.tastes,
        desk.settings.back,
        desk.settings.card_size,
    )
    board.crossed = frozenset(words.crossed(view))
    board.lay(view)
    pieces = Pieces(board, Timeline(timeline.speed))
    pieces.lay(words.pieces(view))
    shown = Timeline(timeline.speed)
    impact = Impact(board, timeline, app.sound, shown, RollingFigures(shown), pieces)
    impact.heed(shakes=desk.settings.shake, flashes=desk.settings.flashes)
    director = Director(board, timeline, app.sound, impact, teller.told, teller.moment, teller.changed)
    pointer = Pointer(board, app.assets, CardLift(pieces.timeline))
    pointer.one_click = desk.settings.one_click
    faces = seated(session.saved.players, desk.settings.faces)
    points_flight = PointsFlight(timeline, teller.changed, SumCounter(timeline, app.sound))
    turn_token, press_feedback = TurnToken(board, timeline), PressFeedback(pieces.timeline, app.sound)
    carrying = Carrying(board, pieces.timeline)
    presenter = Presenter(app, session, faces, board, pieces, director, pointer, points_flight, table_map)
    preloader = Preloader(board, faces)
    top, light = _top_and_light(desk, session)
    painter = Painter(
        app, board, faces, pieces, points_flight, turn_token, impact, press_feedback, table_map, top, light
    )
    return TableView(
        board,
        pieces,
        director,
        pointer,
        points_flight,
        turn_token,
        impact,
        press_feedback,
        carrying,
        presenter,
        painter,
        preloader,
    )


def _top_and_light(desk: Desk, session: Session) -> tuple[Felt, Colour]:
    """Return the felt and the light of a table, which are its own on the Descent."""
    station = session.saved.descent
    return felt_at(desk, session.match.game.id, station), light_at(station)


class Astray(RuntimeWarning):
    """The board shows something else than the position. The tests take it for an error."""


def put_right(desk: Desk, board: Board, view: View) -> None:
    """Lay a board again if it differs from a view, and note that in the log of errors."""
    if board.matches(view):
        return
    astray = Astray("The board shows something else than the position.")
    desk.note(astray)
    warn(astray, stacklevel=2)
    board.lay(view)


def pieces_of(session: Session, phase: Phase) -> Sequence[Piece]:
    """Return the pieces on the table; at a deal's end, those it brought are paid."""
    pieces = session.match.game.words.pieces
    if isinstance(phase, Accounting):
        return paid(pieces(phase.view), pieces(session.view), session.view.piles)
    return pieces(phase.view)


def lookable(table_view: TableView, phase: Phase) -> list[int]:
    """Return the face-down piles that may be looked into, while nothing that happens is being shown."""
    words, cast = table_view.presenter.session.match.game.words, table_view.presenter.session.cast
    if not words.has_looks or isinstance(phase, (*SHOWN, Laying, Accounting, Passing)):
        return []
    places = range(len(table_view.board.places))
    return [place for place in places if words.look_into(phase.view, place, cast) is not None]


def look_into(table_view: TableView, phase: Phase, place: int | None) -> LookedInto | None:
    """Return the cards that may be seen in the face-down pile of a place."""
    if place is None or place not in lookable(table_view, phase):
        return None
    session = table_view.presenter.session
    return looked_into(table_view.board, session.match.game.words, phase.view, place, session.cast)


def close_up_at(table_view: TableView, view: View, at: tuple[int, int] | None) -> CloseUp | None:
    """Return what is looked at closely: a face, pile or card at a point, else what is pointed at."""
    board, words = table_view.board, table_view.presenter.session.match.game.words
    cast = table_view.presenter.session.cast
    if at is None:
        if (card := next(iter(table_view.pointer.pointed()), None)) is not None:
            return large_card(board, words, view, card)
        named = (seat for seat in range(board.seats) if board.named(seat).collidepoint(table_view.pointer.at))
        return next((_large_face(table_view.presenter, view, seat) for seat in named), None)
    seat = next((seat for seat in range(board.seats) if board.face(seat).collidepoint(at)), None)
    if seat is not None:
        return _large_face(table_view.presenter, view, seat)
    sprite = hit(board.visible(), at, board.assets)
    return None if sprite is None else looked_at(board, words, view, sprite, cast)


def _large_face(presenter: Presenter, view: View, seat: Seat) -> LargeCard:
    """Return a player's large face, with their standing and level."""
    session = presenter.session
    stands = session.match.game.words.explain(view, BySeat(seat), session.cast)
    what = "" if stands is None else stands.what
    told = " ".join(filter(None, (about(session.saved.players[seat]), what)))
    return LargeCard(picture(presenter.faces[seat], Look.RESTING), session.names[seat], told)


def spring_home(table_view: TableView) -> list[CardSprite]:
    """Let every card of the hand glide to where it belongs; nobody has to wait for that.

    Returns those that have some way to go.
    """
    lay = [(sprite, sprite.x, sprite.y - sprite.lift, sprite.angle) for sprite in table_view.board.hand()]
    far = []
    table_view.board.settle()
    for sprite, *was in lay:
        home = Spot(sprite.x, sprite.y, sprite.angle)
        sprite.x, sprite.y, sprite.angle = was
        glide_card(sprite, home, table_view.pieces.timeline)
        if hypot(home.x - sprite.x, home.y - sprite.y) > sprite.height / 2:
            far.append(sprite)
    return far


def glide_from(table_view: TableView, before: Board) -> None:
    """Let every card that was seen before glide from where it lay then; nobody has to wait for that."""
    lay = {sprite.card: sprite for pile in before.piles for sprite in pile if sprite.card is not None}
    for sprite in (sprite for pile in table_view.board.piles for sprite in pile):
        if sprite.card is not None and (was := lay.get(sprite.card)) is not None:
            home = Spot(sprite.x, sprite.y, sprite.angle)
            sprite.x, sprite.y, sprite.angle = was.x, was.y - was.lift, was.angle
            glide_card(sprite, home, table_view.pieces.timeline)


def sort_hand(desk: Desk, table_view: TableView) -> str:
    """Sort the viewer's hand the next way, and hands of that game from now on; returns what to say of it."""
    board = table_view.board
    board.sorting.turn([sprite.card for sprite in board.hand() if sprite.card is not None])
    spring_home(table_view)
    remember_order(desk, table_view.presenter.session.match, board.sorting.order)
    return f"Sorted {board.sorting.order.value}."


def put_back(table_view: TableView, gesture: Gesture, timeline: Timeline) -> None:
    """Put the cards of a refused gesture back and shake them."""
    table_view.pointer.put_back(gesture)
    far = spring_home(table_view)
    for card in gesture.cards if isinstance(gesture, Carry) else ():
        if (sprite := table_view.board.sprite_of(card)) is not None:
            shake(sprite, timeline, 1.2 * CLOSE_UP if sprite in far else 0.0)


def stand_out(table_view: TableView, cards: Sequence[Card]) -> None:
    """Let cards stand out, and no other."""
    table_view.pointer.glow()
    for sprite in map(table_view.board.sprite_of, cards):
        if sprite is not None:
            sprite.glow = Glow.CHOSEN
            sprite.stand(sprite.height * RAISED)


def lower(table_view: TableView, phase: Phase) -> None:
    """Let what stood out in a phase lie like any other card: not all of it is taken away."""
    for sprite in map(
        table_view.board.sprite_of, phase.verdict.cards if isinstance(phase, Beholding) else ()
    ):
        if sprite is not None:
            sprite.lie_low()


def _lying(board: Board, faces: Sequence[str]) -> Iterator[Callable[[], object]]:
    """Yield the drawing of the cards as they lie, and of resting faces."""
    assets = board.assets
    cards = dict.fromkeys((sprite.picture, sprite.height) for sprite in board.visible())
    yield from (partial(_draw, assets, *card) for card in cards)
    yield from (
        partial(_draw, assets, _seen(board, seat, face, Look.RESTING), board.face(seat).height)
        for seat, face in enumerate(faces)
    )


def _steps(board: Board, faces: Sequence[str]) -> Iterator[Callable[[], object]]:
    """Yield the drawing of open cards, a hand's edges, letters, expressions, then every card at all heights.

    Of these the rarest comes first: it is that of the hand and the piles, which are looked at most.
    """
    assets, hand = board.assets, [sprite for sprite in board.hand() if sprite.front is not None]
    for sprite in [*hand, *(sprite for pile in board.piles for sprite in pile if sprite.face_up)]:
        yield partial(_draw, assets, sprite.picture, sprite.height)
    for glow, lean in product(EDGES, LEANS if hand else ()):
        yield partial(edge_of, glow, size_of(hand[0], assets), lean, assets)
    zones = [board.zone(place) for place in range(len(board.places))]
    heights = [zone.card_height for zone in zones if not zone.covered]
    ordered = sorted(set(heights), key=heights.count)
    backs = dict.fromkeys(sprite.back for pile in board.piles for sprite in pile)
    yield from (partial(_draw, assets, *each) for each in product(backs, ordered))
    plain = scale(board.window)
    yield from (partial(warm, plain, step) for step in range(STEPS))
    least = least_type(plain, plain)
    for typeface, size in product((Typeface.TEXT, Typeface.BOLD), range(least, least + GROWN)):
        yield partial(assets.room, LETTERS, typeface, size)
    for (seat, face), look in product(enumerate(faces), Look):
        yield partial(_draw, assets, _seen(board, seat, face, look), board.face(seat).height)
    fronts = dict.fromkeys(board.front(card) for card in range(len(board.deck)))
    yield from (partial(_draw, assets, front, height) for height, front in product(ordered, fronts))


def _seen(board: Board, seat: Seat, face: str, look: Look) -> str:
    """Return a face as it is seen at its seat."""
    return picture(face, look) if seat == board.near else head(face, look)


def _draw(assets: Assets, path: str, height: float) -> None:
    assets.picture(path, round(height * assets.aspect(path)), round(height))
