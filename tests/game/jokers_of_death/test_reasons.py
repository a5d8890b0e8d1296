"""What Jokers of Death says for and against an action: reasons and refusals."""

import pytest

from game.contract.rules import Action, Refusal
from game.contract.table import Gesture, Press, Touch
from game.deal_cycle import OVER
from game.jokers_of_death.actions import (
    Draw,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    NameSuit,
    Reverse,
    TakeUp,
)
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.imagining import view
from game.jokers_of_death.phases import Covering, Reversing
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.rules import apply
from game.jokers_of_death.scoring import DEAL_LIMIT
from tests.game.jokers_of_death.positions import fours, position
from tests.game.jokers_of_death.speech import (
    FREE,
    NO_STOCK,
    OTHERS,
    PILES_LIE,
    WORDS,
    advised,
    answering,
    carry,
    lay,
    previewed,
    prompt,
    refused,
)


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

    @pytest.mark.clause("JD-20")
    def test_the_last_card_of_a_hand_is_told_why_it_does_not_cover(self) -> None:
        state = position(f"seat 1: KD 9C; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C; stock: 4D")
        apply(state, 0, lay(state, "KD", 1))
        apply(state, 0, GoOnWithoutKnocking())
        assert refused(state, carry(state, "9C", 1)).sentence.startswith("9♣ cannot cover K♦")

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
        for totals, clause in (((20, 105, 30), "JD-24"), ((20, 110, 30), "JD-24"), ((20, 105, 105), "JD-31")):
            state.totals = totals
            assert refused(state, Touch(STOCK)).clause == clause


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

    @pytest.mark.clause("JD-17")
    def test_an_eight_is_saved_only_where_nothing_but_eights_could_go_instead(self) -> None:
        lie = "pile 1: 5H; pile 2: 3S; pile 3: KD"
        assert advised(position(f"seat 1: 9H 2C 8C; {lie}"))[1] == "it saves an 8"
        assert advised(position(f"seat 1: 9H 4H 8C; {lie}"))[1] == "it takes 9 points out of your hand"

    @pytest.mark.clause("JD-5")
    def test_the_only_card_that_fits_is_held_against_a_draw(self) -> None:
        state = position(f"seat 1: 9S 4C; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3H")
        assert advised(state)[1] == "nothing else fits, and drawing adds cards"

    @pytest.mark.clause("JD-7", "JD-8")
    def test_a_knock_before_a_draw_is_no_way_out(self) -> None:
        state = position(f"seat 1: 9S 9H; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
        apply(state, 0, lay(state, "9S", 1))
        assert advised(state) == (Knock(), "it costs nothing, but the card you draw ends it")
        assert previewed(state, Knock()) == "Tells all that one card is left; the card you draw ends it"
        assert previewed(state, GoOnWithoutKnocking()) == "You draw and play on"
        assert (
            prompt(state) == "Your turn: one card is left, but it fits nothing now: you draw, knock or not."
        )
        assert "fits nothing" not in prompt(state, 2), "others are not told what the hand lacks"

    @pytest.mark.clause("JD-7", "JD-8")
    def test_the_last_card_of_a_knocked_hand_is_asked_for_before_any_draw(self) -> None:
        state = position(f"seat 1: 9S 3D; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 5C")
        apply(state, 0, lay(state, "9S", 1))
        assert advised(state) == (Knock(), "only a hand that has knocked can go out")
        apply(state, 0, Knock())
        assert prompt(state) == "Your turn: match Q♦ with your last card, and you go out."

    @pytest.mark.clause("JD-9")
    def test_drawing_with_no_card_left(self) -> None:
        assert advised(position(f"seat 1: ; {OTHERS}; {PILES_LIE}")) == (Draw(), "you hold no card")
