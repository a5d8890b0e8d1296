"""Where the menu leads besides tables: the other pages, today's deal, the way down."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from engine.ui.form import Form
from game.catalog import GAMES
from game.sign import Sign
from saves.models import Header

DEAL_OF_THE_DAY: Final = "Today's deal"


@dataclass(frozen=True, slots=True)
class MenuWay:
    """A button that leads somewhere."""

    texts: Sequence[str]
    """What it may read, the fullest first: it reads the first for which there is room."""
    action: Callable[[], None]
    key: str = ""
    name: str = ""
    """What the list of keys calls it, where it reads more than that."""


def build_name(form: Form, left: float, top: float) -> None:
    """Write the name, and what all this is."""
    high = form.line_height("@title")
    form.label("Brimstone", (left, top, form.width("Brimstone", "@title") + 16, high), "@title")
    words, line = "Six ways to lose your soul at cards", form.line_height("@subtitle")
    form.label(words, (left + 6, top + high, form.width(words, "@subtitle") + 8, line), "@subtitle")


def build_ways(
    form: Form, ways: Sequence[MenuWay], row: tuple[float, float, float, float], beside: float
) -> None:
    """Lay words into a row, up to its right: left, right, top and height; so much beside each."""
    left, right, top, high = row
    widths = [form.width(way.texts[-1]) + beside for way in ways]
    spare = right - left - sum(widths)
    x, laid = right, []
    for way, least in reversed([*zip(ways, widths, strict=True)]):
        text, width = next(
            (text, wide)
            for text in way.texts
            if (wide := form.width(text) + beside) <= least + max(0.0, spare)
        )
        spare -= width - least
        x -= width
        laid.append((way, text, (x + 2, top, width - 4, high)))
    for way, text, box in reversed(laid):
        form.quiet(text, box, way.action, key=way.key, name=way.name)


def game_of_day(day: date) -> Sign:
    """The game whose deal of the day the menu offers: they take turns."""
    signs = list(GAMES.signs.values())
    return signs[day.toordinal() % len(signs)]


def deal_of_day(day: date, headers: Iterable[Header]) -> str:
    """Return which game's deal is offered on a day, and how it went."""
    sign = game_of_day(day)
    return f"{sign.title}{_outcome(sign, day, [header for header in headers if header.day == day])}"


def _outcome(sign: Sign, day: date, headers: Sequence[Header]) -> str:
    """How a game's deal of the day went, if it was begun; else the first frame waits for no import."""
    if headers:
        from saves.days import for_the_record, outcome_of

        header = for_the_record(headers).get((sign.id, day))
        if header is not None:
            return f" · {outcome_of(header).value}"
    return ""
