"""What Jokers of Death says, at the positions where it matters. Seats and piles are written from 1."""

from collections.abc import Callable
from random import Random

import pytest

from game.contract.rules import Action, Refusal
from game.contract.search import Level
from game.contract.table import Carry, Gesture, Press, Touch
from game.deal_cycle import OVER
from game.jokers_of_death import JOKERS_OF_DEATH
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.events import NobodyPlayed, PenaltyTaken, SeatsSkipped, TurnsRanOut
from game.jokers_of_death.phases import Answering, Covering, Playing, Reversing
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.position import State
from game.jokers_of_death.rules import apply
from game.jokers_of_death.scoring import DEAL_LIMIT
from game.jokers_of_death.turns import TURN_LIMIT, start_turn
from game.jokers_of_death.view import JokersView, view
from game.sentences import Cast
from tests.game.jokers_of_death.positions import face, fours, hand_of, position, twos

WORDS = JOKERS_OF_DEATH.words
NAMES = ("Ben", "Mara", "Jo", "Ann")
CAST = Cast(NAMES, 0)
OTHERS = "seat 2: 5H 6H 7H; seat 3: 5D 6D 7D"
PILES_LIE = "pile 1: 7S; pile 2: QD; pile 3: 3C"
FREE = "seat 1: 9S 9D 3H 4C; seat 2: 5H 6H; seat 3: 5D 6D; pile 1: 6S 7S; pile 2: QS; pile 3: 3C"
NO_STOCK = "seat 3: ; rest: seat 3"


def prompt(state: State, seat: int = 1) -> str:
    """What is asked of the seat to move, as a seat reads it."""
    return WORDS.prompt(view(state, seat - 1), Cast(NAMES, seat - 1))


def previewed(state: State, action: Action) -> str:
    """What is promised of a legal action of the seat to move."""
    assert action in view(state, state.turn).legal
    return WORDS.preview(view(state, state.turn), action)


def lay(state: State, code: str, pile: int) -> Play:
    """The play of a face on a pile by the seat to move."""
    for action in view(state, state.turn).legal:
        if isinstance(action, Play) and (face(state, action.card), action.pile) == (code, pile - 1):
            return action
    raise AssertionError(f"{code} may not be laid on pile {pile}")


def told(state: State, action: Action) -> list[str]:
    """The log lines of an action of the seat to move."""
    state.table.events = []
    apply(state, state.turn, action)
    seen, cast = view(state, 0), Cast(NAMES[: state.rules.seats], 0)
    return [line for line in (WORDS.narrate(event, seen, cast) for event in state.table.events) if line]


def refused(state: State, gesture: Gesture) -> Refusal:
    """Why the seat to move may not do this."""
    seen = view(state, state.turn)
    assert gesture not in [WORDS.gesture(seen, action) for action in seen.legal]
    return JOKERS_OF_DEATH.why_not(seen, gesture)


def carry(state: State, code: str, pile: int) -> Carry:
    """A card of the seat to move, or of the pile it took up, carried to a pile."""
    cards = [*state.table.piles[state.rules.taken_up], *hand_of(state, state.turn)]
    return Carry((next(card for card in cards if face(state, card) == code),), PILES[pile - 1])


def advised(state: State) -> tuple[Action, str]:
    """The Fiend's choice and its reason."""
    seen = view(state, state.turn)
    choice = JOKERS_OF_DEATH.search.policies[Level.FIEND](seen, Random(1))
    return choice, WORDS.reason(seen, choice)


def answering(text: str, *, count: int, by: int = 2, owing: Callable[..., State] = twos) -> State:
    """Seat 1 has to answer what lies on pile 1."""
    state = owing(position(text), 1, count=count, by=by)
    start_turn(state, 0)
    assert isinstance(state.phase, Answering)
    return state


class TestTaking:
    """JD-11, JD-12: what the stock has, and not what is owed."""

    @pytest.mark.parametrize(
        ("stock", "label", "promise", "line"),
        [
            (
                "",
                "Take nothing",
                "Take nothing, for the stock is empty; your turn ends",
                "but the stock is empty.",
            ),
            (
                "4C",
                "Take 1 card",
                "Take the last 1 card of the stock; your turn ends",
                "but the stock has only 1.",
            ),
        ],
    )
    def test_a_stock_that_falls_short(self, stock: str, label: str, promise: str, line: str) -> None:
        text = f"seat 1: 9S 9H 9D; seat 2: 5H; pile 1: 2S; pile 2: QD; pile 3: 3C; {NO_STOCK}; stock: {stock}"
        state = answering(text, count=3)
        gesture = WORDS.gesture(view(state, 0), Take())
        assert isinstance(gesture, Press) and gesture.label == label
        assert previewed(state, Take()) == promise
        lines = told(state, Take())
        assert lines[0] == f"You owe 6 cards, {line}"
        assert len(lines) == 1 + len(stock.split()), "a line for each card that is really drawn"

    def test_a_stock_that_does_not(self) -> None:
        state = answering(f"seat 1: 9S 9H 9D; {OTHERS}; pile 1: 2S; pile 2: QD; pile 3: 3C", count=1)
        assert prompt(state) == "Your turn: nothing you hold answers 2♠: take 2 cards."
        assert previewed(state, Take()) == "Take 2 cards; your turn ends"
        lines = told(state, Take())
        assert lines[0] == "You owe 2 cards." and all(line.startswith("You draw ") for line in lines[1:])
        assert len(lines) == 3


class TestPrompts:
    """Each prompt names what may be done, and where the hand falls short."""

    @pytest.mark.clause("JD-4", "JD-5")
    def test_what_fits_and_what_is_drawn_for(self) -> None:
        state = position(f"seat 1: 9S 4C 4H; {OTHERS}; {PILES_LIE}")
        assert prompt(state) == "Your turn: match 7♠ and 3♣; nothing fits Q♦: draw."
        assert prompt(state, seat=2) == "Ben's turn: match 7♠, Q♦ and 3♣.", (
            "others do not learn what is lacking"
        )

    @pytest.mark.clause("JD-6", "JD-9")
    def test_nothing_to_play_and_nothing_to_draw(self) -> None:
        state = position(f"seat 1: 9H; seat 2: 5H; {PILES_LIE}; {NO_STOCK}")
        assert prompt(state) == "Your turn: nothing fits 7♠ or Q♦ or 3♣: the stock is empty, end the turn."
        state = position(f"seat 1: ; seat 2: 5H; {PILES_LIE}")
        assert prompt(state) == "Your turn: no card is left: draw."

    @pytest.mark.clause("JD-17")
    def test_a_named_suit_and_two_piles_that_look_alike(self) -> None:
        state = position(f"seat 1: 9S 9C 4H; {OTHERS}; pile 1: 7S; pile 2: 8D; pile 3: 7S")
        state.named = (None, 1, None)
        assert prompt(state) == "Your turn: match 7♠ (pile 1), 8♦ (hearts named) and 7♠ (pile 3)."
        assert previewed(state, lay(state, "9S", 3)) == "9♠ on 7♠ (pile 3)"

    @pytest.mark.clause("JD-10", "JD-13", "JD-16")
    def test_an_answer_and_what_it_saves(self) -> None:
        text = f"seat 1: 4S JK 9H; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C"
        assert prompt(answering(text, count=2, owing=fours)) == (
            "Your turn: answer 4♠ with a 4♠ or a joker, or take 16 cards."
        )
        assert prompt(answering(text, count=2, owing=fours, by=1)) == (
            "Your turn: answer 4♠ with a 4♠, or take 16 cards."
        )

    @pytest.mark.clause("JD-20")
    def test_a_cover(self) -> None:
        state = position(f"seat 1: KD 9D 9S; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C")
        assert previewed(state, lay(state, "KD", 1)) == "K♦ on 3♦; then cover it"
        apply(state, 0, lay(state, "KD", 1))
        assert prompt(state) == "Your turn: cover K♦ with diamonds or an 8, or draw."
        assert prompt(state, seat=2).endswith("cover K♦ with diamonds or an 8, or draw.")

    @pytest.mark.clause("JD-28")
    def test_taking_up_and_shedding(self) -> None:
        state = position(FREE, free_pile=True)
        assert prompt(state).endswith("; or take up a pile.")
        apply(state, 0, TakeUp(0))
        assert prompt(state) == "Your turn: lay the 2 cards taken up on the other piles, or give up."


class TestPreviews:
    """What an action promises is what then happens."""

    @pytest.mark.parametrize(
        ("code", "pile", "promise"),
        [
            ("2S", 1, "2♠ on 7♠; whoever plays next answers, or owes 2"),
            ("4S", 1, "4♠ on 7♠; whoever plays next answers, or owes 4"),
            ("8H", 2, "8♥ on Q♦; you name a suit"),
            ("10S", 1, "10♠ on 7♠; you may turn the direction when your turn ends"),
            ("AS", 1, "A♠ on 7♠; one more seat is skipped"),
            ("3D", 3, "3♦ on 3♣"),
        ],
    )
    def test_what_a_card_does(self, code: str, pile: int, promise: str) -> None:
        state = position(f"seat 1: 2S 4S 8H 10S AS 3D; {OTHERS}; {PILES_LIE}")
        assert previewed(state, lay(state, code, pile)) == promise

    @pytest.mark.clause("JD-7", "JD-8", "JD-9")
    def test_the_last_cards(self) -> None:
        state = position(f"seat 1: 9S 3H; {OTHERS}; {PILES_LIE}")
        assert previewed(state, lay(state, "9S", 1)) == "9♠ on 7♠; then one card is left"
        apply(state, 0, lay(state, "9S", 1))
        assert previewed(state, Knock()) == "This card may then go out"
        assert previewed(state, GoOnWithoutKnocking()) == "This card cannot go out"
        apply(state, 0, GoOnWithoutKnocking())
        assert previewed(state, lay(state, "3H", 3)).endswith("no card left, but no knock: you are not out")
        state.knocked = 1
        assert previewed(state, lay(state, "3H", 3)) == "3♥ on 3♣; you go out"

    @pytest.mark.clause("JD-13", "JD-14")
    def test_a_joker_and_its_price(self) -> None:
        text = f"seat 1: 4S JK 9H 9D; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C"
        state = answering(text, count=2, owing=fours)
        assert previewed(state, lay(state, "JK", 1)) == "A joker on 4♠; the pile is killed, and you owe 4"
        assert previewed(state, lay(state, "4S", 1)) == "4♠ on 4♠; whoever plays next answers, or owes 36"

    @pytest.mark.clause("JD-25", "JD-27", "JD-28")
    def test_variants(self) -> None:
        text = "seat 1: 3D AS 9H; seat 2: 5H; seat 3: 5D; pile 1: 3S 7S; pile 2: KD AD; pile 3: 3C AC"
        state = position(text, aces=True, switching=True)
        assert previewed(state, lay(state, "AS", 1)) == (
            "A♠ on 7♠; one more seat is skipped; the piles go back into the stock"
        )
        assert previewed(state, lay(state, "3D", 2)) == "3♦ on A♦; every hand passes on"
        state = position(FREE.replace("6S 7S", "6S 2S"), free_pile=True)
        assert previewed(state, TakeUp(0)) == "Take up 2 cards to lay on the other piles"
        apply(state, 0, TakeUp(0))
        assert previewed(state, lay(state, "2S", 2)) == "2♠ on Q♠; without effect"
        assert previewed(state, GiveUp()) == "2 cards into your hand, 8 points on your score; your turn ends"

    @pytest.mark.clause("JD-20")
    def test_a_cover_that_nobody_has(self) -> None:
        state = position(f"seat 1: KD 9S 9S; seat 2: 5H; pile 1: 3D; pile 2: QS; pile 3: 3C; {NO_STOCK}")
        assert previewed(state, lay(state, "KD", 1)).startswith(
            "K♦ on 3♦; nothing is left to cover it, so it stays"
        )


class TestLog:
    """What the log says is what happened, with whoever did it."""

    @pytest.mark.clause("JD-28", "JD-30")
    def test_a_pile_taken_up_and_laid(self) -> None:
        state = position(FREE, free_pile=True)
        assert told(state, TakeUp(0)) == ["You take up pile 1: 2 cards to lay."]
        assert told(state, lay(state, "7S", 2)) == ["You lay 7♠ on pile 2."]
        assert told(state, GiveUp())[0] == "You give up the rest of the pile: 1 card and 6 points."

    @pytest.mark.clause("JD-6")
    def test_play_that_stops(self) -> None:
        state = position(f"seat 1: 9S; seat 2: 5H; pile 1: KD; pile 2: QD; pile 3: 3C; {NO_STOCK}")
        state.idle = 2
        assert (
            told(state, Stop())[0] == "Nobody has laid a card all round, and the stock is empty: play stops."
        )
        state = position(f"seat 1: 9S 2C; {OTHERS}; pile 1: KD; pile 2: QD; pile 3: 3C")
        state.turns, state.phase = TURN_LIMIT, Playing(1, False)
        state.table.piles[state.rules.taken_up] += state.table.piles[STOCK]
        state.table.piles[STOCK].clear()
        assert told(state, Stop())[0] == "2000 turns are played: play stops."
        for event in (NobodyPlayed(), TurnsRanOut()):
            moment = WORDS.moment(event, view(state, 0), CAST)
            assert moment is not None and "can go on" not in moment.words

    @pytest.mark.parametrize(
        ("seats", "line"),
        [
            ((1,), "Mara is skipped: an ace."),
            ((0,), "You are skipped: an ace."),
            ((2, 1), "Jo and Mara are skipped: 2 aces."),
            ((1, 0), "Mara and you are skipped: 2 aces."),
        ],
    )
    @pytest.mark.clause("JD-19")
    def test_aces_say_whom_they_skip(self, seats: tuple[int, ...], line: str) -> None:
        state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
        assert WORDS.narrate(SeatsSkipped(seats), view(state, 0), CAST) == line

    @pytest.mark.clause("JD-2")
    def test_cards_turned_up_at_the_start_say_so(self) -> None:
        state = JOKERS_OF_DEATH.deal(JOKERS_OF_DEATH.options(), 3, 2)
        assert state.table.events is not None
        lines = [WORDS.narrate(event, view(state, 0), CAST) for event in state.table.events]
        assert sum("is turned up on pile" in line for line in lines) == 3
        assert not any(line.endswith("on pile 1.") and " is " not in line for line in lines)

    @pytest.mark.clause("JD-22", "JD-26")
    def test_how_many_jokers_were_shown(self) -> None:
        state = position(
            "seat 1: JK JK JK; pile 1: 7S; pile 2: QD; pile 3: 3C; pile 4: 3D; pile 5: 5D",
            seats=4,
            five_piles=True,
        )
        state.turn = 0
        assert told(state, ShowJokers())[0].endswith("show 3 jokers: play stops.")


class TestRefusals:
    """Each attempt is refused for what really forbids it."""

    @pytest.mark.clause("JD-16")
    def test_ones_own_four_brought_back_by_an_ace_is_not_offered_a_joker(self) -> None:
        text = f"seat 1: JK 9S 9H; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C"
        state = answering(text, count=1, owing=fours, by=1)
        assert "joker" not in refused(state, carry(state, "9S", 1)).sentence
        assert refused(state, carry(state, "JK", 1)).sentence.startswith("A joker never goes on your own 4♠")

    @pytest.mark.clause("JD-6", "JD-20")
    def test_an_empty_stock_is_called_empty(self) -> None:
        state = position(f"seat 1: 9S 9D KC; seat 2: 5H; {PILES_LIE}; {NO_STOCK}")
        assert refused(state, Touch(STOCK)) == Refusal("JD-6", "The stock is empty.")
        state = position(f"seat 1: KC 9C; seat 2: 5H; {PILES_LIE}; {NO_STOCK}")
        apply(state, 0, lay(state, "KC", 3))
        apply(state, 0, GoOnWithoutKnocking())
        assert isinstance(state.phase, Covering)
        assert refused(state, Touch(STOCK)).sentence.startswith("The stock is empty: cover K♣")

    @pytest.mark.clause("JD-5")
    def test_a_card_for_each_pile_means_no_drawing(self) -> None:
        state = position(f"seat 1: 9S KD 9C; {OTHERS}; {PILES_LIE}")
        assert refused(state, Touch(STOCK)).clause == "JD-5"

    @pytest.mark.parametrize(
        ("gesture", "says"),
        [
            ("stock", "Nothing is drawn until"),
            ("9S on 2", "Your hand waits until"),
            ("7S on 1", "not back on their place"),
            ("7S on 3", "7♠ matches 3♣ neither in suit nor in rank"),
            ("button", "Lay the cards taken up on the other piles, or give up"),
        ],
    )
    @pytest.mark.clause("JD-28")
    def test_while_a_pile_is_shed(self, gesture: str, says: str) -> None:
        state = position(FREE, free_pile=True)
        apply(state, 0, TakeUp(0))
        tried: dict[str, Gesture] = {"stock": Touch(STOCK), "button": Press("Take", "T")}
        code, _, pile = gesture.partition(" on ")
        refusal = refused(state, tried[gesture] if gesture in tried else carry(state, code, int(pile)))
        assert refusal.clause == "JD-28" and says in refusal.sentence

    @pytest.mark.clause("JD-17", "JD-28")
    def test_a_named_suit_holds_while_shedding_too(self) -> None:
        state = position(FREE.replace("pile 3: 3C", "pile 3: 8C"), free_pile=True)
        state.named = (None, None, 1)
        apply(state, 0, TakeUp(0))
        assert refused(state, carry(state, "7S", 3)).sentence == (
            "7♠ does not go there: hearts were named, or another 8."
        )

    @pytest.mark.clause("JD-28")
    def test_a_pile_taken_up_too_late(self) -> None:
        state = position(FREE, free_pile=True)
        apply(state, 0, lay(state, "9S", 1))
        assert refused(state, Touch(PILES[1])).sentence == (
            "A pile may be taken up only at the start of a turn, before all else."
        )
        state = position(FREE)
        assert refused(state, Touch(PILES[1])).sentence == "Choose a card to lay there."

    @pytest.mark.clause("JD-4")
    def test_a_pile_that_was_served_says_so(self) -> None:
        state = position(f"seat 1: 9S 9D 3H 4C; {OTHERS}; {PILES_LIE}")
        apply(state, 0, lay(state, "9S", 1))
        assert refused(state, carry(state, "9D", 1)).sentence == (
            "9♠ was laid there this turn: that pile has had its card."
        )
        assert WORDS.caption(view(state, 0), PILES[0]) == "served"

    @pytest.mark.clause("JD-24", "JD-31")
    def test_a_match_that_is_over_says_why(self) -> None:
        state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
        state.phase, state.totals, state.deals = OVER, (20, 104, 30), ((0, 0, 0),) * DEAL_LIMIT
        seen = view(state, 0)
        assert JOKERS_OF_DEATH.why_not(seen, Touch(STOCK)) == Refusal(
            "JD-31", "The match is over: 200 deals are played."
        )
        state.totals = (20, 110, 30)
        assert JOKERS_OF_DEATH.why_not(view(state, 0), Touch(STOCK)).clause == "JD-24"


class TestReasons:
    """A reason is true of the position beside it."""

    @pytest.mark.clause("JD-4", "JD-23")
    def test_the_points_that_leave_the_hand(self) -> None:
        state = position("seat 1: 9H 3H 3C; pile 1: 5H; pile 2: 3S; pile 3: KD")
        assert advised(state)[1] == "it takes 9 points out of your hand"

    @pytest.mark.parametrize(
        ("aces", "hands", "seats", "choice", "why"),
        [
            (0, "5H 6H; seat 3: 5C", 3, Reverse(), "whoever plays next then holds 2 cards, not 1"),
            (1, "5H 6H; seat 3: 5C", 3, KeepDirection(), "whoever plays next then holds 2 cards, not 1"),
            (0, "5H; seat 3: 5C", 3, KeepDirection(), "whoever plays next holds 1 card either way"),
            (2, "5H 6H; seat 3: 5C", 3, KeepDirection(), "either way the same player is next"),
            (0, "5H 6H", 2, KeepDirection(), "either way the same player is next"),
        ],
    )
    @pytest.mark.clause("JD-18", "JD-19")
    def test_the_direction_counts_aces(
        self, aces: int, hands: str, seats: int, choice: Action, why: str
    ) -> None:
        state = position(f"seat 1: 9H; seat 2: {hands}; pile 1: 10H; pile 2: 3S; pile 3: KD", seats=seats)
        state.phase, state.aces = Reversing(), aces
        assert advised(state) == (choice, why)

    @pytest.mark.clause("JD-17")
    def test_a_suit_is_named_without_counting_eights(self) -> None:
        state = position(f"seat 1: 8S 8S 9H 8C; {OTHERS}; {PILES_LIE}")
        apply(state, 0, lay(state, "8C", 3))
        assert advised(state) == (NameSuit(1), "8s apart, of no suit do you hold more than of hearts")

    @pytest.mark.clause("JD-10", "JD-14")
    def test_answers_say_what_they_spare(self) -> None:
        text = f"seat 1: 2H JK 9S 9D; {OTHERS}; pile 1: {{}}; pile 2: QD; pile 3: 3C"
        assert advised(answering(text.format("2S"), count=3))[1] == "it passes on the 6 you would owe there"
        assert advised(answering(text.format("4S"), count=2, owing=fours))[1] == (
            "it kills the pile, and you owe 4 instead of 16"
        )

    @pytest.mark.clause("JD-9")
    def test_drawing_with_no_card_left(self) -> None:
        assert advised(position(f"seat 1: ; {OTHERS}; {PILES_LIE}")) == (Draw(), "you hold no card")


@pytest.mark.clause("JD-11")
def test_a_penalty_is_told_once_and_card_by_card() -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
    seen: JokersView = view(state, 0)
    assert WORDS.narrate(PenaltyTaken(1, 4, 4), seen, CAST) == "Mara owes 4 cards."
