"""The card boxes of the games on a shelf, and the page that offers another game."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from engine.app import App
from engine.assets import Assets
from engine.theme import ASH, BONE, BRASS, FLAME, HIDE, OXBLOOD, SOOT, mixed
from engine.ui import styles
from engine.ui.form import BACK_BOX, Box, Form
from engine.ui.page import Page
from engine.ui.shapes import Shape, draw_glow, draw_shadow, draw_shape, line_width
from engine.ui.text import fitted
from engine.ui.widget import Control, Site, Widget
from game.catalog import GAMES
from game.info import GameInfo
from saves.settings import Settings
from scenes.desk import Desk
from scenes.lesson.progress import Known, how_known
from scenes.navigation import begin_last_table
from scenes.won_matches import WonMatches

if TYPE_CHECKING:
    from game.contract import AnyGame

ASPECT: Final = 2 / 3
"""Width of a box over its height."""
BESIDE: Final = 50.0
"""The least distance between two boxes, in design pixels."""
LEANS: Final = (-3, 0, 3, -3, 0, 3)
"""Degrees by which boxes lean, in turn."""
RISE: Final = 26.0
"""Design pixels that a box rises under the pointer."""
SHELF = (200.0, 380.0, 1580.0, 420.0)
"""The area of the boxes, in design pixels."""
BLURB = (60.0, 230.0, 1800.0, 140.0)
SAME_PLAYERS = "Same players. Each game keeps its own options."


@dataclass(frozen=True, slots=True)
class GameFacts:
    """Facts about a game, shown with its box."""

    info: GameInfo
    size: str
    """The number of players and the length of a match, in words."""
    known: Known

    @property
    def line(self) -> str:
        """All facts but the tagline, in one line."""
        return f"{self.size} · {self.known.value}"


def shown_games(assets: Assets, settings: Settings, won: Container[str]) -> list[GameFacts]:
    """Return the facts about all games that have a map; ``won`` has the ids of the games won."""
    return [
        facts_of(info, settings, won)
        for info in GAMES.infos.values()
        if assets.find(f"tables/{info.map}.tmx")
    ]


def facts_of(info: GameInfo, settings: Settings, won: Container[str]) -> GameFacts:
    """Return the facts about a game; ``won`` has the ids of the games won."""
    fewest, most = info.seats[0], info.seats[-1]
    size = f"{fewest} players" if fewest == most else f"{fewest}–{most} players"
    if info.minutes is not None:
        size += f" · {info.minutes[0]}–{info.minutes[1]} minutes"
    return GameFacts(info, size, how_known(settings, info, won=info.id in won))


class CardBox(Control):
    """A game's box of cards, as a button."""

    def __init__(self, site: Site, game: GameFacts, lean: int, act: Callable[[], None]) -> None:
        super().__init__(site, act, name=game.info.title)
        self.game = game
        self.gear: Control | None = None
        """The button that sets this game up, if there is one."""
        self._lean = lean

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the box in its place, or raised and upright under the pointer."""
        box_scale, rect = self._scale.box_scale, self.rect
        up = round(RISE * box_scale * self.heat) - (round(4 * box_scale) if self.sunk > 0.5 else 0)
        lean = round(self._lean * (1 - self.heat))
        if self.heat:
            spread = round(26 * box_scale)
            draw_glow(surface, rect.move(0, -up), spread, mixed(SOOT, FLAME, 0.4 * self.heat))
        draw_shadow(surface, rect.move(round(6 * box_scale), 0), round((10 + 14 * self.heat) * box_scale))
        drawn = self._picture(rect.size, lean)
        surface.blit(drawn, drawn.get_rect(midbottom=(rect.centerx, rect.bottom - up)))

    def _picture(self, size: tuple[int, int], lean: int) -> pygame.Surface:
        assets, path = self._scale.assets, f"boxes/{self.game.info.id}.svg"
        if assets.find(path) is not None:
            return assets.transformed(path, *size, lean, 0)
        return assets.cached(("box", self.game.info.id, size), lambda: self._plain(size))

    def _plain(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a plain box with a title, for a game without a picture of one."""
        box = pygame.Surface(size, pygame.SRCALPHA)
        radius = max(2, size[0] // 14)
        draw_shape(box, box.get_rect(), Shape(mixed(OXBLOOD, HIDE, 0.3), HIDE, BRASS, 2, radius))
        words = self.game.info.title.split()
        high = size[1] // max(4, len(words) + 1)
        for row, word in enumerate(words):
            room = pygame.Rect(0, 0, size[0] - 8, high)
            room.center = (size[0] // 2, size[1] // 2 + round((row - (len(words) - 1) / 2) * high))
            fitted(self._scale, word, styles.BODY, room.size).draw(box, self._scale.assets, room, BONE)
        return box


class Blurb(Widget):
    """The description of a game, in a ribbon above the box under the pointer."""

    def __init__(self, site: Site, boxes: Sequence[CardBox]) -> None:
        super().__init__(site)
        self._boxes = boxes

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the description of the box that is lit."""
        lit = max(self._boxes, key=lambda box: box.heat, default=None)
        if lit is None or lit.heat < 0.3:
            return
        box_scale, game = self._scale.box_scale, lit.game
        lines = ((game.info.tagline, styles.BODY, BONE), (game.line, styles.FAINT, ASH))
        wide = max(self._scale.width(words, style) for words, style, _ in lines) + 56
        high = sum(self._scale.line_height(style) for _, style, _ in lines) + 14
        tag = pygame.Rect(0, 0, round(wide * box_scale), round(high * box_scale))
        tag.midbottom = (lit.rect.centerx, self.rect.bottom)
        tag.clamp_ip(pygame.Rect(self.rect.left, -9999, self.rect.width, 19999))
        draw_shadow(surface, tag, round(14 * box_scale))
        draw_shape(
            surface,
            tag,
            Shape(HIDE, SOOT, mixed(HIDE, BRASS, 0.7), line_width(2, box_scale), round(10 * box_scale)),
        )
        top = tag.top + round(7 * box_scale)
        for words, style, colour in lines:
            room = pygame.Rect(tag.left, top, tag.width, round(self._scale.line_height(style) * box_scale))
            fitted(self._scale, words, style, room.size).draw(surface, self._scale.assets, room, colour)
            top += room.height


def build_shelf(
    form: Form,
    games: Sequence[GameFacts],
    box: Box,
    play: Callable[[GameInfo], None],
    set_up: Callable[[GameInfo], None] | None = None,
) -> list[CardBox]:
    """Place a box for each game at the bottom of an area, with its title below.

    ``set_up`` gives each a small button beside it.
    """
    left, top, width, height = box
    pitch = width / max(1, len(games))
    high = min(height, (pitch - BESIDE) / ASPECT)
    wide = high * ASPECT
    boxes = []
    for index, game in enumerate(games):
        x, info = left + pitch * index, game.info
        site = form.site((x, top + height - high, wide, high))
        lean = LEANS[index % len(LEANS)]
        card_box = form.add(CardBox(site, game, lean, partial(play, info)))
        boxes.append(card_box)
        if set_up is not None:
            name = f"Set up {info.title}"
            gear = (x + wide - 50, top + height - 50, 46, 46)
            act = partial(set_up, info)
            card_box.gear = form.icon("icons/settings.svg", gear, act, name=name, tip="Set up")
        line = form.line_height(styles.FAINT)
        room = min(pitch - 24, wide + 44)
        form.label(info.title, (x + (wide - room) / 2, top + height + 6, room, line), styles.NOTE)
    return boxes


def last_played(settings: Settings) -> GameInfo:
    """Return the game that was played last, or the first game."""
    played = [game for game in settings.known if game in GAMES.infos]
    return GAMES.infos[played[-1]] if played else next(iter(GAMES.infos.values()))


def build_first_match(form: Form, desk: Desk, said: str, game: str | None = None) -> None:
    """Fill an empty page with a sentence, the boxes of the games, and one button.

    The button begins the chosen game, or else the one played last.
    """
    play = partial(begin_last_table, desk)
    form.label(said, (260, 230, 1400, 60), styles.SAID_LARGE)
    boxes = build_shelf(form, shown_games(desk.app.assets, desk.settings, ()), SHELF, play)
    form.add(Blurb(form.site(BLURB), boxes))
    info = last_played(desk.settings) if game is None else GAMES.infos[game]
    words = f"Play {info.title}"
    form.button(words, form.main_box(words), partial(play, info), main=True)


class OtherGames(Page):
    """The page of the other games; pops itself with the chosen one, or None."""

    def __init__(self, desk: Desk, played: "AnyGame") -> None:
        self._desk = desk
        self._played = played
        self._won = WonMatches(desk)
        self.boxes: list[CardBox] = []

    def enter(self, app: App) -> None:
        """Begin to read which games were won."""
        self._won.refresh()
        super().enter(app)

    def build(self, form: Form) -> None:
        """Place a box for each game except the one that was played."""
        form.button("Back", BACK_BOX, self.back)
        form.label("Choose a game", (360, 40, 1200, 100), styles.HEADING)
        form.paragraph(SAME_PLAYERS, (260, 146, 1400), styles.FAINT)
        infos = [info for info in GAMES.infos.values() if info.id != self._played.id]
        games = [facts_of(info, self._desk.settings, self._won.games) for info in infos]
        self.boxes = build_shelf(form, games, SHELF, self.app.stack.pop)
        form.add(Blurb(form.site(BLURB), self.boxes))
        self.focus.begin(1)

    def update(self, milliseconds: float) -> None:
        """Continue to read which games were won."""
        super().update(milliseconds)
        if self._won.work():
            self.rebuild()
