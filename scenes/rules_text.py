"""The text of the rules: read from Markdown, and searched."""

import re
from dataclasses import dataclass, replace
from typing import TypeAlias

EXAMPLES = "Examples"
"""The heading of the worked examples, each a quoted line: ``> [7 2] On a 7 …``."""
HOW_TO_PLAY = "How to play"
"""The heading of the short instructions: paragraphs, and quoted lines with cards."""
_HEADING = re.compile(r"#+ +(.*)")
_ONLY = re.compile(r"\{(\w+)\}(.*?)\{/\}", re.DOTALL)
"""A section for one game on a page that several share: the game's id, and the section."""
_CLAUSE = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*\s*(.*)", re.DOTALL)
_EXAMPLE = re.compile(r">\s*\[([^\]]+)\]\s*(.*)", re.DOTALL)
_RULING = "- "
"""The mark of a line below a clause: a ruling of ours, where the original rules say nothing."""
_EMPHASIS = re.compile(r"(?<!\w)[*_]{1,2}(\S.*?)[*_]{1,2}(?!\w)")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule with its id."""

    id: str
    number: int
    """Its position on the page of one game, from 1."""
    text: str
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a section."""

    text: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A paragraph that isn't a rule."""

    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """Some cards, and a text about them."""

    cards: str
    """Face codes, separated by spaces."""
    text: str
    gap: int = 0
    """The number of cards before the gap between two sides, written ``|``; 0 if there is none."""


Part: TypeAlias = Clause | Heading | Remark
HowTo: TypeAlias = Remark | Example


@dataclass(frozen=True, slots=True)
class RulesText:
    """A page of rules."""

    introduction: str
    how: tuple[HowTo, ...]
    """Short instructions; empty if the page has none."""
    parts: tuple[Part, ...]
    examples: tuple[Example, ...]


def for_game(markdown: str, game: str) -> str:
    """Return a shared page for one game, without sections for others: ``{devil440}…{/}``."""
    return _ONLY.sub(lambda only: only[2] if only[1] == game else "", markdown)


def read_rules(markdown: str) -> RulesText:
    """Parse a page of rules from Markdown."""
    how: list[HowTo] = []
    examples: list[Example] = []
    parts: list[Part] = []
    section = ""
    for paragraph in (
        " ".join(part.split()) for part in re.split(r"\n\n|\n(?=>|- )", markdown) if part.strip()
    ):
        example = _EXAMPLE.match(paragraph)
        if (heading := _HEADING.match(paragraph)) is not None:
            section = heading[1]
            if not paragraph.startswith("# ") and section not in (EXAMPLES, HOW_TO_PLAY):
                parts.append(Heading(section))
        elif example is not None:
            sides = [side.split() for side in example[1].split("|")]
            cards = " ".join(code for side in sides for code in side)
            shown = Example(cards, unmarked(example[2]), len(sides[0]) if len(sides) > 1 else 0)
            (how if section == HOW_TO_PLAY else examples).append(shown)
        elif paragraph.startswith(_RULING) and parts and isinstance(clause := parts[-1], Clause):
            ruling = unmarked(paragraph.removeprefix(_RULING))
            parts[-1] = replace(clause, rulings=(*clause.rulings, ruling))
        elif section == HOW_TO_PLAY:
            how.append(Remark(unmarked(paragraph)))
        else:
            clauses = sum(isinstance(part, Clause) for part in parts)
            parts.append(_part(paragraph, clauses + 1))
    introduction = [part.text for part in parts[:1] if isinstance(part, Remark)]
    return RulesText("".join(introduction), tuple(how), tuple(parts[len(introduction) :]), tuple(examples))


def search(parts: tuple[Part, ...], sought: str) -> tuple[Part, ...]:
    """Return the clauses and remarks that contain all the words, each section with its heading."""
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


def unmarked(text: str) -> str:
    """Return a text without Markdown emphasis."""
    return _EMPHASIS.sub(r"\1", text)


def _part(paragraph: str, number: int) -> Part:
    clause = _CLAUSE.match(paragraph)
    return Remark(unmarked(paragraph)) if clause is None else Clause(clause[1], number, unmarked(clause[2]))


def _all_of(part: Part) -> str:
    if isinstance(part, Clause):
        return " ".join((part.id, part.text, *part.rulings))
    return part.text
