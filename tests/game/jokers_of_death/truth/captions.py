"""What stands at places, beside names and on a card looked at closely."""

import re

from game.cards import Card, Seat
from game.jokers_of_death.phases import Answering, Covering, Playing
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.position import State
from tests.game.jokers_of_death.positions import face
from tests.game.jokers_of_death.truth.base import (
    SIGNS,
    bits,
    claim,
    cost,
    live,
    points,
    rank,
    taken_up,
)
from tests.game.truth import Told


@claim("caption", r"(?P<count>\d+) cards?|(?P<none>empty)")
def _stock(found: re.Match[str], told: Told, place: int) -> None:
    assert place == STOCK and len(told.state.table.piles[STOCK]) == int(found["count"] or 0)


@claim("caption", r"out of play")
def _dead(_: re.Match[str], told: Told, place: int) -> None:
    assert place == told.state.rules.dead and told.state.table.piles[place]


@claim("caption", r"(?P<count>\d+) cards? to lay")
def _taken(found: re.Match[str], told: Told, place: int) -> None:
    assert place == told.state.rules.taken_up and len(taken_up(told.state)) == int(found["count"])


@claim("caption", r"killed")
def _killed(_: re.Match[str], told: Told, place: int) -> None:
    assert told.state.rules.pile_at(place) not in [None, *live(told.state)]


@claim("caption", r"(?P<cost>\d+) owed", r"next owes (?P<cost>\d+)")
def _owed(found: re.Match[str], told: Told, place: int) -> None:
    """JD-10, JD-13"""
    state, pile = told.state, told.state.rules.pile_at(place)
    assert cost(state, pile) == int(found["cost"])
    now = isinstance(state.phase, Answering) and pile in bits(state.phase.owed)
    assert now == (not found[0].startswith("next"))


@claim(
    "caption",
    r"play (?P<suit>[♠♥♦♣]) or 8",
    r"(?P<suit>[♠♥♦♣]) named",
    r"play here",
    r"served",
    r"cover it",
)
def _pile(found: re.Match[str], told: Told, place: int) -> None:
    """JD-4, JD-17, JD-20"""
    state, words = told.state, found[0]
    pile, phase = state.rules.pile_at(place), state.phase
    assert pile in live(state) and state.debts[pile] is None
    suit = state.named[pile]
    assert found.groupdict().get("suit") == (None if suit is None else SIGNS[suit])
    assert (words == "cover it") == (isinstance(phase, Covering) and phase.pile == pile)
    owed = isinstance(phase, Playing) and pile in bits(phase.owed)
    assert words.startswith("play") == owed
    assert words != "play here" or told.game.to_move(state) == told.seat
    assert words != "served" or (isinstance(phase, Playing) and bool(phase.owed) and not owed)


@claim("tally", r"(?P<points>\d+) points?(?P<dealer> · dealer)?")
def _tally(found: re.Match[str], told: Told, seat: Seat) -> None:
    state: State = told.state
    assert int(found["points"]) == sum(deal[seat] for deal in state.deals) + state.prices[seat]
    assert not found["dealer"] or state.dealer == seat


EFFECTS = {
    "Skips one player when the turn ends, and two aces skip two.": ("A", "A"),
    "Whoever plays next answers with a 2 on this pile, or takes two cards for each 2 in a row.": ("2", "2"),
    "Goes on any pile that is not to be answered; its player names the suit that follows.": ("8", "8"),
    "When the turn ends, its player may turn the direction of play.": ("10", "10"),
    "Needs another card on it at once, of its suit or an 8.": ("J", "K"),
}


@claim(
    "close-up",
    *(rf"(?P<does>{re.escape(does)}) Left in a hand it counts (?P<count>\d+)\." for does in EFFECTS),
)
def _does(found: re.Match[str], told: Told, card: Card) -> None:
    assert rank(told.state, card) in EFFECTS[found["does"]] and points(told.state, card) == int(
        found["count"]
    )
    assert card not in taken_up(told.state) or rank(told.state, card) == "8"


@claim(
    "close-up",
    r"Goes on its suit or its rank, and does nothing more\. Left in a hand it counts (?P<count>\d+)\.",
)
def _plain(found: re.Match[str], told: Told, card: Card) -> None:
    state: State = told.state
    assert rank(state, card) not in ("A", "2", "8", "10", "J", "K", "JK") and face(state, card) != "4S"
    assert points(state, card) == int(found["count"])


@claim("close-up", r"Goes only on a 4♠ that .+ There are (?P<count>two|four) jokers; .+ it counts 50\.")
def _joker(found: re.Match[str], told: Told, card: Card) -> None:
    jokers = [each for pile in told.state.table.piles for each in pile if rank(told.state, each) == "JK"]
    assert len(jokers) == {"two": 2, "four": 4}[found["count"]]
    assert rank(told.state, card) == "JK"


@claim(
    "close-up",
    r"Whoever plays next answers with a 4♠.+ four cards \(sixteen after two in a row\)\. .+ counts 4\.",
)
def _four(_: re.Match[str], told: Told, card: Card) -> None:
    assert face(told.state, card) == "4S"


@claim(
    "close-up",
    r"Skips one player when the turn ends, and two aces skip two\. "
    r"Three aces on the three piles send what lies beneath back into the stock\. .+ counts 20\.",
)
def _third_ace(_: re.Match[str], told: Told, card: Card) -> None:
    """JD-19, JD-27"""
    assert rank(told.state, card) == "A" and len(told.state.rules.effects[0]) == 2


@claim("close-up", r"Every hand passes to the next player\. Left in a hand it counts 3\.")
def _three(_: re.Match[str], told: Told, card: Card) -> None:
    assert face(told.state, card) == "3D"


@claim(
    "close-up",
    r"Taken up from a pile: it goes on its suit or its rank, and does nothing\. .+ counts (?P<count>\d+)\.",
)
def _does_nothing(found: re.Match[str], told: Told, card: Card) -> None:
    assert card in taken_up(told.state) and points(told.state, card) == int(found["count"])
