"""Jokers of Death positions from the small notation."""

from game.jokers_of_death import JOKERS_OF_DEATH
from game.jokers_of_death.cards import deck
from game.jokers_of_death.knowledge import NOTHING, dealt
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.phases import Debt, Fours, Playing, Twos
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.position import State
from tests.game.positions import parse


def position(text: str, *, seats: int = 3, target: int = 0, **options: object) -> State:
    """Seat 1 begins a turn. The stock is written top first; other cards lie where ``rest`` says, else in it."""
    told = parse(text)
    chosen = JokersOptions.model_validate(options)
    state = JOKERS_OF_DEATH.deal(chosen, seats, 1)
    rules = state.rules
    cards = deck((rules.facts.cards - rules.facts.jokers) // 52, rules.facts.jokers)
    names = {"stock": STOCK, **{f"pile {n + 1}": PILES[n] for n in range(rules.piles)}, "dead": rules.dead}
    names |= {f"seat {n + 1}": rules.hands[n] for n in range(seats)}
    found = iter(cards.cards(" ".join(told.get(name, "") for name in names)))
    piles: dict[str, list[int]] = {name: [next(found) for _ in told.get(name, "").split()] for name in names}
    piles["stock"].reverse()
    placed = {card for pile in piles.values() for card in pile}
    rest = [card for card in range(len(cards)) if card not in placed]
    piles[told.get("rest", "stock")][:0] = rest
    for name, place in names.items():
        state.table.piles[place] = piles[name]
    held = [len(piles[f"seat {n + 1}"]) for n in range(seats)]
    state.known = [dealt(count) if count else NOTHING for count in held]
    state.turn = int(told.get("to play", "1")) - 1
    state.phase = Playing(state.live, True)
    state.table.events = []
    return state


def twos(state: State, pile: int, *, count: int, by: int) -> State:
    """The same position with twos still to be answered on a pile; seats and piles count from 1."""
    return _owing(state, pile, Twos(count, by - 1))


def fours(state: State, pile: int, *, count: int, by: int) -> State:
    """The same position with fours of spades still to be answered on a pile."""
    return _owing(state, pile, Fours(count, by - 1))


def _owing(state: State, pile: int, debt: Debt) -> State:
    debts = list(state.debts)
    debts[pile - 1] = debt
    state.debts = tuple(debts)
    return state


def hand_of(state: State, seat: int) -> list[int]:
    """The cards in a hand; seats count from 0."""
    return state.table.piles[state.rules.hands[seat]]


def face(state: State, card: int) -> str:
    """A card's code."""
    facts = state.rules.facts
    return deck((facts.cards - facts.jokers) // 52, facts.jokers).faces[card].code
