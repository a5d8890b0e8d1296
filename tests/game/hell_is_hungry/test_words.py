"""How Hell is Hungry! speaks: refusals with their clause, prompts, previews, captions and the log."""

import pytest

from game.contract.table import Carry, Gesture, Press, Touch
from game.events import DealEnded, DealStarted, MatchEnded, Moved
from game.hell_is_hungry.actions import (
    Action,
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
    BattleBegan,
    BattleWon,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from game.hell_is_hungry.options import Games, HellOptions
from game.hell_is_hungry.rules import apply, deal
from game.hell_is_hungry.state import OVER, SWAPPING, State
from game.hell_is_hungry.view import view
from game.hell_is_hungry.why_not import why_not
from game.hell_is_hungry.words import WORDS, caption, clause, gesture, preview, prompt
from game.sentences import Cast
from tests.game.hell_is_hungry.positions import cards, position

CAST = Cast(("Mara", "Otto O'Neil", "Lilith"), you=0)
NAMES = Cast(("Mara", "Otto O'Neil", "Lilith"))
TEXT = "seat 1: KH 9H 3H; seat 2: 10H JK AH 2H; pile 2: 8S"


def started(text: str = TEXT, *did: Action, seats: int = 2) -> State:
    """A position after some actions, each by whoever was to move."""
    state = position(text, seats=seats)
    for action in did:
        apply(state, state.turn, action)
    return state


def swapping() -> State:
    """Seat 1 may swap a card for the king in its purgatory."""
    state = position("seat 1: 9H 3H; seat 2: 4H; purgatory 1: KH")
    state.phase = SWAPPING
    return state


def fighting(text: str = TEXT) -> State:
    """Seat 1 has opened on pile 2 with its nine."""
    return started(text, PlaceReaper(0), Attack(1), play(*cards("9H", 1)))


def paying() -> State:
    """Seat 1 attacks the pile of seat 2."""
    return started(f"{TEXT}; reaper 2: 2", PlaceReaper(0), Attack(1))


def refused(state: State, gesture: Gesture) -> str:
    """The answer to a gesture of whoever is to move."""
    return str(why_not(view(state, state.turn), gesture))


def carry(codes: str, seat: int, place: int) -> Carry:
    """Cards of a seat's own deck carried to a place."""
    return Carry(tuple(cards(codes, seat)), place)


@pytest.mark.parametrize(
    ("state", "seat", "answer"),
    [
        (started(), 1, "It is another player's turn: wait until play comes round to this hand. (HH-3)"),
        (fighting(), 0, "Another player has to play higher or pass first. (HH-12)"),
    ],
)
def test_out_of_turn_one_is_told_what_is_waited_for(state: State, seat: int, answer: str) -> None:
    """HH-3, HH-12"""
    assert str(why_not(view(state, seat), Touch(0))) == answer


def test_only_the_winner_says_where_the_soul_goes() -> None:
    """HH-13"""
    state = fighting()
    apply(state, 1, Pass())
    assert why_not(view(state, 1), Press("Take the soul", "T")).clause == "HH-13"
    assert refused(state, Press("Pass", "P")).startswith("First say where the soul goes")


def test_another_seats_cards_and_cards_of_the_table_cannot_be_carried() -> None:
    """HH-8"""
    state = fighting()
    for stray in (carry("KH", 1, state.board.battle), Carry((cards("8S", 0)[0],), state.board.battle)):
        assert refused(state, stray) == "Only cards from the hand whose turn it is can be carried. (HH-8)"


def test_one_card_is_swapped_and_before_anything_else() -> None:
    """HH-5"""
    state = swapping()
    purgatory = state.board.purgatories
    assert refused(state, carry("9H 3H", 1, purgatory)) == "One card is swapped for the K♥, no more. (HH-5)"
    wanted = "First swap a hand card for the K♥ in purgatory, or keep the hand. (HH-5)"
    assert refused(state, Touch(0)) == wanted
    assert refused(state, carry("9H", 1, state.board.battle)) == wanted
    apply(state, 0, KeepHand())
    assert refused(state, carry("9H", 1, purgatory)).endswith(
        "at the start of a turn, for one in purgatory. (HH-5)"
    )


def test_a_reaper_is_placed_first_where_there_are_souls_and_no_reaper() -> None:
    """HH-6"""
    state = position(f"{TEXT}; pile 9: empty; reaper 2: 5")
    assert refused(state, Touch(8)).startswith("That pile is empty")
    assert refused(state, Touch(4)) == "Another reaper stands there. (HH-6)"
    assert refused(state, Press("End the turn", "E")) == "First place the reaper on a pile of souls. (HH-6)"


@pytest.mark.parametrize(
    ("place", "answer"),
    [
        (0, "The pile under one's own reaper cannot be fought for. (HH-14)"),
        (1, "This hand cannot both pay for the A♠ and then open on it. (HH-14)"),
        (2, "That pile is not adjacent to this seat's reaper. (HH-7)"),
        (3, "That soul is a joker, beaten only by a single 2, and this hand has none. (HH-10)"),
        (18, "Battle for an adjacent pile, or end the turn. (HH-7)"),
    ],
)
def test_a_pile_that_cannot_be_fought_for_says_why(place: int, answer: str) -> None:
    """HH-7, HH-10, HH-14"""
    text = "seat 1: KH 9H; seat 2: 4H; pile 2: AS; pile 4: JK; reaper 2: 2"
    assert refused(started(text, PlaceReaper(0)), Touch(place)) == answer


def test_a_hand_too_low_and_an_empty_pile_are_named() -> None:
    """HH-7, HH-9"""
    state = started("seat 1: 4H; seat 2: 4H; pile 2: KS; pile 4: empty", PlaceReaper(0))
    assert refused(state, Touch(1)) == "This hand holds nothing higher than the K♠. (HH-9)"
    assert refused(state, Touch(3)) == "That pile is empty. (HH-7)"
    assert refused(state, carry("4H", 1, 1)).startswith("First touch the adjacent pile")


def test_a_price_that_is_too_low_or_too_dear_to_go_on_is_refused() -> None:
    """HH-14"""
    state = paying()
    purgatory = state.board.purgatories
    assert refused(state, carry("3H", 1, purgatory)) == "3♥ counts 3; the price is a card worth 8. (HH-14)"
    assert refused(state, carry("KH 9H", 1, purgatory)) == "The price for the 8♠ is a single card. (HH-14)"
    assert refused(state, Press("End the turn", "E")).startswith("First pay for the 8♠")
    state = started("seat 1: JK JK 2H; seat 2: 4H; pile 2: JK; reaper 2: 2", PlaceReaper(0), Attack(1))
    assert refused(state, carry("2H", 1, purgatory)) == "2♥ counts 2; the price is a card worth 20. (HH-14)"
    text = "seat 1: KH 9H 4H; seat 2: 4H; pile 2: 9S; reaper 2: 2"
    state = started(text, PlaceReaper(0), Attack(1))
    apply(state, 0, Pay(cards("9H", 1)[0]))
    assert refused(state, Press("Pass", "P")) == "Who attacks must open the battle. (HH-14)"


def test_a_card_that_is_needed_to_open_cannot_be_the_price() -> None:
    """HH-14"""
    state = started("seat 1: KH JH 2H; seat 2: 4H; pile 2: KS; reaper 2: 2", PlaceReaper(0))
    assert Attack(1) in view(state, 0).legal
    apply(state, 0, Attack(1))
    king = carry("KH", 1, state.board.purgatories)
    assert gesture(view(state, 0), Pay(king.cards[0])) == king, "11 and 2 make 12, so the king may go"
    state = started("seat 1: QH AH; seat 2: 4H; pile 2: KS; reaper 2: 2", PlaceReaper(0), Attack(1))
    answer = refused(state, carry("AH", 1, state.board.purgatories))
    assert answer == "Without the A♥ this hand has nothing left that opens on the K♠. (HH-14)"


@pytest.mark.parametrize(
    ("codes", "answer"),
    [
        ("2H", "2♥ makes 2; it takes more than 9. (HH-9)"),
        ("2H 10H AH", "A play is one card, or two that are summed. (HH-8)"),
    ],
)
def test_what_is_too_low_or_too_many_is_refused(codes: str, answer: str) -> None:
    """HH-8, HH-9"""
    state = fighting()
    assert refused(state, carry(codes, 2, state.board.battle)) == answer


def test_an_equal_card_is_refused_by_its_rank_and_an_equal_pair_by_its_sum() -> None:
    """HH-9"""
    state = started(
        "seat 1: KH; seat 2: QH 4H 6H 2H; pile 2: 8S", PlaceReaper(0), Attack(1), play(*cards("KH", 1))
    )
    battle = state.board.battle
    queen = "Q♥ makes 10 too, and ranks no higher: joker, ace, king, queen, jack, ten. (HH-9)"
    assert refused(state, carry("QH", 2, battle)) == queen
    assert refused(state, carry("4H 6H", 2, battle)) == "4♥ and 6♥ make 10 too; it takes more than 10. (HH-9)"
    assert refused(state, carry("4H 2H", 2, battle)) == "4♥ and 2♥ make 6; it takes more than 10. (HH-9)"


def test_jokers_are_refused_by_what_beats_them() -> None:
    """HH-10, HH-11"""
    text = "seat 1: JK AH 4H 6H; seat 2: KH 2H 2S 3H; pile 2: 8S"
    single = started(text, PlaceReaper(0), Attack(1), play(*cards("JK", 1)))
    battle = single.board.battle
    assert (
        refused(single, carry("KH", 2, battle))
        == "A single joker is beaten only by a single 2, not by K♥. (HH-10)"
    )
    both = started(text, PlaceReaper(0), Attack(1), play(*sorted(cards("AH JK", 1), reverse=True)))
    answer = refused(both, carry("KH 2H", 2, battle))
    assert answer == "That pair with a joker is beaten only by two 2s, not by K♥ and 2♥. (HH-11)"
    apply(both, 1, play(*cards("2H 2S", 2)))
    answer = refused(both, carry("6H", 1, battle))
    assert answer == "On these two 2s go only two cards that make more than 4, not 6♥. (HH-11)"


def test_in_a_battle_one_plays_or_passes() -> None:
    """HH-8, HH-12"""
    state = fighting()
    assert refused(state, Touch(3)) == "Play higher, or pass. (HH-12)"
    assert refused(state, carry("10H", 2, 1)) == "In a battle, cards are played onto the battle. (HH-8)"
    opening = started(TEXT, PlaceReaper(0), Attack(1))
    assert refused(opening, Press("Pass", "P")) == "Who attacks must open the battle. (HH-12)"


def test_after_the_end_everything_is_refused() -> None:
    """HH-16"""
    state = started()
    state.phase = OVER
    assert str(why_not(view(state, 0), Touch(0))) == "The game is over: Hell is fed. (HH-16)"


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
        ("9H", "play more than 9, or pass", "HH-9"),
        ("10H", "play more than 10, or a single jack or queen or king, or pass", "HH-9"),
        ("QH", "play more than 10, or a single king, or pass", "HH-9"),
        ("KH", "play more than 10, or pass", "HH-9"),
        ("JK", "play a single 2 on the joker, or pass", "HH-10"),
        ("JK AH", "play two 2s, or pass", "HH-11"),
    ],
)
def test_the_prompt_says_what_beats_the_top(top: str, told: str, about: str) -> None:
    """HH-9, HH-10, HH-11"""
    text = f"seat 1: {top} 4H; seat 2: KS AS 2H 2S; pile 2: 5S"
    state = started(text, PlaceReaper(0), Attack(1), play(*cards(top, 1)))
    seen = view(state, 1)
    assert prompt(seen, CAST) == f"Otto O'Neil's turn: {told}."
    assert clause(seen) == about
    assert caption(seen, state.board.battle).startswith("for pile 2: ")


def test_the_prompt_says_when_there_is_nothing_but_a_pass() -> None:
    """HH-12"""
    state = fighting("seat 1: 9H 3H; seat 2: 3H; pile 2: 8S")
    assert prompt(view(state, 1), CAST) == "Otto O'Neil's turn: nothing here goes higher, so pass."
    assert prompt(view(state, 0), CAST) == "Otto O'Neil's turn: play more than 9, or pass."


def test_on_the_twos_that_beat_two_jokers_two_cards_are_asked_for() -> None:
    """HH-11"""
    state = started(
        "seat 1: JK JK 4H; seat 2: 2H 2S; pile 2: 5S",
        PlaceReaper(0),
        Attack(1),
        play(*cards("JK JK", 1)),
        play(*cards("2H 2S", 2)),
    )
    assert state.turn == 0
    assert prompt(view(state, 1), CAST) == "Your turn: play two cards that make more than 4, or pass."


def test_the_prompt_after_a_battle_and_after_the_match() -> None:
    """HH-13, HH-17"""
    state = fighting()
    apply(state, 1, Pass())
    assert prompt(view(state, 0), CAST) == "Your turn: take the 8♠, or send it to purgatory."
    assert clause(view(state, 0)) == "HH-13"
    state.phase = OVER
    state.deals = ((20, 30),)
    assert prompt(view(state, 0), CAST) == "The match is over: Otto O'Neil won."
    assert clause(view(state, 0)) == "HH-16"


def test_previews_show_sums_costs_and_gains() -> None:
    seen = view(fighting(), 1)
    assert preview(seen, play(*cards("10H", 2))) == "10 on 9"
    assert preview(seen, play(*cards("10H AH", 2))) == "10 + 11 = 21 on 9"
    assert preview(seen, Pass()) == "Out of this battle for good"
    seen = view(position(f"{TEXT}; reaper 2: 2"), 0)
    assert preview(seen, PlaceReaper(1)) == "Protects a soul worth 8"
    assert preview(seen, Attack(1)) == "Costs a card worth 8; wins 8 and the soul beneath"
    assert preview(view(position(TEXT), 0), Attack(1)) == "For a soul worth 8"
    assert preview(seen, EndTurn()) == "No battle this turn"
    assert preview(view(swapping(), 0), Swap(cards("9H", 1)[0])) == "9♥ for K♥"
    assert preview(view(swapping(), 0), KeepHand()) == "Swap nothing"
    assert preview(view(paying(), 0), Pay(cards("9H", 1)[0])).startswith("The price")


def test_a_soul_in_the_hand_is_told_apart() -> None:
    """HH-17"""
    state = fighting("seat 1: 9H 3H; seat 2: KS* KS; pile 2: 8S")
    seen = view(state, 1)
    assert preview(seen, play(*cards("KS", 0))) == "10 on 9; a soul counts for whoever wins it"
    assert preview(seen, play(*cards("KS", 2))) == "10 on 9"


def test_the_claim_shows_what_the_soul_is_worth() -> None:
    """HH-13"""
    state = fighting()
    apply(state, 1, Pass())
    assert preview(view(state, 0), TakeSoul()) == "Worth 8 points"
    assert preview(view(state, 0), SendToPurgatory()).startswith("Worth nothing there")


def test_captions_tell_a_piles_depth_and_what_points_count() -> None:
    """HH-17"""
    state = position(f"{TEXT}; reaper 2: 2; pile 9: empty; pile 8: last; points 1: KS* 5S; points 2: 5D")
    seen = view(state, 0)
    board = state.board
    assert [caption(seen, cell) for cell in (0, 1, 7, 8)] == [
        "1 · 3 souls",
        "2 · 3 souls",
        "8 · 1 soul",
        "9 · empty",
    ]
    assert caption(seen, board.points) == "10 points", "the own five counts nothing"
    assert caption(seen, board.hands) == ""


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (DealStarted(1, 0), "Game 1: the souls are laid out. By lot, you will begin."),
        (ReaperPlaced(0, 3), "You place a reaper on pile 4."),
        (ReaperPlaced(1, 3), "Otto O'Neil places a reaper on pile 4."),
        (ReaperLifted(0), "Your reaper leaves the board."),
        (ReaperLifted(1), "Otto O'Neil's reaper leaves the board."),
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


def test_the_log_tells_where_souls_and_purgatory_cards_go() -> None:
    """HH-5, HH-13, HH-14"""
    seen = view(started(), 0)
    board = seen.board
    moves = {
        Moved(0, 1, board.points): "You take the A♠: 11 points.",
        Moved(52, 1, board.points + 1): "Otto O'Neil takes the joker: 20 points.",
        Moved(0, 1, board.purgatories): "You put A♠ into purgatory.",
        Moved(0, board.hands + 1, board.purgatories + 1): "Otto O'Neil puts A♠ into purgatory.",
        Moved(0, board.purgatories, board.hands): "You take A♠ from purgatory.",
        Moved(0, board.beneath + 1, 1): "Pile 2 turns up A♠.",
        Moved(0, board.decks, board.hands): "",
        Moved(None, board.decks + 1, board.hands + 1): "",
        Moved(0, board.hands, board.battle): "",
        Moved(0, board.battle, board.points): "",
        Moved(0, board.unused, 1): "",
        Moved(0, board.points, board.unused): "",
    }
    assert {move: WORDS.narrate(move, seen, CAST) for move in moves} == moves


def test_a_match_of_several_games_tells_how_many_were_won() -> None:
    """HH-18"""
    state = deal(HellOptions(games=Games.THREE), 2, 1)
    state.deals = ((20, 30), (30, 20), (10, 20))
    state.phase = OVER
    told = WORDS.narrate(MatchEnded((1,)), view(state, 0), CAST)
    assert told == "Otto O'Neil won the match with 2 games."
