"""The line of what happened is told in fewer words before anything of it is left out."""

from game.sentences import joined
from scenes.table.news import tellings

NAMES = ("Mara", "Azra", "Cinder")
LINES = (
    "You discard 4♥.",
    "You draw 5♠.",
    "Azra discards 6♦.",
    "Azra draws a card.",
    "You are skipped: an ace.",
)


def test_two_short_sentences_about_one_player_become_one() -> None:
    assert joined(LINES, NAMES) == [
        "You discard 4♥ and draw 5♠.",
        "Azra discards 6♦ and draws a card.",
        "You are skipped: an ace.",
    ]


def test_cards_drawn_in_a_row_are_counted_and_not_told_one_by_one() -> None:
    lines = ["Azra owes 10 cards.", *["Azra draws a card."] * 10, "Cinder draws a card."]
    told = tellings(lines, NAMES)
    assert told[0] == "Azra owes 10 cards. Azra draws 10 cards. Cinder draws a card."
    assert not [words for words in told if words.count("Azra draws") > 1]


def test_the_same_thing_done_twice_is_said_with_one_verb() -> None:
    assert joined(["Azra plays 9♥ on pile 1.", "Azra plays A♦ on pile 3."], NAMES) == [
        "Azra plays 9♥ on pile 1 and A♦ on pile 3."
    ]


def test_a_sentence_that_has_parts_already_is_left_as_it_is() -> None:
    lines = ["Azra takes the joker: 20 points.", "Azra draws a card.", "Azra knocks.", "Azra passes."]
    assert joined(lines, NAMES) == [lines[0], "Azra draws a card and knocks.", lines[3]]
    assert joined(["You are skipped.", "You draw 5♠."], NAMES) == ["You are skipped.", "You draw 5♠."]


def test_everything_is_told_shorter_before_the_oldest_is_left_out() -> None:
    full, short, *rest = tellings(LINES, NAMES)
    assert full == " ".join(LINES)
    assert short == "You discard 4♥ and draw 5♠. Azra discards 6♦ and draws a card. You are skipped: an ace."
    assert rest == [short.partition(". ")[2], LINES[-1]]


def test_what_was_done_to_the_viewer_is_told_to_the_last() -> None:
    lines = (LINES[-1], "Azra lays 7♦.", "Cinder draws a card.")
    assert all(words.startswith(LINES[-1]) for words in tellings(lines, NAMES))
