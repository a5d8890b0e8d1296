"""What the table of Jokers of Death shows beside its cards: knocks, the direction, the great moments."""

from game.cards import Card, Seat
from game.contract.table import BySeat, InZone, Moment, Piece
from game.events import Event
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    POINTS,
    RANK,
    TEN,
    THREE_OF_DIAMONDS,
    TWO,
)
from game.jokers_of_death.events import (
    AcesCleared,
    GaveUp,
    HandsSwitched,
    JokersShown,
    Knocked,
    PileKilled,
    PlayStopped,
    Reversed,
    WentOut,
)
from game.jokers_of_death.scoring import TARGET
from game.jokers_of_death.view import JokersView
from game.sentences import Cast, plural

_COVER = "Needs another card on top at once, of its suit or an 8."
_DOES = {
    ACE: "One seat more is skipped when the turn ends.",
    TWO: "The next player answers with a 2 on this pile, or takes two cards.",
    EIGHT: "Goes on any pile that is not to be answered; its player names the suit that follows.",
    TEN: "Its player may turn the direction of play.",
    JACK: _COVER,
    KING: _COVER,
}


def describe(view: JokersView, card: Card) -> str:
    """What a card does (JD-10 to JD-25), and what it costs in a hand (JD-23)."""
    kind = view.rules.facts.kind[card]
    does = _DOES.get(RANK[kind], "Goes on its suit or its rank.")
    if kind == JOKER:
        does = "Only for a 4♠ just played by the seat before: it kills the pile. Two of them may be shown."
    elif kind == FOUR_OF_SPADES:
        does = "The next player answers with a 4♠, kills the pile with a joker, or takes four cards."
    elif kind == THREE_OF_DIAMONDS and view.rules.switching:
        does = "Every hand passes to the next player."
    return f"{does} Left in a hand it counts {POINTS[kind]}."


def tally(view: JokersView, seat: Seat) -> str:
    """The points, whose knock stands (JD-7), and who deals."""
    points = plural(view.standing.totals[seat], "point")
    if view.knocked >> seat & 1:
        return f"{points} · knocked"
    return f"{points} · dealer" if seat == view.dealer else points


def notes(view: JokersView, cast: Cast) -> list[str]:
    """What the match is played to (JD-24)."""
    return ["Fewest points win", f"The match ends at {TARGET}"]


def pieces(view: JokersView) -> list[Piece]:
    """The way play runs, and a fist for each knock that stands."""
    arrow = "arrow_left" if view.direction > 0 else "arrow_right"
    knocks = [Piece("knock", BySeat(seat)) for seat in range(view.seats) if view.knocked >> seat & 1]
    return [Piece(arrow, InZone("direction")), *knocks]


def moment(event: Event, view: JokersView, cast: Cast) -> Moment | None:
    """Knocks, killed piles, and all that turns the table round."""
    match event:
        case Knocked(seat=seat):
            return Moment(f"{cast.does(seat, 'knocks')}!", "knock")
        case PileKilled(pile=pile):
            return Moment(f"Pile {pile + 1} is killed", "bell")
        case HandsSwitched():
            return Moment("Every hand passes on", "shuffle")
        case AcesCleared():
            return Moment("Three aces: the piles go back", "shuffle")
        case Reversed():
            return Moment("Play turns round")
        case JokersShown(seat=seat):
            return Moment(f"{cast.does(seat, 'shows')} the jokers of death!", "bell")
        case GaveUp(seat=seat, points=points):
            return Moment(f"{cast.does(seat, 'gives', 'give')} up the pile: {points} points")
        case WentOut(seat=seat):
            return Moment(f"{cast.does(seat, 'goes', 'go')} out!", "bell")
        case PlayStopped():
            return Moment("Nobody can go on", "bell")
        case _:
            return None
