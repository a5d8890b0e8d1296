"""The voice at the learner's elbow: what is said at a step, where it stands, and what is lit meanwhile."""

from collections.abc import Sequence

import pygame

from engine.layout import TableMap
from engine.sprites import room_of
from engine.ui.page import draw_ring
from game.contract.table import InZone
from scenes.lesson.panel import Panel, Spoken, Surroundings, draw_dimmed, draw_edges, draw_panel, placed
from scenes.lesson.play import LessonPlay
from scenes.lesson.spots import (
    AROUND,
    spot_rects,
    wanted_rects,
    words_at,
)
from scenes.table.controller import TurnController
from scenes.table.view import hud
from scenes.table.view.buttons import focused
from scenes.table.view.hud import draw_news, placed_news
from scenes.table.view.text_renderer import Text, TextRenderer
from scenes.table.view.view_model import Button, TableFrame

EDGE = 6
"""Window pixels that the edges around what is lit leave free at both sides of the window together."""


class Guide:
    """Puts the panel beside what it speaks of; it stays there while it says the same."""

    def __init__(self, controller: TurnController, session: LessonPlay, table_map: TableMap) -> None:
        self._controller = controller
        self._session = session
        self._map = table_map
        self._window = (0, 0)
        """The size of the window in which the panel was placed."""
        self.panel: Panel | None = None
        """What is said; None while the table speaks for itself."""
        self._last: pygame.Rect | None = None
        """Where the panel was, and so stays while it covers nothing."""
        self.lit: tuple[pygame.Rect, ...] = ()
        """What is spoken of, in window pixels."""
        self.edged: tuple[pygame.Rect, ...] = ()
        """What has an edge: what is to be touched, or all that is spoken of where there is only to go on."""

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The panel's buttons."""
        return self.panel.buttons if self.panel is not None else ()

    def covers(self, at: tuple[int, int]) -> bool:
        """Whether the panel is at a point of the window."""
        return self.panel is not None and self.panel.rect.collidepoint(at)

    def fall_silent(self) -> None:
        """Nothing is said for the moment."""
        self.panel = None
        self._controller.table_view.painter.lain_over = ()

    def stand(self, ink: TextRenderer, frame: TableFrame, texts: Sequence[Text], tried: str) -> None:
        """Find a place over a table that has just been drawn for what belongs to the step.

        Args:
            ink: what to draw with.
            frame: what the table shows.
            texts: the words on it, which the panel keeps clear of.
            tried: what is said to what was tried instead.
        """
        spoken, painter, window = (
            self._spoken(tried),
            self._controller.table_view.painter,
            ink.surface.get_size(),
        )
        room = ink.surface.get_rect().inflate(-EDGE, -EDGE)
        touched = [rect.clip(room) for rect in self._wanted(ink, frame)]
        self.lit = (*(rect.clip(room) for rect in self._spoken_of(ink, frame)), *touched)
        self.edged = tuple(touched) or self.lit
        if self.panel is None or self.panel.spoken != spoken or self._window != window:
            last = self._last if self._window == window else None
            lesson = [
                (step.says, max(step.instead, step.otherwise, key=len)) for step in self._session.lesson.steps
            ]
            self.panel = placed(ink, spoken, self._surroundings(ink, frame, texts), lesson, last)
            self._window, self._last = window, self.panel.rect
        painter.lain_over = (self.panel.rect,)

    def speak(self, ink: TextRenderer, frame: TableFrame) -> None:
        """Say it there, over the table."""
        pointer, zone = self._controller.table_view.pointer, self._map.zone("prompt", ink.surface.get_size())
        assert self.panel is not None
        if frame.account:
            draw_edges(ink.surface, self.edged)
        elif self.lit:
            draw_dimmed(ink.surface, [*self.lit, *self._hand(ink), *self._said(ink)])
            draw_edges(ink.surface, self.edged)
            hud.draw_prompt(ink, zone, frame.prompt)
            own = self._map.zone("news", ink.surface.get_size()) if "news" in self._map.zones else None
            draw_news(ink, placed_news(ink, zone, own, frame, [self.panel.rect]))
        hot = next((each.label for each in self.buttons if each.rect.collidepoint(pointer.at)), "")
        draw_panel(ink, self.panel, hot)
        on_panel = focused(pointer, self.buttons)
        if on_panel is not None:
            draw_ring(ink.surface, on_panel.rect)

    def _spoken(self, tried: str) -> Spoken:
        step, count = self._session.step, len(self._session.lesson.steps)
        assert step is not None
        where = f"Step {self._session.number + 1} of {count}"
        return Spoken(where, step.says, tried, self._session.reading, first=self._session.number == 0)

    def _spoken_of(self, ink: TextRenderer, frame: TableFrame) -> list[pygame.Rect]:
        """What the step points at."""
        step, table_view = self._session.step, self._controller.table_view
        assert step is not None
        notes = InZone("notes")
        rects = [
            rect
            for spot in step.points
            if spot != notes
            for rect in spot_rects(table_view.board, table_view.pieces, self._map, ink.assets, spot)
        ]
        if notes in step.points:
            area = hud.notes_area(ink, self._map.zone(notes.name, table_view.board.window).rect, frame.notes)
            rects.append(area.inflate(4 * AROUND, AROUND))
        return rects

    def _wanted(self, ink: TextRenderer, frame: TableFrame) -> list[pygame.Rect]:
        """What is touched to do the step, if there is anything to do."""
        step, table_view = self._session.step, self._controller.table_view
        assert step is not None
        if table_view.pointer.picker is None or step.do is None:
            return []
        return list(
            wanted_rects(table_view.board, ink.assets, table_view.pointer.picker, step.do, frame.buttons)
        )

    def _hand(self, ink: TextRenderer) -> list[pygame.Rect]:
        """The learner's cards, where one is to be played: no shade but that of what may not be played."""
        cards = [] if self._session.wanted is None else self._controller.table_view.board.hand()
        return [room_of(sprite, ink.assets) for sprite in cards]

    def _said(self, ink: TextRenderer) -> list[pygame.Rect]:
        """What would follow, a tip, and other words of the moment: as bright as what is spoken of."""
        wider = round(16 * ink.pixels)
        painter = self._controller.table_view.painter
        words = [rect.inflate(wider, 0) for label in painter.labels for rect in label.rects]
        return words if painter.tip.box is None else [*words, painter.tip.box]

    def _surroundings(self, ink: TextRenderer, frame: TableFrame, texts: Sequence[Text]) -> Surroundings:
        board, picker = self._controller.table_view.board, self._controller.table_view.pointer.picker
        places = {gesture.place for gesture in picker.carries} if picker is not None else set()
        kept = [
            *(text.rect for text in texts),
            *(button.rect for button in frame.buttons),
            *(board.named(plate.seat) for plate in frame.plates),
            *(room_of(sprite, ink.assets) for sprite in board.hand()),
            *(words_at(board, place, ink.pixels) for place in places),
            self._map.zone("prompt", board.window).rect,
            *self._controller.table_view.pieces.areas(),
            *self._controller.table_view.painter.sheets,
        ]
        cards = tuple(room_of(sprite, ink.assets) for sprite in board.visible())
        return Surroundings(self.lit, tuple(kept), cards)
