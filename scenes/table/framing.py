"""Makes a frame: what the table shows, from the phase, what lies on it and what was said."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.layout import TableMap
from engine.theme import scale
from game.cards import Card, Seat
from game.contract.search import Level
from game.contract.table import Press
from game.sentences import plural
from scenes.faces import picture
from scenes.table.board import HAND, Board
from scenes.table.close_up import LargeCard, OpenPile
from scenes.table.director import Director
from scenes.table.frame import (
    Button,
    Caption,
    Choice,
    Line,
    OpenLog,
    Plate,
    Speech,
    TableFrame,
    Tool,
)
from scenes.table.looks import look
from scenes.table.phases import Accounting, Deciding, HandingOn, Phase, Recalling, Showing, Waiting
from scenes.table.picker import Picker
from scenes.table.pieces import Pieces
from scenes.table.play import Play
from scenes.table.pointer import Pointer
from scenes.table.reach import ButtonKey

LEVELS: dict[Level | None, str] = {
    None: "",
    Level.IMP: "Imp",
    Level.FIEND: "Fiend",
    Level.ARCHDEVIL: "Archdevil",
}
TOOL_SIZE = (118, 44)
"""Width and height of the table's own buttons, in design pixels."""
TOOL_GAP = 8
"""Design pixels between them."""


@dataclass(frozen=True, slots=True)
class Said:
    """What is in the air: words of the moment, and what lies open over the table."""

    news: str
    notice: Line | None
    speech: Speech | None
    log: OpenLog | None
    close_up: LargeCard | OpenPile | None


@dataclass(frozen=True, slots=True)
class Framer:
    """Whoever makes the frames of one table, as one viewer sees it."""

    play: Play
    faces: tuple[str, ...]
    """By seat: whose face each wears."""
    board: Board
    pieces: Pieces
    director: Director
    pointer: Pointer
    table_map: TableMap

    def frame(self, phase: Phase, said: Said, buttons: Sequence[Button]) -> TableFrame:
        """All that is drawn now."""
        words = self.play.match.game.words
        view = phase.view
        held = self.pointer.held
        under = next((button for button in buttons if button.rect.collidepoint(self.pointer.at)), None)
        captions = [Caption(place, words.caption(view, place)) for place in range(len(self.board.places))]
        return TableFrame(
            prompt=said.notice or Line(self._asked(phase)),
            news=said.news,
            plates=tuple(self._plates(phase)),
            captions=tuple(caption for caption in captions if caption.words),
            labels=tuple(Caption(place, told) for place, told in self.director.labels.items()),
            banner=self.director.banner,
            notes=tuple(words.notes(view, self.play.cast)) if "notes" in self.table_map.zones else (),
            preview=self._preview(),
            speech=said.speech,
            buttons=tuple(buttons),
            hot=under.label if under is not None else self._advised(),
            lit=frozenset(self.pointer.targets()),
            held=held.card if held is not None else None,
            ring=self._ring(buttons),
            log=said.log,
            close_up=said.close_up,
        )

    def _advised(self) -> str:
        """The label of the button that a hint advises to press."""
        advice = self.pointer.advice
        return advice.label if isinstance(advice, Press) else ""

    def _asked(self, phase: Phase) -> str:
        """What is wanted now."""
        match phase:
            case Showing() | Recalling():
                return ""
            case Accounting():
                return "The deal is over. Look as long as you like; Enter goes on to the score."
            case HandingOn(person=person):
                return f"{self.play.names[person]} is next: Enter draws the curtain before you hand over."
            case Deciding(picker=picker) if self.pointer.chosen and self.pointer.advice is None:
                return where_to(picker, self.pointer.chosen)
        return str(self.play.match.game.words.prompt(phase.view, self.play.cast))

    def _plates(self, phase: Phase) -> list[Plate]:
        places = enumerate(self.board.places)
        return [
            self._plate(phase, where.seat, len(self.board.piles[place]))
            for place, where in places
            if where.kind.name == HAND and where.seat is not None
        ]

    def _plate(self, phase: Phase, seat: Seat, cards: int) -> Plate:
        player = self.play.saved.players[seat]
        tally = self.play.match.game.words.tally(phase.view, seat)
        parts = [LEVELS[player.level], plural(cards, "card") if cards else "", tally]
        thinking = isinstance(phase, Waiting) and seat == phase.seat
        return Plate(
            seat,
            player.name,
            " · ".join(filter(None, parts)),
            turn=seat == phase.view.to_move and isinstance(phase, Deciding | Waiting | HandingOn),
            thinking=thinking,
            face=picture(self.faces[seat], look(phase, seat, self.play.match)),
            marked=self.pieces.beside(seat),
        )

    def _preview(self) -> Caption | None:
        """What would follow from what is pointed at."""
        gesture, picker = self.pointer.pointed_gesture(), self.pointer.picker
        if gesture is None or picker is None or (action := picker.action(gesture)) is None:
            return None
        words = picker.preview(action)
        return Caption(picker.target_of(gesture), words) if words else None

    def buttons(self, phase: Phase, tools: Sequence[Tool]) -> tuple[Button, ...]:
        """The game's choices or the way on beside the hand, the table's own in a row at the top."""
        area = self.table_map.zone("buttons", self.board.window).rect
        match phase:
            case Accounting():
                beside = [Button(Tool.GO_ON.label, Tool.GO_ON.key, lowest(area), Tool.GO_ON)]
            case HandingOn(person=person):
                label = f"Pass to {self.play.names[person]}"
                beside = [Button(label, Tool.PASS_ON.key, lowest(area), Tool.PASS_ON)]
            case _:
                beside = press_buttons(self.pointer.picker, area)
        return (*beside, *tool_buttons(tools, beside, scale(self.board.window)))

    def _ring(self, buttons: Sequence[Button]) -> pygame.Rect | None:
        focus = self.pointer.focus
        button = focused(self.pointer, buttons)
        if button is not None:
            return button.rect
        lift = round(self.pointer.focused_lift())
        return focus.target.rect.move(0, -lift) if focus.target is not None and focus.shown else None


def where_to(picker: Picker, chosen: Sequence[Card]) -> str:
    """What to do with cards that are picked up."""
    cards = " and ".join(picker.deck.text(card) for card in chosen)
    targets = picker.targets(tuple(chosen))
    if not targets:
        return f"{cards}: now click a card that goes with it."
    if len(targets) == 1:
        return f"{cards}: now click where it goes, or press Enter."
    return f"{cards} can go to {len(targets)} places: click the one you mean."


def focused(pointer: Pointer, buttons: Sequence[Button]) -> Button | None:
    """The button that has the keyboard's focus."""
    key = pointer.focus.key if pointer.focus.shown else None
    label = key.label if isinstance(key, ButtonKey) else None
    return next((button for button in buttons if button.label == label), None)


def tools_for(phase: Phase, play: Play, can_hint: bool) -> list[Tool]:
    """What the table itself offers now."""
    tools = [Tool.MENU, Tool.RULES, Tool.SCORE, Tool.LOG, Tool.SORT]
    if isinstance(phase, Deciding) and phase.recallable:
        tools.append(Tool.AGAIN)
    if can_hint:
        tools.append(Tool.HINT)
    if play.can_undo:
        tools.append(Tool.UNDO)
    return tools


def press_buttons(picker: Picker | None, area: pygame.Rect) -> list[Button]:
    """The choices that are buttons."""
    presses = picker.presses() if picker is not None else []
    if picker is None or not presses:
        return []
    return [
        Button(press.label, press.key, rect, Choice(press, action), picker.preview(action))
        for (press, action), rect in zip(presses, press_rects(area, len(presses)), strict=True)
    ]


def tool_buttons(tools: Sequence[Tool], beside: Sequence[Button], pixels: float) -> list[Button]:
    """The table's own buttons; a key that is wanted beside the hand is not theirs now."""
    taken = {button.hotkey for button in beside}
    (width, height), gap = TOOL_SIZE, TOOL_GAP
    return [
        Button(
            tool.label,
            "" if tool.key in taken else tool.key,
            pygame.Rect(
                round((gap + index * (width + gap)) * pixels),
                round(10 * pixels),
                round(width * pixels),
                round(height * pixels),
            ),
            tool,
        )
        for index, tool in enumerate(tools)
    ]


def press_rects(area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where so many of the game's buttons stand, one below another."""
    gap = round(area.height * 0.04)
    height = min((area.height - gap * (count - 1)) // count, round(area.height * 0.36))
    return [
        pygame.Rect(area.left, area.top + index * (height + gap), area.width, height)
        for index in range(count)
    ]


def lowest(area: pygame.Rect) -> pygame.Rect:
    """Where the one button stands that leads on: where no choice of the game is."""
    height = round(area.height * 0.28)
    return pygame.Rect(area.left, area.bottom - height, area.width, height)
