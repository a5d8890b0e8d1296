"""The outcome of a match on the Descent, in words, and where it leads on."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.contract import AnyGame
from game.contract.campaign import GiftKind
from game.sentences import listed
from saves.descent import LAST_NIGHT, Night, Spot, Way, circle, is_own, is_won, nights_gift, spots, table_at
from saves.models import Station
from saves.saved_match import SavedMatch, header_of
from scenes.descent.progress import progress, ruled, title_of, told
from scenes.desk import Desk
from scenes.scoreboard import Next, Onward


@dataclass(frozen=True, slots=True)
class Outlook:
    """The outcome of a match on the Descent, in words, and where it leads on."""

    words: str
    onward: Sequence[Onward]


WHERE = {
    GiftKind.BACK: "Find it in Settings.",
    GiftKind.FELT: "Find it in Settings.",
    GiftKind.FACE: "Wear it when you set up a table.",
}
"""The place where a gift of each kind is to be had."""


def outlook(desk: Desk, saved: SavedMatch) -> Outlook | None:
    """Return the outcome of a finished match; None where it is not on the player's own way down."""
    header = header_of(saved, desk.now())
    if saved.descent is None or not is_own(header):
        return None
    way = progress(desk)
    down = ("The Descent", "", Next.DESCENT)
    won = is_won(header)
    if saved.descent.table == LAST_NIGHT:
        words, goes_on = _after_tonight(way, saved, saved.descent, won=won)
        return Outlook(words, [("Next table", "", Next.NEXT_TABLE), down] if goes_on else [down])
    spot = (saved.match.game.id, saved.descent.table)
    again = "Play again" if spot in way.won else "Try again"
    return Outlook(_after(way, spot, won=won), [down, (again, "A", Next.REMATCH)])


def _after(way: Way, spot: Spot, *, won: bool) -> str:
    """Return the words after a table of a circle."""
    if not won and spot in way.won:
        return f"You've won {told(spot)} before. It stays yours."
    if not won:
        return f"The house keeps {told(spot)}. Try again."
    sentences = [f"{told(spot)} is yours."]
    if (gift := table_at(spot).gift) is not None:
        sentences += [f"You win {title_of(gift)}.", WHERE[gift.kind]]
    opened = [told(each) for each in spots()[:-1] if _opened_by(way, spot, each)]
    if opened:
        open_now = f"{listed(opened)} are open now."
        sentences.append(open_now if len(opened) > 1 else f"{opened[0]} is open now.")
    return " ".join(sentences)


def _opened_by(way: Way, spot: Spot, other: Spot) -> bool:
    """Return True if a table stands open because another was won, and waits to be won itself."""
    if other in way.won or not way.is_open(other):
        return False
    return not Way(way.won - {spot}, way.tried, way.running, way.night).is_open(other)


def _after_tonight(way: Way, saved: SavedMatch, station: Station, *, won: bool) -> tuple[str, bool]:
    """Return the words after a table of the last night, and True if the night goes on."""
    title = saved.match.game.title
    table = f"You win the {title} table." if won else f"The house wins the {title} table."
    night = way.night
    if night is None or night.name != station.night:
        return table, False
    if not night.over:
        following = _announced(night.to_come[0]) if night.to_come else ""
        return f"{table} The night stands {_sums(night)}.{following}", bool(night.to_come)
    if night.mine:
        return f"{table} You win the night {_sums(night)}, and with it {title_of(nights_gift())}.", False
    return f"{table} The house wins the night {night.lost} to {night.won}. Try another night.", False


def _announced(game: AnyGame) -> str:
    """Return which game comes next, and its house rule."""
    rule = ruled(circle(game).last)
    return f" {game.title} is next.{' ' * bool(rule)}{rule}"


def _sums(night: Night) -> str:
    return f"{night.won} to {night.lost}"
