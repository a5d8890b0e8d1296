"""The tables on the menu: a tile for each game, with its cover, what it is, and how far it is known."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from engine.assets import Assets, MissingAsset
from engine.forms import BAR, Area, Box, Form
from engine.taken import brighten
from engine.theme import BRASS, FLAME
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


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies on the form."""

    table: Table
    area: Area
    box: Box
    """Inside the area, in design pixels."""

    def rect(self, form: Form) -> pygame.Rect:
        """Where it is in the window, however far its area is scrolled."""
        return _placed(form, self.area, self.box)

    def seen(self, form: Form) -> pygame.Rect:
        """The part of it that is seen."""
        view = self.area.container
        rect = self.rect(form)
        return rect if view is None else rect.clip(view.rect)


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


def build_tiles(form: Form, tables: Sequence[Table], box: Box, ways: Ways) -> list[Tile]:
    """Lay a tile for each table into a box; they scroll where there are too many."""
    columns = _columns(form, tables, box[2])
    rows = -(-len(tables) // columns)
    width = (box[2] - GAP * (columns - 1) - _bar(form)) / columns
    needed = max(_height(form, table, width) for table in tables)
    area = form.area(box, (needed + GAP) * rows - GAP)
    if area.container is None:
        width = (box[2] - GAP * (columns - 1)) / columns
        needed = min((box[3] + GAP) / rows - GAP, max(needed, width * 0.62))
    tiles = []
    for index, table in enumerate(tables):
        left, top = (width + GAP) * (index % columns), (needed + GAP) * (index // columns)
        tiles.append(_build_tile(form, table, area, (left, top, width, needed), ways))
    return tiles


def paint_tiles(
    surface: pygame.Surface,
    form: Form,
    tiles: Sequence[Tile],
    covers: Covers,
    pointed: Tile | None,
    pressed: Tile | None = None,
) -> None:
    """Draw what lies beneath the words: the covers, lit where the pointer is."""
    for tile in tiles:
        rect, seen = tile.rect(form), tile.seen(form)
        surface.set_clip(seen)
        surface.blit(covers.cover(Wanted(tile.table.sign, rect.size)), rect)
        surface.blit(frame(rect.size, FLAME if tile is pointed else BRASS, form.app.pixels), rect)
        if tile is pressed:
            brighten(surface, rect)
    surface.set_clip(None)


def tile_at(form: Form, tiles: Sequence[Tile], at: tuple[int, int]) -> Tile | None:
    """The tile whose cards lie at a point of the window."""
    for tile in tiles:
        rect = tile.rect(form)
        if tile.seen(form).collidepoint(at) and at[0] > rect.left + rect.width * FANNED[0]:
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


def _build_tile(form: Form, table: Table, area: Area, box: Box, ways: Ways) -> Tile:
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
    return Tile(table, area, box)


def _placed(form: Form, area: Area, box: Box) -> pygame.Rect:
    rect = form.rect(box, area)
    if area.container is not None:
        rect.move_ip(area.container.scrollable_container.get_abs_rect().topleft)
    return rect
