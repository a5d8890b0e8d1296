"""Deal codes: game, options, seats and seed of a deal as text to share, and the results of a code.

``GAME-14K7Q-2M9XA-3`` is the game's name, then groups of symbols: the version of its rules, one number that
holds everything else, and a check symbol. Default options take no space. After the name, case, spaces and
hyphens are ignored, O is read as 0, and I and L as 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from game.cards import SEED_BITS, Seat
from game.catalog import UnknownGame, find
from game.contract import AnyGame
from game.contract.options import OlderRules, Options, bounds_of, variant_of
from game.sentences import PlayerError
from saves.models import Header
from saves.records import margin_of

if TYPE_CHECKING:
    from saves.index import IndexEntry

SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L or O, which look like digits, and no U."""
LOOKALIKES: Final = str.maketrans("OIL", "011", "_.,")
GROUP: Final = 5
SEEDS: Final = 1 << SEED_BITS
NO_GAME_NAME: Final = "A deal code starts with a game's name, as in DEVIL-12345."


class BadCode(PlayerError):
    """Text that isn't a deal code, or one that can't be played here."""


@dataclass(frozen=True, slots=True)
class CodedDeal:
    """The deal of a code."""

    game: AnyGame
    options: Options
    seats: int
    seed: int
    rules_version: int
    """The version of the rules that the code was made with."""

    @property
    def older_rules(self) -> OlderRules | None:
        """The older rules it is played by; None for today's rules, or rules that can't be played any more."""
        return self.game.older_rules.get(self.rules_version)


def code_of(game: AnyGame, options: Options, seats: int, seed: int) -> str:
    """Return the code of a deal."""
    number = 0
    for name, field in game.options.model_fields.items():
        number = number * _choice_count(field) + _place(field, getattr(options, name))
    number = (number * len(game.seats) + game.seats.index(seats)) * SEEDS + seed
    code = SYMBOLS[game.rules_version] + _written(number)
    code += _check(game.id, code)
    groups = [code[start : start + GROUP] for start in range(0, len(code), GROUP)]
    return "-".join([game.id.upper(), *groups])


def read_code(text: str) -> CodedDeal:
    """Parse a deal code; raise BadCode if it is mistyped, or of an unknown game or newer rules."""
    name, code = _name_and_code(text)
    try:
        game = find(name.lower())
    except UnknownGame as unknown:
        raise BadCode(NO_GAME_NAME) from unknown
    if len(code) < 3 or _check(game.id, code[:-1]) != code[-1]:
        raise BadCode("There's a typo in that code. Check every character.")
    version = SYMBOLS.index(code[0])
    if version > game.rules_version:
        raise BadCode("That code is from a newer Brimstone. Update yours to play it.")
    return _deal(game, version, _read(code[1:-1]))


@lru_cache(maxsize=256)
def variant_in(code: str) -> str:
    """Return the optional rules of a code, or an empty string if it has none or can't be read."""
    try:
        return variant_of(read_code(code).options)
    except ValueError:
        return ""


def _name_and_code(text: str) -> tuple[str, str]:
    """Split a code into the game's name and the symbols after it."""
    words = text.upper().replace("-", " ").split(None, 1)
    if len(words) < 2:
        raise BadCode(NO_GAME_NAME)
    code = "".join(words[1].split()).translate(LOOKALIKES)
    for symbol in code:
        if symbol not in SYMBOLS:
            raise BadCode(f"No deal code has {symbol!r} in it. Check every character.")
    return words[0], code


def _deal(game: AnyGame, version: int, number: int) -> CodedDeal:
    number, seed = divmod(number, SEEDS)
    number, seats = divmod(number, len(game.seats))
    values: dict[str, Any] = {}
    older = game.older_rules.get(version)
    missing = {} if older is None else older.options
    for name, field in reversed(game.options.model_fields.items()):
        if name not in missing:
            number, place = divmod(number, _choice_count(field))
            values[name] = _value(field, place)
    values |= missing
    try:
        options = game.options.model_validate(values)
        if number:
            raise ValueError("something is left over")
    except (ValidationError, ValueError) as error:
        raise BadCode("That code uses options your Brimstone doesn't have.") from error
    return CodedDeal(game, options, game.seats[seats], seed, version)


def _choices(field: FieldInfo) -> range | list[Any]:
    """Return all values of an option in a fixed order; raise TypeError if there is no limit."""
    if field.annotation is bool:
        return [False, True]
    if isinstance(field.annotation, type) and issubclass(field.annotation, Enum):
        return list(field.annotation)
    bounds = bounds_of(field)
    if field.annotation is int and bounds is not None:
        return range(bounds[0], bounds[1] + 1)
    raise TypeError(f"An option of type {field.annotation} without bounds has no place in a code.")


def _choice_count(field: FieldInfo) -> int:
    return len(_choices(field)) + 1


def _place(field: FieldInfo, value: Any) -> int:
    """Return 0 for the default value, which takes no space, or else the index of the value plus 1."""
    return 0 if value == field.default else 1 + _choices(field).index(value)


def _value(field: FieldInfo, place: int) -> Any:
    return field.default if place == 0 else _choices(field)[place - 1]


def _written(number: int) -> str:
    symbols = ""
    while number or not symbols:
        number, digit = divmod(number, len(SYMBOLS))
        symbols = SYMBOLS[digit] + symbols
    return symbols


def _read(symbols: str) -> int:
    number = 0
    for symbol in symbols:
        number = number * len(SYMBOLS) + SYMBOLS.index(symbol)
    return number


def _check(game: str, code: str) -> str:
    """Return the check symbol, which reveals any single wrong symbol and any two swapped ones.

    Symbols are elements of the field with 32 elements; each is multiplied by another power of one of them.
    """
    sum_so_far = 0
    for value in (*(ord(letter) % 32 for letter in game), *map(SYMBOLS.index, code)):
        sum_so_far = _times_two(sum_so_far) ^ value
    return SYMBOLS[_times_two(sum_so_far)]


def _times_two(value: int) -> int:
    return (value << 1) ^ (0b100101 if value & 0b10000 else 0)


class Validity(Enum):
    """Reasons for which a result counts or doesn't."""

    COUNTS = "counts"
    KNOWN = "doesn't count"
    GIVEN_UP = "conceded"
    UNDER_WAY = "in progress"


@dataclass(frozen=True, slots=True)
class CodeResult:
    """One person's result in one match."""

    header: Header
    seat: Seat
    ahead: int
    """The lead over the best other player; negative if behind."""
    validity: Validity


def results_on(code: str, game: str, entries: Iterable[IndexEntry]) -> Iterator[CodeResult | None]:
    """Yield every result on a code; also yield None for each match, so that other work can run."""
    for entry in entries:
        yield None
        if entry.game == game and entry.header.code == code:
            yield from _results(entry.header)


def best_first(found: Iterable[CodeResult]) -> list[CodeResult]:
    """Sort results by validity, then by lead."""
    order = list(Validity)
    return sorted(found, key=lambda each: (order.index(each.validity), -each.ahead, each.header.saved))


def best(found: Iterable[CodeResult]) -> list[CodeResult]:
    """Return the valid results with the largest lead; several if tied."""
    counting = [result for result in found if result.validity is Validity.COUNTS]
    most = max((result.ahead for result in counting), default=None)
    return [result for result in counting if result.ahead == most]


def _results(header: Header) -> Iterator[CodeResult]:
    for seat, player in enumerate(header.players):
        if header.totals and player.level is None and len(header.players) > 1:
            yield CodeResult(header, seat, margin_of(header, seat), _validity(header))


def _validity(header: Header) -> Validity:
    if header.given_up is not None:
        return Validity.GIVEN_UP
    if not header.over:
        return Validity.UNDER_WAY
    return Validity.KNOWN if header.branched else Validity.COUNTS
