"""A few words under each place at Jokers of Death: counts, named suits, and what is still to be done."""

from game.french import SUITS
from game.jokers_of_death.phases import Answering, Covering, Playing
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import taken_up
from game.sentences import plural


def caption(view: JokersView, place: int) -> str:
    """What is said under a place."""
    rules = view.rules
    if place == STOCK:
        return plural(len(view.piles[STOCK]), "card") if view.piles[STOCK] else "empty"
    if place == rules.dead:
        return "out of play" if view.piles[place] else ""
    if place == rules.taken_up:
        return f"{plural(len(taken_up(view)), 'card')} to lay" if view.piles[place] else ""
    pile = rules.pile_at(place)
    return "" if pile is None else _pile_caption(view, pile)


def _pile_caption(view: JokersView, pile: int) -> str:
    if not view.live >> pile & 1:
        return "killed"
    parts = [_debt_caption(view, pile)]
    named = view.named[pile]
    if named is not None:
        parts.append(f"{SUITS[named].symbol} named")
    match view.phase:
        case Covering(pile=bare) if bare == pile:
            parts.append("cover it")
        case Playing(owed=owed) if owed:
            parts.append("play here" if owed >> pile & 1 else "served")
    return " · ".join(part for part in parts if part)


def _debt_caption(view: JokersView, pile: int) -> str:
    """JD-10, JD-13: what is to be answered, now or by whoever plays next."""
    debt = view.debts[pile]
    if debt is None:
        return ""
    match view.phase:
        case Answering(owed=owed) if owed >> pile & 1:
            return f"answer, or owe {debt.cost}"
        case _:
            return f"next: answer, or owe {debt.cost}"
