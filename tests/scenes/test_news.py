"""Events since one's last turn are told as fully as there is room for."""

from game.contract.words import LogLine
from scenes.table.talk.event_log import tellings

SKIPPED = LogLine("You miss a turn.", hits=(0,))
DRAWN = LogLine("Azra draws a card.", 1, repeated="Azra draws {count} cards.")
LINES = (LogLine("You play 4♥.", 0), LogLine("Azra plays 6♦.", 1), SKIPPED)


def test_cards_drawn_in_a_row_are_counted_and_not_told_one_by_one() -> None:
    told = tellings([LogLine("Azra owes 10 cards.", 1), *[DRAWN] * 10, LogLine("Cinder passes.", 2)], 0)
    assert told[0] == "Azra owes 10 cards. Azra draws 10 cards. Cinder passes."


def test_what_has_no_sentence_for_several_is_told_each_time() -> None:
    assert tellings([LINES[0]] * 2, 0)[0] == "You play 4♥. You play 4♥."


def test_what_is_longest_ago_is_left_out_first() -> None:
    assert tellings(LINES, 0) == [
        "You play 4♥. Azra plays 6♦. You miss a turn.",
        "Azra plays 6♦. You miss a turn.",
        "You miss a turn.",
    ]


def test_what_was_done_to_the_viewer_is_told_to_the_last() -> None:
    lines = (SKIPPED, LogLine("Azra plays 7♦.", 1), DRAWN)
    assert all(words.startswith("You miss a turn.") for words in tellings(lines, 0))
    assert tellings(lines, None)[-1] == "Azra draws a card.", "it was done to nobody who looks"
