"""Of the tricks that were taken only the last is seen, until the next is opened (ED-12)."""

import pytest

from game.events import Event
from game.evil_deal.cards import DECK
from game.evil_deal.determinize import view
from game.evil_deal.position import TAKEN, State
from game.evil_deal.words import WORDS
from tests.game.evil_deal.positions import BOTH, CAST, TWO_TRUMPS, play, position

TWO_TRICKS = "seat 1: 5S 6S 9C 4C JH QH KH; seat 2: 7H 8S 2D 5C 3H 4H 6H 8H; trumps 1: 2H 3D; trumps 2: 2C 3S"


def lines(state: State) -> list[str]:
    """Return the log as a running deal tells it."""
    assert state.table.events is not None
    events: list[Event] = state.table.events
    kept = [event for event, told in zip(events, WORDS.tellable(events), strict=True) if told]
    return [line.words for event in kept if (line := WORDS.narrate(event, view(state, 0), BOTH))]


def one_trick() -> State:
    """Return a position in which seat 2 has just taken a trick and is to open the next."""
    state = position(TWO_TRICKS)
    play(state, "5S", "8S", "2D", "9C", "5C", "4C")
    return state


def seen(state: State, seat: int = 0) -> list[str]:
    """Return the cards of taken tricks that a seat may look at, pile by pile."""
    looks = [WORDS.look_into(view(state, seat), place, CAST) for place in TAKEN]
    return ["" if look is None else " ".join(DECK.faces[card].code for card in look.cards) for look in looks]


@pytest.mark.clause("ED-12")
def test_the_last_trick_may_be_looked_at_by_both_where_it_lies() -> None:
    state = one_trick()
    assert seen(state, 0) == seen(state, 1) == ["", "5S 8S 9C 2D 4C 5C"]
    look = WORDS.look_into(view(state, 0), TAKEN[1], CAST)
    assert look is not None and look.title == "The last trick. Lilith took it."


@pytest.mark.clause("ED-12")
def test_once_the_next_trick_is_opened_nobody_looks_at_the_last() -> None:
    state = one_trick()
    play(state, "3H")
    assert seen(state) == ["", ""]


@pytest.mark.clause("ED-12")
def test_before_any_trick_was_taken_there_is_none_to_look_at() -> None:
    assert seen(position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")) == ["", ""]


@pytest.mark.clause("ED-12")
def test_the_log_tells_the_last_trick_until_the_next_is_opened() -> None:
    state = one_trick()
    whole = [
        "Mara plays the 5♠.",
        "Lilith plays the 8♠.",
        "Lilith wins it.",
        "Lilith plays the 2♦.",
        "Mara plays the 9♣.",
        "Lilith wins it.",
        "Lilith plays the 5♣.",
        "Mara plays the 4♣.",
        "Lilith wins it.",
        "Lilith takes the trick. It's 1 to 0.",
    ]
    assert lines(state) == whole
    play(state, "3H")
    assert lines(state) == ["Lilith takes the trick. It's 1 to 0.", "Lilith plays the 3♥."]
