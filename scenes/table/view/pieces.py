"""Pieces on the table: coins, reapers, chains, arrows, and the flame that marks the turn."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Final, TypeAlias

import pygame

from engine.layout import Spread
from engine.motion import Pose, between, coin, ease_out, linear, topple, vault, walk
from engine.timeline import Timeline
from engine.ui.text import TextRenderer
from game.cards import Seat
from game.contract.table import BySeat, Effect, InZone, Occasion, OnCard, OnPlace, Piece
from scenes.table.animation.card_motion import TRAVEL_MS
from scenes.table.view.board import Board
from scenes.table.view.table_layout import gem_of

Key: TypeAlias = tuple[str, int]
"""The picture of a piece, and its index among pieces with the same picture."""

PIECE_BESIDE_FACE = 50
"""The height of a piece beside a face, in design pixels."""
PIECE_OVER_NAME = 33
"""The height of pieces in a row above a name, in design pixels."""
PIECE_NAME_GAP = 2
"""The gap between that row and the name, in design pixels."""
PIECE_BESIDE_CARDS = 0.66
"""The height of a piece left of a row of cards, in card heights."""
LEAVING = -1
"""The index in the key of a piece that moves off to join another, removed at the next update."""
PIECE_RISE_MS, PIECE_FALL_MS = 350.0, 900.0
"""The time a piece takes to rise from the table, and a reaper to fall and go home, in milliseconds."""
REAPER: Final = "reaper"
BESIDE_PILE: Mapping[str, tuple[float, float, float]] = {
    REAPER: (0.5, -0.3, 0.46),
    "scythes": (0.46, 0.28, 0.36),
}
"""Pieces beside a pile, by kind: offset right and up from the card's middle, and height, in card heights."""
OVER_PILE = (0.0, -0.13, 0.74)
"""The same for any other piece, in front of its pile."""
_MOTIONS: Mapping[str, tuple[Callable[[Pose, Pose, float], Pose], float]] = {
    "coin": (coin, 460.0),
    REAPER: (walk, 640.0),
}
"""The motion of each kind of piece, and its duration in milliseconds."""

TURN_PICTURE = "tokens/turn.svg"
TURN_HEIGHT, TURN_HOP = 54, 84
"""The height of the flame, and of its hops over a name, in design pixels."""
TURN_HOP_MS = 440.0
"""The duration of each hop, in milliseconds."""


@dataclass(slots=True)
class PieceSprite:
    """A piece on screen, with its centre and height in window pixels."""

    x: float
    y: float
    height: float
    piece: Piece
    angle: float = 0.0
    """The rotation in degrees, counter-clockwise."""
    flip: float = 1.0
    """The visible share of its width while it flips, 0 when edge on."""
    risen: float = 1.0
    """The share of it above the table while it rises or sinks."""
    goal_pose: Pose | None = None
    """The last destination, so that sending it there again changes nothing."""

    @property
    def rect(self) -> pygame.Rect:
        """The area of the piece, as a square of its height."""
        return self._around(self.x, self.y)

    @property
    def home(self) -> pygame.Rect:
        """The area at its destination."""
        return self.rect if self.goal_pose is None else self._around(self.goal_pose.x, self.goal_pose.y)

    @property
    def flies(self) -> bool:
        """True while it is moving."""
        return self.goal_pose is not None and (self.x, self.y) != (self.goal_pose.x, self.goal_pose.y)

    def draw(self, renderer: TextRenderer) -> None:
        """Draw the piece as it is now."""
        path, height = f"tokens/{self.piece.art}.svg", round(self.height)
        picture = renderer.assets.picture(path, round(height * renderer.assets.aspect(path)), height)
        if self.flip < 1:
            narrow = max(1, round(picture.get_width() * self.flip))
            picture = pygame.transform.scale(picture, (narrow, height))
        if self.angle:
            picture = pygame.transform.rotozoom(picture, self.angle, 1)
        area = picture.get_rect(center=(round(self.x), round(self.y)))
        sunk = round((1 - self.risen) * area.height)
        renderer.surface.blit(picture, area.move(0, sunk), (0, 0, area.width, area.height - sunk))

    def _around(self, x: float, y: float) -> pygame.Rect:
        return pygame.Rect(0, 0, round(self.height), round(self.height)).move_to(center=(round(x), round(y)))


@dataclass(slots=True)
class Pieces:
    """The pieces of a table, except those on cards, which are drawn with the card."""

    board: Board
    timeline: Timeline
    """The timeline of pieces, which the game does not wait for."""
    shown: dict[Key, PieceSprite] = field(default_factory=dict)
    sinking: list[PieceSprite] = field(default_factory=list)
    """Pieces that are gone from the game and sinking into the table."""

    def update(self, pieces: Sequence[Piece]) -> None:
        """Animate the pieces to new positions; new ones rise, and removed ones sink."""
        self._mark_cards(pieces)
        wanted = self._wanted(pieces)
        before = list(self.shown.values())
        going = _matched(before, wanted)
        for key, sprite in going.items():
            _send(sprite, wanted[key], self.timeline)
        self.shown = {key: going.get(key, goal) for key, goal in wanted.items()}
        for goal in (goal for key, goal in wanted.items() if key not in going):
            self.timeline.add(0, PIECE_RISE_MS, partial(_rise, goal), ease_out)
        for sprite in before:
            if not any(sprite is each for each in going.values()):
                self._send_off(sprite, wanted)

    def update_signs(self, pieces: Sequence[Piece]) -> None:
        """Update the pieces that are in a zone of the map, such as the arrow of play."""
        free = [piece for piece in pieces if isinstance(piece.where, InZone)]
        shown = [sprite.piece for sprite in self.shown.values()]
        if free != [piece for piece in shown if isinstance(piece.where, InZone)]:
            self.update([*free, *(piece for piece in shown if not isinstance(piece.where, InZone))])

    def _send_off(self, sprite: PieceSprite, wanted: Mapping[Key, PieceSprite]) -> None:
        """Move a removed piece from its pile to a similar one beside a player, or let it sink."""
        where, zones = sprite.piece.where, self.board.layout.zones
        if isinstance(where, OnPlace) and zones[where.place].spread is Spread.PILE:
            like = (goal for goal in wanted.values() if _of_a_kind(sprite, goal))
            home = next((goal for goal in like if isinstance(goal.piece.where, BySeat)), None)
            if home is not None:
                self.shown[sprite.piece.art, LEAVING] = sprite
                _send(sprite, home, self.timeline)
                return
        self.sinking.append(sprite)
        self.timeline.add(0, PIECE_RISE_MS, partial(self._sink, sprite), ease_out)

    def _sink(self, sprite: PieceSprite, share: float) -> None:
        sprite.risen = 1 - share
        if share >= 1:
            self.sinking = [each for each in self.sinking if each is not sprite]

    def remove_from_empty(self, kept: Sequence[Piece], before: Sequence[Sequence[object]]) -> None:
        """Remove pieces whose place had cards ``before`` and is empty now, except those ``kept``."""
        for key, sprite in list(self.shown.items()):
            piece = sprite.piece
            if _is_empty(piece, self.board.piles) and not _is_empty(piece, before) and piece not in kept:
                del self.shown[key]
                self._send_off(sprite, self.shown)

    def add(self, piece: Piece) -> None:
        """Add a piece, which rises from the table."""
        pose, height = self._pose(piece, 0)
        sprite = PieceSprite(pose.x, pose.y, height, piece)
        self.shown[piece.art, sum(art == piece.art for art, _ in self.shown)] = sprite
        self.timeline.add(0, PIECE_RISE_MS, partial(_rise, sprite), ease_out)

    def reset(self, pieces: Sequence[Piece]) -> None:
        """Put every piece in its place without animation."""
        self._mark_cards(pieces)
        self.shown, self.sinking = self._wanted(pieces), []

    def at(self, point: tuple[int, int]) -> PieceSprite | None:
        """Return the piece at a point of the window."""
        return next((sprite for sprite in self.shown.values() if sprite.rect.collidepoint(point)), None)

    def areas(self) -> list[pygame.Rect]:
        """Return the areas of all pieces at their destinations, so that labels ignore one passing by."""
        return [sprite.home for sprite in self.shown.values()]

    def draw(self, renderer: TextRenderer) -> None:
        """Draw all pieces, except those on cards."""
        for sprite in (*self.sinking, *self.shown.values()):
            sprite.draw(renderer)

    def draw_flying(self, renderer: TextRenderer) -> None:
        """Draw moving pieces again, above everything else."""
        for sprite in self.shown.values():
            if sprite.flies:
                sprite.draw(renderer)

    def _mark_cards(self, pieces: Sequence[Piece]) -> None:
        """Draw the pieces on cards with the cards."""
        for pile in self.board.piles:
            for card in pile:
                card.overlay = ""
        for piece in pieces:
            if isinstance(piece.where, OnCard) and (lain_on := self.board.sprite_of(piece.where.card)):
                lain_on.overlay = f"tokens/{piece.art}.svg"

    def _wanted(self, pieces: Sequence[Piece]) -> dict[Key, PieceSprite]:
        """Return the sprites of the other pieces, each in its place."""
        found: dict[Key, PieceSprite] = {}
        counts: Counter[str] = Counter()
        for piece in (each for each in pieces if not isinstance(each.where, OnCard)):
            for index in range(1 if piece.count is None else piece.count):
                pose, height = self._pose(piece, index)
                found[piece.art, counts[piece.art]] = PieceSprite(pose.x, pose.y, height, piece)
                counts[piece.art] += 1
        return found

    def _pose(self, piece: Piece, index: int) -> tuple[Pose, float]:
        match piece.where:
            case OnPlace(place=place):
                zone = self.board.layout.zones[place]
                if zone.spread is not Spread.PILE:
                    height = zone.card_height * PIECE_BESIDE_CARDS
                    return Pose(zone.rect.left + height * 0.5, zone.y), height
                across, up, high = BESIDE_PILE.get(piece.kind, OVER_PILE)
                pose = Pose(zone.x + zone.card_height * across, zone.y - zone.card_height * up)
                return pose, zone.card_height * high
            case BySeat(seat=seat):
                if piece.count is None:
                    face, height = self.board.layout.faces[seat], PIECE_BESIDE_FACE * self.board.box_scale
                    return Pose(face.left - height * 0.6, face.bottom - height * 0.5), height
                return self._in_a_row(self.board.layout.plate(seat), piece.count, index)
            case InZone(name=name):
                zone = self.board.zone(name)
                return Pose(zone.x, zone.y), min(zone.height, zone.width)
            case OnCard():
                raise AssertionError("a piece on a card is drawn with the card")

    def _in_a_row(self, plate: pygame.Rect, count: int, index: int) -> tuple[Pose, float]:
        """Return the pose and height of a piece in a row above a name."""
        box_scale = self.board.box_scale
        height, width = PIECE_OVER_NAME * box_scale, gem_of(plate).left - plate.left
        step = min(height * 1.05, (width - height) / max(1, count - 1))
        x = plate.left + width / 2 + step * (index - (count - 1) / 2)
        return Pose(x, plate.top - height / 2 - PIECE_NAME_GAP * box_scale), height


def _rise(sprite: PieceSprite, share: float) -> None:
    sprite.risen = share


def payout(before: Sequence[Piece], after: Sequence[Piece], piles: Sequence[Sequence[object]]) -> list[Piece]:
    """Return the pieces to show after a deal is scored: the table's from before, the players' from after.

    A piece whose place is empty in ``piles`` is removed, unless it is there afterwards.
    """
    table = [piece for piece in before if piece in after or not _is_empty(piece, piles)]
    table = [piece for piece in table if not isinstance(piece.where, BySeat)]
    return table + [piece for piece in after if isinstance(piece.where, BySeat)]


def _is_empty(piece: Piece, piles: Sequence[Sequence[object]]) -> bool:
    return isinstance(piece.where, OnPlace) and not piles[piece.where.place]


def _matched(lying: Sequence[PieceSprite], wanted: Mapping[Key, PieceSprite]) -> dict[Key, PieceSprite]:
    """Match pieces to goals with the same picture; as many as possible stay in place."""
    left, going = list(lying), dict[Key, PieceSprite]()
    for alike in (_stays, _of_a_kind):
        for key, goal in wanted.items():
            found = next((sprite for sprite in left if key not in going and alike(sprite, goal)), None)
            if found is not None:
                going[key] = found
                left = [sprite for sprite in left if sprite is not found]
    return going


def _of_a_kind(sprite: PieceSprite, goal: PieceSprite) -> bool:
    return sprite.piece.art == goal.piece.art


def _stays(sprite: PieceSprite, goal: PieceSprite) -> bool:
    return _of_a_kind(sprite, goal) and sprite.piece.where == goal.piece.where


def _send(sprite: PieceSprite, goal: PieceSprite, timeline: Timeline) -> None:
    """Animate a piece to its goal by the motion of its kind; it slides if it stays at its place."""
    start, end = Pose(sprite.x, sprite.y), Pose(goal.x, goal.y)
    shorter, slides = sprite.height, _stays(sprite, goal)
    sprite.piece = goal.piece
    if sprite.goal_pose == end or (start, shorter) == (end, goal.height):
        return
    sprite.goal_pose = end
    own = _MOTIONS.get(goal.piece.kind, _SLIDES)
    if goal.piece.kind == REAPER and isinstance(goal.piece.where, BySeat):
        own = topple, PIECE_FALL_MS
    way, milliseconds = _SLIDES if slides else own

    def move(share: float) -> None:
        if sprite.goal_pose is not end:
            return
        pose = way(start, end, share)
        sprite.x, sprite.y, sprite.angle, sprite.flip = pose.x, pose.y, pose.angle, pose.flip
        sprite.height = shorter + (goal.height - shorter) * share

    timeline.add(0, milliseconds, move, linear)


def _straight(start: Pose, end: Pose, share: float) -> Pose:
    return between(start, end, ease_out(share))


_SLIDES: tuple[Callable[[Pose, Pose, float], Pose], float] = (_straight, TRAVEL_MS)


@dataclass(slots=True)
class TurnToken:
    """The flame that marks the turn, while it hops over skipped players."""

    board: Board
    timeline: Timeline
    pose: Pose | None = None
    """The flame's pose while it moves, else None."""

    def hop(self, effects: Sequence[Effect], following: Seat | None) -> None:
        """Hop from the player who skipped others, over each of them, to the next seat."""
        skips = [effect for effect in effects if effect.occasion is Occasion.SKIPPED]
        skipped = [effect.seat for effect in skips]
        by = next((effect.by for effect in skips), None)
        if by is None or by == skipped[0] or following is None:
            return
        names = [Pose(*self._middle(seat)) for seat in skipped]
        stops = [Pose(*self._middle(by))]
        stops += [between(one, other, 0.5) for one, other in pairwise(names)]
        stops.append(Pose(*self._middle(following)))

        def move(share: float) -> None:
            leg = min(int(share * len(names)), len(names) - 1)
            gone = share * len(names) - leg
            high = TURN_HOP * self.board.box_scale
            flown = vault(stops[leg], names[leg], stops[leg + 1], gone, high)
            self.pose = None if share >= 1 else flown

        self.timeline.add(0, TURN_HOP_MS * len(names), move, linear)

    def draw(self, renderer: TextRenderer) -> None:
        """Draw the flame while it moves."""
        if self.pose is not None:
            tall = renderer.px(TURN_HEIGHT)
            flame = renderer.assets.picture(
                TURN_PICTURE, round(tall * renderer.assets.aspect(TURN_PICTURE)), tall
            )
            renderer.surface.blit(flame, flame.get_rect(center=(round(self.pose.x), round(self.pose.y))))

    def _middle(self, seat: Seat) -> tuple[float, float]:
        return self.board.layout.plate(seat).center
