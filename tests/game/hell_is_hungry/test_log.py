"""The log of Hell is Hungry! in sentences."""

import pytest

from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, MatchEnded, Moved
from game.hell_is_hungry.actions import Attack, EndTurn, Pass, Pay, PlaceReaper
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
from game.hell_is_hungry.imagining import view
from game.hell_is_hungry.options import Games, HellOptions
from game.hell_is_hungry.rules import apply, deal
from game.hell_is_hungry.words import WORDS
from tests.game.hell_is_hungry.positions import (
    CAST,
    cards,
    started,
)

OTTO = "Otto O'Neil's"


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (DealStarted(1, 0), "The souls are laid out. By lot, you will begin."),
        (HandsFilled((5, 5), ()), ""),
        (HandsFilled((2, 1), ()), "Hands are filled up to five: you draw 2."),
        (
            HandsFilled((0, 1), (1,)),
            f"Hands are filled up to five. {OTTO} deck is used up and fills no more hands.",
        ),
        (ReaperPlaced(0, 3), "You place a reaper on pile 4."),
        (ReaperPlaced(1, 3), "Otto O'Neil places a reaper on pile 4."),
        (ReaperLifted(0), "Your reaper leaves the grid."),
        (ReaperLifted(1), "Otto O'Neil's reaper leaves the grid."),
        (BattleBegan(1, 2, None), "Otto O'Neil battles for pile 3."),
        (BattleBegan(1, 2, 0), "Otto O'Neil attacks your pile 3."),
        (BattleBegan(0, 2, 1), "You attack Otto O'Neil's pile 3."),
        (Played(0, (54,)), "You play A♠."),
        (Played(1, (108, 106)), "Otto O'Neil plays A♠ and a joker: 31."),
        (Passed(0), "You pass."),
        (BattleWon(1, 2, 0), "Otto O'Neil wins the battle and all cards played."),
        (BattleWon(1, 2, 21), "Otto O'Neil wins the battle and all cards played: 21 points captured."),
        (HellIsFed(3), "3 piles empty: Hell is fed."),
        (HellIsFed(1), "Two rounds without a battle: the game is over."),
        (DealEnded((20, 30), (20, 30)), "Points: you 20 and Otto O'Neil 30."),
        (MatchEnded((1,)), "Otto O'Neil won the match."),
    ],
)
def test_the_log_tells_what_happened(event: object, told: str) -> None:
    assert WORDS.narrate(event, view(started(), 0), CAST) == told


@pytest.mark.parametrize(
    ("text", "passes", "told"),
    [
        ("", False, "Otto O'Neil wins the battle with 10♥, and with it the soul."),
        ("", True, "You win the battle with K♥, and with it both souls."),
        ("; pile 2: last", True, "You win the battle with K♥, and with it the soul."),
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
        Moved(0, 1, grid.points[0]): "You take the A♠: 11 points.",
        Moved(52, 1, grid.points[1]): "Otto O'Neil takes the joker: 20 points.",
        Moved(0, 1, grid.purgatories[0]): "You put A♠ into purgatory.",
        Moved(0, grid.hands[1], grid.purgatories[1]): "Otto O'Neil puts A♠ into purgatory.",
        Moved(0, grid.purgatories[0], grid.hands[0]): "You take A♠ from purgatory.",
        Moved(0, grid.beneath[1], 1): "Pile 2 turns up A♠.",
        Moved(0, grid.decks[0], grid.hands[0]): "",
        Moved(None, grid.decks[1], grid.hands[1]): "",
        Moved(0, grid.hands[0], grid.lanes[0]): "",
        Moved(0, grid.lanes[0], grid.points[0]): "",
        Moved(0, grid.unused, 1): "",
        Moved(0, grid.points[0], grid.unused): "",
    }
    assert {move: WORDS.narrate(move, seen, CAST) for move in moves} == moves


@pytest.mark.clause("HH-18")
def test_a_match_of_several_games_tells_how_many_were_won() -> None:
    state = deal(HellOptions(games=Games.THREE), 2, 1)
    state.deals = ((20, 30), (30, 20), (10, 20))
    state.phase = OVER
    told = WORDS.narrate(MatchEnded((1,)), view(state, 0), CAST)
    assert told == "Otto O'Neil won the match with 2 games."
