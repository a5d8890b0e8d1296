"""Sentences of Jokers of Death: prompts, buttons, previews, captions and the log."""

import pytest

from game.contract.rules import Action
from game.contract.table import BySeat, Press
from game.events import DealStarted, Event, Moved
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.determinize import view
from game.jokers_of_death.events import (
    KnockLost,
    NobodyPlayed,
    PenaltyTaken,
    PileKilled,
    Reversed,
    SeatsSkipped,
    ToAnswer,
    TurnsRanOut,
    WentOnWithoutKnocking,
)
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.phases import Reversing
from game.jokers_of_death.position import PILES, STOCK, State
from game.jokers_of_death.rules import apply
from game.jokers_of_death.turns import TURN_LIMIT, start_turn
from game.sentences import Cast
from tests.game.jokers_of_death.positions import HEARTS, do, fours, position, twos
from tests.game.jokers_of_death.speech import (
    CAST,
    FREE,
    NAMES,
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

FOUR_LIES = "pile 1: 4S; pile 2: QD; pile 3: 3C"
TWO_LIES = "pile 1: 2S; pile 2: QD; pile 3: 3C"


def one_card_left(text: str) -> State:
    """Return a position in which seat 1 has played a 9♠ and has one card left."""
    state = position(f"{text}; {OTHERS}; {PILES_LIE}")
    apply(state, 0, lay(state, "9S", 1))
    return state


class TestPrompts:
    """The seat to move reads what it can do."""

    @pytest.mark.parametrize(
        ("cards", "asked"),
        [
            ("9S KD 4C", "Play a card on each pile."),
            ("9S 4C 4H", "Nothing fits the Q♦. Draw, or play elsewhere first."),
            ("9S 4H 4H", "Nothing fits the Q♦ or the 3♣. Draw, or play elsewhere first."),
            ("9H 4H 4H", "Nothing fits. Draw a card."),
            ("", "You didn't knock, so you're not out. Draw."),
        ],
    )
    @pytest.mark.clause("JD-4", "JD-5", "JD-9")
    def test_what_fits_and_what_is_drawn_for(self, cards: str, asked: str) -> None:
        state = position(f"seat 1: {cards}; {OTHERS}; {PILES_LIE}")
        assert prompt(state) == asked
        assert prompt(state, seat=2) == "Ben's move.", "others do not learn what is lacking"
        assert WORDS.prompt(view(state, 0), Cast(NAMES)) == f"Ben: {asked}"

    @pytest.mark.parametrize(
        ("cards", "asked"),
        [
            ("9S 4H", "Play a card on the 7♠. The draw pile is empty."),
            ("9H 4H", "Nothing fits, and there's nothing to draw. End your turn."),
            ("", "You have no cards, and there's nothing to draw. End your turn."),
        ],
    )
    @pytest.mark.clause("JD-6", "JD-9")
    def test_nothing_to_draw(self, cards: str, asked: str) -> None:
        assert prompt(position(f"seat 1: {cards}; seat 2: 5H; {PILES_LIE}; {NO_STOCK}")) == asked

    @pytest.mark.clause("JD-4", "JD-17")
    def test_the_piles_that_still_want_a_card(self) -> None:
        state = position(f"seat 1: 9S 9C 4H 5H; {OTHERS}; pile 1: 7S; pile 2: 8D; pile 3: 3C")
        state.named = (None, HEARTS, None)
        apply(state, 0, lay(state, "9S", 1))
        assert prompt(state) == "Play on the 8♦ and the 3♣."
        apply(state, 0, lay(state, "9C", 3))
        assert prompt(state) == "Play a heart or an 8 on the 8♦."

    @pytest.mark.clause("JD-4")
    def test_two_piles_that_look_alike_are_told_by_their_numbers(self) -> None:
        state = position(f"seat 1: 9S 9C 4H; {OTHERS}; pile 1: 7S; pile 2: 3C; pile 3: 7S")
        apply(state, 0, lay(state, "9C", 2))
        assert prompt(state) == "Play on pile 1 and pile 3."

    @pytest.mark.parametrize(
        ("cards", "asked"),
        [
            ("2H 9S 9H", "Play another 2, or draw 2."),
            ("9D 9S 9H", "You can't answer. Draw 2 cards."),
        ],
    )
    @pytest.mark.clause("JD-10")
    def test_a_two_is_answered_or_drawn_for(self, cards: str, asked: str) -> None:
        state = answering(f"seat 1: {cards}; {OTHERS}; {TWO_LIES}", count=1)
        assert prompt(state) == asked
        assert prompt(state, seat=2) == "Ben has to answer, or draw 2."

    @pytest.mark.parametrize(
        ("cards", "by", "asked"),
        [
            ("4S JK 9H", 2, "Play another 4♠ or a joker, or draw 16."),
            ("4S 9S 9H", 2, "Play another 4♠, or draw 16."),
            ("JK 9S 9H", 2, "Kill the pile with a joker and draw 4, or draw 16."),
            ("4S JK 9H", 1, "Play another 4♠, or draw 16."),
        ],
    )
    @pytest.mark.clause("JD-13", "JD-14", "JD-16")
    def test_a_four_of_spades_is_answered_with_what_the_hand_has(
        self, cards: str, by: int, asked: str
    ) -> None:
        text = f"seat 1: {cards}; {OTHERS}; {FOUR_LIES}"
        assert prompt(answering(text, count=2, owing=fours, by=by)) == asked

    @pytest.mark.clause("JD-11", "JD-15")
    def test_several_are_answered_one_by_one(self) -> None:
        text = f"seat 1: 2S 5C 9H; {OTHERS}; pile 1: 2H; pile 2: QD; pile 3: 2C"
        state = twos(twos(position(text), 1, count=1, by=2), 3, count=1, by=2)
        start_turn(state, 0)
        assert prompt(state) == "Answer both 2s, or draw 4."
        mixed = fours(twos(position(text.replace("2C", "4S")), 1, count=1, by=2), 3, count=1, by=2)
        start_turn(mixed, 0)
        assert prompt(mixed) == "Answer each 2 and 4♠, or draw 6."

    @pytest.mark.clause("JD-20")
    def test_a_cover_is_played_or_drawn_for(self) -> None:
        state = position(f"seat 1: KD 9D 9S; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C")
        apply(state, 0, lay(state, "KD", 1))
        assert prompt(state) == "Cover the K♦ with a diamond or an 8, or draw."
        assert prompt(state, seat=2) == "Ben has to cover the K♦."
        state = position(f"seat 1: KD 9C 9S; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C")
        apply(state, 0, lay(state, "KD", 1))
        assert prompt(state) == "You can't cover the K♦. Draw a card."

    @pytest.mark.clause("JD-17")
    def test_a_suit_is_named(self) -> None:
        state = position(f"seat 1: 8H 9S 9D; {OTHERS}; {PILES_LIE}")
        apply(state, 0, lay(state, "8H", 2))
        assert prompt(state) == "Name a suit for the 8♥."
        assert prompt(state, seat=2) == "Ben is naming a suit."

    @pytest.mark.clause("JD-7", "JD-8")
    def test_one_card_left_asks_for_a_knock(self) -> None:
        state = one_card_left("seat 1: 9S 3D")
        assert prompt(state) == "One card left. Knock, or you can't go out."
        assert prompt(state, seat=2) == "Ben has one card left."
        do(state, Knock())
        assert prompt(state) == "Play your last card and you're out."

    @pytest.mark.clause("JD-7")
    def test_a_card_that_fits_nothing_is_hardly_worth_a_knock(self) -> None:
        state = one_card_left("seat 1: 9S 9H")
        assert prompt(state) == "One card left, but it doesn't fit. Knock anyway?"
        assert previewed(state, Knock()) == "You have to draw, and then the knock is off."
        assert previewed(state, GoOnWithoutKnocking()) == "You have to draw anyway."
        assert prompt(state, seat=2) == "Ben has one card left.", "others are not told"

    @pytest.mark.parametrize(
        ("seats", "asked", "buttons"),
        [
            (3, "Reverse the direction of play?", ["Reverse", "Leave it"]),
            (2, "With two players, the direction makes no difference.", ["Continue", "Continue"]),
        ],
    )
    @pytest.mark.clause("JD-18")
    def test_the_direction(self, seats: int, asked: str, buttons: list[str]) -> None:
        state = position(f"seat 1: 9H 9S; seat 2: 5H; {PILES_LIE}", seats=seats)
        state.phase = Reversing()
        gestures = [WORDS.gesture(view(state, 0), action) for action in (Reverse(), KeepDirection())]
        assert prompt(state) == asked
        assert [gesture.label for gesture in gestures if isinstance(gesture, Press)] == buttons

    @pytest.mark.clause("JD-28", "JD-30")
    def test_a_pile_is_picked_up_and_played(self) -> None:
        state = position(FREE.replace("9D", "KD"), free_pile=True)
        assert prompt(state) == "Play a card on each pile, or pick up a pile."
        apply(state, 0, TakeUp(0))
        assert prompt(state) == "Play the 2 cards you picked up, or give up."
        assert prompt(state, seat=2) == "Ben picked up a pile and is playing it."
        apply(state, 0, lay(state, "7S", 2))
        assert prompt(state) == "Play the last card you picked up, or give up."
        hopeless = position(FREE.replace("6S 7S", "KD"), free_pile=True)
        hopeless.table.piles[PILES[1]] = hopeless.table.piles[PILES[2]][:]
        apply(hopeless, 0, TakeUp(0))
        assert prompt(hopeless) == "None of the rest fits. Give up."


@pytest.mark.parametrize(
    ("stock", "button", "promise", "lines"),
    [
        ("", "End turn", "There's nothing to draw. Your turn ends.", ["none left"]),
        (
            "4C",
            "Draw 1",
            "You draw the last card, and your turn ends.",
            ["only 1 is left", "You draw the 4♣."],
        ),
    ],
)
@pytest.mark.clause("JD-11", "JD-12")
def test_no_more_is_drawn_than_there_is(stock: str, button: str, promise: str, lines: list[str]) -> None:
    text = f"seat 1: 9S 9H 9D; seat 2: 5H; {TWO_LIES}; {NO_STOCK}; stock: {stock}"
    state = answering(text, count=3)
    gesture = WORDS.gesture(view(state, 0), Take())
    assert isinstance(gesture, Press) and gesture.label == button
    assert previewed(state, Take()) == promise
    heard = told(state, Take())
    assert heard[0].startswith("That costs you 6 cards, but ")
    assert all(line in said for line, said in zip(lines, heard, strict=True))


class TestPreviews:
    """An action shows what it does before it is done."""

    @pytest.mark.parametrize(
        ("code", "pile", "promise"),
        [
            ("2S", 1, "The next player answers, or draws 2."),
            ("4S", 1, "The next player answers, or draws 4."),
            ("8H", 2, "You name a suit."),
            ("10S", 1, "You can reverse the direction after your turn."),
            ("AS", 1, "It skips a player after your turn."),
            ("3D", 3, "A 3 on a 3."),
            ("3D", 2, "A diamond on a diamond."),
            ("QS", 2, "A queen on a queen."),
        ],
    )
    @pytest.mark.clause("JD-4", "JD-10", "JD-13", "JD-17", "JD-18", "JD-19")
    def test_what_a_card_does_or_why_it_fits(self, code: str, pile: int, promise: str) -> None:
        state = position(f"seat 1: 2S 4S 8H 10S AS 3D QS; {OTHERS}; {PILES_LIE}")
        assert previewed(state, lay(state, code, pile)) == promise

    @pytest.mark.clause("JD-19")
    def test_an_ace_for_two_gives_the_turn_back(self) -> None:
        state = position(f"seat 1: AS 9H 9C; seat 2: 5H; {PILES_LIE}", seats=2)
        assert previewed(state, lay(state, "AS", 1)) == "You play again."

    @pytest.mark.clause("JD-7", "JD-8", "JD-9")
    def test_the_last_cards(self) -> None:
        state = position(f"seat 1: 9S 3H; {OTHERS}; {PILES_LIE}")
        assert previewed(state, lay(state, "9S", 1)) == "A spade on a spade. Then you have one card left."
        apply(state, 0, lay(state, "9S", 1))
        assert previewed(state, Knock()) == "Everyone hears it. Play that card and you're out."
        assert previewed(state, GoOnWithoutKnocking()) == "You can't go out on that card."
        apply(state, 0, GoOnWithoutKnocking())
        assert previewed(state, lay(state, "3H", 3)) == "A 3 on a 3. You haven't knocked, so you're not out."
        state.knocked = 1
        assert previewed(state, lay(state, "3H", 3)) == "Your last card. You go out!"

    @pytest.mark.clause("JD-13", "JD-14")
    def test_a_joker_and_its_price(self) -> None:
        state = answering(f"seat 1: 4S JK 9H 9D; {OTHERS}; {FOUR_LIES}", count=2, owing=fours)
        assert previewed(state, lay(state, "JK", 1)) == "It kills the pile, and you draw 4."
        assert previewed(state, lay(state, "4S", 1)) == "The next player answers, or draws 36."

    @pytest.mark.parametrize(
        ("hand", "rest", "promise"),
        [
            ("KD 9D 9S", "", "Then cover it with a diamond or an 8."),
            ("KD 9C 9S", "", "You can't cover it, so you'd have to draw."),
            ("KD 9S 9S", NO_STOCK, "You can't cover it, so it stays as it is."),
        ],
    )
    @pytest.mark.clause("JD-20")
    def test_a_king_needs_a_cover(self, hand: str, rest: str, promise: str) -> None:
        state = position(
            f"seat 1: {hand}; seat 2: 5H; pile 1: 3D; pile 2: QS; pile 3: 3C{rest and '; '}{rest}"
        )
        assert previewed(state, lay(state, "KD", 1)) == promise

    @pytest.mark.clause("JD-25", "JD-27")
    def test_a_third_ace_and_a_three_of_diamonds(self) -> None:
        text = "seat 1: 3D AS 9H; seat 2: 5H; seat 3: 5D; pile 1: 3S 7S; pile 2: KD AD; pile 3: 3C AC"
        state = position(text, aces=True, switching=True)
        assert previewed(state, lay(state, "AS", 1)) == "The piles go back into the draw pile."
        assert previewed(state, lay(state, "AS", 2)) == "It skips a player after your turn."
        assert previewed(state, lay(state, "3D", 2)) == "Everyone passes their hand on."

    @pytest.mark.clause("JD-28", "JD-29", "JD-30")
    def test_a_picked_up_pile(self) -> None:
        state = position(FREE.replace("6S 7S", "6S 2S"), free_pile=True)
        assert previewed(state, TakeUp(0)) == "Play its 2 cards on the other piles."
        apply(state, 0, TakeUp(0))
        assert previewed(state, lay(state, "2S", 2)) == "A spade on a spade. It does nothing this time."
        assert previewed(state, GiveUp()) == "You keep 2 cards and pay 8 points now. Your turn ends."
        apply(state, 0, lay(state, "2S", 2))
        apply(state, 0, lay(state, "6S", 2))
        assert previewed(state, lay(state, "9D", 1)) == "The 9♦ starts a new pile."

    @pytest.mark.parametrize(
        ("points", "question"),
        [
            (0, "This usually loses the match. The deal stops, every hand counts, and yours costs you 102."),
            (
                10,
                "This usually loses the match. The deal stops, every hand counts, and yours costs you 102. "
                "That takes you to 105 or more, which ends the match. Highest score loses.",
            ),
        ],
    )
    @pytest.mark.clause("JD-22", "JD-24")
    def test_showing_jokers_asks_with_what_it_costs(self, points: int, question: str) -> None:
        state = position(f"seat 1: JK JK 2D; {OTHERS}; {PILES_LIE}")
        state.totals = (points, 0, 0)
        assert WORDS.gesture(view(state, 0), ShowJokers()) == Press("Show jokers", "J", question)


@pytest.mark.parametrize(
    ("action", "order"),
    [
        (Draw(), "draw a card"),
        (Knock(), "knock"),
        (GoOnWithoutKnocking(), "don't knock"),
        (ShowJokers(), "show your jokers"),
        (TakeUp(1), "pick up pile 2"),
        (GiveUp(), "give up the rest"),
        (Stop(), "end your turn"),
    ],
)
def test_an_action_is_told_as_an_order(action: Action, order: str) -> None:
    assert WORDS.order(view(position(f"seat 1: 9S 3D; {OTHERS}; {PILES_LIE}"), 0), action) == order


@pytest.mark.clause("JD-4")
def test_an_order_to_play_names_card_and_pile() -> None:
    state = position(f"seat 1: 9S JK; {OTHERS}; {PILES_LIE}")
    assert WORDS.order(view(state, 0), lay(state, "9S", 1)) == "play the 9♠ on the 7♠"


@pytest.mark.clause("JD-4", "JD-10", "JD-17", "JD-20")
def test_under_each_pile_stands_what_matters_there() -> None:
    state = position(f"seat 1: 9S 9C 4H KC; {OTHERS}; pile 1: 7S; pile 2: 8D; pile 3: 3C")
    state.named = (None, HEARTS, None)
    apply(state, 0, lay(state, "9S", 1))
    assert [WORDS.caption(view(state, 0), place) for place in PILES[:3]] == ["done", "♥ or 8", "play here"]
    apply(state, 0, lay(state, "KC", 3))
    assert WORDS.caption(view(state, 0), PILES[2]) == "cover it"
    struck = answering(f"seat 1: 9S 9H; {OTHERS}; {TWO_LIES}", count=2)
    assert WORDS.caption(view(struck, 0), PILES[0]) == "answer or draw 4"
    assert WORDS.count(view(struck, 0), STOCK) == 95
    assert WORDS.count(view(struck, 0), PILES[0]) is None


class TestLog:
    """The log says what happened, who did it, and to whom."""

    @pytest.mark.parametrize(
        ("event", "words", "hits"),
        [
            (DealStarted(1, 0), "Deal 1: you deal. Jo starts.", ()),
            (DealStarted(3, 1), "Deal 3: Mara deals. You start.", ()),
            (ToAnswer(0, 1, 2), "Mara makes you answer or draw 2 cards.", (0,)),
            (ToAnswer(2, 0, 4), "You make Jo answer or draw 4 cards.", (2,)),
            (ToAnswer(0, 0, 4), "Your own card comes back at you. Answer it, or draw 4 cards.", (0,)),
            (PenaltyTaken(0, 4, 4), "That costs you 4 cards.", (0,)),
            (PenaltyTaken(1, 4, 2), "That costs Mara 4 cards, but only 2 are left.", (1,)),
            (SeatsSkipped((1,), 2), "Jo's ace skips Mara.", (1,)),
            (SeatsSkipped((0,), 1), "Mara's ace skips you.", (0,)),
            (SeatsSkipped((2, 1), 0), "Your 2 aces skip Jo and Mara.", (1, 2)),
            (SeatsSkipped((1, 0), 2), "Jo's 2 aces skip you and Mara.", (0, 1)),
            (Reversed(1, 1), "Mara reverses the direction. Play now goes clockwise.", ()),
            (PileKilled(1, 0), "Mara kills pile 1 with a joker.", ()),
            (WentOnWithoutKnocking(1), "Mara has one card left and doesn't knock.", ()),
            (KnockLost(0), "You have more cards again, so your knock is off.", ()),
            (NobodyPlayed(), "Nobody played a card, and there's nothing to draw. The deal stops.", ()),
            (TurnsRanOut(), f"That's {TURN_LIMIT:,} turns. The deal stops.", ()),
        ],
    )
    @pytest.mark.clause("JD-3", "JD-6", "JD-7", "JD-10", "JD-12", "JD-13", "JD-18", "JD-19")
    def test_what_happens_is_told(self, event: Event, words: str, hits: tuple[int, ...]) -> None:
        seen = view(position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}"), 0)
        line = WORDS.narrate(event, seen, CAST)
        assert line is not None and (line.words, tuple(sorted(line.hits))) == (words, hits)

    @pytest.mark.clause("JD-5")
    def test_cards_another_draws_in_a_row_can_be_told_as_one_line(self) -> None:
        state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
        line = WORDS.narrate(Moved(None, STOCK, state.rules.hands[1]), view(state, 0), CAST)
        assert line is not None and line.repeated.format(count=3) == "Mara draws 3 cards."

    @pytest.mark.clause("JD-28", "JD-30")
    def test_a_pile_picked_up_and_played(self) -> None:
        state = position(FREE, free_pile=True)
        assert told(state, TakeUp(0)) == ["You pick up pile 1 with 2 cards."]
        assert told(state, lay(state, "7S", 2)) == ["You play the 7♠ on pile 2."]
        assert told(state, GiveUp())[0] == "You give up with 1 card left and pay 6 points."

    @pytest.mark.clause("JD-2")
    def test_of_the_cards_turned_up_only_a_joker_is_told(self) -> None:
        """The last line told is then who deals and who starts."""
        joker = "A joker can't start a pile. Another card is turned up."
        met = 0
        for seed in range(60):
            state = JOKERS_OF_DEATH.deal(JOKERS_OF_DEATH.options(), 3, seed)
            events = state.table.events or []
            lines = [WORDS.narrate(event, view(state, None), Cast(NAMES[:3])) for event in events]
            first, *others = [line.words for line in lines if line and " draws " not in line.words]
            assert first.startswith("Deal 1: ") and set(others) <= {joker}
            met += len(others)
        assert met

    @pytest.mark.clause("JD-22", "JD-26")
    def test_how_many_jokers_were_shown(self) -> None:
        state = position(
            "seat 1: JK JK JK; pile 1: 7S; pile 2: QD; pile 3: 3C; pile 4: 3D; pile 5: 5D",
            seats=4,
            five_piles=True,
        )
        assert told(state, ShowJokers())[0] == "You show 3 jokers. The deal stops."


@pytest.mark.clause("JD-7")
def test_a_knock_that_stands_is_seen_beside_that_name_alone() -> None:
    state = position(f"seat 1: 9S QH; {OTHERS}; {PILES_LIE}")
    state.knocked = 0b010
    seen = view(state, 0)
    assert [piece.where for piece in WORDS.pieces(seen) if piece.art == "knock"] == [BySeat(1)]
