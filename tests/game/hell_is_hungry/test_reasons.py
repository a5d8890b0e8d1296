"""What a hint says at Hell is Hungry!, each sentence beside the position that once made it untrue."""

import pytest

from game.hell_is_hungry.actions import Attack, EndTurn, KeepHand, Pass, PlaceReaper, Swap
from game.hell_is_hungry.battle import play
from game.hell_is_hungry.cards import deck
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.imagining import view
from game.hell_is_hungry.phases import SWAPPING
from game.hell_is_hungry.words.reasons import reason
from game.minds.search import Option
from scenes.table.advice import figures
from scenes.table.picker import picker
from tests.game.hell_is_hungry.positions import cards, position, started


@pytest.mark.clause("HH-6", "HH-9")
def test_a_reaper_is_advised_by_a_battle_only_where_there_is_one() -> None:
    souls = ("9S", "10S", "JS", "QS", "KS", "AS", "9D", "8S", "7S")
    low = "; ".join(f"pile {number}: {code}" for number, code in enumerate(souls, 1))
    state = position(f"seat 1: 2H; seat 2: 4H; {low}")
    told = "beside it there is no battle to open, but it shelters A♠, worth 11"
    assert reason(view(state, 0), PlaceReaper(5)) == told
    state = position(f"seat 1: JK; seat 2: 4H; {low}")
    told = "stand there to fight for A♠ on pile 6: no battle promises more"
    assert reason(view(state, 0), PlaceReaper(8)) == told
    assert reason(view(state, 0), PlaceReaper(4)) == f"{told}; and it shelters K♠, worth 10"
    other = reason(view(state, 0), PlaceReaper(0))
    assert other == "stand there to fight for 10♠ on pile 2, and it shelters 9♠, worth 9"
    state.reapers = (4, None)
    stays = reason(view(state, 0), PlaceReaper(4))
    assert stays.startswith("stay there to fight") and reason(view(state, 0), PlaceReaper(8)) == told


@pytest.mark.parametrize(
    ("hand", "offered", "why"),
    [
        ("9H KH", "3H", "no card of the hand is less useful than the 3♥ in purgatory"),
        ("9H 8H", "9S", "the 9♠ in purgatory is hardly more useful than 8♥, the poorest card of the hand"),
        (
            "2H 9H",
            "5H",
            "no card of the hand is less useful than the 5♥ in purgatory; 2♥ is the answer to a joker",
        ),
        ("3H 9H", "KH", "the K♥ stays in purgatory for a later turn"),
    ],
)
@pytest.mark.clause("HH-5")
def test_a_hand_is_kept_for_what_it_holds(hand: str, offered: str, why: str) -> None:
    state = position(f"seat 1: {hand}; seat 2: 4H; purgatory 1: {offered}")
    state.phase = SWAPPING
    assert reason(view(state, 0), KeepHand()) == why


@pytest.mark.clause("HH-5")
def test_a_swap_is_advised_by_the_better_card() -> None:
    state = position("seat 1: 3H 9H; seat 2: 4H; purgatory 1: KH")
    state.phase = SWAPPING
    assert reason(view(state, 0), Swap(cards("3H", 1)[0])) == (
        "the K♥ in purgatory is more useful in a hand than 3♥, and no card here is less useful than that"
    )


@pytest.mark.clause("HH-7", "HH-9")
def test_attacks_and_the_end_of_a_turn_are_advised_by_what_can_be_opened() -> None:
    state = started("seat 1: 9H; seat 2: 4H; pile 2: 8S; pile 4: KS", PlaceReaper(0))
    assert reason(view(state, 0), Attack(1)) == "it is the only battle that can be opened here"
    assert reason(view(state, 0), EndTurn()) == "a battle may cost more than it brings"
    state = started("seat 1: 9H; seat 2: 4H; pile 2: QS; pile 4: KS", PlaceReaper(0))
    assert reason(view(state, 0), EndTurn()) == "there is no battle to open"


@pytest.mark.clause("HH-6")
def test_two_jokers_that_are_advised_are_told_apart_by_their_piles() -> None:
    """The souls have two, and they look alike."""
    state = position("seat 1: 9H; seat 2: 4H; pile 2: JK; pile 5: KS")
    red, black = cards("JK JK", 0)
    piles = state.table.piles
    other = black if piles[1][-1] == red else red
    holder = next(pile for pile in piles if other in pile)
    holder[holder.index(other)], piles[6][-1] = piles[6][-1], other
    hand = picker(HELL_IS_HUNGRY, view(state, 0), deck(2))
    options = [Option(PlaceReaper(cell), 40, 0.5, 0.5, 0.0) for cell in (1, 6, 4)]
    told = figures(hand, options, PlaceReaper(1))
    assert told == (
        "Pile 2 (a joker): this deal was imagined to its end 40 times. You came out first in 50%, on average level with the other.\n"
        "Pile 7 (a joker): 50%, level. Pile 5 (K♠): 50%, level. They come out alike."
    )


@pytest.mark.parametrize(
    ("hand", "laid", "why"),
    [
        ("3H 9H", "3H", "whoever battles has to open, and no other play gives away less if it is lost"),
        ("3H 9H", "9H", ""),
    ],
)
@pytest.mark.clause("HH-12")
def test_a_battle_that_is_likely_lost_is_opened_with_little(hand: str, laid: str, why: str) -> None:
    state = started(
        f"seat 1: {hand}; seat 2: AH AS KH QH JH; seat 3: AH AS KH QH JH; pile 2: 2S",
        PlaceReaper(0),
        Attack(1),
    )
    assert reason(view(state, 0), play(*cards(laid, 1))) == why


LOW = "cards as low as these are better laid than kept: hands are filled up at the next turn"
WORTH = "about 45% of the time it wins 20 points, and otherwise only 14 go to the other"


@pytest.mark.parametrize(
    ("seats", "hand", "top", "soul", "why"),
    [(4, "4S 3S 6S", "3H", "2S", LOW), (4, "6S 2S 9S", "3H", "2S", ""), (2, "JS 4S", "KH", "QS", WORTH)],
)
@pytest.mark.clause("HH-4", "HH-12")
def test_a_seldom_won_battle_is_fought_on_with_little_or_for_much(
    seats: int, hand: str, top: str, soul: str, why: str
) -> None:
    others = [f"seat {seat}: AH AS KH QH JH" for seat in range(3, seats + 1)]
    text = "; ".join((f"seat 1: {top} AS AH QH JH", f"seat 2: {hand}", *others, f"pile 2: {soul}"))
    state = started(text, PlaceReaper(0), Attack(1), play(*cards(top, 1)), seats=seats)
    assert reason(view(state, 1), play(*sorted(cards(hand, 2)[:2], reverse=True))) == why
    assert reason(view(state, 1), Pass()).startswith("no play here would win more than about")


@pytest.mark.clause("HH-12")
def test_a_chance_that_is_none_to_speak_of_is_no_figure() -> None:
    state = started(
        "seat 1: KH AS AH QH JH; seat 2: 3S; pile 2: 2S", PlaceReaper(0), Attack(1), play(*cards("KH", 1))
    )
    assert reason(view(state, 1), Pass()) == "no play here is likely to win"


@pytest.mark.clause("HH-7")
def test_a_battle_of_little_promise_is_opened_only_with_a_low_card() -> None:
    state = started("seat 1: 3H; seat 2: AH AS KH QH JH; pile 2: 2S", PlaceReaper(0))
    told = "a turn without a battle wins nothing, and 3♥ will do to open this one"
    assert reason(view(state, 0), Attack(1)) == told
    assert reason(view(state, 0), EndTurn()) == "a battle here is likely to cost more than it brings"
