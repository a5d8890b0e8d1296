"""Text on a page: its printable characters and its line breaks."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Final
from weakref import WeakKeyDictionary

import pygame

INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories of characters that draw nothing, or that no font has."""
GAPS = re.compile(r"[^\S\u00a0]+")
"""Spaces between words: all but the no-break space."""
SIGNS = frozenset("+=×−")
NARROWER = tuple(map(re.compile, (r"\s(?=[+=×−]\s)", r"\s(?=\()", r"(?<![+=×−])\s(?!\d)", r"\s")))
"""Spaces at which words that belong together break if they are too wide for a line: in a sum before its signs
first, then before a bracket, then at any space but after a sign or before a number, then at any space."""
MARKS = frozenset({"Mn", "Me"})
"""Unicode categories of marks that combine with the letter before them."""
UNPRINTED = "?"
"""Replacement for a text without printable characters."""
MOST_WRAPPED: Final = 1000
"""Wrapped texts cached per font."""
_WRAPPED: Final[WeakKeyDictionary[pygame.font.Font, dict[tuple[str, int], list[str]]]] = WeakKeyDictionary()
"""Lines by text and width, because placing a label tries many widths in every frame.

The keys are weak, so no font stays open because of them.
"""


def typed(text: str) -> str:
    """Return a text without characters that draw nothing or break the drawing."""
    if text.isascii() and text.isprintable():
        return text
    spaced = (" " if letter.isspace() else letter for letter in text)
    return "".join(letter for letter in spaced if unicodedata.category(letter) not in INVISIBLE)


def enterable(text: str) -> str:
    """Return a text whose characters all have a width: marks are merged into their letter or dropped."""
    whole = unicodedata.normalize("NFC", typed(text))
    return "".join(letter for letter in whole if unicodedata.category(letter) not in MARKS)


def printable(text: str) -> str:
    """Return the printable part of a text, or a question mark if nothing visible is left."""
    kept = typed(text)
    return kept if kept.strip() or not text else UNPRINTED


def breaks(text: str) -> list[int]:
    """Return the spaces at which a line may break.

    A number stays with its neighbours, as in ``20 cards`` and ``Special 1``, and a sum with its signs.
    """
    around = zip(GAPS.finditer(text), pairwise(GAPS.split(text)), strict=True)
    return [
        gap.start()
        for gap, (before, after) in around
        if not (before.isdecimal() or after[:1].isdecimal() or SIGNS & {before[-1:], after[:1]})
    ]


def _unbroken(text: str) -> list[str]:
    """Return the parts of a text that stay on one line."""
    ends = breaks(text)
    return [text[start:end].strip() for start, end in zip([0, *ends], [*ends, None], strict=True)]


def wrapped(text: str, font: pygame.font.Font, width: int) -> list[str]:
    """Break a text at spaces into lines of at most ``width`` pixels; break a wider word anywhere."""
    known = _WRAPPED.setdefault(font, {})
    if (text, width) not in known:
        if len(known) >= MOST_WRAPPED:
            known.clear()
        known[text, width] = _wrapped(text, font, width)
    return known[text, width].copy()


def _wrapped(text: str, font: pygame.font.Font, width: int) -> list[str]:
    lines: list[str] = []
    words = [part for word in _unbroken(text) for part in _narrowed(word, font, width, NARROWER) if part]
    whole = " ".join(words)
    if words and font.size(whole)[0] <= width:
        return [whole]
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.size(longer)[0] <= width:
            lines[-1] = longer
        else:
            lines += _pieces(word, font, width)
    return lines


def _narrowed(words: str, font: pygame.font.Font, width: int, gaps: Sequence[re.Pattern[str]]) -> list[str]:
    """Return words that belong together, or their parts if they are too wide for a line."""
    if not gaps or font.size(words)[0] <= width:
        return [words]
    parts = gaps[0].split(words)
    return [narrower for part in parts for narrower in _narrowed(part, font, width, gaps[1:])]


def in_lines(words: str, most: int, font: pygame.font.Font) -> list[str]:
    """Break a line into at most ``most`` lines that are as narrow as possible, without breaking a word.

    Dots between words are removed at line ends.
    """
    wide = max((font.size(word)[0] for word in _unbroken(words)), default=0)
    wide = max(wide, font.size(words)[0] // most)
    while len(lines := wrapped(words, font, wide)) > most:
        wide += font.size(" ")[0]
    return [line.removeprefix("· ").removesuffix(" ·") for line in lines] or [words]


def balanced(text: str, font: pygame.font.Font, width: int) -> list[str]:
    """Return as many lines as ``wrapped`` does, of similar lengths, so that no word is alone at the end."""
    lines = wrapped(text, font, width)
    if len(lines) < 2:
        return lines
    even = in_lines(text, len(lines), font)
    if max(font.size(line)[0] for line in even) <= width:
        return even
    # A sum too wide for a line is broken between its parts, into similar lengths too.
    least = max(font.size(part)[0] for part in text.split(" "))
    while width > least and len(narrower := wrapped(text, font, width - 1)) == len(lines):
        lines, width = narrower, width - 1
    return lines


def halved(words: str) -> list[str]:
    """Split a line into two of similar lengths: at a dot, or else at a space, preferably after a comma.

    Text in brackets stays together.
    """
    deep = list(accumulate((letter == "(") - (letter == ")") for letter in words))
    spaces = [at for at in breaks(words) if not deep[at]]
    if not spaces:
        return [words]
    gaps = [at for at in spaces if words[at - 1] == "·"] or spaces
    middle = min(gaps, key=lambda at: abs(at - len(words) / 2) - 6 * (words[at - 1] in ";,"))
    return [words[:middle].removesuffix(" ·"), words[middle + 1 :]]


def _pieces(word: str, font: pygame.font.Font, width: int) -> list[str]:
    if font.size(word)[0] <= width:
        return [word]
    pieces = [""]
    for letter in word:
        if pieces[-1] and font.size(pieces[-1] + letter)[0] > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def shortened(words: str, width: Callable[[str], float], most: float) -> str:
    """Return words no wider than ``most``, cut off with an ellipsis if needed."""
    if width(words) <= most:
        return words
    kept = len(words)
    while kept > 1 and width(f"{words[:kept]}…") > most:
        kept -= 1
    return f"{words[:kept]}…"
