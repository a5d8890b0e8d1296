"""Angel positions from the small notation."""

from game.angel.cards import DECK
from game.angel.game import ANGEL
from game.angel.options import LATEST, AngelOptions
from game.angel.phases import PLAYING
from game.angel.position import STOCK, TRASH, State, hand
from tests.game.positions import parse


def position(text: str, credits: tuple[int, ...] = (5, 5, 5, 5), opens: int = LATEST) -> State:
    """Return a position in play.

    The stock is written top first, ``left`` is how many of its cards are left when the others lie on the
    trash, and ``rest`` says where cards lie that are not named.
    """
    told = parse(text)
    state = ANGEL.deal(AngelOptions(opens=opens), 4, 1)
    names = {"stock": STOCK, "trash": TRASH, **{f"seat {n + 1}": hand(n) for n in range(4)}}
    found = iter(DECK.cards(" ".join(told.get(name, "") for name in names)))
    piles = {name: [next(found) for _ in told.get(name, "").split()] for name in names}
    piles["stock"].reverse()
    placed = {card for pile in piles.values() for card in pile}
    piles[told.get("rest", "trash")][:0] = [card for card in range(len(DECK)) if card not in placed]
    gone = len(piles["stock"]) - int(told.get("left", len(piles["stock"])))
    piles["trash"] += piles["stock"][:gone]
    del piles["stock"][:gone]
    state.table.piles[:] = [piles[name] for name in names] + [[], [], [], []]
    state.phase = PLAYING
    state.turn = int(told.get("to play", "1")) - 1
    state.totals = credits
    state.table.events = []
    return state
