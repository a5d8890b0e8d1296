"""The legal actions of Hell is Hungry!"""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.hell_is_hungry.actions import ATTACK, CLAIMS, END_TURN, KEEP, PASS, PAY, PLACE, SWAP, HellAction
from game.hell_is_hungry.battle import TOPS, can_play, plays, top_of
from game.hell_is_hungry.cards import KIND, ORDER, VALUE
from game.hell_is_hungry.phases import Battling, Choosing, Claiming, Paying, Placing, Swapping
from game.hell_is_hungry.position import State


def legal(state: State, seat: Seat) -> Sequence[HellAction]:
    """Return the legal actions of a seat."""
    if seat != state.turn:
        return ()
    phase = state.phase
    if type(phase) is Battling:
        going = plays(state.table.piles[state.grid.hands[seat]], phase.top)
        return going if phase.last is None else [*going, PASS]
    if type(phase) is Placing:
        return [PLACE[cell] for cell in free_piles(state, seat)]
    if type(phase) is Choosing:
        attacks: list[HellAction] = [ATTACK[cell] for cell in open_to_attack(state, seat)]
        attacks.append(END_TURN)
        return attacks
    if type(phase) is Claiming:
        return CLAIMS
    if type(phase) is Swapping:
        return [*(SWAP[card] for card in _faces(_hand(state, seat))), KEEP]
    if type(phase) is Paying:
        hand, soul = _hand(state, seat), state.table.piles[phase.cell][-1]
        return [PAY[card] for card in _faces(hand) if pays(hand, card, soul)]
    return ()


def free_piles(state: State, seat: Seat) -> list[int]:
    """Return the piles with souls on which no other reaper stands (HH-6)."""
    piles, reapers = state.table.piles, state.reapers
    own = reapers[seat]
    return [cell for cell in range(state.grid.cells) if piles[cell] and (cell not in reapers or cell == own)]


def open_to_attack(state: State, seat: Seat) -> list[int]:
    """Return the adjacent piles that this seat has the cards to attack (HH-7, HH-14)."""
    stand = state.reapers[seat]
    assert stand is not None
    piles, reapers = state.table.piles, state.reapers
    hand = piles[state.grid.hands[seat]]
    found = []
    for cell in state.grid.adjacent[stand]:
        exposed = piles[cell]
        if not exposed:
            continue
        able = can_pay(hand, exposed[-1]) if cell in reapers else can_play(hand, TOPS[ORDER[exposed[-1]]])
        if able:
            found.append(cell)
    return found


def can_pay(hand: list[Card], soul: Card) -> bool:
    """True if a hand has the cards to attack a soul that another's reaper protects (HH-14)."""
    return any(pays(hand, card, soul) for card in hand)


def pays(hand: list[Card], card: Card, soul: Card) -> bool:
    """True if the card is worth the soul and the rest of the hand can open (HH-14)."""
    if VALUE[card] < VALUE[soul]:
        return False
    return can_play([other for other in hand if other != card], top_of((soul,)))


def _hand(state: State, seat: Seat) -> list[Card]:
    return state.table.piles[state.grid.hands[seat]]


def _faces(hand: list[Card]) -> list[Card]:
    """Return one card of each face."""
    found: dict[int, Card] = {}
    for card in hand:
        found.setdefault(KIND[card], card)
    return list(found.values())
