"""What the table of Hell is Hungry! shows beside its cards: reapers, points, how hungry hell still is."""

from game.cards import Card, Seat
from game.contract.table import BySeat, Moment, OnPlace, Piece
from game.events import Event
from game.hell_is_hungry.cards import ACE, JOKER, ORDER, SOULS, VALUE, owner
from game.hell_is_hungry.events import BattleBegan, BattleWon, HellIsFed
from game.hell_is_hungry.scoring import games_won, points
from game.hell_is_hungry.turns import EMPTY_PILES, QUIET_ROUNDS
from game.hell_is_hungry.view import HellView
from game.sentences import Cast, plural


def describe(view: HellView, card: Card) -> str:
    """What a card counts in a battle and afterwards (HH-8 to HH-11, HH-17)."""
    whose = owner(card)
    if whose == SOULS:
        worth = "A soul: it counts for whoever has it among their points."
    else:
        worth = f"From the deck of player {whose + 1}: it counts only for the others."
    if ORDER[card] == JOKER:
        return f"20. Alone, only a 2 beats it; with an ace or another joker, only two 2s. {worth}"
    if ORDER[card] == ACE:
        return f"11 in a battle, and the highest of the single cards below the joker. {worth}"
    return f"{VALUE[card]} in a battle, alone or summed with one other card. {worth}"


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
    lines = ["Hell is hungry", f"{empty} of {EMPTY_PILES} piles empty"]
    if view.quiet:
        lines.append(f"{view.quiet} of {QUIET_ROUNDS * view.seats} turns without a battle")
    return lines


def pieces(view: HellView) -> list[Piece]:
    """A reaper for each seat: on its pile, and beside the name to tell whose it is."""
    found = []
    for seat, cell in enumerate(view.reapers):
        art = f"reaper_{seat + 1}"
        found.append(Piece(art, BySeat(seat)))
        if cell is not None:
            found.append(Piece(art, OnPlace(cell)))
    return found


def moment(event: Event, view: HellView, cast: Cast) -> Moment | None:
    """Attacks, victories and the end."""
    match event:
        case BattleBegan(seat=seat, defender=defender) if defender is not None:
            return Moment(f"{cast.does(seat, 'attacks')} {cast.name(defender)}", "knock")
        case BattleWon(seat=seat):
            return Moment(f"{cast.does(seat, 'wins')} the battle", "knock")
        case HellIsFed():
            return Moment("Hell is fed", "bell")
        case _:
            return None
