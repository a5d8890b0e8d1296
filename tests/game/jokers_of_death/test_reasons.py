"""Reasons for a move at Jokers of Death hold in the position, and are told in one sentence."""

from random import Random
from statistics import fmean

import pytest

from game.cards import Card
from game.contract.rules import Action
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
)
from game.jokers_of_death.cards import hand_points
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.position import PILES, STOCK, Answering, Debt, Naming, Reversing, Shedding, State
from game.jokers_of_death.rules import apply
from game.jokers_of_death.view import view
from game.jokers_of_death.words.reasons import (
    Attacks,
    FewPiles,
    GetsDownTo,
    KeepsPiles,
    KillsPile,
    LongestSuit,
    MoreOfSuit,
    NextHolds,
    PassesOn,
    PicksUp,
    Plain,
    Reason,
    RestFollows,
    Sheds,
    ShowingPays,
    sentence,
    why,
)
from game.level import Level
from tests.conformance.tables import settings
from tests.game.jokers_of_death.positions import face, fours, hand_of, position
from tests.game.jokers_of_death.speech import NO_STOCK, OTHERS, PILES_LIE, advised, answering, lay

SUITS = "SHDC"
JOKERS = {0, 1}


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
    after = state.clone()
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
    """Return who plays next, one seat at a time round the table."""
    way = -state.direction if reversed_ else state.direction
    seat = state.turn
    for _ in range(1 + state.aces):
        seat = (seat + way) % state.rules.seats
    return seat


def debt_of(state: State, action: Play) -> Debt:
    """Return what is to be answered on a pile."""
    debt = state.debts[action.pile]
    assert debt is not None
    return debt


def plain_holds(found: Plain, state: State, action: Action) -> bool:
    """True if a reason without numbers is so, worked out from the whole position."""
    rests, stock = rest_of(state, action), state.table.piles[STOCK]
    others = [rank(state, each.card) for each in plays(state) if each != action]
    mine = rank(state, action.card) if isinstance(action, Play) else ""
    match found:
        case Plain.GOES_OUT:
            return not rests and bool(state.knocked >> state.turn & 1)
        case Plain.STUCK:
            return isinstance(action, Stop) and not stock and not plays(state)
        case Plain.NONE_OF_THE_REST:
            return isinstance(action, GiveUp) and not plays(state)
        case Plain.ONLY_CARD | Plain.OR_DRAW:
            draws = Draw() in JOKERS_OF_DEATH.legal(state, state.turn)
            return not others and draws == (found is Plain.OR_DRAW)
        case Plain.ONLY_EIGHTS:
            return mine == "8" and set(others) == {"8"}
        case Plain.REST_NEEDS_COVER:
            return mine == "8" and bool(set(others) & {"J", "K"}) and set(others) <= {"8", "J", "K"}
        case Plain.SAVES_EIGHT:
            return mine != "8" and set(others) == {"8"}
        case Plain.SKIPS_ONE:
            after = copied(state, action)
            onward = (state.turn + state.direction * (2 + state.aces)) % state.rules.seats
            return mine == "A" and (after.aces == state.aces + 1 or after.turn == onward)
        case Plain.NEEDS_NO_COVER:
            return mine not in ("J", "K") and bool({"J", "K"} & set(others))
        case Plain.NONE_BETTER:
            return bool(others)
        case Plain.NOTHING_FITS | Plain.NO_CARDS:
            return not plays(state) and bool(rests) == (found is Plain.NOTHING_FITS)
        case Plain.ONE_CARD_LESS:
            return isinstance(state.phase, Answering) and not stock
        case Plain.KEEPS_ANSWER | Plain.NO_ANSWER:
            return isinstance(action, Take) and bool(plays(state)) == (found is Plain.KEEPS_ANSWER)
        case Plain.MAY_GO_OUT | Plain.KNOCK_LAPSES:
            then = copied(state, action)
            if isinstance(then.phase, Naming):
                then = copied(then, NameSuit(0))
            waits = then.turn == state.turn and Draw() in JOKERS_OF_DEATH.legal(then, then.turn)
            lapses = waits and not plays(then)
            return len(rests) == 1 and (lapses == (found is Plain.KNOCK_LAPSES))
        case Plain.NO_SUIT:
            return all(rank(state, card) in ("8", "JK") for card in rests)
        case Plain.SAME_NEXT:
            return next_seat(state, reversed_=True) == next_seat(state, reversed_=False)


def holds(found: Reason, state: State, action: Action) -> bool:
    """True if a reason is so, worked out from the whole position."""
    rests, facts = rest_of(state, action), state.rules.facts
    match found:
        case Plain():
            return plain_holds(found, state, action)
        case Sheds(points=points):
            return points == hand_points(hand_of(state, state.turn), facts) - hand_points(rests, facts)
        case Attacks(cards=cards):
            assert isinstance(action, Play)
            after = copied(state, action).debts[action.pile]
            return after is not None and after.cost == cards
        case MoreOfSuit(suit=named, cards=cards, to_cover=to_cover):
            assert isinstance(action, Play)
            same = sum(suit(state, card) == SUITS[named] for card in rests)
            covers = rank(state, action.card) in ("J", "K")
            return cards == same > 0 and suit(state, action.card) == SUITS[named] and (covers or not to_cover)
        case FewPiles(suit=named, piles=piles):
            assert isinstance(action, Play)
            tops = [
                state.table.piles[PILES[pile]][-1]
                for pile in range(state.rules.piles)
                if pile != action.pile and state.table.piles[PILES[pile]]
            ]
            return piles == sum(suit(state, card) == SUITS[named] for card in tops)
        case KeepsPiles(piles=piles):
            after = copied(state, action)
            return piles <= len(rests) and (not piles or after.turn == state.turn)
        case PassesOn(spared=spared, passed=passed):
            assert isinstance(action, Play)
            before, after = debt_of(state, action), copied(state, action).debts[action.pile]
            return spared == before.cost and after is not None and after.cost == passed
        case KillsPile(cost=cost, instead=instead):
            assert isinstance(action, Play)
            killed = not copied(state, action).live >> action.pile & 1
            count = round((debt_of(state, action).cost / 4) ** 0.5)
            return killed and (cost, instead) == (4 * (count - 1) ** 2, 4 * count**2)
        case LongestSuit(suit=named, cards=cards, alone=alone):
            counts = [
                sum(suit(state, card) == each and rank(state, card) != "8" for card in rests)
                for each in SUITS
            ]
            return cards == counts[named] == max(counts) and alone == (counts.count(cards) == 1)
        case NextHolds(cards=cards, instead=instead):
            turned = isinstance(action, Reverse)
            seats = next_seat(state, reversed_=turned), next_seat(state, reversed_=not turned)
            return (cards, instead) == tuple(len(hand_of(state, seat)) for seat in seats) and cards >= instead
        case _:
            return of_piles_holds(found, state, action)


def of_piles_holds(found: Reason, state: State, action: Action) -> bool:
    """True if a reason about a picked-up pile is so: the Fiend carries its plan out."""
    state = state.clone()
    apply(state, state.turn, action)
    seat = state.turn
    fiend = JOKERS_OF_DEATH.search.policies[Level.FIEND]
    left = state.table.piles[state.rules.taken_up]
    count = len(left)
    while isinstance(state.phase, Shedding) or (
        isinstance(state.phase, Naming) and isinstance(state.phase.after, Shedding)
    ):
        step = fiend(view(state, seat), Random(1))
        if step == GiveUp():
            break
        apply(state, seat, step)
    match found:
        case PicksUp(cards=cards):
            return cards == count and not left
        case RestFollows(left=rest):
            return rest == count and not left
        case GetsDownTo(points=points):
            return hand_points(left, state.rules.facts) == points
    return False


@pytest.mark.clause("JD-4", "JD-10", "JD-13", "JD-17", "JD-18", "JD-20", "JD-28")
def test_every_reason_is_so(decisions: int, fuzz_seed: int) -> None:
    random, met = Random(fuzz_seed), set[object]()
    fiend = JOKERS_OF_DEATH.search.policies[Level.FIEND]
    for setting in (setting for setting in settings() if setting.game is JOKERS_OF_DEATH):
        state = JOKERS_OF_DEATH.deal(setting.options, setting.seats, random.getrandbits(30))
        for _ in range(max(60, decisions // 60)):
            seat = JOKERS_OF_DEATH.to_move(state)
            if seat is None:
                break
            seen = view(state, seat)
            for action in seen.legal:
                found = why(seen, action)
                if found is not None and not isinstance(action, ShowJokers):
                    assert holds(found, state, action), (found, action)
                    met.add(found if isinstance(found, Plain) else type(found))
            habit = fiend(seen, random)
            apply(state, seat, random.choice(seen.legal) if random.random() < 0.2 else habit)
    assert {Sheds, MoreOfSuit, FewPiles, LongestSuit, NextHolds, PassesOn, Attacks} <= met
    assert {Plain.OR_DRAW, Plain.SAVES_EIGHT, Plain.NOTHING_FITS, Plain.NO_ANSWER} <= met


def two_jokers_against_what_fiends_hold(seed: int) -> State | None:
    """Return a deal some way on between Fiends, with both jokers left to seat 1 if it was dealt them."""
    fiend, random = JOKERS_OF_DEATH.search.policies[Level.FIEND], Random(seed)
    state = JOKERS_OF_DEATH.deal(JOKERS_OF_DEATH.options(), 2, seed)
    if not set(hand_of(state, 0)) >= JOKERS:
        return None
    for _ in range(random.randrange(8, 40)):
        apply(state, state.turn, fiend(view(state, state.turn), random))
    hand = hand_of(state, 0)
    state.table.piles[state.rules.dead] += [card for card in hand if card not in JOKERS]
    hand[:] = [card for card in hand if card in JOKERS]
    return state if set(hand) >= JOKERS else None


@pytest.mark.clause("JD-22")
def test_what_others_are_said_to_hold_when_jokers_are_shown_is_what_they_hold_on_average() -> None:
    told, true = list[float](), list[float]()
    for seed in range(3000):
        state = two_jokers_against_what_fiends_hold(seed)
        found = None if state is None else why(view(state, 0), ShowJokers())
        if state is not None and isinstance(found, ShowingPays):
            assert found.mine == 100 < found.theirs
            told.append(found.theirs)
            true.append(hand_points(hand_of(state, 1), state.rules.facts))
    assert len(told) > 20
    assert abs(fmean(told) / fmean(true) - 1) < 0.08


class TestReasons:
    """A reason is one plain sentence."""

    @pytest.mark.clause("JD-20")
    def test_an_eight_is_better_than_what_would_need_a_cover(self) -> None:
        state = position(f"seat 1: 8S KH 4C; {OTHERS}; pile 1: 7H; pile 2: QH; pile 3: 3H")
        assert why(view(state, 0), lay(state, "8S", 1)) is Plain.REST_NEEDS_COVER

    @pytest.mark.parametrize(
        ("aces", "hands", "seats", "choice", "told"),
        [
            (0, "5H 6H; seat 3: 5C", 3, Reverse(), "The player with 2 cards goes next, not the one with 1."),
            (
                1,
                "5H 6H; seat 3: 5C",
                3,
                KeepDirection(),
                "The player with 2 cards goes next, not the one with 1.",
            ),
            (0, "5H; seat 3: 5C", 3, KeepDirection(), "Either way the next player has 1 card."),
            (2, "5H 6H; seat 3: 5C", 3, KeepDirection(), "The same player is next either way."),
            (0, "5H 6H", 2, KeepDirection(), "The same player is next either way."),
        ],
    )
    @pytest.mark.clause("JD-18", "JD-19")
    def test_the_direction_counts_aces(
        self, aces: int, hands: str, seats: int, choice: Action, told: str
    ) -> None:
        state = position(f"seat 1: 9H; seat 2: {hands}; pile 1: 10H; pile 2: 3S; pile 3: KD", seats=seats)
        state.phase, state.aces = Reversing(), aces
        assert advised(state) == (choice, told)

    @pytest.mark.parametrize(
        ("hand", "choice", "told"),
        [
            ("8S 8S 9H 8C", NameSuit(1), "You have a heart, more than any other suit."),
            ("8S 4D 9H 8C", NameSuit(1), "You have a heart, as many as any other suit."),
            ("8S 8S 8C", NameSuit(0), "You have nothing but 8s and jokers, so it makes no difference."),
        ],
    )
    @pytest.mark.clause("JD-17")
    def test_a_suit_is_named_without_counting_eights(self, hand: str, choice: Action, told: str) -> None:
        state = position(f"seat 1: {hand}; {OTHERS}; {PILES_LIE}")
        apply(state, 0, lay(state, "8C", 3))
        assert advised(state) == (choice, told)

    @pytest.mark.clause("JD-10", "JD-11", "JD-14")
    def test_an_answer_says_what_it_saves(self) -> None:
        text = f"seat 1: {{}} 9S 9D; {OTHERS}; pile 1: {{}}; pile 2: QD; pile 3: 3C"
        twos = answering(text.format("2H", "2S"), count=3)
        assert advised(twos)[1] == "It saves you 6 cards, and the next player faces 8."
        assert sentence(why(view(twos, 0), Take()) or Plain.STUCK).startswith("You keep your answer")
        killing = answering(text.format("JK", "4S"), count=2, owing=fours)
        assert advised(killing)[1] == "It kills the pile and costs you 4, not 16."
        helpless = answering(text.format("9H", "2S"), count=1)
        assert advised(helpless) == (Take(), "You have no answer.")

    @pytest.mark.clause("JD-12")
    def test_with_nothing_to_draw_an_answer_is_only_one_card_less(self) -> None:
        text = f"seat 1: 2H 9S 9D; seat 2: 5H; pile 1: 2S; pile 2: QD; pile 3: 3C; {NO_STOCK}"
        assert advised(answering(text, count=3))[1] == "There's nothing to draw, but it gets rid of a card."

    @pytest.mark.parametrize(
        ("hand", "told"),
        [
            ("9S 3D", "Without a knock you can't go out."),
            ("9S 9H", "It costs nothing, but drawing cancels it."),
        ],
    )
    @pytest.mark.clause("JD-7", "JD-8")
    def test_a_knock(self, hand: str, told: str) -> None:
        state = position(f"seat 1: {hand}; {OTHERS}; {PILES_LIE}")
        apply(state, 0, lay(state, "9S", 1))
        assert advised(state) == (Knock(), told)

    @pytest.mark.parametrize(
        ("reason", "told"),
        [
            (ShowingPays(102, 150), "It costs you 102, and everyone else about 150 or more."),
            (FewPiles(3, 2), "Only 2 other piles have clubs on top."),
            (RestFollows(0, 0), "It's the last one."),
        ],
    )
    def test_the_others_are_told_plainly_too(self, reason: Reason, told: str) -> None:
        assert sentence(reason) == told
