"""Cards that move at the table, and the events that tell of it."""

import pytest

from game.events import Moved, Shuffled
from game.table import PileKind, Place, Sight, Table, mask, masked

PLACES = tuple(Place(PileKind("pile", Sight.EVERYBODY), number=number) for number in range(2))


def test_a_card_is_taken_from_anywhere_in_a_pile() -> None:
    table = Table(PLACES, [[1, 2, 3], [4]], [])
    table.move(2, 0, 1)
    assert table.piles == [[1, 3], [4, 2]]
    assert table.events == [Moved(2, 0, 1)]


def test_a_card_that_is_not_there_is_not_moved() -> None:
    with pytest.raises(ValueError, match="not in list"):
        Table(PLACES, [[1], [4]]).move(4, 0, 1)


def test_the_top_card_is_moved_and_told() -> None:
    table = Table(PLACES, [[1, 2], []], [])
    assert table.move_top(0, 1) == 2
    assert table.piles == [[1], [2]]
    assert table.events == [Moved(2, 0, 1)]
    with pytest.raises(IndexError):
        Table(PLACES, [[], [4]]).move_top(0, 1)


def test_cards_are_dealt_from_the_top_one_after_the_other() -> None:
    places = (*PLACES, Place(PileKind("pile", Sight.EVERYBODY), number=2))
    table = Table(places, [[1, 2, 3, 4], [], [5]], [])
    table.deal(0, [1, 2, 1])
    assert table.piles == [[1], [4, 2], [5, 3]]
    assert table.events == [Moved(4, 0, 1), Moved(3, 0, 2), Moved(2, 0, 1)]
    with pytest.raises(IndexError):
        table.deal(0, [1, 2])


def test_a_whole_pile_keeps_its_order_and_each_card_is_told() -> None:
    table = Table(PLACES, [[1, 2], [4]], [])
    table.move_all(0, 1)
    assert table.piles == [[], [4, 1, 2]]
    assert table.events == [Moved(1, 0, 1), Moved(2, 0, 1)]


def test_nobody_is_told_where_nobody_listens() -> None:
    table = Table(PLACES, [[1, 2, 3], []])
    table.move(1, 0, 1)
    table.move_top(0, 1)
    table.move_all(0, 1)
    table.record(Shuffled, 0)
    assert table.piles == [[], [1, 3, 2]]
    assert table.events is None


def test_an_event_is_made_of_its_facts_when_somebody_listens() -> None:
    table = Table(PLACES, [[1], [4]], [])
    table.record(Shuffled, 1)
    assert table.events == [Shuffled(1)]


UNSEEN = (None, None, None)
WHO_SEES = [
    (Sight.EVERYBODY, {0: (1, 2, 3), 1: (1, 2, 3), None: (1, 2, 3)}),
    (Sight.OWNER, {0: (1, 2, 3), 1: UNSEEN, None: UNSEEN}),
    (Sight.NOBODY, {0: UNSEEN, 1: UNSEEN, None: UNSEEN}),
]


@pytest.mark.parametrize(("sight", "seen"), WHO_SEES, ids=lambda each: getattr(each, "name", ""))
def test_a_pile_is_seen_by_whom_its_kind_says_and_what_comes_and_goes_there_too(
    sight: Sight, seen: dict[int | None, tuple[int | None, ...]]
) -> None:
    """Between it and a pile that nobody sees, so that no other end of the move tells."""
    places = (Place(PileKind("pile", sight), 0), Place(PileKind("hidden", Sight.NOBODY)))
    for seat, pile in seen.items():
        assert masked([[1, 2, 3], [4]], places, seat) == (pile, (None,))
        assert masked([[], [4]], places, seat) == ((), (None,))
        for source, target in ((0, 1), (1, 0)):
            assert mask(Moved(3, source, target), places, seat) == Moved(pile[-1], source, target)


def test_what_nobody_owns_is_no_bystanders() -> None:
    places = (Place(PileKind("pile", Sight.OWNER)),)
    assert masked([[1]], places, None) == ((None,),)
