"""What Jokers of Death asks and promises, and what its log tells, where it matters."""

import pytest

from game.contract.table import BySeat, Press
from game.events import Moved
from game.jokers_of_death.actions import (
    GiveUp,
    GoOnWithoutKnocking,
    Knock,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.cards import JOKER
from game.jokers_of_death.events import NobodyPlayed, PenaltyTaken, SeatsSkipped, TurnsRanOut
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.imagining import view
from game.jokers_of_death.phases import Playing
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.rules import apply
from game.jokers_of_death.turns import TURN_LIMIT, start_turn
from game.jokers_of_death.view import JokersView
from tests.game.jokers_of_death.positions import fours, position, twos
from tests.game.jokers_of_death.speech import (
    CAST,
    FREE,
    NO_STOCK,
    OTHERS,
    PILES_LIE,
    WORDS,
    answering,
    lay,
    previewed,
    prompt,
    told,
)


@pytest.mark.clause("JD-11", "JD-12")
class TestTaking:
    """What the stock has, and not what is owed."""

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
        assert prompt(state) == "Your turn: match 7♠ and 3♣; nothing fits Q♦: draw until one fits."
        assert prompt(state, seat=2) == "Ben's turn: match 7♠, Q♦ and 3♣.", (
            "others do not learn what is lacking"
        )

    @pytest.mark.clause("JD-6", "JD-9")
    def test_nothing_to_play_and_nothing_to_draw(self) -> None:
        state = position(f"seat 1: 9H; seat 2: 5H; {PILES_LIE}; {NO_STOCK}")
        assert prompt(state) == "Your turn: nothing fits 7♠ or Q♦ or 3♣: the stock is empty, end the turn."
        state = position(f"seat 1: ; seat 2: 5H; {PILES_LIE}")
        assert prompt(state) == "Your turn: no card is left: draw until one fits."

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

    @pytest.mark.clause("JD-11")
    def test_several_to_answer_are_answered_one_by_one(self) -> None:
        text = f"seat 1: 2S 5C 9H; {OTHERS}; pile 1: 2H; pile 2: QD; pile 3: 2C"
        state = twos(twos(position(text), 1, count=1, by=2), 3, count=1, by=2)
        start_turn(state, 0)
        assert prompt(state) == (
            "Your turn: answer 2♥ with a 2 and 2♣ with a 2, or take 4 cards; each pile is answered by itself."
        )

    @pytest.mark.clause("JD-20")
    def test_a_cover(self) -> None:
        state = position(f"seat 1: KD 9D 9S; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C")
        assert previewed(state, lay(state, "KD", 1)) == "K♦ on 3♦; then it needs another card on it at once"
        apply(state, 0, lay(state, "KD", 1))
        assert prompt(state) == "Your turn: cover K♦ with diamonds or an 8, or draw for another."
        assert prompt(state, seat=2).endswith("cover K♦ with diamonds or an 8, or draw for another.")

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
            ("AS", 1, "A♠ on 7♠; a player is skipped when the turn ends"),
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
        assert previewed(state, Knock()) == (
            "Tells all that one card is left; while you hold just it, laying it ends the deal"
        )
        assert (
            previewed(state, GoOnWithoutKnocking())
            == "Laying this card does not end the deal: you would draw and play on"
        )
        apply(state, 0, GoOnWithoutKnocking())
        assert previewed(state, lay(state, "3H", 3)).endswith("no card left, but no knock: you are not out")
        state.knocked = 1
        assert previewed(state, lay(state, "3H", 3)) == "3♥ on 3♣; you go out"

    @pytest.mark.clause("JD-13", "JD-14")
    def test_a_joker_and_its_price(self) -> None:
        text = f"seat 1: 4S JK 9H 9D; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C"
        state = answering(text, count=2, owing=fours)
        assert (
            previewed(state, lay(state, "JK", 1))
            == "A joker on 4♠; the pile is killed, and you owe 4; your turn ends"
        )
        assert (
            previewed(state, lay(state, "4S", 1))
            == "4♠ on 4♠; whoever plays next answers, or owes 36; your turn ends"
        )

    @pytest.mark.clause("JD-25", "JD-27", "JD-28")
    def test_variants(self) -> None:
        text = "seat 1: 3D AS 9H; seat 2: 5H; seat 3: 5D; pile 1: 3S 7S; pile 2: KD AD; pile 3: 3C AC"
        state = position(text, aces=True, switching=True)
        assert previewed(state, lay(state, "AS", 1)) == (
            "A♠ on 7♠; a player is skipped when the turn ends; the piles go back into the stock"
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
            told(state, Stop())[1] == "Nobody has laid a card all round, and the stock is empty: play stops."
        )
        state = position(f"seat 1: 9S 2C; {OTHERS}; pile 1: KD; pile 2: QD; pile 3: 3C")
        state.turns, state.phase = TURN_LIMIT, Playing(1, False)
        state.table.piles[state.rules.taken_up] += state.table.piles[STOCK]
        state.table.piles[STOCK].clear()
        assert told(state, Stop())[1] == "2000 turns are played: play stops."
        for event in (NobodyPlayed(), TurnsRanOut()):
            moment = WORDS.moment(event, view(state, 0), CAST)
            assert moment is not None and "can go on" not in moment.words

    @pytest.mark.parametrize(
        ("seats", "line"),
        [
            ((1,), "Mara is skipped: an ace."),
            ((0,), "You are skipped: an ace."),
            ((2, 1), "Jo and Mara are skipped: 2 aces."),
            ((1, 0), "You and Mara are skipped: 2 aces."),
        ],
    )
    @pytest.mark.clause("JD-19")
    def test_aces_say_whom_they_skip(self, seats: tuple[int, ...], line: str) -> None:
        state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
        assert WORDS.narrate(SeatsSkipped(seats, 0), view(state, 0), CAST) == line

    @pytest.mark.clause("JD-2")
    def test_of_the_cards_turned_up_only_a_joker_is_told(self) -> None:
        """Who deals and who begins is then the last that was told."""
        joker = "A joker is turned up, and goes back into the stock."
        for seed in range(40):
            state = JOKERS_OF_DEATH.deal(JOKERS_OF_DEATH.options(), 3, seed)
            events = state.table.events or []
            jokers = sum(
                isinstance(event, Moved)
                and event.source == STOCK
                and event.target in PILES
                and state.rules.facts.kind[event.card or 0] == JOKER
                for event in events
            )
            lines = [WORDS.narrate(event, view(state, None), CAST) for event in events]
            told = [line for line in lines if line and " draw" not in line]
            assert told[0].startswith("Deal 1: ") and told[1:] == [joker] * jokers

    @pytest.mark.clause("JD-22", "JD-26")
    def test_how_many_jokers_were_shown(self) -> None:
        state = position(
            "seat 1: JK JK JK; pile 1: 7S; pile 2: QD; pile 3: 3C; pile 4: 3D; pile 5: 5D",
            seats=4,
            five_piles=True,
        )
        state.turn = 0
        assert told(state, ShowJokers())[0].endswith("show 3 jokers, as one may at any time: play stops.")


@pytest.mark.clause("JD-11")
def test_a_penalty_is_told_once_and_card_by_card() -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
    seen: JokersView = view(state, 0)
    assert WORDS.narrate(PenaltyTaken(1, 4, 4), seen, CAST) == "Mara owes 4 cards."


@pytest.mark.clause("JD-7")
def test_a_knock_that_stands_is_seen_beside_that_name_alone() -> None:
    state = position(f"seat 1: 9S QH; {OTHERS}; {PILES_LIE}")
    state.knocked = 0b010
    seen = view(state, 0)
    assert [piece.where for piece in WORDS.pieces(seen) if piece.art == "knock"] == [BySeat(1)]
