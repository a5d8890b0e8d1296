"""A page of rules as it is written, taken apart: how to play, clauses, our rulings, worked examples."""

import re
from dataclasses import dataclass
from typing import TypeAlias

EXAMPLES = "Examples"
"""The heading below which worked examples stand, each a quoted line: ``> [7 2] On a 7 …``."""
HOW_TO_PLAY = "How to play"
"""The heading below which the game is told to a friend: paragraphs, and quoted lines with cards."""

_HEADING = re.compile(r"#+ +(.*)")
_CLAUSE = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*\s+(.*)", re.DOTALL)
_EXAMPLE = re.compile(r">\s*\[([^\]]+)\]\s*(.*)", re.DOTALL)
_BRACKETED = re.compile(r"\s*\((?:[^()]|\([^()]*\))*\)")
_EMPHASIS = re.compile(r"(?<!\w)[*_]{1,2}(\S.*?)[*_]{1,2}(?!\w)")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule by its id."""

    id: str
    text: str
    rulings: tuple[str, ...]
    """Our own rulings in it, in words."""


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a section."""

    text: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A paragraph that is no rule."""

    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """A position in cards, and what it shows."""

    cards: str
    """Face codes with spaces between them."""
    text: str


Part: TypeAlias = Clause | Heading | Remark
Told: TypeAlias = Remark | Example


@dataclass(frozen=True, slots=True)
class RulesText:
    """A whole page."""

    introduction: str
    how: tuple[Told, ...]
    """Instructions as one friend gives them to another; empty where a page has none."""
    parts: tuple[Part, ...]
    examples: tuple[Example, ...]


def read_rules(markdown: str) -> RulesText:
    """Return a page of rules from its markdown."""
    told: list[Told] = []
    examples: list[Example] = []
    parts: list[Part] = []
    section = ""
    for paragraph in (" ".join(part.split()) for part in re.split(r"\n\n|\n(?=>)", markdown) if part.strip()):
        example = _EXAMPLE.match(paragraph)
        if (heading := _HEADING.match(paragraph)) is not None:
            section = heading[1]
            if not paragraph.startswith("# ") and section not in (EXAMPLES, HOW_TO_PLAY):
                parts.append(Heading(section))
        elif example is not None:
            shown = Example(example[1], plainly(example[2]))
            (told if section == HOW_TO_PLAY else examples).append(shown)
        elif section == HOW_TO_PLAY:
            told.append(Remark(plainly(paragraph)))
        else:
            parts.append(_part(paragraph))
    introduction = [part.text for part in parts[:1] if isinstance(part, Remark)]
    return RulesText("".join(introduction), tuple(told), tuple(parts[len(introduction) :]), tuple(examples))


def found(parts: tuple[Part, ...], sought: str) -> tuple[Part, ...]:
    """Return the clauses and remarks in which all the words occur, each section with its heading."""
    words = sought.lower().split()
    kept: list[Part] = []
    for part in parts:
        if isinstance(part, Heading):
            if kept and isinstance(kept[-1], Heading):
                kept.pop()
            kept.append(part)
        elif all(word in _all_of(part).lower() for word in words):
            kept.append(part)
    return tuple(kept[:-1] if kept and isinstance(kept[-1], Heading) else kept)


def plainly(text: str) -> str:
    """Return a text without its marks of emphasis."""
    return _EMPHASIS.sub(r"\1", text)


def _part(paragraph: str) -> Part:
    clause = _CLAUSE.match(paragraph)
    if clause is None:
        return Remark(plainly(paragraph))
    ruled = [each for each in _BRACKETED.findall(clause[2]) if "our ruling" in each.lower()]
    text = clause[2]
    for each in ruled:
        text = text.replace(each, "")
    return Clause(clause[1], plainly(text.strip()), tuple(plainly(each.strip(" ()")) for each in ruled))


def _all_of(part: Part) -> str:
    if isinstance(part, Clause):
        return " ".join((part.id, part.text, *part.rulings))
    return part.text
