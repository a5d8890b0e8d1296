"""What a newcomer at Jokers of Death is told."""

import pytest

from game.contract.table import Effect, Occasion, OnPlace
from game.jokers_of_death.imagining import view
from game.jokers_of_death.phases import Playing
from game.jokers_of_death.places import PILES
from game.jokers_of_death.rules import apply
from game.sentences import Cast
from tests.game.jokers_of_death.positions import position
from tests.game.jokers_of_death.speech import CAST, NAMES, OTHERS, PILES_LIE, WORDS, lay


class TestTeaching:
    """What a newcomer is told: the aim, what things are, who is hit, and how a deal came out."""

    @pytest.mark.clause("JD-24")
    def test_the_aim_stays_in_sight(self) -> None:
        state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
        state.totals = (42, 30, 50)
        assert WORDS.aim(view(state, 0), CAST) == "Fewest points win · to 105 · you 42 · Mara leads with 30"

    @pytest.mark.clause("JD-4", "JD-7", "JD-25", "JD-27", "JD-28")
    def test_the_game_in_three_lines_and_one_for_variants(self) -> None:
        state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
        assert len(WORDS.opening(view(state, 0))) == 3
        state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}", switching=True, aces=True, free_pile=True)
        (*_, last) = WORDS.opening(view(state, 0))
        assert all(words in last.words for words in ("3♦", "three aces", "take up a pile"))

    @pytest.mark.clause("JD-8", "JD-23", "JD-30")
    def test_a_deal_is_accounted_for(self) -> None:
        state = position("seat 1: 9S; seat 2: 5H AC; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
        state.knocked, state.prices = 1, (6, 0, 0)
        apply(state, 0, lay(state, "9S", 1))
        assert state.table.events is not None
        account = WORDS.account(state.table.events, view(state, 1), Cast(NAMES[:3], 1))
        assert account is not None and account.ended == "Ben went out with 9♠, after a knock."
        assert [row.sum for row in account.rows] == [
            "no card left: 0, + 6 for a pile given up = 6",
            "5 + 20 = 25",
            "5",
        ]
        assert [(row.points, row.total) for row in account.rows] == [(6, 6), (25, 25), (5, 5)]

    @pytest.mark.clause("JD-10", "JD-19")
    def test_who_is_hit_sees_by_whom(self) -> None:
        state = position(f"seat 1: 2S 9S 9D 9C; {OTHERS}; pile 1: 7S; pile 2: 9H; pile 3: 3C")
        state.phase = Playing(1, False)
        apply(state, 0, lay(state, "2S", 1))
        assert state.table.events is not None
        effects = [
            effect for event in state.table.events for effect in WORDS.effects(event, view(state, 0), CAST)
        ]
        assert effects == [Effect(2, "to answer, or owe 2", 0, occasion=Occasion.HIT)]

    @pytest.mark.clause("JD-2", "JD-13", "JD-20")
    def test_a_jack_that_lies_there_and_a_killed_pile_explain_themselves(self) -> None:
        state = position(f"seat 1: 9S 9H; {OTHERS}; pile 1: JS; pile 2: QD; pile 3: 3C")
        assert WORDS.explain(view(state, 0), OnPlace(PILES[0]), CAST) == (
            "J♠: a spade, a J or an 8 goes on it, as on any card."
        )
        state.live = 0b110
        assert "killed" in WORDS.explain(view(state, 0), OnPlace(PILES[0]), CAST)
