"""The page of a replay: the table, the log, and a bar to go to any action."""

from collections.abc import Sequence
from functools import partial

import pygame

from engine.app import App
from engine.stepwise import Job
from engine.text_wrapping import shortened
from engine.theme import SOOT
from engine.ui.form import BACK_BOX, Form, MenuItem
from engine.ui.page import Page
from engine.ui.shapes import light_up
from engine.ui.text import TextRenderer
from game.sentences import capitalised
from saves.settings import Speed
from scenes.desk import Desk
from scenes.replay.bar import BY_PAD, REPLAY_KEYS, Bar, Seek, marks_of, seek_of, target_of
from scenes.replay.panel import MATCH_OVER, OPEN, Analysis, draw_words, hands_label, heading
from scenes.replay.playback import SPEEDS, Playback, app_within
from scenes.replay.session import Perspective, ReplaySession
from scenes.table.hints import Adviser
from scenes.table.view.table_layout import map_for

STRIP = 144
"""Height of the strip with the bar and a row of buttons, in design pixels."""
PANEL = 400
"""Width of the panel beside the table at the usual text size, in design pixels."""
BAR_HIGH = 44
ACTIONS_PER_CHECK = 8
"""Actions searched for great moments between looks at the clock."""
SEARCH_TIME = 0.004
"""Seconds spent on finding great moments in each turn of the loop."""
ROW, HEIGHT, GAP, APART = 1000.0, 64.0, 10.0, 30.0
"""Top and height of the row, and the gaps between buttons and between groups, in design pixels."""
SPEED, VIEW = 190.0, 270.0
"""Width of the choice of speed and of the button for the view, in design pixels."""
PLAY_ON_TIP = "Start a practice match from here. This one stays as it is."


def place_row(form: Form, left: float, items: Sequence[tuple[float, MenuItem]]) -> float:
    """Place a group of buttons of given widths in the row; return the left of the next one."""
    for wide, item in items:
        form.button(item.name, (left, ROW, wide, HEIGHT), item.press, key=item.key, tip=item.tip)
        left += wide + GAP
    return left


class ReplayPage(Page):
    """A match being watched; pops itself with a new match if the player wants to play on, or with None."""

    usual_keys = REPLAY_KEYS

    def __init__(self, desk: Desk, session: ReplaySession, start: int = 0) -> None:
        self._desk = desk
        self._start = start
        """The number of actions to skip when the page opens."""
        match = session.match
        table_map = map_for(desk.app.assets, match.game.info.map, match.places)
        self.session = session
        self.playback = Playback(desk, session, table_map, self._change)
        self.bar = Bar(total=len(session.past))
        self._marks = Job(marks_of(session.past, session.cast, session.viewer), ACTIONS_PER_CHECK)
        self._analysis = Analysis(session, Adviser(desk, session))
        self._log_shown = True
        self._hinted_at = session.count
        """The action at which the hint was requested."""
        self._shown_perspective = session.perspective
        """The perspective that the buttons show."""
        self.renderer: TextRenderer | None = None

    def enter(self, app: App) -> None:
        """Set up the table at the first action to watch, and play the match from there."""
        self.app = app
        self.session.go_to(self._start)
        self._fit()
        super().enter(app)
        if self._desk.speed is not Speed.OFF:
            self.playback.begin()
            self.rebuild()

    def resume(self) -> None:
        """Fit the page to the window."""
        self._fit()
        super().resume()

    def leave(self) -> None:
        """Stop the search for a hint."""
        super().leave()
        self._analysis.stop()
        self.playback.controller.stop()

    def _fit(self) -> None:
        """Fit the table into the space that the panel and the strip leave."""
        window = self.app.surface.get_rect()
        wide = round(PANEL * self.app.box_scale * max(1.0, self.app.text_size)) if self._log_shown else 0
        # The strip below is centred in the window with the sheet of the form.
        strip_top = round((window.height + 1080 * self.app.box_scale) / 2 - STRIP * self.app.box_scale)
        table = pygame.Rect(0, 0, window.width - wide, strip_top)
        self._panel = pygame.Rect(table.right, 0, wide, table.height)
        self.playback.show_in(app_within(self.app, table))

    def build(self, form: Form) -> None:
        """Place the bar, and the buttons below it."""
        rect = form.hotspot((20, 1080 - STRIP + 10, 1880, BAR_HIGH), self.playback.toggle)
        self.bar.rect = rect
        self.focus.begin(0)
        self._build_views(form, self._build_controls(form) + APART)
        form.button("Back", BACK_BOX, self.back)
        form.shortcut(".", "Faster", partial(self._change_speed, 1))
        form.shortcut(",", "Slower", partial(self._change_speed, -1))

    def _build_controls(self, form: Form) -> float:
        """Place the buttons that move through the match, and the speed; return their right side."""
        deal_back, deal_on = partial(self._seek, Seek.DEAL_BACK), partial(self._seek, Seek.DEAL_ON)
        deal = self.session.game.info.deal
        seeks = [
            (140, MenuItem(f"‹ {capitalised(deal)}", deal_back, tip=f"Back to the start of the {deal}.")),
            (70, MenuItem("‹", partial(self._seek, Seek.BACK), tip="One move back.")),
            (140, MenuItem("Pause" if self.playback.playing else "Play", self._toggle)),
            (70, MenuItem("›", self._step_on, tip="One move forward.")),
            (140, MenuItem(f"{capitalised(deal)} ›", deal_on, tip=f"Forward to the next {deal}.")),
        ]
        left = place_row(form, 20, seeks)
        form.one_of(SPEEDS, self.session.speed, (left, ROW, SPEED, HEIGHT), self._set_speed)
        return left + SPEED

    def _build_views(self, form: Form, left: float) -> None:
        """Place the buttons for views, log and hint, and the one that begins a match from here."""
        self._shown_perspective = self.session.perspective
        wanted, seat = self.session.wanted, self._next_seat()
        another = Perspective(seat, wanted.open_hands)
        turned = Perspective(wanted.seat, not wanted.open_hands)
        named = "Spectator view" if seat is None else f"View as {self.session.names[seat]}"
        named = shortened(named, form.width, VIEW - 30)
        hands = hands_label(self.session)
        hands_tip = "Everyone's cards, once the deal is over." if hands == OPEN else ""
        views = [
            (VIEW, MenuItem(named, partial(self._view_as, another), key="V")),
            (230, MenuItem(hands, partial(self._view_as, turned), key="Z", tip=hands_tip)),
            (100, MenuItem("Log", self._toggle_log, key="L", tip="Show or hide the log.")),
            (110, MenuItem("Hint", self._ask, key="H", tip="The hint you'd have got here.")),
        ]
        left = place_row(form, left, views) + APART - GAP
        play_on = MenuItem("Play from here", self._play_from_here, tip=PLAY_ON_TIP)
        place_row(form, left, [(1900 - left, play_on)])

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the table, the panel and the bar."""
        self.paint_room(surface)
        playback = self.playback
        table = playback.controller.table_view.painter
        part = surface.subsurface(pygame.Rect((0, 0), playback.controller.table_view.board.window))
        table.draw(part, playback.frame)
        self.renderer = renderer = self.app.renderer(surface)
        strip = surface.get_rect()
        strip.top = self._panel.bottom
        pygame.draw.rect(surface, SOOT, strip)
        if self._log_shown:
            lines = playback.controller.messages.event_log.sentences
            head = heading(self.session, playback.controller.phase.view.deal, playback.total)
            draw_words(renderer, self._panel, head, lines, self._analysis)
        self.bar.draw(renderer, self.session.count, self.pointing.at)

    def update(self, milliseconds: float) -> None:
        """Advance the match, find great moments, and show a hint that has arrived."""
        super().update(milliseconds)
        playing = self.playback.playing
        if self.playback.update(milliseconds):
            self.stale = True
        if playing != self.playback.playing or self._shown_perspective != self.session.perspective:
            self.rebuild()
        if self._hinted_at != self.session.count and self._analysis.words:
            self._analysis.stop()
            self.stale = True
        found = self._marks.work(SEARCH_TIME)
        self.bar.marks += found
        self.stale = self._analysis.update() or bool(found) or self.stale

    def chore(self) -> bool:
        """Preload a picture that the match may show; return True if there may be more."""
        return self.playback.controller.table_view.preloader.step()

    def handle(self, event: pygame.event.Event) -> None:
        """Handle keys and the bar; pass all other events to the form."""
        seek = None if self._changes_value(event) else seek_of(event)
        if seek is not None:
            self._seek(seek)
        elif not self._drag_bar(event):
            super().handle(event)
        self.stale = True

    def _changes_value(self, event: pygame.event.Event) -> bool:
        """True if the left and right keys change the value of the control in focus."""
        control = self._control() if self.focus.shown else None
        across = event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT)
        return across and control is not None and control.steps

    def _seek(self, seek: Seek) -> None:
        match seek:
            case Seek.TOGGLE:
                self._toggle()
            case Seek.ON:
                self._step_on()
            case _:
                self._go(target_of(seek, self.bar, self.session.count))

    def _drag_bar(self, event: pygame.event.Event) -> bool:
        """Handle an event of the pointer; return True if it was meant for the bar."""
        bar = self.bar
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and bar.rect.collidepoint(event.pos):
                light_up(bar.rect)
                self._go(bar.count_at(event.pos, self.app.box_scale))
                bar.held = True
            case pygame.MOUSEMOTION if bar.held:
                count = bar.count_at(event.pos, self.app.box_scale)
                if count != self.session.count:
                    self._go(count)
            case pygame.MOUSEMOTION:
                self.playback.point(event.pos)
                return False
            case pygame.MOUSEBUTTONUP if bar.held:
                bar.held = False
            case pygame.MOUSEWHEEL:
                self._go(self.session.count - event.y)
            case _:
                return False
        return True

    def move_focus(self, across: int, down: int) -> None:
        """Step through the match with a gamepad's D-pad while the bar has the focus."""
        seek = BY_PAD.get(across)
        if seek is not None and self.focus.key == 0 and self.focus.shown:
            self._seek(seek)
        else:
            super().move_focus(across, down)

    def _toggle(self) -> None:
        self.playback.toggle()
        self.rebuild()

    def _pause(self) -> None:
        if self.playback.playing:
            self.playback.playing = False
            self.rebuild()

    def _go(self, count: int) -> None:
        """Show the position after ``count`` actions, and pause."""
        self._pause()
        self.playback.go_to(count)

    def _step_on(self) -> None:
        self._pause()
        self.playback.step()

    def _change_speed(self, steps: int) -> None:
        speeds = list(SPEEDS)
        place = speeds.index(self.session.speed) + steps
        self._set_speed(speeds[max(0, min(place, len(speeds) - 1))])

    def _set_speed(self, speed: float) -> None:
        self.playback.set_speed(speed)
        self.rebuild()

    def _next_seat(self) -> int | None:
        """Return the next seat to look from; None, a bystander, comes after the last."""
        seats: list[int | None] = [*range(self.session.match.seats), None]
        return seats[(seats.index(self.session.wanted.seat) + 1) % len(seats)]

    def _view_as(self, perspective: Perspective) -> None:
        self.session.wanted = perspective
        self.playback.go_to(self.session.count)
        self.rebuild()

    def _toggle_log(self) -> None:
        self._log_shown = not self._log_shown
        self._fit()
        self.rebuild()

    def _ask(self) -> None:
        self.playback.go_to(self.session.count)
        self._analysis.ask()
        self._show_analysis()

    def _show_analysis(self) -> None:
        self._pause()
        self._hinted_at, self.stale = self.session.count, True
        if not self._log_shown:
            self._toggle_log()

    def _play_from_here(self) -> None:
        """Begin a new match from this position, if there is anything left to play."""
        if self.session.match.to_move is not None:
            self.app.stack.pop(self.session.begin_branch(self._desk.now()))
            return
        self._analysis.say(MATCH_OVER)
        self._show_analysis()

    def _change(self) -> None:
        self.stale = True
