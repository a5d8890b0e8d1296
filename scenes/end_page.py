"""The end of a match: who won and by what, everybody on the steps, what it turned on, and the ways on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Final

import pygame

from engine.app import App
from engine.embers import Embers
from engine.grain import Size, glow, light
from engine.sound import Channel
from engine.ui.blocks import lay
from engine.ui.form import PRIMARY, Form, Shortcut
from engine.ui.page import Page
from game.contract.rules import Standing
from scenes.ascent import Ascent
from scenes.deal_page import account_blocks
from scenes.endings import DEAL, Ending, Outcome
from scenes.podium import WHOLE, Portrait, Sitter, build_podium, paint_podium
from scenes.scoreboard import TELLS, Next, Onward, Tells
from scenes.totals_plot import Course, Plot, build_plot, line_ends, numbered

LEFT, MIDDLE, RIGHT = 40.0, 1000.0, 1888.0
"""Sides of the podium, and of what is told and drawn beside it, in design pixels."""
TOP, BOTTOM = 16.0, 940.0
GAP = 22.0
LEAST_PLOT = 180.0
"""Design pixels of height that the course needs; where there is less room, the score still shows it."""
LONGEST_END = 150.0
"""Design pixels of a name at the end of its line at the most."""
TOLD: Final = TELLS | {
    "Harder opponents": "The same table, one level harder.",
    "Another game": "Same players, another game.",
    "Watch": "The whole match, move by move.",
}
HOW_IT_CAME: Final = "How the deal was scored."
BETWEEN, PAD = 14.0, 44.0
"""Design pixels between two ways on, and of one beside its words."""
LIGHTS: Final = {Outcome.WON: (88, 54, 12), Outcome.LOST: (10, 16, 30), Outcome.DRAWN: (14, 48, 38)}
"""The light over the podium: of a fire, of the moon, of verdigris."""
STYLES: Final = {Outcome.WON: "@verdict", Outcome.LOST: "@verdict_lost", Outcome.DRAWN: "@verdict_drawn"}


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match as the page shows it."""

    ending: Ending
    sitters: Sequence[Sitter]
    standing: Standing
    counts: str
    """What the totals count."""
    target: int | None
    low_wins: bool
    """Whether the least total is the best."""
    played: str
    """What was played, in a line."""
    further: tuple[str, str] = ("", "")
    """Where else it counts, and what it means there."""
    record: Callable[[], str | None] | None = None
    """Tells what it was beside all that the person played before; None as long as that is looked at."""
    course: Standing | None = None
    """What its course is told by, where that is not its deals."""
    part: str = DEAL
    """What a step of the course is called."""
    cards: Sequence[str] = ()
    """Pictures of cards that rise when it was won."""


@dataclass(frozen=True, slots=True)
class Leads:
    """Where the page leads beside the table and the menu."""

    harder: bool
    """Whether there are harder opponents to be had."""
    another: bool
    """Whether the company may turn to another game."""
    onward: Sequence[Onward] = ()
    links: Sequence[Shortcut] = ()
    """Ways to more, each a button with its letter."""
    open_deal: Callable[[int], None] | None = field(default=None)
    """Opens how a deal came out, by its number."""
    account: Tells | None = field(default=None)
    """Tells it."""


class EndPage(Page):
    """What a finished match was; pops itself with a ``Next``. ``moves``: whether anything may rise."""

    def __init__(self, match: Finished, leads: Leads, moves: bool) -> None:
        self._match = match
        self._leads = leads
        self._shown = 0.0 if moves else WHOLE
        """Milliseconds of the ceremony that are over."""
        self._record: str | None = None
        """What it was beside those; None as long as nobody knows."""
        self._moves = moves
        self._embers = Embers()
        self._ascent = Ascent()
        self.portraits: list[Portrait] = []
        """Everybody on the steps, or before them."""
        self._plot: Plot | None = None

    def enter(self, app: App) -> None:
        """A win, a loss and a draw are heard; a win makes the fire flare and cards rise from it."""
        self._look_back()
        super().enter(app)
        app.sound.play(self._match.ending.outcome.value, Channel.TABLE)
        if self._moves and self._match.ending.outcome is Outcome.WON:
            self._embers.kindle()
            self._ascent.begin(self._match.cards)

    def update(self, milliseconds: float) -> None:
        """Who won comes up last behind the steps; embers and cards rise until they are gone."""
        super().update(milliseconds)
        if self._record is None and self._look_back():
            self.rebuild()
        if self._shown < WHOLE or self._embers.busy or self._ascent.busy:
            self._shown += milliseconds
            self._embers.update(milliseconds)
            self._ascent.update(milliseconds)
            self.stale = True

    def build(self, form: Form) -> None:
        """The verdict, the podium, what the match turned on, its course, and the ways on."""
        match, ending = self._match, self._match.ending
        top = TOP + form.paragraph(ending.headline, (LEFT, TOP, RIGHT - LEFT), STYLES[ending.outcome])
        top += form.paragraph(ending.told, (LEFT, top, RIGHT - LEFT), "@body")
        top += form.paragraph(match.played, (LEFT, top, RIGHT - LEFT), "@faint") + GAP / 2
        names = [sitter.name for sitter in match.sitters]
        ends = line_ends(form, names, LONGEST_END)
        shown = zip(match.sitters, numbered(names, ends), strict=True)
        sitters = [replace(sitter, name=name) for sitter, name in shown]
        right = MIDDLE - 50 if self._tells else RIGHT
        self.portraits = build_podium(form, sitters, (LEFT, top, right - LEFT, BOTTOM - top))
        self._stage = form.rect((LEFT, top, right - LEFT, BOTTOM - top))
        self._stage.height = max(each.step.top for each in self.portraits if each.step) - self._stage.top
        self._build_ways(form)
        top = self._build_turns(form, top)
        box = (MIDDLE, top, RIGHT - MIDDLE, BOTTOM - top)
        self._plot = None
        if box[3] < LEAST_PLOT:
            return
        told, standing = self._leads.account, match.course or match.standing
        if len(standing.deals) > 1:
            course = Course(standing, match.target, match.counts, ends, match.low_wins, part=match.part)
            self._plot = build_plot(form, course, box)
        elif told is not None and (account := told(1)) is not None:
            lay(form, box, list(account_blocks(form, names, 1, account, box[2], match.low_wins)))

    @property
    def _tells(self) -> bool:
        """True if there is anything to tell beside the podium; otherwise it has the page to itself."""
        match, told = self._match, self._leads.account
        words = (match.further[1], match.ending.decided, self._record, match.ending.boldest)
        deals = len((match.course or match.standing).deals)
        return any(words) or deals > 1 or (told is not None and told(1) is not None)

    def paint(self, surface: pygame.Surface) -> None:
        """Light as the match came out, the portraits, and the course."""
        self.paint_room(surface)
        lit = _light(surface.get_size(), self._match.ending.outcome)
        surface.blit(lit, (0, 0), None, pygame.BLEND_RGB_ADD)
        self._ascent.draw(surface, self._stage, self.app.assets, self.app.pixels)
        self._embers.draw(surface, self.app.pixels)
        paint_podium(surface, self.form, self.portraits, self._shown)
        if self._plot is not None:
            surface.blit(self._plot.picture, self._plot.area)

    def _look_back(self) -> bool:
        """Find out what the match was beside those before it; whether there is something to tell of it."""
        self._record = "" if self._match.record is None else self._match.record()
        return bool(self._record)

    def back(self) -> None:
        """Esc leads to the table."""
        self._leave(Next.GO_ON)

    def _build_turns(self, form: Form, top: float) -> float:
        """What follows, what decided it and the boldest thing, as far as there is room; returns the end."""
        ending = self._match.ending
        for title, words in (
            self._match.further,
            ("What decided it", ending.decided),
            ("For the record", self._record or ""),
            ("Best moment", ending.boldest),
        ):
            high = form.line_height("@section")
            needed = high + len(form.lines(words, RIGHT - MIDDLE, "@small")) * form.line_height("@small")
            if words and top + needed <= BOTTOM:
                beside = self._build_deal(form, top, high) if words is ending.decided else 0.0
                form.label(title, (MIDDLE, top, RIGHT - MIDDLE - beside, high), "@section")
                top += high
                top += form.paragraph(words, (MIDDLE, top, RIGHT - MIDDLE), "@small") + GAP
        return top

    def _build_deal(self, form: Form, top: float, high: float) -> float:
        """The way to the deal that decided it, beside what is said of it; returns how wide it is."""
        deal, open_deal = self._match.ending.deal, self._leads.open_deal
        if open_deal is None:
            return 0.0
        text = f"See deal {deal}"
        key = "" if "D" in {key for _, key, _ in self._leads.onward} else "D"
        wide = form.width(text) + PAD
        box = (RIGHT - wide, top, wide, high)
        form.button(text, box, partial(open_deal, deal), key=key, tells=HOW_IT_CAME)
        return wide

    def _build_ways(self, form: Form) -> None:
        """The one way on stands out; all others lie beside it, from the menu to the log."""
        table = ("View table", "O", self.back)
        onward: list[tuple[str, str, Callable[[], None]]] = [
            (words, key, partial(self._leave, choice)) for words, key, choice in self._leads.onward
        ]
        main, *others = [*onward, table]
        ways: list[tuple[str, str, Callable[[], None]]] = [
            ("Menu", "Q", partial(self._leave, Next.MENU)),
            *others,
        ]
        if self._leads.harder and self._match.ending.outcome is Outcome.WON:
            ways.append(("Harder opponents", "F", partial(self._leave, Next.HARDER)))
        if self._leads.another:
            ways.append(("Another game", "C", partial(self._leave, Next.ANOTHER)))
        ways.append(("Watch", "W", partial(self._leave, Next.WATCH)))
        ways += [(link.name, link.key, link.activate) for link in self._leads.links]
        text, key, action = main
        wide = max(PRIMARY[2], form.width(text, "@main") + 50)
        box = (PRIMARY[0] + PRIMARY[2] - wide, PRIMARY[1], wide, PRIMARY[3])
        form.button(text, box, action, key=key, style="@main", tells=TOLD.get(text, ""))
        _build_row(form, ways, box[0] - LEFT)
        if self.focus.key is None:
            self.focus.key = 0

    def _leave(self, choice: Next) -> None:
        self.app.stack.pop(choice)


def _build_row(form: Form, ways: Sequence[tuple[str, str, Callable[[], None]]], room: float) -> None:
    """Ways on beside each other; where there is little room all draw in."""
    widths = [form.width(text) for text, _, _ in ways]
    pad = min(PAD, (room - sum(widths)) / len(ways) - BETWEEN)
    left = LEFT
    for (text, key, action), width in zip(ways, widths, strict=True):
        box = (left, PRIMARY[1] + 12, width + pad, 76.0)
        form.button(text, box, action, key=key, tells=TOLD.get(text, ""))
        left += width + pad + BETWEEN


@lru_cache(1)
def _light(size: Size, outcome: Outcome) -> pygame.Surface:
    """Return light from above the podium, to be added."""
    lit = pygame.Surface(size)
    across = light(
        size, lambda share: max(0.0, 1 - abs(share - 0.26) / 0.42), lambda share: (1 - share) ** 1.5
    )
    glow(lit, across, LIGHTS[outcome])
    return lit
