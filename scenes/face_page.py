"""The page of faces that a player can choose from."""

from collections.abc import Mapping
from functools import partial

import pygame

from engine.theme import FLAME
from engine.ui import styles
from engine.ui.form import BACK_BOX, Form
from engine.ui.page import Page
from saves.descent import TableId
from scenes.descent.map import LOCK, darkened, paint_badge
from scenes.descent.progress import how_to_win
from scenes.message import Message
from scenes.players import ALL_FACES, FACES_BY_LEVEL, Expression, picture

COLUMNS = 10
CELL = 172.0
"""Design pixels from one face to the next."""
FIRST = 105.0, 138.0
SIDE = 148.0
"""Size of a face, in design pixels."""
MORTALS = FACES_BY_LEVEL[None]
ORDER = (*MORTALS, *(face for face in ALL_FACES if face not in MORTALS))
"""All faces in order, people's first."""


def inside(button: pygame.Rect) -> pygame.Rect:
    """Return the part of a button that its face covers."""
    return button.inflate(-button.width // 12, -button.height // 12)


class FacePage(Page):
    """A page of faces; pops itself with the chosen one, or None."""

    def __init__(self, name: str, chosen: str, closed: Mapping[str, TableId]) -> None:
        self._name = name
        self._chosen = chosen
        self._closed = closed
        self._shown: list[tuple[pygame.Rect, str]] = []

    def build(self, form: Form) -> None:
        """Place a button for each face, with its name below."""
        words, room = f"Choose a face for {self._name}", (240, 20, 1640, 100)
        form.label(
            words, room, styles.HEADING if form.width(words, styles.HEADING) <= room[2] else styles.NAME
        )
        self._shown = []
        line = form.line_height(styles.FAINT)
        for index, face in enumerate(ORDER):
            left = FIRST[0] + CELL * (index % COLUMNS)
            top = FIRST[1] + (SIDE + 17 + line) * (index // COLUMNS)
            box = (left, top, SIDE + 12, SIDE + 12)
            form.button("", box, partial(self._choose, face))
            self._shown.append((form.rect(box), face))
            form.label(face.title(), (left - 12, top + SIDE + 12, SIDE + 36, line), styles.FAINT)
        self.focus.begin(ORDER.index(self._chosen) if self._chosen in ORDER else 0)
        form.button("Back", BACK_BOX, self.back)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the faces on their buttons: the chosen one framed, the one pointed at glad."""
        super().draw(surface)
        for rect, face in self._shown:
            expression = Expression.GLAD if rect.collidepoint(self.pointing.at) else Expression.RESTING
            inner = inside(rect)
            image = self.app.assets.picture(picture(face, expression), *inner.size)
            if face in self._closed:
                image = darkened(image)
            surface.blit(image, inner)
            if face in self._closed:
                paint_badge(surface, self.app.assets, inner, LOCK)
            if face == self._chosen:
                pygame.draw.rect(surface, FLAME, rect, 3, border_radius=8)

    def _choose(self, face: str) -> None:
        if face in self._closed:
            self.app.stack.push(Message(face.title(), how_to_win(self._closed[face])))
        else:
            self.app.stack.pop(face)
