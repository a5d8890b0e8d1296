"""The end of a match: the podium, what decided it, the best moment, and what comes next."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final

import pygame

from engine.app import App
from engine.commands import Activated, Command
from engine.grain import Size, glow, light
from engine.motion import ease_out, jolt
from engine.particles import STEPS, Particles, preload
from engine.sound import Channel
from engine.timeline import Timeline
from engine.ui import styles
from engine.ui.blocks import arrange
from engine.ui.form import Box, Form, MenuItem
from engine.ui.widget import Widget
from game.contract.words import Account
from scenes.backdrop import Backdrop, BackdropPage, Lamp
from scenes.deal_page import account_blocks
from scenes.descent.prize import Prize, PrizeScene
from scenes.endings import Ending, Outcome
from scenes.navigation import Next, NextButton
from scenes.podium import (
    END,
    LANDING,
    PLAQUE_SIDES,
    Group,
    Plaque,
    PodiumPlayer,
    Portrait,
    build_plaques,
    build_podium,
    paint_crown,
    paint_podium,
    sunk,
)
from scenes.rising_cards import RisingCards
from scenes.totals_plot import Course, build_plot, line_ends, numbered

LEFT, RIGHT = 40.0, PLAQUE_SIDES[1]
"""Left and right sides of the page, in design pixels."""
PODIUM: Final = 1130.0
"""The right side of the podium when there are plaques beside it, in design pixels."""
TOP, BOTTOM = 24.0, 920.0
GAP = 16.0
LONGEST_END = 150.0
"""The widest name at the end of a line in the plot, in design pixels."""
HOW_IT_WAS_SCORED: Final = "See the scoring"
LIGHTS: Final = {Outcome.WON: (96, 58, 14), Outcome.LOST: (8, 16, 34), Outcome.DRAWN: (14, 48, 38)}
"""The colour of the light over the podium: firelight, moonlight, verdigris."""
STYLES: Final = {
    Outcome.WON: styles.OUTCOME,
    Outcome.LOST: styles.OUTCOME_LOST,
    Outcome.DRAWN: styles.OUTCOME_DRAWN,
}
LAMPS: Final = {
    Outcome.WON: Lamp(0.3, 0.5),
    Outcome.LOST: Lamp(0.3, 0.4),
    Outcome.DRAWN: Lamp(0.3, 0.45, 0.8),
}
DARK_BEFORE_WIN, DARK_AFTER_LOSS = 0.34, 0.62
"""Brightness of the room before the verdict of a win, and after the verdict of a loss."""
FREEZE_TIME: Final = 120.0
"""Milliseconds for which the animation stops when the verdict lands."""
SHAKE_TIME: Final = 350.0
SHAKE: Final = 10.0
"""Design pixels by which the page then shakes."""
FLARE_TIME: Final = 420.0
"""Milliseconds in which the room brightens after a win, or darkens after a loss."""
STAMP_TIME: Final = 260.0
"""Milliseconds that the verdict takes to land."""
SLIDE_TIME: Final = 340.0
"""Milliseconds that a plaque takes to slide in."""
LINES_SLIDE: Final = LANDING + 300.0
"""Milliseconds until the lines under the verdict slide in."""
ENTER_DELAY: Final = 2000.0
"""Milliseconds without Enter before it presses a button: an earlier Enter was meant for the table."""
PLAQUES_SLIDE, PLAQUE_INTERVAL = LANDING + 620.0, 190.0
"""Milliseconds until the first plaque slides in, and from one to the next."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndContent:
    """The content of the page: a finished match, and the buttons that lead on."""

    ending: Ending
    players: Sequence[PodiumPlayer]
    played: str
    further: tuple[str, str]
    """The title and the words of a plaque about where else the match counts, such as the Descent."""
    record: Callable[[], str | None]
    """Returns how the match compares with the person's earlier ones, or None while those are being read."""
    course: Course
    only: Account | None
    """The account of the first deal; the page shows it if that was the only deal."""
    open_deal: Callable[[int], None]
    """Opens the account of a deal by its number."""
    cards: Sequence[str]
    backdrop: Backdrop
    prize: Prize | None
    """The prize to unwrap after the ceremony."""
    buttons: Sequence[NextButton]
    """The buttons that lead on, the main one first."""
    links: Sequence[MenuItem]
    """Buttons for more about the match, each with its key."""


class EndPage(BackdropPage):
    """The last page of a match; pops itself with a ``Next``.

    The room is dark until the verdict of a win lands, then it flares up. After a loss it darkens and cards
    fall. A click skips the ceremony.
    """

    def __init__(self, content: EndContent, *, shakes: bool) -> None:
        self._content = content
        self.backdrop, self.lamp = content.backdrop, LAMPS[content.ending.outcome]
        self._timeline = Timeline()
        """The timeline of the ceremony, busy until the ceremony is over."""
        self._delay = ENTER_DELAY
        """Milliseconds until Enter may press a button that the player has not moved the focus to."""
        self._record: str | None = None
        """The comparison with earlier matches; None until it is known."""
        self.shakes = shakes
        self._particles = Particles()
        self._rising = RisingCards()
        self.portraits: list[Portrait] = []
        self._verdict = Group((), pygame.Rect(0, 0, 0, 0))
        self._titles: list[Group] = []
        """The words on each step of the podium."""
        self._plaques: list[Group] = []
        """The lines under the verdict, and the plaques beside the podium."""
        self._preloaded = 0
        """The number of pictures of the winner's burst that are preloaded."""

    def enter(self, app: App) -> None:
        """Play the sound of the result, and let cards rise after a win or fall after a loss."""
        self._record = self._content.record()
        if app.animates:
            self._timeline.call(LANDING, self._land_verdict)
            self._timeline.call(END, self._show_prize)
        super().enter(app)
        app.sound.play(self._content.ending.outcome.value, Channel.TABLE)
        ending = self._content.ending
        if app.animates and ending.outcome is not Outcome.DRAWN and not ending.conceded:
            falls = ending.outcome is Outcome.LOST
            self._rising.begin(self._content.cards, late=LANDING, falls=falls)

    @property
    def playing(self) -> bool:
        """True while the ceremony lasts."""
        return self._timeline.busy

    @property
    def _shown(self) -> float:
        """Milliseconds of the ceremony shown so far."""
        return self._timeline.now if self.playing else END

    def update(self, milliseconds: float) -> None:
        """Advance the ceremony, the embers and the cards."""
        super().update(milliseconds)
        if self._record is None:
            self._record = self._content.record()
            if self._record:
                self.rebuild()
        self._delay -= milliseconds
        if self.playing or self._particles.busy or self._rising.busy:
            self._timeline.update(milliseconds)
            self._particles.update(milliseconds)
            self._rising.update(milliseconds)
            self.stale = True

    def _show_prize(self) -> None:
        """Open the prize over the page, if there is one."""
        if self._content.prize is not None:
            self.draw(self.app.surface)
            self.app.stack.push(PrizeScene(self._content.prize, shakes=self.shakes))

    def _land_verdict(self) -> None:
        """Land the verdict with a short stop; after a win, sparks burst from the winner."""
        if self._timeline.finishing:
            return
        self._timeline.pause(FREEZE_TIME)
        sound, outcome = self.app.sound, self._content.ending.outcome
        sound.play("slam", Channel.TABLE)
        if outcome is not Outcome.WON:
            return
        sound.play("flare", Channel.TABLE)
        self._particles.start_embers(self._sky, self.app.box_scale)
        for each in self.portraits:
            if each.player.rank == 1 and each.step is not None:
                self._particles.blast(60, each.rect, self.app.box_scale)

    def finish(self) -> None:
        """Skip the rest of the ceremony."""
        if self.playing:
            self._timeline.finish()
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Handle one event; a click outside all buttons skips the ceremony."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if clicked and self.form.control_at(event.pos) is None:
            self.finish()
        super().handle(event)

    def handle_command(self, command: Command | None, event: pygame.event.Event) -> None:
        """Carry out a command; repeated Enter skips the ceremony but begins no new match."""
        if isinstance(command, Activated) and (self.playing or (self._delay > 0 and not self.focus.shown)):
            self.finish()
            self._delay = ENTER_DELAY
        else:
            super().handle_command(command, event)

    def build(self, form: Form) -> None:
        """Place the verdict, the podium, the plaques and the buttons."""
        content, ending = self._content, self._content.ending
        top = TOP + form.paragraph(ending.headline, (LEFT, TOP, RIGHT - LEFT), STYLES[ending.outcome])
        verdict, under = list(form.widgets), top
        more = [] if self._has_plaques else [each.words for each in self._facts()]
        top += form.paragraph(" ".join([ending.story, *more]), (LEFT, top, RIGHT - LEFT), styles.BODY)
        top += form.paragraph(content.played, (LEFT, top, RIGHT - LEFT), styles.ASIDE) + GAP
        lines = form.widgets[len(verdict) :]
        form.shade(0)
        names = [player.name for player in content.players]
        ends = line_ends(form, names, LONGEST_END)
        shown = zip(content.players, numbered(names, ends), strict=True)
        players = [replace(player, name=name) for player, name in shown]
        right = PODIUM if self._has_plaques else RIGHT
        self.portraits = build_podium(form, players, (LEFT, top, right - LEFT, BOTTOM - top))
        self._stage = form.rect((LEFT, top, right - LEFT, BOTTOM - top))
        self._sky = self.app.surface.get_rect()
        self._sky.height = self._stage.bottom  # no ember flies over the words at the foot
        self._stage.height = max(each.step.top for each in self.portraits if each.step) - self._stage.top
        self._verdict = Group(verdict, _around(verdict))
        self._titles = [Group(each.words, each.step or _around(each.words)) for each in self.portraits]
        self._plaques = [Group(lines, form.rect((LEFT, under, RIGHT - LEFT, top - under)), LINES_SLIDE)]
        self._build_buttons(form)
        if self._has_plaques:
            fill, told = self._fill(form, names, ends), list(self._facts())
            for index, plaque in enumerate(build_plaques(form, told, fill, (top, BOTTOM))):
                plaque.appears_at = PLAQUES_SLIDE + PLAQUE_INTERVAL * index
                self._plaques.append(plaque)

    def _facts(self) -> Iterator[Plaque]:
        """Yield the plaques beside the podium."""
        ending, course = self._content.ending, self._content.course
        title, words = self._content.further
        if words:
            yield Plaque(title, words)
        if ending.decided:
            name = HOW_IT_WAS_SCORED if course.part else f"See {course.info.deal} {ending.deal}"
            tip = f"How the {course.info.deal} was scored."
            see = MenuItem(name, partial(self._content.open_deal, ending.deal), tip=tip)
            yield Plaque("What decided it", ending.decided, link=see, pictured=True)
        if ending.boldest:
            heroes = (each.face for each in self._content.players if each.seat == ending.hero)
            yield Plaque("Best moment", ending.boldest, next(heroes, ""))
        if self._record:
            yield Plaque("For the record", self._record)

    def _fill(self, form: Form, names: Sequence[str], ends: Sequence[str]) -> Callable[[Box], object] | None:
        """Return a function that draws a plot of totals, or the only deal's account, beside the podium."""
        course, only = self._content.course, self._content.only
        if len(course.standing.deals) > 1:
            return partial(build_plot, form, course, ends)
        if only is None:
            return None
        return lambda box: arrange(form, box, list(account_blocks(form, course.info, names, 1, only, box[2])))

    @property
    def _has_plaques(self) -> bool:
        """True if there is anything to show beside the podium; otherwise the podium has the page to itself.

        Without a finished deal there is neither a plot nor an account, and half of the page would be empty.
        """
        deals = len(self._content.course.standing.deals)
        if self._content.ending.conceded and deals == 0:
            return False
        return any(self._facts()) or deals > 1 or self._content.only is not None

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the room in the light of the result, and the podium with its players."""
        self.paint_room(surface)
        lit = _light(surface.get_size(), self._content.ending.outcome)
        surface.blit(lit, (0, 0), None, pygame.BLEND_RGB_ADD)
        if (shade := self._shade()) != 1:
            surface.fill([min(255, round(255 * shade))] * 3, None, pygame.BLEND_RGB_MULT)
        assets, box_scale = self.app.assets, self.app.box_scale
        self._rising.draw(surface, self._stage, assets, box_scale)
        paint_podium(surface, self.form, self.portraits, self._shown)
        if self._content.ending.outcome is not Outcome.LOST:
            paint_crown(surface, self.form, self.portraits, self._shown)
        clip = surface.get_clip()
        surface.set_clip(self._sky)
        self._particles.draw(surface, assets)
        surface.set_clip(clip)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page; during the ceremony, only what has appeared so far."""
        if not self.playing:
            super().draw(surface)
            return
        self.paint(surface)
        shade, *_ = self.form.widgets
        shade.draw(surface)
        self._draw_verdict(surface)
        for portrait, title in zip(self.portraits, self._titles, strict=True):
            down = 0 if portrait.step is None else sunk(portrait, self._shown)
            title.draw(surface, (0, down), clip=portrait.step)
        for plaque in self._plaques:
            if (share := ease_out(self._elapsed(plaque.appears_at, SLIDE_TIME))) > 0:
                plaque.draw(surface, (round((1 - share) * 160 * self.app.box_scale), 0), share)
        moving = {id(each) for group in self._groups for each in group.widgets}
        for widget in self.form.widgets[1:]:
            if id(widget) not in moving:
                widget.draw(surface)
        self._shake(surface)

    @property
    def _groups(self) -> list[Group]:
        """All groups that appear one after another, in order."""
        return [self._verdict, *self._titles, *self._plaques]

    def _elapsed(self, start: float, lasts: float) -> float:
        """Return the elapsed share of a motion, 0 to 1."""
        return min(1.0, max(0.0, (self._shown - start) / lasts))

    def _draw_verdict(self, surface: pygame.Surface) -> None:
        """Draw the headline: lowered gently after a loss, stamped on otherwise."""
        share, verdict = self._elapsed(LANDING, STAMP_TIME), self._verdict
        if share <= 0:
            return
        if self._content.ending.outcome is Outcome.LOST:
            verdict.draw(surface, (0, round((1 - ease_out(share)) * -40 * self.app.box_scale)), share)
        elif share == 1:
            verdict.draw(surface)
        else:
            drawn = verdict.picture(surface)
            letters, larger = drawn.get_bounding_rect(), 1.6 - 0.6 * ease_out(share)
            size = round(letters.width * larger), round(letters.height * larger)
            drawn = pygame.transform.smoothscale(drawn.subsurface(letters), size)
            surface.blit(drawn, drawn.get_rect(center=verdict.rect.center))

    def chore(self) -> bool:
        """Preload a picture that is about to appear; return True while there are more."""
        if not self.playing:
            return False
        missing = next((group for group in self._groups if group.drawn is None), None)
        if missing is not None:
            missing.picture(self.app.surface)
        elif self._preloaded < STEPS:
            preload(self.app.box_scale, self._preloaded)
            self._preloaded += 1
        return self._preloaded < STEPS

    def _shade(self) -> float:
        share = ease_out(self._elapsed(LANDING, FLARE_TIME))
        if self._content.ending.outcome is Outcome.LOST:
            return 1 - (1 - DARK_AFTER_LOSS) * share
        return DARK_BEFORE_WIN + (1 - DARK_BEFORE_WIN) * share

    def _shake(self, surface: pygame.Surface) -> None:
        """Shake the page just after the verdict of a win lands."""
        since = self._shown - LANDING
        if self._content.ending.outcome is Outcome.WON and 0 < since < SHAKE_TIME and self.shakes:
            off = jolt(since / SHAKE_TIME, SHAKE * self.app.box_scale, 0.0, 1.0)
            surface.scroll(round(off[0]), round(off[1]))

    def back(self) -> None:
        """Go back to where the table was opened."""
        self.app.stack.pop(Next.MENU)

    def _build_buttons(self, form: Form) -> None:
        """Place the main button, and all others as words beside it."""
        pop = self.app.stack.pop
        main, *others = [
            MenuItem(each.label, partial(pop, each.leads_to), each.key, each.tip)
            for each in self._content.buttons
        ]
        box = form.main_box(main.name)
        button = form.button(main.name, box, main.press, key=main.key, main=True, tip=main.tip)
        form.row([*others, *self._content.links], LEFT, box[0] - LEFT)
        self.focus.begin(form.controls.index(button))


def _around(widgets: Sequence[Widget]) -> pygame.Rect:
    return widgets[0].rect.unionall([each.rect for each in widgets])


@lru_cache(1)
def _light(size: Size, outcome: Outcome) -> pygame.Surface:
    """Return the light from above the podium, to be added to the picture."""
    lit = pygame.Surface(size)
    across = light(
        size, lambda share: max(0.0, 1 - abs(share - 0.3) / 0.42), lambda share: (1 - share) ** 1.5
    )
    glow(lit, across, LIGHTS[outcome])
    return lit
