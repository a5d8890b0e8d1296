"""Texts of Hell is Hungry!: prompts, previews, captions, explanations, the log, accounts."""

import re
from random import Random

import pytest

from game.contract.table import OnCard, OnPlace, Piece
from game.contract.words import Aim, Feat, Tally
from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.hell_is_hungry.actions import Attack, EndTurn, Pass, Pay, PlaceReaper, SendToPurgatory, TakeSoul
from game.hell_is_hungry.battle import play
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HandsFilled,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from game.hell_is_hungry.game import HELL_IS_HUNGRY, WORDS
from game.hell_is_hungry.options import Games, HellOptions, Passing
from game.hell_is_hungry.position import State
from game.hell_is_hungry.rules import apply, deal
from game.hell_is_hungry.view import view
from game.match import Match
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
            "Stand on a pile. You'll guard it and fight next door.",
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
        ("9H", "Beat 9, or pass.", "has to beat 9 or pass.", "HH-9"),
        (
            "10H",
            "Beat 10, play a single jack, queen or king, or pass.",
            "has to beat 10 or pass.",
            "HH-9",
        ),
        ("QH", "Beat 10, play a single king, or pass.", "has to beat 10 or pass.", "HH-9"),
        ("KH", "Beat 10, or pass.", "has to beat 10 or pass.", "HH-9"),
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


@pytest.mark.clause("HH-11", "HH-12")
def test_on_the_2s_that_beat_two_jokers_two_cards_are_asked_for() -> None:
    state = battle("seat 1: JK AH 9H; seat 2: 2H 2S; pile 2: 8S", "JK AH", "2H 2S", seats=2)
    assert prompted(state, CAST) == "No two of your cards make 5 or more. Pass."
    state = battle("seat 1: JK AH 9H 8H; seat 2: 2H 2S; pile 2: 8S", "JK AH", "2H 2S", seats=2)
    assert prompted(state, CAST) == "Play two cards that make 5 or more, or pass."


@pytest.mark.parametrize(
    ("hand", "soul", "told"),
    [
        ("QH AH", "KS", "Pay with 10 or more. Keep a play that beats the K♠."),
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
        ("9H", "JK 4H", "20 + 4 = 24. That beats 9."),
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


@pytest.mark.clause("HH-16")
def test_the_turn_that_ends_the_game_is_previewed_as_that() -> None:
    state = position(TEXT)
    state.quiet = 3
    assert (
        WORDS.preview(view(state, 0), EndTurn())
        == "That ends the game. It's been two rounds without a battle."
    )


@pytest.mark.clause("HH-12")
def test_the_preview_of_a_pass_says_if_the_battle_goes_on() -> None:
    hands = "seat 1: 9H 3H; seat 2: 10H JK; seat 3: 2H; pile 2: 8S"
    state = battle(hands, "9H")
    assert WORDS.preview(view(state, 1), Pass()) == "If anyone plays after you, you get another turn."
    answer(state, "")
    assert WORDS.preview(view(state, 2), Pass()) == "That ends the battle. The last to play wins it."
    older = battle(hands, "9H", passing=Passing.WHOLE_BATTLE)
    assert WORDS.preview(view(older, 1), Pass()) == "You won't play again in this battle."


@pytest.mark.parametrize(
    ("state", "takes", "sends"),
    [
        (
            position(f"{TEXT}; purgatory 1: 5H"),
            "8 points for you.",
            "No points. Swap it in next turn. It covers the 5♥.",
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
    ("code", "told"),
    [
        ("2H", "Worth 2. On its own, it beats a joker. Two 2s beat a joker with an ace, or two jokers."),
        ("9H", "Worth 9. Play it alone or add it to another card."),
        ("JH", "Worth 10. On its own, it beats a single ten."),
        ("KH", "Worth 10. On its own, it beats a single ten, jack or queen."),
        ("AH", "Worth 11. The only single card that beats it is a joker."),
        (
            "JK",
            "Worth 20. On its own, it only loses to a single 2. With an ace or a joker, only to two 2s.",
        ),
    ],
)
@pytest.mark.clause("HH-8", "HH-9", "HH-10", "HH-11", "HH-17")
def test_a_closer_look_tells_what_a_card_can_do(code: str, told: str) -> None:
    (soul,), (own,) = cards(code, 0), cards(code, 1)
    seen = view(started(), 0)
    assert WORDS.describe(seen, soul) == f"{told} Win it, and you score it."
    assert WORDS.describe(seen, own) == f"{told} It's yours, so only your opponents score it."


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
def test_a_lane_says_who_waits_and_who_has_passed_until_it_is_their_turn() -> None:
    state = battle(THREE, "9H")

    def told() -> list[str]:
        return [WORDS.caption(view(state, 2), lane) for lane in state.grid.lanes]

    assert told() == ["9 · winning", "to play", "waiting"]
    answer(state, "")
    assert told() == ["9 · winning", "passed", "to play"]
    answer(state, "4H KH")
    assert told() == ["9", "passed", "14 · winning"]
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
    assert [WORDS.caption(seen, lane) for lane in state.grid.lanes] == ["plays first", "waiting", ""]
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


RIVAL = "Otto O'Neil"


@pytest.mark.parametrize(
    ("event", "told", "hits"),
    [
        (DealStarted(1, 0), "You go first.", ()),
        (HandsFilled((2, 1), ()), "You draw 2 cards.", ()),
        (HandsFilled((0, 1), (1,)), f"{RIVAL}'s deck is empty.", ()),
        (ReaperPlaced(0, 3), "You stand on pile 4.", ()),
        (ReaperPlaced(1, 3), f"{RIVAL} stands on pile 4.", ()),
        (ReaperLifted(0), "Your reaper leaves the board.", (0,)),
        (ReaperLifted(1), f"{RIVAL}'s reaper leaves the board.", (1,)),
        (BattleBegan(1, 2, None), f"{RIVAL} fights for pile 3.", ()),
        (BattleBegan(1, 2, 0), f"{RIVAL} attacks your pile 3.", (0,)),
        (BattleBegan(0, 2, 1), f"You attack {RIVAL}'s pile 3.", (1,)),
        (BattleBegan(2, 2, 1), f"Lilith attacks {RIVAL}'s pile 3.", (1,)),
        (Played(0, (54,)), "You play the A♠.", ()),
        (Played(1, (108, 106)), f"{RIVAL} plays the A♠ and a joker for 31.", ()),
        (Passed(0), "You pass.", ()),
        (BattleWon(1, 2, 0), f"{RIVAL} wins the battle.", ()),
        (BattleWon(1, 2, 21), f"{RIVAL} wins the battle and 21 points in cards.", ()),
        (HellIsFed(3), "3 piles are empty. Hell is fed.", ()),
        (HellIsFed(1), "It's been two rounds without a battle. The game is over.", ()),
        (DealEnded((20, 30), (20, 30)), f"Points: you 20 and {RIVAL} 30.", ()),
        (MatchEnded((1,)), f"{RIVAL} wins the match.", ()),
    ],
)
def test_the_log_tells_what_happened_and_to_whom(event: Event, told: str, hits: tuple[int, ...]) -> None:
    line = WORDS.narrate(event, view(started(), 0), CAST)
    assert line is not None and (line.words, line.hits) == (told, hits)


def test_the_first_hands_are_no_news() -> None:
    assert WORDS.narrate(HandsFilled((5, 5), ()), view(started(), 0), CAST) is None


@pytest.mark.parametrize(
    ("text", "passes", "told"),
    [
        ("", False, "Otto O'Neil wins the soul with the 10♥."),
        ("", True, "You win both souls with the K♥."),
        ("; pile 2: last", True, "You win the soul with the K♥."),
    ],
)
@pytest.mark.clause("HH-15")
def test_the_end_of_an_attack_says_what_is_won_with_it(text: str, passes: bool, told: str) -> None:
    lying = f"seat 1: KH 9H 9C; seat 2: AH 10H; pile 2: 8S; reaper 2: 2{text}"
    first = "KH" if passes else "9C"
    state = started(lying, PlaceReaper(0), Attack(1), Pay(cards("9H", 1)[0]), play(*cards(first, 1)))
    if not passes:
        apply(state, 1, play(*cards("10H", 2)))
    before = view(state, 0)
    state.table.events = []
    apply(state, state.turn, Pass())
    won = next(index for index, event in enumerate(state.table.events) if isinstance(event, BattleWon))
    decided = WORDS.verdict(state.table.events[: won + 1], before, CAST)
    assert decided is not None and decided.words == told


@pytest.mark.clause("HH-4")
def test_what_fills_the_hands_is_told_and_whose_deck_that_used_up() -> None:
    state = started("seat 1: KH; seat 2: 10H; pile 2: 8S", PlaceReaper(0))
    deck = state.grid.decks[1]
    state.table.piles[state.grid.points[0]] += state.table.piles[deck][2:]
    del state.table.piles[deck][2:]
    apply(state, 0, EndTurn())
    assert HandsFilled((4, 2), (1,)) in state.table.events


@pytest.mark.clause("HH-5", "HH-13", "HH-14")
def test_the_log_tells_where_souls_and_purgatory_cards_go() -> None:
    seen = view(started(), 0)
    grid = seen.grid
    moves = {
        Moved(0, 1, grid.points[0]): "You take the A♠ for 11.",
        Moved(52, 1, grid.points[1]): f"{RIVAL} takes the joker for 20.",
        Moved(0, 1, grid.purgatories[0]): "You send the A♠ to purgatory.",
        Moved(0, grid.hands[1], grid.purgatories[1]): f"{RIVAL} sends the A♠ to purgatory.",
        Moved(0, grid.purgatories[0], grid.hands[0]): "You take the A♠ from purgatory.",
        Moved(0, grid.beneath[1], 1): "The A♠ is turned up on pile 2.",
        Moved(0, grid.decks[0], grid.hands[0]): "",
        Moved(None, grid.decks[1], grid.hands[1]): "",
        Moved(0, grid.hands[0], grid.lanes[0]): "",
        Moved(0, grid.lanes[0], grid.points[0]): "",
        Moved(0, grid.unused, 1): "",
        Moved(0, grid.points[0], grid.unused): "",
    }
    lines = {move: WORDS.narrate(move, seen, CAST) for move in moves}
    assert {move: "" if line is None else line.words for move, line in lines.items()} == moves


@pytest.mark.clause("HH-18")
def test_a_match_of_several_games_tells_how_many_were_won() -> None:
    state = deal(HellOptions(games=Games.THREE), 2, 1)
    state.deals = ((20, 30), (30, 20), (10, 20))
    state.phase = OVER
    line = WORDS.narrate(MatchEnded((1,)), view(state, 0), CAST)
    assert line is not None and line.words == f"{RIVAL} wins the match with 2 games."


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (BattleBegan(1, 2, 0), "Otto O'Neil attacks you!"),
        (BattleBegan(0, 2, 1), "You attack Otto O'Neil!"),
        (HellIsFed(3), "Hell is fed!"),
        (HellIsFed(1), "Two rounds, no battle"),
    ],
)
@pytest.mark.clause("HH-14", "HH-16")
def test_attacks_and_the_end_are_called_out(event: Event, told: str) -> None:
    moment = WORDS.moment(event, view(started(), 0), CAST)
    assert moment is not None and moment.words == told


HANDS = "seat 1: 9H JH KH; seat 2: 10H AH; seat 3: 4H KH 3H; pile 2: 8S"


def feats(*played: str, seats: int = 3) -> list[Feat]:
    """Return what was bold in a battle that is over."""
    state = battle(HANDS, *played, seats=seats)
    return list(WORDS.feats(state.table.events or [], view(state, 0), CAST))


@pytest.mark.clause("HH-8", "HH-13")
def test_a_battle_that_others_fought_too_is_told_by_its_cards() -> None:
    assert feats("9H", "10H", "4H KH", "JH KH", "", "") == [
        Feat("you won pile 2 with 3 cards against 3 from Otto O'Neil and Lilith", 23, 0)
    ]


@pytest.mark.clause("HH-13")
def test_a_battle_that_nobody_answered_is_nothing_bold() -> None:
    assert feats("9H", "", "") == []


@pytest.mark.clause("HH-8", "HH-13")
def test_more_rivals_are_bolder_than_more_cards() -> None:
    (two_rivals,) = feats("9H", "10H", "4H KH", "JH KH", "", "")
    (one_rival,) = feats("9H", "10H AH", "", "")
    assert (one_rival.seat, one_rival.size) == (1, 11) and two_rivals.size > one_rival.size


SUM = r"(\d+) for \d+ souls?(?: \+ (\d+) for \d+ cards?)?"


def games(seats: int, seed: int, quiet: bool = False) -> tuple[Match, list[list[Event]]]:
    """A random match, and what everybody saw of each of its games; in a quiet one nobody battles."""
    match, random = Match(HELL_IS_HUNGRY, HellOptions(games=Games.THREE), seats, seed), Random(seed)
    while match.to_move is not None:
        moves = match.legal(match.to_move)
        index = len(moves) - 1 if quiet else int(random.random() * len(moves))
        match.play(match.to_move, moves[index])
    found: list[list[Event]] = []
    for event in match.history(None):
        if isinstance(event, DealStarted):
            found.append([])
        if not any(isinstance(each, DealEnded) for each in found[-1]):
            found[-1].append(event)
    return match, found


@pytest.mark.parametrize(("seats", "quiet"), [(2, False), (3, False), (2, True)])
@pytest.mark.clause("HH-16", "HH-17")
def test_a_game_is_accounted_for_by_souls_and_captured_cards(seats: int, quiet: bool) -> None:
    """The sums are those of the scoring."""
    for seed in range(6):
        match, played = games(seats, seed, quiet)
        for events in played:
            account = HELL_IS_HUNGRY.words.account(events, match.view(0), CAST)
            ended = next(event for event in events if isinstance(event, DealEnded))
            fed = next(event for event in events if isinstance(event, HellIsFed))
            assert account is not None and account.clause == "HH-17"
            assert account.ended.startswith(
                f"{fed.empty} piles are empty" if fed.empty >= 3 else "It's been two"
            )
            assert fed.empty < 3 or not quiet
            assert [row.total for row in account.rows] == list(ended.totals)
            for row, points in zip(account.rows, ended.points, strict=True):
                told = re.fullmatch(SUM, str(row.sum))
                assert told is not None
                souls, captured = (int(count or 0) for count in told.groups())
                assert souls + captured == points == row.points


@pytest.mark.clause("HH-8", "HH-9")
def test_the_game_in_three_lines_shows_cards_of_its_own_decks() -> None:
    match = Match(HELL_IS_HUNGRY, HellOptions(), 2, 1)
    lines = HELL_IS_HUNGRY.words.opening(match.view(0))
    assert [len(line.cards) for line in lines] == [4, 4, 2]
