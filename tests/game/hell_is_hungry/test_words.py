"""How Hell is Hungry! speaks: prompts, previews, captions and close-ups."""

import pytest

from game.contract.table import OnCard, OnPlace, Piece
from game.deal_cycle import OVER
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.battle import play
from game.hell_is_hungry.events import (
    HellIsFed,
)
from game.hell_is_hungry.imagining import view
from game.hell_is_hungry.position import State
from game.hell_is_hungry.rules import apply
from game.hell_is_hungry.words import WORDS, caption, clause, preview, prompt
from game.sentences import Cast
from tests.game.hell_is_hungry.positions import (
    CAST,
    NAMES,
    TEXT,
    cards,
    fighting,
    paying,
    position,
    started,
    swapping,
)


@pytest.mark.parametrize(
    ("state", "told", "about"),
    [
        (swapping(), "Your turn: swap a card for the K♥ in purgatory, or keep the hand.", "HH-5"),
        (started(), "Your turn: place the reaper on a pile of souls.", "HH-6"),
        (started(TEXT, PlaceReaper(0)), "Your turn: battle for an adjacent pile, or end the turn.", "HH-7"),
        (paying(), "Your turn: pay with a card worth 8 or more.", "HH-14"),
        (started(TEXT, PlaceReaper(0), Attack(1)), "Your turn: open with more than 8.", "HH-9"),
    ],
)
def test_the_prompt_says_what_is_wanted_and_the_rules_open_there(state: State, told: str, about: str) -> None:
    assert prompt(view(state, 0), CAST) == told
    assert clause(view(state, 0)) == about
    assert prompt(view(state, 0), NAMES) == told.replace("Your", "Mara's")


@pytest.mark.parametrize(
    ("top", "told", "about"),
    [
        ("9H", "fight for pile 2 with more than 9, or pass", "HH-9"),
        ("10H", "fight for pile 2 with more than 10, or a single jack or queen or king, or pass", "HH-9"),
        ("QH", "fight for pile 2 with more than 10, or a single king, or pass", "HH-9"),
        ("KH", "fight for pile 2 with more than 10, or pass", "HH-9"),
        ("JK", "fight for pile 2 with a single 2 on the joker, or pass", "HH-10"),
        ("JK AH", "fight for pile 2 with two 2s, or pass", "HH-11"),
    ],
)
@pytest.mark.clause("HH-9", "HH-10", "HH-11")
def test_the_prompt_says_what_beats_the_top(top: str, told: str, about: str) -> None:
    text = f"seat 1: {top} 4H; seat 2: KS AS 2H 2S; pile 2: 5S"
    state = started(text, PlaceReaper(0), Attack(1), play(*cards(top, 1)))
    seen = view(state, 1)
    assert prompt(seen, CAST) == f"Otto O'Neil's answer: {told}."
    assert clause(seen) == about
    assert caption(seen, 1) == "2 · 3 souls"


@pytest.mark.clause("HH-12")
def test_the_prompt_says_when_there_is_nothing_but_a_pass() -> None:
    state = fighting("seat 1: 9H 3H; seat 2: 3H; pile 2: 8S")
    told = "Otto O'Neil's answer: it takes more than 9, which this hand has not, so pass."
    assert prompt(view(state, 1), CAST) == told
    assert prompt(view(state, 0), CAST) == "Otto O'Neil's answer: fight for pile 2 with more than 9, or pass."
    state = started(
        "seat 1: JK AH; seat 2: JK JK; pile 2: 8S", PlaceReaper(0), Attack(1), play(*cards("JK AH", 1))
    )
    assert (
        prompt(view(state, 1), CAST)
        == "Otto O'Neil's answer: it takes two 2s, which this hand has not, so pass."
    )


@pytest.mark.clause("HH-11")
def test_on_the_twos_that_beat_two_jokers_two_cards_are_asked_for() -> None:
    state = started(
        "seat 1: JK JK 4H; seat 2: 2H 2S; pile 2: 5S",
        PlaceReaper(0),
        Attack(1),
        play(*cards("JK JK", 1)),
        play(*cards("2H 2S", 2)),
    )
    assert state.turn == 0
    assert (
        prompt(view(state, 1), CAST)
        == "Your turn: fight for pile 2 with two cards that make more than 4, or pass."
    )


@pytest.mark.clause("HH-13", "HH-17")
def test_the_prompt_after_a_battle_and_after_the_match() -> None:
    state = fighting()
    apply(state, 1, Pass())
    assert prompt(view(state, 0), CAST) == "Your turn: take the 8♠, or send it to purgatory."
    assert clause(view(state, 0)) == "HH-13"
    state.phase = OVER
    state.deals = ((20, 30),)
    state.totals = (20, 30)
    assert prompt(view(state, 0), CAST) == "The match is over: Otto O'Neil won."
    assert clause(view(state, 0)) == "HH-16"


def test_previews_show_sums_costs_and_gains() -> None:
    seen = view(fighting(), 1)
    assert preview(seen, play(*cards("10H", 2))) == "10 on 9"
    assert preview(seen, play(*cards("10H AH", 2))) == "10 + 11 = 21 on 9"
    assert preview(seen, Pass()) == "Ends the battle: whoever laid last wins it"
    six = fighting("seat 1: 9H 3H; seat 2: 10H JK; seat 3: 2H; pile 2: 8S", seats=3)
    assert preview(view(six, 1), Pass()) == "A pass is for good: no more cards in this battle"
    seen = view(position(f"{TEXT}; reaper 2: 2"), 0)
    assert preview(seen, PlaceReaper(1)) == "A reaper on pile 2 protects a soul worth 8"
    assert preview(seen, Attack(1)) == (
        "Pile 2 costs a card worth 8 or more; only the defender answers; wins 8 and the soul beneath"
    )
    last = position(f"{TEXT}; reaper 2: 2")
    last.table.piles[last.grid.unused] += last.table.piles[last.grid.beneath[1]]
    last.table.piles[last.grid.beneath[1]].clear()
    seen = view(last, 0)
    assert preview(seen, Attack(1)) == (
        "Pile 2 costs a card worth 8 or more; only the defender answers; wins 8"
    ), "no soul lies beneath"
    assert preview(view(position(TEXT), 0), Attack(1)) == (
        "For pile 2: a soul worth 8, and all that others lay; the other player may go higher"
    )
    assert preview(seen, EndTurn()) == "No battle this turn"
    quiet = position(TEXT)
    quiet.quiet = 3
    assert preview(view(quiet, 0), EndTurn()) == "No battle this turn either: the game is over"
    assert preview(view(swapping(), 0), Swap(cards("9H", 1)[0])) == "9♥ for K♥"
    assert preview(view(swapping(), 0), KeepHand()) == "Swap nothing"
    assert preview(view(paying(), 0), Pay(cards("9H", 1)[0])).startswith("The price")


@pytest.mark.clause("HH-17")
def test_a_soul_in_the_hand_is_told_apart() -> None:
    state = fighting("seat 1: 9H 3H; seat 2: KS* KS; pile 2: 8S")
    seen = view(state, 1)
    assert preview(seen, play(*cards("KS", 0))) == "10 on 9; a soul counts for whoever wins it"
    assert preview(seen, play(*cards("KS", 2))) == "10 on 9"


@pytest.mark.clause("HH-13")
def test_the_claim_shows_what_the_soul_is_worth() -> None:
    state = fighting()
    apply(state, 1, Pass())
    assert preview(view(state, 0), TakeSoul()) == "Worth 8 points"
    assert preview(view(state, 0), SendToPurgatory()).startswith("No points, but")


@pytest.mark.clause("HH-17")
def test_captions_tell_a_piles_depth_and_what_points_count() -> None:
    state = position(f"{TEXT}; reaper 2: 2; pile 9: empty; pile 8: last; points 1: KS* 5S; points 2: 5D")
    seen = view(state, 0)
    grid = state.grid
    assert [caption(seen, cell) for cell in (0, 1, 7, 8)] == [
        "1 · 3 souls",
        "2 · 3 souls",
        "8 · 1 soul",
        "9 · empty",
    ]
    assert caption(seen, grid.points[0]) == "won: 10 points"
    assert [caption(seen, heap[1]) for heap in (grid.decks, grid.points, grid.purgatories)] == [
        "",
        "0",
        "",
    ]
    assert caption(seen, grid.hands[0]) == ""


@pytest.mark.clause("HH-7", "HH-9")
def test_the_prompt_never_offers_a_battle_that_cannot_be_opened() -> None:
    state = started("seat 1: 2H; seat 2: 4H; pile 2: KS; pile 4: QS", PlaceReaper(0))
    told = "Your turn: no pile beside the reaper can be fought for, so end the turn."
    assert prompt(view(state, 0), CAST) == told
    others = "Mara's turn: battle for an adjacent pile, or end the turn."
    assert prompt(view(state, 1), NAMES) == others, "nobody else knows the hand"


@pytest.mark.clause("HH-4", "HH-6")
def test_whoever_has_no_cards_left_is_told_that_only_a_walk_remains() -> None:
    state = position("seat 2: 4H")
    deck, points = state.grid.decks[0], state.grid.points[1]
    state.table.piles[points] += state.table.piles[deck]
    state.table.piles[deck].clear()
    told = "no cards are left to fight with, so place the reaper and end the turn."
    assert prompt(view(state, 0), CAST) == f"Your turn: {told}"
    assert caption(view(state, 0), state.grid.decks[0]) == "deck used up"


@pytest.mark.clause("HH-14")
def test_the_prompt_for_a_price_says_when_a_card_is_needed_to_open() -> None:
    text = "seat 1: QH AH; seat 2: 4H; pile 2: KS; reaper 2: 2"
    state = started(text, PlaceReaper(0), Attack(1))
    told = "turn: pay with a card worth 10 or more"
    assert prompt(view(state, 0), CAST) == f"Your {told}, and keep what opens."
    assert prompt(view(state, 1), NAMES) == f"Mara's {told}."


@pytest.mark.parametrize(
    ("laid", "told"),
    [
        ("JK", "20 on 5; only a single 2 goes on it"),
        ("JK AH", "20 + 11 = 31 on 5; only two 2s go on it"),
        ("JK 4H", "20 + 4 = 24 on 5"),
    ],
)
@pytest.mark.clause("HH-10", "HH-11")
def test_a_preview_says_what_a_joker_asks_of_the_next(laid: str, told: str) -> None:
    state = started("seat 1: JK AH 4H; seat 2: 2H 2S; pile 2: 5S", PlaceReaper(0), Attack(1))
    assert preview(view(state, 0), play(*cards(laid, 1))) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "2H",
            "2 in a battle. Alone it beats a joker; two 2s beat a joker with an ace or with another joker.",
        ),
        ("9H", "9 in a battle, alone or summed with one other card."),
        ("10H", "10 in a battle, alone or summed with one other card."),
        ("JH", "10 in a battle. Alone it goes on a single ten too."),
        ("KH", "10 in a battle. Alone it goes on a single ten, a single jack and a single queen too."),
        ("AH", "11 in a battle, and the highest of the single cards below the joker."),
        ("JK", "20 in a battle. Alone, only a 2 beats it; with an ace or another joker, only two 2s."),
    ],
)
@pytest.mark.clause("HH-8", "HH-9", "HH-10", "HH-11")
def test_a_closer_look_tells_what_a_card_can_do(code: str, told: str) -> None:
    (soul,) = cards(code, 0)
    worth = "A soul: it counts for whoever has it among their points."
    assert WORDS.describe(view(started(), 0), soul) == f"{told} {worth}"


@pytest.mark.parametrize(
    ("empty", "told"), [(3, "Hell is fed"), (2, "Nobody battles any more")], ids=["fed", "quiet"]
)
@pytest.mark.clause("HH-16")
def test_the_end_is_called_by_its_cause(empty: int, told: str) -> None:
    moment = WORDS.moment(HellIsFed(empty), view(started(), 0), CAST)
    assert moment is not None and moment.words == told


@pytest.mark.clause("HH-16")
def test_the_notes_say_what_ends_the_game_and_how_near_it_is() -> None:
    state = position(f"{TEXT}; pile 9: empty")
    state.quiet = 2
    assert list(WORDS.notes(view(state, 0), CAST)) == [
        "Hell is hungry",
        "3 empty piles end it: 1 now",
        "or 4 turns without battle: 2 now",
    ]


@pytest.mark.clause("HH-12")
def test_each_fighter_has_a_lane_with_what_it_laid_and_who_leads() -> None:
    """And the pile fought for is marked, and each lane by its reaper."""
    state = fighting("seat 1: 9H 3H; seat 2: 10H JH; seat 3: 4H KH; pile 2: 8S", seats=3)
    lanes = state.grid.lanes
    seen = view(state, 1)
    assert [caption(seen, lane) for lane in lanes] == ["9 · leads", "to answer", "to answer"]
    apply(state, 1, Pass())
    apply(state, 2, play(*cards("4H KH", 3)))
    seen = view(state, 0)
    assert [caption(seen, lane) for lane in lanes] == ["9", "passed", "14 · leads"]
    assert [len(seen.piles[lane]) for lane in lanes] == [1, 0, 2]
    assert caption(seen, 1) == "2 · 3 souls"
    on_lanes = {piece.where.place for piece in WORDS.pieces(seen) if isinstance(piece.where, OnPlace)}
    assert set(lanes) <= on_lanes


@pytest.mark.clause("HH-8", "HH-12")
def test_a_lane_with_earlier_plays_tells_which_cards_are_summed() -> None:
    state = fighting("seat 1: 9H 3H 8H; seat 2: 10H JH; pile 2: 8S", seats=2)
    apply(state, 1, play(*cards("10H", 2)))
    apply(state, 0, play(*cards("3H 8H", 1)))
    assert caption(view(state, 1), state.grid.lanes[0]) in ("3 + 8 = 11 · leads", "8 + 3 = 11 · leads")


@pytest.mark.clause("HH-17")
def test_a_chain_lies_across_what_was_won_and_scythes_on_the_soul_that_is_fought_for() -> None:
    state = started("seat 1: 9H; seat 2: 10H; pile 2: 8S; points 1: KS* 5H", PlaceReaper(0))
    five, eight = state.table.piles[state.grid.points[0]][-1], state.table.piles[1][-1]
    lying = {piece.art: piece.where for piece in WORDS.pieces(view(state, 0))}
    assert lying["chain"] == OnCard(five) and "scythes" not in lying
    apply(state, 0, Attack(1))
    assert Piece("scythes", OnCard(eight)) in WORDS.pieces(view(state, 0))


@pytest.mark.clause("HH-9", "HH-14")
def test_a_lane_that_is_pointed_at_tells_its_plays_one_by_one() -> None:
    state = fighting("seat 1: 9H 3H JH QH; seat 2: 10H JH; pile 2: 8S", seats=2)
    apply(state, 1, play(*cards("10H", 2)))
    apply(state, 0, play(*cards("JH QH", 1)))
    seen, cast = view(state, 0), Cast(("Ada", "Bo"), 0)
    told = [WORDS.explain(seen, OnPlace(lane), cast) for lane in state.grid.lanes]
    assert told == ["Your lane: 9♥, then J♥ and Q♥: 20.", "Bo's lane: 10♥."]


def test_who_must_open_is_told_what_it_takes_in_its_own_lane() -> None:
    """The others have no part in an attack on a protected pile."""
    text = "seat 1: KH 9H 3H; seat 2: 10H JK; seat 3: 4H; pile 2: 8S; reaper 2: 2"
    state = started(text, PlaceReaper(0), Attack(1), Pay(cards("9H", 1)[0]), seats=3)
    seen = view(state, 0)
    assert [caption(seen, lane) for lane in state.grid.lanes] == ["opens", "to answer", ""]
    on_lanes = [piece.where.place for piece in WORDS.pieces(seen) if isinstance(piece.where, OnPlace)]
    assert state.grid.lanes[2] not in on_lanes
