"""Sentences for newcomers to Jokers of Death: the aim, accounts, effects, explanations."""

import pytest

from game.contract.table import BySeat, Effect, InZone, Occasion, OnPlace, Spot
from game.contract.words import Aim, Tally
from game.events import DealEnded
from game.jokers_of_death.actions import ShowJokers, Stop
from game.jokers_of_death.determinize import view
from game.jokers_of_death.phases import Playing
from game.jokers_of_death.position import PILES, STOCK, State
from game.jokers_of_death.rules import apply
from game.sentences import Cast
from tests.game.jokers_of_death.positions import do, position
from tests.game.jokers_of_death.speech import CAST, NAMES, NO_STOCK, OTHERS, PILES_LIE, WORDS, lay

YOU = Cast(NAMES[:3], 0)


def account(state: State, cast: Cast = YOU) -> tuple[str, str, str, list[str]]:
    """Return the account of the deal that just ended: two sentences, the clause, the sums."""
    events = state.table.events or []
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = WORDS.account(events[: end + 1], view(state, 0), cast)
    assert told is not None
    return told.ended, told.rule, told.clause, [str(row.sum) for row in told.rows]


@pytest.mark.clause("JD-24")
def test_the_aim_says_what_counts_and_who_leads() -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
    state.totals = (42, 30, 50)
    race = "Mara is winning, 30 to your 42"
    assert WORDS.aim(view(state, 0), CAST) == Aim("Lowest score wins", "ends at 105", race)


@pytest.mark.clause("JD-3", "JD-24")
def test_a_player_is_told_with_points_and_the_deal() -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
    state.dealer, state.totals = 1, (1, 30, 0)
    tallies = [WORDS.tally(view(state, 0), seat) for seat in range(3)]
    assert tallies == [Tally("1 point"), Tally("30 points", marks=("dealer",)), Tally("0 points")]


@pytest.mark.clause("JD-4", "JD-7", "JD-10")
def test_three_lines_open_the_game() -> None:
    lines = WORDS.opening(view(position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}"), 0))
    assert [len(line.cards) for line in lines] == [4, 4, 1]


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("switching", "On a 3♦ everyone passes their hand on."),
        ("aces", "With an ace on every pile, the cards beneath go back into the draw pile."),
        ("free_pile", "You can pick up a whole pile and play it on the others."),
    ],
)
@pytest.mark.clause("JD-25", "JD-27", "JD-28")
def test_a_variant_adds_a_line(option: str, told: str) -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}", **{option: True})
    assert WORDS.opening(view(state, 0))[3].words == told


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


@pytest.mark.clause("JD-6")
def test_a_deal_that_nobody_could_end_is_accounted_for() -> None:
    state = position(f"seat 1: 9S; seat 2: 5H; pile 1: KD; pile 2: QD; pile 3: 3C; {NO_STOCK}")
    state.idle = 2
    do(state, Stop())
    assert account(state)[:3] == (
        "Nobody could play, and nobody went out.",
        "Cards left in hand cost points.",
        "JD-6",
    )


@pytest.mark.clause("JD-10", "JD-19")
def test_whoever_is_hit_sees_by_whom() -> None:
    state = position(f"seat 1: 2S AS 9D 9C; {OTHERS}; pile 1: 7S; pile 2: 9S; pile 3: 3C")
    state.phase = Playing(0b11, False)
    apply(state, 0, lay(state, "2S", 1))
    apply(state, 0, lay(state, "AS", 2))
    events = state.table.events or []
    told = [effect for event in events for effect in WORDS.effects(event, view(state, 0), CAST)]
    assert told == [
        Effect(2, "skipped by an ace", 0, occasion=Occasion.SKIPPED),
        Effect(1, "answer, or draw 2", 0, occasion=Occasion.HIT),
    ]


@pytest.mark.parametrize(
    ("spot", "told"),
    [
        (OnPlace(STOCK), "The draw pile: 93 cards. You draw when nothing fits one of the piles."),
        (OnPlace(PILES[0]), "The J♠ takes a spade, a jack or an 8. It needs no cover now."),
        (OnPlace(PILES[1]), "The 2♦ takes a diamond, a 2 or an 8. It's harmless now."),
        (OnPlace(PILES[2]), "The 8♣ takes a heart or an 8, as named."),
        (BySeat(1), "Mara has 0 points and has knocked. At 105 the match ends. Lowest score wins."),
        (InZone("direction"), "Play goes counter-clockwise. Jo is next, unless an ace skips."),
    ],
)
@pytest.mark.clause("JD-4", "JD-5", "JD-7", "JD-12", "JD-17", "JD-18", "JD-20")
def test_everything_on_the_table_says_what_it_is(spot: Spot, told: str) -> None:
    state = position(f"seat 1: 9S 9H 9D 9C; {OTHERS}; pile 1: JS; pile 2: 2D; pile 3: 8C")
    state.named, state.knocked = (None, None, 1), 0b010
    assert str(WORDS.explain(view(state, 0), spot, CAST)) == told


@pytest.mark.clause("JD-13")
def test_a_killed_pile_says_so() -> None:
    state = position(f"seat 1: 9S 9H; {OTHERS}; {PILES_LIE}")
    state.live = 0b110
    told = "A joker killed this pile. It's out until the next deal."
    assert str(WORDS.explain(view(state, 0), OnPlace(PILES[0]), CAST)) == told
    assert WORDS.caption(view(state, 0), PILES[0]) == "killed"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("9S", "Goes on the same suit or the same rank. Left in your hand, it costs 9."),
        ("AS", "It skips a player after your turn. Left in your hand, it costs 20."),
        ("KS", "Cover it at once with its suit or an 8. Left in your hand, it costs 10."),
        (
            "JK",
            "Only goes on a 4♠ that was just played, and kills the pile. "
            "Hold both and you can end the deal, but that usually loses the match. Left in your hand, it costs 50.",
        ),
    ],
)
@pytest.mark.clause("JD-16", "JD-19", "JD-20", "JD-22", "JD-23")
def test_a_card_says_what_it_does_and_costs(code: str, told: str) -> None:
    state = position(f"seat 1: {code} 9H; {OTHERS}; {PILES_LIE}")
    card = state.table.piles[state.rules.hands[0]][0]
    assert WORDS.describe(view(state, 0), card) == told
