"""Draws what a match may show before it is asked for: nothing that moves waits for pictures or letters."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

from engine.assets import Assets
from engine.particles import STEPS, warm
from engine.sprites import EDGES, edge_of, size_of
from engine.theme import Typeface, scale
from game.cards import Seat
from scenes.players import Look, head, picture
from scenes.table.view.board import Board
from scenes.table.view.text_renderer import least_type

LETTERS = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz0123456789 .,:;·+-()?!’"
"""What words are mostly written with."""
GROWN = 7
"""Sizes of type, from the smallest up, in which words are tried that have to fit somewhere."""
LEANS = range(-7, 8)
"""Degrees that a card of a hand may lean, counter-clockwise."""


class Preloader:
    """Draws the pictures of one table, a step each; in a window of another size it begins anew."""

    def __init__(self, board: Board, faces: Sequence[str]) -> None:
        self._board = board
        self._faces = faces
        self._window = board.window
        self._steps = deque(_steps(board, faces))
        self._lying: deque[Callable[[], object]] | None = None
        """What is on the table when it is first seen; before that cards are taken back to be dealt."""

    def step(self) -> bool:
        """Draw one picture, unless it is kept; whether there may be more."""
        if self._window != self._board.window:
            self._window, self._steps = self._board.window, deque(_steps(self._board, self._faces))
        if self._steps:
            self._steps.popleft()()
        return bool(self._steps)

    def lay_out(self) -> bool:
        """Draw one picture of what lies on the table now; whether there may be more."""
        if self._lying is None:
            self._lying = deque(_lying(self._board, self._faces))
        if self._lying:
            self._lying.popleft()()
        return bool(self._lying)


def _lying(board: Board, faces: Sequence[str]) -> Iterator[Callable[[], object]]:
    """The cards as they lie, and faces as they look when nothing has happened."""
    assets = board.assets
    cards = dict.fromkeys((sprite.picture, sprite.height) for sprite in board.visible())
    yield from (partial(_draw, assets, *card) for card in cards)
    yield from (
        partial(_draw, assets, _seen(board, seat, face, Look.RESTING), board.face(seat).height)
        for seat, face in enumerate(faces)
    )


def _steps(board: Board, faces: Sequence[str]) -> Iterator[Callable[[], object]]:
    """What lies open, the edges of a hand, letters, all looks, then every card at all heights of cards.

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
