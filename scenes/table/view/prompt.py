"""The layout and drawing of prompts, hints and the last event."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import pygame

from engine.layout import TableMap
from engine.text_wrapping import halved, in_lines, wrapped
from engine.theme import BODY, BONE, BRASS, EMBER, FLAME, HIDE, OXBLOOD, SMALL, SOFT, SOOT, Typeface, mixed
from engine.ui.text import LEAST_DRAWN, TextRenderer, fitting
from scenes.table.view.view_model import ComparedMove, Comparison, PromptLine, TableFrame, Tone

KEY_IN_WORDS: Final = re.compile(r"\[(.+?)\]")
"""A [key] in a line, which is drawn as a key cap."""
HINT_HEIGHT: Final = 84
"""The greatest height of a hint in the prompt's place, in design pixels."""
LINE_PITCH, COMPARED_PITCH = 34, 30
"""The line height of a prompt, and of a comparison, in design pixels."""
KEY_CAP: Final = 20
"""The width a key cap adds to its letters, including the space around it, in design pixels."""
EDGE_COLOURS = {
    Tone.ASK: BRASS,
    Tone.NOTICE: FLAME,
    Tone.HINT: FLAME,
    Tone.REFUSAL: EMBER,
    Tone.HINDRANCE: FLAME,
}
"""The colour of the edge around a prompt, by tone."""
TIGHTER_LINES: Final = 16
"""The vertical padding of a prompt, above and below together, in design pixels."""
DESCENDERS: Final = 2
"""The distance lines are shifted up to make room for descenders, in design pixels."""
EVENT_TYPE: Final = 25
"""The type size of the last event where it has room, in design pixels."""
BAR_LINE, BAR_FOOT, BAR_GAP, BAR_END = 27, 3, 5, 12
"""The line height and foot height of a bar, the gap between bars, and the end padding, in design pixels."""
BAR_DIM, BAR_TRACK = 0.24, 0.07
"""The share of its foot's colour in a bar, and the share of bone in the track behind it."""


@dataclass(frozen=True, slots=True)
class Bars:
    """The layout of compared moves as bars, with orders on them and figures beside them."""

    moves: Sequence[ComparedMove]
    orders: Sequence[Sequence[str]]
    """The lines of each order."""
    width: int
    longest: int
    """The width of the longest bar, which leaves room for the figures, in window pixels."""
    text_scale: float
    """Window pixels per design pixel of the heights."""
    size: float
    """The type size, in design pixels."""

    @property
    def height(self) -> int:
        """The height of all bars, in window pixels."""
        lines = sum(map(len, self.orders))
        return round((lines * BAR_LINE + (len(self.orders) - 1) * BAR_GAP) * self.text_scale)


def lay_out_bars(
    renderer: TextRenderer, moves: Sequence[ComparedMove], width: int, text_scale: float
) -> Bars:
    """Return bars of a width in window pixels, with type at this scale, or smaller if it doesn't fit."""
    beside, largest = BAR_END * renderer.box_scale, SMALL * text_scale / renderer.text_scale
    figure = max((move.figure for move in moves), key=len)
    whole = (f"{move.order} {figure}" for move in moves)
    size = min(renderer.fitting(words, largest, Typeface.TEXT, width - 4 * beside) for words in whole)
    figures = max(renderer.width(move.figure, size) for move in moves)
    longest = round(width - figures - 2 * beside) if figures else width
    font = renderer.font(size, Typeface.TEXT)
    orders = [wrapped(move.order, font, round(longest - 2 * beside)) for move in moves]
    return Bars(moves, orders, width, longest, text_scale, size)


def draw_bars(renderer: TextRenderer, bars: Bars, at: tuple[int, int]) -> None:
    """Draw bars with their top left corner ``at`` a point; the first is lit."""
    left, top = at[0], float(at[1])
    beside, line = BAR_END * renderer.box_scale, BAR_LINE * bars.text_scale
    for move, order in zip(bars.moves, bars.orders, strict=True):
        room = pygame.Rect(left, round(top), bars.width, round(line * len(order)))
        colour = FLAME if move is bars.moves[0] else BRASS
        track = pygame.Rect(room.topleft, (round(bars.longest), room.height))
        bar = pygame.Rect(room.topleft, (round(bars.longest * move.share), room.height))
        pygame.draw.rect(renderer.surface, mixed(SOOT, BONE, BAR_TRACK), track)
        pygame.draw.rect(renderer.surface, mixed(SOOT, colour, BAR_DIM), bar)
        # Only at its foot, because an edge around it would cross the words.
        foot = max(2, renderer.px(BAR_FOOT))
        pygame.draw.rect(renderer.surface, colour, (bar.left, bar.bottom - foot, bar.width, foot))
        for index, words in enumerate(order):
            middle = top + line * (index + 0.5) - foot / 2
            renderer.line(words, (left + beside, middle), bars.size, BONE, align="left")
        if move.figure:
            end = room.right - beside, room.centery - foot / 2
            renderer.line(move.figure, end, bars.size, BONE, align="right", shade=True)
        top += line * len(order) + BAR_GAP * bars.text_scale


class PromptText(NamedTuple):
    """A line of a prompt."""

    words: str
    size: float
    """The type size, in design pixels."""
    face: Typeface


@dataclass(frozen=True, slots=True)
class PromptLayout:
    """The layout of a prompt in one frame."""

    line: PromptLine
    zone: pygame.Rect
    """The zone of the table map, with the prompt at its bottom."""
    parts: Sequence[Sequence[PromptText]]
    """The lines of each part."""
    box: pygame.Rect
    """The box around it, in window pixels, or an empty one without words."""
    bars: Bars | None = None
    """The bars of compared moves, drawn after the first part."""

    @property
    def lines(self) -> int:
        """The number of lines."""
        return sum(map(len, self.parts))


def lay_out_prompt(renderer: TextRenderer, table_map: TableMap, line: PromptLine) -> PromptLayout:
    """Return the layout of a prompt in its zone, or in another zone of the table map for a long one.

    A prompt grows upwards, and on some tables a long one would cover cards. Their maps have a zone ``notice``
    for more than one line, and ``details`` for comparisons and for longer hints and notices.
    """
    window, zones = renderer.surface.get_size(), table_map.zones
    prompt = _in_zone(renderer, line, table_map.zone("prompt", window).rect)
    long = prompt.lines
    high = line.tone is Tone.HINT and prompt.box.height > renderer.box_scale * HINT_HEIGHT
    aside = high or (line.tone is Tone.NOTICE and long > (2 if "notice" in zones else 1))
    details = table_map.zone("details" if "details" in zones else "prompt", window).rect
    if isinstance(line, Comparison):
        return _compared(renderer, line, details)
    if "details" in zones and aside:
        layout = _in_zone(renderer, line, details)
        # All of them have the same width, so that the edges don't move between hints.
        return replace(
            layout, box=pygame.Rect(details.left, layout.box.top, details.width, layout.box.height)
        )
    if "notice" in zones and long > 1:
        return _in_zone(renderer, line, table_map.zone("notice", window).rect)
    return prompt


def _in_zone(renderer: TextRenderer, line: PromptLine, zone: pygame.Rect) -> PromptLayout:
    """Return the layout of a prompt at the bottom of a zone."""
    parts = _parts(renderer, zone.width, line)
    wanted = max(_keyed_width(renderer, *each) for part in parts for each in part) + 48 * renderer.text_scale
    tall = _prompt_height(renderer, sum(map(len, parts))) if line.words else 0
    box = pygame.Rect(0, 0, round(min(zone.width, wanted)), tall)
    box = box.move_to(midbottom=zone.midbottom).clamp(renderer.surface.get_rect())
    return PromptLayout(line, zone, parts, box)


def _compared(renderer: TextRenderer, line: Comparison, zone: pygame.Rect) -> PromptLayout:
    """Return the layout of a comparison in a zone, with the largest type that fits; it may grow upwards."""
    texts = [(line.words, BODY, Typeface.BOLD), *((words, SMALL, Typeface.TEXT) for words in line.more)]
    most, smallest = zone.width - 30 * renderer.text_scale, renderer.smallest / renderer.text_scale
    wrapped_texts = [_wrapped(renderer, PromptText(words, smallest, face), most) for words, _, face in texts]
    around = COMPARED_PITCH * sum(map(len, wrapped_texts)) + BAR_GAP + TIGHTER_LINES
    fits = zone.height / (around + (BAR_LINE + BAR_GAP) * len(line.moves))
    text_scale = min(renderer.limited, max(fits, renderer.box_scale * LEAST_DRAWN / SMALL))
    bars = lay_out_bars(renderer, line.moves, zone.width - renderer.px(2 * TIGHTER_LINES), text_scale)
    share = text_scale / renderer.text_scale
    parts = [
        [row._replace(size=size * share) for row in rows]
        for rows, (_, size, _) in zip(wrapped_texts, texts, strict=True)
    ]
    box = pygame.Rect(0, 0, zone.width, round((around + BAR_GAP) * text_scale) + bars.height)
    return PromptLayout(line, zone, parts, box.move_to(midbottom=zone.midbottom), bars)


def _parts(renderer: TextRenderer, width: int, line: PromptLine) -> list[list[PromptText]]:
    """Return the lines of each part of a prompt, wrapped to a width."""
    most = width - 48 * renderer.text_scale
    if not line.more and _keyed_width(renderer, line.words, BODY, Typeface.BOLD) <= most:
        return [[PromptText(line.words, BODY, Typeface.BOLD)]]
    texts = [(line.words, BODY, Typeface.BOLD), *((words, SMALL, Typeface.TEXT) for words in line.more)]
    share = renderer.limited / renderer.text_scale
    return [_wrapped(renderer, PromptText(words, size * share, face), most) for words, size, face in texts]


def _wrapped(renderer: TextRenderer, text: PromptText, most: float) -> list[PromptText]:
    """Return a text in as few lines, up to three, as fit a width in window pixels."""
    words, size, face = text
    ways = ([words], halved(words), in_lines(words, 3, renderer.font(size, face)))
    fits = (way for way in ways if all(_keyed_width(renderer, line, size, face) <= most for line in way))
    return [PromptText(line, size, face) for line in next(fits, ways[-1])]


def draw_prompt(renderer: TextRenderer, prompt: PromptLayout) -> None:
    """Draw a prompt."""
    if not prompt.line.words:
        return
    box, bars = prompt.box, prompt.bars
    fill = OXBLOOD if prompt.line.tone is Tone.REFUSAL else SOOT
    renderer.box(box, fill, EDGE_COLOURS[prompt.line.tone], 2, round(23 * renderer.text_scale))
    padding = TIGHTER_LINES * renderer.box_scale
    among = 0.0 if bars is None else bars.height + 2 * BAR_GAP * bars.text_scale
    step = (box.height - padding - among) / prompt.lines
    top = box.top + padding / 2 - DESCENDERS * renderer.box_scale
    for part in prompt.parts:
        for text in part:
            middle = box.centerx, top + step / 2
            _draw_keyed(renderer, text, middle, box.width - 30 * renderer.text_scale)
            top += step
        if bars is not None and part is prompt.parts[0]:
            draw_bars(renderer, bars, (box.centerx - bars.width // 2, round(top + BAR_GAP * bars.text_scale)))
            top += among


def _keyed_width(renderer: TextRenderer, words: str, size: float, face: Typeface) -> int:
    """Return the width of a line with [keys] on caps, in window pixels."""
    runs = KEY_IN_WORDS.split(words)
    caps = round(KEY_CAP * renderer.text_scale) * (len(runs) // 2)
    return caps + sum(renderer.width(run, size, face) for run in runs)


def _draw_keyed(renderer: TextRenderer, text: PromptText, at: tuple[float, float], most: float) -> None:
    """Draw a centred line with [keys] on caps, as on buttons."""
    words, size, face = text
    largest = max(renderer.smallest, round(size * renderer.text_scale))

    def measure(pixels: int) -> tuple[int, int]:
        return _keyed_width(renderer, words, pixels / renderer.text_scale, face), 0

    size = fitting(measure, (renderer.smallest, largest), (most, 0)) / renderer.text_scale
    left = at[0] - _keyed_width(renderer, words, size, face) / 2
    for index, run in enumerate(KEY_IN_WORDS.split(words)):
        is_key = index % 2 == 1
        wide = renderer.width(run, size, face) + (round(KEY_CAP * renderer.text_scale) if is_key else 0)
        middle = left + wide / 2, at[1]
        if is_key:
            cap = pygame.Rect(0, 0, wide - round(4 * renderer.text_scale), renderer.height(size))
            cap.center = round(middle[0]), round(middle[1])
            renderer.box(cap, HIDE, mixed(HIDE, BRASS, 0.6), 2, cap.height // 4)
        if run:
            renderer.line(run, middle, size, SOFT if is_key else BONE, face)
        left += wide


def _prompt_height(renderer: TextRenderer, lines: int) -> int:
    """Return the height of a prompt with this number of lines, in window pixels."""
    return round((12 + LINE_PITCH * lines) * (renderer.text_scale if lines == 1 else renderer.limited))


def draw_last_event(
    renderer: TextRenderer,
    table_map: TableMap,
    prompt: PromptLayout,
    frame: TableFrame,
    taken: Sequence[pygame.Rect],
) -> None:
    """Draw the last event, after as many earlier ones as there is room for, in one line.

    It is above the prompt or in the table map's zone for it. It isn't drawn over anything else, nor with a
    notice of several lines.
    """
    if not frame.last_event or (prompt.lines > 1 and prompt.line.tone is not Tone.ASK):
        return
    strip = pygame.Rect(0, 0, prompt.zone.width - renderer.px(48), renderer.px(36))
    above = _prompt_height(renderer, prompt.lines) + renderer.px(4)
    strip.midbottom = prompt.zone.centerx, prompt.zone.bottom - above
    if "news" in table_map.zones:
        strip = table_map.zone("news", renderer.surface.get_size()).rect
    if strip.collidelist(taken) >= 0:
        return
    words, size, face = frame.last_event, EVENT_TYPE, Typeface.ITALIC
    fuller = (each for each in frame.last_events if renderer.width(each, size, face) <= strip.width)
    if renderer.width(words, size, face) > strip.width:
        size = SMALL
    words = next(fuller, "") or renderer.shortened(words, face, strip.width)
    renderer.line(words, strip.center, size, BONE, face, most=strip.width, tall=strip.height, shade=True)
