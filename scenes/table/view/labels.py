"""Labels placed beside their subjects: captions, previews and speech bubbles."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import inf
from typing import Final

import pygame

from engine.layout import Side, Spread, Zone
from engine.text_wrapping import halved, in_lines
from engine.theme import BONE, BRASS, FLAME, LARGE, SMALL, SOOT, Typeface
from engine.ui.placement import nearest_in
from engine.ui.styles import Align
from engine.ui.text import Label, TextRenderer

LABEL_GAP, FAR_FROM_THING = 14, 40
"""The gap between a label and its subject, and the largest on the best side, in design pixels."""
PILE_GAPS: Final = {Side.BELOW: 8, Side.ABOVE: 8, Side.LEFT: 15, Side.RIGHT: 18}
"""The gap between a pile and its caption on each side, in design pixels, with room for the lit outline."""
FACING: Final = {
    Side.BELOW: ("midtop", "midbottom"),
    Side.ABOVE: ("midbottom", "midtop"),
    Side.LEFT: ("midright", "midleft"),
    Side.RIGHT: ("midleft", "midright"),
}
"""The point of a rectangle on one side of another, and the point of the other that it faces."""
LABEL_WIDTH, SIDE_LABEL_WIDTH, BUBBLE_WIDTH = 420, 250, 240
"""The largest widths of a preview, a caption beside a pile and a line of speech, in design pixels."""
CAPTION_WIDTH: Final = 1.5
"""The largest width of a caption below or above a pile, in widths of the pile, if its zone isn't wider."""
BUBBLE_PADDING, BUBBLE_TAIL = 14, 16
"""The padding of a bubble, and the size of its tail, in design pixels."""
PREVIEW_TYPES: Final = (30, 26)
"""The type sizes tried for a preview in a roomy zone before the usual ones, in design pixels."""
BESIDE_CAPTION, BESIDE_PREVIEW = 14, 6
"""The free space beside a caption, and beside a preview (less than ``LABEL_GAP``), in design pixels."""


def draw_preview(
    renderer: TextRenderer, words: str, about: pygame.Rect, taken: Sequence[pygame.Rect], zone: Zone
) -> None:
    """Draw a preview near a pile, on the side named in the table map if possible."""
    face, small = Typeface.BOLD, (SMALL, min(SMALL, renderer.readable / renderer.text_scale))
    sizes = (*PREVIEW_TYPES, *small) if _is_roomy(zone) else small
    widest = LABEL_WIDTH * renderer.text_scale
    if zone.words is not Side.RIGHT:
        widest = min(widest, _widest(renderer, about, zone))
    ways = {room: (lines, size) for room, lines, size in _ways(renderer, words, sizes, face, 4, widest)}
    apart = [rect.inflate(2 * renderer.px(BESIDE_PREVIEW), 0) for rect in taken]
    box = _near(renderer, tuple(ways), about, apart, (zone.words,))
    lines, size = ways[box.size]
    rects = _write(renderer, lines, box, size, face, shade=True)
    renderer.labels.append(Label(" ".join(lines), tuple(rects), about))


def draw_captions(
    renderer: TextRenderer, captions: Sequence[tuple[str, pygame.Rect, Zone]], taken: Sequence[pygame.Rect]
) -> None:
    """Draw captions on the sides of piles named in the map, as large as fits; those on one side in one size.

    A caption has its words, the area of its pile and the zone.
    """
    sizes: dict[Side, float] = {}
    over = list(taken)
    for words, area, zone in captions:
        _, size, box = _caption(renderer, words, area, zone, over, inf)
        over.append(box)
        sizes[zone.words] = min(size, sizes.get(zone.words, inf))
    aligns: dict[Side, Align] = {Side.LEFT: "right", Side.RIGHT: "left"}
    over = list(taken)
    for words, area, zone in captions:
        lines, size, box = _caption(renderer, words, area, zone, over, sizes[zone.words])
        over += _write(renderer, lines, box, size, align=aligns.get(zone.words, "centre"), shade=True)


def _caption(
    renderer: TextRenderer,
    words: str,
    area: pygame.Rect,
    zone: Zone,
    taken: Sequence[pygame.Rect],
    most: float,
) -> tuple[list[str], float, pygame.Rect]:
    """Return the lines of a caption, its type size up to ``most`` design pixels, and its box."""
    least = renderer.smallest
    biggest = min(most * renderer.text_scale, (LARGE if _is_roomy(zone) else SMALL) * renderer.text_scale)
    sizes = [pixels / renderer.text_scale for pixels in range(max(least, round(biggest)), least - 1, -1)]
    face, away = Typeface.TEXT, renderer.px(PILE_GAPS[zone.words])
    for room, lines, size in _ways(renderer, words, sizes, face, 3, _widest(renderer, area, zone)):
        box = beside(area, room, zone.words, away)
        if box.inflate(2 * renderer.px(BESIDE_CAPTION), 0).collidelist(taken) < 0:
            return lines, size, box
    lines, size = [words], sizes[-1]
    return lines, size, beside(area, _room(renderer, lines, size, face), zone.words, away)


def draw_bubble(renderer: TextRenderer, words: str, face: pygame.Rect, taken: Sequence[pygame.Rect]) -> None:
    """Draw a line of speech in a bubble beside the speaker's face, in at most two lines."""
    lines = [words] if renderer.width(words, SMALL) <= BUBBLE_WIDTH * renderer.text_scale else halved(words)
    padding, tail = renderer.px(BUBBLE_PADDING), renderer.px(BUBBLE_TAIL)
    ways: dict[tuple[int, int], float] = {}
    for size in (SMALL, min(SMALL, renderer.smallest / renderer.text_scale)):
        wide, high = _room(renderer, lines, size, Typeface.TEXT)
        ways[wide + 2 * padding, high + padding] = size
    box = _near(renderer, tuple(ways), face, taken, (Side.LEFT, Side.RIGHT, Side.ABOVE))
    renderer.box(box, (*SOOT, 240), BRASS, 2, renderer.px(12))
    _draw_tail(renderer, box, face, tail)
    rects = _write(renderer, lines, box, ways[box.size])
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


def _ways(
    renderer: TextRenderer, words: str, sizes: Sequence[float], face: Typeface, most: int, widest: float
) -> Iterator[tuple[tuple[int, int], list[str], float]]:
    """Yield the room, the lines and the type size of each way to write words, the best first.

    They are no wider than ``widest`` window pixels, or else in the smallest type and up to ``most`` lines.
    """
    for size, count in product(sizes, range(1, most + 1)):
        lines = in_lines(words, count, renderer.font(size, face)) if count > 1 else [words]
        room = _room(renderer, lines, size, face)
        if room[0] <= widest or (size == sizes[-1] and count == most):
            yield room, lines, size


def _room(renderer: TextRenderer, lines: Sequence[str], size: float, face: Typeface) -> tuple[int, int]:
    """Return the width and height of some lines, in window pixels."""
    rooms = [renderer.measure(line, size, face) for line in lines]
    return max(wide for wide, _ in rooms), sum(high for _, high in rooms)


def _write(
    renderer: TextRenderer,
    lines: Sequence[str],
    box: pygame.Rect,
    size: float,
    face: Typeface = Typeface.TEXT,
    *,
    align: Align = "centre",
    shade: bool = False,
) -> list[pygame.Rect]:
    """Draw lines in a box, centred vertically; return their rectangles."""
    high, colour = renderer.height(size, face), FLAME if face is Typeface.BOLD else BONE
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
    rooms = [*(side_of(window, about, side) for side in sides), window]
    return nearest_in(rooms, sizes, about, renderer.px(LABEL_GAP), taken, FAR_FROM_THING * renderer.box_scale)


def beside(about: pygame.Rect, size: tuple[int, int], side: Side, away: int = 0) -> pygame.Rect:
    """Return a rectangle of a size on one side of another, ``away`` pixels from it."""
    own, other = FACING[side]
    around = about.inflate(2 * away, 2 * away)
    return pygame.Rect((0, 0), size).move_to(**{own: getattr(around, other)})


def side_of(room: pygame.Rect, about: pygame.Rect, side: Side) -> pygame.Rect:
    """Return the part of an area on one side of a subject in it."""
    return beside(about, (2 * room.width, 2 * room.height), side).clip(room)


def _is_roomy(zone: Zone) -> bool:
    """True if a zone has room for large type: right of its cards, or left of a row."""
    return zone.words is Side.RIGHT or (zone.words is Side.LEFT and zone.spread is not Spread.PILE)


def _widest(renderer: TextRenderer, area: pygame.Rect, zone: Zone) -> float:
    """Return the largest width of a caption, in window pixels."""
    if zone.words in (Side.LEFT, Side.RIGHT):
        return SIDE_LABEL_WIDTH * (renderer.text_scale if zone.words is Side.RIGHT else renderer.box_scale)
    return max(zone.width, area.width * CAPTION_WIDTH) if zone.spread is Spread.PILE else zone.width
