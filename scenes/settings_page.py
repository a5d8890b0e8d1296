"""Settings: they hold at once and are kept at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.forms import Area, Box, Form
from engine.page import Page
from saves.models import Pace, Speed
from scenes.desk import Desk

SPEEDS = {Speed.SLOW: "Slowly", Speed.NORMAL: "Normally", Speed.FAST: "Fast", Speed.OFF: "In no time"}
PACES = {
    Pace.SLOW: "They take their time",
    Pace.NORMAL: "So that one can follow",
    Pace.FAST: "Briskly",
    Pace.NONE: "At once",
}
TEXT_SIZES = {"Small": 0.9, "Normal": 1.0, "Large": 1.15, "Largest": 1.3}
THINKING = {"A third of a second": 0.3, "A second": 1.0, "Three seconds": 3.0, "Ten seconds": 10.0}
NO_YES = ("No", "Yes")
LOUDER = 5
"""Steps of a volume, in hundredths."""
WIDTH, ROOM = 1320, 700
"""Of the list of settings, in design pixels; more of them scroll."""


Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Row:
    """One setting: what it is called, and what puts its control on the form."""

    title: str
    put: Callable[[Form, Box, Area], None]


class SettingsPage(Page):
    """The page of settings; pops itself."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def build(self, form: Form) -> None:
        """A row for each setting."""
        form.label("Settings", (360, 40, 1200, 100), "@heading")
        rows = self._rows()
        high = max(54.0, form.line_height() + 10)
        step = high + 10
        area = form.area((300, 150, WIDTH, ROOM), len(rows) * step)
        for index, row in enumerate(rows):
            form.label(row.title, (16, index * step, 700, high), "@left", area)
            row.put(form, (720, index * step, 560, high), area)
        kept = f"Matches and settings are kept in {self._desk.folder}"
        form.paragraph(kept, (260, ROOM + 160, 1400), "@faint")
        form.button("Back", (310, 970, 300, 76), self.back, style="@large")

    def _rows(self) -> list[Row]:
        settings = self._desk.settings
        return [
            self._one_of("How fast cards move", SPEEDS, settings.speed, "speed"),
            self._one_of("Opponents play", PACES, settings.pace, "pace"),
            self._nearest("Text size", TEXT_SIZES, settings.text_size, "text_size"),
            self._volume("Sound of the cards", settings.card_volume, "card_volume"),
            self._volume("Sound of the table", settings.table_volume, "table_volume"),
            self._volume("Sound of the room", settings.room_volume, "room_volume"),
            self._switch("No sound at all (M at the table)", settings.muted, "muted"),
            Row("Full screen (F11)", self._stepper(NO_YES, int(self.app.fullscreen), self._fullscreen)),
            self._switch("Suits in four colours", settings.four_colours, "four_colours"),
            self._switch("Large corners on French cards", settings.large_index, "large_index"),
            self._switch("Opponents say something now and then", settings.banter, "banter"),
            self._nearest("The Archdevil thinks for", THINKING, settings.think, "think"),
        ]

    def _stepper(
        self, values: Sequence[str], chosen: int, choose: Callable[[int], None]
    ) -> Callable[[Form, Box, Area], None]:
        return lambda form, box, area: form.choice(values, chosen, box, choose, area)

    def _switch(self, title: str, on: bool, name: str) -> Row:
        return Row(title, self._stepper(NO_YES, int(on), lambda index: self._change(**{name: bool(index)})))

    def _one_of(self, title: str, words: dict[Value, str], value: Value, name: str) -> Row:
        values = list(words)
        chosen = values.index(value)
        return Row(
            title,
            self._stepper(list(words.values()), chosen, lambda index: self._change(**{name: values[index]})),
        )

    def _nearest(self, title: str, words: dict[str, float], value: float, name: str) -> Row:
        by_value = {number: word for word, number in words.items()}
        nearest = min(by_value, key=lambda number: abs(number - value))
        return self._one_of(title, by_value, nearest, name)

    def _volume(self, title: str, value: float, name: str) -> Row:
        def put(form: Form, box: Box, area: Area) -> None:
            form.slider(round(value * 100), (0, 100), box, change, LOUDER, area)

        def change(hundredths: int) -> None:
            if (louder := LOUDER * round(hundredths / LOUDER) / 100) != getattr(self._desk.settings, name):
                self._desk.change(**{name: louder})

        return Row(title, put)

    def _change(self, **changes: object) -> None:
        self._desk.change(**changes)
        self.rebuild()

    def _fullscreen(self, index: int) -> None:
        if bool(index) != self.app.fullscreen:
            self.app.toggle_fullscreen()
            self._desk.remember_window()
