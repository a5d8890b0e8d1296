"""The painting of prompts, hints and the last event."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.layout import TableMap
from engine.text_wrapping import halved, in_lines
from engine.theme import BODY, BONE, BRASS, EMBER, FLAME, HIDE, OXBLOOD, SMALL, SOFT, SOOT, Typeface, mixed
from engine.ui.text import fitting
from engine.ui.text_renderer import LEAST, TextRenderer
from scenes.table.view.view_model import StripLine, TableFrame, Tone

KEYS: Final = re.compile(r"\[(.+?)\]")
"""A key in a line, which is drawn on a cap."""
PITCH, CLOSE = 34, 30
"""Design pixels from one line of a prompt to the next, and where moves are compared."""
ABREAST: Final = "    "
"""Stands between two moves in one line."""
CAP: Final = 20
"""Design pixels by which a key's cap is wider than its letters, with the room around it."""
EDGES = {Tone.ASK: BRASS, Tone.NOTICE: FLAME, Tone.FIGURES: FLAME, Tone.REFUSAL: EMBER, Tone.HINDRANCE: FLAME}
"""The colour of the edge around words, by how they are said."""
CLOSER: Final = 16
"""Design pixels by which the lines of a prompt stand closer together than would fill its box."""
TAILS: Final = 2
"""Design pixels by which a prompt stands higher than by its capitals: letters hang below its lines."""


@dataclass(frozen=True, slots=True)
class PromptLayout:
    """A prompt with its lines and where they stand, for one drawing of the table."""

    line: StripLine
    zone: pygame.Rect
    """The room of the table map that it stands at the bottom of."""
    parts: Sequence[Sequence[tuple[str, float, Typeface]]]
    """The lines of each part, with size and typeface."""
    box: pygame.Rect
    """The box around it, in window pixels; empty without words."""

    @property
    def lines(self) -> int:
        """The number of lines."""
        return sum(map(len, self.parts))


def lay_out_prompt(renderer: TextRenderer, table_map: TableMap, line: StripLine) -> PromptLayout:
    """Return the layout of a prompt in its zone; where the table map has them, in other ones for a long one.

    A prompt grows upwards, and on such a table it would cover piles or cards that stand up: ``notice`` is for
    more than one line, ``details`` for a notice of more than it takes, and for how moves compare.
    """
    window, zones = renderer.surface.get_size(), table_map.zones
    prompt = _laid_out(renderer, line, table_map.zone("prompt", window).rect)
    long = prompt.lines
    aside = line.tone is Tone.FIGURES or (line.tone is Tone.NOTICE and long > (2 if "notice" in zones else 1))
    other = "notice" if "notice" in zones and long > 1 else ""
    if "details" in zones and aside:
        other = "details"
    return _laid_out(renderer, line, table_map.zone(other, window).rect) if other else prompt


def _laid_out(renderer: TextRenderer, line: StripLine, zone: pygame.Rect) -> PromptLayout:
    """Return the layout of a prompt in a zone.

    How moves compare keeps to the height of the zone: in smaller type if need be, or two moves in a line.
    """
    figures = line.tone is Tone.FIGURES
    ways = [(renderer.sure, 1), (renderer.scale, 1), (renderer.scale, 2)] if figures else [(renderer.sure, 1)]
    layouts = [_in_zone(renderer, line, zone, pixels, abreast) for pixels, abreast in ways]

    def too_much(prompt: PromptLayout) -> tuple[int, int]:
        return max(0, prompt.box.height - zone.height), sum(len(part) - 1 for part in prompt.parts[1:])

    return min(layouts, key=too_much)


def _in_zone(
    renderer: TextRenderer, line: StripLine, zone: pygame.Rect, pixels: float, abreast: int
) -> PromptLayout:
    """Return a prompt at the bottom of a zone, in type of a scale, with so many moves in a line."""
    parts = _parts(renderer, zone.width, line, pixels, abreast)
    lines = sum(map(len, parts))
    wanted = max(_keyed_width(renderer, *each) for part in parts for each in part) + 48 * renderer.pixels
    tall = _prompt_height(renderer, lines)
    if line.tone is Tone.FIGURES:
        tall = round((CLOSER + CLOSE * lines) * pixels)
    box = pygame.Rect(0, 0, round(min(zone.width, wanted)), tall if line.words else 0)
    box = box.move_to(midbottom=zone.midbottom).clamp(renderer.surface.get_rect())
    return PromptLayout(line, zone, parts, box)


def _parts(
    renderer: TextRenderer, width: int, line: StripLine, pixels: float, abreast: int
) -> list[list[tuple[str, float, Typeface]]]:
    """Return a prompt in lines that fit into a width: those of each part, with size and typeface."""
    first, *more = line.words.split("\n")
    most = width - 48 * renderer.pixels
    if not more and _keyed_width(renderer, first, BODY, Typeface.BOLD) <= most:
        return [[(first, BODY, Typeface.BOLD)]]
    less, small = pixels / renderer.pixels, SMALL
    if abreast > 1:
        moves, last = more[:-1], more[-1:]
        more = [*(ABREAST.join(moves[at : at + abreast]) for at in range(0, len(moves), abreast)), *last]
        small = LEAST
    parts: list[list[tuple[str, float, Typeface]]] = []
    for part, plain, face in [(first, BODY, Typeface.BOLD), *((said, small, Typeface.TEXT) for said in more)]:
        size = plain * less
        ways = ([part], halved(part), in_lines(part, 3, renderer.font(size, face)))
        fits = (way for way in ways if all(_keyed_width(renderer, said, size, face) <= most for said in way))
        parts.append([(said, size, face) for said in next(fits, ways[-1])])
    return parts


def draw_prompt(renderer: TextRenderer, prompt: PromptLayout) -> None:
    """Draw the prompt or the notice."""
    if not prompt.line.words:
        return
    box = prompt.box
    fill = OXBLOOD if prompt.line.tone is Tone.REFUSAL else SOOT
    renderer.box(box, fill, EDGES[prompt.line.tone], 2, round(23 * renderer.pixels))
    hem = CLOSER * renderer.scale
    step = (box.height - hem) / prompt.lines
    top = box.top + hem / 2 - TAILS * renderer.scale
    rows = [each for part in prompt.parts[1:-1] for each in part] if prompt.line.tone is Tone.FIGURES else []
    widest = max((_keyed_width(renderer, *each) for each in rows), default=0)
    for part in prompt.parts:
        for each in part:
            indent = (widest - _keyed_width(renderer, *each)) / 2 if each in rows else 0
            said, size, face = each
            middle = (box.centerx - indent, top + step / 2)
            _draw_keyed(renderer, said, middle, (size, face), box.width - 30 * renderer.pixels)
            top += step


def _keyed_width(renderer: TextRenderer, words: str, size: float, face: Typeface) -> int:
    """Return the width of a line whose [keys] stand on caps, in window pixels."""
    runs = KEYS.split(words)
    caps = round(CAP * renderer.pixels) * (len(runs) // 2)
    return caps + sum(renderer.width(run, size, face) for run in runs)


def _draw_keyed(
    renderer: TextRenderer, words: str, at: tuple[float, float], letters: tuple[float, Typeface], most: float
) -> None:
    """Draw a centred line whose [keys] stand on caps, as on buttons."""
    size, face = letters
    largest = max(renderer.floor, round(size * renderer.pixels))

    def measure(pixels: int) -> tuple[int, int]:
        return _keyed_width(renderer, words, pixels / renderer.pixels, face), 0

    size = fitting(measure, (renderer.floor, largest), (most, 0)) / renderer.pixels
    left = at[0] - _keyed_width(renderer, words, size, face) / 2
    for index, run in enumerate(KEYS.split(words)):
        is_key = index % 2 == 1
        wide = renderer.width(run, size, face) + (round(CAP * renderer.pixels) if is_key else 0)
        middle = left + wide / 2, at[1]
        if is_key:
            cap = pygame.Rect(0, 0, wide - round(4 * renderer.pixels), renderer.room("", size)[1])
            cap.center = round(middle[0]), round(middle[1])
            renderer.box(cap, HIDE, mixed(HIDE, BRASS, 0.6), 2, cap.height // 4)
        if run:
            renderer.line(run, middle, size, SOFT if is_key else BONE, face)
        left += wide


def _prompt_height(renderer: TextRenderer, lines: int) -> int:
    """Return the height of a prompt with this number of lines, in window pixels."""
    return round((12 + PITCH * lines) * (renderer.pixels if lines == 1 else renderer.sure))


def draw_news(
    renderer: TextRenderer,
    table_map: TableMap,
    prompt: PromptLayout,
    frame: TableFrame,
    taken: Sequence[pygame.Rect],
) -> None:
    """Draw the last event, and before it as many earlier ones as there is room for.

    It stands over the prompt unless the table map has a place of its own for it, in one line. A notice of two
    lines takes its place, and so does whatever else lies there.
    """
    if not frame.news or (prompt.lines > 1 and prompt.line.tone is not Tone.ASK):
        return
    strip = pygame.Rect(0, 0, prompt.zone.width - round(48 * renderer.scale), round(34 * renderer.scale))
    above = _prompt_height(renderer, prompt.lines) + round(4 * renderer.scale)
    strip.midbottom = prompt.zone.centerx, prompt.zone.bottom - above
    if "news" in table_map.zones:
        strip = table_map.zone("news", renderer.surface.get_size()).rect
    if strip.collidelist(taken) >= 0:
        return
    fuller = (words for words in frame.fuller if renderer.width(words, SMALL, Typeface.ITALIC) <= strip.width)
    words = next(fuller, "") or renderer.shortened(frame.news, Typeface.ITALIC, strip.width)
    renderer.line(
        words, strip.center, SMALL, BONE, Typeface.ITALIC, most=strip.width, tall=strip.height, shade=True
    )
