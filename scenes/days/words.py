"""What the calendar says of a day: which deal it was, how it went, and what a click does."""

from datetime import date
from typing import Final

from game.contract import AnyGame
from game.sentences import listed
from saves.days import Outcome, outcome_of
from saves.models import Header
from scenes.dates import dated
from scenes.names import names_in, within

ABOUT: Final = (
    "Every game has one deal a day, the same cards for everyone. Click a day to play it. "
    "Your first try counts."
)


WENT: Final = {
    Outcome.STARTED: "You've started it.",
    Outcome.WON: "You won.",
    Outcome.LOST: "You lost.",
    Outcome.PLAYED: "It's been played.",
}


def mark_of(day: date, header: Header | None, today: date) -> str:
    """Return what a day is called: ``3 · not played``, ``4 · won``, ``5 · today``."""
    how = [outcome_of(header).value] if header is not None else []
    if day < today:
        return f"{day.day} · {how[0] if how else 'not played'}"
    return f"{day.day} · {', '.join(['today', *how])}"


def told_of(game: AnyGame, day: date, header: Header | None) -> str:
    """Return what is read of a day that is pointed at."""
    return f"{game.title}, {day:%A} {dated(day)}. {_how(game, header)}"


def _how(game: AnyGame, header: Header | None) -> str:
    if header is None:
        return "You haven't played it. Click to play."
    if not header.over:
        return "You've started it. Click to continue."
    then = "Click to watch it or play it again."
    if header.given_up is not None:
        return f"You conceded. {then}"
    totals = zip(names_in(header), header.totals, strict=False)
    score = f"Final score: {listed([f'{within(name)} {total}' for name, total in totals])} {game.counts}."
    return f"{WENT[outcome_of(header)]} {score} {then}"
