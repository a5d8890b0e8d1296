"""A page of rules as it is written, taken apart: clauses, our rulings in them, worked examples."""

import re
from dataclasses import dataclass
from typing import TypeAlias

EXAMPLES = "Examples"
"""The heading below which worked examples stand, each a quoted line: ``> [7 2] On a 7 …``."""

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
    """What of it is our own ruling, in words."""


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


@dataclass(frozen=True, slots=True)
class RulesText:
    """A whole page."""

    introduction: str
    parts: tuple[Part, ...]
    examples: tuple[Example, ...]


def read_rules(markdown: str) -> RulesText:
    """A page of rules from its markdown."""
    paragraphs = [" ".join(part.split()) for part in markdown.split("\n\n") if part.strip()]
    examples = [found for paragraph in markdown.splitlines() if (found := _EXAMPLE.match(paragraph))]
    parts = [_part(paragraph) for paragraph in paragraphs if not _apart(paragraph)]
    introduction = [part.text for part in parts[:1] if isinstance(part, Remark)]
    return RulesText(
        "".join(introduction),
        tuple(parts[len(introduction) :]),
        tuple(Example(found[1], plainly(found[2])) for found in examples),
    )


def found(parts: tuple[Part, ...], sought: str) -> tuple[Part, ...]:
    """The clauses and remarks in which all the words occur, each section with its heading."""
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
    """A text without its marks of emphasis."""
    return _EMPHASIS.sub(r"\1", text)


def _apart(paragraph: str) -> bool:
    """Whether a paragraph is shown elsewhere: the page's title, and the examples with their heading."""
    return paragraph.startswith(("# ", "> ")) or paragraph == f"## {EXAMPLES}"


def _part(paragraph: str) -> Part:
    if paragraph.startswith("#"):
        return Heading(paragraph.lstrip("# "))
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
