"""What is told of the chosen table beside the map: its story, who sits there, its rule and its gift."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from engine.felt import felt, lay
from engine.theme import BRASS, OXBLOOD
from engine.ui.form import Area, Box, Form
from engine.ui.shapes import line_width
from game.catalog import GAMES
from game.contract.circle import Gift, GiftKind
from game.sentences import opening, plural
from saves.descent import ENOUGH, NIGHT, Night, Spot, Way, circle, circle_of_spot, games, is_won, table_at
from saves.gifts import NIGHTS_GIFT
from scenes.backs import DRAWN_AS
from scenes.descent.progress import ORDINALS, ruled, title_of, told
from scenes.descent.sitting import faces, opponents
from scenes.faces import Look, picture

EDGE: Final = 30.0
"""Design pixels from the panel's edge to what is on it."""
GAP: Final = 14.0
BAR: Final = 40.0
"""Design pixels that are left for the bar where it scrolls."""
FACE: Final = 116.0
GIFT: Final = 150.0
"""Design pixels of the height of what is to be won."""
HOW_IT_COUNTS: Final = "Hints and one-move undo are allowed. Conceding loses. You can always try again."
NIGHTS_STORY: Final = "Every keeper has laid one more table, and the fire is high."
NIGHTS_RULE: Final = "One match of every game in a row. Win more tables than the house."


@dataclass(frozen=True, slots=True)
class Piece:
    """Something on the panel: how high it is, and what puts it there."""

    height: float
    put: Callable[[Form, Box, Area], None]


def build_panel(form: Form, box: Box, spot: Spot, way: Way) -> None:
    """Lay out what is told of a table; it scrolls where there is not enough room."""
    left, top, width, height = box
    inner = (left + EDGE, top + EDGE * 0.7, width - 2 * EDGE, height - 1.4 * EDGE)
    room = inner[2] - BAR
    pieces = _night(form, room, way) if spot == NIGHT else _table(form, room, spot, way)
    area = form.area(inner, sum(piece.height + GAP for piece in pieces))
    y = 0.0
    for piece in pieces:
        piece.put(form, (0.0, y, room, piece.height), area)
        y += piece.height + GAP


def _table(form: Form, room: float, spot: Spot, way: Way) -> list[Piece]:
    number, circle = circle_of_spot(spot)
    table, game = table_at(spot), GAMES[spot[0]]
    ordinal = opening(ORDINALS[number % len(ORDINALS)])
    pieces = [
        _words(form, room, f"{ordinal} circle: {circle.title}", "@section"),
        _words(form, room, table.title, "@name"),
        _words(form, room, table.story, "@lead"),
        _sitters(form, room, spot, way),
        _words(form, room, f"{game.title} · {table.minutes[0]}–{table.minutes[1]} minutes", "@left"),
    ]
    if rule := ruled(table):
        pieces.append(_words(form, room, rule, "@left"))
    if table.gift is not None:
        pieces.append(_gift(form, room, table.gift, won=spot in way.won))
    return [*pieces, _words(form, room, _state(spot, way), "@faint_left")]


def _night(form: Form, room: float, way: Way) -> list[Piece]:
    pieces = [
        _words(form, room, "The last table", "@section"),
        _words(form, room, "One night", "@name"),
        _words(form, room, NIGHTS_STORY, "@lead"),
        _words(form, room, NIGHTS_RULE, "@left"),
    ]
    night = way.night
    for game in games():
        words = f"{game.title}: {_how_it_went(night, game.id)}"
        pieces.append(Piece(form.line_height("@left") - GAP, _words(form, room, words, "@left").put))
        if rule := ruled(circle(game).last):
            ruling = _words(form, room, rule, "@faint_left")
            pieces.append(Piece(ruling.height - GAP, ruling.put))
    if night is not None:
        pieces.append(_words(form, room, _how_it_stands(night), "@lead"))
    pieces.append(_gift(form, room, NIGHTS_GIFT, won=NIGHT in way.won))
    return [*pieces, _words(form, room, _state(NIGHT, way), "@faint_left")]


def _how_it_stands(night: Night) -> str:
    if night.mine:
        return f"You won the night {night.won} to {night.lost}."
    if night.over:
        return f"The house won the night {night.lost} to {night.won}."
    return f"So far the night is {night.won} to {night.lost}."


def _how_it_went(night: Night | None, game: str) -> str:
    header = next((each for each in night.played if each.game == game), None) if night is not None else None
    if header is None:
        return "still to come"
    if not header.over:
        return "in progress"
    return "yours" if is_won(header) else "the house's"


def _state(spot: Spot, way: Way) -> str:
    """Whether a table is open, won, or what opens it, and how often it was tried."""
    tried = way.tried.get(spot, 0)
    played = f" Played {plural(tried, 'time')}." if tried else ""
    if spot in way.won:
        return f"Won.{played} {HOW_IT_COUNTS}"
    if way.is_open(spot):
        return f"Open.{played} {HOW_IT_COUNTS}"
    if spot == NIGHT:
        return "Win all the tables above to open it."
    game, number = spot
    if number > 1:
        return f"Win {told((game, number - 1))} to open it."
    ids = [each.id for each in games()]
    above, _ = circle_of_spot((ids[ids.index(game) - 1], 1))
    return f"Win {ENOUGH} tables of the {ORDINALS[above % len(ORDINALS)]} circle to open it."


def _words(form: Form, room: float, words: str, style: str) -> Piece:
    height = len(form.lines(words, room, style)) * form.line_height(style)

    def put(form: Form, box: Box, area: Area) -> None:
        form.paragraph(words, (box[0], box[1], box[2]), style, area)

    return Piece(height, put)


def _sitters(form: Form, room: float, spot: Spot, way: Way) -> Piece:
    """Those who sit there, in a row, with their names and levels below."""
    table = table_at(spot)
    people = opponents(table)
    look = Look.BEATEN if spot in way.won else Look.RESTING
    part = room / max(3, len(people))
    line = form.line_height("@faint_left")

    def put(form: Form, box: Box, area: Area) -> None:
        for index, (player, face) in enumerate(zip(people, faces(table), strict=True)):
            left = box[0] + part * index
            form.picture(picture(face, look), (left + (part - FACE) / 2, box[1], FACE, FACE), area)
            level = player.level.value.title() if player.level is not None else ""
            form.label(player.name, (left, box[1] + FACE + 2, part, line), "@faint", area)
            form.label(level, (left, box[1] + FACE + 2 + line, part, line), "@faint", area)

    return Piece(FACE + 2 + 2 * line, put)


def _gift(form: Form, room: float, gift: Gift, *, won: bool) -> Piece:
    """What is to be won, as it looks, and what it is called."""
    words = f"You won {title_of(gift)}." if won else f"Win {title_of(gift)}."
    aside = GIFT * 0.86 + 24
    lines = form.lines(words, room - aside, "@left")
    height = max(GIFT, len(lines) * form.line_height("@left"))

    def put(form: Form, box: Box, area: Area) -> None:
        left, top, width, _ = box
        box = (left, top, GIFT * 0.86, GIFT)
        form.image(_drawn(form, gift, form.rect(box, area).size), box, area)
        middle = top + (height - len(lines) * form.line_height("@left")) / 2
        form.paragraph(words, (left + aside, middle, width - aside), "@left", area)

    return Piece(height, put)


def _drawn(form: Form, gift: Gift, size: tuple[int, int]) -> pygame.Surface:
    """A gift in a box of pixels."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    assets = form.app.assets
    if gift.kind is GiftKind.FELT:
        chosen = felt(gift.id)
        top = pygame.Surface((size[0], round(size[1] * 0.9)))
        lay(top, chosen.colour or OXBLOOD, chosen.cloth)
        pygame.draw.rect(top, BRASS, top.get_rect(), line_width(2, form.app.pixels))
        surface.blit(top, (0, round(size[1] * 0.05)))
        return surface
    if gift.kind is GiftKind.FACE:
        path = picture(gift.id, Look.GLAD)
    else:
        path = f"cards/{next(iter(DRAWN_AS.values())).format(gift.id)}.svg"
    aspect = assets.aspect(path)
    high = min(size[1], round(size[0] / aspect))
    image = assets.picture(path, round(high * aspect), high)
    surface.blit(image, image.get_rect(center=(size[0] // 2, size[1] // 2)))
    return surface
