"""The turns and the end of a deal of Jokers of Death, and the public knowledge of the hands."""

from collections.abc import Sequence
from typing import Final

from game import deal_cycle, hidden_cards
from game.cards import Card, Seat
from game.deal_cycle import OVER
from game.hidden_cards import Groups
from game.jokers_of_death.cards import PILES_IN, Kinds, cover_wanted, wanted
from game.jokers_of_death.events import (
    KnockLost,
    LeftUncovered,
    NobodyPlayed,
    PenaltyTaken,
    SeatsSkipped,
    ToAnswer,
    TurnsRanOut,
)
from game.jokers_of_death.position import (
    ANSWERING,
    BUSY,
    DONE,
    FRESH,
    PILES,
    REVERSING,
    STOCK,
    Answering,
    Covering,
    Debt,
    Knocking,
    Known,
    Naming,
    Playing,
    Shedding,
    State,
)
from game.jokers_of_death.scoring import is_decided, outlook, standing

HAND_SIZE: Final = 20
TURN_LIMIT: Final = 2000
"""The number of turns after which a deal ends (JD-6)."""


def start_deal(state: State) -> None:
    """Deal twenty cards each and turn up the piles; the seat to the dealer's right starts (JD-2, JD-3)."""
    rules = state.rules
    deal_cycle.begin_deal(state)
    deal_cycle.shuffle_pile(state, STOCK)
    order = [(state.dealer - step) % rules.seats for step in range(1, rules.seats + 1)]
    state.table.deal(STOCK, [rules.hands[seat] for seat in order] * HAND_SIZE)
    state.known = [dealt(HAND_SIZE)] * rules.seats
    for pile in range(rules.piles):
        _turn_up(state, PILES[pile])
    state.open_cards = [frozenset[Card]()] * rules.seats
    state.secrets = ()
    state.live = rules.all_piles
    state.debts = (None,) * rules.piles
    state.named = (None,) * rules.piles
    state.knocked = 0
    state.may_knock = 0
    state.idle = 0
    state.turns = 0
    state.direction = -1
    start_turn(state, order[0])


def _turn_up(state: State, place: int) -> None:
    """Turn up the first card of a pile; bury a joker in the stock and turn up another (JD-2)."""
    table = state.table
    table.move_top(STOCK, place)
    while table.piles[place][-1] < state.rules.facts.jokers:
        in_no_hand(state, table.piles[place])
        table.move_top(place, STOCK)
        deal_cycle.shuffle_pile(state, STOCK)
        table.move_top(STOCK, place)


def start_turn(state: State, seat: Seat) -> None:
    """Start a turn of answering open attacks, or else of playing on every live pile (JD-4, JD-10)."""
    state.turn = seat
    state.turns += 1
    state.aces = 0
    state.ten_played = False
    state.hand_played = False
    state.drawn = 0
    if state.idle >= state.rules.seats or state.turns > TURN_LIMIT:
        state.table.record(NobodyPlayed if state.idle >= state.rules.seats else TurnsRanOut)
        stop_play(state)
        return
    deal_cycle.announce_turn(state.table, seat)
    if any(state.debts):
        state.phase = ANSWERING[sum(1 << pile for pile, debt in enumerate(state.debts) if debt is not None)]
        if state.table.events is not None:
            debts = {pile: debt for pile, debt in enumerate(state.debts) if debt is not None}
            cards = tuple(state.table.piles[PILES[pile]][-1] for pile in debts)
            by, *_ = (debt.by for debt in debts.values())  # the same seat for all
            state.table.record(ToAnswer, seat, by, sum(debt.cost for debt in debts.values()), cards)
    else:
        state.phase = FRESH[state.live]


def ask_to_knock(state: State, seat: Seat, phase: Playing | Covering | Answering | Naming) -> None:
    """Ask a seat with one card in hand to knock, before going on to a phase (JD-7)."""
    if len(state.table.piles[state.rules.hands[seat]]) == 1:
        state.may_knock &= ~(1 << seat)
        state.phase = Knocking(phase)
    else:
        go_on(state, seat, phase)


def go_on(state: State, seat: Seat, phase: Playing | Covering | Answering | Naming | Shedding) -> None:
    """Enter a phase, or skip it if there is nothing to decide."""
    state.phase = phase
    if type(phase) is Playing:
        if not phase.owed:
            _turn_complete(state)
    elif type(phase) is Covering:
        if not state.table.piles[STOCK]:
            _go_on_uncovered(state, seat, phase)
    elif type(phase) is Answering:
        if not phase.owed:
            pay(state, seat, phase.penalty)
    elif type(phase) is Shedding and not state.table.piles[state.rules.taken_up]:
        state.phase = BUSY[state.live]


def _go_on_uncovered(state: State, seat: Seat, phase: Covering) -> None:
    """With the stock empty, leave a jack or king uncovered if nothing covers it (JD-20)."""
    facts, piles = state.rules.facts, state.table.piles
    covers = cover_wanted(facts, piles[PILES[phase.pile]])
    if not any(facts.bit[card] & covers for card in piles[state.rules.hands[seat]]):
        shows_lack(state, seat, covers)
        state.table.record(LeftUncovered, seat, piles[PILES[phase.pile]][-1])
        go_on(state, seat, BUSY[phase.owed])


def pay(state: State, seat: Seat, owed: int) -> None:
    """Draw everything owed and end the turn; a hand of one card is asked to knock first (JD-7, JD-11)."""
    if take_penalty(state, seat, owed):
        ask_to_knock(state, seat, DONE)
    else:
        _turn_complete(state)


def _turn_complete(state: State) -> None:
    """End the turn, or offer a choice of direction first after a ten (JD-18)."""
    if state.ten_played:
        state.phase = REVERSING
    else:
        end_turn(state)


def end_turn(state: State) -> None:
    """Pass the turn to the next seat, skipping one for each ace (JD-6, JD-19)."""
    seats = state.rules.seats
    if state.aces and state.table.events is not None:
        steps = range(1, 1 + state.aces)
        skipped = tuple((state.turn + state.direction * step) % seats for step in steps)
        state.table.record(SeatsSkipped, skipped, state.turn)
    state.idle = 0 if state.hand_played or state.table.piles[STOCK] else state.idle + 1
    start_turn(state, (state.turn + state.direction * (1 + state.aces)) % seats)


def stop_play(state: State) -> None:
    """End the deal (JD-6, JD-8, JD-22) and score it; deal again or end the match (JD-23, JD-24)."""
    rules = state.rules
    take_what_is_left(state, state.turn)
    deal_cycle.show_hands(state.table, rules.hands)
    points = tuple(map(int.__add__, outlook(state), state.prices))
    state.prices = (0,) * rules.seats
    deal_cycle.score_deal(state, points)
    if is_decided(state):
        state.phase = OVER
        deal_cycle.end_match(state, standing(state).winners)
        return
    deal_cycle.gather(state.table, STOCK)
    state.dealer = (state.dealer - 1) % rules.seats
    start_deal(state)


def name(state: State, pile: int, suit: int | None) -> None:
    """Set or clear the suit named for a pile."""
    state.named = state.named[:pile] + (suit,) + state.named[pile + 1 :]


def owe(state: State, pile: int, debt: Debt | None) -> None:
    """Set or clear the debt on a pile."""
    state.debts = state.debts[:pile] + (debt,) + state.debts[pile + 1 :]


def leave_hand(state: State, seat: Seat, card: Card) -> None:
    """Note that a card has left a hand, in public."""
    if card in state.open_cards[seat]:
        state.open_cards[seat] -= {card}
    else:
        state.known[seat] = left_hand(state.known[seat], card)
    if state.secrets:
        state.secrets = tuple(
            (*mine[:seat], mine[seat] - {card}, *mine[seat + 1 :]) if card in mine[seat] else mine
            for mine in state.secrets
        )


def take_card(state: State, seat: Seat) -> None:
    """Move a card from the stock to a hand."""
    state.table.move_top(STOCK, state.rules.hands[seat])
    state.known[seat] = drew(state.known[seat])
    if (state.knocked | state.may_knock) >> seat & 1:
        hand_grew(state, seat)


def hand_grew(state: State, seat: Seat) -> None:
    """Cancel the knock of a hand that has grown (JD-7)."""
    if state.knocked >> seat & 1:
        state.knocked &= ~(1 << seat)
        state.table.record(KnockLost, seat)
    state.may_knock &= ~(1 << seat)


def take_penalty(state: State, seat: Seat, owed: int) -> int:
    """Draw a penalty as far as the stock allows; return the number of cards (JD-11, JD-12)."""
    count = min(owed, len(state.table.piles[STOCK]))
    if owed:
        state.table.record(PenaltyTaken, seat, owed, count)
    for _ in range(count):
        take_card(state, seat)
    return count


def take_what_is_left(state: State, seat: Seat) -> None:
    """Move the rest of a picked-up pile to the hand as publicly known cards (JD-30)."""
    rules, table = state.rules, state.table
    state.open_cards[seat] |= frozenset(table.piles[rules.taken_up])
    table.move_all(rules.taken_up, rules.hands[seat])


def shows_lack(state: State, seat: Seat, kinds: Kinds) -> None:
    """Note that a hand holds none of these kinds."""
    state.known[seat] = lacks(state.known[seat], (state.rules.facts.copies(kinds),))


def shows_lack_for_one(state: State, seat: Seat, owed: int) -> None:
    """Note that on at least one of these piles, nothing in a hand fits (JD-5)."""
    facts, piles, named = state.rules.facts, state.table.piles, state.named
    fitting = [facts.copies(wanted(facts, piles[PILES[pile]], named[pile])) for pile in PILES_IN[owed]]
    state.known[seat] = lacks(state.known[seat], fitting)


def in_no_hand(state: State, cards: Sequence[Card]) -> None:
    """Note that no hand holds these cards, which go back into the stock (JD-2, JD-27)."""
    gone = 0
    for card in cards:
        gone |= 1 << card
    state.known = [lacks(known, (gone,)) for known in state.known]


def dealt(count: int) -> Known:
    """Return the knowledge of a hand of this many hidden cards."""
    return (((count, 0),),)


def drew(known: Known) -> Known:
    """Return the knowledge of a hand after it draws a card."""
    if len(known) == 1:
        return (hidden_cards.drew(known[0]),)
    return tuple(hidden_cards.drew(groups) for groups in known)


def lacks(known: Known, masks: Sequence[int]) -> Known:
    """Return the knowledge of a hand that holds no card of at least one of the masks."""
    if not known[0]:
        return known
    if len(known) == len(masks) == 1:
        return (hidden_cards.lacks(known[0], masks[0]),)
    kept: list[Groups] = []
    for groups in known:
        for mask in masks:
            found = hidden_cards.lacks(groups, mask)
            for other in kept:
                if _says_more(found, other):
                    break
            else:
                kept = [other for other in kept if not _says_more(other, found)]
                kept.append(found)
    return tuple(kept)


def left_hand(known: Known, card: Card) -> Known:
    """Return the knowledge of a hand after a card leaves it; raise ValueError if no description allows it."""
    if len(known) == 1:
        return (hidden_cards.left_hand(known[0], card),)
    possible = [groups for groups in known if any(not mask >> card & 1 for _, mask in groups)]
    if not possible:
        raise ValueError(f"Card {card} was known not to be in this hand.")
    return tuple(dict.fromkeys(hidden_cards.left_hand(groups, card) for groups in possible))


def _says_more(one: Groups, other: Groups) -> bool:
    """True if every hand that fits one description also fits the other.

    Later groups have smaller masks, so it is enough to compare the last card of each group.
    """
    if other[-1][1] & ~one[-1][1]:
        return False
    index, reach, end = 0, one[0][0], 0
    for count, ruled_out in other:
        end += count
        while reach < end:
            index += 1
            reach += one[index][0]
        if ruled_out & ~one[index][1]:
            return False
    return True
