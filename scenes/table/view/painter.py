"""The painter: draws the room, the cards and the view model."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import pygame

from engine.app import App
from engine.felt import Felt
from engine.layout import Side, Spread
from engine.rooms import HEARTH
from engine.sprites import CardSprite, StaticLayer, bounds_of, draw
from engine.theme import FLAME, SMALL, VERDIGRIS, Colour, Typeface, lit
from engine.ui.page import draw_ring
from engine.ui.placement import area_of, gap
from engine.ui.text import DrawnText, Label, TextRenderer
from game.cards import Card
from scenes.backdrop import Coat, TableRoom, stage
from scenes.table.animation.impact import Impact
from scenes.table.animation.score_animation import ScoreAnimation, draw_points, draw_sum
from scenes.table.view import hud
from scenes.table.view.board import Board
from scenes.table.view.buttons import ButtonPanel
from scenes.table.view.labels import draw_bubble, draw_captions, draw_preview
from scenes.table.view.log_panel import draw_log
from scenes.table.view.pieces import Pieces, TurnToken
from scenes.table.view.plates import (
    Blinking,
    Figure,
    RollingFigures,
    SeatPlace,
    badge_of,
    draw_badge,
    draw_bust,
    draw_plate,
)
from scenes.table.view.prompt import PromptLayout, draw_last_event, draw_prompt, lay_out_prompt
from scenes.table.view.table_layout import HAND, SUM, gem_of
from scenes.table.view.tips import TipBox
from scenes.table.view.view_model import PlayerPlate, TableFrame, Tone

INLAY_ZONE = "inlay"
"""The zone of a table map for the inlay in the cloth."""
PREVIEW_ZONE = "preview"
"""The zone of a table map for previews; without it they are beside their piles."""
BRACKET = (4, 3, 7)
"""The thickness, gap to the cards, and height of a bracket, in design pixels."""
TIP_CLEAR, PREVIEW_CLEAR = 12, 8
"""The gaps from the prompt to a tip, and to a preview above it, in design pixels."""
OUTLINE_GAP_PX = 4
"""The gap between a pile and its outline, in window pixels."""


@dataclass(slots=True)
class Painter:
    """The painter of a table, which keeps a picture of the empty table in its room."""

    app: App
    board: Board
    faces: Sequence[str]
    """The name of each seat's face."""
    pieces: Pieces
    score_animation: ScoreAnimation
    turn_token: TurnToken
    impact: Impact
    buttons: ButtonPanel
    texts: list[DrawnText] = field(default_factory=list)
    """Every line of text in the last frame."""
    labels: list[Label] = field(default_factory=list)
    """The labels in the last frame, with their subjects."""
    covered: tuple[pygame.Rect, ...] = ()
    """Areas covered by other parts of the scene, which labels keep clear of."""
    sheets: list[pygame.Rect] = field(default_factory=list)
    tip: TipBox = field(init=False)
    blinking: Blinking = field(init=False)
    _figures: RollingFigures = field(init=False)
    _static_layer: StaticLayer = field(default_factory=StaticLayer)
    _stage: pygame.Surface = field(init=False)
    _rim: list[pygame.Rect] = field(init=False)
    prompt: PromptLayout = field(init=False)
    """The prompt of the current frame."""

    def __post_init__(self) -> None:
        self.tip = TipBox(self.board, self.pieces)
        self.blinking = Blinking([seat for seat in range(self.board.seats) if seat != self.board.layout.near])
        self._figures = RollingFigures(self.impact.timeline)

    def fit(self, top: Felt, light: Colour) -> None:
        """Draw the empty table for the window's size, the felt and the light in the room."""
        size, table_map = self.app.surface.get_size(), self.board.table_map
        colour = top.colour or lit(table_map.felt, light)
        inlay = table_map.zone(INLAY_ZONE, size).rect if INLAY_ZONE in table_map.zones else None
        place = TableRoom(
            size,
            table_map.room or HEARTH,
            table_map.rim,
            colour,
            top.cloth,
            light,
            None if inlay is None else (inlay.x, inlay.y, inlay.width, inlay.height),
        )
        self._rim = table_map.rim.strips(size)
        coats = [Coat(self.faces[seat], self.board.layout.faces[seat]) for seat in self.blinking.seats]
        self._stage = stage(self.app.assets, place, coats)
        self._static_layer.forget()
        self.tip.forget()

    def draw(self, surface: pygame.Surface, frame: TableFrame) -> None:
        """Draw the whole table."""
        renderer = self.app.renderer(surface)
        dragged = self.board.sprite_of(frame.dragged) if frame.dragged is not None else None
        self.prompt = lay_out_prompt(renderer, self.board.table_map, frame.prompt)
        self._draw_things(renderer, frame, dragged)
        self.impact.draw(surface)
        previewed = self._draw_preview_in_place(renderer, frame, dragged)
        self._draw_prompt(renderer, frame)
        self.pieces.draw_flying(renderer)
        hud.draw_aim(renderer, frame.aim)
        self.buttons.draw(renderer)
        if not previewed:
            self._draw_preview(renderer, frame, dragged)
        if dragged is not None:
            draw(surface, [dragged], renderer.assets)
        if frame.ring is not None:
            draw_ring(surface, frame.ring)
        if frame.speech is not None:
            face = self.board.layout.faces[frame.speech.seat]
            draw_bubble(renderer, frame.speech.words, face, self._kept_clear(renderer, frame))
        self.turn_token.draw(renderer)
        self._draw_over(renderer, frame)
        clear = 2 * renderer.px(TIP_CLEAR)
        self.tip.draw(renderer, frame, [*self.covered, self.prompt.box.inflate(clear, clear)])
        self.texts, self.sheets, self.labels = renderer.texts, renderer.sheets, renderer.labels

    def _draw_things(self, renderer: TextRenderer, frame: TableFrame, dragged: CardSprite | None) -> None:
        """Draw the room, the players, cards and pieces, with moving cards above text."""
        renderer.surface.blit(self._stage, (0, 0))
        lit = [place for place in frame.lit if not self._is_ringed(frame, place)]
        slots = draw_slots(renderer.surface, self.board, lit, {each.place for each in frame.captions})
        seated = [(plate, self._seat_place(plate)) for plate in frame.plates]
        busts = [draw_bust(renderer, *each, shut=each[0].seat == self.blinking.shut) for each in seated]
        groups = self.board.groups()
        if dragged is not None:
            groups = [[sprite for sprite in group if sprite is not dragged] for group in groups]
        flying = self._static_layer.draw(renderer.surface, groups, [*slots, *busts], renderer.assets)
        for plate, place in seated:
            draw_plate(renderer, plate, place, *self._rolled(plate))
        self.pieces.draw(renderer)
        self._draw_badges(renderer, frame)
        self._draw_captions(renderer, frame)
        for label in frame.labels:
            if self.board.piles[label.place]:
                hud.draw_ribbon(
                    renderer, label.words, self.board.cards_area(label.place), self.impact.stamped
                )
        self._draw_notes(renderer, frame)
        draw(renderer.surface, flying, renderer.assets)

    def _is_ringed(self, frame: TableFrame, place: int) -> bool:
        """True if the keyboard's focus is on or in a place, which then needs no other outline."""
        return frame.ring is not None and self.board.area(place).contains(frame.ring)

    def _draw_over(self, renderer: TextRenderer, frame: TableFrame) -> None:
        for row in frame.account:
            room = self.board.layout.seat_zone(SUM, row.seat).rect
            start = draw_sum(renderer, row, room, self.score_animation)
            if self.score_animation.bonuses_shown:
                self._draw_bracket(renderer, row.sum.joined)
            gem = gem_of(self.board.layout.plate(row.seat))
            draw_points(renderer, row, start, gem.center, self.score_animation)
        if frame.account:
            self.pieces.draw_flying(renderer)
        if frame.banner:
            impact = self.impact
            band = self._band(renderer)
            hud.draw_banner(renderer, band, frame.banner, impact.opened, impact.stamped, impact.crowning)
        if frame.log is not None:
            draw_log(renderer, frame.log)

    def _band(self, renderer: TextRenderer) -> pygame.Rect:
        """Return the area of the band behind the banner."""
        return hud.banner_box(renderer, self.board.table_map, crowns=self.impact.crowning is not None)

    def _draw_bracket(self, renderer: TextRenderer, cards: Sequence[Card]) -> None:
        """Draw a bracket under the cards that make a bonus."""
        lying = (self.board.sprite_of(card) for card in cards)
        rects = [bounds_of(sprite, renderer.assets) for sprite in lying if sprite is not None]
        if len(rects) < 2:
            return
        thick, gap, tall = (max(1, renderer.px(each)) for each in BRACKET)
        low = max(rect.bottom for rect in rects) + gap + tall
        ends = [rect.centerx for rect in rects]
        for x in ends:
            pygame.draw.line(renderer.surface, VERDIGRIS, (x, low), (x, low - tall), thick)
        pygame.draw.line(renderer.surface, VERDIGRIS, (min(ends), low), (max(ends), low), thick)

    def draw_flying(self, surface: pygame.Surface) -> None:
        """Draw the moving cards again, above anything drawn over the table."""
        draw(surface, [sprite for sprite in self.board.visible() if sprite.in_flight], self.app.assets)

    def _cards_under_way(self, place: int) -> bool:
        """True while cards are moving to or within a place."""
        return any(sprite.in_flight or sprite.gliding for sprite in self.board.piles[place])

    def _rolled(self, plate: PlayerPlate) -> tuple[Figure | None, Figure]:
        """Return a player's score and count of cards as animated now."""
        figure, score = self._figures.figure, plate.score
        rolled = None if score is None else figure(("score", plate.seat), score)
        return rolled, figure(("cards", plate.seat), plate.cards)

    def _draw_badges(self, renderer: TextRenderer, frame: TableFrame) -> None:
        """Draw the numbers on the lower edges of piles."""
        for badge in frame.badges:
            figure = self._figures.figure(("badge", badge.place), badge.figure)
            pile = self.board.piles[badge.place]
            if pile and not pile[-1].gliding:  # a pile being shuffled is out of its place
                area = self.board.area(badge.place, slack=0)
                draw_badge(renderer, badge_of(area, renderer.box_scale), figure)

    def _draw_captions(self, renderer: TextRenderer, frame: TableFrame) -> None:
        """Draw the captions, except at places with moving cards or a preview."""
        previewed = None if frame.preview is None else frame.preview.place
        taken = [*self._occupied(frame), *_words(renderer), *self._rim, self.prompt.box]
        shown = []
        for caption in frame.captions:
            zone, area = self.board.layout.zones[caption.place], self.board.area(caption.place, slack=0)
            stays = caption.place != previewed or self._keeps_caption(caption.place, area)
            if stays and not self._cards_under_way(caption.place):
                shown.append((caption.words, area, zone))
        draw_captions(renderer, shown, taken)

    def _piles(self) -> list[pygame.Rect]:
        return [self.board.area(place, slack=0) for place, pile in enumerate(self.board.piles) if pile]

    def _occupied(self, frame: TableFrame) -> list[pygame.Rect]:
        """Return the areas of piles, names, faces, pieces and buttons."""
        names = [self.board.layout.plate(seat) for seat in range(self.board.seats)]
        gems = [gem_of(name) for name in names]
        faces = [self.board.layout.faces[plate.seat] for plate in frame.plates if plate.face]
        buttons = [button.rect for button in frame.buttons]
        return [*self._piles(), *names, *gems, *faces, *self.pieces.areas(), *buttons]

    def _kept_clear(self, renderer: TextRenderer, frame: TableFrame) -> list[pygame.Rect]:
        """Return the areas that bubbles and previews keep clear of."""
        return [
            *self._occupied(frame),
            *(text.rect for text in renderer.texts),
            *self.covered,
            *(self.board.layout.seat_zone(SUM, row.seat).rect for row in frame.account),
            self.prompt.box,
            hud.aim_area(self.board.window),
        ]

    def _preview_has_zone(self, place: int) -> bool:
        """True if the preview of a place goes to the map's zone for previews, not beside it."""
        zone = self.board.layout.zones[place]
        beside = zone.told_beside or zone.spread is Spread.ROW
        return PREVIEW_ZONE in self.board.table_map.zones and not beside

    def _keeps_caption(self, place: int, area: pygame.Rect) -> bool:
        """True if the preview of a pile is far enough from its caption."""
        if not self._preview_has_zone(place):
            return False
        own = self.board.zone(PREVIEW_ZONE).rect
        return self.board.layout.zones[place].words is Side.LEFT or gap(own, area) > own.height

    def _draw_preview_in_place(
        self, renderer: TextRenderer, frame: TableFrame, dragged: CardSprite | None
    ) -> bool:
        """Draw the preview of an action in the map's zone for it, or just above a high prompt.

        Return False if it doesn't fit there.
        """
        if frame.preview is None or not self._preview_has_zone(frame.preview.place):
            return False
        own = self.board.zone(PREVIEW_ZONE).rect.copy()
        if own.colliderect(self.prompt.box):
            own.bottom = self.prompt.box.top - renderer.px(PREVIEW_CLEAR)
        over = [*self.covered, *([] if dragged is None else [bounds_of(dragged, renderer.assets)])]
        over += [text.rect for text in renderer.texts if text.badge]
        words = frame.preview.words
        size = renderer.fitting(words, SMALL, Typeface.BOLD, own.width, own.height)
        if own.collidelist(over) >= 0 or renderer.width(words, size, Typeface.BOLD) > own.width:
            return False
        rect = renderer.line(words, own.center, size, FLAME, Typeface.BOLD, shade=True)
        renderer.labels.append(Label(words, (rect,), own))
        return True

    def _draw_preview(self, renderer: TextRenderer, frame: TableFrame, dragged: CardSprite | None) -> None:
        """Draw the preview of an action near its place, clear of the dragged card."""
        if frame.preview is None:
            return
        taken = self._kept_clear(renderer, frame)
        if dragged is not None:
            taken.append(bounds_of(dragged, renderer.assets))
        place = frame.preview.place
        about, zone = self.board.area(place, slack=0), self.board.layout.zones[place]
        draw_preview(renderer, frame.preview.words, about, taken, zone)

    def _draw_notes(self, renderer: TextRenderer, frame: TableFrame) -> None:
        """Draw the notes, unless the banner or the prompt overlaps them."""
        if not frame.notes:
            return
        rect = self.board.zone("notes").rect
        over = [self.prompt.box, *([self._band(renderer)] if frame.banner else [])]
        if rect.collidelist(over) < 0:
            hud.draw_notes(renderer, rect, frame.notes)

    def _draw_prompt(self, renderer: TextRenderer, frame: TableFrame) -> None:
        """Draw the prompt and the last event, except a hint or notice that the log would cover partly."""
        hint = frame.prompt.tone in (Tone.NOTICE, Tone.HINT)
        if not (hint and frame.log and frame.log.area.colliderect(self.prompt.box)):
            draw_prompt(renderer, self.prompt)
        bands = [self._band(renderer)] if frame.banner else []
        ribbons = [rect for label in renderer.labels for rect in label.rects]
        taken = [*self._piles(), *_words(renderer), *ribbons, self.prompt.box, *self.covered, *bands]
        draw_last_event(renderer, self.board.table_map, self.prompt, frame, taken)

    def _seat_place(self, plate: PlayerPlate) -> SeatPlace:
        rect = self.board.layout.plate(plate.seat)
        hand = self.board.layout.seat_zone(HAND, plate.seat)
        cards = hand.rect if plate.seat != self.board.viewer and self.board.seats > 1 else None
        face = self.board.layout.faces[plate.seat].move(self.impact.bust_offset(plate.seat))
        return SeatPlace(rect, face, cards)


def _words(renderer: TextRenderer) -> list[pygame.Rect]:
    """Return the areas of drawn text, except numbers on badges."""
    return [text.rect for text in renderer.texts if not text.badge]


def draw_slots(
    surface: pygame.Surface, board: Board, lit: Collection[int], captioned: Collection[int]
) -> list[tuple[pygame.Rect, bool]]:
    """Draw the outlines of piles, and of rows with a caption; return their areas, and True for lit ones."""
    drawn = []
    lying = [
        board.area(place, slack=OUTLINE_GAP_PX) for place, pile in enumerate(board.piles) if pile and lit
    ]
    for place in range(len(board.places)):
        if place in lit and board.layout.zones[place].spread is not Spread.FAN:
            area = board.area(place, slack=OUTLINE_GAP_PX)
            if board.layout.zones[place].spread is not Spread.PILE:
                area = area.union(board.cards_area(place)).inflate(2 * OUTLINE_GAP_PX, 2 * OUTLINE_GAP_PX)
            drawn.append((whole_heap(area, lying), True))
        elif _is_outlined(board, place, place in captioned):
            drawn.append((board.area(place, slack=OUTLINE_GAP_PX), False))
    for rect, bright in drawn:
        hud.draw_slot(surface, rect, bright)
    return drawn


def _is_outlined(board: Board, place: int, captioned: bool) -> bool:
    """True for a pile on the lowest layer, and for an empty pile or a row with a caption."""
    zone = board.layout.zones[place]
    match zone.spread:
        case Spread.PILE:
            return zone.framed and (zone.layer == 0 or (captioned and not board.piles[place]))
        case Spread.ROW | Spread.LINE:
            return zone.framed and captioned
        case _:
            return False


def whole_heap(card: pygame.Rect, lying: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return the area of a pile together with areas that it covers by half."""
    near = [lying[index] for index in card.collidelistall(lying)]
    return card.unionall([area for area in near if area_of(area.clip(card)) > area_of(card) / 2])
