"""Prompts of Jokers of Death, and the clause that matters most."""

from collections.abc import Sequence

from game.jokers_of_death.actions import Draw, GiveUp, JokersAction, Play, ShowJokers, Stop, TakeUp
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    RANK,
    TEN,
    TWO,
)
from game.jokers_of_death.phases import (
    Answering,
    Covering,
    Fours,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Shedding,
    Twos,
)
from game.jokers_of_death.places import PILES_IN, STOCK
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import (
    A_SUIT,
    covering,
    debt_on,
    drawn,
    knocked,
    last_card_waits,
    owed_cards,
    own,
    picked_up,
    pile_name,
    to_draw,
    top,
)
from game.sentences import Cast, any_of

LAST = "Play your last card and you're out."
"""What a knock was for (JD-8)."""
_OF_KIND = {JOKER: "JD-16", FOUR_OF_SPADES: "JD-13"}
_OF_RANK = {ACE: "JD-19", TWO: "JD-10", EIGHT: "JD-17", TEN: "JD-18", JACK: "JD-20", KING: "JD-20"}
"""The clause of what a card does, by its kind or else its rank; any other is only played."""


def prompt(view: JokersView, cast: Cast) -> str:
    """Return what the seat to move can do; what its hand lacks is told to nobody else."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    if seat != view.seat:
        return _others(view, cast.names[seat])
    return cast.ask(seat, _asked(view))


def _others(view: JokersView, name: str) -> str:
    match view.phase:
        case Covering(pile=pile):
            return f"{name} has to cover {pile_name(view, pile)}."
        case Answering():
            return f"{name} has to answer, or draw {owed_cards(view)}."
        case Shedding():
            return f"{name} is playing out a pile."
        case Naming():
            return f"{name} is naming a suit."
        case Reversing():
            return f"{name} can reverse the direction."
        case Knocking():
            return f"{name} has one card left."
        case _:
            return f"{name}'s move."


def _asked(view: JokersView) -> str:
    match view.phase:
        case Covering(pile=pile):
            return _cover(view, pile)
        case Answering(owed=owed):
            return _answer(view, PILES_IN[owed])
        case Shedding():
            return _shed(view)
        case Naming(pile=pile):
            return f"Name a suit for {pile_name(view, pile)}."
        case Reversing() if view.seats == 2:
            return "With two players, the direction makes no difference."
        case Reversing():
            return "Reverse the direction of play?"
        case Knocking() if last_card_waits(view):
            return "One card left, but it doesn't fit. Knock anyway?"
        case Knocking():
            return "One card left. Knock, or you can't go out."
        case Playing(owed=owed):
            return _play(view, PILES_IN[owed])
        case _:
            return "The match is over."


def _play(view: JokersView, owed: Sequence[int]) -> str:
    """JD-4 to JD-6, JD-9, JD-28."""
    fitting = [pile for pile in owed if any(_plays_on(action, pile) for action in view.legal)]
    lacking = [pile for pile in owed if pile not in fitting]
    picks = any(isinstance(action, TakeUp) for action in view.legal)
    if fitting and knocked(view) and len(own(view)) == 1:
        return LAST
    if not fitting:
        return _stuck(view, picks)
    if lacking and view.piles[STOCK]:
        return _some_fit(view, lacking, picks)
    if lacking:
        return f"{_where(view, fitting, picks)} The draw pile is empty."
    return _where(view, fitting, picks)


def _where(view: JokersView, piles: Sequence[int], picks: bool) -> str:
    """Tell on which piles the hand can play."""
    if len(piles) == len(PILES_IN[view.live]) > 1:
        return f"Play a card on each pile{', or pick up a pile' if picks else ''}."
    if picks:
        return "Play where a card fits, or pick up a pile."
    if len(piles) > 2:
        return f"Play on {len(piles)} more piles."
    if len(piles) == 2:
        return f"Play on {pile_name(view, piles[0])} and {pile_name(view, piles[1])}."
    (pile,) = piles
    named = view.named[pile]
    card = "a card" if named is None else f"{A_SUIT[named]} or an 8"
    return f"Play {card} on {pile_name(view, pile)}."


def _some_fit(view: JokersView, lacking: Sequence[int], picks: bool) -> str:
    """JD-5: some pile has a card that fits it, and some has none."""
    names = any_of([pile_name(view, pile) for pile in lacking])
    if picks:
        where = names if len(lacking) == 1 else f"{len(lacking)} piles"
        return f"Nothing fits {where}. Draw, play elsewhere, or pick up a pile."
    where = names if len(lacking) < 3 else f"{len(lacking)} of the piles"
    return f"Nothing fits {where}. Draw, or play elsewhere first."


def _stuck(view: JokersView, picks: bool) -> str:
    """JD-5, JD-6, JD-9: nothing in the hand fits, or there is no hand."""
    draws = bool(view.piles[STOCK])
    if not own(view):
        return (
            "You didn't knock, so you're not out. Draw."
            if draws
            else "You have no cards, and there's nothing to draw. End your turn."
        )
    if not draws:
        return "Nothing fits, and there's nothing to draw. End your turn."
    return "Nothing fits. Draw a card, or pick up a pile." if picks else "Nothing fits. Draw a card."


def _cover(view: JokersView, pile: int) -> str:
    """JD-20."""
    card = top(view, pile)
    if not any(isinstance(action, Play) for action in view.legal):
        return f"You can't cover {pile_name(view, pile)}. Draw a card."
    if knocked(view) and len(own(view)) == 1:
        return LAST
    cover = f"Cover {pile_name(view, pile)} with {covering(view, card)}"
    return f"{cover}, or draw." if view.piles[STOCK] else f"{cover}."


def _answer(view: JokersView, owed: Sequence[int]) -> str:
    """JD-10 to JD-16: what can be answered, and what not answering costs."""
    draws = to_draw(view)
    instead = f"draw {draws}" if draws else "end your turn"
    answered = [pile for pile in owed if any(_plays_on(action, pile) for action in view.legal)]
    if not answered:
        then = f"Draw {drawn(view)}." if draws else "There's nothing to draw, so end your turn."
        return f"You can't answer. {then}"
    if len(owed) > 1:
        return f"{_several(view, owed)}, or {instead}."
    (pile,) = owed
    if isinstance(debt_on(view, pile), Twos):
        return f"Play another 2, or {instead}."
    return f"{_four(view, pile)}, or {instead}."


def _several(view: JokersView, owed: Sequence[int]) -> str:
    """JD-11, JD-15: each is answered by itself."""
    debts = [debt_on(view, pile) for pile in owed]
    if all(isinstance(debt, Twos) for debt in debts):
        return "Answer both 2s" if len(debts) == 2 else f"Answer all {len(debts)} 2s"
    if all(isinstance(debt, Fours) for debt in debts):
        return "Answer each 4♠"
    return "Answer each 2 and 4♠"


def _four(view: JokersView, pile: int) -> str:
    """JD-13, JD-14, JD-16: a 4♠ or a joker, whichever the hand has."""
    kind, debt = view.rules.facts.kind, debt_on(view, pile)
    assert isinstance(debt, Fours)
    held = {kind[action.card] for action in view.legal if isinstance(action, Play)}
    if held == {FOUR_OF_SPADES}:
        return "Play another 4♠"
    if JOKER in held and len(held) > 1:
        return "Play another 4♠ or a joker"
    draws = min(debt.killing_cost, len(view.piles[STOCK]))
    cost = f" and draw {draws}" if draws else ""
    return f"Kill the pile with a joker{cost}"


def _shed(view: JokersView) -> str:
    """JD-28, JD-30."""
    left = len(picked_up(view))
    if not any(isinstance(action, Play) for action in view.legal):
        return "None of the rest fits. Give up."
    cards = "the last card" if left == 1 else f"the {left} cards"
    return f"Play {cards} you picked up, or give up."


def _plays_on(action: JokersAction, pile: int) -> bool:
    return isinstance(action, Play) and action.pile == pile


def clause(view: JokersView) -> str:
    """Return the clause that matters most now."""
    match view.phase:
        case Playing():
            return "JD-4"
        case Covering():
            return "JD-20"
        case Answering():
            return "JD-11"
        case Shedding():
            return "JD-28"
        case Naming():
            return "JD-17"
        case Reversing():
            return "JD-18"
        case Knocking():
            return "JD-7"
        case _:
            return "JD-24"


def clause_of(view: JokersView, action: JokersAction) -> str:
    """Return the clause of what an action does."""
    match action:
        case Play(card=card) if isinstance(view.phase, Playing | Answering):
            kind = view.rules.facts.kind[card]
            return _OF_KIND.get(kind) or _OF_RANK.get(RANK[kind], clause(view))
        case Draw():
            return "JD-5"
        case ShowJokers():
            return "JD-22"
        case TakeUp():
            return "JD-28"
        case GiveUp():
            return "JD-30"
        case Stop():
            return "JD-6"
    return clause(view)
