"""The room that text on a form takes, and has. For the words alone there is ``Driver.words``."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from engine.ui.form import Form
from engine.ui.widget import Frame, Picture

SLACK = 2
"""Pixels that rounding may take."""


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


def overlap(one: pygame.Rect, other: pygame.Rect) -> bool:
    """True if two areas share more than rounding explains."""
    shared = one.clip(other)
    return shared.width > SLACK and shared.height > SLACK


def letterings(form: Form) -> Iterator[Lettering]:
    """Yield every piece of text on a form, with the room it takes and the room it has."""
    for widget in form.widgets:
        view = widget.view or form.app.surface.get_rect()
        for line in widget.written():
            yield Lettering(line.words, line.rect, line.room, line.rect.clip(view), line.squeezed)


def frames(form: Form) -> list[pygame.Rect]:
    """Return the areas of scrolling pictures and frames on a form, such as the frame around a clause."""
    return [each.rect for each in form.widgets if each.pane is not None and isinstance(each, Frame | Picture)]


def framed(form: Form) -> set[str]:
    """Return the visible texts in such an area."""
    return {
        each.words
        for each in letterings(form)
        if each.seen.height and any(frame.contains(each.rect) for frame in frames(form))
    }
