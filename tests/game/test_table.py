"""Cards that move at the table, and the events that tell of it."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from game.angel.game import ANGEL
from game.angel.position import STOCK, State
from game.cards import SEED_BITS, Deck, Face, Taste, quickly_shuffled, shuffle, shuffled_by
from game.deal_cycle import drawn_by_lot, shuffle_pile
from game.french import LOOKS
from game.info import ranked
from game.table import Moved, PileKind, Place, Shuffled, Sight, Table, mask, masked

PLACES = tuple(Place(PileKind("pile", Sight.EVERYBODY), number=number) for number in range(2))


def test_nobody_is_told_where_nobody_listens() -> None:
    table = Table(PLACES, [[1, 2, 3], []])
    table.move(1, 0, 1)
    table.move_top(0, 1)
    table.move_all(0, 1)
    table.record(Shuffled, 0)
    assert table.piles == [[], [1, 3, 2]]
    assert table.events is None


UNSEEN = (None, None, None)
WHO_SEES = [
    (Sight.EVERYBODY, {0: (1, 2, 3), 1: (1, 2, 3), None: (1, 2, 3)}),
    (Sight.OWNER, {0: (1, 2, 3), 1: UNSEEN, None: UNSEEN}),
    (Sight.NOBODY, {0: UNSEEN, 1: UNSEEN, None: UNSEEN}),
]


@pytest.mark.parametrize(("sight", "seen"), WHO_SEES, ids=lambda each: getattr(each, "name", ""))
def test_the_kind_of_a_pile_says_who_sees_it(sight, seen) -> None:
    places = (Place(PileKind("pile", sight), 0), Place(PileKind("hidden", Sight.NOBODY)))
    for seat, pile in seen.items():
        assert masked([[1, 2, 3], [4]], places, seat) == (pile, (None,))
        assert masked([[], [4]], places, seat) == ((), (None,))
        for source, target in ((0, 1), (1, 0)):
            assert mask(Moved(3, source, target), places, seat) == Moved(pile[-1], source, target)


def test_a_pile_without_an_owner_is_hidden_from_bystanders() -> None:
    places = (Place(PileKind("pile", Sight.OWNER)),)
    assert masked([[1]], places, None) == ((None,),)


def test_a_deck_is_shown_to_a_taste_where_it_has_pictures_for_it() -> None:
    ace, own = Face("AS", "A♠", "ace of spades", "french/AS"), Face("X", "X", "x", "own/x")
    deck = Deck((ace, own), ("backs/1",) * 2, LOOKS)
    assert deck.art(0, frozenset()) == "french/AS"
    assert deck.art(0, frozenset({Taste.FOUR_COLOURS})) == "french4/AS"
    assert deck.art(0, frozenset(Taste)) == "french4_large/AS"
    assert deck.art(1, frozenset(Taste)) == "own/x"
    assert Deck((ace,), ("backs/1",)).art(0, frozenset(Taste)) == "french/AS"


def shuffled(seed: int, count: int, cards: int = 10) -> list[int]:
    pile = list(range(cards))
    shuffle(pile, seed, count)
    return pile


def test_the_numbers_are_those_that_python_promises_for_a_seed() -> None:
    for seed in (*range(200), *(1 << bit for bit in range(SEED_BITS)), (1 << SEED_BITS) - 1):
        promised = list(range(60))
        shuffled_by(promised, Random((seed << 24) | 7).random)
        assert shuffled(seed, 7, 60) == promised


def test_every_order_is_as_likely() -> None:
    random = Random(3)

    def drawn() -> tuple[int, ...]:
        pile = [0, 1, 2, 3]
        shuffled_by(pile, random.random)
        return tuple(pile)

    for found in (
        Counter(drawn() for _ in range(12_000)),
        Counter(tuple(quickly_shuffled(range(4), random.random)) for _ in range(12_000)),
    ):
        assert found.keys() == set(permutations(range(4)))
        assert all(400 < count < 600 for count in found.values())


@pytest.mark.parametrize(
    ("totals", "low_wins", "ranks"),
    [
        ((5, 9, 1), False, (2, 1, 3)),
        ((5, 9, 1), True, (2, 3, 1)),
        ((5, 5, 1), False, (1, 1, 3)),
        ((5, 5, 1), True, (2, 2, 1)),
        ((0, 0), True, (1, 1)),
    ],
)
def test_equal_totals_share_a_rank(totals, low_wins, ranks) -> None:
    assert ranked(totals, low_wins) == ranks


def fresh(seed: int = 1) -> State:
    """Return a match that has just begun, with nothing told yet."""
    state = ANGEL.deal(ANGEL.options(), 4, seed)
    state.table.events = []
    return state


def test_every_use_of_chance_counts_as_a_shuffle() -> None:
    state = fresh()
    before = state.table.piles[STOCK][:]
    count = state.shuffles
    shuffle_pile(state, STOCK)
    shuffle(before, state.seed, count)
    assert state.table.piles[STOCK] == before
    assert state.shuffles == count + 1
    assert state.table.events == [Shuffled(STOCK)]
    assert drawn_by_lot(state) in range(4)
    assert state.shuffles == count + 2
