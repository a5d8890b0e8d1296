"""Texts of Jokers of Death: prompts, previews, captions, the log, accounts, explanations."""

import pytest

from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.deal_cycle import OVER
from game.events import DealEnded
from game.jokers_of_death.actions import ShowJokers, Take, TakeUp
from game.jokers_of_death.events import JokersShown, WentOut
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.position import PILES, STOCK, State
from game.jokers_of_death.rules import apply
from game.jokers_of_death.scoring import DEAL_LIMIT
from game.jokers_of_death.view import view
from game.sentences import Cast
from tests.game.feats import deals
from tests.game.jokers_of_death.positions import (
    FREE,
    NAMES,
    NO_STOCK,
    OTHERS,
    PILES_LIE,
    WORDS,
    carry,
    do,
    lay,
    position,
    previewed,
    refusal_of,
    struck,
    told,
)

TWO_LIES = "pile 1: 2S; pile 2: QD; pile 3: 3C"


@pytest.mark.parametrize(
    ("stock", "button", "promise", "lines"),
    [
        ("", "End turn", "There's nothing to draw. Your turn ends.", ["none left"]),
        (
            "4C",
            "Draw 1",
            "You draw the last card, and your turn ends.",
            ["only 1 is left", "You draw the 4♣."],
        ),
    ],
)
@pytest.mark.clause("JD-11", "JD-12")
def test_no_more_is_drawn_than_there_is(stock: str, button: str, promise: str, lines: list[str]) -> None:
    text = f"seat 1: 9S 9H 9D; seat 2: 5H; {TWO_LIES}; {NO_STOCK}; stock: {stock}"
    state = struck(text, count=3)
    gesture = WORDS.gesture(view(state, 0), Take())
    assert isinstance(gesture, Press) and gesture.label == button
    assert previewed(state, Take()) == promise
    heard = told(state, Take())
    assert heard[0].startswith("That costs you 6 cards, but ")
    assert all(line in said for line, said in zip(lines, heard, strict=True))


YOU = Cast(NAMES[:3], 0)


def account(state: State, cast: Cast = YOU) -> tuple[str, str, str, list[str]]:
    """Return the account of the deal that just ended: two sentences, the clause, the sums."""
    events = state.table.events or []
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = WORDS.account(events[: end + 1], view(state, 0), cast)
    assert told is not None
    return told.ended, told.rule, told.clause, [str(row.sum) for row in told.rows]


@pytest.mark.clause("JD-8", "JD-23", "JD-30")
def test_going_out_is_accounted_for() -> None:
    state = position("seat 1: 9S; seat 2: 5H AC; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.knocked, state.prices = 1, (6, 0, 0)
    apply(state, 0, lay(state, "9S", 1))
    assert account(state) == (
        "You went out on the 9♠.",
        "Cards left in hand cost points.",
        "JD-8",
        ["no cards: 0, + 6 for giving up = 6", "5 + 20 = 25", "5"],
    )
    assert account(state, Cast(NAMES[:3], 1))[0] == "Ben went out on the 9♠."


@pytest.mark.clause("JD-22", "JD-23")
def test_jokers_that_were_shown_are_accounted_for() -> None:
    state = position(f"seat 1: JK JK 2D; {OTHERS}; {PILES_LIE}")
    do(state, ShowJokers())
    assert account(state) == (
        "You showed 2 jokers.",
        "Every hand counts, and a joker costs 50.",
        "JD-22",
        ["50 + 50 + 2 = 102", "5 + 6 + 7 = 18", "5 + 6 + 7 = 18"],
    )


@pytest.mark.parametrize(("seats", "seeds"), [(4, range(6)), (2, range(3))])
@pytest.mark.clause("JD-8", "JD-22")
def test_an_end_that_is_told_of_cost_the_others_so_much(seats: int, seeds: range) -> None:
    met = 0
    for deal in deals(JOKERS_OF_DEATH, seats, seeds):
        for feat in deal.feats:
            (ended,) = (event for event in deal.events if isinstance(event, WentOut | JokersShown))
            others = [points for seat, points in enumerate(deal.points) if seat != feat.seat]
            assert ended.seat == feat.seat and deal.points[feat.seat] < min(others)
            assert sum(others) == feat.size and feat.words.endswith(f" {feat.size}")
            met += 1
    assert met


@pytest.mark.parametrize(
    ("gesture", "told"),
    [
        ("stock", "You can't draw now. Play the pile you picked up, or give up."),
        ("9S on 2", "Your hand has to wait. First play the pile you picked up."),
        ("7S on 1", "It can't go on an empty pile. Play it on another."),
        ("7S on 3", "The 7♠ doesn't go on the 3♣. Play a club, a 3 or an 8."),
        ("button", "Play the cards you picked up on the other piles, or give up."),
    ],
)
@pytest.mark.clause("JD-28")
def test_a_pile_that_was_picked_up_comes_first(gesture: str, told: str) -> None:
    state = position(FREE, free_pile=True)
    apply(state, 0, TakeUp(0))
    others: dict[str, Gesture] = {"stock": Touch(STOCK), "button": Press("Draw 2", "T")}
    code, _, pile = gesture.partition(" on ")
    tried = others[gesture] if gesture in others else carry(state, code, int(pile))
    assert refusal_of(state, tried) == Refusal("JD-28", told)


@pytest.mark.parametrize(
    ("totals", "told"),
    [
        ((20, 104, 30), Refusal("JD-31", f"The match is over after {DEAL_LIMIT} deals.")),
        ((20, 105, 30), Refusal("JD-24", "The match is over.")),
        ((20, 105, 105), Refusal("JD-31", f"The match is over after {DEAL_LIMIT} deals.")),
    ],
)
@pytest.mark.clause("JD-24", "JD-31")
def test_a_match_that_is_over_says_why(totals: tuple[int, ...], told: Refusal) -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
    state.phase, state.totals, state.deals = OVER, totals, ((0, 0, 0),) * DEAL_LIMIT
    assert JOKERS_OF_DEATH.why_not(view(state, 0), Touch(STOCK)) == told


@pytest.mark.parametrize(
    ("gesture", "told"),
    [
        (Carry((1, 2), PILES[0]), "Play one card at a time."),
        (Carry((110,), PILES[0]), "You can only play cards from your hand."),
        (Press("Knock", "K"), "Play a card on one of the piles."),
    ],
)
@pytest.mark.clause("JD-4")
def test_odd_attempts_get_a_sentence_too(gesture: Gesture, told: str) -> None:
    state = position(f"seat 1: 9S 9D 4C; {OTHERS}; {PILES_LIE}", decks=3)
    assert JOKERS_OF_DEATH.why_not(view(state, 0), gesture).sentence == told
