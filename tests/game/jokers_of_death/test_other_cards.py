"""Eights, tens, aces, jacks and kings, two jokers (JD-17 to JD-22), as play scripts."""

import pytest

from game.contract.table import Carry
from game.jokers_of_death.actions import (
    Draw,
    GoOnWithoutKnocking,
    KeepDirection,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
)
from game.jokers_of_death.determinize import view
from game.jokers_of_death.events import (
    JokersShown,
)
from game.jokers_of_death.moves import legal
from game.jokers_of_death.phases import (
    Covering,
    Naming,
    Playing,
    Reversing,
    Twos,
)
from game.jokers_of_death.position import PILES
from game.jokers_of_death.rules import apply
from game.jokers_of_death.why_not import why_not
from tests.game.jokers_of_death.positions import (
    DIAMONDS,
    HEARTS,
    OTHERS,
    SPADES,
    answering,
    do,
    face,
    may,
    play,
    position,
    refused,
    twos,
)


@pytest.mark.clause("JD-17")
def test_an_eight_goes_anywhere_but_on_what_is_to_be_answered_and_names_a_suit() -> None:
    state = position(f"seat 1: 8S 9S 9H; {OTHERS}; pile 1: 2S; pile 2: QD; pile 3: 3C")
    answering(twos(state, 1, count=1, by=2))
    assert may(state, 1) == []
    eight = state.table.piles[state.rules.hands[0]][0]
    assert why_not(view(state, 0), Carry((eight,), PILES[0])).clause == "JD-17"


@pytest.mark.clause("JD-17")
def test_the_players_and_their_eights() -> None:
    """Diamonds named and played, spades named, an eight on it names diamonds again."""
    state = position(
        "seat 1: 8S 4C 5H 6C; seat 3: 7D 9C 8C 3H; seat 2: 8D 9D 9H 4H; pile 1: 5C; pile 2: 9H; pile 3: KC"
    )
    play(state, "8S", 3)
    assert isinstance(state.phase, Naming)
    do(state, NameSuit(DIAMONDS))
    play(state, "4C", 1)
    play(state, "5H", 2)
    do(state, GoOnWithoutKnocking())
    assert may(state, 3) == ["7D", "8C"]
    play(state, "7D", 3)
    play(state, "3H", 2)
    play(state, "8C", 1)
    do(state, GoOnWithoutKnocking())
    do(state, NameSuit(SPADES))
    assert may(state, 1) == ["8D"]
    play(state, "8D", 1)
    do(state, NameSuit(DIAMONDS))
    assert state.named[0] == DIAMONDS


@pytest.mark.clause("JD-18")
def test_after_a_ten_its_player_chooses_the_direction_once() -> None:
    for choice, following in ((Reverse(), 1), (KeepDirection(), 2)):
        state = position(f"seat 1: 10S 10D 3H 9S; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
        play(state, "10S", 1)
        play(state, "10D", 2)
        play(state, "3H", 3)
        do(state, GoOnWithoutKnocking())
        assert isinstance(state.phase, Reversing)
        do(state, choice)
        assert state.turn == following


@pytest.mark.parametrize(
    ("cards", "seats", "following"),
    [("AS 9D 3H", 3, 1), ("AS AD 3H", 3, 0), ("AS 9D 3H", 2, 0), ("AS AD 3H", 2, 1), ("AS AD AC", 3, 2)],
)
@pytest.mark.clause("JD-19")
def test_aces_skip_seats_ones_own_counted(cards: str, seats: int, following: int) -> None:
    others = OTHERS if seats == 3 else "seat 2: 5H 6H 7H"
    state = position(f"seat 1: {cards} 9S 9S; {others}; pile 1: 7S; pile 2: QD; pile 3: 3C", seats=seats)
    for pile, code in enumerate(cards.split(), 1):
        play(state, code, pile)
    assert state.turn == following


@pytest.mark.clause("JD-19")
def test_a_reversal_is_applied_before_the_skip() -> None:
    state = position(f"seat 1: AS 10D 3H 9S 9S; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    for pile, code in enumerate(("AS", "10D", "3H"), 1):
        play(state, code, pile)
    do(state, Reverse())
    assert state.turn == 2


@pytest.mark.clause("JD-20")
def test_a_king_and_a_jack_need_another_card_at_once() -> None:
    """A king on the three of diamonds, a jack on the king, and on that another diamond or an eight."""
    state = position(f"seat 1: KD JD 9D KS 9S 8C; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C")
    play(state, "KD", 1)
    assert isinstance(state.phase, Covering)
    assert may(state, 1) == ["8C", "9D", "JD"], "its suit or an eight: the other king does not cover"
    assert may(state, 2) == []
    assert Draw() in legal(state, 0), "one may draw although one could play"
    play(state, "JD", 1)
    play(state, "9D", 1)
    assert isinstance(state.phase, Playing) and state.phase.owed == 0b110
    king = state.table.piles[state.rules.hands[0]][0]
    assert face(state, king) == "KS"


@pytest.mark.clause("JD-20")
def test_with_the_stock_empty_an_uncovered_king_stays_as_it_is() -> None:
    state = position(
        "seat 1: KD 9S 9S; seat 2: 5H; seat 3: ; pile 1: 3D; pile 2: QS; pile 3: 3C; rest: seat 3"
    )
    play(state, "KD", 1)
    assert isinstance(state.phase, Playing) and state.phase.owed == 0b110


@pytest.mark.clause("JD-21")
def test_the_card_that_covers_has_its_own_effect() -> None:
    state = position(f"seat 1: KD 2D 9D 9S; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C")
    play(state, "KD", 1)
    play(state, "2D", 1)
    assert state.debts[0] is not None and isinstance(state.debts[0], Twos)


@pytest.mark.clause("JD-22")
def test_who_holds_two_jokers_may_show_them_in_anybodys_turn() -> None:
    state = position("seat 1: 9S 9H 9C; seat 2: JK JK 5H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    assert ShowJokers() in legal(state, 1)
    assert ShowJokers() not in legal(state, 2)
    apply(state, 1, ShowJokers())
    assert JokersShown(1, 2) in state.table.events
    assert state.deals == ((27, 105, 5),)


@pytest.mark.clause("JD-17")
def test_after_an_eight_only_its_suit_or_another_eight_follows() -> None:
    state = position(
        "seat 1: 8S 9S 9H 9D; seat 3: 3C 9C 8H 4H; seat 2: 5H; pile 1: 7S; pile 2: QD; pile 3: 3C"
    )
    play(state, "8S", 3)
    assert refused(state, "9S", 1) == "JD-17", "first a suit is named"
    do(state, NameSuit(HEARTS))
    play(state, "9S", 1)
    play(state, "9D", 2)
    do(state, GoOnWithoutKnocking())
    assert may(state, 3) == ["4H", "8H"]
    assert refused(state, "3C", 3) == "JD-17"
    play(state, "4H", 3)
    assert state.named == (None, None, None)


@pytest.mark.clause("JD-20")
def test_an_uncovered_king_lets_nothing_else_be_played() -> None:
    state = position(f"seat 1: KD JD 9S 9H 3H; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C; stock: 4D")
    play(state, "KD", 1)
    assert refused(state, "9S", 2) == "JD-20"
    assert refused(state, "9H", 1) == "JD-20"
    do(state, Draw())
    play(state, "4D", 1)
    assert isinstance(state.phase, Playing) and state.phase.owed == 0b110


@pytest.mark.clause("JD-20")
def test_with_the_stock_empty_a_card_that_covers_must_be_laid() -> None:
    state = position(
        "seat 1: KD 9D 9S; seat 2: 5H; seat 3: ; pile 1: 3D; pile 2: QS; pile 3: 3C; rest: seat 3"
    )
    play(state, "KD", 1)
    moves = legal(state, 0)
    assert [face(state, move.card) for move in moves if isinstance(move, Play)] == ["9D"] and len(moves) == 1


@pytest.mark.clause("JD-22")
def test_one_joker_is_not_shown() -> None:
    state = position("seat 1: JK 9H 9C; seat 2: JK 5H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    assert ShowJokers() not in [*legal(state, 0), *legal(state, 1)]
