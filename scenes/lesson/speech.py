"""The host's speech in a lesson, a bust and a ribbon, and the light on what is spoken of."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

import pygame

from engine.grain import Size
from engine.text_wrapping import balanced, wrapped
from engine.theme import BODY, BONE, BRASS, FLAME, SOOT, Typeface, mixed
from engine.ui.shapes import draw_shadow
from engine.ui.text_renderer import TextRenderer
from engine.ui.tips import least_covering, nearest
from scenes.players import Look, picture
from scenes.table.view.hud import within_inlay
from scenes.table.view.view_model import TableButton, Tool

HOST: Final = "mephisto"
"""The face of the teacher."""
WIDTHS: Final = (1040, 860, 720, 600, 520, 440)
"""Widths of a speech in design pixels of type, the slimmest ribbon first."""
SLIM: Final = 600
"""The narrowest whose buttons stand beside the words; below them in a narrower one."""
BUST: Final = 92
"""Design pixels of the host's face."""
INSET: Final = 16
BUTTON: Final = (128, 44)
"""Width and height of a button, in design pixels of type."""
DOT: Final = 5
"""Design pixels of the dot of a step that is done."""
CLEAR: Final = 8
"""Window pixels that stay free around what must not be covered."""
SHARES: Final = (1.0, 0.85, 0.72, 0.6)
"""The size of its type, as a share of the table's: smaller only where it would cover words."""
LARGE: Final = SHARES[:2]
"""The same where it would cover cards."""
NEAR: Final = 3
"""A speech goes no further aside than one part in so many of the window where it can: eyes follow it."""
DIM: Final = 78
"""Darkness of the rest of the table, of 255."""
GLOW: Final = 150
"""Strength of the light around what is meant, of 255."""
COARSE: Final = 6
"""Divisor of the size at which light and shade are drawn."""
HALO: Final = 18
"""Window pixels by which the light reaches beyond what is lit."""
Words: TypeAlias = tuple[str, str]
"""A speech, and the answer to what was tried instead."""
ON, DONE, PREVIOUS = "Next", "Done", "Previous"
Plain: TypeAlias = tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Spoken:
    """The words of the moment."""

    step: tuple[int, int]
    """The number of the step, from 0, and of all steps."""
    says: str
    instead: str
    """The answer to what was tried instead; empty where nothing was."""
    reading: bool
    """True if there is only to go on."""

    @property
    def first(self) -> bool:
        """True if there is no step to go back to."""
        return self.step[0] == 0

    @property
    def onward(self) -> str:
        """The label of the button that leads on."""
        return DONE if self.step[0] + 1 == self.step[1] else ON


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The things a speech lies among, in window pixels."""

    lit: tuple[pygame.Rect, ...]
    """The things it speaks of: never covered."""
    texts: tuple[pygame.Rect, ...]
    cards: tuple[pygame.Rect, ...]
    """Covered where nothing else is free."""

    @property
    def kept(self) -> tuple[pygame.Rect, ...]:
        """The things never covered where that can be."""
        return (*self.lit, *self.texts)

    @property
    def all(self) -> tuple[pygame.Rect, ...]:
        """The same with all cards."""
        return (*self.kept, *self.cards)


@dataclass(frozen=True, slots=True)
class Speech:
    """A speech in its place."""

    spoken: Spoken
    rect: pygame.Rect
    lines: tuple[str, ...]
    buttons: tuple[TableButton, ...]
    pixels: float
    """Window pixels to a design pixel of its type."""


def placed(
    ink: TextRenderer,
    spoken: Spoken,
    around: Surroundings,
    lesson: Sequence[Words],
    last: pygame.Rect | None,
) -> Speech:
    """Return the speech where the last one was, if it covers nothing there; else as near as can be.

    There is room for the longest of what a ``lesson`` says, so that the buttons stay there.
    """
    window = within_inlay(ink.surface.get_size())
    lit = around.lit[0].unionall(around.lit[1:]) if around.lit else pygame.Rect(window.center, (0, 0))
    near = lit if last is None else pygame.Rect(last.center, (0, 0))
    reach = window if last is None else window.clip(last.inflate(window.width // NEAR, 2 * window.height))
    stays_clear_of = around.kept if spoken.instead else around.all
    for room, shares, kept in (
        (reach, LARGE, around.all),
        (window, LARGE, around.all),
        (window, SHARES, around.kept),
    ):
        roomy = [rect.inflate(4 * CLEAR, 4 * CLEAR) for rect in kept]
        for texts, share in product((lesson, own(spoken)), shares):
            smaller = replace(ink, pixels=ink.pixels * share)
            sizes = list(_sizes(smaller, spoken, texts))
            same = [] if last is None or last.size not in sizes else [last.size]
            if last is not None and same and window.contains(last) and not _covers(last, stays_clear_of):
                return _speech(smaller, spoken, last)
            if (
                box := nearest(same, near, room, 0, roomy) or nearest(sizes, near, room, 0, roomy)
            ) is not None:
                return _speech(smaller, spoken, box)
    smallest = replace(ink, pixels=ink.pixels * SHARES[-1])
    sizes = list(_sizes(smallest, spoken, own(spoken)))
    return _speech(smallest, spoken, least_covering(sizes, lit, window, CLEAR, around.kept))


def stayed(ink: TextRenderer, spoken: Spoken, last: Speech) -> Speech | None:
    """Return a speech in the place of the last one, in type small enough; None if it has no room there."""
    for share in SHARES:
        smaller = replace(ink, pixels=ink.pixels * share)
        if _height(smaller, spoken, own(spoken), last.rect.width) <= last.rect.height:
            return _speech(smaller, spoken, last.rect)
    return None


def own(spoken: Spoken) -> Sequence[Words]:
    """Return what is said now, as all that there has to be room for."""
    return ((spoken.instead or spoken.says, ""),)


def draw_speech(ink: TextRenderer, speech: Speech, aside: int) -> None:
    """Draw the ribbon, the host's bust, the words, and the steps as dots, some pixels off their place."""
    ink = replace(ink, pixels=speech.pixels)
    surface, rect, spoken, inset = ink.surface, speech.rect.move(aside, 0), speech.spoken, _inset(ink)
    draw_shadow(surface, rect, round(14 * ink.plain))
    ink.box(rect, (*SOOT, 236), mixed(SOOT, BRASS, 0.8), max(1, round(2 * ink.plain)), round(18 * ink.plain))
    side = _bust(ink)
    look = Look.SOUR if spoken.instead else Look.GLAD if spoken.reading else Look.RESTING
    face = ink.assets.picture(picture(HOST, look), side, side)
    left = rect.left + inset // 2
    surface.blit(face, (left, rect.top + (min(rect.height, side + 2 * inset) - side) // 2))
    left += side + inset // 2
    top = rect.top + (_words_room(rect, ink) - len(speech.lines) * _step(ink)) // 2
    for index, words in enumerate(speech.lines):
        colour = FLAME if spoken.instead else BONE
        text = ink.assets.text(words, Typeface.TEXT, round(BODY * ink.pixels), colour)
        surface.blit(text, (left, top + index * _step(ink)))
    _draw_dots(ink, spoken.step, (left, rect.bottom - inset))


def _draw_dots(ink: TextRenderer, step: tuple[int, int], at: tuple[int, int]) -> None:
    """Draw a dot for each step: bright as far as one has come."""
    size = DOT * ink.plain
    for number in range(step[1]):
        middle = (at[0] + size + number * 3.4 * size, at[1])
        colour = FLAME if number == step[0] else mixed(SOOT, BRASS, 0.9 if number < step[0] else 0.45)
        pygame.draw.circle(ink.surface, colour, middle, size if number == step[0] else 0.8 * size)


def draw_light(surface: pygame.Surface, clear: Sequence[pygame.Rect], meant: Sequence[pygame.Rect]) -> None:
    """Darken all but what is spoken of and is to be read, and let what is meant glow."""
    if clear:
        drawn = _light(surface.get_size(), _plain(clear), _plain(meant))
        surface.blit(drawn, (0, 0))
    for rect in meant:
        pygame.draw.rect(surface, FLAME, rect, 2, border_radius=10)


def _plain(rects: Sequence[pygame.Rect]) -> Plain:
    return tuple((rect.x, rect.y, rect.width, rect.height) for rect in rects)


@lru_cache(2)
def _light(size: Size, clear: Plain, meant: Plain) -> pygame.Surface:
    """Return soft shade with holes, and a soft glow around what is meant."""
    small = (size[0] // COARSE + 1, size[1] // COARSE + 1)
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
    return pygame.Rect(*(round(each / COARSE) for each in (*rect.topleft, *rect.size)))


def _sizes(ink: TextRenderer, spoken: Spoken, texts: Sequence[Words]) -> Iterator[tuple[int, int]]:
    """Yield widths with the heights they need, in window pixels, the slimmest first."""
    most = ink.surface.get_width() - 40
    for design in WIDTHS:
        width = min(most, round(design * ink.pixels))
        yield width, _height(ink, spoken, texts, width)


def _height(ink: TextRenderer, spoken: Spoken, texts: Sequence[Words], width: int) -> int:
    """Return the height that a width needs for the longest of some texts, in window pixels."""
    beside = width >= round(SLIM * ink.pixels)
    room = _width_of_words(ink, width, beside)
    font = ink.font(BODY, Typeface.TEXT)
    lines = max(len(wrapped(each, font, room)) for words in texts for each in words if each)
    inset, button = _inset(ink), round(BUTTON[1] * ink.pixels)
    words = lines * _step(ink) + inset + round(4 * DOT * ink.plain)
    high = max(_bust(ink) + inset, words + inset // 2)
    if beside:
        high = max(high, 2 * button + 2 * inset)
    elif len(texts) > 1 or spoken.reading or not spoken.first:
        high += button + inset // 2
    return high


def _speech(ink: TextRenderer, spoken: Spoken, rect: pygame.Rect) -> Speech:
    beside = rect.width >= round(SLIM * ink.pixels)
    has_buttons = spoken.reading or not spoken.first
    font, room = ink.font(BODY, Typeface.TEXT), _width_of_words(ink, rect.width, beside and has_buttons)
    lines = tuple(balanced(spoken.instead or spoken.says, font, room))
    return Speech(spoken, rect.copy(), lines, tuple(_buttons(ink, spoken, rect, beside)), ink.pixels)


def _buttons(ink: TextRenderer, spoken: Spoken, rect: pygame.Rect, beside: bool) -> Iterator[TableButton]:
    """Yield on and back, each in a place of its own: a second click on the one is never the other."""
    size, inset = (round(BUTTON[0] * ink.pixels), round(BUTTON[1] * ink.pixels)), _inset(ink)
    on = pygame.Rect((0, 0), size)
    on.bottomright = rect.right - inset, rect.bottom - inset
    back = on.move(0, -size[1] - inset // 2) if beside else on.move(-size[0] - inset // 2, 0)
    if beside:
        back.top = rect.top + inset
    if spoken.reading:
        yield TableButton(spoken.onward, "", on, Tool.GO_ON)
    if not spoken.first:
        yield TableButton(PREVIOUS, "", back, Tool.UNDO, quiet=True)


def _width_of_words(ink: TextRenderer, width: int, beside: bool) -> int:
    inset = _inset(ink)
    buttons = round(BUTTON[0] * ink.pixels) + inset if beside else 0
    return width - _bust(ink) - inset - buttons - inset


def _words_room(rect: pygame.Rect, ink: TextRenderer) -> int:
    """Return the height in which the words stand in the middle."""
    below = rect.width < round(SLIM * ink.pixels)
    taken = round(BUTTON[1] * ink.pixels) + _inset(ink) // 2 if below else round(3 * DOT * ink.plain)
    return rect.height - taken


def _inset(ink: TextRenderer) -> int:
    return round(INSET * ink.plain)


def _bust(ink: TextRenderer) -> int:
    return round(BUST * ink.plain)


def _step(ink: TextRenderer) -> int:
    return ink.font(BODY, Typeface.TEXT).get_linesize()


def _covers(spot: pygame.Rect, kept: Sequence[pygame.Rect]) -> bool:
    return spot.inflate(2 * CLEAR, 2 * CLEAR).collidelist(kept) >= 0
