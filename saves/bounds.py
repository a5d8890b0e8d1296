"""What a field of a saved file may hold, beside its type: told to pydantic without importing it."""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal


class Bounds:
    """Stands in an ``Annotated`` type, and unfolds into what pydantic knows when a file is judged.

    The menu is on the screen before anything has to be judged, so pydantic is not imported for it.
    """

    __is_annotated_types_grouped_metadata__: Final[Literal[True]] = True
    """By which pydantic, as every user of annotated-types, knows that this unfolds."""

    def __init__(
        self,
        *,
        least: float | None = None,
        most: float | None = None,
        shortest: int = 0,
        longest: int | None = None,
        before: Callable[[Any], Any] | None = None,
        after: Callable[[Any], Any] | None = None,
    ) -> None:
        """``least`` and ``most`` of a number; ``shortest`` and ``longest`` of what has a length.

        ``before`` is called with what is found, ``after`` with what it was taken for; both return what is
        to be kept, or raise a ValueError.
        """
        self._least, self._most = least, most
        self._shortest, self._longest = shortest, longest
        self._before, self._after = before, after

    def __iter__(self) -> Iterator[object]:
        """What it comes to, in the words of annotated-types and pydantic."""
        from annotated_types import Ge, Le, MaxLen, MinLen
        from pydantic import AfterValidator, BeforeValidator

        if self._least is not None:
            yield Ge(self._least)
        if self._most is not None:
            yield Le(self._most)
        if self._shortest:
            yield MinLen(self._shortest)
        if self._longest is not None:
            yield MaxLen(self._longest)
        if self._before is not None:
            yield BeforeValidator(self._before)
        if self._after is not None:
            yield AfterValidator(self._after)
