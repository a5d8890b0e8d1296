"""The buttons on a table: choices beside the hand, and tools on a rail."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final

import pygame

from engine.app import App
from engine.commands import KeyLine, Point
from engine.sound import Channel
from engine.theme import DESIGN_HEIGHT, box_scale_of
from engine.ui import styles
from engine.ui.button import Button, TextButton
from engine.ui.focus import Target
from engine.ui.form import ENTER
from engine.ui.page import show_now
from engine.ui.text import TextRenderer
from engine.ui.widget import Control, Site
from game.contract.table import Touch
from game.sentences import capitalised
from scenes.table.phases import ANIMATED, DealOver, Deciding, MatchOver, TablePhase, Waiting
from scenes.table.picker import Picker
from scenes.table.pointer import ButtonKey, PlaceKey, Pointer
from scenes.table.session import FreeUndoSession, Session
from scenes.table.view.view_model import Does, Offered, TableButton, Tool, Unavailable

ONWARD: Final = (Tool.GO_ON, Tool.PASS_ON)
"""The tools that Enter presses."""
RESTING_OPACITY, GREY_OPACITY = 215, 80
"""The opacity of a tool's icon, from 0 to 255: at rest, and while it is grey."""
TOOL_SIDE, TOOL_STEP, TOOL_EDGE, TOOL_TOP = 52, 56, 18, 72
"""The side of a tool, the step to the next, and the rail's right and top margins, in design pixels."""
BUTTON_HEIGHT, BUTTON_GAP = 0.37, 0.04
"""The height of a button, and the gap between two, as shares of the width."""
ROOMY_BUTTON = 1.5
"""The least height of a button with large type, as a multiple of its type size."""


class ToolButton(Button):
    """A tool on the rail: a medal that brightens and rises, and is faint while it does nothing."""

    def __init__(self, site: Site, icon: str, activate: Callable[[], None]) -> None:
        super().__init__(site, "", styles.BODY, activate)
        self._path = f"icons/{icon}.svg"

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the medal."""
        rect, assets = self.moved(self.rect, self._scale.box_scale), self._scale.assets
        strength = (
            round(RESTING_OPACITY + (255 - RESTING_OPACITY) * round(self.heat * 4) / 4)
            if self.enabled
            else GREY_OPACITY
        )

        def made() -> pygame.Surface:
            picture = assets.picture(self._path, *rect.size).copy()
            picture.set_alpha(strength)
            return picture

        surface.blit(assets.cached(("tool", self._path, *rect.size, strength), made), rect)


class ButtonPanel:
    """The controls for the buttons of a table."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._shown: tuple[TableButton, ...] = ()
        self._scale = app.scale
        self._controls: dict[str, Control] = {}
        """The controls by their buttons' labels."""

    def show(self, buttons: tuple[TableButton, ...], push: Callable[[Does], None]) -> None:
        """Show these buttons; those shown before keep the state of their animation."""
        if (buttons, self._app.scale) == (self._shown, self._scale):
            return
        before, self._shown, self._scale = self._controls, buttons, self._app.scale
        self._controls = {
            button.label: self._control(button, partial(push, button.does)) for button in buttons
        }
        Button.even_out([each for each in self._controls.values() if isinstance(each, Button) and each.noted])
        for label in before.keys() & self._controls.keys():
            self._controls[label].restore_from(before[label])

    def _control(self, button: TableButton, activate: Callable[[], None]) -> Control:
        control: Control
        site = Site(button.rect, self._scale)
        if is_icon(button):
            assert isinstance(button.does, Tool)
            control = ToolButton(site, button.does.icon, activate)
        elif button.quiet:
            control = TextButton(site, button.label, styles.SMALL, activate)
        else:
            main = button.live and (button.main or button.does in ONWARD)
            roomy = button.rect.height >= ROOMY_BUTTON * self._scale.type_size(styles.MAIN)
            style = styles.MAIN if main and roomy and not button.note else styles.STRONG
            control = Button(
                site,
                button.label,
                style,
                activate,
                key=button.key,
                main=main,
                cap=ENTER if button.does in ONWARD else button.key,
                note=button.note,
            )
        control.enabled = button.live
        return control

    def handle(self, event: pygame.event.Event) -> bool:
        """Hold a button down while the mouse presses it; return True if any goes down or up."""
        if event.type == pygame.MOUSEBUTTONUP:
            held = [control for control in self._controls.values() if control.held]
            for control in held:
                control.end_press()
            return bool(held)
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        pressed = [control for control in self._controls.values() if control.hits(event.pos)]
        for control in pressed:
            control.hold(event.pos)
            show_now(self._app.surface, control)
        return bool(pressed)

    def update(self, milliseconds: float, hot: str) -> bool:
        """Advance the highlights of buttons; return True if any looks different now."""
        passed = milliseconds if self._app.animates else inf
        lit = {hot, *(button.label for button in self._shown if button.advised)}
        return any([each.highlight(passed, hot=label in lit) for label, each in self._controls.items()])

    def press(self, button: TableButton) -> None:
        """Press a button, with its animation and sound."""
        control = self._controls[button.label]
        control.sunk = 1.0
        self._app.sound.play("touch", Channel.TABLE)
        control.press()

    def has(self, button: TableButton) -> bool:
        """True if the panel shows a button."""
        return button in self._shown

    def draw(self, renderer: TextRenderer) -> None:
        """Draw all buttons."""
        for control in self._controls.values():
            control.draw(renderer.surface)
            for line in control.written():
                renderer.texts.append(replace(line, squeezed=line.rect.height < renderer.smallest))


def is_icon(button: TableButton) -> bool:
    """True for a tool on the rail, which is drawn as an icon."""
    return isinstance(button.does, Tool) and bool(button.does.icon) and button.label == button.does.label


def button_at(buttons: Sequence[TableButton], at: Point, least: int = 0) -> TableButton | None:
    """Return the button at a point; smaller buttons count as ``least`` window pixels wide and high."""
    for button in buttons:
        wider, higher = max(0, least - button.rect.width), max(0, least - button.rect.height)
        if button.rect.inflate(wider, higher).collidepoint(at):
            return button
    return None


def focused(pointer: Pointer, buttons: Sequence[TableButton]) -> TableButton | None:
    """Return the button in the keyboard's focus, if any."""
    label = pointer.focused.label if isinstance(pointer.focused, ButtonKey) else None
    return next((button for button in buttons if button.label == label), None)


def tools_for(
    phase: TablePhase, session: Session, can_hint: bool, peekable: Sequence[int]
) -> dict[Tool, bool]:
    """Return the tools on the rail, which are the same at any time, with True for those that work now."""
    return {
        **dict.fromkeys((Tool.MENU, Tool.RULES, Tool.SCORE, Tool.LOG), True),
        Tool.SORT: not isinstance(phase, DealOver | MatchOver),
        Tool.REPLAY: isinstance(phase, Deciding) and phase.recallable,
        **({Tool.LAST_TRICK: bool(peekable)} if session.game.words.peek else {}),
        Tool.HINT: can_hint,
        **(
            {Tool.UNDO_ALL: session.can_undo, Tool.REDO: session.can_redo}
            if isinstance(session, FreeUndoSession)
            else {Tool.UNDO: session.can_undo}
        ),
    }


def keys_of(buttons: Sequence[TableButton]) -> list[KeyLine]:
    """Return the keys that press buttons, for the list of keys."""
    return [KeyLine(button.key, button.label) for button in buttons if button.key]


def keys_of_piles(picker: Picker) -> list[KeyLine]:
    """Return the keys that click piles now, for the list of keys: ``D``, ``Draw a card``."""
    clicks = ((gesture, action) for gesture, action in picker.choices if isinstance(gesture, Touch))
    return [KeyLine(touch.key, capitalised(picker.order(action))) for touch, action in clicks if touch.key]


def press_buttons(pointer: Pointer, area: pygame.Rect) -> list[TableButton]:
    """Return the buttons for the game's choices, with those not available yet below them in grey.

    With a hint, only the advised button is lit.
    """
    picker, advice = pointer.picker, pointer.advice
    shown: list[tuple[Offered | Unavailable, str]] = [
        (Offered(press), picker.preview(action)) for press, action in picker.presses()
    ]
    for closed in picker.closed():
        shown.append((Unavailable(closed.press, picker.refusal(closed.press).sentence), closed.until))
    rects = press_rects(area, len(shown)) if shown else []
    lit = (picker.forced,) if advice is None else (advice,)
    return [
        TableButton(
            does.press.label,
            does.press.key,
            rect,
            does,
            note,
            live=isinstance(does, Offered),
            main=does.press in lit or (advice is None and does.press.usual),
            advised=does.press == advice,
        )
        for (does, note), rect in zip(shown, rects, strict=True)
    ]


def tool_buttons(tools: Mapping[Tool, bool], window: tuple[int, int]) -> list[TableButton]:
    """Return the buttons for the tools, on a rail on the right."""
    side, step, edge = (round(length * box_scale_of(window)) for length in (TOOL_SIDE, TOOL_STEP, TOOL_EDGE))
    left, top = window[0] - edge - side, round(TOOL_TOP * window[1] / DESIGN_HEIGHT)
    return [
        TableButton(tool.label, tool.key, pygame.Rect(left, top + index * step, side, side), tool, live=live)
        for index, (tool, live) in enumerate(tools.items())
    ]


def press_rects(area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return the rectangles of the game's buttons, one below another, the last at the bottom."""
    gap = round(area.width * BUTTON_GAP)
    height = min((area.height - gap * (count - 1)) // count, round(area.width * BUTTON_HEIGHT))
    top = area.bottom - count * height - (count - 1) * gap
    return [
        pygame.Rect(area.left, top + index * (height + gap), area.width, height) for index in range(count)
    ]


def reachable_now(
    pointer: Pointer, buttons: Sequence[TableButton], phase: TablePhase, peekable: Sequence[int]
) -> list[Target]:
    """Return the targets of the keyboard's focus, with tools only while nothing else is going on."""
    busy = isinstance(phase, (*ANIMATED, Waiting))
    wanted = [button for button in buttons if button.live and not (busy and isinstance(button.does, Tool))]
    piles = [Target(PlaceKey(place), pointer.board.area(place, slack=0)) for place in peekable]
    return [*pointer.reachable(), *piles, *buttons_reachable(wanted)]


def buttons_reachable(buttons: Sequence[TableButton]) -> list[Target]:
    """Return the buttons as focus targets."""
    return [Target(ButtonKey(button.label), button.rect) for button in buttons]


def purpose_of(button: TableButton) -> str:
    """Return the tip of a button: its purpose, its question, or why it does nothing now."""
    match button.does:
        case Unavailable(why=why):
            return why
        case Offered(press=press):
            return press.confirm
        case Tool() as tool:
            if not button.live:
                return tool.why_grey
            keyed = is_icon(button) and tool.key
            return f"{tool.purpose.rstrip('.')} ({tool.key})" if keyed else tool.purpose
