"""The podium at the end of a match, its animation, and the plaques beside it.

The first three stand on steps, the others below.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.motion import spring
from engine.theme import BONE, BRASS, HIDE, SERIES, SOOT, Colour, box_scale_of, mixed
from engine.ui import styles
from engine.ui.form import PAD, Box, Form, MenuItem
from engine.ui.shapes import line_width
from engine.ui.widget import Widget
from game.cards import Seat
from game.sentences import ordinal
from scenes.backdrop import coat_area
from scenes.players import Expression, head, picture

ON_STEPS: Final = 3
ORDER: Final = (1, 0, 2)
"""The order on the steps from the left: second, first, third."""
STEP_HEIGHTS: Final = {1: 104.0, 2: 46.0, 3: 0.0}
"""Height of each rank's step above the words on it, in design pixels; 0 for other ranks."""
LARGEST, OTHERS_SHARE = 330.0, 0.76
"""The largest size of a winner's face, in design pixels, and the size of others as a share of it."""
SHOULDERS: Final = 0.3
"""Height of a bust below the face, as a share of the face."""
CROWN: Final = 0.5
"""Width of the winner's crown, as a share of the face."""
WIDEST: Final = 440.0
"""The greatest width of a step, in design pixels."""
SMALL_FACE: Final = 76.0
"""Size of the portrait of a player below the steps, in design pixels."""
GAP: Final = 14.0
STEP_RISES: Final = {1: -40.0, 2: -140.0, 3: -240.0}
"""Milliseconds until the step of each rank rises; below 0, so that the podium is never seen empty."""
BUST_RISES: Final = {1: 1050.0, 2: 600.0, 3: 200.0}
"""Milliseconds until the bust of each rank rises behind its step, the winner's last."""
RISE_TIME: Final = 520.0
"""Milliseconds that a step or a bust takes to rise."""
LANDING: Final = BUST_RISES[1] + 0.45 * RISE_TIME
"""Milliseconds until the verdict lands and the animation stops for a moment."""
CROWN_LANDS: Final = LANDING + 320.0
END: Final = 2900.0
"""Milliseconds until everything is in place."""
NO_PLACE: Final = 0
"""The rank of every player if nobody leads in a conceded match."""
PLAQUE_SIDES: Final = (1180.0, 1888.0)
"""Left and right sides of a plaque, in design pixels."""
PLAQUE_GAP: Final = 16.0
INSET: Final = 24.0
"""Design pixels from the edge of a plaque to its content."""
INNER: Final = (PLAQUE_SIDES[0] + INSET, PLAQUE_SIDES[1] - INSET)
PLAQUE_FACE: Final = 132.0
LEAST_PICTURE: Final = 200.0
"""The least height of a picture in a plaque, in design pixels; with less room it is left out."""
SHADOW_MARGIN: Final = 60.0
"""Space for shadows around a group, on both sides together, in design pixels."""


@dataclass(frozen=True, slots=True)
class PodiumPlayer:
    """A player as the podium shows them."""

    seat: Seat
    name: str
    """The name, with the number of the player's line in the plot if lines are numbered."""
    face: str
    expression: Expression
    rank: int
    total: str
    conceded: bool = False
    """True for the player who conceded, who is placed last."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A player's face, the step under it, and the words on the step."""

    player: PodiumPlayer
    rect: pygame.Rect
    step: pygame.Rect | None
    """The step; None for a player below the steps."""
    words: Sequence[Widget]


def build_podium(form: Form, players: Sequence[PodiumPlayer], box: Box) -> list[Portrait]:
    """Place all players in a box; their names, places and totals become widgets of the form."""
    left, top, width, height = box
    part = min(WIDEST, width / ON_STEPS)
    left, width = left + (width - part * ON_STEPS) / 2, part * ON_STEPS
    ranked = sorted(players, key=lambda player: (player.conceded, player.rank, player.seat))
    standing, before = ranked[:ON_STEPS], ranked[ON_STEPS:]
    bottom, found = top + height, []
    if before:
        part = width / len(before)
        tall = SMALL_FACE + _names_height(form, before, part) + GAP
        for index, player in enumerate(before):
            middle, first = left + part * (index + 0.5), len(form.widgets)
            over = bottom - tall + GAP / 2
            rect = form.rect((middle - SMALL_FACE / 2, over, SMALL_FACE, SMALL_FACE))
            _build_name(form, player, (middle - part / 2, over + SMALL_FACE, part), _rank_of(player))
            found.append(Portrait(player, rect, None, form.widgets[first:]))
        bottom -= tall
    return found + _build_steps(form, standing, (left, top, width, bottom - top))


def _build_steps(form: Form, standing: Sequence[PodiumPlayer], box: Box) -> list[Portrait]:
    left, top, width, height = box
    part = min(WIDEST, width / max(2, len(standing)))
    left += (width - part * max(2, len(standing))) / 2
    base, numeral = top + height, form.line_height(styles.HEADING)
    plinth = _names_height(form, standing, part) + numeral + GAP
    spare = max(0.0, base - top - plinth)
    steep = min(1.0, 0.4 * spare / STEP_HEIGHTS[1])
    room = (spare - steep * STEP_HEIGHTS[1]) / (1 + SHOULDERS + CROWN / 2)
    order = [standing[index] for index in ORDER if index < len(standing)]
    found = []
    for index, player in enumerate(order):
        step = plinth + steep * STEP_HEIGHTS.get(player.rank, 0.0)
        size = min(LARGEST, room, part * 0.8) * (1 if player.rank == 1 else OTHERS_SHARE)
        middle, first = left + part * (index + 0.5), len(form.widgets)
        words = (middle - part / 2, base - step + GAP / 2, part, numeral)
        form.label(_rank_of(player), words, styles.HEADING)
        _build_name(form, player, (middle - part / 2, base - step + GAP / 2 + numeral, part), "")
        found.append(
            Portrait(
                player,
                form.rect((middle - size / 2, base - step - size * (1 + SHOULDERS), size, size)),
                form.rect((middle - part / 2 + 3, base - step, part - 6, step)),
                form.widgets[first:],
            )
        )
    return found


def paint_podium(surface: pygame.Surface, form: Form, portraits: Sequence[Portrait], shown: float) -> None:
    """Draw all players and steps as they are after ``shown`` milliseconds."""
    assets, box_scale = form.app.assets, form.app.box_scale
    whole = surface.get_clip()
    if (base := base_of(portraits)) is not None:
        _paint_step(surface, base, BRASS, box_scale)
    for each in portraits:
        if each.step is None:
            face = assets.picture(picture(each.player.face, each.player.expression), *each.rect.size)
            surface.blit(face, each.rect)
    for each in portraits:
        if each.step is not None:
            surface.set_clip(pygame.Rect(0, 0, surface.get_width(), each.step.top))
            paint_bust(surface, form, each, shown)
            surface.set_clip(whole)
    for each in portraits:
        if each.step is not None:
            down = sunk(each, shown)
            edge = mixed(BRASS, BONE, 0.5) if each.player.rank == 1 else BRASS
            surface.set_clip(each.step.inflate(0, 2 * box_scale))
            _paint_step(surface, each.step.move(0, down), edge, box_scale)
            surface.set_clip(whole)


def base_of(portraits: Sequence[Portrait]) -> pygame.Rect | None:
    """Return the base below the steps, where the other players stand; None without them."""
    steps = [each.step for each in portraits if each.step is not None]
    words = [widget.rect for each in portraits if each.step is None for widget in each.words]
    if not steps or not words:
        return None
    rect = steps[0].unionall(steps[1:])
    over = min(each.rect.top for each in portraits if each.step is None) - rect.bottom
    high = max(each.bottom for each in words) + over - rect.bottom
    return pygame.Rect(rect.left, rect.bottom, rect.width, high)


def paint_bust(surface: pygame.Surface, form: Form, portrait: Portrait, shown: float) -> None:
    """Draw a bust as far as it has risen behind its step."""
    assets, player = form.app.assets, portrait.player
    share = risen(shown - BUST_RISES.get(player.rank, 0.0))
    if share <= 0:
        return
    face = portrait.rect.move(0, round((1 - share) * portrait.rect.height * (1.2 + SHOULDERS)))
    coat = coat_area(face)
    surface.blit(assets.picture(f"coats/{player.face}.svg", *coat.size), coat)
    surface.blit(assets.picture(head(player.face, player.expression), *face.size), face)


def paint_crown(surface: pygame.Surface, form: Form, portraits: Sequence[Portrait], shown: float) -> None:
    """Draw the winners' crowns, as far as they have dropped onto their heads."""
    share = risen(shown - CROWN_LANDS)
    for each in portraits:
        if each.player.rank == 1 and each.step is not None and share > 0:
            wide = round(each.rect.width * CROWN)
            crown = form.app.assets.picture("tokens/crown.svg", wide, wide)
            drop = round((1 - share) * -1.4 * wide)
            spot = crown.get_rect(midbottom=(each.rect.centerx, each.rect.top + wide // 3 + drop))
            surface.blit(crown, spot)


def sunk(portrait: Portrait, shown: float) -> int:
    """Return the window pixels that a step still has to rise."""
    share = risen(shown - STEP_RISES.get(portrait.player.rank, 0.0))
    return round((1 - share) * (portrait.step.height if portrait.step else 0))


def risen(since: float) -> float:
    """Return the share of a rise done after some milliseconds; it overshoots before it settles at 1."""
    if since <= 0:
        return 0.0
    return spring(since / RISE_TIME)


def _paint_step(surface: pygame.Surface, rect: pygame.Rect, edge: Colour, box_scale: float) -> None:
    """Draw a block of dark stone, lit along its upper edge."""
    column = pygame.Surface((1, 2))
    column.set_at((0, 0), mixed(HIDE, BRASS, 0.28))
    column.set_at((0, 1), SOOT)
    surface.blit(pygame.transform.smoothscale(column, rect.size), rect)
    pygame.draw.rect(surface, edge, (rect.left, rect.top, rect.width, line_width(5, box_scale)))
    pygame.draw.rect(surface, SOOT, rect, line_width(2, box_scale))


def _rank_of(player: PodiumPlayer) -> str:
    """Return a player's rank as written on a step, or Conceded."""
    if player.conceded:
        return "Conceded"
    return "" if player.rank == NO_PLACE else ordinal(player.rank)


def _named(player: PodiumPlayer, rank: str) -> str:
    """Return a name with its rank, if there is one: ``Mara: 2nd``, ``Otto: conceded``."""
    if rank and player.conceded:
        return f"{player.name}: conceded"
    return f"{player.name}: {rank}" if rank else player.name


def _names_height(form: Form, players: Sequence[PodiumPlayer], width: float) -> float:
    """Return the height of the names and totals of these players, in design pixels."""
    high = form.line_height(styles.SMALL_SERIES[0])
    lines = [
        len(form.lines(_named(each, _rank_of(each)), width - GAP, styles.SMALL_SERIES[0])) for each in players
    ]
    return high * max(lines) + form.line_height(styles.FAINT)


def _build_name(form: Form, player: PodiumPlayer, spot: tuple[float, float, float], before: str) -> None:
    left, top, width = spot
    style = styles.SMALL_SERIES[player.seat % len(SERIES)]
    room = (left + GAP / 2, top, width - GAP)
    top += form.paragraph(_named(player, before), room, style)
    form.label(player.total, (left + GAP / 2, top, width - GAP, form.line_height(styles.FAINT)), styles.FAINT)


@dataclass(slots=True, eq=False)
class Group:
    """Widgets that appear together, drawn once as one picture."""

    widgets: Sequence[Widget]
    rect: pygame.Rect
    appears_at: float = 0.0
    """Milliseconds until they appear."""
    drawn: pygame.Surface | None = None

    def picture(self, surface: pygame.Surface) -> pygame.Surface:
        """Return the picture of the widgets, with space around them for shadows."""
        if self.drawn is None:
            whole = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            for widget in self.widgets:
                widget.draw(whole)
            margin = round(SHADOW_MARGIN * box_scale_of(surface.get_size()))
            room = self.rect.inflate(margin, margin)
            self.drawn = pygame.Surface(room.size, pygame.SRCALPHA)
            self.drawn.blit(whole, (-room.left, -room.top))
        return self.drawn

    def draw(
        self,
        surface: pygame.Surface,
        off: tuple[int, int] = (0, 0),
        share: float = 1.0,
        clip: pygame.Rect | None = None,
    ) -> None:
        """Draw the picture shifted, partly faded in, and clipped to an area of the window."""
        picture = self.picture(surface)
        surface.set_clip(clip)
        picture.set_alpha(round(255 * share))
        surface.blit(picture, picture.get_rect(center=self.rect.center).move(off))
        surface.set_clip(None)


@dataclass(frozen=True, slots=True)
class Plaque:
    """Words under a title, beside the podium."""

    title: str
    words: str
    face: str = ""
    """A face beside the words; empty for none."""
    link: MenuItem | None = None
    """A button beside the title."""
    pictured: bool = False
    """True if the picture that fills the remaining space goes into this plaque."""

    def height(self, form: Form) -> float:
        """Return the height without a picture below the words, in design pixels."""
        if not self.title:
            return 0.0
        high = (
            form.line_height(styles.SECTION) + form.text_height(self.words, self.width, styles.SMALL) + INSET
        )
        return max(high, PLAQUE_FACE + INSET) if self.face else high

    @property
    def width(self) -> float:
        """The width of the words, in design pixels."""
        return INNER[1] - INNER[0] - (PLAQUE_FACE + INSET if self.face else 0.0)


def build_plaques(
    form: Form, plaques: Sequence[Plaque], fill: Callable[[Box], object] | None, room: tuple[float, float]
) -> Iterator[Group]:
    """Place as many plaques as fit, and yield a group for each.

    ``fill`` puts a picture into the remaining space, in a plaque of its own unless one is ``pictured``.
    """
    (top, bottom), shown = room, list(plaques)
    while (spare := bottom + PLAQUE_GAP - top - sum(each.height(form) + PLAQUE_GAP for each in shown)) < 0:
        shown.pop()
    if spare < LEAST_PICTURE:
        fill = None
    elif fill is not None and not any(each.pictured for each in shown):
        shown.append(Plaque("", "", pictured=True))
        spare -= PLAQUE_GAP
    for each in shown:
        filled = fill if each.pictured else None
        high, first = each.height(form) + (spare if filled else 0.0), len(form.widgets)
        box = (PLAQUE_SIDES[0], top, PLAQUE_SIDES[1] - PLAQUE_SIDES[0], high)
        form.panel(box, bright=False, alpha=215)
        _build_plaque(form, each, top, high, filled)
        yield Group(form.widgets[first:], form.rect(box))
        top += high + PLAQUE_GAP


def _build_plaque(
    form: Form, plaque: Plaque, top: float, high: float, fill: Callable[[Box], object] | None
) -> None:
    (left, right), line, down = INNER, form.line_height(styles.SECTION), top + INSET / 2
    if plaque.face:
        form.picture(
            picture(plaque.face, Expression.GLAD),
            (left, top + (high - PLAQUE_FACE) / 2, PLAQUE_FACE, PLAQUE_FACE),
        )
        left = right - plaque.width
        words = form.text_height(plaque.words, plaque.width, styles.SMALL)
        down = max(down, top + (high - line - words) / 2)
    if plaque.title:
        wide = right - left
        if (link := plaque.link) is not None:
            button = form.width(link.name) + PAD
            form.button(link.name, (right + INSET / 2 - button, down, button, line), link.press, tip=link.tip)
            wide -= button
        form.label(plaque.title, (left, down, wide, line), styles.SECTION)
        down += line + form.paragraph(plaque.words, (left, down + line, plaque.width), styles.SMALL)
    if fill is not None:
        fill((left, down + PLAQUE_GAP, right - left, top + high - down - PLAQUE_GAP - INSET / 2))
