"""Texts of Hell is Hungry!: prompts, previews, captions, explanations, the log, accounts."""

from random import Random

import pytest

from game.contract.table import Carry, Gesture, Press, Touch
from game.contract.words import Feat
from game.great_moments import deals_of
from game.hell_is_hungry.actions import Attack, Pay, PlaceReaper
from game.hell_is_hungry.battle import play
from game.hell_is_hungry.events import HellIsFed
from game.hell_is_hungry.game import HELL_IS_HUNGRY, WORDS
from game.hell_is_hungry.options import HellOptions
from game.hell_is_hungry.position import Claiming, State
from game.hell_is_hungry.rules import apply
from game.hell_is_hungry.view import view
from game.hell_is_hungry.words.moves import why_not
from game.match import Match
from game.sentences import Cast
from tests.conformance.tables import random_match
from tests.game.hell_is_hungry.positions import CAST, battle, cards, fighting, paying, started

SINGLES = [("9H", "9", "HH-9"), ("10H", "11", "HH-9"), ("KH", "11 or more, or pass", "HH-9")]
JOKERS = [("JK", "single 2", "HH-10"), ("JK AH", "two 2s", "HH-11")]


@pytest.mark.parametrize(("top", "beats", "about"), SINGLES + JOKERS)
@pytest.mark.clause("HH-9", "HH-10", "HH-11", "HH-12")
def test_in_a_battle_you_are_told_what_beats_the_top(top: str, beats: str, about: str) -> None:
    state = battle(f"seat 1: {top} 4H; seat 2: KS AS 2H 2S; pile 2: 5S", top, seats=2)
    assert beats in WORDS.prompt(view(state, 1), Cast(CAST.names, 1))
    assert WORDS.clause(view(state, 1)) == about


HANDS = "seat 1: 9H JH KH; seat 2: 10H AH; seat 3: 4H KH 3H; pile 2: 8S"


def feats(*played: str, seats: int = 3) -> list[Feat]:
    """Return the feats of a battle that is over."""
    state = battle(HANDS, *played, seats=seats)
    return list(WORDS.feats(state.table.events or [], view(state, 0), CAST))


@pytest.mark.clause("HH-9")
def test_only_the_play_to_beat_is_bright() -> None:
    seen = view(battle(HANDS, "9H", "10H", "4H KH", seats=3), 0)
    beaten = [cards for _, cards in seen.phase.plays][:2]
    assert [(card,) for card in WORDS.spent(seen)] == beaten


@pytest.mark.clause("HH-8", "HH-13")
def test_a_battle_that_others_fought_too_is_told_by_its_points() -> None:
    assert feats("9H", "10H", "4H KH", "JH KH", "", "") == [
        Feat("you won the fight for pile 2 and 24 points in cards from Otto O'Neil and Lilith", 44, 0)
    ]


def test_two_moves_as_good_are_one_order() -> None:
    seen = view(battle("seat 1: 9H JH JK; seat 2: 10H; pile 2: 8S", seats=2), 0)
    nine, joker = (play(card) for card in cards("9H JK", 1))
    assert WORDS.either(seen, nine, joker) == "play the 9♥, or the joker"
    pairs = [play(*cards(codes, 1)) for codes in ("JH JK", "9H JK")]
    assert WORDS.either(seen, *pairs) == "play the J♥ and the joker, or the 9♥ and the joker"
    assert WORDS.either(seen, PlaceReaper(2), PlaceReaper(3)) == "stand on pile 3 or 4"


@pytest.mark.clause("HH-16", "HH-17")
def test_the_account_of_a_game_says_how_it_ended() -> None:
    told = {
        True: "Three piles are empty. Hell is fed.",
        False: "Nobody fought for 4 turns, so the game is over.",
    }
    met = set[bool]()
    for seed in range(12):
        match = random_match(HELL_IS_HUNGRY, 2, seed)
        (events,) = deals_of(match.history(None))
        (fed,) = (event for event in events if isinstance(event, HellIsFed))
        account = WORDS.account(events, match.view(0), CAST)
        assert (account.clause, account.ended) == ("HH-17", told[fed.empty == 3])
        met.add(fed.empty == 3)
    assert met == {True, False}


@pytest.mark.clause("HH-15", "HH-16")
@pytest.mark.parametrize("seed", range(12))
def test_the_end_of_the_game_is_told_in_advance(seed: int) -> None:
    match, random, told = Match(HELL_IS_HUNGRY, HellOptions(), 2, seed), Random(seed), False
    while (seat := match.to_move) is not None:
        assert not told or isinstance(match.view(seat).phase, Claiming), "the game goes on"
        action = random.choice(match.legal(seat))
        told = "The game ends." in WORDS.preview(match.view(seat), action, CAST)
        match.play(seat, action)
    fed = next(event for event in match.history(None) if isinstance(event, HellIsFed))
    assert told == (fed.empty == 3)


def refused(state: State, gesture: Gesture) -> str:
    """Return the refusal of a gesture of the seat to move."""
    return str(why_not(view(state, state.turn), gesture))


def carry(codes: str, seat: int, place: int) -> Carry:
    return Carry(tuple(cards(codes, seat)), place)


@pytest.mark.parametrize(
    ("place", "clause"), [(0, "HH-14"), (1, "HH-14"), (2, "HH-7"), (3, "HH-10"), (18, "HH-7")]
)
@pytest.mark.clause("HH-7", "HH-10", "HH-14")
def test_a_pile_that_cannot_be_fought_for_says_why(place: int, clause: str) -> None:
    text = "seat 1: KH 9H; seat 2: 4H; pile 2: AS; pile 4: JK; reaper 2: 2"
    assert f"(rule {clause})" in refused(started(text, PlaceReaper(0)), Touch(place))


@pytest.mark.clause("HH-14")
def test_a_price_that_is_too_low_is_refused_with_what_it_must_be_worth() -> None:
    state, purgatory = paying(), paying().grid.purgatories
    assert "8" in refused(state, carry("3H", 1, purgatory))
    for tried in (carry("KH 9H", 1, purgatory), Press("End the turn", "E")):
        assert "(rule HH-14)" in refused(state, tried)
    state = started("seat 1: JK JK 2H; seat 2: 4H; pile 2: JK; reaper 2: 2", PlaceReaper(0), Attack(1))
    assert "20" in refused(state, carry("2H", 1, purgatory))
    text = "seat 1: KH 9H 4H; seat 2: 4H; pile 2: 9S; reaper 2: 2"
    state = started(text, PlaceReaper(0), Attack(1), Pay(cards("9H", 1)[0]))
    assert "(rule HH-14)" in refused(state, Press("Pass", "P")), "who pays must play"


@pytest.mark.clause("HH-8", "HH-9", "HH-10", "HH-11")
def test_cards_that_are_too_low_or_too_many_are_refused() -> None:
    state = fighting()
    for codes, clause in (("2H", "HH-9"), ("2H 10H AH", "HH-8")):
        assert f"(rule {clause})" in refused(state, carry(codes, 2, state.grid.lanes[1]))
    text = "seat 1: JK AH 4H 6H; seat 2: KH 2H 2S 3H; pile 2: 8S"
    single = started(text, PlaceReaper(0), Attack(1), play(*cards("JK", 1)))
    assert "(rule HH-10)" in refused(single, carry("KH", 2, single.grid.lanes[1]))
    both = started(text, PlaceReaper(0), Attack(1), play(*sorted(cards("AH JK", 1), reverse=True)))
    assert "(rule HH-11)" in refused(both, carry("KH 2H", 2, both.grid.lanes[1]))
    apply(both, 1, play(*cards("2H 2S", 2)))
    assert "(rule HH-11)" in refused(both, carry("6H", 1, both.grid.lanes[0]))


NEEDED = started("seat 1: QH AH; seat 2: 4H; pile 2: KS; reaper 2: 2", PlaceReaper(0), Attack(1))
JOKER = started("seat 1: JK; seat 2: KH 2C; pile 2: 8S", PlaceReaper(0), Attack(1), play(*cards("JK", 1)))
FOREIGN = fighting("seat 1: 9H; seat 2: 3H KH; pile 2: 2S")


@pytest.mark.parametrize(
    ("state", "code"), [(paying(), "3H"), (NEEDED, "AH"), (FOREIGN, "3S"), (JOKER, "KH")]
)
@pytest.mark.clause("HH-8", "HH-10", "HH-14")
def test_an_illegal_card_is_refused_alike_wherever_it_is_carried(state, code) -> None:
    seat = state.turn + 1
    told = {refused(state, carry(code, seat, place)) for place in range(len(state.table.piles))}
    assert len(told) == 1, told
