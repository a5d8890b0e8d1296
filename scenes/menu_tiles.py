"""The tables on the menu: a tile for each game, with its cover, what it is, and how far it is known."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from engine.assets import Assets, MissingAsset
from engine.taken import brighten
from engine.theme import BRASS, FLAME
from engine.ui.form import Area, Box, Form
from engine.ui.pane import BAR
from engine.ui.widget import Widget
from game.catalog import GAMES
from game.sign import Sign
from saves.models import Settings
from scenes.cover_shapes import FANNED, Wanted, frame
from scenes.covers import Covers
from scenes.lesson.progress import Known, how_known

GAP = 26.0
"""Design pixels between two tiles, and beside the bar that scrolls them."""
CLEAR_OF_BAR = 6.0
"""Window pixels from a tile to that bar at the least."""
INSIDE = 28.0
"""Design pixels from a tile's edge to what is written on it."""
CLEAR = 18.0
"""Design pixels from the words to the cards."""
MOST_COLUMNS, FEWEST_COLUMNS = 3, 2


@dataclass(frozen=True, slots=True)
class Table:
    """What a tile says of a game."""

    sign: Sign
    facts: str
    known: Known


@dataclass(frozen=True, slots=True)
class Ways:
    """What can be done with a game."""

    play: Callable[[Sign], None]
    set_up: Callable[[Sign], None] | None = None
    """None: there is no such way."""


class Art(Widget):
    """What lies beneath the words of a tile: its cover, lit where the pointer is."""

    lit = False
    pressed = False

    def __init__(self, form: Form, area: Area, box: Box, sign: Sign, covers: Covers) -> None:
        super().__init__(form.rect(box, area), area.pane)
        self._sign = sign
        self._covers = covers
        self._pixels = form.app.pixels

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        rect = self.rect
        surface.blit(self._covers.cover(Wanted(self._sign, rect.size)), rect)
        surface.blit(frame(rect.size, FLAME if self.lit else BRASS, self._pixels), rect)
        if self.pressed:
            brighten(surface, rect)


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies on the form."""

    table: Table
    art: Art

    @property
    def rect(self) -> pygame.Rect:
        """Where it is in the window, however far its area is scrolled."""
        return self.art.rect

    @property
    def seen(self) -> pygame.Rect:
        """The part of it that is seen."""
        return self.art.seen


def tables_here(assets: Assets, settings: Settings, won: Container[str]) -> list[Table]:
    """What the tiles of all games say whose tables can be laid; ``won`` as below."""
    return [table_of(sign, settings, won) for sign in GAMES.signs.values() if _has_map(assets, sign)]


def table_of(sign: Sign, settings: Settings, won: Container[str]) -> Table:
    """What a tile says of a game; ``won``: the ids of games of which a match was won."""
    fewest, most = sign.seats[0], sign.seats[-1]
    facts = f"{fewest} players" if fewest == most else f"{fewest}–{most} players"
    if sign.minutes is not None:
        facts += f" · {sign.minutes[0]}–{sign.minutes[1]} minutes"
    return Table(sign, facts, how_known(settings, sign, won=sign.id in won))


def _has_map(assets: Assets, sign: Sign) -> bool:
    try:
        assets.path(f"tables/{sign.map}.tmx")
    except MissingAsset:
        return False
    return True


def build_tiles(form: Form, tables: Sequence[Table], box: Box, ways: Ways, covers: Covers) -> list[Tile]:
    """Lay a tile for each table into a box; they scroll where there are too many."""
    columns = _columns(form, tables, box[2])
    rows = -(-len(tables) // columns)
    width = (box[2] - GAP * (columns - 1) - _bar(form)) / columns
    needed = max(_height(form, table, width) for table in tables)
    area = form.area(box, (needed + GAP) * rows - GAP)
    if area.pane is None:
        width = (box[2] - GAP * (columns - 1)) / columns
        needed = min((box[3] + GAP) / rows - GAP, max(needed, width * 0.62))
    tiles = []
    for index, table in enumerate(tables):
        left, top = (width + GAP) * (index % columns), (needed + GAP) * (index // columns)
        tiles.append(_build_tile(form, table, area, (left, top, width, needed), ways, covers))
    return tiles


def light(tiles: Sequence[Tile], pointed: Tile | None, pressed: Tile | None = None) -> None:
    """Light the tile that is pointed at, and the one whose cards are pressed."""
    for tile in tiles:
        tile.art.lit, tile.art.pressed = tile is pointed, tile is pressed


def tile_at(tiles: Sequence[Tile], at: tuple[int, int]) -> Tile | None:
    """The tile whose cards lie at a point of the window."""
    for tile in tiles:
        rect = tile.rect
        if tile.seen.collidepoint(at) and at[0] > rect.left + rect.width * FANNED[0]:
            return tile
    return None


def _bar(form: Form) -> float:
    """Design pixels on the right that are left to the bar that scrolls, with a gap before it."""
    return max(GAP, (BAR + CLEAR_OF_BAR) / form.app.pixels)


def _columns(form: Form, tables: Sequence[Table], width: float) -> int:
    """As many as leave room for every title beside the cards."""
    title = max(form.width(table.sign.title, "@name") for table in tables)
    part = (width - GAP * (MOST_COLUMNS - 1) - _bar(form)) / MOST_COLUMNS
    return MOST_COLUMNS if title <= _written(part) else FEWEST_COLUMNS


def _written(width: float) -> float:
    """How wide the words on a tile may run: to where the cards lie."""
    return width * FANNED[0] - INSIDE - CLEAR


def _lines(table: Table) -> tuple[tuple[str, str], ...]:
    """What stands below a tile's title, with its style."""
    return (table.facts, "@faint_left"), (table.sign.tagline, "@small")


def _height(form: Form, table: Table, width: float) -> float:
    written = [len(form.lines(words, _written(width), style)) for words, style in _lines(table)]
    heights = [
        count * form.line_height(style) for count, (_, style) in zip(written, _lines(table), strict=True)
    ]
    known = form.line_height("@small")
    return 2 * INSIDE + form.line_height("@name") + sum(heights) + known + 18 + _button(form)


def _button(form: Form) -> float:
    return form.line_height() + 22


def _build_tile(form: Form, table: Table, area: Area, box: Box, ways: Ways, covers: Covers) -> Tile:
    art = form.add(Art(form, area, box, table.sign, covers))
    left, top, width, height = box
    x, y, room = left + INSIDE, top + INSIDE * 0.8, _written(width)
    title, small = form.line_height("@name"), form.line_height("@small")
    form.label(table.sign.title, (x, y, room, title), "@name", area)
    y += title
    form.label(table.known.value, (x, y, room, small), "@small", area)
    y += small
    for words, style in _lines(table):
        y += form.paragraph(words, (x, y, room), style, area)
    high = _button(form)
    low = top + height - INSIDE * 0.8 - high
    play, set_up = (form.width(words) + 44 for words in ("Play", "Set up"))
    form.button("Play", (x, low, play, high), partial(ways.play, table.sign), inside=area)
    if ways.set_up is not None:
        beside = (x + play + 14, low, set_up, high)
        form.button("Set up", beside, partial(ways.set_up, table.sign), inside=area)
    return Tile(table, art)
