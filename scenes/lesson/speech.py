"""The host's speech in a lesson, with face and buttons, and the light on what it is about."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from engine.grain import Size
from engine.text_wrapping import balanced, wrapped
from engine.theme import BODY, BONE, BRASS, FLAME, SOOT, Typeface, mixed
from engine.ui.shapes import draw_shadow
from engine.ui.text import TextRenderer
from scenes.players import Expression, picture
from scenes.table.view.view_model import TableButton, Tool

HOST: Final = "mephisto"
"""The host's face."""
BUST: Final = 92
"""Size of the host's face, in design pixels."""
CARD_HEIGHT: Final = 1.4
"""The height of a card that the host shows, in widths."""
INSET: Final = 16
BUTTON: Final = (120, 44)
"""Width and height of a button, in design pixels; the text size doesn't change them."""
DOT: Final = 5
"""Radius of the dot of the current step, in design pixels."""
PITCH: Final = 17
"""Design pixels from one dot to the next."""
SHARES: Final = (1.0, 0.95, 0.91, 0.87, 0.83, 0.79, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)
"""The sizes of type to try, as shares of the table's."""
DIM: Final = 78
"""Opacity of the shade over the rest of the table, 0 to 255."""
GLOW: Final = 150
"""Opacity of the glow around what is meant, 0 to 255."""
LIGHT_DIVISOR: Final = 6
"""Divisor of the size at which light and shade are drawn."""
HALO: Final = 18
"""Window pixels by which the light reaches beyond what is lit."""
NEXT, PLAY_ON, DONE, PREVIOUS = "Next", "Play on", "Done", "Previous"
Plain: TypeAlias = tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Spoken:
    """The content of a speech."""

    step: tuple[int, int]
    """The number of the step, from 0, and the number of steps."""
    says: str
    correction: str
    """The answer to a wrong try; empty if there was none."""
    next_label: str
    """The label of the button that leads on; empty if there is something to do first."""
    shows: str = ""
    """The picture of a card that the host shows because it isn't in sight on the table."""

    @property
    def words(self) -> str:
        """The words to show."""
        return self.correction or self.says

    @property
    def first(self) -> bool:
        """True if this is the first step."""
        return self.step[0] == 0


@dataclass(frozen=True, slots=True)
class Speech:
    """A speech in its place on the table."""

    spoken: Spoken
    rect: pygame.Rect
    lines: tuple[str, ...]
    buttons: tuple[TableButton, ...]
    text_scale: float
    """Window pixels to a design pixel of its text."""


def lay_out_speech(renderer: TextRenderer, spoken: Spoken, rect: pygame.Rect) -> Speech:
    """Return a speech in its place, in the largest type that fits."""
    scaled = [replace(renderer, text_scale=renderer.text_scale * share) for share in SHARES]
    renderer = next((each for each in scaled if _has_room(each, spoken, rect)), scaled[-1])
    font, width = renderer.font(BODY, Typeface.TEXT), _words_area(renderer, rect).width
    lines = balanced(spoken.words, font, width)
    return Speech(spoken, rect, tuple(lines), tuple(_buttons(renderer, spoken, rect)), renderer.text_scale)


def _has_room(renderer: TextRenderer, spoken: Spoken, rect: pygame.Rect) -> bool:
    """True if the words fit."""
    area, font = _words_area(renderer, rect), renderer.font(BODY, Typeface.TEXT)
    lines = len(wrapped(spoken.words, font, area.width))
    return lines * font.get_linesize() <= area.height


def _words_area(renderer: TextRenderer, rect: pygame.Rect) -> pygame.Rect:
    """Return the area for the words: right of the host, above the buttons."""
    inset, left = renderer.px(INSET), renderer.px(BUST) + renderer.px(INSET)
    high = rect.height - 2 * inset - _button(renderer)[1]
    return pygame.Rect(rect.left + left, rect.top + inset, rect.width - left - inset, high)


def draw_speech(renderer: TextRenderer, speech: Speech, aside: int) -> None:
    """Draw the box, the host, the words and a dot for each step, shifted ``aside`` by window pixels."""
    renderer = replace(renderer, text_scale=speech.text_scale)
    surface, box_scale, spoken = renderer.surface, renderer.box_scale, speech.spoken
    rect, inset, side = speech.rect.move(aside, 0), renderer.px(INSET), renderer.px(BUST)
    draw_shadow(surface, rect, round(14 * box_scale))
    renderer.box(
        rect, (*SOOT, 236), mixed(SOOT, BRASS, 0.8), max(1, round(2 * box_scale)), round(18 * box_scale)
    )
    expression = Expression.GLAD if spoken.next_label else Expression.RESTING
    expression = Expression.SOUR if spoken.correction else expression
    high = round(side * CARD_HEIGHT) if spoken.shows else side
    face = renderer.assets.picture(spoken.shows or picture(HOST, expression), side, high)
    surface.blit(face, (rect.left + inset // 2, rect.top + inset))
    area, font = _words_area(renderer, rect), renderer.font(BODY, Typeface.TEXT)
    top = area.top + (area.height - len(speech.lines) * font.get_linesize()) // 2
    for index, words in enumerate(speech.lines):
        colour = FLAME if spoken.correction else BONE
        text = renderer.assets.text(words, Typeface.TEXT, round(BODY * renderer.text_scale), colour)
        surface.blit(text, (area.left, top + index * font.get_linesize()))
    _draw_dots(renderer, spoken.step, (rect.left + inset, rect.bottom - inset - _button(renderer)[1] // 2))


def _draw_dots(renderer: TextRenderer, step: tuple[int, int], at: tuple[int, int]) -> None:
    """Draw a dot for each step: the current one brightest, later ones darkest."""
    size = DOT * renderer.box_scale
    for number in range(step[1]):
        middle = (at[0] + size + number * PITCH * renderer.box_scale, at[1])
        colour = FLAME if number == step[0] else mixed(SOOT, BRASS, 0.9 if number < step[0] else 0.45)
        pygame.draw.circle(renderer.surface, colour, middle, size if number == step[0] else 0.8 * size)


def draw_light(surface: pygame.Surface, clear: Sequence[pygame.Rect], meant: Sequence[pygame.Rect]) -> None:
    """Darken everything outside the ``clear`` areas, and draw a glow around those ``meant``."""
    if clear:
        drawn = _light(surface.get_size(), _plain(clear), _plain(meant))
        surface.blit(drawn, (0, 0))
    for rect in meant:
        pygame.draw.rect(surface, FLAME, rect, 2, border_radius=10)


def _plain(rects: Sequence[pygame.Rect]) -> Plain:
    return tuple((rect.x, rect.y, rect.width, rect.height) for rect in rects)


@lru_cache(2)
def _light(size: Size, clear: Plain, meant: Plain) -> pygame.Surface:
    """Return soft shade with clear holes, and a soft glow around the areas ``meant``."""
    small = (size[0] // LIGHT_DIVISOR + 1, size[1] // LIGHT_DIVISOR + 1)
    shade = pygame.Surface(small, pygame.SRCALPHA)
    shade.fill((*SOOT, DIM))
    for part in clear:
        pygame.draw.rect(shade, (*SOOT, 0), _coarse(part, HALO), border_radius=4)
    shade = pygame.transform.gaussian_blur(shade, 2)
    if meant:
        glow = pygame.Surface(small, pygame.SRCALPHA)
        glow.fill((*FLAME, 0))
        for part in meant:
            pygame.draw.rect(glow, (*FLAME, GLOW), _coarse(part, HALO // 2), border_radius=4)
        glow = pygame.transform.gaussian_blur(glow, 2)
        for part in meant:
            pygame.draw.rect(glow, (*FLAME, 0), _coarse(part, -2), border_radius=2)
        shade.blit(glow, (0, 0))
    return pygame.transform.smoothscale(shade, size)


def _coarse(part: tuple[int, int, int, int], wider: int) -> pygame.Rect:
    rect = pygame.Rect(part).inflate(2 * wider, 2 * wider)
    return pygame.Rect(*(round(each / LIGHT_DIVISOR) for each in (*rect.topleft, *rect.size)))


def _buttons(renderer: TextRenderer, spoken: Spoken, rect: pygame.Rect) -> Iterator[TableButton]:
    """Yield the buttons to go on and back, in fixed places: a double click never presses both."""
    on, inset = pygame.Rect((0, 0), _button(renderer)), renderer.px(INSET)
    on.bottomright = rect.right - inset, rect.bottom - inset
    if spoken.next_label:
        yield TableButton(spoken.next_label, "", on, Tool.GO_ON)
    if not spoken.first:
        yield TableButton(PREVIOUS, "", on.move(-on.width - inset, 0), Tool.UNDO, quiet=True)


def _button(renderer: TextRenderer) -> tuple[int, int]:
    return renderer.px(BUTTON[0]), renderer.px(BUTTON[1])
