"""What a hint says: true of its own figures, and how sure they are."""

from dataclasses import replace
from itertools import accumulate
from random import Random

import pytest

from engine.lettering import halved
from game.devil.actions import Discard
from game.devil.cards import DECK_440
from game.devil.game import DEVIL
from game.devil.imagining import view
from game.devil.rules import apply
from game.evil_deal.actions import PlayCard
from game.evil_deal.cards import DECK as EVIL_DECK
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.imagining import view as evil_view
from game.hell_is_hungry.actions import PlaceReaper
from game.hell_is_hungry.cards import deck as hell_deck
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.imagining import view as hell_view
from game.minds.search import Option
from game.sentences import Cast
from scenes.table.advice import ENOUGH, advised, figures, named, sorted_by_sense
from scenes.table.picker import Picker, picker
from tests.conformance.tables import Setting, samples
from tests.game.devil.positions import position
from tests.game.evil_deal.positions import card, play
from tests.game.evil_deal.positions import position as evil_position
from tests.game.hell_is_hungry.positions import started

TWO, EIGHT = (DECK_440.cards(code)[0] for code in ("2", "8"))


def asked() -> Picker:
    """A 7 lies, and a 2 and an 8 fit it."""
    state = position("seat 1: 2 8 1; seat 2: 3; seat 3: 3; discards: 7")
    return picker(DEVIL, view(state, 0), DECK_440)


def options(first: tuple[float, float], second: tuple[float, float], deals: int = 60) -> list[Option]:
    """The 8 is advised, then the 2: how often each wins, and by how much it is ahead."""
    return [Option(Discard(card), deals, 0.5, *fared) for card, fared in ((EIGHT, first), (TWO, second))]


def answering(hand: str) -> Picker:
    """A 5♠ is led, which any card of the hand takes."""
    state = evil_position(f"seat 1: 5S; seat 2: {hand}; trumps 1: 2H 3D; trumps 2: 2C 3S; exchange: 2")
    play(state, "5S")
    return picker(EVIL_DEAL, evil_view(state, 1), EVIL_DECK)


def test_advice_is_a_sentence_with_its_reason() -> None:
    assert (
        advised(asked(), options((0.6, 3.0), (0.4, -2.0)), Discard(TWO))
        == "8: it takes 8 points out of your hand; 2 does about as well."
    )


def test_a_reason_that_speaks_for_others_too_says_so() -> None:
    for held, best, instead in (("6S 9S", "6S", "9♠"), ("6S 9S 10S QS", "QS", "9♠ or 10♠")):
        hand = answering(held)
        option = Option(PlayCard(card(best)), 60, 0.5, 0.6, 3.0)
        told = advised(hand, [option], option.action)
        assert told.startswith(f"{EVIL_DECK.text(card(best))}: whatever is played takes the exchange")
        assert told.endswith(f"; it is the same with {instead} instead.")
        lagging = [option, Option(PlayCard(card("9S")), 12, 0.49, 0.6, 3.0)]
        assert "9♠" not in advised(hand, lagging, option.action), "tried no more, as it lagged"


def test_a_reason_that_speaks_for_many_names_none_of_them() -> None:
    state = evil_position(
        "seat 1: 5S; seat 2: 6S 9S 10S JS QS; trumps 1: 2H 3D; trumps 2: 2C 3S; exchange: 2"
    )
    play(state, "5S")
    hand = picker(EVIL_DEAL, evil_view(state, 1), EVIL_DECK)
    option = Option(PlayCard(card("QS")), 60, 0.5, 0.6, 3.0)
    told = advised(hand, [option], option.action)
    assert told.startswith("Q♠: whatever is played takes the exchange") and "the same" not in told


def test_of_what_can_hardly_be_told_apart_that_which_has_a_reason_is_advised() -> None:
    """The king is worth more than the 9; nothing speaks for the 9 but how imagined deals came out."""
    state = started("seat 1: AH 4H; seat 2: 4S; pile 1: 5S; pile 3: 9S; pile 5: 6S", PlaceReaper(1))
    asked = picker(HELL_IS_HUNGRY, hell_view(state, 0), hell_deck(2))
    silent = [each for each in asked.view.legal if not HELL_IS_HUNGRY.words.reason(asked.view, each)]
    told = [each for each in asked.view.legal if HELL_IS_HUNGRY.words.reason(asked.view, each)]
    for promise, first in ((0.49, told[0]), (0.4, silent[0])):
        weighed = [Option(silent[0], 60, 0.5, 0.5, 1.0), Option(told[0], 60, promise, 0.5, 0.0)]
        assert sorted_by_sense(asked, weighed, silent[0])[0].action == first


def test_of_what_can_hardly_be_told_apart_the_usual_is_advised() -> None:
    """So what was advised as the way to a battle is followed by that battle."""
    hand = answering("6S 9S QS")
    weighed = [Option(PlayCard(card(code)), 60, 0.5, 0.6, 3.0) for code in ("QS", "9S", "6S")]
    for option in weighed:
        assert sorted_by_sense(hand, weighed, option.action)[0] == option


def test_what_never_comes_out_first_gives_way_to_what_sometimes_does_for_as_many_points() -> None:
    hand = answering("6S 9S QS")
    never, sometimes, less = (
        Option(PlayCard(card(code)), 60, *fared)
        for code, fared in (
            ("6S", (0.344, 0.002, -97.0)),
            ("9S", (0.343, 0.04, -97.0)),
            ("QS", (0.33, 0.04, -99.0)),
        )
    )
    options = sorted_by_sense(hand, [never, sometimes], never.action)
    assert options[0] == sometimes
    assert "6♠" not in advised(hand, options, never.action), "nor is it said to do as well"
    assert sorted_by_sense(hand, [never, less], never.action)[0] == never, "its points speak for it"
    rare = replace(sometimes, won=0.01)
    assert sorted_by_sense(hand, [never, rare], never.action)[0] == never, "nearly as seldom"


def test_where_no_reason_is_known_the_figures_that_speak_for_it_are_told() -> None:
    """No "best" without saying how much better, and against what."""
    state = started("seat 1: AH 4H; seat 2: 4S; pile 1: 5S; pile 3: 9S; pile 5: 6S", PlaceReaper(1))
    asked = picker(HELL_IS_HUNGRY, hell_view(state, 0), hell_deck(2))
    silent = next(each for each in asked.view.legal if not HELL_IS_HUNGRY.words.reason(asked.view, each))
    other = next(each for each in asked.view.legal if each != silent)
    name, rival = (named(asked, action) for action in (silent, other))
    begins = f"{name[0].upper()}{name[1:]}: "
    weighed = [Option(silent, 60, 0.6, 0.6, 8.0), Option(other, 60, 0.4, 0.4, -3.0)]
    told = "in 60 imagined deals it left you 8 points ahead on average"
    assert advised(asked, weighed, other) == f"{begins}{told}, against 3 behind with {rival}."
    usual = "it is what an experienced player would do here"
    even = [weighed[0], Option(other, 60, 0.4, 0.4, 8.0)]
    assert advised(asked, even, other) == f"{begins}{told}.", "no better by the figures"
    assert advised(asked, even, silent) == f"{begins}{usual}; {told}."


def test_a_button_is_not_said_to_be_as_good_as_another() -> None:
    """To end a deal and to go on are told by the same figures, which speak for one of them."""
    state = position("seat 1: S1 8 1; seat 2: 3; seat 3: 3; discards: 8")
    apply(state, 0, Discard(DECK_440.cards("S1")[0]))
    hand = picker(DEVIL, view(state, 0), DECK_440)
    told = [advised(hand, [Option(action, 60, 0.5, 0.6, 3.0)], action) for action in hand.view.legal]
    assert len(told) == 2 and not any("the same goes for" in words for words in told)


def test_figures_name_who_wins_how_often_and_by_how_much() -> None:
    told = figures(asked(), options((0.6, 3.0), (0.4, -12.0)), Discard(EIGHT))
    assert told == (
        "8: this deal was imagined to its end 60 times. You came out first in 60%, "
        "on average 3 points ahead of the others.\n2: 40%, 12 behind."
    )


def test_what_fares_much_worse_is_not_said_to_do_as_well() -> None:
    good, bad = options((0.6, 3.0), (0.4, -2.0))
    worse = replace(bad, expected=0.46)
    assert advised(asked(), [good, worse], good.action) == "8: it takes 8 points out of your hand."
    unsure = replace(bad, visits=9)
    assert advised(asked(), [good, unsure], good.action) == "8: it takes 8 points out of your hand."


def test_figures_tell_who_one_is_ahead_of() -> None:
    state = started("seat 1: AH 4H; seat 2: 4S; pile 1: 5S; pile 3: 9S; pile 5: 6S", PlaceReaper(1))
    of_two = picker(HELL_IS_HUNGRY, hell_view(state, 0), hell_deck(2))
    for lead, told in (
        (8.0, "8 points ahead of"),
        (-8.0, "8 points behind"),
        (1.0, "1 point ahead of"),
        (0.0, "level with"),
    ):
        option = Option(of_two.view.legal[0], 60, 0.5, 0.5, lead)
        assert figures(of_two, [option], option.action).endswith(f"{told} the other.")
        option = Option(Discard(EIGHT), 60, 0.5, 0.5, lead)
        assert figures(asked(), [option], option.action).endswith(f"{told} the others.")


@pytest.mark.parametrize(
    ("first", "second", "usual", "why"),
    [
        ((0.4, 1.0), (0.41, 2.0), EIGHT, "so it is what an experienced player would do."),
        ((0.4, 3.0), (0.41, 2.0), EIGHT, "does best on average"),
        ((0.4, 3.0), (0.41, 2.0), TWO, "does best on average"),
        ((0.4, 1.0), (0.41, 2.0), TWO, "Too close to tell apart."),
        ((0.4, 1.0), (0.4, 1.0), EIGHT, "They come out alike."),
        ((0.401, 1.01), (0.404, 1.0), EIGHT, "They come out alike."),
    ],
)
def test_advice_that_is_not_first_by_the_figures_says_why(
    first: tuple[float, float], second: tuple[float, float], usual: int, why: str
) -> None:
    assert why in figures(asked(), options(first, second), Discard(usual)).partition("\n")[2]


def test_too_few_deals_give_no_figures_but_what_the_policy_would_do_and_why() -> None:
    few = options((0.6, 3.0), (0.4, -2.0), deals=9)
    assert advised(asked(), few, Discard(TWO)).startswith("2: ")
    told = figures(asked(), few, Discard(TWO))
    assert (
        told
        == "2: it is what an experienced player would do here. The time for a hint was too short to compare moves: the settings give it more."
    )
    assert not any(figure in told for figure in "%9")


def test_figures_name_whoever_they_are_told_of() -> None:
    fared = options((0.6, 3.0), (0.4, -2.0))
    assert " You came out first in 60%" in figures(asked(), fared, Discard(EIGHT))
    assert " Otto came out first in 60%" in figures(asked(), fared, Discard(EIGHT), "Otto")


def whole(words: str) -> bool:
    """Whether every bracket that opens closes, in this order."""
    deep = list(accumulate((letter == "(") - (letter == ")") for letter in words))
    return min(deep, default=0) >= 0 and deep[-1:] in ([], [0])


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_no_hint_is_parted_within_brackets(setting: Setting) -> None:
    """Nor any refusal, preview or prompt."""
    match, random, said = setting.match(1), Random(1), set[str]()
    for _ in range(30):
        if match.to_move is None:
            break
        choices = picker(setting.game, match.view(match.to_move), match.deck)
        words, usual = setting.game.words, choices.view.legal[0]
        for action in choices.view.legal[:12]:
            option = Option(action, ENOUGH, 0.5, 0.5, 1.0)
            said |= {advised(choices, [option], usual), figures(choices, [option], usual)}
            said.add(words.preview(choices.view, action))
        said |= {words.prompt(choices.view, Cast(tuple("ABCDEFGH"), match.to_move))}
        match.play(match.to_move, random.choice(choices.view.legal))
    lines = {line for each in said for line in each.split("\n")}
    assert all(whole(part) for line in lines for part in (line, *halved(line)))
