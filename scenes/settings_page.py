"""Settings: they hold at once and are kept at once."""

from collections.abc import Callable

from engine.forms import Form, Page
from saves.models import Pace, Speed
from scenes.desk import Desk

PACES = {
    Pace.SLOW: "They take their time",
    Pace.NORMAL: "So that one can follow",
    Pace.FAST: "Briskly",
    Pace.NONE: "At once",
}
TEXT_SIZES = {"Small": 0.9, "Normal": 1.0, "Large": 1.15, "Largest": 1.3}
THINKING = {"A third of a second": 0.3, "A second": 1.0, "Three seconds": 3.0, "Ten seconds": 10.0}
VOLUMES = {"Off": 0.0, "Quiet": 0.3, "Half": 0.55, "Usual": 0.8, "Full": 1.0}


class SettingsPage(Page):
    """The page of settings; pops itself."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def build(self, form: Form) -> None:
        """A row for each setting."""
        settings = self._desk.settings
        form.label("Settings", (360, 60, 1200, 90), "@heading")
        speeds = list(Speed)
        self._row(
            form,
            0,
            "Speed of the cards",
            [speed.value.capitalize() for speed in speeds],
            speeds.index(settings.speed),
            lambda index: self._change(speed=speeds[index]),
        )
        paces = list(PACES)
        self._row(
            form,
            10,
            "Opponents play",
            list(PACES.values()),
            paces.index(settings.pace),
            lambda index: self._change(pace=paces[index]),
        )
        self._scale_row(form, 1, "Text size", TEXT_SIZES, settings.text_size, "text_size")
        self._scale_row(form, 2, "Sound of the cards", VOLUMES, settings.card_volume, "card_volume")
        self._scale_row(form, 3, "Sound of the table", VOLUMES, settings.table_volume, "table_volume")
        self._switch_row(form, 4, "Mute everything (M at the table)", settings.muted, "muted")
        self._row(form, 5, "Full screen (F11)", ["No", "Yes"], int(self.app.fullscreen), self._fullscreen)
        self._switch_row(form, 9, "Opponents say something now and then", settings.banter, "banter")
        self._scale_row(form, 8, "Time the Archdevil thinks", THINKING, settings.think, "think")
        self._switch_row(form, 6, "Four colours of suits", settings.four_colours, "four_colours")
        self._switch_row(form, 7, "Large corners on French cards", settings.large_index, "large_index")
        form.label(f"Matches and settings are kept in {self._desk.folder}", (260, 830, 1400, 40), "@faint")
        form.button("Back", (810, 900, 300, 76), self.back, style="@large")

    def _row(
        self, form: Form, row: int, title: str, values: list[str], chosen: int, choose: Callable[[int], None]
    ) -> None:
        top = 146 + 62 * row
        form.label(title, (420, top, 560, 54), "@left")
        form.choice(values, chosen, (1010, top, 480, 54), choose)

    def _switch_row(self, form: Form, row: int, title: str, on: bool, name: str) -> None:
        self._row(form, row, title, ["No", "Yes"], int(on), lambda index: self._change(**{name: bool(index)}))

    def _scale_row(
        self, form: Form, row: int, title: str, steps: dict[str, float], value: float, name: str
    ) -> None:
        sizes = list(steps.values())
        chosen = min(range(len(sizes)), key=lambda index: abs(sizes[index] - value))
        self._row(form, row, title, list(steps), chosen, lambda index: self._change(**{name: sizes[index]}))

    def _change(self, **changes: object) -> None:
        self._desk.change(**changes)
        self.rebuild()

    def _fullscreen(self, index: int) -> None:
        if bool(index) != self.app.fullscreen:
            self.app.toggle_fullscreen()
            self._desk.remember_window()
