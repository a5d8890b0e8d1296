"""A row of the list of matches: a picture of the table, the game, the players and the score."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import pygame

from engine.felt import draw_cloth, felt
from engine.grain import Size
from engine.layout import Spread
from engine.sprites import draw
from engine.stepwise import Job
from engine.theme import ASH, BODY, BONE, BRASS, FLAME, HIDE, LARGE, OXBLOOD, SMALL, Colour, Typeface
from engine.ui.text import TextRenderer
from game.catalog import GAMES, info_of
from game.info import ranked
from game.match import Match
from game.sentences import PlayerError, capitalised, plural
from saves.days import describe_time
from saves.deal_code import variant_in
from saves.files import Stamp
from saves.index import IndexEntry
from saves.match_file import MatchFile
from saves.models import GivenUp, Header
from saves.saved_match import replay
from scenes.desk import Desk
from scenes.players import Expression, after_match, faces_of, names_in, names_in_sentence, picture
from scenes.table.view import hud
from scenes.table.view.board import Board, CardLook, last_sorting
from scenes.table.view.table_layout import map_for

MOST_KEPT: Final = 60
"""The most pictures in the cache."""
ACTIONS_A_STEP: Final = 8
Key: TypeAlias = tuple[str, Stamp, Size]
FACE: Final = 62
"""Size of a face, in design pixels."""
PADDING: Final = 12
MOST_WINNERS: Final = 2
"""The most winners that are named; more are counted."""
WORDS_LEFT, SEATS_LEFT = 0.155, 0.49
"""Left of the words and left of the faces, as shares of a row's width."""


class Pictures:
    """The pictures of matches in the list, drawn a little at a time."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._steps: dict[Key, Iterator[None]] = {}
        self._asked: list[Key] = []
        """The pictures requested since the frame began, in order."""

    def begin_frame(self) -> None:
        """Forget the requests of the last frame; pictures that aren't requested again have to wait."""
        self._asked.clear()

    def picture(self, entry: IndexEntry, size: Size) -> pygame.Surface:
        """Return a match's picture as far as it is drawn; request it in each frame until it is complete."""
        key = (entry.id, entry.stamp, size)
        if key not in self._kept:
            self._kept[key] = surface = pygame.Surface(size)
            surface.fill((24, 20, 18))
            self._steps[key] = self._drawing(entry, surface)
        self._kept.move_to_end(key)
        self._asked.append(key)
        while len(self._kept) > MOST_KEPT:
            old, _ = self._kept.popitem(last=False)
            self._steps.pop(old, None)
        return self._kept[key]

    def draw_some(self, seconds: float) -> bool:
        """Draw requested pictures for some seconds; return True if any were unfinished."""
        unfinished = [key for key in self._asked if key in self._steps]
        Job(self._draw_each(unfinished), at_once=1).work(seconds)
        return bool(unfinished)

    def _draw_each(self, keys: Sequence[Key]) -> Iterator[None]:
        """Draw pictures one after another, a step at a time."""
        for key in keys:
            for _ in self._steps[key]:  # "yield from" would close an unfinished picture's iterator
                yield
            del self._steps[key]

    def _drawing(self, entry: IndexEntry, surface: pygame.Surface) -> Iterator[None]:
        """Draw a match step by step, as its only person or else a bystander sees it."""
        try:
            file = self._desk.store.read_file(entry.header)
            actions = replay(file)
            match = next(actions)
            for count, _ in enumerate(actions):
                if count % ACTIONS_A_STEP == 0:
                    yield
            yield from draw_table(self._desk, match, file, surface)
        except (PlayerError, OSError):
            return  # the player is told on opening the match


def draw_table(desk: Desk, match: Match, file: MatchFile, surface: pygame.Surface) -> Iterator[None]:
    """Draw a table's cards step by step, as its only person or else a bystander sees them."""
    assets, words = desk.app.assets, match.game.words
    people = [seat for seat, player in enumerate(file.header.players) if player.level is None]
    viewer = people[0] if len(people) == 1 else None
    table_map = map_for(assets, match.game.info.map, match.places)
    top = felt(desk.settings.felt)
    draw_cloth(surface, top.colour or table_map.felt, top.cloth)
    pygame.draw.rect(surface, table_map.accent, surface.get_rect(), 2)
    view, order = match.view(viewer), last_sorting(desk, match)
    look = CardLook(desk.tastes, desk.settings.back)
    board = Board(match, viewer, table_map, assets, surface.get_size(), order, look)
    board.reset(view, words.crossed(view))
    yield
    for place, where in enumerate(board.places):
        zone = board.layout.zones[place]
        if zone.spread is Spread.PILE and zone.framed and zone.layer == 0 and where.seat in (None, viewer):
            hud.draw_slot(surface, board.area(place, slack=1), False)
    for sprite in sorted(board.visible(), key=lambda sprite: sprite.z):
        draw(surface, [sprite], assets)
        yield


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of the list."""

    desk: Desk
    pictures: Pictures

    def height(self) -> int:
        """Return the height of a row, in window pixels: a face with two lines below it."""
        app = self.desk.app
        lines = 2 * max(SMALL * app.text_scale, 18 * app.box_scale) * 1.28
        return round((FACE + 2 * PADDING + 10) * app.box_scale + lines)

    def draw(
        self, renderer: TextRenderer, entry: IndexEntry, rect: pygame.Rect, chosen: bool, hot: bool
    ) -> None:
        """Draw the row of a match."""
        header, edge = entry.header, FLAME if chosen else BRASS
        card = rect.inflate(0, -round(8 * renderer.box_scale))
        corner = round(12 * renderer.box_scale)
        pygame.draw.rect(renderer.surface, _ground(chosen, hot), card, border_radius=corner)
        pygame.draw.rect(renderer.surface, edge, card, 3 if chosen else 1, border_radius=corner)
        self._draw_picture(renderer, entry, card)
        self._draw_words(renderer, header, card)
        self._draw_seats(renderer, header, card)

    def _draw_picture(self, renderer: TextRenderer, entry: IndexEntry, card: pygame.Rect) -> None:
        inset = round(PADDING * renderer.box_scale)
        high = card.height - 2 * inset
        wide = min(round(high * 16 / 9), round(card.width * WORDS_LEFT) - 2 * inset)
        high = round(wide * 9 / 16)
        picture = self.pictures.picture(entry, (wide, high))
        renderer.surface.blit(picture, (card.left + inset, card.centery - high // 2))

    def _draw_words(self, renderer: TextRenderer, header: Header, card: pygame.Rect) -> None:
        left = card.left + round(card.width * WORDS_LEFT)
        most = card.width * (SEATS_LEFT - WORDS_LEFT) - 20 * renderer.box_scale
        game, stands = GAMES.infos[header.game].title, state(header)
        lines: list[tuple[str, int, Colour, Typeface]] = [
            (header.title or game, LARGE, FLAME, Typeface.DISPLAY),
            (f"{game} · {stands}" if header.title else stands, BODY, BONE, Typeface.TEXT),
            (capitalised(describe_time(header.saved, self.desk.now())), SMALL, ASH, Typeface.TEXT),
        ]
        step = card.height / (len(lines) + 0.5)
        for index, (words, size, colour, face) in enumerate(lines):
            words = renderer.shortened(words, face, most)
            at = left, card.top + step * (index + 0.8)
            renderer.line(words, at, size, colour, face, align="left", most=most, tall=step)

    def _draw_seats(self, renderer: TextRenderer, header: Header, card: pygame.Rect) -> None:
        faces = faces_of(header.players, self.desk.settings.faces)
        expressions = _expressions(header)
        left = card.left + card.width * SEATS_LEFT
        cell = min((card.right - PADDING * renderer.box_scale - left) / len(faces), 220 * renderer.box_scale)
        side = round(FACE * renderer.box_scale)
        top = card.top + round(PADDING * renderer.box_scale)
        line = (card.bottom - top - side - PADDING * renderer.box_scale) / 2
        for seat, shown in enumerate(names_in(header)):
            middle = left + cell * (seat + 0.5)
            face = self.desk.app.assets.picture(picture(faces[seat], expressions[seat]), side, side)
            renderer.surface.blit(face, (round(middle - side / 2), top))
            won, below, most = seat in header.winners, top + side, cell - 8 * renderer.box_scale
            colour, bold = (FLAME, Typeface.BOLD) if won else (BONE, Typeface.TEXT)
            name = renderer.shortened(shown, bold, most)
            renderer.line(name, (middle, below + line * 0.5), SMALL, colour, bold, most=most, tall=line)
            if header.totals and (header.deals or any(header.totals)):
                score = (middle, below + line * 1.5)
                renderer.line(str(header.totals[seat]), score, SMALL, colour, bold, most=most, tall=line)


def state(header: Header) -> str:
    """Return a match's state in a few words."""
    played = plural(header.deals, info_of(header.game).deal)
    playing = f"In progress after {played}" if header.deals else "In progress"
    parts = [_outcome(header) if header.over else playing]
    if variant := variant_in(header.code):
        parts.append(variant)
    if header.day is not None:
        parts.append(f"daily deal, {header.day.day} {header.day:%B}")
    if header.branched:
        parts.append("practice")
    if header.free_undo:
        parts.append("unlimited undo")
    if header.imported:
        parts.append("imported")
    return " · ".join(parts)


def _outcome(header: Header) -> str:
    names = names_in(header)
    if header.given_up is not None:
        people = [name for name, player in zip(names, header.players, strict=True) if player.level is None]
        who = f"{people[0]} conceded" if len(people) == 1 else "Conceded"  # the header has no name
        return f"{who} · loss" if header.given_up is GivenUp.LOST else who
    winners = [name for seat, name in enumerate(names) if seat in header.winners]
    if not winners:
        return "Finished"
    if len(winners) > MOST_WINNERS:
        return f"{len(winners)} players tied for 1st"
    named, deals = capitalised(names_in_sentence(winners)), plural(header.deals, info_of(header.game).deal)
    match len(winners) == 1, header.deals > 1:
        case True, True:
            return f"{named} won after {deals}"
        case True, False:
            return f"{named} won"
        case False, True:
            return f"{named} tied for 1st after {deals}"
    return f"{named} tied for 1st"


def _expressions(header: Header) -> tuple[Expression, ...]:
    """Return each seat's expression after the match."""
    if not header.over or not header.winners or not header.totals:
        return tuple(Expression.RESTING for _ in header.players)
    return after_match(ranked(header.totals, info_of(header.game).low_wins))


def _ground(chosen: bool, hot: bool) -> Colour:
    if chosen:
        return (OXBLOOD[0] - 20, OXBLOOD[1] - 2, OXBLOOD[2] - 2)
    return (HIDE[0] + 14, HIDE[1] + 10, HIDE[2] + 8) if hot else HIDE
