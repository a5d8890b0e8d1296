"""The close-up of a card, a player's face or a pile, over the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

import pygame

from engine.layout import Spread
from engine.sprites import CardSprite, hit
from engine.ui import styles
from engine.ui.form import Box, Form
from engine.ui.page import Dialog
from game.cards import Card, Seat
from game.contract.rules import View
from game.contract.table import BySeat
from game.sentences import capitalised, paragraph, plural
from scenes.players import Expression, about, picture
from scenes.table.phases import ANIMATED, CurtainDown, DealOver, SettingUp, TablePhase
from scenes.table.view.table_view import TableView

CLOSING_EVENTS: Final = (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.MOUSEBUTTONDOWN)
BOX: Final[Box] = (120.0, 60.0, 1680.0, 980.0)
SMALL_BOX: Final[Box] = (210.0, 140.0, 1500.0, 800.0)
SINGLE_CARD: Final[Box] = (270.0, 190.0, 500.0, 650.0)
"""The place of a single card beside its words, in design pixels."""
TOP_CARD: Final[Box] = (200.0, 100.0, 300.0, 400.0)
"""The place of a pile's top card, above all the pile's cards."""
ROWS: Final[Box] = (160.0, 560.0, 1600.0, 400.0)
ALL_CARDS: Final[Box] = (160.0, 240.0, 1600.0, 700.0)
"""The place of a pile's cards without a separate top card; ``ROWS`` is that with one."""
ROW: Final[Box] = (260.0, 240.0, 1300.0, 340.0)
"""The place of the first player's row of played cards; the others follow below."""
NAME: Final = 360.0
"""The width of the name before a row, in design pixels."""


@dataclass(frozen=True, slots=True)
class Enlarged:
    """The content of a close-up: a picture with words, cards side by side, or both."""

    name: str
    picture: str = ""
    """The picture beside the words, or empty."""
    text: str = ""
    cards: Sequence[str] = ()
    """The pictures of all cards of a pile, from the bottom up."""
    rows: Sequence[tuple[str, Sequence[str]]] = ()
    """The name of each player, and the pictures of the cards they played."""


class CloseUp(Dialog):
    """A dialog with a close-up. Any key or click closes it."""

    def __init__(self, content: Enlarged) -> None:
        self.content = content
        self.box = SMALL_BOX if content.picture and not content.cards else BOX
        self._pictures: list[tuple[pygame.Surface, pygame.Rect]] = []

    def build(self, form: Form) -> None:
        """Place the picture with its words, and the cards."""
        content = self.content
        self._pictures = []
        if content.picture:
            box = TOP_CARD if content.cards else SINGLE_CARD
            self._pictures += self._in_rows([content.picture], form.rect(box), 1)
            left = box[0] + box[2] + 60
            wide = self.box[0] + self.box[2] - 60 - left
            head = form.line_height(styles.HEADING)
            fits = form.text_height(content.text, wide, styles.LARGE_LEFT) + head <= box[3]
            style = styles.LARGE_LEFT if fits else styles.LEFT
            said = form.text_height(content.text, wide, style)
            top = box[1] + max(0.0, (box[3] - said - head) / 2)
            form.label(content.name, (left, top, wide, head), styles.HEADING_LEFT)
            form.paragraph(content.text, (left, top + head, wide), style)
        else:
            form.label(content.name, (BOX[0], 120, BOX[2], 100), styles.HEADING)
        if content.cards:
            if content.picture:
                words = f"{plural(len(content.cards), 'card')}, bottom first"
                form.label(words, (ROWS[0], 510, ROWS[2], 44), styles.TOTAL)
            columns = max(8, ceil(sqrt(len(content.cards) * 5.0)))
            area = form.rect(ROWS if content.picture else ALL_CARDS)
            self._pictures += self._in_rows(content.cards, area, columns)
        for index, (name, cards) in enumerate(content.rows):
            left, top, wide, high = ROW
            top += high * index
            form.label(name, (left, top, NAME, high), styles.HEADING)
            area = form.rect((left + NAME, top, wide - NAME, high))
            self._pictures += self._in_rows(cards, area, len(cards))
        left, top, wide, high = self.box
        form.label("Click or press any key to close", (left, top + high - 60, wide, 44), styles.FAINT)

    def _in_rows(
        self, paths: Sequence[str], area: pygame.Rect, columns: int
    ) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Return pictures arranged in rows, as large as possible, each with its position."""
        assets, rows, placed = self.app.assets, ceil(len(paths) / columns), []
        aspect = assets.aspect(paths[0])
        tall = min(area.height / rows * 0.94, area.width / columns * 0.94 / aspect)
        for index, path in enumerate(paths):
            row, column = divmod(index, columns)
            across = min(columns, len(paths) - row * columns)
            card = assets.picture(path, round(tall * aspect), round(tall))
            x = area.centerx + (column - (across - 1) / 2) * tall * aspect * 1.06
            y = area.centery + (row - (rows - 1) / 2) * tall * 1.06
            placed.append((card, card.get_rect(center=(round(x), round(y)))))
        return placed

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the box and the pictures."""
        super().paint(surface)
        surface.blits(self._pictures, False)

    def handle(self, event: pygame.event.Event) -> None:
        """Close the dialog at any key, button or click."""
        if event.type in CLOSING_EVENTS:
            self.back()


def peekable_places(table_view: TableView, phase: TablePhase) -> list[int]:
    """Return the face-down piles that the viewer may peek into now; none while events are being shown."""
    session = table_view.session
    peek = session.game.words.peek
    if peek is None or isinstance(phase, (*ANIMATED, SettingUp, DealOver, CurtainDown)):
        return []
    places = range(len(table_view.board.places))
    return [place for place in places if peek(phase.view, place, session.cast) is not None]


def enlarged_pile(table_view: TableView, phase: TablePhase, place: int | None) -> Enlarged | None:
    """Return a close-up of the face-down pile in a place, if the viewer may peek into it."""
    if place is None or place not in peekable_places(table_view, phase):
        return None
    return _pile(table_view, phase.view, place)


def enlarged_at(table_view: TableView, view: View, at: tuple[int, int] | None) -> Enlarged | None:
    """Return a close-up of the face, pile or card at a point, or under the pointer if ``at`` is None."""
    board = table_view.board
    if at is None:
        if (card := next(iter(table_view.pointer.pointed()), None)) is not None:
            return _card(table_view, view, card)
        seat = board.layout.named_at(table_view.pointer.at)
        return None if seat is None else _face(table_view, view, seat)
    seat = next((seat for seat in range(board.seats) if board.layout.faces[seat].collidepoint(at)), None)
    if seat is not None:
        return _face(table_view, view, seat)
    sprite = hit(board.visible(), at, board.assets)
    return None if sprite is None else _sprite(table_view, view, sprite)


def _sprite(table_view: TableView, view: View, sprite: CardSprite) -> Enlarged | None:
    """Return a close-up of a sprite: an open pile, a card, or the visible cards of a hidden pile."""
    board = table_view.board
    place = board.place_of(sprite)
    if sprite.card is None:
        return _pile(table_view, view, place)
    pile = [lying.front for lying in board.piles[place] if lying.front is not None]
    large = _card(table_view, view, sprite.card)
    if board.layout.zones[place].spread is Spread.PILE and len(pile) > 1:
        return Enlarged(f"On top: the {board.deck.faces[sprite.card].name}", large.picture, large.text, pile)
    return large


def _pile(table_view: TableView, view: View, place: int) -> Enlarged | None:
    """Return a close-up of a face-down pile's cards, if they may be seen now."""
    session = table_view.session
    peek = session.game.words.peek
    seen = peek and peek(view, place, session.cast)
    if seen is None:
        return None
    front = table_view.board.front
    return Enlarged(seen.title, rows=[(name, [front(card) for card in cards]) for name, cards in seen.rows])


def _card(table_view: TableView, view: View, card: Card) -> Enlarged:
    """Return a close-up of a card, with its current effect."""
    board, words = table_view.board, table_view.session.game.words
    name = capitalised(board.deck.faces[card].name)
    return Enlarged(name, board.front(card), " ".join(words.describe(view, card)))


def _face(table_view: TableView, view: View, seat: Seat) -> Enlarged:
    """Return a close-up of a player, with their level and standing."""
    session = table_view.session
    stands = session.game.words.explain(view, BySeat(seat), session.cast)
    facts = (about(session.saved.players[seat]), "" if stands is None else stands.what)
    return Enlarged(
        session.names[seat], picture(table_view.faces[seat], Expression.RESTING), paragraph(*facts)
    )
