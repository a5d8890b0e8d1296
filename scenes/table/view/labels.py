"""Labels placed beside their subjects: captions, previews, ribbons, speech bubbles and tooltips."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf
from typing import Final

import pygame

from engine.layout import Rim, Side, Spread, Zone
from engine.text_wrapping import halved, in_lines
from engine.theme import (
    BONE,
    BRASS,
    DESIGN_HEIGHT,
    DESIGN_WIDTH,
    FLAME,
    LARGE,
    SMALL,
    SOOT,
    Colour,
    Typeface,
    scale,
)
from engine.ui.placement import first_free, gap, nearest, nearest_in
from engine.ui.text import Align, Label, TextRenderer
from engine.ui.tips import DISTANCE, EDGE, draw_frame, frames
from scenes.table.view.board import Board
from scenes.table.view.buttons import is_icon
from scenes.table.view.hud import aim_box
from scenes.table.view.pieces import Pieces
from scenes.table.view.table_layout import gem_of
from scenes.table.view.view_model import TableFrame, Tip

LABEL_GAP: Final = 14
"""The gap between a label and its subject, in design pixels."""
FAR_FROM_THING: Final = 40
"""The distance from its subject beyond which a label may move to another side, in design pixels."""
LABEL_WIDTH: Final = 420
"""The largest width of a preview in up to two lines, in design pixels."""
BELOW_PILE: Final = 8
"""The gap between a pile and a caption above or below it, in design pixels."""
LEFT_OF_PILE: Final = 15
"""The gap between a pile and a caption left of it, in design pixels, with room for the lit outline."""
RIGHT_OF_PILE: Final = 18
"""The gap between a pile and a caption right of it, in design pixels, 12 of them outside the outline."""
LABEL_SHIFTS: Final = (0, 6, -6, 12, -12, 18, -18)
"""The shifts to the side tried for a caption below or above a pile, in design pixels."""
SIDE_LABEL_WIDTH: Final = 190
"""The largest width of a caption left or right of a pile, in design pixels."""
CAPTION_WIDTH: Final = 1.5
"""The largest width of a caption below or above a pile, in widths of the pile, if its zone isn't wider."""
RIBBON_TYPE: Final = 26
"""The type size on a ribbon over cards, in design pixels."""
BUBBLE_WIDTH: Final = 240
"""The width above which a line in a speech bubble is split in two, in design pixels."""
LABEL_PADDING: Final = 14
"""The padding of a ribbon or bubble, in design pixels."""
BUBBLE_TAIL: Final = 16
"""The size of a bubble's tail, in design pixels."""
PREVIEW_TYPES: Final = (30, 26)
"""The type sizes tried for a preview in a roomy zone before the usual ones, in design pixels."""
EDGE_STRIPS: Final = 32
"""The number of strips that approximate the table's far edge."""
BESIDE_WORDS = 6
"""The free space beside a caption or a preview, in design pixels."""
BESIDE = 90
"""The distance up to which a tip visibly belongs to its subject and needn't move, in design pixels."""
TOO_FAR = 360
"""Design pixels from its subject beyond which a tip covers words near it instead."""
ROWS_APART = 8
"""The weight of vertical distance beyond that, where a tip could seem to be about another pile."""


def draw_preview(
    renderer: TextRenderer, words: str, about: pygame.Rect, taken: Sequence[pygame.Rect], zone: Zone
) -> None:
    """Draw a preview near a pile, on the side named in the table map if possible.

    Type size and line breaks are chosen so that it is as near as possible.
    """
    face = Typeface.BOLD
    broadest = min(LABEL_WIDTH * renderer.pixels, _widest(renderer, about, zone))
    ways: dict[tuple[int, int], tuple[list[str], float]] = {}
    larger = PREVIEW_TYPES if _is_roomy(zone) else ()
    for size in (*larger, SMALL, min(SMALL, renderer.readable / renderer.pixels)):
        font = renderer.font(size, face)
        for lines in ([words], halved(words), in_lines(words, 3, font), in_lines(words, 4, font)):
            room = _room(renderer, lines, size, face)
            if room[0] <= broadest or (len(lines) > 2 and size <= SMALL):
                ways.setdefault(room, (lines, size))
    apart = [rect.inflate(2 * renderer.px(BESIDE_WORDS), 0) for rect in taken]
    box = _near(renderer, tuple(ways), about, apart, (zone.words,))
    lines, size = ways[box.size]
    rects = _write(renderer, lines, box, size, FLAME, face, shade=True)
    renderer.labels.append(Label(" ".join(lines), tuple(rects), about))


def _room(renderer: TextRenderer, lines: Sequence[str], size: float, face: Typeface) -> tuple[int, int]:
    """Return the width and height of some lines, in window pixels."""
    rooms = [renderer.measure(line, size, face) for line in lines]
    return max(wide for wide, _ in rooms), sum(high for _, high in rooms)


def _write(
    renderer: TextRenderer,
    lines: Sequence[str],
    box: pygame.Rect,
    size: float,
    colour: Colour,
    face: Typeface = Typeface.TEXT,
    *,
    align: Align = "centre",
    shade: bool = False,
) -> list[pygame.Rect]:
    """Draw lines in a box, centred vertically; return their rectangles."""
    high = renderer.height(size, face)
    left = {"left": box.left, "right": box.right}.get(align, box.centerx)
    top = box.centery - high * len(lines) // 2 + high // 2
    return [
        renderer.line(line, (left, top + high * row), size, colour, face, align=align, shade=shade)
        for row, line in enumerate(lines)
    ]


def _near(
    renderer: TextRenderer,
    sizes: Sequence[tuple[int, int]],
    about: pygame.Rect,
    taken: Sequence[pygame.Rect],
    sides: Sequence[Side],
) -> pygame.Rect:
    """Return a free rectangle near a subject, preferably on one of these sides."""
    window = renderer.surface.get_rect()
    rooms = [*(_part(window, about, side) for side in sides), window]
    near = FAR_FROM_THING * renderer.scale
    return nearest_in(rooms, sizes, about, renderer.px(LABEL_GAP), taken, near)


def _part(room: pygame.Rect, about: pygame.Rect, side: Side) -> pygame.Rect:
    """Return the part of an area on one side of a subject."""
    left, top, right, bottom = room.left, room.top, room.right, room.bottom
    match side:
        case Side.BELOW:
            top = about.bottom
        case Side.ABOVE:
            bottom = about.top
        case Side.RIGHT:
            left = about.right
        case Side.LEFT:
            right = about.left
    return pygame.Rect(left, top, max(0, right - left), max(0, bottom - top))


def draw_ribbon(renderer: TextRenderer, words: str, about: pygame.Rect, swell: float) -> None:
    """Draw words over the lower edge of some cards, larger by ``swell`` while they are stamped."""
    size = renderer.fitting(words, RIBBON_TYPE, Typeface.BOLD, about.width)
    wide, high = renderer.measure(words, size, Typeface.BOLD)
    padding = renderer.px(LABEL_PADDING)
    box = pygame.Rect(0, 0, wide + 2 * padding, high)
    box.midtop = about.centerx, about.bottom - high // 6  # clear of the figures in the corners
    box.clamp_ip(renderer.surface.get_rect().inflate(-padding, -padding))
    renderer.box(box, (*SOOT, 235), BRASS, 2, high // 2)
    rect = renderer.line(words, box.center, size, BONE, Typeface.BOLD, badge=True, swell=swell)
    renderer.labels.append(Label(words, (rect,), about))


def draw_bubble(renderer: TextRenderer, words: str, face: pygame.Rect, taken: Sequence[pygame.Rect]) -> None:
    """Draw a line of speech in a bubble beside the speaker's face, in at most two lines."""
    lines = [words] if renderer.width(words, SMALL) <= BUBBLE_WIDTH * renderer.pixels else halved(words)
    padding, tail = renderer.px(LABEL_PADDING), renderer.px(BUBBLE_TAIL)
    ways: dict[tuple[int, int], float] = {}
    for size in (SMALL, min(SMALL, renderer.smallest / renderer.pixels)):
        wide, high = _room(renderer, lines, size, Typeface.TEXT)
        ways[wide + 2 * padding, high + padding] = size
    box = _near(renderer, tuple(ways), face, taken, (Side.LEFT, Side.RIGHT, Side.ABOVE))
    renderer.box(box, (*SOOT, 240), BRASS, 2, renderer.px(12))
    _draw_tail(renderer, box, face, tail)
    rects = _write(renderer, lines, box, ways[box.size], BONE)
    renderer.labels.append(Label(" ".join(lines), tuple(rects), face))


def _draw_tail(renderer: TextRenderer, box: pygame.Rect, face: pygame.Rect, tail: int) -> None:
    """Draw the tail of a bubble that is left or right of the face."""
    left = box.right <= face.left
    if not left and box.left < face.right:
        return
    picture = renderer.assets.cached(("tail", tail, left), lambda: _tail(tail, left))
    down = max(box.top + tail, min(face.centery, box.bottom - tail))
    edge = box.right - 2 if left else box.left + 2
    renderer.surface.blit(picture, picture.get_rect(**{"midleft" if left else "midright": (edge, down)}))


def _tail(length: int, right: bool) -> pygame.Surface:
    """Return a picture of a tail pointing right or left."""
    picture = pygame.Surface((length, length), pygame.SRCALPHA)
    tip, base = (length - 1, 0) if right else (0, length - 1)
    corners = [(base, 0), (tip, length // 2), (base, length - 1)]
    pygame.draw.polygon(picture, SOOT, corners)
    pygame.draw.lines(picture, BRASS, False, corners, 2)
    return picture


def rim_rects(rim: Rim, window: tuple[int, int]) -> list[pygame.Rect]:
    """Return the table's wooden far edge as strips, which captions keep clear of."""
    across, down = window[0] / DESIGN_WIDTH, window[1] / DESIGN_HEIGHT
    step, strips = DESIGN_WIDTH // EDGE_STRIPS, []
    for left in range(0, DESIGN_WIDTH, step):
        ends = rim.y(left), rim.y(left + step)
        top, bottom = min(ends) * down, max(ends) * down + rim.depth * scale(window)
        strips.append(
            pygame.Rect(round(left * across), round(top), round(step * across), round(bottom - top))
        )
    return strips


def draw_caption(
    renderer: TextRenderer, words: str, area: pygame.Rect, zone: Zone, taken: Sequence[pygame.Rect]
) -> list[pygame.Rect]:
    """Draw a caption on the side of a pile named in the map, as large as fits; return its rectangles."""
    lines, size, box = _caption(renderer, words, area, zone, taken)
    aligns: dict[Side, Align] = {Side.LEFT: "right", Side.RIGHT: "left"}
    align = aligns.get(zone.words, "centre")
    return _write(renderer, lines, box, size, BONE, align=align, shade=True)


def _caption(
    renderer: TextRenderer, words: str, area: pygame.Rect, zone: Zone, taken: Sequence[pygame.Rect]
) -> tuple[list[str], float, pygame.Rect]:
    """Return the lines of a caption, their type size in design pixels, and their box."""
    most, least = _widest(renderer, area, zone), renderer.smallest
    biggest = round((LARGE if _is_roomy(zone) else SMALL) * renderer.pixels)
    shifts = LABEL_SHIFTS if zone.words in (Side.BELOW, Side.ABOVE) else LABEL_SHIFTS[:1]
    for pixels, count in product(range(max(biggest, least), least - 1, -1), (1, 2, 3)):
        size = pixels / renderer.pixels
        lines = in_lines(words, count, renderer.font(size, Typeface.TEXT)) if count > 1 else [words]
        box = _beside_pile(renderer, lines, size, area, zone.words)
        shifted = (box.move(renderer.px(aside), 0) for aside in shifts)
        if box.width <= most and (free := first_free(shifted, taken, renderer.px(BESIDE_WORDS))):
            return lines, size, free
    size = least / renderer.pixels
    return [words], size, _beside_pile(renderer, [words], size, area, zone.words)


def _is_roomy(zone: Zone) -> bool:
    """True if a zone has room for large type: right of its cards, or left of a row."""
    return zone.words is Side.RIGHT or (zone.words is Side.LEFT and zone.spread is not Spread.PILE)


def _widest(renderer: TextRenderer, area: pygame.Rect, zone: Zone) -> float:
    """Return the largest width of a caption, in window pixels."""
    match zone.words:
        case Side.RIGHT:
            return SIDE_LABEL_WIDTH * renderer.pixels
        case Side.LEFT:
            return SIDE_LABEL_WIDTH * renderer.scale
    return max(zone.width, area.width * CAPTION_WIDTH) if zone.spread is Spread.PILE else zone.width


def _beside_pile(
    renderer: TextRenderer, lines: Sequence[str], size: float, area: pygame.Rect, side: Side
) -> pygame.Rect:
    """Return the box of lines beside a pile, in window pixels."""
    box = pygame.Rect((0, 0), _room(renderer, lines, size, Typeface.TEXT))
    match side:
        case Side.BELOW:
            return box.move_to(midtop=(area.centerx, area.bottom + renderer.px(BELOW_PILE)))
        case Side.ABOVE:
            return box.move_to(midbottom=(area.centerx, area.top - renderer.px(BELOW_PILE)))
        case Side.LEFT:
            return box.move_to(midright=(area.left - renderer.px(LEFT_OF_PILE), area.centery))
        case Side.RIGHT:
            return box.move_to(midleft=(area.right + renderer.px(RIGHT_OF_PILE), area.centery))


@dataclass(frozen=True, slots=True)
class PlacedTip:
    """A tip with its place on screen."""

    tip: Tip
    box: pygame.Rect
    lines: tuple[str, ...]
    size: float
    """The type size, in design pixels."""


class TipBox:
    """The tooltip of a table, which stays in place while its words are the same and it fits."""

    def __init__(self, board: Board, pieces: Pieces) -> None:
        self._board = board
        self._pieces = pieces
        self._request: object = None
        """The last tip, and the areas it had to keep clear of."""
        self._placed: PlacedTip | None = None

    def forget(self) -> None:
        """Forget the last tip."""
        self._request = self._placed = None

    @property
    def box(self) -> pygame.Rect | None:
        """The box of the last frame's tip, if there was one."""
        return self._placed.box if self._placed is not None else None

    def draw(self, renderer: TextRenderer, frame: TableFrame, over: Sequence[pygame.Rect]) -> None:
        """Draw the tip of a frame above everything else, if there is room for it.

        It also keeps clear of the areas ``over``.
        """
        tip = None if frame.banner else frame.tip
        if tip is None:
            self.forget()
            return
        words = [text.rect for text in renderer.texts]
        things, hand = [*self._things(renderer, frame), *over], self._hand()
        if self._request != (tip, words, things, hand):
            self._request = tip, words, things, hand
            on_rail = _beside_the_rail(renderer, frame, tip, ([*words, *things], [*self._names(), *over]))
            same = self._same(renderer, tip, [*things, *hand])
            self._placed = on_rail or same or _place_tip(renderer, tip, words, things, hand)
        if self._placed is not None:
            box = self._placed.box
            renderer.texts[:] = [text for text in renderer.texts if not box.colliderect(text.rect)]
            _draw_tip(renderer, self._placed, hand)

    def _same(self, renderer: TextRenderer, tip: Tip, kept: Sequence[pygame.Rect]) -> PlacedTip | None:
        """Return the last placed tip, if it has the same words and can stay."""
        last = self._placed
        if last is None or last.tip.words != tip.words or gap(last.box, tip.about) > BESIDE * renderer.scale:
            return None
        return last if last.box.collidelist([tip.about, *kept]) < 0 else None

    def _things(self, renderer: TextRenderer, frame: TableFrame) -> Iterator[pygame.Rect]:
        """Yield the areas of everything clickable except the viewer's hand."""
        board = self._board
        yield from renderer.sheets
        yield aim_box(renderer, frame.aim)
        yield from (button.rect for button in frame.buttons)
        yield from (board.layout.named(seat) for seat in range(board.seats))
        yield from self._pieces.areas()
        for place, pile in enumerate(board.piles):
            if place != board.hand_place:
                zone = board.layout.zones[place]
                if pile or place in frame.lit or (zone.framed and zone.layer == 0):
                    yield board.area(place, slack=0)
                if pile:
                    yield board.cards_area(place)

    def _names(self) -> list[pygame.Rect]:
        """Return the area of every player's name and gem."""
        plates = [self._board.layout.plate(seat) for seat in range(self._board.seats)]
        return [plate.union(gem_of(plate)) for plate in plates]

    def _hand(self) -> list[pygame.Rect]:
        """Return the areas of the viewer's hand and of its cards, both lowered and raised."""
        place = self._board.hand_place
        rects = [] if place is None else [self._board.area(place, slack=0)]
        return rects + [self._board.reach(sprite) for sprite in self._board.hand()]


def _beside_the_rail(
    renderer: TextRenderer, frame: TableFrame, tip: Tip, clear: Sequence[Sequence[pygame.Rect]]
) -> PlacedTip | None:
    """Place the tip of a tool left of its icon; return None without room, or for any other tip.

    ``clear`` lists the areas to keep clear of, then fewer areas to try instead.
    """
    if tip.about not in [button.rect for button in frame.buttons if is_icon(button)]:
        return None
    away, room = renderer.px(DISTANCE), renderer.surface.get_rect().inflate(-8, -8)
    ways = frames(
        tip.words, renderer.font(SMALL, Typeface.TEXT), tip.about.left - away - room.left, renderer.scale
    )
    boxes = []
    for wide, high in ways:
        level = pygame.Rect(0, 0, wide, high).move_to(midright=(tip.about.left - away, tip.about.centery))
        reach = (high + tip.about.height + away) // 2
        moved = (level.move(0, by) for by in sorted(range(-reach, reach + 1), key=abs))
        boxes += [box for box in moved if room.contains(box)]
    box = next(filter(None, (first_free(boxes, taken) for taken in clear)), None)
    return None if box is None else PlacedTip(tip, box, tuple(ways[box.size]), SMALL)


def _place_tip(
    renderer: TextRenderer,
    tip: Tip,
    words: Sequence[pygame.Rect],
    things: Sequence[pygame.Rect],
    hand: Sequence[pygame.Rect],
) -> PlacedTip | None:
    """Place a tip by its subject, rather over words than too far away, and at last even over the hand.

    It may be in smaller type. Farther away, it is rather beside its subject than above or below.
    """
    room = renderer.surface.get_rect().inflate(-8, -8)
    near, all_but_hand = BESIDE * renderer.scale, [*words, *things]
    for taken, most, down in (
        ([*all_but_hand, *hand], near, 1),
        ([*all_but_hand, *hand], TOO_FAR * renderer.scale, ROWS_APART),
        ([*things, *hand], near, 1),
        ([*all_but_hand, *hand], inf, ROWS_APART),
        (all_but_hand, inf, ROWS_APART),
    ):
        for size in (SMALL, min(SMALL, renderer.smallest / renderer.pixels)):
            ways = frames(tip.words, renderer.font(size, Typeface.TEXT), room.width, renderer.scale)
            box = nearest(tuple(ways), tip.about, room, renderer.px(DISTANCE), taken, most, down)
            if box is not None:
                return PlacedTip(tip, box, tuple(ways[box.size]), size)
    return None


def _draw_tip(renderer: TextRenderer, placed: PlacedTip, hand: Sequence[pygame.Rect]) -> None:
    """Draw a tip, with an outline around its subject if that is far away and not in the hand."""
    edge, box, about = renderer.px(EDGE), placed.box, placed.tip.about
    if gap(box, about) > BESIDE * renderer.scale and about.collidelist(hand) < 0:
        pygame.draw.rect(renderer.surface, BRASS, about.inflate(edge, edge), 2, edge)
    draw_frame(renderer, box, placed.lines, placed.size)
