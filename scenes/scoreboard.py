"""The score: a table by deals, a line for each player, and what comes next."""

from enum import Enum, auto
from itertools import accumulate

import pygame

from engine.assets import Assets, narrowed
from engine.forms import Form, Page
from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, SMALL, VERDIGRIS, Colour, Typeface
from game.contract.rules import Standing
from game.sentences import listed

LINES: tuple[Colour, ...] = (
    FLAME,
    VERDIGRIS,
    EMBER,
    BONE,
    (0x8F, 0xA8, 0xE0),
    (0xC9, 0x7F, 0xB5),
    (0xA9, 0xB8, 0x5C),
    BRASS,
)
"""A colour for each seat's line; its end is labelled too, so that colour alone tells nothing."""

NAME_ROOM = 240
"""Design pixels for a name at the end of its line."""
MOST_ROWS = 10
"""Deals shown in the table; earlier ones are summed up."""


class Next(Enum):
    """What the player wants after the score."""

    GO_ON = auto()
    REMATCH = auto()
    MENU = auto()


class Scoreboard(Page):
    """The standing after a deal, or at any time; pops itself with a ``Next``."""

    def __init__(
        self, title: str, names: tuple[str, ...], standing: Standing, counts: str, code: str
    ) -> None:
        self._title = title
        self._names = names
        self._standing = standing
        self._counts = counts
        self._code = code

    def build(self, form: Form) -> None:
        """Winner or title, and the buttons; the rest is drawn."""
        winners = self._standing.winners
        over = bool(winners)
        won = f"{listed([self._names[seat] for seat in winners])} {'win' if len(winners) > 1 else 'wins'}"
        form.label(won if over else self._title, (260, 30, 1400, 100), "@heading")
        form.label(f"Deal code {self._code}", (660, 900, 600, 36), "@faint")
        if over:
            form.button(
                "Same again", (440, 950, 340, 84), lambda: self._leave(Next.REMATCH), key="S", style="@large"
            )
            form.button("Menu", (1140, 950, 340, 84), lambda: self._leave(Next.MENU), key="M", style="@large")
            form.button("Look at the table", (800, 956, 320, 72), lambda: self._leave(Next.GO_ON), key="L")
        else:
            form.button(
                "Go on", (640, 950, 380, 84), lambda: self._leave(Next.GO_ON), key="G", style="@large"
            )
            form.button("Menu", (1060, 956, 220, 72), lambda: self._leave(Next.MENU), key="M")
        self.focus.key = 0

    def back(self) -> None:
        """Esc goes on."""
        self._leave(Next.GO_ON)

    def paint(self, surface: pygame.Surface) -> None:
        """Table on the left; on the right, once a deal is over, the plot."""
        super().paint(surface)
        sheet = Form.rect(self.form, (0, 0, 1920, 1080)) if hasattr(self, "form") else surface.get_rect()
        draw_scores(surface, self.app.assets, self.app.pixels, sheet.topleft, self._names, self._standing)
        if not self._standing.deals:
            return
        draw_plot(surface, self.app.assets, self.app.pixels, sheet.topleft, self._names, self._standing)
        words = self.app.assets.text(
            f"Totals in {self._counts} by deal", Typeface.TEXT, round(SMALL * self.app.pixels), ASH
        )
        surface.blit(words, (sheet.left + 1130 * self.app.pixels, sheet.top + 150 * self.app.pixels))

    def _leave(self, choice: Next) -> None:
        self.app.stack.pop(choice)


def draw_scores(
    surface: pygame.Surface,
    assets: Assets,
    pixels: float,
    origin: tuple[int, int],
    names: tuple[str, ...],
    standing: Standing,
) -> None:
    """The points of each deal, a column for each player, and the totals."""
    columns = len(names)
    width = min(150.0, 860 / columns)
    left, top, row = 110.0, 150.0, 52.0
    first = max(0, len(standing.deals) - MOST_ROWS)
    rows: list[tuple[str, tuple[int, ...], Colour]] = []
    if first:
        earlier = tuple(sum(deal[seat] for deal in standing.deals[:first]) for seat in range(columns))
        rows.append((f"1–{first}", earlier, ASH))
    rows += [(str(first + index + 1), deal, BONE) for index, deal in enumerate(standing.deals[first:])]
    rows.append(("Total", standing.totals, FLAME))

    def put(words: str, x: float, y: float, colour: Colour, face: Typeface = Typeface.TEXT) -> None:
        text = narrowed(assets.text(words, face, round(SMALL * 1.15 * pixels), colour), width * pixels - 6)
        surface.blit(text, text.get_rect(center=(origin[0] + x * pixels, origin[1] + y * pixels)))

    for seat, name in enumerate(names):
        colour = LINES[seat % len(LINES)]
        put(name, left + 90 + width * (seat + 0.5), top + row / 2, colour, Typeface.BOLD)
    for index, (label, points, colour) in enumerate(rows, 1):
        y = top + row * (index + 0.5)
        put(label, left + 30, y, ASH if label != "Total" else FLAME)
        for seat, count in enumerate(points):
            put(
                str(count),
                left + 90 + width * (seat + 0.5),
                y,
                colour,
                Typeface.BOLD if label == "Total" else Typeface.TEXT,
            )
        if label == "Total":
            rule = (origin[0] + left * pixels, origin[1] + (top + row * index) * pixels)
            length = (90 + width * columns) * pixels
            pygame.draw.line(surface, BRASS, rule, (rule[0] + length, rule[1]), max(1, round(2 * pixels)))
    for seat, rank in enumerate(standing.ranks if standing.deals else ()):
        put(f"{rank}.", left + 90 + width * (seat + 0.5), top + row * (len(rows) + 1.5), ASH)


def draw_plot(
    surface: pygame.Surface,
    assets: Assets,
    pixels: float,
    origin: tuple[int, int],
    names: tuple[str, ...],
    standing: Standing,
) -> None:
    """A line for each player's total, from the first deal to the last."""
    lines = [totals_by_deal(standing, seat) for seat in range(len(names))]
    deals = len(standing.deals)
    highest = max(max(line) for line in lines)
    lowest = min(min(line) for line in lines)
    area = pygame.Rect(
        origin[0] + round(1130 * pixels),
        origin[1] + round(200 * pixels),
        round(520 * pixels),
        round(600 * pixels),
    )
    pygame.draw.line(surface, BRASS, area.bottomleft, area.bottomright, max(1, round(2 * pixels)))
    pygame.draw.line(surface, BRASS, area.topleft, area.bottomleft, max(1, round(2 * pixels)))
    span = max(1, highest - lowest)

    def point(deal: int, total: int) -> tuple[int, int]:
        x = area.left + area.width * deal / max(1, deals)
        return round(x), round(area.bottom - area.height * (total - lowest) / span)

    size = round(SMALL * pixels)
    for value in sorted({lowest, highest}):
        mark = assets.text(str(value), Typeface.TEXT, size, ASH)
        surface.blit(mark, mark.get_rect(midright=(area.left - round(10 * pixels), point(0, value)[1])))
    taken: list[int] = []
    for seat in sorted(range(len(names)), key=lambda seat: -lines[seat][-1]):
        colour = LINES[seat % len(LINES)]
        path = [point(deal, total) for deal, total in enumerate(lines[seat])]
        if len(path) > 1:
            pygame.draw.lines(surface, colour, False, path, max(2, round(4 * pixels)))
        for spot in path:
            pygame.draw.circle(surface, colour, spot, max(3, round(6 * pixels)))
        y = path[-1][1]
        while any(abs(y - other) < size * 1.1 for other in taken):
            y += max(1, size // 4)
        taken.append(y)
        label = narrowed(assets.text(names[seat], Typeface.BOLD, size, colour), NAME_ROOM * pixels)
        surface.blit(label, label.get_rect(midleft=(area.right + round(16 * pixels), y)))


def totals_by_deal(standing: Standing, seat: int) -> list[int]:
    """A seat's total before the first deal and after each; ends at the total."""
    gained = [deal[seat] for deal in standing.deals]
    start = standing.totals[seat] - sum(gained)
    return list(accumulate(gained, initial=start))
