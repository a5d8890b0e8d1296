"""What happened last, in small words over what is wanted now."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import pygame

from engine.layout import Zone
from engine.theme import BONE, SMALL, Typeface
from game.cards import Seat
from game.contract.words import LogLine
from scenes.table.view.hud import prompt_height, prompt_lines
from scenes.table.view.text_renderer import TextRenderer
from scenes.table.view.view_model import TableFrame, Tone


@dataclass(frozen=True, slots=True)
class News:
    """What happened last, as it is told."""

    words: str
    room: pygame.Rect
    """What it may take, in window pixels."""


def placed_news(
    ink: TextRenderer, prompt: Zone, own: Zone | None, frame: TableFrame, cards: Sequence[pygame.Rect] = ()
) -> News | None:
    """Return what just happened, and before it as much of what happened earlier as there is room for.

    It stands over the prompt unless the table map has a place of its own for it, in one line. A notice of two
    lines takes its place, and so do cards where they leave none.
    """
    lines = max(1, len(prompt_lines(ink, prompt, frame.prompt)))
    if not frame.news or (lines > 1 and frame.prompt.tone is not Tone.ASK):
        return None
    strip = pygame.Rect(0, 0, prompt.rect.width, round(34 * ink.plain))
    strip.midbottom = (
        prompt.rect.centerx,
        prompt.rect.bottom - prompt_height(ink, lines) - round(4 * ink.plain),
    )
    if own is not None:
        strip = own.rect
    if strip.collidelist(list(cards)) >= 0:
        return None
    fuller = (words for words in frame.fuller if ink.width(words, SMALL, Typeface.ITALIC) <= strip.width)
    words = next(fuller, "") or ink.shortened(frame.news, Typeface.ITALIC, strip.width)
    return News(words, strip)


def draw_news(ink: TextRenderer, told: News | None) -> None:
    """Tell it, if there is anything to tell."""
    if told is not None:
        room = told.room
        ink.line(told.words, room.center, SMALL, BONE, Typeface.ITALIC, most=room.width, shade=True)


def tellings(lines: Sequence[LogLine], you: Seat | None) -> list[str]:
    """Return all that happened, then the same without what is longest ago, the fullest first.

    What was done to ``you`` is told as long as anything is.
    """
    runs = [(line, len(list(run))) for line, run in groupby(lines)]
    told = []
    for start in range(len(runs)):
        kept = [run for run in runs[:start] if you in run[0].hits]
        told.append(" ".join(_run(line, count) for line, count in [*kept, *runs[start:]]))
    return told


def _run(line: LogLine, count: int) -> str:
    """Return the sentence for a line that comes ``count`` times in a row."""
    if count > 1 and line.repeated:
        return line.repeated.format(count=count)
    return " ".join([line.words] * count)
