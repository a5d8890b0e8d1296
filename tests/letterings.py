"""The room that text on a form takes, and has."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pygame
from pygame_gui.core import UIElement
from pygame_gui.elements import UIButton, UIImage, UILabel, UITextBox

from engine.forms import Form
from engine.theme import UNSCALED


@dataclass(frozen=True, slots=True)
class Lettering:
    """A piece of text on a page, in window pixels."""

    words: str
    rect: pygame.Rect
    """The room that its letters take at their full size."""
    room: pygame.Rect
    """The room that they have to stay within."""
    seen: pygame.Rect
    """The part of it that is seen: nothing while it is scrolled away."""
    squeezed: bool
    """True if it is set smaller than its style and the text size want it."""


def letterings(form: Form) -> Iterator[Lettering]:
    """Every piece of text on a form, with the room it takes and the room it has."""
    arrows = {stepper.element for stepper in form.steppers}
    for element in form.manager.get_sprite_group().sprites():
        if isinstance(element, UILabel | UIButton) and element.text.strip() and element.visible:
            room = element.rect.inflate(-element.rect.height * 2, 0) if element in arrows else element.rect
            squeezed = any(name and name.endswith(UNSCALED) for name in element.class_ids)
            letters = taken(element)
            seen = letters.clip(_view(form, element))
            yield Lettering(element.text, letters, room, seen, squeezed)
        elif isinstance(element, UITextBox):
            inner = element.rect.copy()
            if element.text_box_layout is not None:
                inner.width = max(inner.width, element.text_box_layout.layout_rect.width)
            yield Lettering(element.html_text, inner, element.rect, inner, False)


def _view(form: Form, element: UIElement) -> pygame.Rect:
    """Where an element can be seen at all: the area it scrolls in, or the window."""
    views: dict[object, pygame.Rect] = {area.scrollable_container: area.rect for area in form.areas}
    container: Any = element.ui_container
    while container is not None and container is not container.ui_container:
        if container in views:
            return views[container]
        container = container.ui_container
    return form.app.surface.get_rect()


def frames(form: Form) -> list[pygame.Rect]:
    """Return where pictures lie on a form: where clauses are read, the frame around the one that is meant."""
    return [each.rect for each in form.manager.get_sprite_group().sprites() if type(each) is UIImage]


def framed(form: Form) -> set[str]:
    """Return what is written in such a frame, and seen."""
    return {
        each.words
        for each in letterings(form)
        if each.seen.height and any(frame.contains(each.rect) for frame in frames(form))
    }


def taken(element: UILabel | UIButton) -> pygame.Rect:
    """The letters of a line: as wide as they are, as high as their type without its leading."""
    font = element.font
    assert font is not None
    letters = pygame.Rect(0, 0, *font.size(element.text))
    letters.height = round(font.get_point_size())
    letters.center = element.rect.center
    if element.text_horiz_alignment == "left":
        letters.left = element.rect.left
    elif element.text_horiz_alignment == "right":
        letters.right = element.rect.right
    return letters
