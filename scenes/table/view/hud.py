"""The painting of prompts, the last event, notes, banners and buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.layout import TableMap, Zone
from engine.text_wrapping import halved, halved_anywhere
from engine.theme import (
    ASH,
    BODY,
    BONE,
    BRASS,
    EMBER,
    FLAME,
    HIDE,
    LARGE,
    OXBLOOD,
    SMALL,
    SOOT,
    Colour,
    Typeface,
    scale,
)
from game.contract.words import Notes, PayTable
from scenes.table.view.text_renderer import TextRenderer, in_lines
from scenes.table.view.view_model import Button, Line, TableFrame, Tone, Tool

RUNG = 1.6
"""The height of a rung of a table of pay, in lines of text."""
PAY_COLUMNS, PAY_WIDTH = (0.56, 0.85), 0.3
"""Shares of the width of a table of pay: the middles of its columns, and their width."""
PIP_STEP = 0.03
"""The distance between two pips of a rung, as a share of its width."""
MARGIN = 26
"""Design pixels that stay free at the edges of the window."""
LIT: Colour = (0x8A, 0x2A, 0x1C)
"""The colour of a button that is pointed at."""
SOFT: Colour = (0xD0, 0xC4, 0xAE)
"""The colour of words of less weight."""
CAP = 32
"""Design pixels across the cap of a key."""
NOTE = 20
"""Design pixels of the type of notes on buttons."""
AIM, AIM_TOP = (1000, 44), 8
"""Design pixels of the bar at the top: width and height, and from the window's edge."""
BANNER, BANNER_TYPE = 120, 84
"""Design pixels of the height of the band with large words, and of their type."""
LABEL = 1.25
"""The height of a button's label, in lines of its note."""
ICONS = {
    Tool.MENU: "menu",
    Tool.RULES: "rules",
    Tool.SCORE: "score",
    Tool.LOG: "log",
    Tool.SORT: "sort",
    Tool.AGAIN: "replay",
    Tool.LAST_TRICK: "last_trick",
    Tool.HINT: "hint",
    Tool.UNDO: "undo",
    Tool.BACK: "undo",
    Tool.FORTH: "redo",
}
"""The picture of each tool of the rail, below ``assets/icons``."""
REST, FAINT = 215, 80
"""Opacity of a tool's picture, of 255: at rest, and where it does nothing now."""
EDGES = {Tone.ASK: BRASS, Tone.NOTICE: FLAME, Tone.REFUSAL: EMBER, Tone.HINDRANCE: FLAME}
"""The colour of the edge around words, by how they are said."""


def within_inlay(window: tuple[int, int]) -> pygame.Rect:
    """Return the part of the window that words may use: all but a margin."""
    inset = round(MARGIN * scale(window))
    return pygame.Rect((0, 0), window).inflate(-2 * inset, -2 * inset)


def draw_slot(surface: pygame.Surface, rect: pygame.Rect, lit: bool) -> None:
    """Draw the outline of a place for a pile; bright where a card may go."""
    radius = max(4, min(rect.size) // 12)
    pygame.draw.rect(surface, FLAME if lit else BRASS, rect, 4 if lit else 1, border_radius=radius)


def notes_area(renderer: TextRenderer, rect: pygame.Rect, notes: Notes) -> pygame.Rect:
    """Return the part of their room that notes take up."""
    if isinstance(notes, PayTable):
        return rect
    wide = max((renderer.width(words, SMALL, Typeface.BOLD) for words in notes), default=0)
    area = pygame.Rect(
        0, 0, min(rect.width, wide), round(_notes_step(renderer, rect, len(notes)) * len(notes))
    )
    area.midbottom = rect.midbottom
    return area


def _notes_step(renderer: TextRenderer, rect: pygame.Rect, lines: int) -> float:
    return min(28 * renderer.pixels, rect.height / max(1, lines))


def draw_notes(renderer: TextRenderer, rect: pygame.Rect, notes: Notes) -> None:
    """Draw notes under their title, at the bottom of their room."""
    if isinstance(notes, PayTable):
        _draw_pay(renderer, rect, notes)
        return
    step = _notes_step(renderer, rect, len(notes))
    top = rect.bottom - step * len(notes)
    for index, words in enumerate(notes):
        colour, face = (FLAME, Typeface.BOLD) if index == 0 else (BONE, Typeface.TEXT)
        at = (rect.centerx, top + step * (index + 0.5))
        shown = renderer.shortened(words, face, rect.width)
        renderer.line(shown, at, SMALL, colour, face, most=rect.width, tall=step, shade=True)


def _draw_pay(renderer: TextRenderer, rect: pygame.Rect, table: PayTable) -> None:
    """Draw a table of pay as a ladder: a box for each count, bright where the first column stands."""
    lines = 2 + len(table.remarks)
    step = rect.height / (len(table.rungs) * RUNG + lines)
    across = [rect.left + rect.width * share for share in PAY_COLUMNS[: len(table.columns)]]
    most = rect.width * PAY_WIDTH

    def line(words: str, at: tuple[float, float], colour: Colour, face: Typeface, width: float) -> None:
        shown = renderer.shortened(words, face, width)
        renderer.line(shown, at, SMALL, colour, face, most=width, tall=step, shade=True)

    line(table.title, (rect.centerx, rect.top + step / 2), FLAME, Typeface.BOLD, rect.width)
    for name, x in zip(table.columns, across, strict=True):
        renderer.line(name, (x, rect.top + step * 1.5), SMALL, SOFT, most=most, tall=step, shade=True)
    top = rect.top + 2 * step
    for rung in table.rungs:
        box = pygame.Rect(rect.left, round(top), rect.width, round(step * RUNG - 6 * renderer.plain))
        here = rung.reached[0]
        renderer.box(box, (*SOOT, 200), FLAME if here else BRASS, 3 if here else 1, box.height // 4)
        _draw_pips(renderer, box, rung.count, FLAME if here else SOFT)
        for pay, reached, x in zip(rung.pay, rung.reached, across, strict=True):
            face, colour = (Typeface.BOLD, FLAME if here else BONE) if reached else (Typeface.TEXT, SOFT)
            renderer.line(str(pay), (x, box.centery), SMALL, colour, face, most=most, tall=box.height)
            if reached:
                mark = pygame.Rect(0, 0, round(most * 0.7), max(2, round(3 * renderer.plain)))
                mark.midbottom = round(x), box.bottom - max(2, round(4 * renderer.plain))
                renderer.box(mark, colour, colour, 0, 1)
        top += step * RUNG
    for index, words in enumerate(table.remarks):
        line(words, (rect.centerx, top + step * (index + 0.5)), BONE, Typeface.TEXT, rect.width)


def _draw_pips(renderer: TextRenderer, box: pygame.Rect, count: int, colour: Colour) -> None:
    """Draw a count as a figure and as small cards side by side."""
    x = box.left + box.height * 0.55
    renderer.line(str(count), (x, box.centery), SMALL, colour, Typeface.BOLD, tall=box.height)
    step = box.width * PIP_STEP
    size = max(2, round(step * 0.62)), round(box.height * 0.42)
    for number in range(count):
        pip = pygame.Rect((0, 0), size)
        pip.midleft = round(box.left + box.height * 1.05 + number * step), box.centery
        renderer.box(pip, colour, colour, 0, 1)


def aim_area(window: tuple[int, int]) -> pygame.Rect:
    """Return the bar in the middle of the top, for what is played for."""
    pixels = scale(window)
    area = pygame.Rect(0, round(AIM_TOP * pixels), round(AIM[0] * pixels), round(AIM[1] * pixels))
    area.centerx = window[0] // 2
    return area


def aim_box(renderer: TextRenderer, words: str) -> pygame.Rect:
    """Return the box around it, in window pixels; empty without words."""
    area = aim_area(renderer.surface.get_size())
    most = area.width - 40 * renderer.plain
    lines = renderer.parted(words, SMALL, Typeface.TEXT, most) if words else []
    wide = max((renderer.width(line, SMALL) for line in lines), default=-48 * renderer.plain)
    box = pygame.Rect(0, 0, round(min(most, wide) + 48 * renderer.plain), area.height if words else 0)
    box.center = area.center
    return box


def draw_aim(renderer: TextRenderer, words: str) -> None:
    """Draw what is counted, towards what, and who leads: in one line, or in two where that is too long."""
    if not words:
        return
    box, area = aim_box(renderer, words), aim_area(renderer.surface.get_size())
    most = area.width - 40 * renderer.plain
    lines = renderer.parted(words, SMALL, Typeface.TEXT, most)
    renderer.box(box, (*SOOT, 225), BRASS, 1, box.height // 2)
    step = area.height / len(lines)
    for index, line in enumerate(lines):
        at = (area.centerx, area.top + step * (index + 0.5))
        renderer.line(line, at, SMALL, BONE, most=most, tall=step)


def banner_box(renderer: TextRenderer, prompt: Zone) -> pygame.Rect:
    """Return the band for large words, in window pixels: over the prompt, where it covers no pile."""
    box = pygame.Rect(0, 0, renderer.surface.get_width(), round(BANNER * renderer.plain))
    box.center = box.width // 2, prompt.rect.centery
    return box


def draw_banner(renderer: TextRenderer, prompt: Zone, words: str, swell: float) -> None:
    """Draw large words below what lies on the table, larger by a share while they are stamped there."""
    at = banner_box(renderer, prompt)
    band = renderer.assets.made(("band", at.size), lambda: _band(at.size))
    renderer.lay(band, at)
    # The display face has old-style figures: its 1 reads as an I.
    face = Typeface.BOLD if any(letter.isdigit() for letter in words) else Typeface.DISPLAY
    fitting = renderer.fitting(words, BANNER_TYPE, face, at.width * 0.92, at.height)
    renderer.swollen(words, at.center, fitting, BONE, face, swell)


def _band(size: tuple[int, int]) -> pygame.Surface:
    """Return a dark band that fades to both sides, with a line along each edge."""
    height = size[1]
    band = pygame.Surface((128, height), pygame.SRCALPHA)
    for x in range(128):
        share = 1 - abs(x - 63.5) / 64
        lit = min(1.0, 1.8 * share)
        pygame.draw.line(band, (*SOOT, round(222 * lit)), (x, 0), (x, height))
        for y in (0, 1, height - 2, height - 1):
            band.set_at((x, y), (*BRASS, round(230 * lit)))
    return pygame.transform.smoothscale(band, size)


def prompt_zone(renderer: TextRenderer, table_map: TableMap, line: Line) -> Zone:
    """Return the zone of the prompt; ``notice`` for more than one line, where the table map has it.

    A prompt grows upwards, and on such a table it would cover piles.
    """
    window = renderer.surface.get_size()
    zone = table_map.zone("prompt", window)
    long = "notice" in table_map.zones and len(prompt_lines(renderer, zone, line)) > 1
    return table_map.zone("notice", window) if long else zone


def prompt_lines(renderer: TextRenderer, zone: Zone, line: Line) -> list[tuple[str, float, Typeface]]:
    """Return the prompt in lines that fit, each with its size and typeface."""
    first, *more = line.words.split("\n")
    most = zone.rect.width - 48 * renderer.pixels
    lines: list[tuple[str, float, Typeface]] = []
    for part, size, face in [(first, BODY, Typeface.BOLD), *((said, SMALL, Typeface.TEXT) for said in more)]:
        lines += [(said, size, face) for said in renderer.parted(part, size, face, most)]
    return lines


def prompt_box(renderer: TextRenderer, zone: Zone, line: Line) -> pygame.Rect:
    """Return the box around the prompt, in window pixels; it grows upwards, and is empty without words."""
    lines = prompt_lines(renderer, zone, line) if line.words else []
    wanted = max((renderer.width(*each) for each in lines), default=0) + 48 * renderer.pixels
    tall = prompt_height(renderer, len(lines)) if lines else 0
    box = pygame.Rect(0, 0, round(min(zone.rect.width, wanted)), tall)
    box.midbottom = (zone.rect.centerx, prompt_bottom(renderer, zone))
    return box


def draw_prompt(renderer: TextRenderer, zone: Zone, line: Line) -> None:
    """Draw the prompt or the notice."""
    if not line.words:
        return
    lines, box = prompt_lines(renderer, zone, line), prompt_box(renderer, zone, line)
    fill = OXBLOOD if line.tone is Tone.REFUSAL else SOOT
    renderer.box(box, fill, EDGES[line.tone], 2, round(23 * renderer.pixels))
    renderer.texts[:] = [text for text in renderer.texts if not box.colliderect(text.rect)]
    for index, (said, size, face) in enumerate(lines):
        middle = (box.centerx, box.top + (23 + 34 * index) * renderer.pixels)
        renderer.line(said, middle, size, BONE, face, most=box.width - 30 * renderer.pixels)


def prompt_height(renderer: TextRenderer, lines: int) -> int:
    """Return the height of a prompt with this number of lines, in window pixels."""
    return round((12 + 34 * lines) * renderer.pixels)


def prompt_bottom(renderer: TextRenderer, zone: Zone) -> int:
    """Return the bottom of the prompt, in window pixels."""
    return zone.rect.bottom


def draw_buttons(renderer: TextRenderer, buttons: Sequence[Button], hot: str) -> None:
    """Draw all buttons."""
    for button in buttons:
        draw_button(renderer, button, button.label == hot)


def is_icon(button: Button) -> bool:
    """Return True for a tool of the rail, which is drawn as a picture."""
    return isinstance(button.does, Tool) and button.does in ICONS and button.label == button.does.label


def draw_button(renderer: TextRenderer, button: Button, hot: bool) -> None:
    """Draw a tool of the rail as a picture, any other button with its label and what would follow."""
    if is_icon(button):
        draw_tool(renderer, button, hot)
        return
    rect = button.rect
    grey = button.quiet or not button.live
    fill, edge = (HIDE, BONE) if hot and grey else (LIT, FLAME) if hot else (HIDE, ASH)
    if not (grey or hot):
        fill, edge = OXBLOOD, BRASS
    renderer.box(rect, fill, edge, 1 if grey else 3, max(4, round(14 * renderer.plain)))
    most, tall = rect.width - 20 * renderer.plain, rect.height - 6 * renderer.plain
    notes = note_lines(renderer, button.note, most, tall)
    step = min(tall / (len(notes) + LABEL), 36 * renderer.pixels)
    top = rect.centery - step * (len(notes) + LABEL) / 2
    colour = ASH if not button.live else SOFT if button.quiet else BONE
    size, middle = button.size if notes else LARGE, (rect.centerx, top + step * LABEL / 2)
    _draw_label(renderer, button, middle, size, colour, most, step * LABEL)
    for index, words in enumerate(notes):
        middle = (rect.centerx, top + step * (LABEL + index + 0.5))
        renderer.line(words, middle, NOTE, SOFT if button.live else ASH, most=most, tall=step)


def _draw_label(
    renderer: TextRenderer,
    button: Button,
    at: tuple[float, float],
    size: float,
    colour: Colour,
    most: float,
    tall: float,
) -> None:
    """Draw a button's label, and behind it its key on a key's cap."""
    cap = round(min(CAP * renderer.pixels, tall)) if button.hotkey else 0
    gap = round(10 * renderer.plain) if cap else 0
    fits = renderer.fitting(button.label, size, Typeface.BOLD, most - cap - gap, tall)
    wide = renderer.width(button.label, fits, Typeface.BOLD)
    left = at[0] - (wide + gap + cap) / 2
    renderer.line(button.label, (left + wide / 2, at[1]), fits, colour, Typeface.BOLD, most=most - cap - gap)
    if cap:
        box = pygame.Rect(0, 0, cap, cap)
        box.center = round(left + wide + gap + cap / 2), round(at[1])
        renderer.box(box, colour, SOOT, 2, max(3, cap // 5))
        renderer.line(button.hotkey, box.center, NOTE, SOOT, Typeface.BOLD, most=cap * 0.8, tall=cap)


def draw_tool(renderer: TextRenderer, button: Button, hot: bool) -> None:
    """Draw a tool's picture on its disc, faint where it does nothing now."""
    rect, strength = button.rect, 255 if hot else REST if button.live else FAINT
    assert isinstance(button.does, Tool)
    path = f"icons/{ICONS[button.does]}.svg"
    key = "tool", path, rect.width, strength

    def made() -> pygame.Surface:
        picture = renderer.assets.picture(path, *rect.size).copy()
        picture.set_alpha(strength)
        return picture

    renderer.put(renderer.assets.made(key, made), rect)


def note_lines(renderer: TextRenderer, note: str, most: float, tall: float) -> list[str]:
    """Return the note under a label, in as few lines as let it be largest."""
    if not note:
        return []
    ways = [[note], halved(note), in_lines(note, 3, renderer.font(NOTE, Typeface.TEXT))]

    def largest(lines: list[str]) -> float:
        step = tall / (len(lines) + LABEL)
        return min(renderer.fitting(line, NOTE, Typeface.TEXT, most, step) for line in lines)

    best = max(ways, key=largest)
    return best if all(renderer.least_width(line) <= most for line in best) else halved_anywhere(note)


@dataclass(frozen=True, slots=True)
class News:
    """The words for the last event, and their room."""

    words: str
    room: pygame.Rect
    """The room for it, in window pixels."""


def placed_news(
    renderer: TextRenderer,
    prompt: Zone,
    own: Zone | None,
    frame: TableFrame,
    cards: Sequence[pygame.Rect] = (),
) -> News | None:
    """Return the last event, and before it as many earlier ones as there is room for.

    It stands over the prompt unless the table map has a place of its own for it, in one line. A notice of two
    lines takes its place, and so do cards where they leave none.
    """
    lines = max(1, len(prompt_lines(renderer, prompt, frame.prompt)))
    if not frame.news or (lines > 1 and frame.prompt.tone is not Tone.ASK):
        return None
    strip = pygame.Rect(0, 0, prompt.rect.width, round(34 * renderer.plain))
    strip.midbottom = (
        prompt.rect.centerx,
        prompt.rect.bottom - prompt_height(renderer, lines) - round(4 * renderer.plain),
    )
    if own is not None:
        strip = own.rect
    if strip.collidelist(list(cards)) >= 0:
        return None
    fuller = (words for words in frame.fuller if renderer.width(words, SMALL, Typeface.ITALIC) <= strip.width)
    words = next(fuller, "") or renderer.shortened(frame.news, Typeface.ITALIC, strip.width)
    return News(words, strip)


def draw_news(renderer: TextRenderer, told: News | None) -> None:
    """Draw the last event, if there is one to tell."""
    if told is not None:
        room = told.room
        renderer.line(told.words, room.center, SMALL, BONE, Typeface.ITALIC, most=room.width, shade=True)
