"""Text on a page: what of it can be printed, how it falls into lines, and the room it takes."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

import pygame
from pygame_gui.core import UIElement
from pygame_gui.elements import UIButton, UILabel, UITextBox

from engine.theme import UNSCALED

if TYPE_CHECKING:
    from engine.forms import Form

INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of characters that draw nothing, or nothing that a typeface knows."""
UNPRINTED = "?"
"""What stands for a text of which nothing can be printed."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """A piece of text on a page, in window pixels."""

    words: str
    rect: pygame.Rect
    """What its letters take at their full size."""
    room: pygame.Rect
    """What they have to stay within."""
    seen: pygame.Rect
    """The part of it that is seen: nothing while it is scrolled away."""
    squeezed: bool
    """Whether it is set smaller than its style and the text size want it."""


def typed(text: str) -> str:
    """A text without what draws nothing or stumbles the drawing."""
    return "".join(" " if letter.isspace() else letter for letter in text if _shown(letter))


def printable(text: str) -> str:
    """The same to be read: a question mark where nothing of it could be seen."""
    kept = typed(text)
    return kept if kept.strip() or not text else UNPRINTED


def plain(text: str) -> str:
    """A text from outside as the HTML of a text box that reads so: its signs mean nothing."""
    return escape(printable(text), quote=False)


def wrapped(text: str, font: pygame.font.Font, width: int) -> list[str]:
    """A text as lines no wider than so many pixels, broken at spaces; a wider word is broken anywhere."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.size(longer)[0] <= width:
            lines[-1] = longer
        else:
            lines += _pieces(word, font, width)
    return lines


def _pieces(word: str, font: pygame.font.Font, width: int) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and font.size(pieces[-1] + letter)[0] > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def letterings(form: "Form") -> Iterator[Lettering]:
    """Every piece of text on a form, with the room it takes and the room it has."""
    arrows = {stepper.element for stepper in form.steppers}
    for element in form.manager.get_sprite_group().sprites():
        if isinstance(element, UILabel | UIButton) and element.text.strip() and element.visible:
            room = element.rect.inflate(-element.rect.height * 2, 0) if element in arrows else element.rect
            squeezed = any(name and name.endswith(UNSCALED) for name in element.class_ids)
            taken = _taken(element)
            seen = taken.clip(_view(form, element))
            yield Lettering(element.text, taken, room, seen, squeezed)
        elif isinstance(element, UITextBox):
            inner = element.rect.copy()
            if element.text_box_layout is not None:
                inner.width = max(inner.width, element.text_box_layout.layout_rect.width)
            yield Lettering(element.html_text, inner, element.rect, inner, False)


def _view(form: "Form", element: UIElement) -> pygame.Rect:
    """Where an element can be seen at all: the area it scrolls in, or the window."""
    views: dict[object, pygame.Rect] = {area.scrollable_container: area.rect for area in form.areas}
    container: Any = element.ui_container
    while container is not None and container is not container.ui_container:
        if container in views:
            return views[container]
        container = container.ui_container
    return form.app.surface.get_rect()


def _taken(element: UILabel | UIButton) -> pygame.Rect:
    """The letters of a line: as wide as they are, as high as their type without its leading."""
    font = element.font
    assert font is not None
    taken = pygame.Rect(0, 0, *font.size(element.text))
    taken.height = round(font.get_point_size())
    taken.center = element.rect.center
    if element.text_horiz_alignment == "left":
        taken.left = element.rect.left
    elif element.text_horiz_alignment == "right":
        taken.right = element.rect.right
    return taken


def _shown(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) not in INVISIBLE
