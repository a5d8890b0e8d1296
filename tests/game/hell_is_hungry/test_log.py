"""Events of Hell is Hungry! in words: the log, highlights, effects at the seats, won battles."""

import pytest

from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.hell_is_hungry.actions import Attack, EndTurn, Pass, Pay, PlaceReaper
from game.hell_is_hungry.battle import play
from game.hell_is_hungry.determinize import view
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
from game.hell_is_hungry.options import Games, HellOptions
from game.hell_is_hungry.rules import apply, deal
from game.hell_is_hungry.words import WORDS
from tests.game.hell_is_hungry.positions import (
    CAST,
    cards,
    started,
)

OTTO = "Otto O'Neil"


@pytest.mark.parametrize(
    ("event", "told", "hits"),
    [
        (DealStarted(1, 0), "You go first.", ()),
        (HandsFilled((2, 1), ()), "You draw 2 cards.", ()),
        (HandsFilled((0, 1), (1,)), f"{OTTO}'s deck is empty.", ()),
        (ReaperPlaced(0, 3), "You stand on pile 4.", ()),
        (ReaperPlaced(1, 3), f"{OTTO} stands on pile 4.", ()),
        (ReaperLifted(0), "Your reaper leaves the board.", (0,)),
        (ReaperLifted(1), f"{OTTO}'s reaper leaves the board.", (1,)),
        (BattleBegan(1, 2, None), f"{OTTO} fights for pile 3.", ()),
        (BattleBegan(1, 2, 0), f"{OTTO} attacks your pile 3.", (0,)),
        (BattleBegan(0, 2, 1), f"You attack {OTTO}'s pile 3.", (1,)),
        (BattleBegan(2, 2, 1), f"Lilith attacks {OTTO}'s pile 3.", (1,)),
        (Played(0, (54,)), "You play the A♠.", ()),
        (Played(1, (108, 106)), f"{OTTO} plays the A♠ and a joker for 31.", ()),
        (Passed(0), "You pass.", ()),
        (BattleWon(1, 2, 0), f"{OTTO} wins the battle.", ()),
        (BattleWon(1, 2, 21), f"{OTTO} wins the battle and 21 points in cards.", ()),
        (HellIsFed(3), "3 piles are empty. Hell is fed.", ()),
        (HellIsFed(1), "Nobody fought for two rounds. The game is over.", ()),
        (DealEnded((20, 30), (20, 30)), f"Points: you 20 and {OTTO} 30.", ()),
        (MatchEnded((1,)), f"{OTTO} wins the match.", ()),
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
        Moved(52, 1, grid.points[1]): f"{OTTO} takes the joker for 20.",
        Moved(0, 1, grid.purgatories[0]): "You send the A♠ to purgatory.",
        Moved(0, grid.hands[1], grid.purgatories[1]): f"{OTTO} sends the A♠ to purgatory.",
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
    assert line is not None and line.words == f"{OTTO} wins the match with 2 games."


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


@pytest.mark.clause("HH-12", "HH-14", "HH-15")
def test_what_happens_to_a_seat_is_said_there() -> None:
    state = started("seat 1: KH 9H; seat 2: AH; pile 2: 8S; reaper 2: 2", PlaceReaper(0))
    seen, grid = view(state, 0), state.grid
    told = {
        BattleBegan(0, 1, None): (0, "went for pile 2"),
        BattleBegan(0, 1, 1): (1, "under attack at pile 2"),
        Played(1, (108, 106)): (1, "played 31"),
        Passed(1): (1, "passed"),
        BattleWon(0, 1, 21): (0, "won the battle and 21 points"),
        ReaperLifted(1): (1, "driven off the board"),
        HandsFilled((0, 1), (1,)): (1, "deck empty"),
        Moved(0, 1, grid.points[0]): (0, "+11 for the soul"),
        Moved(0, grid.hands[1], grid.purgatories[1]): (1, "sent the A♠ to purgatory"),
        Moved(0, grid.purgatories[0], grid.hands[0]): (0, "took the A♠ from purgatory"),
    }
    found = {event: WORDS.effects(event, seen, CAST)[0] for event in told}
    assert {event: (effect.seat, effect.words) for event, effect in found.items()} == told
