"""The log of Hell is Hungry! in sentences."""

import pytest

from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, MatchEnded, Moved
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from game.hell_is_hungry.options import Games, HellOptions
from game.hell_is_hungry.rules import deal
from game.hell_is_hungry.view import view
from game.hell_is_hungry.words import WORDS
from tests.game.hell_is_hungry.positions import (
    CAST,
    started,
)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (DealStarted(1, 0), "The souls are laid out. By lot, you will begin."),
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
        (BattleWon(1, 2), "Otto O'Neil wins the battle and all cards played."),
        (HellIsFed(3), "3 piles empty: Hell is fed."),
        (HellIsFed(1), "Two rounds without a battle: the game is over."),
        (DealEnded((20, 30), (20, 30)), "Points: Mara 20 and Otto O'Neil 30."),
        (MatchEnded((1,)), "Otto O'Neil won the match."),
    ],
)
def test_the_log_tells_what_happened(event: object, told: str) -> None:
    assert WORDS.narrate(event, view(started(), 0), CAST) == told


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
