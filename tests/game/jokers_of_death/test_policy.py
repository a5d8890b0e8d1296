"""How the Fiend plays Jokers of Death, as play scripts."""

from random import Random

import pytest

from game.jokers_of_death.actions import (
    KNOCK,
    Draw,
    GoOnWithoutKnocking,
    KeepDirection,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
)
from game.jokers_of_death.phases import Naming, Reversing
from game.jokers_of_death.policy import aside, fiend
from game.jokers_of_death.position import State
from game.jokers_of_death.view import view
from tests.game.jokers_of_death.positions import CLUBS, OTHERS, do, face, play, position

PILES = "pile 1: 7S; pile 2: QD; pile 3: 3C"


def chosen(state: State) -> object:
    """What the Fiend does where the seat to move sits."""
    return fiend(view(state, state.turn), Random(1))


def played(state: State) -> tuple[str, int]:
    """The card that the Fiend plays, and the pile it plays it on."""
    action = chosen(state)
    assert isinstance(action, Play), action
    return face(state, action.card), action.pile + 1


def test_it_never_forgets_to_knock() -> None:
    state = position(f"seat 1: 9S 9H; {OTHERS}; {PILES}; stock: 2C 5C")
    play(state, "9S", 1)
    assert chosen(state) == KNOCK


def test_it_names_the_suit_it_holds_most_of_other_eights_apart() -> None:
    state = position(f"seat 1: 8H 8D 4D 3C 5C; {OTHERS}; {PILES}")
    play(state, "8H", 1)
    assert isinstance(state.phase, Naming)
    assert chosen(state) == NameSuit(CLUBS), "with the eight there would be as many diamonds"


def test_it_sheds_the_dear_card_before_the_cheap_one() -> None:
    state = position(f"seat 1: 4S 9S 5H 6H; {OTHERS}; {PILES}")
    assert played(state) == ("9S", 1)


def test_it_keeps_an_eight_for_need() -> None:
    state = position(f"seat 1: 8H 4S 5H 6H; {OTHERS}; {PILES}")
    assert played(state) == ("4S", 1)


def test_it_plays_no_king_that_it_cannot_cover() -> None:
    state = position(f"seat 1: KS 4S 5H 6H; {OTHERS}; {PILES}")
    assert played(state)[0] == "KS", "the four covers it"
    state = position(f"seat 1: KS 4C 5H 6H; {OTHERS}; {PILES}")
    assert played(state) == ("4C", 3)


def test_it_draws_where_nothing_fits() -> None:
    state = position(f"seat 1: 4H 5H 6H; {OTHERS}; {PILES}")
    assert chosen(state) == Draw()


@pytest.mark.parametrize(("onward", "back", "wanted"), [(4, 1, KeepDirection()), (1, 4, Reverse())])
def test_it_lets_whoever_holds_more_cards_play_next(onward: int, back: int, wanted: object) -> None:
    hands = {"2": "4H 5H 6H 9H"[: 3 * onward - 1], "3": "4D 5D 6D 9D"[: 3 * back - 1]}
    state = position(f"seat 1: 10S 10D 3H 9S; seat 2: {hands['2']}; seat 3: {hands['3']}; {PILES}")
    state.direction = 1
    for code, pile in (("10S", 1), ("10D", 2), ("3H", 3)):
        play(state, code, pile)
    do(state, GoOnWithoutKnocking())
    assert isinstance(state.phase, Reversing)
    assert chosen(state) == wanted


@pytest.mark.parametrize(("cards", "wanted"), [(15, ShowJokers()), (5, None)])
def test_it_shows_two_jokers_only_while_every_other_hand_is_dearer(cards: int, wanted: object) -> None:
    """Two jokers cost a hundred points; a card costs about eight."""
    many = " ".join(f"{rank}{suit}" for suit in "HD" for rank in (4, 5, 6, 7, 9, 10, "Q", "K"))
    codes = many.split()
    hands = f"seat 2: {' '.join(codes[:cards])}; seat 3: {' '.join(f'{code[:-1]}C' for code in codes[:8])} 4S 5S 6S 9S 10S QS KS"
    state = position(f"seat 1: JK JK; {hands}; pile 1: 7S; pile 2: 2D; pile 3: 3C; to play: 2")
    seen = view(state, 0)
    assert ShowJokers() in seen.legal
    assert aside(seen) == wanted
