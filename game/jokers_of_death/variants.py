"""The variants that move whole piles and hands: JD-25, and JD-27 to JD-30."""

from game.cards import Card, Seat
from game.jokers_of_death.cards import ACE, EIGHT, RANK, hand_points
from game.jokers_of_death.events import AcesCleared, CardShed, GaveUp, HandsSwitched, PileTakenUp
from game.jokers_of_death.hands import in_no_hand, take_taken_up
from game.jokers_of_death.phases import BUSY, Naming, Shedding
from game.jokers_of_death.state import PILES, STOCK, State
from game.jokers_of_death.turns import after, go_on, shuffle_stock


def switch_hands(state: State) -> None:
    """JD-25: every hand goes to the next seat in the direction of play, at once; all knocks are off."""
    rules, table = state.rules, state.table
    seats = range(rules.seats)
    if table.events is not None:
        table.tell(HandsSwitched())
    before = [table.piles[rules.hands + seat][:] for seat in seats]
    for seat in seats:
        for card in before[seat]:
            table.move(card, rules.hands + seat, rules.hands + (seat + state.direction) % rules.seats)
    came = [(seat - state.direction) % rules.seats for seat in seats]
    state.known = [state.known[giver] for giver in came]
    state.open_hands = [state.open_hands[giver] for giver in came]
    state.secrets = [
        tuple(
            frozenset(before[knower])
            if giver == knower
            else (frozenset() if taker == knower else state.secrets[knower][giver])
            for taker, giver in enumerate(came)
        )
        for knower in seats
    ]
    state.knocked = 0
    state.given = sum(1 << seat for seat in seats if len(table.piles[rules.hands + seat]) == 1)


def clear_aces(state: State) -> None:
    """JD-27: when all three live piles show an ace, what lies beneath goes back into the stock."""
    table, rules = state.table, state.rules
    if state.live != rules.everything:
        return
    tops = [table.piles[PILES + pile] for pile in range(rules.piles)]
    if not all(pile and RANK[rules.facts.kind[pile[-1]]] == ACE for pile in tops):
        return
    if table.events is not None:
        table.tell(AcesCleared())
    for index, pile in enumerate(tops):
        in_no_hand(state, pile[:-1])
        for card in pile[:-1]:
            table.move(card, PILES + index, STOCK)
    shuffle_stock(state)


def take_up(state: State, pile: int) -> None:
    """JD-28: a pile becomes a second hand, open to all."""
    table = state.table
    if table.events is not None:
        table.tell(PileTakenUp(state.turn, pile, len(table.piles[PILES + pile])))
    table.move_all(PILES + pile, state.rules.taken)
    state.called = (*state.called[:pile], -1, *state.called[pile + 1 :])
    state.phase = Shedding(pile)


def shed(state: State, seat: Seat, card: Card, pile: int) -> None:
    """JD-28: nothing has an effect but an eight's suit."""
    phase = state.phase
    assert isinstance(phase, Shedding)
    if state.table.events is not None:
        state.table.tell(CardShed(seat, card, pile))
    state.table.move(card, state.rules.taken, PILES + pile)
    state.called = (*state.called[:pile], -1, *state.called[pile + 1 :])
    if RANK[state.rules.facts.kind[card]] == EIGHT:
        state.phase = Naming(pile, phase)
    else:
        go_on(state, seat, phase)


def give_up(state: State, seat: Seat) -> None:
    """JD-30: the rest joins the hand, the turn ends, and its points are added to the score now.

    One card reached so counts, too (JD-7).
    """
    table, rules = state.table, state.rules
    rest = table.piles[rules.taken][:]
    price = hand_points(rest, rules.facts)
    take_taken_up(state, seat)
    state.knocked &= ~(1 << seat)
    state.given &= ~(1 << seat)
    state.totals = (*state.totals[:seat], state.totals[seat] + price, *state.totals[seat + 1 :])
    if table.events is not None:
        table.tell(GaveUp(seat, len(rest), price))
    after(state, seat, BUSY[0])
