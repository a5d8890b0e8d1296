"""Draws a table: the felt, the cards where they are, and the frame."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from engine.app import App
from engine.felt import Felt
from engine.layout import TableMap
from engine.sprites import CardSprite, draw, room_of
from engine.stills import Stills
from engine.theme import BODY, BONE, LARGE, SMALL, Typeface
from engine.ui.page import draw_ring
from scenes.gains import gain_colour
from scenes.table import hud, news
from scenes.table.account import Placed, draw_account, placed_account
from scenes.table.arrows import Way, draw_arrows
from scenes.table.beside import Stood, draw_beside
from scenes.table.board import Board
from scenes.table.frame import AccountSheet, Caption, Plate, TableFrame
from scenes.table.ground import PLATE
from scenes.table.hopping import Hopping
from scenes.table.ink import Ink, Label, Text
from scenes.table.log import draw_log
from scenes.table.neighbours import Neighbours
from scenes.table.pieces import Pieces
from scenes.table.placing import HEM
from scenes.table.slots import draw_slots
from scenes.table.tip_box import TipBox
from scenes.table.touches import Touches
from scenes.table.underneath import Underneath
from scenes.table.winnings import Winnings
from scenes.table.written import Written

MARK = 40
"""Width of a mark beside a player's name, in design pixels."""
TOP = 56
"""Design pixels of the row at the top, for the table's own buttons and what is played for."""


class Painter:
    """Draws one table as often as needed; the felt is made once for each window size."""

    def __init__(
        self,
        app: App,
        board: Board,
        pieces: Pieces,
        winnings: Winnings,
        hopping: Hopping,
        touches: Touches,
        table_map: TableMap,
        top: Felt,
    ) -> None:
        self._app = app
        self._board = board
        self._pieces = pieces
        self._winnings = winnings
        self._hopping = hopping
        self._touches = touches
        self._map = table_map
        self.texts: list[Text] = []
        """Every piece of text in the last frame, and the room it took."""
        self.labels: list[Label] = []
        """The words of the moment in the last frame, and what they are about."""
        self.lain_over: tuple[pygame.Rect, ...] = ()
        """What others lay over the table, which words of the moment keep clear of."""
        self.sheets: list[pygame.Rect] = []
        """What lay over the table in the last frame, with a ground of its own."""
        self.arrows: list[Way] = []
        """The ways of the arrows in the last frame."""
        self._stills = Stills()
        self._account: tuple[AccountSheet, Placed] | None = None
        """The last account that was drawn, and where."""
        self._frame: TableFrame | None = None
        """The frame that was drawn last."""
        self._state: object = None
        """What moved then, and where pieces were."""
        self._stood: dict[int | None, Stood] = {}
        """By place, where words about it stood last; by None, what an opponent says."""
        self._changes = 0
        """How often what is shown, or how things lie, has changed."""
        self._words = Written()
        self._below = Underneath(board)
        self.tip = TipBox(board, pieces)
        """What is pointed at."""
        self.under: dict[int, list[pygame.Rect]] = {}
        """By place: where the words under it stood in the last frame."""
        self.fit(top)

    def fit(self, top: Felt) -> None:
        """Make what depends on the window's size and on the table top that is liked."""
        size, colour = self._app.surface.get_size(), top.colour or self._map.felt
        self._felt = hud.table_top(size, colour, top.cloth, self._map.accent, self._app.pixels)
        self._stills.forget()
        self._account = self._frame = None
        self._stood.clear()
        self._words.forget()
        self.tip.forget()

    def draw(self, surface: pygame.Surface, frame: TableFrame) -> None:
        """The whole table."""
        ink = Ink(surface, self._app.assets, self._app.text_pixels, self._app.pixels)
        held = self._board.sprite_of(frame.held) if frame.held is not None else None
        self._draw_things(ink, frame, held)
        write, now = self._words.write, self._changes
        asked = frame.prompt, frame.news, self._below.cards, self._below.tops
        write("prompt", asked, ink, lambda: self._draw_prompt(ink, frame))
        write("captions", now, ink, lambda: self._draw_captions(ink, frame))
        self._pieces.draw_flying(ink)
        write("notes", (frame.notes, frame.aim, frame.buttons), ink, lambda: self._draw_notes(ink, frame))
        dipped = self._touches.dipped(frame.buttons, ink.plain)
        write("buttons", (dipped, frame.hot), ink, lambda: hud.draw_buttons(ink, dipped, frame.hot))
        write("preview", now, ink, lambda: self._draw_preview(ink, frame))
        if held is not None:
            draw(surface, [held], ink.assets)
        if frame.ring is not None:
            draw_ring(surface, frame.ring)
        write("speech", now, ink, lambda: self._draw_speech(ink, frame))
        self._hopping.draw(ink)
        self._draw_over(ink, frame)
        self.tip.draw(ink, frame, [*self.lain_over, self._prompt_box(ink, frame)])
        self.texts, self.sheets, self.labels = ink.texts, ink.sheets, ink.labels

    def _draw_things(self, ink: Ink, frame: TableFrame, held: CardSprite | None) -> None:
        """The felt and all that lies on it; cards on their way pass over the names."""
        ink.surface.blit(self._felt, (0, 0))
        slots = draw_slots(ink.surface, self._board, frame.lit, {each.place for each in frame.captions})
        groups = self._board.groups()
        if held is not None:
            groups = [[sprite for sprite in group if sprite is not held] for group in groups]
        flying = self._stills.draw(ink.surface, groups, slots, ink.assets)
        self._look_anew(frame)
        felt = any(plate.happening for plate in frame.plates)
        self.arrows = self._draw_arrows(ink, frame) if felt else []
        self._words.write("plates", frame.plates, ink, lambda: self._draw_plates(ink, frame))
        self._pieces.draw(ink)
        draw(ink.surface, flying, ink.assets)

    def _draw_over(self, ink: Ink, frame: TableFrame) -> None:
        """What lies over everything else while it is there."""
        self._words.write("labels", self._changes, ink, lambda: self._draw_labels(ink, frame))
        if frame.account is not None:
            placed = self._place_account(ink, frame, frame.account)
            begins = draw_account(ink, placed, self._winnings.counting)
            for row in frame.account.rows:
                plate = self._board.seat_zone(PLATE, row.seat).rect
                colour = gain_colour(row.points, low_wins=frame.account.low_wins)
                self._winnings.draw(ink, row.points, colour, begins[row.seat], plate.center)
            self._pieces.draw_flying(ink)
        if frame.banner:
            hud.draw_banner(ink, frame.banner)
        if frame.log is not None:
            draw_log(ink, frame.log)
        if frame.close_up is not None:
            frame.close_up.draw(ink)

    def _draw_labels(self, ink: Ink, frame: TableFrame) -> None:
        """Large words over places."""
        for label in frame.labels:
            about = self._neighbours(ink).of_place(label.place)
            taken, last = self._kept(ink, frame), self._stood.get(label.place)
            self._stood[label.place] = draw_beside(ink, label.words, about, LARGE, Typeface.BOLD, taken, last)

    def _place_account(self, ink: Ink, frame: TableFrame, account: AccountSheet) -> Placed:
        """Where the account lies, found once: the cards lie still beneath it."""
        if self._account is None or self._account[0] != account:
            cards = [room_of(sprite, ink.assets) for sprite in self._board.visible()]
            plates = [self._board.seat_zone(PLATE, plate.seat).rect for plate in frame.plates]
            faces = [self._board.face(plate.seat) for plate in frame.plates]
            said = [text.rect.inflate(20, 12) for text in ink.texts]
            buttons = [button.rect for button in frame.buttons]
            words = [*plates, *faces, *buttons, *said, *self._pieces.areas()]
            self._account = account, placed_account(ink, account, cards, words)
        return self._account[1]

    def _look_anew(self, frame: TableFrame) -> None:
        """Count a change if another frame is shown, or cards, pieces or what lies over them lie otherwise."""
        state = [*map(self._moves, frame.captions)], self._pieces.areas(), self.lain_over
        if frame is not self._frame or state != self._state:
            self._frame, self._state = frame, state
            self._changes += 1
            self._below.measure([caption.place for caption in frame.captions], self._app.pixels)

    def _moves(self, caption: Caption) -> bool:
        """Whether cards are on their way where a caption stands."""
        return any(sprite.aloft or sprite.gliding for sprite in self._board.piles[caption.place])

    def _draw_captions(self, ink: Ink, frame: TableFrame) -> None:
        """Words under places, but for those where cards are on their way."""
        taken = self._written(ink, frame)
        self.under = {}
        for caption in frame.captions:
            if not self._moves(caption):
                self.under[caption.place] = self._draw_caption(ink, caption, taken)
                taken += self.under[caption.place]

    def _draw_caption(self, ink: Ink, caption: Caption, taken: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Words under a place, found room for anew where what is near has changed; their lines."""
        top, most = self._below.tops[caption.place]
        high = 3 * max(ink.least_height, ink.room(caption.words, SMALL)[1])
        room = pygame.Rect(0, 0, min(most, ink.surface.get_width()), high)
        room.midtop = round(top[0]), round(top[1])
        near = [taken[index] for index in room.inflate(4, 4).collidelistall(taken)]
        words = self._words.write(
            ("caption", caption.place),
            (caption, top, most, near),
            ink,
            lambda: ink.block(caption.words, top, SMALL, BONE, most=most, avoid=near),
        )
        return [text.rect for text in words.texts]

    def _written(self, ink: Ink, frame: TableFrame) -> list[pygame.Rect]:
        """Where cards, names, faces, pieces, words and buttons are by now."""
        names = [self._board.seat_zone(PLATE, seat).rect for seat in range(self._board.seats)]
        faces = [self._board.face(plate.seat) for plate in frame.plates if plate.face]
        words = [text.rect for text in ink.texts]
        buttons = [button.rect for button in frame.buttons]
        return [*self._below.inner, *names, *faces, *self._pieces.areas(), *words, *buttons]

    def _kept(self, ink: Ink, frame: TableFrame) -> list[pygame.Rect]:
        """What words of the moment keep clear of: all that is there, the prompt and the row at the top."""
        strips = [text.rect.inflate(round(2 * HEM * ink.pixels), 0) for text in ink.texts]
        top = pygame.Rect(0, 0, self._board.window[0], round(TOP * ink.plain))
        return [
            *self._written(ink, frame),
            *self._below.cards,
            *strips,
            *self.lain_over,
            self._prompt_box(ink, frame),
            top,
        ]

    def _prompt_box(self, ink: Ink, frame: TableFrame) -> pygame.Rect:
        """The box around what is wanted now."""
        return hud.prompt_box(ink, self._map.zone("prompt", self._board.window), frame.prompt)

    def _neighbours(self, ink: Ink) -> Neighbours:
        return Neighbours(self._board, ink, self.under)

    def _draw_preview(self, ink: Ink, frame: TableFrame) -> None:
        """What would follow, clear of the card that is dragged there."""
        if frame.preview is None:
            return
        taken = self._kept(ink, frame)
        held = self._board.sprite_of(frame.held) if frame.held is not None else None
        if held is not None:
            taken.append(room_of(held, ink.assets))
        about = self._neighbours(ink).of_place(frame.preview.place)
        draw_beside(ink, frame.preview.words, about, BODY, Typeface.BOLD, taken)

    def _draw_prompt(self, ink: Ink, frame: TableFrame) -> None:
        """What is wanted now, and what happened last."""
        hud.draw_prompt(ink, self._map.zone("prompt", self._board.window), frame.prompt)
        news.draw_news(ink, self._news(ink, frame))

    def _news(self, ink: Ink, frame: TableFrame) -> news.News | None:
        """What happened last, where cards and the words under them leave it room."""
        under = self._below.lines(ink.pixels, ink.least_height)
        zone = self._map.zone("prompt", self._board.window)
        return news.placed_news(ink, zone, frame, [*self._below.cards, *under, *self.lain_over])

    def _draw_arrows(self, ink: Ink, frame: TableFrame) -> list[Way]:
        """Who does what to whom, clear of all that stays there while it is shown."""
        words = [self._prompt_box(ink, frame), hud.aim_area(frame.buttons, self._board.window[0], ink.plain)]
        words += [rect for lines in self.under.values() for rect in lines]
        words += [told.room] if (told := self._news(ink, frame)) is not None else []
        if frame.notes:
            words.append(hud.notes_area(ink, self._map.zone("notes", self._board.window).rect, frame.notes))
        return draw_arrows(ink.surface, self._board, frame, ink.plain, words, self._below.cards)

    def _draw_notes(self, ink: Ink, frame: TableFrame) -> None:
        """What is kept in sight: the game's own lines, and what is counted."""
        if frame.notes:
            hud.draw_notes(ink, self._map.zone("notes", self._board.window).rect, frame.notes)
        hud.draw_aim(ink, hud.aim_area(frame.buttons, ink.surface.get_width(), self._app.pixels), frame.aim)

    def _draw_plates(self, ink: Ink, frame: TableFrame) -> None:
        places = [self._plate_place(plate) for plate in frame.plates]
        told = list(zip(frame.plates, places, strict=True))
        levels = all(hud.tells_level(ink, *each) for each in told)
        for plate, place in told:
            shown = plate if levels else replace(plate, level="")
            self._words.write(("plate", plate.seat), shown, ink, partial(hud.draw_plate, ink, shown, place))

    def _plate_place(self, plate: Plate) -> hud.PlatePlace:
        inset = MARK * self._app.pixels if plate.marked else 0.0
        rect = self._board.seat_zone(PLATE, plate.seat).rect
        return hud.PlatePlace(rect, self._board.face(plate.seat), inset)

    def _draw_speech(self, ink: Ink, frame: TableFrame) -> None:
        """What an opponent says, next to its name and face."""
        speech = frame.speech
        if speech is None:
            return
        words, about = f"“{speech.words}”", self._neighbours(ink).of_seat(speech.seat)
        taken, last = self._kept(ink, frame), self._stood.get(None)
        self._stood[None] = draw_beside(ink, words, about, SMALL, Typeface.ITALIC, taken, last)
