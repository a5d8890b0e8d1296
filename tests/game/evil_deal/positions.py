"""Evil Deal positions from the small notation."""

from random import Random

from game.cards import pick
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide
from game.evil_deal.cards import DECK
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.position import (
    BURIED,
    BURYING,
    HANDS,
    LEADING,
    NAMING,
    STACKS,
    STOCK,
    TAKEN,
    TRICKS,
    TRUMPS,
    State,
    trumps_of,
)
from game.evil_deal.rules import apply, deal, legal
from game.evil_deal.view import view
from game.evil_deal.words.moves import why_not
from game.french import SUIT
from game.sentences import Cast
from tests.game.positions import parse, piles_of

NAMES = {
    "seat 1": HANDS[0],
    "seat 2": HANDS[1],
    "stack 1": STACKS[0][1],
    "stack 2": STACKS[1][1],
    "trumps 1": TRUMPS[0],
    "trumps 2": TRUMPS[1],
    "trick": TRICKS[0],
    "taken 1": TAKEN[0],
    "taken 2": TAKEN[1],
    "buried 1": BURIED[0],
    "buried 2": BURIED[1],
    "out": STOCK,
}
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def position(text: str, *, half: int = 1, no_trump: tuple[bool, bool] = (False, False)) -> State:
    """Return a position in the first or the second half, in which seat 2 dealt.

    Trump cards are written the first half's first, in the second half too: it is then in the hand that took
    it up. Cards that are not mentioned lie where ``rest`` says, or else out of play.
    """
    told = parse(text)
    state = EVIL_DEAL.deal(EvilDealOptions(), 2, 1)
    piles: list[list[int]] = [[] for _ in state.table.piles]
    for name, pile in piles_of(told, NAMES, DECK, "out").items():
        piles[NAMES[name]] = pile
    pairs = (piles[TRUMPS[0]], piles[TRUMPS[1]])
    suits = [
        (None, None) if plain else (SUIT[first], SUIT[second])
        for plain, (first, second) in zip(no_trump, pairs, strict=True)
    ]
    state.trumps = trumps_of(suits[0], suits[1])
    state.firsts = (pairs[0][0], pairs[1][0])
    state.side_by_side = no_trump
    for seat, pile in enumerate(pairs):
        pile.reverse()
        if half == 2:
            piles[HANDS[seat]].append(pile.pop())
    state.half = half - 1
    state.table.piles[:] = piles
    state.dealer = 1
    state.turn = int(told.get("to play", "1")) - 1
    state.opener = int(told.get("opener", told.get("to play", "1"))) - 1
    state.exchange = int(told.get("exchange", "1")) - 1
    state.phase = LEADING
    state.table.events = []
    return state


def trump_cards(text: str) -> State:
    """Return a position with only trump cards on the table; seat 2 dealt and seat 1 is to move."""
    state = position(text)
    state.firsts = ()
    state.phase = NAMING
    return state


def card(code: str) -> int:
    """Return the card with a code."""
    return DECK.cards(code)[0]


def rank(card: int) -> int:
    """Return the place of a card's number among all, from the 2 up."""
    return RANKS.index(DECK.faces[card].code[:-1])


def play(state: State, *codes: str) -> None:
    """Play these cards one after another, each by the seat to move."""
    for code in codes:
        do(state, PlayCard(card(code)))


def do(state: State, action: PlayCard | Cross | SideBySide | Bury) -> None:
    """Make a move, which must be legal, for the seat to move."""
    assert action in legal(state, state.turn), f"{action} is not allowed"
    apply(state, state.turn, action)


def choices(state: State) -> list[str]:
    """Return the cards that the seat to move may play or discard."""
    return [
        DECK.faces[action.card].code
        for action in legal(state, state.turn)
        if isinstance(action, PlayCard | Bury)
    ]


def codes(cards: list[int]) -> set[str]:
    """Return the codes of some cards."""
    return {DECK.faces[held].code for held in cards}


SPADES, HEARTS, DIAMONDS, CLUBS = range(4)


TWO_TRUMPS = "trumps 1: 2H 3D; trumps 2: 2C 3S"


def fresh(seed: int = 1) -> State:
    """Return a match that has just begun."""
    return deal(EvilDealOptions(), 2, seed)


def at_random(state: State, random: Random) -> None:
    """Make a random legal move for the seat to move."""
    apply(state, state.turn, pick(legal(state, state.turn), random))


def random_until(state: State, phase: type, seed: int = 1) -> State:
    """Play at random until a phase; return the position."""
    random = Random(seed)
    while not isinstance(state.phase, phase):
        at_random(state, random)
    return state


CAST = Cast(("Mara", "Lilith"), you=0)
BOTH = Cast(("Mara", "Lilith"))


def burying() -> State:
    """Return a position in which seat 1 is to throw a card away. It has picked up 2H."""
    state = position(f"seat 1: 5S 6H; seat 2: 7S 8H; {TWO_TRUMPS}", half=2)
    state.phase = BURYING
    return state


def carried(code: str, place: int) -> Gesture:
    """Return a card carried somewhere."""
    return Carry((card(code),), place)


def refused(state: State, gesture: Gesture, seat: int = 0) -> Refusal:
    """Return the refusal of a seat's gesture."""
    return why_not(view(state, seat), gesture)
