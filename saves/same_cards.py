"""How people did with the same cards: results of every match on a deal code, one's own and those taken in."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from game.cards import Seat
from saves.deal_code import code_of
from saves.models import Header
from saves.records import margin_of
from saves.replay import game_of, options_of
from saves.slips import Slip
from saves.store import Store


class Standing(Enum):
    """Whether a result can be measured against others."""

    COUNTS = "counts"
    KNOWN = "known cards"
    GIVEN_UP = "conceded"
    UNDER_WAY = "in progress"


@dataclass(frozen=True, slots=True)
class Done:
    """How one person did in one match."""

    match: str
    seat: Seat
    points: int
    ahead: int
    """Of the best of the others at that table; below zero is behind."""
    won: bool
    standing: Standing
    header: Header


def on_code(
    store: Store, code: str, game: str, now: datetime, tell: Callable[[str], None]
) -> Iterator[Done | None]:
    """What every person did in matches on a deal code; None after each other match, to let others work.

    Matches of older formats, which do not tell their code, are read whole; those in the bin are left out.
    ``tell`` hears of files that cannot be used.
    """
    for slip, folder in store.turn_over_slips(now, tell):
        yield None
        if folder != store.bin.folder and slip.game == game and _is_on(store, slip, code):
            yield from _done(slip.header)


def ranked(found: Iterable[Done]) -> list[Done]:
    """Results that count, the one furthest ahead first; then the others."""
    order = list(Standing)
    return sorted(found, key=lambda done: (order.index(done.standing), -done.ahead, done.header.saved))


def best(found: Iterable[Done]) -> list[Done]:
    """Who was furthest ahead of all that count; several where they are level."""
    counting = [done for done in found if done.standing is Standing.COUNTS]
    most = max((done.ahead for done in counting), default=None)
    return [done for done in counting if done.ahead == most]


def _is_on(store: Store, slip: Slip, code: str) -> bool:
    if slip.header.code:
        return slip.header.code == code
    try:
        file = store.file(slip.header)
        game = game_of(file.header)
        options = options_of(game, file)
        return code_of(game, options, len(file.header.players), file.match.seed) == code
    except (FileNotFoundError, ValueError):
        return False


def _done(header: Header) -> Iterator[Done]:
    if not header.totals:
        return
    for seat, player in enumerate(header.players):
        if player.level is None and len(header.players) > 1:
            yield Done(
                header.id,
                seat,
                header.totals[seat],
                margin_of(header, seat),
                seat in header.winners,
                _standing(header),
                header,
            )


def _standing(header: Header) -> Standing:
    if header.given_up is not None:
        return Standing.GIVEN_UP
    if not header.over:
        return Standing.UNDER_WAY
    return Standing.KNOWN if header.branched else Standing.COUNTS
