"""The texts over a table: notes, the aim of the match, and the banner."""

import pygame

from engine.layout import TableMap
from engine.text_wrapping import halved
from engine.theme import BONE, BRASS, FLAME, SMALL, SOFT, SOOT, Colour, Typeface, box_scale_of
from engine.ui.text import Label, TextRenderer
from game.contract.words import Notes, PayTable

RUNG_HEIGHT = 1.6
"""The height of a row of a pay table, in lines of text."""
PAY_COLUMNS, PAY_WIDTH = (0.56, 0.85), 0.3
"""The middles of the columns of a pay table, and their width, as shares of its width."""
PIP_STEP = 0.03
"""The distance between two pips of a pay table's row, as a share of its width."""
RIBBON_TYPE, RIBBON_PADDING = 26, 14
"""The type size on a ribbon over cards, and its padding at the sides, in design pixels."""
AIM_SIZE, AIM_TOP = (1000, 44), 8
"""The size of the bar at the top, and its distance from the window's edge, in design pixels."""
BANNER_HEIGHT, BANNER_TYPE = 120, 84
"""The height of the banner, and its type size, in design pixels."""
CROWNING_HEIGHT, CROWNING_TYPE, CROWNING_AT = 210, 136, 0.52
"""The same for the winner of the match, and the height of its middle as a share of the window's."""


def draw_slot(surface: pygame.Surface, rect: pygame.Rect, lit: bool) -> None:
    """Draw the outline of a place, bright if it is lit."""
    radius = max(4, min(rect.size) // 12)
    pygame.draw.rect(surface, FLAME if lit else BRASS, rect, 4 if lit else 1, border_radius=radius)


def notes_area(renderer: TextRenderer, rect: pygame.Rect, notes: Notes) -> pygame.Rect:
    """Return the part of their zone that the notes cover."""
    if isinstance(notes, PayTable):
        return rect
    wide = max((renderer.width(words, SMALL, Typeface.BOLD) for words in notes), default=0)
    area = pygame.Rect(
        0, 0, min(rect.width, wide), round(_notes_step(renderer, rect, len(notes)) * len(notes))
    )
    area.midbottom = rect.midbottom
    return area


def _notes_step(renderer: TextRenderer, rect: pygame.Rect, lines: int) -> float:
    return min(28 * renderer.text_scale, rect.height / max(1, lines))


def draw_notes(renderer: TextRenderer, rect: pygame.Rect, notes: Notes) -> None:
    """Draw notes under their title, at the bottom of their zone."""
    if isinstance(notes, PayTable):
        _draw_pay(renderer, rect, notes)
        return
    step = _notes_step(renderer, rect, len(notes))
    top = rect.bottom - step * len(notes)
    size = min(renderer.fitting(words, SMALL, Typeface.BOLD, rect.width, step) for words in notes)
    for index, words in enumerate(notes):
        colour, face = (FLAME, Typeface.BOLD) if index == 0 else (BONE, Typeface.TEXT)
        at = (rect.centerx, top + step * (index + 0.5))
        shown = renderer.shortened(words, face, rect.width)
        renderer.line(shown, at, size, colour, face, most=rect.width, tall=step, shade=True)


def _draw_pay(renderer: TextRenderer, rect: pygame.Rect, table: PayTable) -> None:
    """Draw a pay table as a ladder: a box for each count, bright at the first column's count."""
    lines = 2 + len(table.remarks)
    step = rect.height / (len(table.rungs) * RUNG_HEIGHT + lines)
    across = [rect.left + rect.width * share for share in PAY_COLUMNS[: len(table.columns)]]
    most = rect.width * PAY_WIDTH

    def line(words: str, at: tuple[float, float], colour: Colour, face: Typeface, width: float) -> None:
        shown = renderer.shortened(words, face, width)
        renderer.line(shown, at, SMALL, colour, face, most=width, tall=step, shade=True)

    line(table.title, (rect.centerx, rect.top + step / 2), FLAME, Typeface.BOLD, rect.width)
    for name, x in zip(table.columns, across, strict=True):
        line(name, (x, rect.top + step * 1.5), SOFT, Typeface.TEXT, most)
    top = rect.top + 2 * step
    for rung in table.rungs:
        high = round(step * RUNG_HEIGHT - 6 * renderer.box_scale)
        box = pygame.Rect(rect.left, round(top), rect.width, high)
        here = rung.reached[0]
        renderer.box(box, (*SOOT, 200), FLAME if here else BRASS, 3 if here else 1, box.height // 4)
        _draw_pips(renderer, box, rung.count, FLAME if here else SOFT)
        for pay, reached, x in zip(rung.pay, rung.reached, across, strict=True):
            face, colour = (Typeface.BOLD, FLAME if here else BONE) if reached else (Typeface.TEXT, SOFT)
            renderer.line(str(pay), (x, box.centery), SMALL, colour, face, most=most, tall=box.height)
            if reached:
                mark = pygame.Rect(0, 0, round(most * 0.7), max(2, renderer.px(3)))
                mark.midbottom = round(x), box.bottom - max(2, renderer.px(4))
                renderer.box(mark, colour, colour, 0, 1)
        top += step * RUNG_HEIGHT
    for index, words in enumerate(table.remarks):
        line(words, (rect.centerx, top + step * (index + 0.5)), BONE, Typeface.TEXT, rect.width)


def _draw_pips(renderer: TextRenderer, box: pygame.Rect, count: int, colour: Colour) -> None:
    """Draw a count as a number and as a row of small cards."""
    x = box.left + box.height * 0.55
    renderer.line(str(count), (x, box.centery), SMALL, colour, Typeface.BOLD, tall=box.height)
    step = box.width * PIP_STEP
    size = max(2, round(step * 0.62)), round(box.height * 0.42)
    for number in range(count):
        pip = pygame.Rect((0, 0), size)
        pip.midleft = round(box.left + box.height * 1.05 + number * step), box.centery
        renderer.box(pip, colour, colour, 0, 1)


def draw_ribbon(renderer: TextRenderer, words: str, about: pygame.Rect, swell: float) -> None:
    """Draw words over the middle of a hand or the foot of a pile, larger by ``swell`` while stamped."""
    size = renderer.fitting(words, RIBBON_TYPE, Typeface.BOLD, about.width)
    wide, high = renderer.measure(words, size, Typeface.BOLD)
    padding = renderer.px(RIBBON_PADDING)
    box = pygame.Rect(0, 0, wide + 2 * padding, high)
    box.center = about.center
    if about.width < about.height:  # the middle of a single card is its picture
        box.top = about.bottom - high // 6
    renderer.box(box, (*SOOT, 235), BRASS, 2, high // 2)
    rect = renderer.line(words, box.center, size, BONE, Typeface.BOLD, badge=True, swell=swell)
    renderer.labels.append(Label(words, (rect,), about))


def aim_area(window: tuple[int, int]) -> pygame.Rect:
    """Return the area of the bar with the aim, at the top in the middle."""
    box_scale = box_scale_of(window)
    top, wide, high = (round(length * box_scale) for length in (AIM_TOP, *AIM_SIZE))
    return pygame.Rect(window[0] // 2 - wide // 2, top, wide, high)


def aim_box(renderer: TextRenderer, words: str) -> pygame.Rect:
    """Return the box around the aim, in window pixels, or an empty one without words."""
    area = aim_area(renderer.surface.get_size())
    lines, size, _ = _aim_lines(renderer, words, area)
    wide = max(renderer.width(line, size) for line in lines) + renderer.px(48) if words else 0
    return pygame.Rect(0, 0, min(area.width, wide), area.height if words else 0).move_to(center=area.center)


def _aim_lines(renderer: TextRenderer, words: str, area: pygame.Rect) -> tuple[list[str], float, float]:
    """Return the lines of the aim, their type size, and their largest width in window pixels.

    Smaller type is preferred to two lines, for which the bar is low.
    """
    most = area.width - 40 * renderer.box_scale
    size = renderer.fitting(words, SMALL, Typeface.TEXT, most)
    return ([words] if renderer.width(words, size) <= most else halved(words)), size, most


def draw_aim(renderer: TextRenderer, words: str) -> None:
    """Draw the aim of the match in its bar, in one line or two."""
    if not words:
        return
    box, area = aim_box(renderer, words), aim_area(renderer.surface.get_size())
    lines, size, most = _aim_lines(renderer, words, area)
    renderer.box(box, (*SOOT, 225), BRASS, 1, box.height // 2)
    step = area.height / len(lines)
    for index, line in enumerate(lines):
        at = (area.centerx, area.top + step * (index + 0.5))
        renderer.line(line, at, size, BONE, most=most, tall=step)


def banner_box(renderer: TextRenderer, table_map: TableMap, *, crowns: bool = False) -> pygame.Rect:
    """Return the area of the banner, in window pixels.

    It is in the table map's zone for it, or else over the prompt. For the winner of the match it is larger.
    """
    window = renderer.surface.get_size()
    if crowns:
        box = pygame.Rect(0, 0, window[0], renderer.px(CROWNING_HEIGHT))
        return box.move_to(center=(window[0] // 2, round(window[1] * CROWNING_AT)))
    if "banner" in table_map.zones:
        return table_map.zone("banner", window).rect
    box = pygame.Rect(0, 0, window[0], renderer.px(BANNER_HEIGHT))
    box.center = box.width // 2, table_map.zone("prompt", window).rect.centery
    return box


def draw_banner(
    renderer: TextRenderer,
    whole: pygame.Rect,
    words: str,
    opened: float,
    swell: float,
    crowning: Colour | None,
) -> None:
    """Draw large words on a band with the area ``whole``, larger by ``swell`` while they are stamped.

    The band is open to a share ``opened`` of its height, around its middle.
    """
    at = whole.inflate(0, round((opened - 1) * whole.height))
    if not at.height:
        return
    band = renderer.assets.cached(("band", whole.size), lambda: _band(whole.size))
    half = at.height - at.height // 2  # the edges of one picture, so that none is made for each height
    renderer.cover(band.subsurface((0, 0, at.width, half)), at)
    renderer.surface.blit(
        band, (at.left, at.top + half), (0, whole.height - at.height + half, at.width, whole.height)
    )
    # The display face has old-style figures, in which 1 looks like I.
    face = Typeface.BOLD if any(letter.isdigit() for letter in words) else Typeface.DISPLAY
    most, size = at.width * 0.92, CROWNING_TYPE if crowning else BANNER_TYPE
    renderer.surface.set_clip(at)
    renderer.line(words, at.center, size, crowning or BONE, face, most=most, tall=whole.height, swell=swell)
    renderer.surface.set_clip(None)


def _band(size: tuple[int, int]) -> pygame.Surface:
    """Draw a dark band that fades to both sides, with a line along each edge."""
    height = size[1]
    band = pygame.Surface((128, height), pygame.SRCALPHA)
    for x in range(128):
        share = 1 - abs(x - 63.5) / 64
        lit = min(1.0, 3 * share)
        pygame.draw.line(band, (*SOOT, round(255 * lit)), (x, 0), (x, height))
        for y in (0, 1, height - 2, height - 1):
            band.set_at((x, y), (*BRASS, round(230 * lit)))
    return pygame.transform.smoothscale(band, size)
