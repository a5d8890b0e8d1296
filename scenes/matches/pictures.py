"""Small pictures of tables as they were left, drawn step by step while nobody waits for them."""

from collections import OrderedDict
from collections.abc import Iterator
from time import perf_counter
from typing import Final, TypeAlias

import pygame

from engine.felt import felt, lay
from engine.layout import Spread, TableMap
from engine.sprites import draw
from game.match import Match
from saves.match_file import MatchFile
from saves.replay import playing
from saves.slips import Slip, Stamp
from scenes.desk import Desk
from scenes.table.view import hud
from scenes.table.view.board import Board
from scenes.table.view.hand_order import Sorting
from scenes.table.view.table_layout import map_for

MOST_KEPT: Final = 60
"""Pictures that are kept at the most."""
ACTIONS_A_STEP: Final = 8

Size: TypeAlias = tuple[int, int]
Key: TypeAlias = tuple[str, Stamp, Size]


class Pictures:
    """The pictures that a list of matches wants, as far as they are drawn."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._steps: dict[Key, Iterator[None]] = {}
        self._asked: list[Key] = []
        """What was asked for since the last frame began, the first row first."""

    def begin_frame(self) -> None:
        """What is not asked for again is out of sight, and waits."""
        self._asked.clear()

    def picture(self, slip: Slip, size: Size) -> pygame.Surface:
        """As much of a match's picture as is drawn; whoever asks again gets more of it."""
        key = (slip.id, slip.stamp, size)
        if key not in self._kept:
            self._kept[key] = surface = pygame.Surface(size)
            surface.fill((24, 20, 18))
            self._steps[key] = self._drawing(slip, surface)
        self._kept.move_to_end(key)
        self._asked.append(key)
        while len(self._kept) > MOST_KEPT:
            old, _ = self._kept.popitem(last=False)
            self._steps.pop(old, None)
        return self._kept[key]

    def draw_on(self, seconds: float) -> bool:
        """Draw for so long what is in sight, row by row; whether anything was to be drawn."""
        end = perf_counter() + seconds
        unfinished = [key for key in self._asked if key in self._steps]
        for key in unfinished:
            while perf_counter() < end:
                if next(self._steps[key], self) is self:
                    del self._steps[key]
                    break
        return bool(unfinished)

    def _drawing(self, slip: Slip, surface: pygame.Surface) -> Iterator[None]:
        """What a match looked like, to the one person who plays it or to a bystander."""
        try:
            file = self._desk.store.file(slip.header)
            actions = playing(file)
            match = next(actions)
            for count, _ in enumerate(actions):
                if count % ACTIONS_A_STEP == 0:
                    yield
            yield from draw_table(self._desk, match, file, surface)
        except (ValueError, OSError):
            return  # the sentence about it is for whoever opens the match


def draw_table(desk: Desk, match: Match, file: MatchFile, surface: pygame.Surface) -> Iterator[None]:
    """Draw a table's cards, a few a step, as its one person sees them, or as a bystander does.

    Raises:
        BadMap, MissingAsset: when the game's table map cannot be used.
    """
    assets, words = desk.app.assets, match.game.words
    people = [seat for seat, player in enumerate(file.header.players) if player.level is None]
    viewer = people[0] if len(people) == 1 else None
    table_map = map_for(assets, match.game.map, match.places)
    _lay_felt(desk, table_map, surface)
    view, order = match.view(viewer), Sorting(match.deck)
    board = Board(
        match.deck,
        match.places,
        table_map,
        assets,
        viewer,
        match.seats,
        surface.get_size(),
        order,
        desk.tastes,
        desk.settings.back,
    )
    board.crossed = frozenset(words.crossed(view))
    board.lay(view)
    yield
    for place, where in enumerate(board.places):
        zone = board.zone(place)
        if zone.spread is Spread.PILE and zone.framed and zone.layer == 0 and where.seat in (None, viewer):
            hud.draw_slot(surface, board.area(place, slack=1), False)
    for sprite in sorted(board.visible(), key=lambda sprite: sprite.z):
        draw(surface, [sprite], assets)
        yield


def _lay_felt(desk: Desk, table_map: TableMap, surface: pygame.Surface) -> None:
    top = felt(desk.settings.felt)
    lay(surface, top.colour or table_map.felt, top.cloth)
    pygame.draw.rect(surface, table_map.accent, surface.get_rect(), 2)
