"""What a form can be worked with: buttons, steppers, lists that drop down, sliders, lines to type in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIElement
from pygame_gui.core.utility import clipboard_paste
from pygame_gui.elements import UIDropDownMenu, UIHorizontalSlider, UIScrollingContainer, UITextEntryLine

from engine.elements import drawn_at, take
from engine.lettering import enterable

ARROWS = ("‹", "›")
"""What is drawn at the ends of a stepper."""


@dataclass(frozen=True, slots=True)
class Control:
    """Something the focus can reach."""

    element: UIElement
    activate: Callable[[], None]
    step: Callable[[int], bool] | None = None
    """What left (-1) and right (1) do, where they mean another value; whether there was one on that side."""
    key: str = ""
    """The letter that activates it."""
    name: str = ""
    """What the list of keys calls it."""
    tells: str = ""
    """What it is for, where its name does not say it: read while it is pointed at or has the focus."""

    def press(self) -> None:
        """Activate it; it lights up before anything else."""
        take(self.element)
        self.activate()


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A letter that does something without a button of its own."""

    key: str
    name: str
    activate: Callable[[], None]
    tells: str = ""
    """What it is for, should a button be made of it."""

    def press(self) -> None:
        """Do it."""
        self.activate()


@dataclass(frozen=True, slots=True)
class Stepper:
    """One of a few values: its left half goes back, its right half goes on."""

    element: UIElement
    count: int
    chosen: int
    choose: Callable[[int], None]

    def may(self, step: int) -> bool:
        """Whether there is a value on that side; of two values each is on both sides of the other."""
        return self.count == 2 or 0 <= self.chosen + step < self.count

    def step(self, step: int) -> bool:
        """Go to the value on that side, if there is one; whether there was."""
        if there := self.may(step):
            self.choose((self.chosen + step) % self.count)
        return there

    def on(self) -> None:
        """Go on to the next value, and from the last to the first."""
        self.choose((self.chosen + 1) % self.count)

    def press(self, at: tuple[int, int]) -> None:
        """A press on one of its halves."""
        self.step(-1 if at[0] < self.element.rect.centerx else 1)


class Unfolding(UIDropDownMenu):
    """A menu whose list lies wholly in view as it opens; nothing else moves for it."""

    def __init__(
        self,
        named: list[Any],
        chosen: int,
        rect: pygame.Rect,
        manager: UIManager,
        container: UIScrollingContainer | None,
        view: pygame.Rect,
    ) -> None:
        """``view`` is where the list may lie, in window pixels."""
        self._view = view
        super().__init__(named, named[chosen], rect, manager, container, expansion_height_limit=view.height)

    def update(self, time_delta: float) -> None:
        """Put the list on the side with room: below, above, or over the menu where neither has enough."""
        before = self.current_state
        super().update(time_delta)
        listed = getattr(self.current_state, "options_selection_list", None)
        if self.current_state is not before and listed is not None:
            below, above = self._view.bottom - self.rect.bottom, self.rect.top - self._view.top
            up = below < listed.rect.height and above > below
            place = pygame.Rect(listed.rect)
            place.top = self.rect.top - place.height if up else self.rect.bottom
            listed.set_position(place.clamp(self._view).topleft)


@dataclass(slots=True)
class DropDown:
    """One of many values, from a list that opens."""

    menu: Unfolding
    values: Sequence[str]
    chosen: int
    choose: Callable[[int], None]

    @property
    def open(self) -> bool:
        """Whether its list is seen."""
        return self.menu.current_state is self.menu.menu_states["expanded"]

    @property
    def rect(self) -> pygame.Rect:
        """What the menu takes in the window, with its list while that is open."""
        return pygame.Rect(self.menu.rect).unionall([option.element.rect for option in self.options()])

    def toggle(self) -> None:
        """Open the list, or close it."""
        assert self.menu.current_state is not None
        self.menu.current_state.should_transition = True
        self.menu.update(0.0)

    def step(self, step: int) -> bool:
        """Choose the value before or after, if there is one; whether there was."""
        if there := 0 <= self.chosen + step < len(self.values):
            self.choose(self.chosen + step)
        return there

    def options(self) -> list[Control]:
        """Each value of the open list that is seen, for the focus to reach."""
        listed = getattr(self.menu.current_state, "options_selection_list", None)
        shown = [item["button_element"] for item in listed.item_list] if listed is not None else []
        return [
            Control(button, lambda index=index: self.choose(index))  # type: ignore[misc]
            for index, button in enumerate(shown)
            if button is not None
        ]

    def look(self) -> None:
        """Tell whoever wants to know of a value that was chosen with the mouse."""
        chosen = int(self.menu.selected_option[1])
        if chosen != self.chosen:
            self.chosen = chosen
            self.choose(chosen)


@dataclass(slots=True)
class Slider:
    """A whole number between two others."""

    bar: UIHorizontalSlider
    value: int
    step_by: int
    changed: Callable[[int], None]

    def step(self, step: int) -> bool:
        """A little less or more; whether there was any."""
        before, (low, high) = self.value, self.bar.value_range
        self.bar.set_current_value(max(low, min(self.value + step * self.step_by, high)))
        self.look()
        return self.value != before

    def look(self) -> None:
        """Tell whoever wants to know of another value."""
        value = int(self.bar.get_current_value())
        if value != self.value:
            self.value = value
            self.changed(value)


class TypedLine(UITextEntryLine):
    """A line to type in that takes no mark by itself: pygame_gui stumbles over text without a width."""

    _untouched = False
    """Whether nothing was done with it since it is typed into."""

    def _process_entered_character(self, character: str) -> bool:
        return bool(enterable(character)) and super()._process_entered_character(enterable(character))

    def update(self, time_delta: float) -> None:
        """Show at once where letters go: pygame_gui turns the cursor over as it moves, and shows it later."""
        shape = self.drawable_shape
        if self.cursor_has_moved_recently and shape is not None and shape.text_box_layout is not None:
            shape.text_box_layout.turn_off_cursor()
        super().update(time_delta)
        if shape is not None and shape.has_fresh_surface():
            self.on_fresh_drawable_shape_ready()  # type: ignore[no-untyped-call]

    def _process_mouse_button_event(self, event: pygame.event.Event) -> bool:
        """The click that leads to a line selects all of it, as the Tab key does; a drag selects a part."""
        consumed = bool(super()._process_mouse_button_event(event))
        if event.type == pygame.MOUSEBUTTONUP and self._untouched:
            self._untouched = False
            first, last = self.select_range
            if first == last:
                self.select_all()
        return consumed

    def focus(self) -> None:
        """From now on it is typed into."""
        super().focus()  # type: ignore[no-untyped-call]
        self._untouched = True

    def select_all(self) -> None:
        """What is typed next takes the place of all that stands there."""
        self._untouched = False
        self.select_range = [0, len(self.text)]
        self.edit_position = len(self.text)
        self.cursor_has_moved_recently = True

    def _do_paste(self) -> None:
        for letter in enterable(clipboard_paste()):
            self._process_entered_character(letter)


@dataclass(slots=True)
class Entry:
    """A line to type in."""

    line: TypedLine
    changed: Callable[[str], None]

    def look(self) -> None:
        """Tell what it reads."""
        self.changed(self.line.get_text())


def draw_arrows(
    surface: pygame.Surface, stepper: Stepper, arrow: Callable[[str, bool], pygame.Surface]
) -> None:
    """The two arrows of a stepper, faint where there is nothing on that side."""
    rect = drawn_at(stepper.element)
    reach = rect.height // 2
    left, right = (arrow(sign, stepper.may(step)) for sign, step in zip(ARROWS, (-1, 1), strict=True))
    centre = rect.centery - rect.height // 16
    surface.blit(left, left.get_rect(center=(rect.left + reach, centre)))
    surface.blit(right, right.get_rect(center=(rect.right - reach, centre)))
