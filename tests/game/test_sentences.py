"""Sentences and their parts: who does what, who leads, and things listed, joined, counted and signed."""

from game.sentences import Cast, any_of, how_often, listed, number, opening, plural, signed

CAST = Cast(("Mara", "Otto", "Vera"), 1)
ALL = Cast(("Mara", "Otto", "Vera"))


def test_a_sentence_has_a_form_for_you_and_one_with_a_name() -> None:
    told = [CAST.tell(seat, "You draw 2.", "{name} draws 2.") for seat in range(3)]
    assert told == ["Mara draws 2.", "You draw 2.", "Vera draws 2."]
    assert (CAST.ask(1, "Play a card."), ALL.ask(1, "Play a card.")) == ("Play a card.", "Otto: Play a card.")


def test_the_seat_addressed_is_you_within_a_sentence() -> None:
    assert [CAST.name(seat) for seat in range(3)] == ["Mara", "you", "Vera"]


def test_odds_are_said_as_people_say_them() -> None:
    told = [how_often(chance) for chance in (0.02, 0.12, 0.52, 0.78, 1.0)]
    assert told == [
        "almost never",
        "about 1 time in 10",
        "about half the time",
        "about 4 times in 5",
        "almost every time",
    ]


def test_words_are_listed_as_a_sentence_lists_them() -> None:
    assert [any_of(["a", "b", "c"][:count]) for count in range(4)] == ["", "a", "a or b", "a, b or c"]
    assert [listed(["a", "b", "c"][:count]) for count in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_things_are_counted_and_points_have_their_sign() -> None:
    assert [plural(count, "card") for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [signed(points) for points in (-2, -1, 0, 1, 2)] == ["−2", "−1", "0", "+1", "+2"]
    assert [number(points) for points in (-1, 0, 1)] == ["−1", "0", "1"]


def test_words_begin_a_sentence_or_stand_within_it() -> None:
    assert (opening("it was Otto"), opening("")) == ("It was Otto", "")
