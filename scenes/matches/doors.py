"""Ways from the list of matches to tables."""

from collections.abc import Callable
from dataclasses import dataclass

from saves.models import Header


@dataclass(frozen=True, slots=True)
class Doors:
    """What is called when a person wants to go to a match; the list knows no table."""

    go_on: Callable[[Header, Callable[[], None]], None]
    """Take a running match up; what is given is called where that is not possible, once it was told why."""
    records: Callable[[], None]
    """See how one has done."""
    days: Callable[[], None]
    """See the deals of the day."""
    watch: Callable[[Header], None]
    """Watch a match from its beginning."""
