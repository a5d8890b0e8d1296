"""Sentences of Hell is Hungry!: prompts, previews, orders, captions, explanations."""

import pytest

from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece
from game.contract.words import Aim, Tally
from game.deal_cycle import OVER
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    HellAction,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.battle import play
from game.hell_is_hungry.determinize import view
from game.hell_is_hungry.options import Games, HellOptions, Passing
from game.hell_is_hungry.position import State
from game.hell_is_hungry.rules import apply, deal
from game.hell_is_hungry.words import WORDS
from game.sentences import Cast
from tests.game.hell_is_hungry.positions import (
    CAST,
    NAMES,
    TEXT,
    answer,
    attack,
    battle,
    cards,
    fighting,
    paying,
    position,
    started,
    swapping,
)

OTTO = Cast(NAMES.names, you=1)
THREE = "seat 1: 9H 3H; seat 2: 10H JH; seat 3: 4H KH; pile 2: 8S"


def last_soul(text: str) -> State:
    """Return a position in which nothing lies beneath the soul on pile 2."""
    state = position(text)
    piles, grid = state.table.piles, state.grid
    piles[grid.unused] += piles[grid.beneath[1]]
    piles[grid.beneath[1]].clear()
    return state


def prompted(state: State, cast: Cast) -> str:
    """Return what the seat to move is asked."""
    return WORDS.prompt(view(state, state.turn), cast)


@pytest.mark.parametrize(
    ("state", "told", "others", "about"),
    [
        (
            swapping(),
            "Swap a card for the K♥, or keep your hand.",
            "Mara can swap a card.",
            "HH-5",
        ),
        (
            started(),
            "Stand on a pile. You'll guard it and fight for its neighbours.",
            "Mara is choosing where to stand.",
            "HH-6",
        ),
        (
            started(TEXT, PlaceReaper(0)),
            "Fight for a pile next to yours, or end your turn.",
            "Mara can start a battle.",
            "HH-7",
        ),
        (paying(), "Pay with a card worth 8 or more.", "Mara is paying for the attack.", "HH-14"),
        (
            started(TEXT, PlaceReaper(0), Attack(1)),
            "You play first. Beat 8.",
            "Mara plays first.",
            "HH-9",
        ),
    ],
)
@pytest.mark.clause("HH-5", "HH-6", "HH-7", "HH-14")
def test_you_are_told_what_you_can_do_and_the_others_whose_move_it_is(
    state: State, told: str, others: str, about: str
) -> None:
    assert prompted(state, CAST) == told
    assert prompted(state, NAMES) == f"Mara: {told}", "several people share the machine"
    assert WORDS.prompt(view(state, 1), OTTO) == others
    assert WORDS.clause(view(state, 0)) == about


@pytest.mark.parametrize(
    ("top", "told", "others", "about"),
    [
        ("9H", "Beat 9, or pass.", "can beat 9 or pass.", "HH-9"),
        (
            "10H",
            "Beat 10, or pass. A jack, queen or king on its own breaks the tie.",
            "can beat 10 or pass.",
            "HH-9",
        ),
        ("QH", "Beat 10, or pass. A king on its own breaks the tie.", "can beat 10 or pass.", "HH-9"),
        ("KH", "Beat 10, or pass.", "can beat 10 or pass.", "HH-9"),
        (
            "JK",
            "Only a single 2 beats a joker. Play it, or pass.",
            "can play a single 2 or pass.",
            "HH-10",
        ),
        ("JK AH", "Only two 2s beat that. Play them, or pass.", "can play two 2s or pass.", "HH-11"),
    ],
)
@pytest.mark.clause("HH-9", "HH-10", "HH-11", "HH-12")
def test_in_a_battle_you_are_told_what_beats_the_top(top: str, told: str, others: str, about: str) -> None:
    state = battle(f"seat 1: {top} 4H; seat 2: KS AS 2H 2S; pile 2: 5S", top, seats=2)
    assert prompted(state, OTTO) == told
    assert WORDS.prompt(view(state, 0), CAST) == f"Otto O'Neil {others}"
    assert WORDS.clause(view(state, 1)) == about


@pytest.mark.parametrize(
    ("top", "told"),
    [
        ("9H", "You can't beat 9. Pass."),
        ("JK", "You have no 2 for the joker. Pass."),
        ("JK AH", "You don't have two 2s. Pass."),
        ("JK 3H", "You can't beat 23. Pass."),
    ],
)
@pytest.mark.clause("HH-10", "HH-11", "HH-12")
def test_a_forced_pass_is_told_by_what_the_hand_lacks(top: str, told: str) -> None:
    state = battle(f"seat 1: {top}; seat 2: 8H; pile 2: 7S", top, seats=2)
    assert prompted(state, OTTO) == told


@pytest.mark.clause("HH-11", "HH-12")
def test_on_the_2s_that_beat_two_jokers_two_cards_are_asked_for() -> None:
    state = battle("seat 1: JK AH 9H; seat 2: 2H 2S; pile 2: 8S", "JK AH", "2H 2S", seats=2)
    assert prompted(state, CAST) == "No two of your cards make 5 or more. Pass."
    state = battle("seat 1: JK AH 9H 8H; seat 2: 2H 2S; pile 2: 8S", "JK AH", "2H 2S", seats=2)
    assert prompted(state, CAST) == "Play two cards that make 5 or more, or pass."


@pytest.mark.clause("HH-10")
def test_a_soul_that_is_a_joker_is_started_with_a_2() -> None:
    state = started("seat 1: 2H 9H; seat 2: 4H; pile 2: JK", PlaceReaper(0), Attack(1))
    assert prompted(state, CAST) == "You play first. Only a single 2 beats a joker."


@pytest.mark.clause("HH-14")
def test_a_defender_is_told_to_defend() -> None:
    state = position("seat 1: KH 9H; seat 2: AH; pile 2: 8S; reaper 2: 2")
    attack(state, 1, 2)
    for action in (Pay(cards("9H", 1)[0]), play(*cards("KH", 1))):
        apply(state, 0, action)
    assert prompted(state, OTTO) == "Defend your pile! Beat 10, or pass."


@pytest.mark.parametrize(
    ("hand", "soul", "told"),
    [
        ("QH AH", "KS", "Pay with 10 or more. Keep what beats the K♠."),
        ("JK JK 2H", "JK", "Pay with a joker. Your 2 will beat the soul."),
    ],
)
@pytest.mark.clause("HH-14")
def test_who_pays_is_told_to_keep_what_starts_the_battle(hand: str, soul: str, told: str) -> None:
    state = started(f"seat 1: {hand}; seat 2: 4H; pile 2: {soul}; reaper 2: 2", PlaceReaper(0), Attack(1))
    assert prompted(state, CAST) == told


@pytest.mark.clause("HH-7", "HH-9")
def test_no_battle_is_offered_that_cannot_be_started() -> None:
    state = started("seat 1: 2H; seat 2: 4H; pile 2: KS; pile 4: QS", PlaceReaper(0))
    assert prompted(state, CAST) == "There's nothing you can fight for here. End your turn."


@pytest.mark.clause("HH-4", "HH-6")
def test_who_has_no_cards_left_can_only_walk() -> None:
    state = position("seat 2: 4H")
    own, points = state.grid.decks[0], state.grid.points[1]
    state.table.piles[points] += state.table.piles[own]
    state.table.piles[own].clear()
    assert prompted(state, CAST) == "You have no cards. Pick a pile to stand on."
    assert (WORDS.caption(view(state, 0), own), WORDS.count(view(state, 0), own)) == ("deck", 0)
    assert str(WORDS.explain(view(state, 0), OnPlace(own), CAST)) == "Your deck is empty."


@pytest.mark.clause("HH-13", "HH-17")
def test_the_prompt_after_a_battle_and_after_the_match() -> None:
    state = fighting()
    apply(state, 1, Pass())
    assert prompted(state, CAST) == "Take the 8♠, or send it to purgatory."
    assert WORDS.prompt(view(state, 1), OTTO) == "Mara won, and is choosing where the soul goes."
    state.phase, state.deals, state.totals = OVER, ((20, 30),), (20, 30)
    assert WORDS.prompt(view(state, 0), CAST) == "The match is over. Otto O'Neil wins the match."


@pytest.mark.parametrize(
    ("top", "played", "told"),
    [
        ("9H", "10H", "10 beats 9."),
        ("9H", "10H AH", "10 + 11 = 21. That beats 9."),
        ("QH", "KH", "A king beats a queen."),
        ("10H", "JH", "A jack beats a ten."),
        ("9H", "JK", "20 beats 9. Only a single 2 beats it."),
        ("9H", "JK AH", "20 + 11 = 31. That beats 9. Only two 2s beat that."),
        ("9H", "JK 4H", "20 + 4 = 24. That beats 9."),
        ("JK", "2H", "A 2 beats a joker."),
        ("JK AH", "2H 2S", "Two 2s beat 31. Only two cards that make 5 or more beat them."),
    ],
)
@pytest.mark.clause("HH-8", "HH-9", "HH-10", "HH-11")
def test_the_preview_of_a_play_is_its_sum_and_what_beats_it(top: str, played: str, told: str) -> None:
    state = battle(f"seat 1: {top}; seat 2: {played}; pile 2: 5S", top, seats=2)
    assert WORDS.preview(view(state, 1), play(*cards(played, 2))) == told


@pytest.mark.clause("HH-17")
def test_the_preview_of_a_soul_warns_that_the_winner_gets_it() -> None:
    state = battle("seat 1: 6H; seat 2: 7S*; pile 2: 5S", "6H", seats=2)
    told = "7 beats 6. The winner gets this soul's points too."
    assert WORDS.preview(view(state, 1), play(*cards("7S", 0))) == told


@pytest.mark.parametrize(
    ("state", "action", "told"),
    [
        (swapping(), Swap(cards("9H", 1)[0]), "Give the 9♥, get the K♥."),
        (swapping(), KeepHand(), "No swap this turn."),
        (started(), PlaceReaper(1), "You'll guard the 8♠. It's worth 8."),
        (started(), Attack(1), "Fight for 8 points."),
        (
            position(f"{TEXT}; reaper 2: 2"),
            Attack(1),
            "It costs a card worth 8 or more. Win, and you get both souls.",
        ),
        (
            last_soul(f"{TEXT}; reaper 2: 2"),
            Attack(1),
            "It costs a card worth 8 or more. Win, and you get its 8 points.",
        ),
        (started(), EndTurn(), "No battle this turn."),
        (paying(), Pay(cards("9H", 1)[0]), "It goes to your purgatory. Then you play first."),
    ],
)
@pytest.mark.clause("HH-5", "HH-6", "HH-7", "HH-14", "HH-15")
def test_a_preview_says_what_an_action_costs_or_wins(state: State, action: HellAction, told: str) -> None:
    assert WORDS.preview(view(state, 0), action) == told


@pytest.mark.clause("HH-16")
def test_the_turn_that_ends_the_game_is_previewed_as_that() -> None:
    state = position(TEXT)
    state.quiet = 3
    assert WORDS.preview(view(state, 0), EndTurn()) == "That ends the game. Nobody has fought for two rounds."


@pytest.mark.clause("HH-12")
def test_the_preview_of_a_pass_says_if_the_battle_goes_on() -> None:
    hands = "seat 1: 9H 3H; seat 2: 10H JK; seat 3: 2H; pile 2: 8S"
    state = battle(hands, "9H")
    assert WORDS.preview(view(state, 1), Pass()) == "If anyone plays after you, you get another turn."
    answer(state, "")
    assert WORDS.preview(view(state, 2), Pass()) == "That ends the battle. The last to play wins it."
    older = battle(hands, "9H", passing=Passing.WHOLE_BATTLE)
    assert WORDS.preview(view(older, 1), Pass()) == "You won't play again in this battle."


@pytest.mark.clause("HH-15")
def test_the_preview_of_a_defenders_pass_says_what_it_costs() -> None:
    state = position("seat 1: KH 9H; seat 2: AH; pile 2: 8S; reaper 2: 2")
    attack(state, 1, 2)
    for action in (Pay(cards("9H", 1)[0]), play(*cards("KH", 1))):
        apply(state, 0, action)
    told = "You lose. Your reaper leaves until your next turn."
    assert WORDS.preview(view(state, 1), Pass()) == told


@pytest.mark.parametrize(
    ("state", "takes", "sends"),
    [
        (position(TEXT), "8 points for you.", "No points, but next turn you can swap it into your hand."),
        (
            position(f"{TEXT}; purgatory 1: 5H"),
            "8 points for you.",
            "No points, but next turn you can swap it into your hand. It covers the 5♥.",
        ),
        (
            last_soul(f"{TEXT}; pile 5: empty; pile 6: empty"),
            "8 points for you. The game ends.",
            "No points. The game ends.",
        ),
    ],
)
@pytest.mark.clause("HH-13", "HH-16")
def test_the_two_ways_for_a_soul_are_previewed(state: State, takes: str, sends: str) -> None:
    attack(state, 1, 2)
    apply(state, 0, play(*cards("9H", 1)))
    apply(state, 1, Pass())
    assert WORDS.preview(view(state, 0), TakeSoul()) == takes
    assert WORDS.preview(view(state, 0), SendToPurgatory()) == sends


@pytest.mark.parametrize(
    ("state", "action", "told"),
    [
        (fighting(), play(*cards("10H", 2)), "play the 10♥"),
        (fighting(), play(*cards("10H AH", 2)), "play the 10♥ and A♥"),
        (fighting(), play(*cards("JK AH", 2)), "play the A♥ and a joker"),
        (
            battle("seat 1: 6H; seat 2: 7S*; pile 2: 5S", "6H", seats=2),
            play(*cards("7S", 0)),
            "play the 7♠ soul",
        ),
        (fighting(), Pass(), "pass"),
        (swapping(), Swap(cards("3H", 1)[0]), "swap the 3♥ for the K♥"),
        (started(), PlaceReaper(4), "stand on pile 5"),
        (position(f"{TEXT}; reaper 1: 5"), PlaceReaper(4), "stay on pile 5"),
        (started(), Attack(6), "fight for pile 7"),
        (paying(), Pay(cards("9H", 1)[0]), "pay with the 9♥"),
    ],
)
def test_an_action_is_told_as_an_order(state: State, action: HellAction, told: str) -> None:
    assert WORDS.order(view(state, state.turn), action) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("2H", "Worth 2. Alone, it beats a joker. Two 2s beat a joker with an ace, or two jokers."),
        ("9H", "Worth 9. Play it alone or add it to another card."),
        ("JH", "Worth 10. Alone, it beats a single ten."),
        ("KH", "Worth 10. Alone, it beats a single ten, jack or queen."),
        ("AH", "Worth 11. The only single card that beats it is a joker."),
        ("JK", "Worth 20. Alone, only a single 2 beats it. With an ace or a joker, only two 2s do."),
    ],
)
@pytest.mark.clause("HH-8", "HH-9", "HH-10", "HH-11", "HH-17")
def test_a_closer_look_tells_what_a_card_can_do(code: str, told: str) -> None:
    (soul,), (own,) = cards(code, 0), cards(code, 1)
    seen = view(started(), 0)
    assert WORDS.describe(seen, soul) == f"{told} A soul scores for whoever wins it."
    assert WORDS.describe(seen, own) == f"{told} Won in a battle, it scores for anyone but its owner."


@pytest.mark.clause("HH-17")
def test_piles_tell_their_number_and_depth_and_gems_what_points_count() -> None:
    state = position(f"{TEXT}; pile 9: empty; pile 8: last; points 1: KS* 5S; points 2: 5D")
    seen, grid = view(state, 0), state.grid
    assert [WORDS.caption(seen, cell) for cell in (0, 7, 8)] == ["1", "8", "9"]
    assert [WORDS.count(seen, cell) for cell in (0, 7, 8)] == [3, None, None], "one soul is seen to be one"
    heaps = (grid.points[0], grid.purgatories[0], grid.points[1], grid.purgatories[1], grid.hands[0])
    assert [WORDS.caption(seen, heap) for heap in heaps] == ["souls", "purgatory", "", "", ""]
    assert [WORDS.score(seen, seat) for seat in (0, 1)] == [10, 0]


@pytest.mark.clause("HH-16")
def test_the_notes_count_down_to_the_end() -> None:
    state = position(f"{TEXT}; pile 9: empty")
    state.quiet = 2
    told = ["How the game ends", "Empty piles: 1 of 3", "Turns without a battle: 2 of 4"]
    assert list(WORDS.notes(view(state, 0), CAST)) == told


@pytest.mark.clause("HH-12")
def test_each_lane_says_what_was_played_and_who_leads() -> None:
    state = battle(THREE, "9H", "10H", "4H KH")
    seen, lanes = view(state, 0), state.grid.lanes
    assert [WORDS.caption(seen, lane) for lane in lanes] == ["9", "10", "14 · winning"]
    on_lanes = {piece.where.place for piece in WORDS.pieces(seen) if isinstance(piece.where, OnPlace)}
    assert set(lanes) <= on_lanes, "each is marked by its reaper"


@pytest.mark.clause("HH-12")
def test_a_lane_says_who_has_passed_until_somebody_plays() -> None:
    state = battle(THREE, "9H")

    def told() -> list[str]:
        return [WORDS.caption(view(state, 2), lane) for lane in state.grid.lanes]

    assert told() == ["9 · winning", "to play", "to play"]
    answer(state, "")
    assert told() == ["9 · winning", "passed", "to play"]
    answer(state, "4H KH")
    assert told() == ["9", "to play", "14 · winning"]
    answer(state, "")
    assert told() == ["9 · passed", "to play", "14 · winning"]


@pytest.mark.clause("HH-12")
def test_by_the_older_rule_who_has_passed_is_out() -> None:
    state = battle(THREE, "9H", "", "4H KH", passing=Passing.WHOLE_BATTLE)
    assert [WORDS.caption(view(state, 2), lane) for lane in state.grid.lanes] == ["9", "out", "14 · winning"]


@pytest.mark.clause("HH-9")
def test_equal_cards_in_two_lanes_are_told_apart_by_rank() -> None:
    state = battle("seat 1: JH 9H; seat 2: KH 9H; pile 2: 8S", "JH", "KH", seats=2)
    assert [WORDS.caption(view(state, 0), lane) for lane in state.grid.lanes] == [
        "10 (jack)",
        "10 (king) · winning",
    ]


@pytest.mark.clause("HH-8", "HH-12")
def test_a_sum_is_written_out_where_earlier_plays_lie() -> None:
    state = battle("seat 1: 9H 3H 8H; seat 2: 10H JH; pile 2: 8S", "9H", "10H", "3H 8H", seats=2)
    assert WORDS.caption(view(state, 1), state.grid.lanes[0]) == "3 + 8 = 11 · winning"
    told = str(WORDS.explain(view(state, 0), OnPlace(state.grid.lanes[0]), CAST))
    assert told == "You played the 9♥, then the 3♥ and 8♥ for 11."


@pytest.mark.clause("HH-14")
def test_a_lane_of_somebody_without_a_part_in_the_attack_says_nothing() -> None:
    text = "seat 1: KH 9H 3H; seat 2: 10H JK; seat 3: 4H; pile 2: 8S; reaper 2: 2"
    state = started(text, PlaceReaper(0), Attack(1), Pay(cards("9H", 1)[0]), seats=3)
    seen = view(state, 0)
    assert [WORDS.caption(seen, lane) for lane in state.grid.lanes] == ["plays first", "to play", ""]
    on_lanes = [piece.where.place for piece in WORDS.pieces(seen) if isinstance(piece.where, OnPlace)]
    assert state.grid.lanes[2] not in on_lanes


@pytest.mark.clause("HH-17")
def test_a_chain_lies_across_what_was_won_and_scythes_on_the_soul_that_is_fought_for() -> None:
    state = started("seat 1: 9H; seat 2: 10H; pile 2: 8S; points 1: KS* 5H", PlaceReaper(0))
    five, eight = state.table.piles[state.grid.points[0]][-1], state.table.piles[1][-1]
    lying = {piece.art: piece.where for piece in WORDS.pieces(view(state, 0))}
    assert lying["chain"] == OnCard(five) and "scythes" not in lying
    apply(state, 0, Attack(1))
    assert Piece("scythes", OnCard(eight)) in WORDS.pieces(view(state, 0))


@pytest.mark.clause("HH-4", "HH-5", "HH-6", "HH-16", "HH-17")
def test_everything_on_the_table_says_what_it_is() -> None:
    state = started(f"{TEXT}; reaper 2: 5; pile 9: empty; pile 3: 9S", PlaceReaper(0))
    seen, grid = view(state, 0), state.grid
    spots = [
        *map(OnPlace, (0, 1, 2, 4, 8, grid.unused, grid.hands[1], grid.lanes[0], grid.points[0])),
        OnPlace(grid.purgatories[0]),
        BySeat(0),
        BySeat(1),
        Piece("reaper_1", OnPlace(0)),
        InZone("notes"),
    ]
    told = [str(WORDS.explain(seen, spot, CAST)) for spot in spots]
    assert told[1:5] == [
        "The soul on pile 2 is worth 8. There are 2 more under it. Click to fight for it.",
        "The soul on pile 3 is worth 9. There are 2 more under it.",
        f"{told[3].partition(' Otto')[0]} Otto O'Neil guards this pile.",
        "Pile 9 is empty. 3 empty piles end the game.",
    ]
    assert told[0].endswith("You guard this pile.")
    assert told[5:] == [
        f"{len(state.table.piles[grid.unused])} souls sit this game out.",
        "Otto O'Neil holds 4 cards.",
        "Your lane. Cards you play in a battle go here.",
        "You've won 0 points. Souls count, and so do cards won from others. Your own cards don't.",
        "Your purgatory. Cards here score nothing. At the start of your turn you can swap a card for the top one.",
        "You have 0 points. It's your turn.",
        "Otto O'Neil has 0 points.",
        "Your reaper guards pile 1. It can fight for the piles next to it.",
        "3 empty piles end the game. So do 2 rounds without a battle.",
    ]


@pytest.mark.clause("HH-16", "HH-17", "HH-18")
def test_the_aim_and_the_tally_say_what_counts_and_who_leads() -> None:
    one = position(f"{TEXT}; points 1: KS*; points 2: 5D")
    assert WORDS.aim(view(one, 0), CAST) == Aim(
        "Most points wins", "until 3 piles are empty", "you're winning with 10"
    )
    assert WORDS.tally(view(one, 0), 0) == Tally("10 points")
    several = deal(HellOptions(games=Games.THREE), 2, 1)
    several.deals = ((20, 30),)
    assert WORDS.aim(view(several, 0), CAST) == Aim(
        "Most games wins", "best of 3", "Otto O'Neil is winning, 1 to your 0"
    )
    assert WORDS.tally(view(several, 0), 1) == Tally("1 game", ("0 points",))
