"""The view of a table for one viewer: its board, animations, pointer and painter."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import hypot
from typing import Final
from warnings import warn

import pygame

from engine.assets import Assets
from engine.commands import Hovered
from engine.layout import TableMap
from engine.particles import STEPS, preload
from engine.sprites import EDGES, CardSprite, Glow, edge_of, size_of
from engine.theme import Typeface
from engine.timeline import Timeline, Tween
from engine.ui.text import LEAST_DRAWN
from game.cards import Card, Seat
from game.contract.rules import View
from game.contract.table import Carry, Gesture, Piece
from saves.settings import HandOrder
from scenes.descent.progress import felt_at, light_at
from scenes.desk import Desk
from scenes.players import Expression, faces_of, head, picture
from scenes.table.animation.card_motion import CLOSE_GAP_MS, glide_card, lift_card, shake
from scenes.table.animation.director import Director, Listener
from scenes.table.animation.impact import Impact
from scenes.table.animation.score_animation import ScoreAnimation
from scenes.table.phases import DealOver, Episode, TablePhase
from scenes.table.picker import Picker
from scenes.table.pointer import CardKey, Pointer, gap_at
from scenes.table.session import Session
from scenes.table.view.board import Board, CardLook, Sorting, remember_order
from scenes.table.view.buttons import ButtonPanel
from scenes.table.view.painter import Painter
from scenes.table.view.pieces import Pieces, TurnToken, payout
from scenes.table.view.tips import Tips
from scenes.table.view.view_model import TableButton

SORTED = {
    HandOrder.SUIT: "Sorted by suit.",
    HandOrder.RANK: "Sorted by rank.",
    HandOrder.HAND: "Sorting is off. Your cards stay where you put them.",
}
LIFT = 0.08
"""The lift of a card under the pointer, in card heights."""
LESS_LIFT = 0.03
"""The lift of a card under the pointer while another is picked up, in card heights."""
CHOSEN_LIFT = 0.11
"""The lift of a picked-up card, in card heights: at most up to the prompt."""
RAISED_LIFT = 0.09
"""The lift of a highlighted card, in card heights."""
LEAN_DEGREES: Final = 26.0
"""The lean of a card dragged sideways by its own height at once, in degrees."""
MOST_LEAN: Final = 9.0
"""The most a dragged card leans, in degrees."""
UPRIGHT_MS: Final = 260.0
"""The time it takes to straighten, in milliseconds."""
PRELOADED_LETTERS = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz0123456789 .,:;·+-()?!'"
PRELOADED_SIZES = 7
"""The number of type sizes that are preloaded, from the smallest up."""
HAND_ANGLES = range(-7, 8)
"""The angles of cards in a hand, in degrees counter-clockwise."""


class Preloader:
    """The preloader of a table's pictures, one at a time; it restarts when the window's size changes."""

    def __init__(self, board: Board, faces: Sequence[str]) -> None:
        self._board = board
        self._faces = faces
        self._window = board.window
        self._pictures = deque(_pictures(board, faces))
        self._visible: deque[Callable[[], object]] | None = None
        """The steps for the pictures on the table at first; None before the first call."""

    def step(self) -> bool:
        """Draw one picture, unless it is cached; return True if there may be more."""
        if self._window != self._board.window:
            self._window, self._pictures = self._board.window, deque(_pictures(self._board, self._faces))
        if self._pictures:
            self._pictures.popleft()()
        return bool(self._pictures)

    def prepare(self) -> bool:
        """Draw one picture that is on the table now; return True if there may be more."""
        if self._visible is None:
            self._visible = deque(_visible(self._board, self._faces))
        if self._visible:
            self._visible.popleft()()
        return bool(self._visible)


class TableView:
    """A table on screen for one viewer: cards, pieces, animations, pointer and painter."""

    def __init__(
        self,
        desk: Desk,
        session: Session,
        view: View,
        table_map: TableMap,
        sorting: Sorting,
        timeline: Timeline,
        listener: Listener,
    ) -> None:
        self._desk, app = desk, desk.app
        self.session, self._words = session, session.game.words
        match, size, look = session.match, app.surface.get_size(), CardLook.of(desk)
        self.board = board = Board(match, session.viewer, table_map, app.assets, size, sorting, look)
        self.pieces = Pieces(board, Timeline(timeline.speed))
        self.reset(view)
        self.impact = Impact(board, timeline, app.sound, self.pieces)
        self.director = Director(board, timeline, app.sound, self.impact, listener)
        self.pointer = Pointer(board, Picker(session.game, view, match.deck, session.cast, ()))
        self.faces = faces_of(session.saved.players, desk.settings.faces)
        self.score_animation = ScoreAnimation(timeline, app.sound, self.impact, listener.counted)
        self.turn_token, self.buttons = TurnToken(board, timeline), ButtonPanel(app)
        self.card_drag = CardDrag(board, self.pieces.timeline)
        self.preloader = Preloader(board, self.faces)
        self.painter = Painter(
            app,
            board,
            self.faces,
            self.pieces,
            self.score_animation,
            self.turn_token,
            self.impact,
            self.buttons,
        )
        self._read_settings()

    def reset(self, view: View) -> None:
        """Put every card and piece where a view has it, without animation."""
        self.board.reset(view, self._words.crossed(view))
        self.pieces.reset(self._words.pieces(view))

    def fit(self, phase: TablePhase) -> None:
        """Update for a new window size, changed settings and the pointer's position."""
        self.board.fit(self._desk.app.surface.get_size(), CardLook.of(self._desk))
        self.pieces.reset(self._pieces_at(phase))
        self._read_settings()
        self.pointer.read(Hovered(pygame.mouse.get_pos()))

    def _read_settings(self) -> None:
        """Apply the settings, the felt and the light; tables of the Descent have their own."""
        descent, settings = self.session.saved.descent, self._desk.settings
        self.pointer.one_click = settings.one_click
        self.impact.configure(shakes=settings.shake, flashes=settings.flashes)
        self.painter.fit(felt_at(self._desk, self.session.game.id, descent), light_at(descent))

    def tips(self, phase: TablePhase, buttons: Sequence[TableButton]) -> Tips:
        """Return the tooltips of the table as it is now, with these buttons."""
        return Tips(self.session, self.pointer, self.pieces, phase, buttons)

    def pay_pieces(self, ended: DealOver) -> None:
        """Animate pieces such as chips to the players who won them."""
        self.pieces.update(self._pieces_at(ended))

    def _pieces_at(self, phase: TablePhase) -> Sequence[Piece]:
        """Return the pieces on the table, with those won in a finished deal paid out."""
        pieces = self._words.pieces
        if isinstance(phase, DealOver):
            now = self.session.view
            return payout(pieces(phase.view), pieces(now), now.piles)
        return pieces(phase.view)

    def catch_up(self, view: View) -> None:
        """Make cards and pieces match a view after the events before it were shown."""
        if self.session.match.to_move is not None and not self.board.matches(view):
            trouble = BoardDiffers("The board shows something else than the position.")
            self._desk.log_error(trouble)
            warn(trouble, stacklevel=2)
            self.board.reset(view, self.board.crossed)
        self.pieces.update(self._words.pieces(view))
        self.board.cross(self._words.crossed(view), self.director.timeline)

    def clear_pieces(self, view: View) -> None:
        """Remove pieces of the last deal that a view no longer has."""
        kept = self._words.pieces(view)
        self.pieces.update([each.piece for each in self.pieces.shown.values() if each.piece in kept])

    def go_back(self, episodes: Sequence[Episode]) -> None:
        """Put every card and piece where it was before these episodes."""
        first = episodes[0]
        self.board.reset(first.before, self._words.crossed(first.before))
        opening = [event for episode in episodes if episode.opening for event in episode.events]
        if opening:
            self.board.rewind(opening)
        self.pieces.reset(self._words.pieces(first.before))

    def spring_home(self) -> list[CardSprite]:
        """Animate the hand's cards back to their places, while play goes on; return those from far away."""
        drawn = [(sprite, sprite.drawn_pose) for sprite in self.board.hand()]
        far = []
        self.board.settle()
        for sprite, was in drawn:
            home, sprite.pose = sprite.pose, was
            glide_card(sprite, home, self.pieces.timeline)
            if hypot(home.x - sprite.x, home.y - sprite.y) > sprite.height / 2:
                far.append(sprite)
        return far

    def glide_from(self, before: Board) -> None:
        """Animate every known card from its place on another board, while play goes on."""
        known = {sprite.card: sprite for pile in before.piles for sprite in pile if sprite.card is not None}
        for sprite in (sprite for pile in self.board.piles for sprite in pile):
            if sprite.card is not None and (was := known.get(sprite.card)) is not None:
                home, sprite.pose = sprite.pose, was.drawn_pose
                glide_card(sprite, home, self.pieces.timeline)

    def sort_hand(self) -> str:
        """Sort this and later hands in the next order; return the message that says so."""
        sorting = self.board.sorting
        sorting.next_order([sprite.card for sprite in self.board.hand() if sprite.card is not None])
        self.spring_home()
        remember_order(self._desk, self.session.match, sorting.order)
        return SORTED[sorting.order]

    def put_back(self, gesture: Gesture, timeline: Timeline) -> None:
        """Put the cards of a refused gesture back and shake them."""
        self.pointer.put_back(gesture)
        far = self.spring_home()
        for card in gesture.cards if isinstance(gesture, Carry) else ():
            if (sprite := self.board.sprite_of(card)) is not None:
                shake(sprite, timeline, 1.2 * CLOSE_GAP_MS if sprite in far else 0.0)

    def light(self, view: View) -> None:
        """Dim the cards that are out of play, and light those that can be played."""
        self.board.dim(self._words.spent(view))
        self._light_hand()

    def _light_hand(self) -> None:
        """Light the cards that can be played, dim the others, and raise the one under the pointer.

        A card that needs another one isn't lit until that one is picked up. No card is dimmed if all choices
        are buttons, because such a choice depends on the whole hand.
        """
        pointer, picker = self.pointer, self.pointer.picker
        dims = len(picker.presses()) < len(picker.choices) or picker.forced is not None
        for sprite in pointer.sources():
            if sprite is pointer.dragged:
                sprite.glow = Glow.CHOSEN
                continue
            playable = pointer.playable(sprite)
            by_keys = sprite.card is not None and pointer.focused == CardKey(sprite.card)
            pointed = by_keys or sprite is pointer.hovered
            chosen = sprite.card in pointer.chosen
            if not pointer.deciding:
                sprite.glow = Glow.NONE
            elif chosen or (sprite is pointer.hovered and playable and not pointer.chosen):
                sprite.glow = Glow.CHOSEN
            elif by_keys and playable:
                sprite.glow = Glow.REACHED
            elif playable:
                sprite.glow = Glow.LEGAL if pointer.can_go_now(sprite) else Glow.NONE
            else:
                sprite.glow = Glow.DIM if dims else Glow.NONE
            raised = pointed and (playable or not picker.choices)
            sprite.in_front = raised and (chosen or not pointer.chosen)  # keeps a chosen card's corner seen
            lift = CHOSEN_LIFT if chosen else 0.0
            if raised and not chosen:
                lift = LESS_LIFT if pointer.chosen else LIFT
            lift_card(sprite, sprite.height * lift, self.pieces.timeline)

    def raise_cards(self, cards: Sequence[Card]) -> None:
        """Raise and light these cards only."""
        self._light_hand()
        for sprite in filter(None, map(self.board.sprite_of, cards)):
            sprite.glow = Glow.CHOSEN
            sprite.raise_by(sprite.height * RAISED_LIFT)

    def lower(self, cards: Sequence[Card]) -> None:
        """Lower raised cards, such as those that stay on the table."""
        for sprite in filter(None, map(self.board.sprite_of, cards)):
            sprite.reset_look()


@dataclass(slots=True)
class CardDrag:
    """The animation of a dragged card, which leans as it moves, and of the hand, which makes room for it."""

    board: Board
    timeline: Timeline
    _gap: int | None = None
    """The index of the gap in the hand for it, or None for its old place."""
    _carried: CardSprite | None = None
    _straightens: Tween | None = None

    def follow(self, sprite: CardSprite, across: float, at: tuple[int, int]) -> None:
        """Animate a card dragged sideways by ``across`` pixels, with the pointer ``at`` a point."""
        if sprite is not self._carried:
            self._carried, self._gap, self._straightens = sprite, None, None
        self._lean(sprite, across)
        self._make_room(sprite, at)

    def _lean(self, sprite: CardSprite, across: float) -> None:
        leaning = sprite.angle - LEAN_DEGREES * across / sprite.height
        sprite.angle = lean = max(-MOST_LEAN, min(MOST_LEAN, leaning))

        def straighten(share: float) -> None:
            sprite.angle = lean * (1 - share)

        apply = sprite.until_sent(straighten)
        if self._straightens is not None and self.timeline.restart(self._straightens):
            self._straightens.apply = apply
        else:
            self._straightens = self.timeline.add(0, UPRIGHT_MS, apply)

    def _make_room(self, sprite: CardSprite, at: tuple[int, int]) -> None:
        """Open a gap in the hand where the card would be put, or close it."""
        place, hand = self.board.hand_place, self.board.hand()
        if place is None or sprite not in hand:
            return
        gap = gap_at(self.board, sprite) if self.board.place_at(at) == place else None
        if gap == self._gap:
            return
        self._gap = gap
        others = [each for each in hand if each is not sprite]
        others.insert(hand.index(sprite) if gap is None else gap, sprite)
        for each, pose in zip(others, self.board.poses(place), strict=True):
            if each is not sprite:
                glide_card(each, pose, self.timeline)


class BoardDiffers(RuntimeWarning):
    """A warning that the board differs from the position, which tests treat as an error."""


def _visible(board: Board, faces: Sequence[str]) -> Iterator[Callable[[], object]]:
    """Yield steps that draw the cards as they are now, and resting faces."""
    assets = board.assets
    cards = dict.fromkeys((sprite.picture, sprite.height) for sprite in board.visible())
    yield from (partial(_draw, assets, *card) for card in cards)
    yield from (
        partial(
            _draw, assets, _face_path(board, seat, face, Expression.RESTING), board.layout.faces[seat].height
        )
        for seat, face in enumerate(faces)
    )


def _pictures(board: Board, faces: Sequence[str]) -> Iterator[Callable[[], object]]:
    """Yield steps that draw open cards, glows, backs, letters, expressions, then every card at all heights.

    The rarest height comes first: that of the hand and the piles, which are looked at most.
    """
    assets, hand = board.assets, [sprite for sprite in board.hand() if sprite.front is not None]
    for sprite in [*hand, *(sprite for pile in board.piles for sprite in pile if sprite.face_up)]:
        yield partial(_draw, assets, sprite.picture, sprite.height)
    for glow, lean in product(EDGES, HAND_ANGLES if hand else ()):
        yield partial(edge_of, glow, size_of(hand[0], assets), lean, assets)
    zones = [board.layout.zones[place] for place in range(len(board.places))]
    heights = [zone.card_height for zone in zones if not zone.covered]
    ordered = sorted(set(heights), key=heights.count)
    backs = dict.fromkeys(sprite.back for pile in board.piles for sprite in pile)
    yield from (partial(_draw, assets, *each) for each in product(backs, ordered))
    plain = board.box_scale
    yield from (partial(preload, plain, step) for step in range(STEPS))
    least = round(LEAST_DRAWN * plain)
    for typeface, size in product((Typeface.TEXT, Typeface.BOLD), range(least, least + PRELOADED_SIZES)):
        yield partial(assets.measure, PRELOADED_LETTERS, typeface, size)
    for (seat, face), expression in product(enumerate(faces), Expression):
        yield partial(
            _draw, assets, _face_path(board, seat, face, expression), board.layout.faces[seat].height
        )
    fronts = dict.fromkeys(board.front(card) for card in range(len(board.deck)))
    yield from (partial(_draw, assets, front, height) for height, front in product(ordered, fronts))


def _face_path(board: Board, seat: Seat, face: str, expression: Expression) -> str:
    """Return the path of a face as shown at its seat."""
    return picture(face, expression) if seat == board.layout.near else head(face, expression)


def _draw(assets: Assets, path: str, height: float) -> None:
    assets.picture(path, round(height * assets.aspect(path)), round(height))
