"""Names of people and matches: text that can be seen, without markup."""

import unicodedata
from functools import lru_cache
from typing import Annotated

from pydantic import AfterValidator, Field

LONGEST_NAME = 16
LONGEST_TITLE = 40
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that draw nothing."""
MARKUP = frozenset("<>")


@lru_cache(maxsize=4096)
def cleaned(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a name without characters that are invisible or markup; it may be empty then."""
    kept = "".join(letter for letter in unicodedata.normalize("NFC", name) if _shows(letter))
    words = " ".join(kept.split())[:longest].rstrip()
    return words if any(unicodedata.category(letter)[0] in "LNPS" for letter in words) else ""


def _shows(letter: str) -> bool:
    return letter not in BLANKS and letter not in MARKUP and (letter.isprintable() or letter == " ")


def seen(name: str) -> str:
    """Return a name with something to see in it.

    Raises:
        ValueError: when there is nothing.
    """
    if not (kept := cleaned(name)):
        raise ValueError("a name needs a letter that can be seen")
    return kept


AnyText = Annotated[str, Field(max_length=200)]
PlayerName = Annotated[AnyText, AfterValidator(seen)]
MaybeName = Annotated[AnyText, AfterValidator(cleaned)]
"""A name, or nothing."""
Title = Annotated[AnyText, AfterValidator(lambda title: cleaned(title, LONGEST_TITLE))]
"""The title of a match, or nothing."""
