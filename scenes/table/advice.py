"""Words of a hint: one move with one reason, and on request the odds of the best moves."""

from collections.abc import Callable, Sequence
from typing import Final

from game.contract.rules import Action
from game.minds.search import Option
from game.sentences import Cast, opening, plural
from scenes.table.picker import Picker

MOST: Final = 3
"""Moves whose figures are told."""
ENOUGH: Final = 20
"""Simulated deals before their figures mean anything."""
CLOSE: Final = 0.03
"""Moves whose promises, from 0 to 1, differ by no more are too close to tell apart."""
EVEN: Final = 0.005
"""Moves whose promises differ by no more leave one as many points."""
SELDOM: Final = 0.01
"""A move that wins a smaller share of deals hardly ever wins; with twice as much it sometimes does."""
USUAL: Final = "A good player would do that here."
TOO_FEW: Final = "There was no time to compare moves. Settings can give hints more."


def sorted_by_sense(asked: Picker, options: Sequence[Option], usual: Action) -> list[Option]:
    """Return the options with the one to advise first.

    Of those too close to tell apart that is the usual move, or else one with a reason: the usual keeps to its
    plan. A move that hardly ever wins is no plan where one as good sometimes does.
    """
    best, lost = options[0], _lost(options)
    close = [option for option in options if option.visits and option.expected >= best.expected - CLOSE]
    hopeful = [option for option in close if option.action not in lost]
    with_reason = [each for each in hopeful if asked.reason(each.action)]
    told = sorted(with_reason, key=lambda option: option.action != usual)
    first = next(iter(told or hopeful), best)
    return [first, *(option for option in options if option is not first)]


def _lost(options: Sequence[Option]) -> list[Action]:
    """Return moves that hardly ever win, where one that leaves as many points sometimes does."""
    known = [option for option in options if option.visits >= ENOUGH]
    hopeful = max((each.expected for each in known if each.won >= 2 * SELDOM), default=-1.0)
    return [each.action for each in known if each.won < SELDOM and each.expected <= hopeful + EVEN]


def chosen(options: Sequence[Option], usual: Action) -> Action:
    """Return the move to advise: the first, or the usual where too few deals were simulated to tell."""
    return options[0].action if options[0].visits >= ENOUGH else usual


def advised(asked: Picker, options: Sequence[Option], usual: Action) -> str:
    """Return the hint: what to do and why, or that two moves are too close to call."""
    best = chosen(options, usual)
    order, why = asked.order(best), asked.reason(best)
    if rivals := _too_close(asked, options, best):
        return f"Too close to call: {' or '.join([order, *rivals])}."
    return f"{opening(order)}. {why or _by_figures(asked, options, usual)}"


def _too_close(asked: Picker, options: Sequence[Option], best: Action) -> list[str]:
    """Return the one or two other moves that fared as well as the best, as orders; none where more did."""
    first = options[0]
    if first.visits < ENOUGH or first.action != best:
        return []
    lagging = max(option.visits for option in options) / 2
    lost = _lost(options)
    close = [
        option
        for option in _apart(asked, options)[1:]
        if option.visits >= max(ENOUGH, lagging)
        and abs(option.expected - first.expected) <= CLOSE / 2
        and option.action not in lost
    ]
    return [asked.order(option.action) for option in close] if len(close) < MOST - 1 else []


def _by_figures(asked: Picker, options: Sequence[Option], usual: Action) -> str:
    """Return the reason for a move that the game gives none for."""
    best = options[0]
    if best.visits < ENOUGH or best.action == usual:
        return USUAL
    return f"In {best.visits} simulated deals {_fared(asked, options)(best, 'it', 'wins')}."


def figures(asked: Picker, options: Sequence[Option], usual: Action, cast: Cast) -> str:
    """Return how the best moves fared in simulated deals, a line each.

    Moves of one name, such as which of several unseen cards to take, are told once. The figure told is one
    by which no other move did better; where there is none, it says so.
    """
    seat = asked.view.seat
    assert seat is not None
    best = options[0]
    if best.visits < ENOUGH:
        return f"{opening(asked.order(usual))}. {USUAL} {TOO_FEW}"
    who, verb = ("you", "win") if seat == cast.you else (cast.names[seat], "wins")
    fared = _fared(asked, options)
    lines = [f"In {best.visits} simulated deals:"]
    for option in _apart(asked, options):
        lines.append(f"{opening(asked.order(option.action))}: {fared(option, who, verb)}.")
    if fared is _level:
        lines.append("Too close to call.")
    return "\n".join(lines)


Fared = Callable[[Option, str, str], str]
"""From an option, who plays it and the verb for winning, to how it fared."""


def _fared(asked: Picker, options: Sequence[Option]) -> Fared:
    """Return how to tell the figures: by wins, or by points where another move wins more often."""
    best, *others = _apart(asked, options)
    if all(round(best.won, 2) >= round(other.won, 2) for other in others):
        return lambda option, who, verb: f"{who} {verb} {option.won:.0%}"
    if all(round(best.lead) >= round(other.lead) for other in others):
        count = asked.game.counts.removesuffix("s")
        return lambda option, who, verb: _lead(option, who, count)
    return _level


def _level(option: Option, who: str, verb: str) -> str:
    return f"{who} {verb} about {round(option.won, 1):.0%}"


def _lead(option: Option, who: str, count: str) -> str:
    """Return how far ahead of the others' mean it leaves a player."""
    lead = round(option.lead)
    ends = "end" if who == "you" else "ends"
    if not lead:
        return f"{who} {ends} level on average"
    return f"{who} {ends} {plural(abs(lead), count)} {'ahead' if lead > 0 else 'behind'} on average"


def _apart(asked: Picker, options: Sequence[Option]) -> list[Option]:
    by_name: dict[str, Option] = {}
    for option in options:
        if option.visits:
            by_name.setdefault(asked.order(option.action), option)
    return list(by_name.values())[:MOST] or list(options[:1])
