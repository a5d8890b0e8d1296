"""The page of the Descent: its map, and a panel about the chosen table."""

from functools import partial
from math import ceil
from typing import Final

import pygame

from engine.app import App
from engine.layout import DesignPoint
from engine.particles import Particles
from engine.theme import BRASS, HIDE
from engine.ui import styles
from engine.ui.blocks import Block, TextColumn, arrange, below, centred
from engine.ui.form import BACK_BOX, Area, Box, Form, MenuItem
from engine.ui.page import Page
from engine.ui.shapes import light_up, line_width
from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.descent import CircleTable, Gift, GiftKind
from game.info import TABLES
from game.sentences import capitalised, plural
from saves.descent import (
    LAST_NIGHT,
    NIGHT,
    WINS_TO_UNLOCK,
    Night,
    Progress,
    TableId,
    circle_of,
    circles,
    games,
    is_won,
    nights_gift,
    table_at,
    tables,
)
from saves.settings import Speed
from scenes.descent.map import (
    FLOOR,
    Reached,
    Stone,
    Token,
    ledges,
    paint_lights,
    paint_pit,
    paint_token,
    paint_way,
)
from scenes.descent.prize import draw_gift
from scenes.descent.progress import (
    WHERE,
    circle_number,
    faces,
    house_rule,
    opponents,
    players_progress,
    quoted,
    title_of,
)
from scenes.desk import Desk
from scenes.menu_door import describe_score
from scenes.navigation import PLAY_AGAIN, TRY_AGAIN, begin_descent, continue_match
from scenes.players import Expression, picture
from scenes.rules_page import DescentRules
from scenes.table.view.table_layout import felt_of
from scenes.won_matches import tables_won

EDGE: Final = 30.0
"""Design pixels from the panel's edge to its content."""
BAR: Final = 40.0
"""Width kept free for the scroll bar, in design pixels."""
FACE: Final = 116.0
GIFT: Final = 150.0
"""Height of the picture of a prize, in design pixels."""
INDENT: Final = 24.0
"""Indentation of the house rules on the last night, in design pixels."""
TIMES: Final = {1: "once", 2: "twice"}
NIGHTS_STORY: Final = "The house has set one more table, and the fire is high."
NIGHTS_RULE: Final = "One match after another, {lasting} in all. Win more of them than the house."
ONE_NIGHT: Final = "One night"
RULES: Final = "How to win a table and unlock the next one."
PANEL: Final[Box] = (1290.0, 30.0, 590.0, 900.0)
BUTTON: Final[Box] = (1290.0, 952.0, 590.0, 84.0)
LARGER: Final = 1.5
"""The size of the last table's token, in sizes of the others."""


def build_panel(form: Form, box: Box, table: TableId, progress: Progress) -> None:
    """Place the panel about a table; it scrolls if it is too long."""
    left, top, width, height = box
    inner = (left + EDGE, top + EDGE * 0.7, width - 2 * EDGE, height - 1.4 * EDGE)
    column = TextColumn(form, 0.0, inner[2] - BAR)
    told = _night_blocks(column, progress) if table == NIGHT else _table_blocks(column, table, progress)
    locked = not progress.is_open(table) and table not in progress.won
    state = column.text(_state_words(table, progress), styles.LEFT if locked else styles.FAINT_LEFT)
    arrange(form, inner, [*told, state])


def _table_blocks(column: TextColumn, table: TableId, progress: Progress) -> list[Block]:
    details, game = table_at(table), GAMES[table.game]
    circle = f"{capitalised(circle_number(game.id))} circle: {circle_of(game).title}"
    usual = game.info.minutes
    length = "a long match, " if usual is not None and details.minutes[1] > usual[1] else ""
    blocks = [
        column.text(circle, styles.SECTION),
        column.text(details.title, styles.NAME),
        column.text(details.story, styles.LEAD),
        _opponents_row(column, table, progress),
        column.text(f"{game.title} · {length}{_duration(details)}"),
    ]
    if rule := house_rule(details):
        blocks.append(column.text(rule))
    if details.gift is not None:
        blocks.append(_prize_block(column, details.gift, won=table in progress.won))
    if table in progress.running:
        blocks.append(column.text(describe_score(progress.running[table]), styles.KEY))
    return blocks


def _duration(*all_played: CircleTable) -> str:
    """Return the time that most matches at these tables take together, at most."""
    return f"up to {5 * ceil(sum(each.minutes[1] for each in all_played) / 5)} minutes"


def _night_blocks(column: TextColumn, progress: Progress) -> list[Block]:
    blocks = [column.text("The last table", styles.SECTION), column.text(ONE_NIGHT, styles.NAME)]
    night, indented = progress.night, TextColumn(column.form, INDENT, column.width - INDENT)
    if night is None:
        blocks.append(column.text(NIGHTS_STORY, styles.LEAD))
        lasting = _duration(*(circle_of(game).last for game in games()))
        blocks.append(column.text(NIGHTS_RULE.format(lasting=lasting)))
    else:
        blocks.append(column.text(_night_score(night), styles.LEAD))
    for game in games():
        told = [column.text(_night_result(night, game), styles.KEY)]
        if rule := house_rule(table_at(TableId(game.id, LAST_NIGHT))):
            told.append(indented.text(rule, styles.FAINT_LEFT))
        blocks.append(below(*told))
    return [*blocks, _prize_block(column, nights_gift(), won=NIGHT in progress.won)]


def _night_score(night: Night) -> str:
    if night.won_by_you:
        return f"You won the night {night.won} to {night.lost}."
    if night.over:
        return f"The house won the night {night.lost} to {night.won}."
    return f"So far you've won {night.won} and lost {night.lost}."


def _night_result(night: Night | None, game: AnyGame) -> str:
    """Return the name of a game of the last night, and its result once the night has begun."""
    header = (
        next((each for each in night.played if each.game == game.id), None) if night is not None else None
    )
    if header is None:
        return game.title
    if not header.over:
        return f"{game.title}: in progress"
    return f"{game.title}: won" if is_won(header) else f"{game.title}: lost"


def _state_words(table: TableId, progress: Progress) -> str:
    """Return a table's state in words: won, or what unlocks it, and how often it was played."""
    tried = progress.tried.get(table, 0)
    played = f"Played {TIMES.get(tried) or plural(tried, 'time')}. " if tried else ""
    if table in progress.won:
        return f"Won. {played}".rstrip()
    if progress.is_open(table):
        return played.rstrip()
    if table == NIGHT:
        return "Win all the tables above to unlock this one."
    game, number = table
    if number > 1:
        return f"Win {quoted(TableId(game, number - 1))} to unlock this one."
    above = circles().index(game) - 1
    return f"Win {WINS_TO_UNLOCK} tables in the {circle_number(circles()[above])} circle to unlock this one."


def _opponents_row(column: TextColumn, table: TableId, progress: Progress) -> Block:
    """Return a row of the opponents at a table, with their names and levels below."""
    details, form = table_at(table), column.form
    people = opponents(details)
    expression = Expression.BEATEN if table in progress.won else Expression.RESTING
    part = column.width / max(3, len(people))
    line = form.line_height(styles.FAINT_LEFT)

    def put(area: Area, top: float) -> None:
        for index, (player, face) in enumerate(zip(people, faces(details), strict=True)):
            left = part * index
            form.picture(picture(face, expression), (left + (part - FACE) / 2, top, FACE, FACE), area)
            level = player.level.value.title() if player.level is not None else ""
            form.label(player.name, (left, top + FACE + 2, part, line), styles.FAINT, area)
            form.label(level, (left, top + FACE + 2 + line, part, line), styles.FAINT, area)

    return Block(FACE + 2 + 2 * line, put)


def _prize_block(column: TextColumn, gift: Gift, *, won: bool) -> Block:
    """Return a picture of a prize, and its name."""
    told = f"Prize: {title_of(gift)}."
    if won:
        told = f"You won {title_of(gift)}. {WHERE[gift.kind]}"
    elif gift.kind is GiftKind.FACE:
        told = f"Prize: {title_of(gift)}, to use as your own."
    form, wide = column.form, GIFT * 0.86
    line = centred(TextColumn(form, wide + 24, column.width - wide - 24).text(told), GIFT)

    def put(area: Area, top: float) -> None:
        box = (0.0, top, wide, GIFT)
        form.image(draw_gift(form.app.assets, gift, form.rect(box, area).size), box, area)
        line.put(area, top)

    return Block(line.high, put)


class DescentPage(Page):
    """The page of the Descent; pops itself."""

    keys_title = "In the Descent"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._ledges = ledges(len(games()))
        self._embers = Particles()
        self._progress: Progress = players_progress(desk)
        self.chosen = self._next()
        self._tokens: list[Token] = []
        self._background: pygame.Surface | None = None

    def enter(self, app: App) -> None:
        """Start the embers and the sound of the fire."""
        super().enter(app)
        app.sound.loop("fire")
        if self._desk.speed is not Speed.OFF:
            self._embers.start_embers(app.surface.get_rect(), app.box_scale)

    def resume(self) -> None:
        """Read the progress again, and choose the next table if one was won."""
        before, self._progress = self._progress, players_progress(self._desk)
        if self._progress != before:
            self._background = None
        if self._progress.won != before.won:
            self.chosen = self._next()
            self.focus.key = tables().index(self.chosen)
        super().resume()

    def update(self, milliseconds: float) -> None:
        """Advance the embers while there are any."""
        super().update(milliseconds)
        if self._embers.busy:
            self._embers.update(milliseconds)
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Choose the table in focus; a click on one makes it light up."""
        super().handle(event)
        if self.app.stack.top is not self:
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            pointed = next((each for each in self._tokens if each.rect.collidepoint(event.pos)), None)
            if pointed is not None:
                light_up(pointed.rect)
        elif self.focus.shown and isinstance(self.focus.key, int) and self.focus.key < len(self._tokens):
            self._choose(self._tokens[self.focus.key].table)

    def build(self, form: Form) -> None:
        """Place the tables in order, the panel about the chosen one, and its button."""
        form.label("The Descent", (240, 14, 440, 88), styles.HEADING_LEFT)
        form.label(tables_won(self._progress), (700, 44, 540, 44), styles.FAINT_RIGHT)
        self._build_tokens(form)
        rules = (280 + form.width("The Descent", styles.HEADING), 34, form.width("Rules") + 28, 60)
        form.text_button("Rules", rules, self._rules, key="R", tip=RULES)
        for ledge, game in zip(self._ledges, games(), strict=True):
            high = form.line_height(styles.TOTAL)
            top = ledge.top - 0.9 * ledge.rise + 28
            style = styles.TOTAL if self._reached(game) is not Reached.DARK else styles.FAINT
            width = 2 * ledge.half - 60
            form.label(circle_of(game).title, (ledge.middle - width / 2, top, width, high), style)
        build_panel(form, self._panel(), self.chosen, self._progress)
        if (offered := self._button()) is not None:
            form.button(offered.name, BUTTON, offered.press, main=True)
        form.button("Back", BACK_BOX, self.back)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the cached pit and way, the tables, the embers and the panel."""
        if self._background is None or self._background.get_size() != surface.get_size():
            self._background = self._draw_background(surface.get_size())
        surface.blit(self._background, (0, 0))
        for token in self._tokens:
            paint_token(surface, self.app.assets, token, self._progress, chosen=token.table == self.chosen)
        self._embers.draw(surface, self.app.assets)
        panel, corner = self.form.rect(self._panel()), round(16 * self.app.box_scale)
        pygame.draw.rect(surface, HIDE, panel, border_radius=corner)
        pygame.draw.rect(surface, BRASS, panel, line_width(2, self.app.box_scale), corner)

    def _panel(self) -> Box:
        """Return the box of the panel, which at a locked table extends over that of the button."""
        left, top, width, height = PANEL
        is_open = self._progress.is_open(self.chosen)
        return left, top, width, height if is_open else BUTTON[1] + BUTTON[3] - top

    def _draw_background(self, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size)
        self.paint_room(surface)
        stones = [Stone(felt_of(self.app.assets, game), self._reached(game)) for game in games()]
        paint_pit(surface, self.form, self._ledges, stones)
        route = [self._place(table) for table in tables()]
        won = self._progress.won
        come = next((index for index, table in enumerate(tables()) if table not in won), len(route))
        paint_way(surface, self.form, route, come)
        paint_lights(surface, self._tokens, self._progress)
        return surface

    def _build_tokens(self, form: Form) -> None:
        self._tokens = []
        for table in tables():
            size = self._size(table)
            x, y = self._place(table)
            box = (x - size / 2, y - size / 2, size, size)
            title = ONE_NIGHT if table == NIGHT else table_at(table).title
            tip = "" if table == self.chosen else title
            self._tokens.append(Token(table, form.hotspot(box, partial(self._press, table), tip=tip)))
        if self.focus.key is None:
            self.focus.key, self.focus.shown = tables().index(self.chosen), True

    def _button(self) -> MenuItem | None:
        """Return the button of the chosen table; None if the table is locked."""
        table, progress, night = self.chosen, self._progress, self._progress.night
        if not progress.is_open(table):
            return None
        running = night.running if night is not None and table == NIGHT else progress.running.get(table)
        if running is not None:
            return MenuItem("Continue", lambda: continue_match(self._desk, running, self.resume))
        begin = partial(begin_descent, self._desk)
        if table != NIGHT:
            again = TRY_AGAIN.label if progress.tried.get(table) else "Play"
            return MenuItem(PLAY_AGAIN.label if table in progress.won else again, partial(begin, table))
        if night is not None and night.to_come:
            following = TableId(night.to_come[0].id, LAST_NIGHT)
            return MenuItem("Next table", partial(begin, following, night.name))
        return MenuItem("Play", partial(begin, TableId(games()[0].id, LAST_NIGHT)))

    def _rules(self) -> None:
        self.app.stack.push(DescentRules(self._desk))

    def _press(self, table: TableId) -> None:
        """Choose a table, or press its button if it is chosen already."""
        if table != self.chosen:
            self.focus.key = tables().index(table)
            self._choose(table)
        elif (offered := self._button()) is not None:
            offered.press()

    def _choose(self, table: TableId) -> None:
        if table != self.chosen:
            self.chosen = table
            self.rebuild()

    def _next(self) -> TableId:
        """Return the table to choose first: one in progress, or else the highest that is open and not won."""
        progress = self._progress
        open_now = [table for table in tables() if progress.is_open(table) and table not in progress.won]
        begun = [table for table in open_now if table in progress.running]
        return next(iter((*begun, *open_now)), NIGHT)

    def _reached(self, game: AnyGame) -> Reached:
        if self._progress.won_of(game.id) == TABLES:
            return Reached.DONE
        return Reached.LIT if self._progress.is_open(TableId(game.id, 1)) else Reached.DARK

    def _size(self, table: TableId) -> float:
        if table == NIGHT:
            return min(FLOOR[3], self._ledges[-1].token * LARGER)
        return self._ledges[circles().index(table.game)].token

    def _place(self, table: TableId) -> DesignPoint:
        """Return the centre of a table on the map; the way changes its direction from ledge to ledge."""
        if table == NIGHT:
            left, top, width, height = FLOOR
            return left + width / 2, top + height / 2
        index = circles().index(table.game)
        places = self._ledges[index].places(TABLES)
        return places[table.number - 1 if index % 2 == 0 else TABLES - table.number]
