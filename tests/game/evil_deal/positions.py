"""Evil Deal positions from the small notation."""

from game.evil_deal import EVIL_DEAL
from game.evil_deal.cards import DECK
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.rules import BURIED, HANDS, LEADING, STACKS, STOCK, TAKEN, TRICK, TRUMPS, State
from tests.game.positions import parse

NAMES = {
    "seat 1": HANDS,
    "seat 2": HANDS + 1,
    "stack 1": STACKS + 1,
    "stack 2": STACKS + 3,
    "trumps 1": TRUMPS,
    "trumps 2": TRUMPS + 1,
    "trick": TRICK,
    "taken 1": TAKEN,
    "buried 1": BURIED,
}


def position(text: str, plain: tuple[bool, bool] = (False, False)) -> State:
    """A position in the first half; the first card of a pair of trump cards is the first half's.

    Seat 2 deals. Cards that are not mentioned lie in the stock, out of play.
    """
    told = parse(text)
    state = EVIL_DEAL.deal(EvilDealOptions(), 2, 1)
    found = iter(DECK.cards(" ".join(told.get(name, "") for name in NAMES)))
    piles: list[list[int]] = [[] for _ in state.table.piles]
    for name, place in NAMES.items():
        piles[place] = [next(found) for _ in told.get(name, "").split()]
    placed = {card for pile in piles for card in pile}
    piles[STOCK] = [card for card in range(len(DECK)) if card not in placed]
    state.table.piles[:] = piles
    state.firsts = (piles[TRUMPS][0], piles[TRUMPS + 1][0])
    state.plain = plain
    state.dealer = 1
    state.turn = state.opener = int(told.get("to play", "1")) - 1
    state.exchange = int(told.get("exchange", "1")) - 1
    state.phase = LEADING
    state.table.events = []
    return state
