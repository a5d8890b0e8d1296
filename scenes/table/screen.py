"""What the table looks like: felt, places, cards, plates, prompt, buttons, log."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.forms import draw_ring
from engine.layout import Spread, TableMap
from engine.sprites import draw
from engine.theme import BONE, FLAME, SMALL, Face
from game.cards import Seat
from saves.models import Kind
from scenes.table import hud
from scenes.table.board import HAND, Board
from scenes.table.hud import Button, Ink, Plate
from scenes.table.pointer import Pointer

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

LEVELS = {Kind.PERSON: "", Kind.IMP: "Imp", Kind.FIEND: "Fiend"}


class Screen:
    """Draws one table scene; the felt is drawn once for each window size."""

    def __init__(self, scene: TableScene, board: Board, pointer: Pointer, table_map: TableMap) -> None:
        self._scene = scene
        self._board = board
        self._pointer = pointer
        self._map = table_map
        self.buttons: list[Button] = []
        self.fit()

    def fit(self) -> None:
        """Make what depends on the window's size."""
        self._felt = pygame.Surface(self._scene.app.surface.get_size())
        hud.draw_felt(self._felt, self._map.felt)

    def draw(self, surface: pygame.Surface) -> None:
        """The whole frame."""
        scene = self._scene
        ink = Ink(surface, scene.app.assets, scene.app.text_pixels)
        surface.blit(self._felt, (0, 0))
        self._draw_slots(surface)
        draw(surface, self._board.visible(), scene.app.assets)
        self._draw_captions(ink)
        self._draw_plates(ink)
        self._draw_prompt(ink)
        for button in self.buttons:
            hud.draw_button(ink, button, self._hot(button))
        self._draw_focus(surface)
        if scene.log_open:
            hud.draw_log(ink, scene.lines)
        if scene.close_up is not None and scene.close_up.front is not None:
            card = scene.close_up.card
            name = self._board.deck.faces[card].name if card is not None else ""
            hud.draw_close_up(ink, scene.close_up.front, name.capitalize())

    def button_at(self, point: tuple[int, int]) -> Button | None:
        """The button at a point of the window."""
        return next((button for button in self.buttons if button.rect.collidepoint(point)), None)

    def place_buttons(self) -> None:
        """The buttons there are now: the game's choices beside the hand, the table's own at the top."""
        scene = self._scene
        tools = [
            ("Menu", "", scene.open_menu),
            ("Rules", "R", scene.open_rules),
            ("Score", "S", scene.open_scores),
            ("Log", "L", scene.toggle_log),
        ]
        if scene.play.can_undo:
            tools.append(("Undo", "U", scene.undo))
        pixels = scene.app.pixels
        width, height = round(132 * pixels), round(44 * pixels)
        self.buttons = [
            Button(
                label,
                key,
                pygame.Rect(
                    round(12 * pixels) + index * (width + round(8 * pixels)),
                    round(10 * pixels),
                    width,
                    height,
                ),
                action,
            )
            for index, (label, key, action) in enumerate(tools)
        ]
        self.buttons += self._press_buttons()

    def _press_buttons(self) -> list[Button]:
        deciding = self._pointer.picker
        presses = deciding.presses() if deciding is not None else []
        if deciding is None or not presses:
            return []
        area = self._map.zone("buttons", self._board.window).rect
        gap = round(area.height * 0.05)
        height = min((area.height - gap * (len(presses) - 1)) // len(presses), round(area.height * 0.46))
        placed = []
        for index, (press, action) in enumerate(presses):
            rect = pygame.Rect(area.left, area.top + index * (height + gap), area.width, height)
            do = partial(self._scene.press, press, action)
            placed.append(Button(press.label, press.key, rect, do, deciding.preview(action)))
        return placed

    def _draw_slots(self, surface: pygame.Surface) -> None:
        lit = self._pointer.targets()
        for place, where in enumerate(self._board.places):
            if where.seat is None and self._board.zone(place).spread is Spread.PILE:
                hud.draw_slot(surface, self._board.area(place), place in lit)

    def _draw_captions(self, ink: Ink) -> None:
        view, words = self._scene.play.view, self._scene.play.match.game.words
        for place, where in enumerate(self._board.places):
            caption = words.caption(view, place) if where.seat is None else ""
            if caption and not self._scene.timeline.busy:
                area = self._board.area(place)
                ink.line(caption, (area.centerx, area.bottom + 18 * ink.pixels), SMALL, BONE)
        gesture = self._pointer.pointed_gesture()
        deciding = self._pointer.picker
        if gesture is None or deciding is None or (action := deciding.action(gesture)) is None:
            return
        area = self._board.area(deciding.targets(self._pointer.pointed())[0])
        ink.line(deciding.preview(action), (area.centerx, area.top - 30 * ink.pixels), 38, FLAME, Face.BOLD)

    def _draw_plates(self, ink: Ink) -> None:
        scene = self._scene
        view = scene.play.view
        pixels = scene.app.pixels
        for place, where in enumerate(self._board.places):
            if where.kind.name != HAND or where.seat is None:
                continue
            zone = self._board.zone(place)
            own = where.seat == (scene.play.viewer or 0)
            at = (
                (zone.rect.left - 150 * pixels, zone.y + 40 * pixels)
                if own
                else (zone.x, zone.y + zone.card_height / 2 + 44 * pixels)
            )
            hud.draw_plate(
                ink, self._plate(where.seat, len(self._board.piles[place]), view.to_move), at, 236 * pixels
            )

    def _plate(self, seat: Seat, cards: int, to_move: Seat | None) -> Plate:
        scene = self._scene
        player = scene.play.table.players[seat]
        total = scene.play.match.standing.totals[seat]
        level = LEVELS[player.kind]
        parts = [
            part
            for part in (
                level,
                f"{cards} cards" if cards != 1 else "1 card",
                f"{total} {scene.play.match.game.counts}",
            )
            if part
        ]
        turn = seat == to_move and not scene.moving
        return Plate(player.name, " · ".join(parts), turn, turn and scene.thinking)

    def _draw_prompt(self, ink: Ink) -> None:
        scene = self._scene
        zone = self._map.zone("prompt", self._board.window)
        words = scene.notice
        if not words and not scene.moving:
            words = scene.play.match.game.words.prompt(scene.play.view, scene.play.cast)
        news = scene.lines[-1] if scene.lines else ""
        hud.draw_prompt(ink, zone, words, news, bool(scene.notice))

    def _draw_focus(self, surface: pygame.Surface) -> None:
        target = self._pointer.focus.target
        if target is not None and self._pointer.focus.shown:
            draw_ring(surface, target.rect)

    def _hot(self, button: Button) -> bool:
        return button.rect.collidepoint(pygame.mouse.get_pos())
