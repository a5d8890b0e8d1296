"""What is looked for among the matches: where they lie, of which game, in what order, by what words."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.ui.form import Form
from game.catalog import GAMES
from scenes.matches.sifting import Heap, Order, Wanted

LONGEST_SEARCH: Final = 30
TOP, HIGH = 124, 60


def build_search(
    form: Form, wanted: Wanted, want: Callable[[Wanted], None], search: Callable[[str], None]
) -> None:
    """Three choices and a line to type in; ``want`` is told of a choice, ``search`` of every letter."""
    heaps, orders, games = list(Heap), list(Order), ["", *GAMES]
    form.choice(
        [heap.value for heap in heaps],
        heaps.index(wanted.heap),
        (60, TOP, 360, HIGH),
        lambda index: want(replace(wanted, heap=heaps[index])),
    )
    form.choice(
        ["All games", *(sign.title for sign in GAMES.signs.values())],
        games.index(wanted.game),
        (440, TOP, 420, HIGH),
        lambda index: want(replace(wanted, game=games[index])),
    )
    form.choice(
        [order.value for order in orders],
        orders.index(wanted.order),
        (880, TOP, 480, HIGH),
        lambda index: want(replace(wanted, order=orders[index])),
    )
    form.entry(wanted.words, (1380, TOP, 480, HIGH), search, LONGEST_SEARCH, empty="Search by name")
