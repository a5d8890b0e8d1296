"""What is drawn, in lines one can read: each text, picture and shape with its place in whole pixels.

The surfaces that scenes draw on are exchanged for ones that note what is put on them. Only numbers of pixels
are told, never pixels: the same on every machine.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any
from zlib import crc32

import pygame
import pytest
from pygame_gui.elements import (
    UIButton,
    UIDropDownMenu,
    UIHorizontalSlider,
    UIImage,
    UILabel,
    UITextBox,
    UITextEntryLine,
)

from engine import theme
from engine.assets import Assets
from engine.page import Page
from engine.theme import Typeface
from scenes.lesson.scene import LessonScene
from scenes.replay.page import ReplayPage
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver

COLOURS = {
    value: name.lower() for name, value in vars(theme).items() if name.isupper() and type(value) is tuple
}
MOST_MARKS = 40
"""A surface with more on it than this is told by its size, and by the sum of what is on it."""
EMBERS = "embers"
BLENDING = ("engine.grain", "engine.taken")
"""Who blends light into what scenes draw."""
SHAPES = ("rect", "circle", "line", "lines", "polygon", "aaline", "aalines", "arc", "ellipse", "aacircle")
TURNS = ("scale", "smoothscale", "rotozoom", "flip", "rotate", "scale_by", "smoothscale_by")
UNTOLD = ("shadow", "picture")
"""What is the engine's matter."""
SHORT = 400
"""Letters of prose that is told."""
Mark = tuple[str, pygame.Rect]
NAMES: dict[int, tuple[pygame.Surface, str]] = {}
"""What surfaces show, by their identity; they are kept, so that no other takes that."""
PICTURES: dict[int, tuple[UIImage, str]] = {}
"""What pictures on a form show; they are kept likewise."""


def named(surface: pygame.Surface, name: str) -> pygame.Surface:
    """Note what a surface shows."""
    if type(surface) is not Paper:
        NAMES[id(surface)] = surface, name
    return surface


def colour_name(colour: Any) -> str:
    """A colour as the theme calls it, with its strength where it is not full."""
    *parts, strength = pygame.Color(colour)
    name = COLOURS.get(tuple(parts)) or "#{:02x}{:02x}{:02x}".format(*parts)
    return name if strength == 255 else f"{name}/{strength}"


class _OfSurfaces(type):
    """Lets every surface pass for one, while the class stands in for pygame's own."""

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, SURFACE)

    def __call__(cls, *arguments: Any, **more: Any) -> Any:
        """Only what scenes make takes notes: the engine's grounds are its own matter."""
        if sys._getframe(1).f_globals.get("__name__", "").startswith(("scenes", "tests")):
            return super().__call__(*arguments, **more)
        return SURFACE(*arguments, **more)


SURFACE = pygame.Surface


class Paper(SURFACE, metaclass=_OfSurfaces):
    """A surface that notes what is put on it, and where."""

    @property
    def marks(self) -> list[Mark]:
        """What was put on it so far."""
        return self.__dict__.setdefault("_marks", [])

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, flags: int = 0) -> Any:
        rect = super().blit(source, dest, area, flags)
        at = pygame.Rect(dest[:2], source.get_size())
        if flags:
            self.blended(at, sys._getframe(1).f_globals["__name__"])
        else:
            self.note(source, at if area is None else at.clip((at.topleft, pygame.Rect(area).size)))
        return rect

    def blits(self, blit_sequence: Iterable[Any], doreturn: bool = True) -> Any:  # type: ignore[override]
        return [self.blit(*each) for each in blit_sequence]

    def fblits(self, blit_sequence: Iterable[Any], special_flags: int = 0) -> None:
        super().fblits(blit_sequence, special_flags)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Any:
        how = "blend" if special_flags else "fill"
        self.mark(f"{how} {colour_name(color)}", pygame.Rect(rect or self.get_rect()))
        return super().fill(color, rect, special_flags)

    def subsurface(self, *rect: Any) -> pygame.Surface:
        part = super().subsurface(*rect)
        part.__dict__["_marks"] = _Within(self.marks, pygame.Rect(*rect).topleft)
        return part

    def copy(self) -> pygame.Surface:
        return named(pygame.transform.flip(super().copy(), False, False), "copy")

    def scroll(self, dx: int = 0, dy: int = 0, *more: Any) -> None:
        self.mark(f"shaken by {dx},{dy}", pygame.Rect(0, 0, 0, 0))
        super().scroll(dx, dy, *more)

    def set_at(self, x_y: Any, color: Any) -> None:
        self.mark(f"dot {colour_name(color)}", pygame.Rect(*x_y, 1, 1))
        super().set_at(x_y, color)

    def set_clip(self, rect: Any = None) -> None:
        self.mark("drawn everywhere" if rect is None else "drawn within", pygame.Rect(rect or (0, 0, 0, 0)))
        super().set_clip(rect)

    def set_alpha(self, value: Any = None, *more: Any) -> None:
        self.mark(f"alpha {value}", pygame.Rect(0, 0, 0, 0))
        super().set_alpha(value, *more)

    def mark(self, what: str, rect: pygame.Rect) -> None:
        """Note something."""
        self.marks.append((what, rect))

    def blended(self, at: pygame.Rect, whose: str) -> None:
        """Note what a module blends in: of embers, that there are any; of the engine's grounds, nothing."""
        if whose == "engine.embers":
            if not (self.marks and self.marks[-1][0] == EMBERS):
                self.mark(EMBERS, pygame.Rect(0, 0, 0, 0))
        elif whose in BLENDING or whose.startswith("scenes."):
            self.mark("blended", at)

    def note(self, source: pygame.Surface, at: pygame.Rect) -> None:
        """Note a picture; of one that took notes what is on it, as if it were put here: who keeps what is no matter."""
        if type(source) is not Paper:
            unnamed = "ground" if source.get_size() == self.get_size() else "picture"
            self.mark(NAMES.get(id(source), (None, unnamed))[1], at)
            return
        if not source.marks:
            self.mark("sheet", at)
            return
        if len(source.marks) > MOST_MARKS:
            told = "; ".join(placed(*mark) for mark in source.marks)
            self.mark(f"sheet {crc32(told.encode()):08x}", at)
            return
        for what, rect in source.marks:
            self.mark(what, rect.move(at.topleft))


class _Within(list[Mark]):
    """The notes of a part: they go to the whole."""

    def __init__(self, whole: list[Mark], corner: tuple[int, int]) -> None:
        super().__init__()
        self.whole, self.corner = whole, corner

    def append(self, mark: Mark) -> None:
        self.whole.append((mark[0], mark[1].move(self.corner)))


class Letters(pygame.font.Font):
    """A typeface that says what it wrote."""

    style = ""

    def render(self, text: Any, antialias: bool, color: Any, *more: Any, **most: Any) -> pygame.Surface:
        written = super().render(text, antialias, color, *more, **most)
        return named(written, f"{self.style} {colour_name(color)} {text!r}")


def take_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on all that scenes draw is noted; what they kept from earlier is forgotten."""
    NAMES.clear()
    PICTURES.clear()
    for module in [module for name, module in sys.modules.items() if name.startswith("scenes.")]:
        for each in vars(module).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()
    monkeypatch.setattr(pygame, "Surface", Paper)
    for name in SHAPES:
        monkeypatch.setattr(pygame.draw, name, _noting(getattr(pygame.draw, name), name))
    for name in TURNS:
        monkeypatch.setattr(pygame.transform, name, _passing_on(getattr(pygame.transform, name), name))
    for name in ("picture", "varied", "edge", "shadow"):
        monkeypatch.setattr(Assets, name, _naming(getattr(Assets, name), name))
    monkeypatch.setattr(Assets, "_font", _font)
    monkeypatch.setattr(UIImage, "set_image", _showing(UIImage.set_image))


def _font(assets: Assets, typeface: Typeface, size: int) -> pygame.font.Font:
    letters = Letters(assets.font_file(typeface), max(8, size))
    letters.style = f"{typeface.name.lower()} {size}"
    return letters


def _noting(draw: Callable[..., Any], name: str) -> Callable[..., Any]:
    """A function that draws a shape, and what was drawn is noted."""

    def drawn(surface: pygame.Surface, colour: Any, *shape: Any, **more: Any) -> Any:
        rect = draw(surface, colour, *shape, **more)
        if type(surface) is Paper:
            told = [_told(each) for each in (*shape, *more.values())]
            surface.mark(f"{name} {colour_name(colour)} {' '.join(filter(None, told))}".rstrip(), rect)
        return rect

    return drawn


def _told(part: Any) -> str:
    """A part of a shape: what is not its place, which is told anyway."""
    if isinstance(part, int | float):
        return f"{part:.0f}"
    if isinstance(part, Sequence) and part and not isinstance(part[0], int | float):
        return " ".join(f"{round(x)},{round(y)}" for x, y in part)
    return ""


def _naming(get: Callable[..., pygame.Surface], kind: str) -> Callable[..., pygame.Surface]:
    def got(assets: Assets, *asked: Any) -> pygame.Surface:
        match kind, asked:
            case "edge", (_, _, degrees, colour):
                name = f"edge {colour_name(colour)} turned {degrees}"
            case "varied", (path, _, _, degrees, dimmed):
                name = f"{path}{f' turned {degrees}' if degrees else ''}{' dim' if dimmed else ''}"
            case _:
                name = str(asked[0]) if kind == "picture" else kind
        return named(get(assets, *asked), name)

    return got


def _showing(set_image: Callable[..., None]) -> Callable[..., None]:
    def shows(element: UIImage, surface: pygame.Surface | None, *how: Any) -> None:
        if surface is not None:
            PICTURES[id(element)] = element, _name_of(surface)
        set_image(element, surface, *how)

    return shows


def _name_of(surface: pygame.Surface) -> str:
    """What a surface shows: what was put on it, or what it is called."""
    if type(surface) is Paper:
        return "; ".join(placed(*mark) for mark in surface.marks[:MOST_MARKS])
    return NAMES.get(id(surface), (None, ""))[1]


def _passing_on(turn: Callable[..., pygame.Surface], how: str) -> Callable[..., pygame.Surface]:
    def turned(surface: pygame.Surface, *how_far: Any) -> pygame.Surface:
        made = turn(surface, *how_far)
        name = _name_of(surface)
        return named(made, f"{name} {how}d") if name else made

    return turned


def shown(driver: Driver) -> list[str]:
    """What is on the screen now: what is drawn, then what stands on the form.

    A scene that does not ask to be drawn again stands there already, to the pixel.
    """
    paper, scene = driver.app.surface, driver.top
    assert type(paper) is Paper
    if isinstance(scene, TableScene | LessonScene):
        scene.course.laid.painter._stills.forget()
    if isinstance(scene, ReplayPage):
        scene.reel.course.laid.painter._stills.forget()
    moving = scene.course.moving if isinstance(scene, LessonScene) else getattr(scene, "moving", False)
    left, told = crc32(paper.get_view("0")), scene.stale or moving
    paper.marks.clear()
    driver.app.draw()
    assert told or crc32(paper.get_view("0")) == left, f"{type(scene).__name__} is to be drawn again"
    lines = [placed(what, rect) for what, rect in paper.marks if not what.strip().startswith(UNTOLD)]
    return [*counted(lines), *(on_form(scene) if isinstance(scene, Page) else ())]


def counted(lines: Iterable[str]) -> Iterator[str]:
    """Lines that are alike on end, as one."""
    for line, same in groupby(lines):
        count = len(list(same))
        yield f"{line} {count} times" if count > 1 else line


def placed(what: str, rect: pygame.Rect) -> str:
    """A line about something, and where it is."""
    return f"{what} at {rect.x},{rect.y} {rect.width}×{rect.height}" if rect.size != (0, 0) else what


def on_form(page: Page) -> Iterator[str]:
    """What stands on a form, in the order in which it was put there, and what has the focus."""
    for element in page.form.manager.get_sprite_group().sprites():
        rect = pygame.Rect(element.rect)
        able = "" if element.is_enabled else "grey "
        style = (element.class_ids or [""])[-1] or ""
        match element:
            case UIButton(text=text) if text:
                yield placed(f"{able}button {style} {text!r}", rect)
            case UILabel(text=text) if text:
                yield placed(f"label {style} {text!r}", rect)
            case UITextBox(html_text=text):
                yield placed(
                    f"prose {text!r}" if len(text) < SHORT else f"prose of {len(text)} letters", rect
                )
            case UITextEntryLine():
                yield placed(f"line {element.get_text()!r} {element.is_focused}", rect)
            case UIHorizontalSlider():
                yield placed(f"slider {element.get_current_value()}", rect)
            case UIImage() if id(element) in PICTURES:
                yield placed(PICTURES[id(element)][1], rect)
            case UIDropDownMenu():
                yield placed(f"list {element.selected_option[0]!r}", rect)
    if page.focus.shown and page.focus.target is not None:
        yield placed("focus", page.focus.target.rect)


def paper(size: tuple[int, int]) -> pygame.Surface:
    """A screen that takes notes."""
    return Paper(size)
