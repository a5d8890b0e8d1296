"""The panel beside a replay: the heading, a hint and the log."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.text_wrapping import wrapped
from engine.theme import ASH, BODY, BONE, BRASS, FLAME, SMALL, SOOT, Colour, Typeface
from engine.ui.text import TextRenderer
from game.sentences import capitalised
from scenes.players import YOU
from scenes.replay.session import ReplaySession
from scenes.table.hints import Adviser
from scenes.table.picker import Picker
from scenes.table.view.prompt import draw_bars, lay_out_bars
from scenes.table.view.view_model import Comparison

THINKING: Final = "Thinking …"
HIDDEN_CARDS: Final = "That would give away hidden cards. Wait until the deal ends."
NO_CHOICE: Final = "Nobody has to move here."
ONE_MOVE: Final = "There's only one possible move here."
MATCH_OVER: Final = "The match ends here. Step back first."
MARGIN = 18
"""Margin around the words, in design pixels."""
LEADING = 1.24
TITLE: Final = (34, FLAME, Typeface.DISPLAY)
PLACE: Final = (BODY, ASH, Typeface.TEXT)
ASIDE: Final = (SMALL, BONE, Typeface.ITALIC)
OPEN = "Show hands"
"""The label of the button that shows all hands."""


@dataclass(slots=True)
class Analysis:
    """A hint for the current position, one at a time."""

    session: ReplaySession
    adviser: Adviser
    words: str = ""
    comparison: Comparison | None = None
    played: str = ""
    """The move that was made there, in words."""

    def ask(self) -> None:
        """Search for a hint, or say why there is none."""
        self.stop()
        then = self.session.past.at(self.session.count)
        seat = then.to_move
        if seat is None:
            self.words = NO_CHOICE
        elif len(then.legal(seat)) < 2:
            self.words = ONE_MOVE
        elif not self.session.may_know(seat):
            self.words = HIDDEN_CARDS
        else:
            self.adviser.begin_search(Picker.of(then.game, then.view(seat), then.deck, self.session.cast))
            self.words = THINKING

    def say(self, words: str) -> None:
        """Show other words in place of a hint."""
        self.stop()
        self.words = words

    def stop(self) -> None:
        """Drop the search and the hint, which are about another position."""
        self.adviser.stop()
        self.words, self.comparison, self.played = "", None, ""

    def update(self) -> bool:
        """True if a hint has arrived."""
        if (result := self.adviser.search_result()) is None:
            return False
        picker, cast = result.picker, self.session.cast
        seat = picker.view.seat
        assert seat is not None
        self.words = f"Hint for {cast.name(seat)}: “{result.advised()}”"
        self.comparison = result.comparison()
        done = self.session.past.whole.log[self.session.count :]
        if done and done[0].seat == seat:
            order = picker.order(done[0].action)
            self.played = cast.tell(seat, f"You chose to {order}.", f"{{name}} chose “{capitalised(order)}.”")
        return True


def heading(session: ReplaySession, deal: int, total: int) -> list[str]:
    """Return the lines of the heading: the match, the deal on the table, the current action and the view."""
    info = session.game.info
    where = "The end" if session.match.to_move is None else info.numbered(deal)
    title = session.saved.title or info.title
    return [title, f"{where} · move {session.count} of {total}", whose_view(session)]


def whose_view(session: ReplaySession) -> str:
    """Return the name of the view, and how long it lasts if another is wanted."""
    seat, hands = session.perspective.seat, ", all hands open" if session.perspective.open_hands else ""
    until = "" if session.perspective == session.wanted else " until the deal ends"
    return f"{_whose(session, seat)} view{hands}{until}"


def _whose(session: ReplaySession, seat: int | None) -> str:
    if seat is None:
        return "Spectator"
    return "Your" if session.names[seat] == YOU else f"{session.names[seat]}'s"


def hands_label(session: ReplaySession) -> str:
    """Return the label of the button that shows or hides hands."""
    if not session.wanted.open_hands:
        return OPEN
    return "Hide hands" if session.perspective.open_hands else "Keep hidden"


def draw_words(
    renderer: TextRenderer, area: pygame.Rect, head: Sequence[str], lines: Sequence[str], analysis: Analysis
) -> None:
    """Draw the panel: the heading, the hint, and as much of the log as fits."""
    pygame.draw.rect(renderer.surface, SOOT, area)
    pygame.draw.line(renderer.surface, BRASS, area.topleft, area.bottomleft, 1)
    inner = area.inflate(-renderer.px(2 * MARGIN), -renderer.px(2 * MARGIN))
    top = float(inner.top)
    for index, words in enumerate(head):
        top = _set(renderer, words, inner, top, PLACE if index else TITLE)
    if analysis.words:
        top = _set(renderer, analysis.words, inner, top + MARGIN * renderer.box_scale / 2, ASIDE)
    if (comparison := analysis.comparison) is not None:
        top = _set(renderer, comparison.words, inner, top, ASIDE)
        bars = lay_out_bars(renderer, comparison.moves, inner.width, renderer.text_scale)
        gap = MARGIN * renderer.box_scale / 3
        draw_bars(renderer, bars, (inner.left, round(top + gap)))
        top += bars.height + 2 * gap
    top = _set(renderer, analysis.played, inner, top, ASIDE)
    _draw_log(renderer, inner, top + MARGIN * renderer.box_scale / 2, lines)


def _draw_log(renderer: TextRenderer, inner: pygame.Rect, top: float, lines: Sequence[str]) -> None:
    high = _high(renderer, SMALL)
    bottom = float(inner.bottom)
    for index, words in enumerate(reversed(lines)):
        parts = _parts(renderer, words, inner.width, SMALL, Typeface.TEXT)
        if bottom - high * len(parts) < top:
            return
        colour = BONE if index == 0 else ASH
        for part in reversed(parts):
            at = inner.left, bottom - high / 2
            renderer.line(part, at, SMALL, colour, align="left", most=inner.width)
            bottom -= high
        bottom -= high * 0.3


def _set(
    renderer: TextRenderer, words: str, inner: pygame.Rect, top: float, style: tuple[int, Colour, Typeface]
) -> float:
    """Draw wrapped text from a height down; return the bottom."""
    size, colour, face = style
    for part in _parts(renderer, words, inner.width, size, face):
        at = inner.left, top + _high(renderer, size) / 2
        renderer.line(part, at, size, colour, face, align="left", most=inner.width)
        top += _high(renderer, size)
    return top


def _parts(renderer: TextRenderer, words: str, width: int, size: float, face: Typeface) -> list[str]:
    return wrapped(words, renderer.font(round(size), face), width)


def _high(renderer: TextRenderer, size: float) -> float:
    return size * renderer.text_scale * LEADING
