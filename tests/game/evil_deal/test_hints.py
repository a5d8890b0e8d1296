"""Reasons for a move at Evil Deal hold in the position, and are told in one sentence."""

from random import Random

import pytest

from game.cards import Card
from game.contract.rules import cloned
from game.evil_deal.actions import Bury, Cross, EvilAction, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.determinize import determinize
from game.evil_deal.events import TrumpsClash
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.odds import thrown, unbeaten
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.position import HANDS, TRUMPS, Following, State
from game.evil_deal.rules import apply
from game.evil_deal.view import view
from game.evil_deal.words import hints
from game.evil_deal.words.hints import Plain, Reason, Safest, reason, why
from game.level import Level
from tests.conformance.phrases import is_sentence
from tests.conformance.tables import Setting
from tests.game.among_fiends import among_fiends
from tests.game.evil_deal.positions import CAST, TWO_TRUMPS, card, play, position, rank, trump_cards

IMAGINED = 150
"""Positions imagined for a share."""
SLACK = 0.15
"""The most by which such a share may be off."""


def suit(card: Card) -> str:
    return DECK.faces[card].code[-1]


def of(cards: list[Card], like: str) -> list[Card]:
    """Return the cards of a suit."""
    return [card for card in cards if suit(card) == like]


def trump_of(state: State) -> str:
    """Return the suit that is trump in the running trick; none: an empty string (ED-9)."""
    trump = state.trumps[state.opener][state.half]
    return "" if trump is None else "SHDC"[trump]


def takes(answer: Card, led: Card, trump: str) -> bool:
    """True if a card beats the led one (ED-11)."""
    return rank(answer) > rank(led) if suit(answer) == suit(led) else suit(answer) == trump


def safe(led: Card, hand: list[Card], trump: str) -> bool:
    """True if no card that this hand may play takes a lead (ED-10, ED-11)."""
    return not any(takes(card, led, trump) for card in of(hand, suit(led)) or hand)


def safe_share(state: State, led: Card) -> float:
    """Return the share of the hands that the other player may hold in which a lead is safe."""
    seen, random, other = view(state, state.turn), Random(3), HANDS[1 - state.turn]
    hands = [determinize(seen, random).table.piles[other] for _ in range(IMAGINED)]
    return sum(safe(led, hand, trump_of(state)) for hand in hands) / IMAGINED


def of_a_lead(found: Reason, state: State, led: Card) -> bool:
    """True if a reason to lead a card is so."""
    own, other = state.table.piles[HANDS[state.turn]], state.table.piles[HANDS[1 - state.turn]]
    match found:
        case hints.Unbeatable() | hints.StillFollows():
            follows = bool(of(other, suit(led)))
            told = not found.void or not follows if isinstance(found, hints.Unbeatable) else follows
            return told and safe(led, other, trump_of(state))
        case Safest(chance=chance, needed=needed):
            likely = state.half == 1 or abs(safe_share(state, led) - chance) < SLACK
            best = max(unbeaten(view(state, state.turn), card) for card in own)
            return likely and chance == best and needed == decides_the_pay(state)
        case hints.SafeEnough(chance=chance, saved=saved):
            likely = state.half == 1 or abs(safe_share(state, led) - chance) < SLACK
            return likely and chance >= 0.5 and saved in own and saved != led
        case Plain.SAVES_BETTER:
            return state.exchange < 2 and rank(led) == min(map(rank, of(own, suit(led)))) < rank(card("KS"))
        case Plain.BEST_CHANCE | Plain.LOW_LEAD:
            likely = state.half == 1 or all(safe_share(state, card) < 0.5 + SLACK for card in own)
            if found is Plain.BEST_CHANCE:
                return likely and not decides_the_pay(state)
            return likely and rank(led) == min(map(rank, of(own, suit(led)))) < rank(card("9S"))
    return False


def lowest_of_suit(hand: list[Card], card: Card) -> bool:
    """True if this is the lowest of several cards of a suit."""
    alike = of(hand, suit(card))
    return len(alike) > 1 and rank(card) == min(map(rank, alike))


def decides_the_pay(state: State) -> bool:
    """True if this card decides a trick without which its loser's seat is paid nothing (ED-14)."""
    seat = state.turn
    return state.exchange == 2 and 8 - state.tricks[1 - seat] == (5 if seat == state.dealer else 4)


def of_an_answer(found: Reason, state: State, card: Card) -> bool:
    """True if a reason to answer with a card is so."""
    assert isinstance(state.phase, Following)
    led, own, last = state.phase.led, state.table.piles[HANDS[state.turn]], state.exchange == 2
    playable = of(own, suit(led)) or own
    winning = [each for each in playable if takes(each, led, trump_of(state))]
    match found:
        case hints.AnyWins():
            return winning == playable and found == hints.AnyWins(last, "SHDC".index(suit(card)))
        case hints.OnlyWinner():
            return winning == [card] != playable and found == hints.OnlyWinner(led, last)
        case hints.Wins():
            return rank(card) == min(map(rank, winning)) and found == hints.Wins(led, last)
        case hints.WinsAndSaves(card=saved):
            higher = saved in winning and rank(saved) > rank(card)
            return higher and state.exchange == 1 and found.led == led
        case Plain.NEEDED:
            return card in winning and decides_the_pay(state)
        case hints.GivesUp(card=saved):
            return card not in winning and saved in winning and not last
        case hints.CannotWin(lowest=lowest):
            is_lowest = all(rank(card) < rank(each) for each in own if each != card)
            follows = found.led == (led if suit(card) == suit(led) else None)
            cheap = is_lowest or playable == [card] or lowest_of_suit(own, card)
            return not winning and follows and lowest == is_lowest and cheap
    return False


def of_a_throw(found: Reason, state: State, card: Card) -> bool:
    """True if a reason to throw a card away is so."""
    own = state.table.piles[HANDS[state.turn]]
    free = [each for each in own if each != state.firsts[state.turn]]
    alike = of(own, suit(card))
    trumps = {"SHDC"[trumps[state.half]] for trumps in state.trumps if trumps[state.half] is not None}
    trumped = suit(card) not in trumps and any(suit(each) in trumps for each in own)
    number = "SHDC".index(suit(card))
    lowest = rank(card) == min(map(rank, alike))
    match found:
        case hints.OnlyOne(suit=named, trump=trump):
            return trumped and "SHDC"[trump] in trumps and (named, alike) == (number, [card])
        case Plain.LOWEST_CARD:
            return all(rank(card) < rank(each) for each in free if each != card)
        case hints.LowestOf(suit=named, held=held):
            return (named, held) == (number, len(alike)) and lowest
        case hints.AsGoodAs(card=above):
            held = of(state.table.piles[HANDS[1 - state.turn]], suit(card))
            between = [each for each in held if rank(card) < rank(each) < rank(above)]
            return above in alike and rank(above) > rank(card) and not between
    return False


def clashes(state: State, first: Card) -> dict[int, tuple[int, ...]]:
    """Return the suits that cancel out if this card is put first, each with its halves (ED-6)."""
    after = cloned(state)
    after.table.events = []
    apply(after, after.turn, Cross(first))
    return {event.suit: event.halves for event in after.table.events if isinstance(event, TrumpsClash)}


def of_trumps(found: Reason, state: State, action: Cross | SideBySide) -> bool:
    """True if a reason to pick trumps is so."""
    first, theirs = action.first, state.table.piles[TRUMPS[1 - state.turn]]
    own, cards = state.table.piles[HANDS[state.turn]], state.table.piles[TRUMPS[state.turn]]
    (other,) = (each for each in cards if each != first)
    mine, yours = len(of(own, suit(first))), len(of(own, suit(other)))
    suits = "SHDC".index(suit(first)), "SHDC".index(suit(other))
    match found:
        case Plain.NO_TRUMP_PAYS:
            return isinstance(action, SideBySide)
        case hints.CancelledAnyway(suit=lost, by=None, halves=halves):
            return lost == suits[0] and len(clashes(state, first)[lost]) == halves
        case hints.AvoidsCancel(suit=lost, half=half):
            avoided = {suits[1]: (0,), suits[0]: (1,)} if half is None else {lost: (half,)}
            return (clashes(state, first), clashes(state, other)) == ({}, avoided)
        case hints.Cancels(suit=lost, later=later):
            return later == (0 not in clashes(state, first)[lost])
        case hints.CancelledAnyway(suit=lost) | hints.MayCancel(suit=lost):
            return lost in suits and lost in ["SHDC".index(suit(each)) for each in theirs]
        case hints.ShortOf(held=held) | hints.HoldsMany(held=held):
            return suits[0] == suits[1] == found.suit and held == mine
        case hints.ManyHigh() | Plain.FEW_HIGH:
            high = [sum(rank(each) == level for each in own) for level in (12, 11)]
            return [*found] == high if sum(high) >= 3 else found is Plain.FEW_HIGH
        case hints.HigherJoins(card=joins):
            return joins == first and rank(first) > rank(other) and (suits[0] != suits[1] or mine < 3)
        case hints.LongerSuit():
            return found == hints.LongerSuit(suits[0], mine, suits[1], yours) and mine > yours
        case hints.HigherSuit():
            return found == hints.HigherSuit(*suits) and mine == yours
    return False


def holds(found: Reason, state: State, action: EvilAction) -> bool:
    """True if a reason is so, worked out from the whole position."""
    match action:
        case TakeStack():
            return found is Plain.ALL_ALIKE
        case Cross() | SideBySide():
            return of_trumps(found, state, action)
        case Bury(card=thrown_away):
            return of_a_throw(found, state, thrown_away)
        case PlayCard(card=played) if isinstance(found, hints.OnlyOne | hints.AsGoodAs):
            return of_a_throw(found, state, played)
        case PlayCard(card=played):
            answers = isinstance(state.phase, Following)
            return (of_an_answer if answers else of_a_lead)(found, state, played)


@pytest.mark.clause("ED-13")
def test_nobody_is_advised_to_do_what_a_cheaper_card_does() -> None:
    state = position(f"seat 1: 9S; seat 2: 2S 8S JS QS; {TWO_TRUMPS}; rest: taken 1; exchange: 1")
    play(state, "9S")
    seen, is_blunder = view(state, 1), EVIL_DEAL.search.is_blunder
    assert [each.card for each in seen.legal if is_blunder(seen, each)] == [card("8S"), card("QS")]
    seen = view(trump_cards("trumps 1: QC JC; trumps 2: 2H 3S"), 0)
    blunders = [action for action in seen.legal if is_blunder(seen, action)]
    assert {action.first for action in blunders} == {card("JC")} and len(blunders) == 2 < len(seen.legal)


def test_hint_reasons_are_true(decisions: int, fuzz_seed: int) -> None:
    told, table = set[object](), Setting(EVIL_DEAL, EvilDealOptions(), 2)
    for random in (Random(1), Random(fuzz_seed)):  # the first comes to every kind of reason
        for state, seen in among_fiends([table], max(110, decisions // 20), random):
            for action in seen.legal:
                found = why(seen, action)
                if found is not None:
                    assert holds(found, state, action), (found, action)
                    told.add(found if isinstance(found, Plain) else type(found))
                    words = reason(seen, action, CAST)
                    assert is_sentence(words) and ". " not in words, words
    assert {Plain.SAVES_BETTER, hints.GivesUp, hints.CannotWin, Plain.LOWEST_CARD, Safest} <= told


@pytest.mark.clause("ED-13")
def test_the_others_discard_is_likelier_a_low_card_of_a_short_suit() -> None:
    state = position(f"seat 1: 5S; seat 2: 3C 9H JH; buried 2: KH; {TWO_TRUMPS}; rest: taken 1", half=2)
    likely = thrown(view(state, 0))
    assert sum(likely.values()) == pytest.approx(1.0)
    assert max(likely, key=lambda card: likely[card]) == card("3C")
    assert likely[card("9H")] > likely[card("KH")] > 0


def told(state: State, action: EvilAction) -> str:
    """Return the reason for an action of the seat to move."""
    return reason(view(state, state.turn), action, CAST)


@pytest.mark.clause("ED-12")
def test_a_cheap_winner_is_advised_that_saves_the_best_card_for_the_trick() -> None:
    state = position(
        f"seat 1: AS 8S; seat 2: 7S KD; stack 2: 4D 5D; {TWO_TRUMPS}; rest: taken 1; to play: 2; exchange: 2"
    )
    play(state, "7S")
    assert told(state, PlayCard(card("8S"))) == "It beats the 7♠ and saves the A♠ for the third round."
    fiend = EVIL_DEAL.search.policies[Level.FIEND]
    assert fiend(view(state, 0), Random(0)) == PlayCard(card("8S"))


@pytest.mark.clause("ED-11")
def test_how_safe_a_lead_is_comes_from_all_the_hands_there_may_be() -> None:
    state = position(
        f"seat 1: QS JS; seat 2: 4S 6S; stack 2: KS 7S; {TWO_TRUMPS}; rest: taken 1; exchange: 3"
    )
    assert why(view(state, 0), PlayCard(card("QS"))) == Safest(0.5, needed=False)
    assert told(state, PlayCard(card("QS"))) == "It wins about half the time, and you have nothing safer."


@pytest.mark.clause("ED-6")
def test_a_suit_that_is_picked_twice_can_cancel_in_the_second_half_alone() -> None:
    state = trump_cards("trumps 1: 2H 3C; trumps 2: QC JC")
    apply(state, 0, Cross(card("2H")))
    assert told(state, Cross(card("QC"))) == "Your clubs cancel Mara's in the second half."
