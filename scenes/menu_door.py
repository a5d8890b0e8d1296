"""The door on the menu: the match to continue, or a game to begin, in front of its room."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import pygame

from engine.theme import BONE, BRASS, EMBER, FLAME, SOOT, mixed
from engine.ui import styles
from engine.ui.button import CAP, Button, key_width
from engine.ui.form import ENTER
from engine.ui.shapes import draw_glow, draw_shadow, line_width
from engine.ui.styles import TextStyle
from engine.ui.text import DrawnText, fitted
from engine.ui.widget import Control, Site
from game.catalog import info_of
from game.info import GameInfo, ranked
from game.sentences import Cast, capitalised, plural
from saves.days import describe_time
from saves.models import Header
from scenes.players import YOU, Expression, names_in_sentence, picture, shown_names
from scenes.shelf import ASPECT, GameFacts

IN_PROGRESS: Final = "In progress"
MOST_NAMES = 4
"""The most player names shown for a saved match."""
MOST_FACES: Final = 6
FACE, FACE_PITCH = 84.0, 1.12
"""Width of a face in design pixels, and the distance from one to the next in faces."""
BLUR: Final = 5
"""Divisor of the size at which the room behind the door is drawn, to blur it."""
ROOM_WIDTH: Final = 1.45
"""Width of that room, in widths of the door; only its upper part is visible."""
ROOM_BRIGHTNESS: Final = 0.85
"""Brightness of that room while the pointer is elsewhere."""
EDGE, FOOT = 36.0, 28.0
"""Margins beside and below the content of the door, in design pixels."""
LEAST_BOX: Final = 90.0
"""The least height at which a game's box is drawn, in design pixels."""
BUTTON: Final = (304.0, 88.0)
"""Size of the button on the door, in design pixels."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The content of the door: a match to continue or a game to begin."""

    info: GameInfo
    act: Callable[[], None]
    verb: str
    lines: tuple[Sequence[str], ...]
    """The lines of text; each has several wordings, the fullest first."""
    faces: Sequence[str] = ()


def to_continue(
    header: Header,
    faces: Sequence[str],
    now: datetime,
    act: Callable[[], None],
    others: int,
    variant: str,
) -> Offer:
    """Return the offer to continue a match, with its variant and the number of other running matches."""
    first, second, third = door_lines(header, now)
    if others:
        third = (f"{plural(others, 'more match', 'more matches')} in progress",)
    if variant:
        third = (*(f"{variant} · {words}" for words in third), variant)
    return Offer(info_of(header.game), act, "Continue", (first, second, third), faces)


def to_begin(game: GameFacts, act: Callable[[], None], advice: str) -> Offer:
    """Return the offer to begin a game, with advice for a newcomer."""
    lines = ((game.info.tagline,), (game.line,), *([(advice,)] if advice else []))
    return Offer(game.info, act, "Play", lines)


class Door(Control):
    """The main button of the menu: its own offer, or that of the game last pointed at."""

    def __init__(self, site: Site, own: Offer, others: Mapping[str, Offer], chosen: str) -> None:
        """Take its own offer, all games' offers by id, and the chosen game's id or an empty string."""
        super().__init__(site, self._open, name=f"{own.verb} {own.info.title}")
        self.text = self.name
        self.chosen = chosen
        self._own = own
        self._others = others

    @property
    def shown(self) -> Offer:
        """The offer shown now."""
        return self._others.get(self.chosen, self._own)

    def _open(self) -> None:
        self.shown.act()

    def written(self) -> Iterator[DrawnText]:
        """Yield the lines of text on the door."""
        yield from self._button().written()
        for words, style, room in self._placed_lines(self.rect):
            yield fitted(self._scale, words, style, room.size).written(self._scale.assets, room)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the room, and over it the words, faces, box and button."""
        box_scale, rect = self._scale.box_scale, self.rect
        if self.heat:
            draw_glow(surface, rect, round(30 * box_scale), mixed(SOOT, EMBER, 0.5 * self.heat))
        room = self._room(rect.size)
        surface.blit(room, rect)
        if self.heat or self.sunk:
            light = round(34 * self.heat * (1 - 0.5 * self.sunk))
            surface.fill((light, light * 2 // 3, light // 3), rect, pygame.BLEND_RGB_ADD)
        edge = line_width(3, box_scale)
        pygame.draw.rect(surface, mixed(mixed(SOOT, BRASS, 0.8), FLAME, self.heat), rect, edge, edge)
        for words, style, spot in self._placed_lines(rect):
            line = fitted(self._scale, words, style, spot.size)
            colour = FLAME if style == styles.HEADING_LEFT else BONE
            line.draw(surface, self._scale.assets, spot, colour)
        self._draw_faces(surface, rect)
        self._draw_box(surface, rect)
        self._button().draw(surface)

    def _button(self) -> Button:
        """Return the button in the lower right corner, which lights up and sinks with the door."""
        box_scale, scale, verb = self._scale.box_scale, self._scale, self.shown.verb
        wide = max(BUTTON[0], scale.width(verb, styles.MAIN) + key_width(scale, ENTER) + 2 * CAP)
        rect = pygame.Rect(0, 0, round(wide * box_scale), round(BUTTON[1] * box_scale))
        rect.bottomright = (
            self.rect.right - round(28 * box_scale),
            self.rect.bottom - round(FOOT * box_scale),
        )
        button = Button(Site(rect, scale), verb, styles.MAIN, self._open, main=True, cap=ENTER)
        button.restore_from(self)
        return button

    def _room(self, size: tuple[int, int]) -> pygame.Surface:
        assets, info = self._scale.assets, self.shown.info
        paths = [f"rooms/{name}.svg" for name in (info.id, info.map)]
        path = next((each for each in paths if assets.find(each) is not None), "rooms/hearth.svg")
        return assets.cached(("door", path, size), lambda: self._blurred_room(path, size))

    def _blurred_room(self, path: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a room as seen through the door, darker on the left behind the words."""
        wide = round(size[0] * ROOM_WIDTH)
        small = self._scale.assets.picture(path, max(1, wide // BLUR), max(1, wide * 9 // 16 // BLUR))
        far = pygame.transform.smoothscale(small.convert(), (wide, wide * 9 // 16))
        drawn = pygame.Surface(size)
        drawn.blit(far, far.get_rect(midtop=(size[0] // 2, 0)))
        shade = round(255 * ROOM_BRIGHTNESS)
        drawn.fill((shade, shade, shade), None, pygame.BLEND_RGB_MULT)
        veil = pygame.Surface((2, 2), pygame.SRCALPHA)
        for at, alpha in (((0, 0), 140), ((0, 1), 215), ((1, 0), 0), ((1, 1), 60)):
            veil.set_at(at, (*SOOT, alpha))
        drawn.blit(pygame.transform.smoothscale(veil, size), (0, 0))
        return drawn

    def _placed_lines(self, rect: pygame.Rect) -> list[tuple[str, TextStyle, pygame.Rect]]:
        """Return each line with its style and area; a long line wraps."""
        box_scale, scale = self._scale.box_scale, self._scale
        looks = styles.HEADING_LEFT, styles.LARGE_LEFT, styles.LEFT, styles.LEFT
        texts: list[Sequence[str]] = [(self.shown.info.title,), *self.shown.lines]
        room = rect.width - round(2 * EDGE * box_scale)
        found: list[tuple[str, TextStyle, pygame.Rect]] = []
        top = float(rect.top + round(EDGE * 0.7 * box_scale))
        for style, options in zip(looks, texts, strict=False):
            high = scale.line_height(style) * box_scale
            words = next(
                (each for each in options if scale.width(each, style) * box_scale <= room), options[-1]
            )
            for line in scale.lines(words, style, room / box_scale):
                spot = pygame.Rect(rect.left + round(EDGE * box_scale), round(top), room, round(high))
                found.append((line, style, spot))
                top += high
        return found

    def _draw_box(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the box of the game to begin, as large as fits below the words."""
        assets, box_scale = self._scale.assets, self._scale.box_scale
        path, last = f"boxes/{self.shown.info.id}.svg", self._placed_lines(rect)[-1][2]
        top, bottom = last.bottom + round(10 * box_scale), rect.bottom - round(EDGE * 0.6 * box_scale)
        if self.shown.faces or assets.find(path) is None or bottom - top < round(LEAST_BOX * box_scale):
            return
        wide = round((bottom - top) * ASPECT)
        box = assets.picture(path, wide, bottom - top)
        draw_shadow(surface, pygame.Rect((last.left, top), box.get_size()), round(10 * box_scale))
        surface.blit(box, (last.left, top))

    def _draw_faces(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        box_scale = self._scale.box_scale
        size = round(FACE * box_scale)
        left, top = rect.left + round(EDGE * box_scale), rect.bottom - size - round(FOOT * box_scale)
        if self._placed_lines(rect)[-1][2].bottom > top:
            return
        most = max(1, int((self._button().rect.left - left + size * (FACE_PITCH - 1)) / (size * FACE_PITCH)))
        for face in self.shown.faces[: min(MOST_FACES, most)]:
            drawn = self._scale.assets.picture(picture(face, Expression.RESTING), size, size)
            surface.blit(drawn, (left, top))
            left += round(size * FACE_PITCH)


def waiting_matches(headers: Iterable[Header]) -> dict[str, Header]:
    """Return the last played match of each game, except daily deals and tables of the Descent."""
    found: dict[str, Header] = {}
    for header in headers:
        if header.descent is None and header.day is None:
            found.setdefault(header.game, header)
    return found


def door_lines(header: Header, now: datetime) -> list[Sequence[str]]:
    """Return three lines about a match, each with several wordings, the fullest first.

    A title, which every match of the Descent has, comes first; without one, the start comes last.
    """
    started = f"Started {describe_time(header.started, now)}"
    names = [describe_players(header, most) for most in range(MOST_NAMES, 1, -1)]
    lines: list[Sequence[str]] = [
        (describe_score(header), _played(header)),
        (*names, f"{len(header.players)} players"),
    ]
    return [(header.title,), *lines] if header.title else [*lines, (started,)]


def describe_score(header: Header) -> str:
    """Return the number of finished deals and the lead: ``After 3 deals · Mara is ahead, 30 to your 42``."""
    if not header.deals or not header.totals:
        return IN_PROGRESS if header.actions else "Just dealt"
    people = [seat for seat, player in enumerate(header.players) if player.level is None]
    cast = Cast(shown_names(header.players), people[0] if len(people) == 1 else None)
    ranks = ranked(header.totals, info_of(header.game).low_wins)
    return f"{_played(header)} · {cast.race(header.totals, ranks) or 'no points yet'}"


def _played(header: Header) -> str:
    """Return the number of finished deals: ``After 3 deals``."""
    return f"After {plural(header.deals, info_of(header.game).deal)}" if header.deals else IN_PROGRESS


def describe_players(header: Header, most: int = MOST_NAMES) -> str:
    """Return the players' names, yours first; beyond ``most`` they are counted."""
    names = sorted(shown_names(header.players), key=lambda name: name != YOU)
    if len(names) > most:
        names = [*names[: most - 1], f"{len(names) - most + 1} others"]
    return capitalised(names_in_sentence(names))
