"""Texts of Jokers of Death: prompts, previews, captions, the log, accounts, explanations."""

import pytest

from game.contract.table import BySeat, Effect, Occasion, OnPlace, Press
from game.contract.words import Aim, Tally
from game.events import DealEnded, DealStarted, Event, Moved
from game.jokers_of_death.actions import (
    GiveUp,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    Reverse,
    ShowJokers,
    Take,
    TakeUp,
)
from game.jokers_of_death.events import (
    JokersShown,
    KnockLost,
    NobodyPlayed,
    PenaltyTaken,
    PileKilled,
    Reversed,
    SeatsSkipped,
    ToAnswer,
    TurnsRanOut,
    WentOnWithoutKnocking,
    WentOut,
)
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.position import (
    DONE,
    PILES,
    STOCK,
    Answering,
    Covering,
    Knocking,
    Naming,
    Phase,
    Playing,
    Reversing,
    State,
)
from game.jokers_of_death.rules import apply
from game.jokers_of_death.turns import TURN_LIMIT, start_turn
from game.jokers_of_death.view import view
from game.sentences import Cast
from tests.game.feats import deals
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

    @pytest.mark.clause("JD-4")
    def test_two_piles_that_look_alike_are_told_by_their_numbers(self) -> None:
        state = position(f"seat 1: 9S 9C 4H; {OTHERS}; pile 1: 7S; pile 2: 3C; pile 3: 7S")
        apply(state, 0, lay(state, "9C", 2))
        assert prompt(state) == "Play on pile 1 and pile 3."

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
            (3, "Reverse the direction of play?", ["Reverse", "Don't reverse"]),
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

    @pytest.mark.parametrize(
        ("phase", "told"),
        [
            (Answering(1, 0), "Ben has to answer, or draw 2."),
            (Covering(0, 0), "Ben has to cover the 7♠."),
            (Naming(0, DONE), "Ben is naming a suit."),
            (Reversing(), "Ben can reverse the direction."),
            (Knocking(DONE), "Ben has one card left."),
            (Playing(0b111, True), "Ben's move."),
        ],
    )
    @pytest.mark.clause("JD-7", "JD-10", "JD-17", "JD-18", "JD-20")
    def test_the_others_are_told_what_they_wait_for(self, phase: Phase, told: str) -> None:
        state = twos(position(f"seat 1: 9S 9H; {OTHERS}; {PILES_LIE}"), 1, count=1, by=2)
        state.phase = phase
        assert prompt(state, seat=2) == told

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
        assert previewed(state, lay(state, "4S", 1)) == "The next player must answer or draw 36."

    @pytest.mark.clause("JD-25", "JD-27")
    def test_a_third_ace_and_a_three_of_diamonds(self) -> None:
        text = "seat 1: 3D AS 9H; seat 2: 5H; seat 3: 5D; pile 1: 3S 7S; pile 2: KD AD; pile 3: 3C AC"
        state = position(text, aces=True, switching=True)
        assert (
            previewed(state, lay(state, "AS", 1))
            == "All the cards under the aces go back into the draw pile."
        )
        assert previewed(state, lay(state, "AS", 2)) == "It skips a player after your turn."
        assert previewed(state, lay(state, "3D", 2)) == "Everyone passes their hand on."

    @pytest.mark.parametrize(
        ("points", "question"),
        [
            (0, "The deal stops, and everyone adds up their cards. Your hand costs 102. That rarely pays."),
            (
                10,
                "The deal stops, and everyone adds up their cards. Your hand costs 102, which takes you to 112. "
                "You'd almost surely lose the match.",
            ),
        ],
    )
    @pytest.mark.clause("JD-22", "JD-24")
    def test_showing_jokers_asks_with_what_it_costs(self, points: int, question: str) -> None:
        state = position(f"seat 1: JK JK 2D; {OTHERS}; {PILES_LIE}")
        state.totals = (points, 0, 0)
        press = WORDS.gesture(view(state, 0), ShowJokers())
        assert press == Press("Show jokers", "J", question, no="Keep playing", risky=True)


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
            (ToAnswer(0, 1, 2), "You must answer or draw 2.", (0,)),
            (ToAnswer(2, 0, 4), "Jo must answer or draw 4.", (2,)),
            (ToAnswer(0, 0, 4), "You must answer your own card or draw 4.", (0,)),
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
        assert told(state, TakeUp(0)) == ["You pick up pile 1. That's 2 cards."]
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


@pytest.mark.clause("JD-13")
def test_a_killed_pile_has_a_grave() -> None:
    state = position(f"seat 1: 9S QH; {OTHERS}; {PILES_LIE}")
    state.live = 0b101
    graves = [piece.where for piece in WORDS.pieces(view(state, 0)) if piece.art == "tombstone"]
    assert graves == [OnPlace(PILES[1])]


YOU = Cast(NAMES[:3], 0)


def account(state: State, cast: Cast = YOU) -> tuple[str, str, str, list[str]]:
    """Return the account of the deal that just ended: two sentences, the clause, the sums."""
    events = state.table.events or []
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = WORDS.account(events[: end + 1], view(state, 0), cast)
    assert told is not None
    return told.ended, told.rule, told.clause, [str(row.sum) for row in told.rows]


@pytest.mark.clause("JD-24")
def test_the_aim_says_what_counts_and_who_leads() -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
    state.totals = (42, 30, 50)
    race = "Mara is winning, 30 to your 42"
    assert WORDS.aim(view(state, 0), CAST) == Aim("Lowest score wins", "ends at 105", race)


@pytest.mark.clause("JD-3", "JD-24")
def test_a_player_is_told_with_points_and_the_deal() -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
    state.dealer, state.totals = 1, (1, 30, 0)
    tallies = [WORDS.tally(view(state, 0), seat) for seat in range(3)]
    assert tallies == [Tally("1 point"), Tally("30 points", marks=("dealer",)), Tally("0 points")]


@pytest.mark.clause("JD-4", "JD-7", "JD-10")
def test_three_lines_open_the_game() -> None:
    lines = WORDS.opening(view(position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}"), 0))
    assert [len(line.cards) for line in lines] == [4, 4, 1]


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("switching", "On a 3♦ everyone passes their hand on."),
        ("aces", "With an ace on every pile, the cards under them go back into the draw pile."),
        ("free_pile", "You can pick up a whole pile and play it on the others."),
    ],
)
@pytest.mark.clause("JD-25", "JD-27", "JD-28")
def test_a_variant_adds_a_line(option: str, told: str) -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}", **{option: True})
    assert WORDS.opening(view(state, 0))[3].words == told


@pytest.mark.clause("JD-8", "JD-23", "JD-30")
def test_going_out_is_accounted_for() -> None:
    state = position("seat 1: 9S; seat 2: 5H AC; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.knocked, state.prices = 1, (6, 0, 0)
    apply(state, 0, lay(state, "9S", 1))
    assert account(state) == (
        "You went out on the 9♠.",
        "Cards left in hand cost points.",
        "JD-8",
        ["no cards left, + 6 for giving up = 6", "5 + 20 = 25", "5"],
    )
    assert account(state, Cast(NAMES[:3], 1))[0] == "Ben went out on the 9♠."


@pytest.mark.clause("JD-22", "JD-23")
def test_jokers_that_were_shown_are_accounted_for() -> None:
    state = position(f"seat 1: JK JK 2D; {OTHERS}; {PILES_LIE}")
    do(state, ShowJokers())
    assert account(state) == (
        "You showed 2 jokers.",
        "Every hand counts, and a joker costs 50.",
        "JD-22",
        ["50 + 50 + 2 = 102", "5 + 6 + 7 = 18", "5 + 6 + 7 = 18"],
    )


@pytest.mark.clause("JD-10", "JD-19")
def test_whoever_is_hit_sees_by_whom() -> None:
    state = position(f"seat 1: 2S AS 9D 9C; {OTHERS}; pile 1: 7S; pile 2: 9S; pile 3: 3C")
    state.phase = Playing(0b11, False)
    apply(state, 0, lay(state, "2S", 1))
    apply(state, 0, lay(state, "AS", 2))
    events = state.table.events or []
    told = [effect for event in events for effect in WORDS.effects(event, view(state, 0), CAST)]
    assert told == [
        Effect(2, "skipped by an ace", 0, occasion=Occasion.SKIPPED),
        Effect(1, "answer or draw 2", 0, occasion=Occasion.HIT),
    ]


@pytest.mark.clause("JD-13")
def test_a_killed_pile_says_so() -> None:
    state = position(f"seat 1: 9S 9H; {OTHERS}; {PILES_LIE}")
    state.live = 0b110
    told = "A joker killed this pile. It's out until the next deal."
    assert str(WORDS.explain(view(state, 0), OnPlace(PILES[0]), CAST)) == told
    assert WORDS.caption(view(state, 0), PILES[0]) == "killed"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("9S", "Goes on the same suit or the same rank. Left in your hand, it costs 9."),
        ("AS", "It skips a player after your turn. Left in your hand, it costs 20."),
        ("KS", "Cover it at once with its suit or an 8. Left in your hand, it costs 10."),
        (
            "JK",
            "Only goes on a 4♠ that was just played, and kills the pile. "
            "Hold both and you can end the deal, but that rarely pays. Left in your hand, it costs 50.",
        ),
    ],
)
@pytest.mark.clause("JD-16", "JD-19", "JD-20", "JD-22", "JD-23")
def test_a_card_says_what_it_does_and_costs(code: str, told: str) -> None:
    state = position(f"seat 1: {code} 9H; {OTHERS}; {PILES_LIE}")
    card = state.table.piles[state.rules.hands[0]][0]
    assert WORDS.describe(view(state, 0), card) == told


@pytest.mark.parametrize(("seats", "seeds"), [(4, range(6)), (2, range(3))])
@pytest.mark.clause("JD-8", "JD-22")
def test_an_end_that_is_told_of_cost_the_others_so_much(seats: int, seeds: range) -> None:
    met = 0
    for deal in deals(JOKERS_OF_DEATH, seats, seeds):
        for feat in deal.feats:
            (ended,) = (event for event in deal.events if isinstance(event, WentOut | JokersShown))
            others = [points for seat, points in enumerate(deal.points) if seat != feat.seat]
            assert ended.seat == feat.seat and deal.points[feat.seat] < min(others)
            assert sum(others) == feat.size and feat.words.endswith(f" {feat.size}")
            met += 1
    assert met
