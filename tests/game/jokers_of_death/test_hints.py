"""Reasons for a move at Jokers of Death hold in the position, and are told in one sentence."""

from random import Random

import pytest

from game.cards import Card
from game.contract.rules import Action, cloned
from game.jokers_of_death.actions import Draw, GiveUp, NameSuit, Play, Reverse, Stop, Take, TakeUp
from game.jokers_of_death.cards import hand_points
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.position import PILES, STOCK, Answering, Naming, Playing, Shedding, State
from game.jokers_of_death.rules import apply
from game.jokers_of_death.view import view
from game.jokers_of_death.words import hints
from game.jokers_of_death.words.hints import Plain, Reason, why
from game.level import Level
from tests.conformance.tables import tables_of
from tests.game.among_fiends import among_fiends
from tests.game.jokers_of_death.positions import face, hand_of

SUITS = "SHDC"


def rank(state: State, card: Card) -> str:
    """Return a card's rank as its code begins; that of a joker is ``JK``."""
    code = face(state, card)
    return code if code == "JK" else code[:-1]


def suit(state: State, card: Card) -> str:
    """Return a card's suit as its code ends; a joker has none."""
    code = face(state, card)
    return "" if code == "JK" else code[-1]


def copied(state: State, action: Action) -> State:
    """Return the position after an action of the seat to move."""
    after = cloned(state)
    apply(after, state.turn, action)
    return after


def rest_of(state: State, action: Action) -> list[Card]:
    """Return the hand of the seat to move without the card it plays."""
    return [card for card in hand_of(state, state.turn) if card != getattr(action, "card", None)]


def plays(state: State) -> list[Play]:
    """Return the plays of the seat to move."""
    legal = JOKERS_OF_DEATH.legal(state, state.turn)
    return [action for action in legal if isinstance(action, Play)]


def next_seat(state: State, *, reversed_: bool) -> int:
    """Return the next seat to play, found one seat at a time round the table."""
    way = -state.direction if reversed_ else state.direction
    seat = state.turn
    for _ in range(1 + state.aces):
        seat = (seat + way) % state.rules.seats
    return seat


def plain_holds(found: Plain, state: State, action: Action) -> bool:
    """True if a reason without numbers is so, worked out from the whole position."""
    rests, stock = rest_of(state, action), state.table.piles[STOCK]
    others = [rank(state, each.card) for each in plays(state) if each != action]
    mine = rank(state, action.card) if isinstance(action, Play) else ""
    match found:
        case Plain.GOES_OUT:
            return not rests and bool(state.knocked >> state.turn & 1)
        case Plain.STUCK | Plain.NONE_OF_THE_REST | Plain.NO_ANSWER:
            ends = {Plain.STUCK: Stop, Plain.NONE_OF_THE_REST: GiveUp, Plain.NO_ANSWER: Take}[found]
            return isinstance(action, ends) and not plays(state) and not (stock and ends is Stop)
        case Plain.ONLY_CARD:
            return all(each.card == action.card for each in plays(state))
        case Plain.ONLY_EIGHTS:
            return mine == "8" and set(others) == {"8"}
        case Plain.REST_NEEDS_COVER:
            return mine == "8" and bool(set(others) & {"J", "K"}) and set(others) <= {"8", "J", "K"}
        case Plain.SAVES_EIGHT:
            like = [rank(state, card) for card in rests if suit(state, card) == face(state, action.card)[-1]]
            low = "8" in others and mine in {"3", "4", "5", "6", "7"}
            only = set(others) == {"8"} and not (mine in ("J", "K") and set(like) <= {"8"})
            return mine != "8" and (low or only)
        case Plain.NEEDS_NO_COVER:
            return (
                mine not in ("J", "K") and bool({"J", "K"} & set(others)) and set(others) <= {"J", "K", "8"}
            )
        case Plain.NOTHING_FITS | Plain.NO_CARDS:
            return not plays(state) and bool(rests) == (found is Plain.NOTHING_FITS)
        case Plain.ONE_CARD_LESS:
            return isinstance(state.phase, Answering) and not stock
        case Plain.MAY_GO_OUT | Plain.CARD_WAITS:
            then = copied(state, action)
            if isinstance(then.phase, Naming):
                then = copied(then, NameSuit(0))
            new_turn = isinstance(then.phase, Playing) and then.phase.fresh and then.phase != state.phase
            goes_on = then.turn == state.turn and not new_turn
            lapses = goes_on and Draw() in JOKERS_OF_DEATH.legal(then, then.turn) and not plays(then)
            return len(rests) == 1 and lapses == (found is Plain.CARD_WAITS)
        case Plain.ANY_SUIT:
            return {rank(state, card) for card in rests} <= {"8"}
        case Plain.REST_FITS:
            return sheds_whole(state, action)
        case Plain.KEEPS_HANDS:
            return any(face(state, each.card) == "3D" for each in plays(state))
        case Plain.SPARES_YOU:
            return any(state.debts) and copied(state, action).turn != state.turn
        case Plain.SAME_NEXT:
            return next_seat(state, reversed_=True) == next_seat(state, reversed_=False)


def holds(found: Reason, state: State, action: Action) -> bool:
    """True if a reason is so, worked out from the whole position."""
    rests, facts = rest_of(state, action), state.rules.facts
    match found:
        case Plain():
            return plain_holds(found, state, action)
        case hints.Sheds(points=points) if isinstance(action, Play):
            others = [each.card for each in plays(state) if rank(state, each.card) != "8"]
            cost = hand_points([action.card], facts)
            return points == cost == max(hand_points([card], facts) for card in others)
        case hints.Keeps(cards=cards):
            playable = {face(state, each.card) for each in plays(state)}
            return isinstance(action, Draw | Take) and {face(state, card) for card in cards} == playable
        case hints.NothingFits(pile=pile):
            return isinstance(action, Draw) and pile not in {each.pile for each in plays(state)}
        case hints.Attacks(cards=cards) if isinstance(action, Play):
            after = copied(state, action).debts[action.pile]
            return after is not None and after.cost == cards
        case hints.DearestSuit(suit=named):
            return any(suit(state, card) == SUITS[named] for card in rests)
        case hints.Covers(suit=named, cards=cards) if isinstance(action, Play):
            same = sum(suit(state, card) == SUITS[named] for card in rests)
            covers = rank(state, action.card) in ("J", "K")
            return cards == same > 0 and suit(state, action.card) == SUITS[named] and covers
        case hints.PassesOn(spared=spared, passed=passed):
            assert isinstance(action, Play)
            before, after = state.debts[action.pile], copied(state, action).debts[action.pile]
            return (
                spared == min(before.cost, len(state.table.piles[STOCK]))
                and after is not None
                and after.cost == passed
            )
        case hints.KillsPile(cost=cost, instead=instead):
            assert isinstance(action, Play)
            killed = not copied(state, action).live >> action.pile & 1
            count = round((state.debts[action.pile].cost / 4) ** 0.5)
            left = len(state.table.piles[STOCK])
            return killed and (cost, instead) == (min(4 * (count - 1) ** 2, left), min(4 * count**2, left))
        case hints.LongestSuit(suit=named, cards=cards, eights=eights):
            held = sum(suit(state, card) == SUITS[named] and rank(state, card) == "8" for card in rests)
            suits = [suit(state, card) for card in rests if rank(state, card) != "8"]
            return cards == suits.count(SUITS[named]) == max(map(suits.count, SUITS)) and eights == held
        case hints.NextHolds():
            seats = [next_seat(state, reversed_=isinstance(action, Reverse) is way) for way in (True, False)]
            mine, other = sizes = tuple(len(hand_of(state, seat)) for seat in seats)
            return found == (*seats, *sizes) and mine > other
        case hints.Switches(cards=cards, instead=instead):
            after = len(hand_of(copied(state, action), state.turn))
            return instead == len(rests) and cards == after < instead
        case hints.PicksUp(cards=cards):
            lying = state.table.piles[action.pile + PILES[0]] if isinstance(action, TakeUp) else []
            return cards == len(lying) and sheds_whole(state, action)
    return False


def sheds_whole(state: State, action: Action) -> bool:
    """True if the Fiend can play a whole picked-up pile after an action."""
    state = copied(state, action)
    seat = state.turn
    fiend = JOKERS_OF_DEATH.search.policies[Level.FIEND]
    left = state.table.piles[state.rules.taken_up]
    while isinstance(state.phase, Shedding) or (
        isinstance(state.phase, Naming) and isinstance(state.phase.after, Shedding)
    ):
        step = fiend(view(state, seat), Random(1))
        if step == GiveUp():
            break
        apply(state, seat, step)
    return not left


@pytest.mark.clause("JD-4", "JD-10", "JD-13", "JD-17", "JD-18", "JD-20", "JD-28")
def test_hint_reasons_are_true(decisions: int, fuzz_seed: int) -> None:
    met, most = set[object](), max(60, decisions // 60)
    for state, seen in among_fiends(tables_of(JOKERS_OF_DEATH), most, Random(fuzz_seed), astray=0.2):
        for action in seen.legal:
            found = why(seen, action)
            if found is not None:
                assert holds(found, state, action), (found, action)
                met.add(found if isinstance(found, Plain) else type(found))
    assert {
        hints.Sheds,
        hints.Covers,
        hints.LongestSuit,
        hints.NextHolds,
        hints.PassesOn,
        hints.Attacks,
        hints.Keeps,
        hints.NothingFits,
    } <= met
    assert {Plain.ONLY_CARD, Plain.SAVES_EIGHT, Plain.NOTHING_FITS, Plain.NO_ANSWER} <= met
