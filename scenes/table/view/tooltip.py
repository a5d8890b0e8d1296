"""Tooltips: placed near their subject, clear of all words and controls."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from engine.sprites import room_of
from engine.theme import BONE, BRASS, SMALL, SOOT, Typeface
from engine.ui.tips import AWAY, EDGE, frames, nearest
from scenes.table.view.board import PLATE, Board, gem_of
from scenes.table.view.buttons import is_icon
from scenes.table.view.hud import aim_box
from scenes.table.view.label_placement import gap
from scenes.table.view.pieces import Pieces
from scenes.table.view.text_renderer import LEAST, TextRenderer
from scenes.table.view.view_model import TableFrame, Tip

NEAR = 400
"""Design pixels from what it is about within which a frame stays where the same words lay."""
BESIDE = 90
"""Design pixels from what it is about within which a frame is seen to belong to it."""


@dataclass(frozen=True, slots=True)
class Lain:
    """A tip where it lies."""

    tip: Tip
    box: pygame.Rect
    lines: tuple[str, ...]
    size: float
    """Of the type, in design pixels."""


class TipBox:
    """The tooltip of one table; the same words stay where they are as long as they may."""

    def __init__(self, board: Board, pieces: Pieces) -> None:
        self._board = board
        self._pieces = pieces
        self._asked: object = None
        """The last tip, and all it had to keep clear of."""
        self._lain: Lain | None = None

    def forget(self) -> None:
        """Forget the last tip."""
        self._asked = self._lain = None

    @property
    def box(self) -> pygame.Rect | None:
        """The box of the last frame's tip, if there was one."""
        return self._lain.box if self._lain is not None else None

    def draw(self, renderer: TextRenderer, frame: TableFrame, over: Sequence[pygame.Rect]) -> None:
        """Draw the tip of a frame over all else; none if it has no room.

        ``over`` is what lies there and is neither written nor in the frame.
        """
        tip = None if frame.banner else frame.tip
        if tip is None:
            self.forget()
            return
        kept, hand = [*self._kept(renderer, frame), *over], self._hand()
        if (on_rail := _beside_the_rail(renderer, frame, tip, self._names())) is not None:
            self._asked, self._lain = (tip, kept, hand), on_rail
            renderer.texts[:] = [text for text in renderer.texts if not on_rail.box.colliderect(text.rect)]
            _draw(renderer, on_rail, hand)
            return
        if self._asked != (tip, kept, hand):
            self._asked = tip, kept, hand
            self._lain = self._still(renderer, tip, [*kept, *hand]) or _placed(renderer, tip, kept, hand)
        if self._lain is not None:
            _draw(renderer, self._lain, hand)

    def _still(self, renderer: TextRenderer, tip: Tip, kept: Sequence[pygame.Rect]) -> Lain | None:
        """Return the last place of the same words, if they may stay there."""
        last = self._lain
        if last is None or last.tip.words != tip.words or gap(last.box, tip.about) > NEAR * renderer.plain:
            return None
        return last if last.box.collidelist([tip.about, *kept]) < 0 else None

    def _kept(self, renderer: TextRenderer, frame: TableFrame) -> Iterator[pygame.Rect]:
        """Yield all that is written, and all that can be clicked but for the viewer's own hand."""
        board = self._board
        yield from (text.rect for text in renderer.texts)
        yield from renderer.sheets
        yield aim_box(renderer, frame.aim)
        yield from (button.rect for button in frame.buttons)
        yield from (board.named(seat) for seat in range(board.seats))
        yield from self._pieces.areas()
        for place, pile in enumerate(board.piles):
            if place != board.hand_place:
                zone = board.zone(place)
                if pile or place in frame.lit or (zone.framed and zone.layer == 0):
                    yield board.area(place, slack=0)
                rooms = [room_of(sprite, board.assets) for sprite in pile]
                yield from (rooms[0].unionall(rooms[1:]) for _ in pile[:1])

    def _names(self) -> list[pygame.Rect]:
        """Return every player's name and gem."""
        plates = [self._board.seat_zone(PLATE, seat).rect for seat in range(self._board.seats)]
        return [plate.union(gem_of(plate)) for plate in plates]

    def _hand(self) -> list[pygame.Rect]:
        """Return the viewer's hand, and its cards where they lie and where they are raised to."""
        place = self._board.hand_place
        rects = [] if place is None else [self._board.area(place, slack=0)]
        for sprite in self._board.hand():
            rect = room_of(sprite, self._board.assets).move(0, round(sprite.lift))
            rects.append(rect.union(rect.move(0, -round(sprite.due))))
        return rects


def _beside_the_rail(
    renderer: TextRenderer, frame: TableFrame, tip: Tip, names: Sequence[pygame.Rect]
) -> Lain | None:
    """Return the tip of a tool: left of its own icon, over all but names; None for anything else."""
    tools = [button.rect for button in frame.buttons if is_icon(button)]
    if tip.about not in tools:
        return None
    away, room = round(AWAY * renderer.plain), renderer.surface.get_rect().inflate(-8, -8)
    wide = tip.about.left - away - room.left
    ways = frames(tip.words, renderer.font(SMALL, Typeface.TEXT), wide, renderer.plain)
    boxes = [pygame.Rect((0, 0), size) for size in ways]
    for box in boxes:
        box.midright = tip.about.left - away, tip.about.centery
    reaches = [(box.height + tip.about.height) // 2 + away // 2 for box in boxes]
    moved = (
        box.move(0, by)
        for box, reach in zip(boxes, reaches, strict=True)
        for by in sorted(range(-reach, reach + 1), key=abs)
    )
    free = (box for box in moved if room.contains(box) and box.collidelist(names) < 0)
    box = next(free, boxes[0].clamp(room))
    return Lain(tip, box, tuple(ways[box.size]), SMALL)


def _placed(
    renderer: TextRenderer, tip: Tip, kept: Sequence[pygame.Rect], hand: Sequence[pygame.Rect]
) -> Lain | None:
    """Return the nearest free place: in smaller type if need be, and over cards of the hand at the last."""
    room = renderer.surface.get_rect().inflate(-8, -8)
    for taken in ([*kept, *hand], kept):
        for size in (SMALL, min(SMALL, LEAST * renderer.plain / renderer.pixels)):
            ways = frames(tip.words, renderer.font(size, Typeface.TEXT), room.width, renderer.plain)
            box = nearest(tuple(ways), tip.about, room, round(AWAY * renderer.plain), taken)
            if box is not None:
                return Lain(tip, box, tuple(ways[box.size]), size)
    return None


def _draw(renderer: TextRenderer, lain: Lain, hand: Sequence[pygame.Rect]) -> None:
    """Draw the box with the words; what they are about gets an edge like theirs if it lies farther off.

    Cards of a hand lie over each other, and those that are pointed at are seen as they are.
    """
    edge = round(EDGE * renderer.plain)
    if gap(lain.box, lain.tip.about) > BESIDE * renderer.plain and lain.tip.about.collidelist(hand) < 0:
        around = lain.tip.about.inflate(edge, edge)
        pygame.draw.rect(renderer.surface, BRASS, around, 2, edge)
    renderer.box(lain.box, SOOT, BRASS, 2, edge)
    step = renderer.font(lain.size, Typeface.TEXT).get_height()
    for row, line in enumerate(lain.lines):
        renderer.line(line, (lain.box.centerx, lain.box.top + edge + step * (row + 0.5)), lain.size, BONE)
