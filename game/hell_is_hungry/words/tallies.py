"""How each player stands at Hell is Hungry!, and how near the end is."""

from game.cards import Seat
from game.hell_is_hungry.scoring import games_won, points
from game.hell_is_hungry.turns import EMPTY_PILES, QUIET_ROUNDS
from game.hell_is_hungry.view import HellView
from game.sentences import Cast, plural


def tally(view: HellView, seat: Seat) -> str:
    """The points taken in this game, and in a match of several the games won (HH-18)."""
    points = plural(_points(view, seat), "point")
    if view.games == 1:
        return points
    return f"{points} · {plural(games_won(view.standing.deals, view.seats)[seat], 'game')}"


def _points(view: HellView, seat: Seat) -> int:
    pile = view.piles[view.board.points + seat]
    return points([card for card in pile if card is not None], seat)


def notes(view: HellView, cast: Cast) -> list[str]:
    """How near the end is (HH-16)."""
    empty = sum(not view.piles[cell] for cell in range(view.board.cells))
    lines = ["Hell is hungry", f"{EMPTY_PILES} empty piles end the game: {empty} now"]
    if view.quiet:
        lines.append(f"So do {QUIET_ROUNDS * view.seats} turns without a battle: {view.quiet} now")
    return lines
