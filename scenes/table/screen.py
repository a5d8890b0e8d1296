"""What the table looks like: felt, places, cards, plates, prompt, buttons, log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.layout import Spread, TableMap
from engine.page import draw_ring
from engine.sprites import draw
from engine.theme import BODY, BONE, FLAME, LARGE, SMALL, Typeface
from game.cards import Seat
from game.contract.search import Level
from game.sentences import plural
from scenes.faces import Look, picture, seated
from scenes.table import hud
from scenes.table.board import HAND, PLATE, Board
from scenes.table.hud import FACE, Button, Ink, Plate
from scenes.table.pointer import Pointer

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

LEVELS: dict[Level | None, str] = {
    None: "",
    Level.IMP: "Imp",
    Level.FIEND: "Fiend",
    Level.ARCHDEVIL: "Archdevil",
}


MARK = 46
"""Width of a mark beside a player's name, in design pixels."""
GAP = 24
"""Design pixels between what words are about and their middle; a line of them is as high."""
FRAME = 4
"""Pixels between a heap and its outline."""


def press_rects(area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where so many of the game's buttons stand, one below another."""
    gap = round(area.height * 0.04)
    height = min((area.height - gap * (count - 1)) // count, round(area.height * 0.36))
    return [
        pygame.Rect(area.left, area.top + index * (height + gap), area.width, height)
        for index in range(count)
    ]


def area_of(rect: pygame.Rect) -> int:
    """How many pixels a rectangle holds."""
    return rect.width * rect.height


class Screen:
    """Draws one table scene; the felt is drawn once for each window size."""

    def __init__(self, scene: TableScene, board: Board, pointer: Pointer, table_map: TableMap) -> None:
        self._scene = scene
        self._board = board
        self._pointer = pointer
        self._map = table_map
        self.buttons: list[Button] = []
        self._captions: dict[int, str] = {}
        """Words under places, as they were when nothing moved."""
        self._captioned: list[pygame.Rect] = []
        """Where they stand."""
        self._faces = seated(scene.play.saved.players)
        self.fit()

    def fit(self) -> None:
        """Make what depends on the window's size."""
        self._felt = pygame.Surface(self._scene.app.surface.get_size())
        hud.draw_felt(self._felt, self._map.felt, self._map.accent, self._scene.app.pixels)

    def draw(self, surface: pygame.Surface) -> None:
        """The whole frame."""
        scene = self._scene
        ink = Ink(surface, scene.app.assets, scene.app.text_pixels)
        surface.blit(self._felt, (0, 0))
        self._draw_slots(surface)
        held = self._pointer.held
        draw(surface, [sprite for sprite in self._board.visible() if sprite is not held], scene.app.assets)
        self._draw_captions(ink)
        self._draw_plates(ink)
        scene.pieces.draw(ink)
        self._draw_notes(ink)
        self._draw_preview(ink)
        self._draw_prompt(ink)
        for button in self.buttons:
            hud.draw_button(ink, button, self._hot(button))
        if held is not None:
            draw(surface, [held], scene.app.assets)
        self._draw_focus(surface)
        self._draw_moments(ink)
        if scene.log.open:
            scene.log.draw(ink, scene.lines)
        if scene.close_up is not None:
            scene.close_up.draw(ink)

    def button_at(self, point: tuple[int, int]) -> Button | None:
        """The button at a point of the window."""
        return next((button for button in self.buttons if button.rect.collidepoint(point)), None)

    def place_buttons(self) -> None:
        """The buttons there are now: the game's choices beside the hand, the table's own at the top."""
        presses = self._press_buttons()
        taken = {button.hotkey for button in presses}
        self.buttons = presses + self._tools(taken)

    def _tools(self, taken: set[str]) -> list[Button]:
        """The table's own buttons; a key that the game wants now is the game's."""
        scene = self._scene
        tools = [
            ("Menu", "", scene.open_menu),
            ("Rules", "R", scene.open_rules),
            ("Score", "S", scene.open_scores),
            ("Log", "L", scene.toggle_log),
            ("Sort", "O", scene.sort_hand),
        ]
        if scene.can_show_again:
            tools.append(("Again", "N", scene.show_again))
        if scene.can_hint:
            tools.append(("Hint", "H", scene.ask_for_hint))
        if scene.play.can_undo:
            tools.append(("Undo", "U", scene.undo))
        pixels = scene.app.pixels
        width, height, gap = round(118 * pixels), round(44 * pixels), round(8 * pixels)
        return [
            Button(
                label,
                "" if key in taken else key,
                pygame.Rect(gap + index * (width + gap), round(10 * pixels), width, height),
                action,
            )
            for index, (label, key, action) in enumerate(tools)
        ]

    def _press_buttons(self) -> list[Button]:
        deciding = self._pointer.picker
        presses = deciding.presses() if deciding is not None else []
        if deciding is None or not presses:
            return []
        area = self._map.zone("buttons", self._board.window).rect
        return [
            Button(
                press.label,
                press.key,
                rect,
                partial(self._scene.press, press, action),
                deciding.preview(action),
            )
            for (press, action), rect in zip(presses, press_rects(area, len(presses)), strict=True)
        ]

    def _draw_slots(self, surface: pygame.Surface) -> None:
        lit = self._pointer.targets()
        viewer = self._board.viewer
        for place, where in enumerate(self._board.places):
            zone = self._board.zone(place)
            mine = where.seat is None or where.seat == viewer
            bare = zone.spread is Spread.PILE and zone.framed and zone.layer == 0 and mine
            if bare or (place in lit and zone.spread is not Spread.FAN):
                hud.draw_slot(surface, self._board.area(place, slack=FRAME), place in lit)

    def _draw_captions(self, ink: Ink) -> None:
        """Words under places; while cards move, those of places that no card moves to stay as they were."""
        view, words = self._scene.play.view, self._scene.play.match.game.words
        places = range(len(self._board.places))
        if not self._scene.timeline.busy:
            self._captions = {place: words.caption(view, place) for place in places}
        self._captioned = []
        for place, caption in self._captions.items():
            if caption and not any(sprite.aloft for sprite in self._board.piles[place]):
                card = self._board.area(place, slack=0)
                at = (card.centerx, card.bottom + 20 * ink.pixels)
                self._captioned.append(ink.line(caption, at, SMALL, BONE, shade=True))

    def _draw_preview(self, ink: Ink) -> None:
        """What would follow from what is pointed at."""
        gesture = self._pointer.pointed_gesture()
        deciding = self._pointer.picker
        if gesture is None or deciding is None or (action := deciding.action(gesture)) is None:
            return
        area = self._board.area(deciding.target_of(gesture))
        gap = GAP * ink.pixels
        spots = [(area.centerx, area.top - gap), (area.centerx, area.bottom + 2 * gap)]
        self._draw_clear(ink, deciding.preview(action), spots, BODY, Typeface.BOLD)

    def _draw_plates(self, ink: Ink) -> None:
        scene = self._scene
        view = scene.play.view
        for place, where in enumerate(self._board.places):
            if where.kind.name == HAND and where.seat is not None:
                zone = self._board.seat_zone(PLATE, where.seat)
                plate = self._plate(where.seat, len(self._board.piles[place]), view.to_move)
                inset = MARK * scene.app.pixels if scene.pieces.beside(where.seat) else 0.0
                hud.draw_plate(ink, plate, zone.rect, inset)
        self._draw_speech(ink)

    def _draw_speech(self, ink: Ink) -> None:
        """What an opponent says, next to its name."""
        if self._scene.speech is None:
            return
        seat, said = self._scene.speech
        rect, words, gap = self._board.seat_zone(PLATE, seat).rect, f"“{said}”", GAP * ink.pixels
        away = ink.width(words, SMALL, Typeface.ITALIC) / 2 + (FACE / 2 + 16) * ink.pixels
        spots = [
            (rect.centerx, rect.bottom + gap),
            (rect.centerx, rect.top - gap),
            (rect.right + away, rect.centery),
            (rect.left - away, rect.centery),
        ]
        self._draw_clear(ink, words, spots, SMALL, Typeface.ITALIC)

    def _draw_clear(
        self, ink: Ink, words: str, spots: Sequence[tuple[float, float]], size: int, face: Typeface
    ) -> None:
        """Words at whichever spot they cover least of the cards and names, and are not cut off."""
        taken = [self._board.area(place, slack=0) for place, pile in enumerate(self._board.piles) if pile]
        taken += [self._board.seat_zone(PLATE, seat).rect for seat in range(self._board.seats)]
        taken += self._captioned
        window = pygame.Rect((0, 0), self._board.window)
        box = pygame.Rect(0, 0, ink.width(words, size, face), round(GAP * ink.pixels))

        def covered(spot: tuple[float, float]) -> int:
            box.center = round(spot[0]), round(spot[1])
            outside = area_of(box) - area_of(box.clip(window))
            return outside + sum(area_of(box.clip(other)) for other in taken)

        ink.line(words, min(spots, key=covered), size, FLAME, face, shade=True)

    def _plate(self, seat: Seat, cards: int, to_move: Seat | None) -> Plate:
        scene = self._scene
        match = scene.play.match
        player = scene.play.saved.players[seat]
        tally = match.game.words.tally(scene.play.view, seat)
        parts = [LEVELS[player.level], plural(cards, "card") if cards else "", tally]
        turn = seat == to_move and not scene.moving
        thinking = scene.thinking and seat == scene.play.opponent
        return Plate(
            player.name,
            " · ".join(filter(None, parts)),
            turn,
            thinking,
            picture(self._faces[seat], Look.THINKING if thinking else Look.RESTING),
        )

    def _draw_notes(self, ink: Ink) -> None:
        scene = self._scene
        if "notes" in self._map.zones:
            lines = scene.play.match.game.words.notes(scene.play.view, scene.play.cast)
            hud.draw_notes(ink, self._map.zone("notes", self._board.window).rect, lines)

    def _draw_moments(self, ink: Ink) -> None:
        director = self._scene.director
        for place, words in director.labels.items():
            area = self._board.area(place)
            ink.line(
                words, (area.centerx, area.top - 26 * ink.pixels), LARGE, FLAME, Typeface.BOLD, shade=True
            )
        if director.banner:
            hud.draw_banner(ink, director.banner)

    def _draw_prompt(self, ink: Ink) -> None:
        scene = self._scene
        zone = self._map.zone("prompt", self._board.window)
        words = scene.notice
        if not words and not scene.moving:
            words = scene.play.match.game.words.prompt(scene.play.view, scene.play.cast)
        news = scene.lines[-1] if scene.lines else ""
        hud.draw_prompt(ink, zone, words, news, bool(scene.notice))

    def _draw_focus(self, surface: pygame.Surface) -> None:
        focus = self._pointer.focus
        if focus.target is not None and focus.shown:
            draw_ring(surface, focus.target.rect.move(0, -round(self._pointer.focused_lift())))

    def _hot(self, button: Button) -> bool:
        return button.rect.collidepoint(pygame.mouse.get_pos())
