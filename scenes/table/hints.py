"""Hints: the Archdevil's search on the viewer's behalf, put into one move with one reason."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import Final

from game.contract.rules import Action
from game.contract.table import Carry, Gesture
from game.minds.search import Option
from game.minds.thinker import Failed, Ticket
from game.sentences import Cast, how_often, opening, plural
from scenes.desk import Desk
from scenes.table.picker import Picker
from scenes.table.session import Session
from scenes.table.view.view_model import Tone

THINKING = "Let me think…"
NOT_YET = "Let me think… Press [Enter] when you've seen the hint."
ONLY = "It's your only move."
LOST = "Still thinking. Ask again."
COMPARE = "Press [Enter] to do it, or [H] to compare moves."
EITHER = "Press [Enter] for the first, or [H] to compare moves."
LONGER = 4
"""The time of a second try, as a multiple of the first."""
DO_IT = "Press [Enter] to do it."
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
TOO_FEW: Final = "I have no odds for this one."
CLOSEST: Final = "It's close, but this worked out best."
CLEAREST: Final = "Nothing else I tried did as well."
JUST_AS_GOOD: Final = "just as good"


@dataclass(frozen=True, slots=True)
class Hint:
    """Words for the viewer, and what to point out, if anything."""

    words: str
    gesture: Gesture | None = None
    tone: Tone = Tone.NOTICE


@dataclass(slots=True)
class Adviser:
    """The adviser of the viewer."""

    desk: Desk
    session: Session
    asked: tuple[Picker, Ticket] | None = None
    """The choices and the open question."""
    tried: bool = False
    """True if this is the second try."""
    answered: Picker | None = None
    more: Hint | None = None

    def can_advise(self, choices: Picker | None) -> bool:
        """True if the viewer has a choice and nothing is asked already."""
        free = choices is not None and not choices.waiting and bool(choices.view.legal)
        return free and self.asked is None

    def ask(self, choices: Picker) -> Hint:
        """Start to think, or tell the figures of the hint that was just given.

        What is the only thing to be done, or as good as all else by luck alone, needs no thought, and counts
        as no hint.
        """
        if choices is self.answered and self.more is not None:
            return self.more
        if len(choices.view.legal) == 1:
            # A reason to play one card may compare it with others, but there are none here.
            carries = isinstance(choices.gesture_of(choices.view.legal[0]), Carry)
            why = "" if carries else choices.reason(choices.view.legal[0])
            return self._at_once(choices, why or ONLY)
        if choices.game.search.by_luck(choices.view):
            return self._at_once(choices, choices.reason(choices.view.legal[0]))
        self.rest()
        self._think(choices, self.desk.settings.think)
        return Hint(THINKING)

    def _at_once(self, choices: Picker, why: str) -> Hint:
        first = choices.view.legal[0]
        gesture = choices.gesture_of(first)
        return Hint(f"{opening(choices.order(first))}. {why}\n{DO_IT}", gesture)

    def _think(self, choices: Picker, seconds: float) -> None:
        seat = choices.view.seat
        assert seat is not None, "a bystander has nothing to be advised on"
        self.asked = choices, self.session.ask(self.desk.thinker, seat, seconds)

    def _once_more(self) -> bool:
        """Ask again with more time, if this was the first try: on a busy machine it came to nothing."""
        assert self.asked is not None
        choices, again = self.asked[0], not self.tried
        self.rest()
        if again:
            self.tried = True
            self._think(choices, self.desk.settings.think * LONGER)
        return again

    def rest(self) -> None:
        """Forget the question."""
        if self.asked is not None:
            self.asked[1].drop()
        self.asked, self.tried = None, False

    def update(self) -> Hint | None:
        """Return the hint, once it is found."""
        if self.asked is None:
            return None
        asked, ticket = self.asked
        try:
            options = ticket.poll()
        except Failed as failed:
            self.desk.note(failed)
            return None if self._once_more() else Hint(LOST)
        if options is None or (options[0].visits < ENOUGH and self._once_more()):
            return None
        self.rest()
        self.session.count_hint()
        usual = asked.game.search.usual(asked.view, Random(0))
        assert usual is not None
        options = sorted_by_sense(asked, options, usual)
        gesture = asked.gesture_of(chosen(options, usual))
        compared = figures(asked, options, usual, self.session.cast)
        self.answered, self.more = asked, Hint(compared, gesture, Tone.FIGURES)
        words = advised(asked, options, usual)
        if options[0].visits < ENOUGH:
            how = DO_IT
        elif _tied(asked, options, chosen(options, usual)):
            how = EITHER
        else:
            how = COMPARE
        return Hint(f"{words}\n{how}", gesture)


def close_race(options: Sequence[Option]) -> bool:
    """True if another move was tried as often as the best and did about as well."""
    best, *others = options
    tried = [each for each in others if each.visits >= max(ENOUGH, best.visits / 2)]
    return any(abs(each.expected - best.expected) <= CLOSE / 2 for each in tried)


def sorted_by_sense(asked: Picker, options: Sequence[Option], usual: Action) -> list[Option]:
    """Return the options with the one to advise first.

    Of those too close to tell apart that is the usual move, or else one with a reason: the usual keeps to its
    plan. A move that hardly ever wins is no plan where one as good sometimes does.
    """
    best, lost = options[0], _lost(options)
    close = [option for option in options if option.visits and option.expected >= best.expected - CLOSE]
    hopeful = [option for option in close if option.action not in lost]
    with_reason = [each for each in hopeful if asked.reason(each.action)]
    explained = sorted(with_reason, key=lambda option: option.action != usual)
    first = next(iter(explained or hopeful), best)
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
    """Return the hint: a move and the reason, or two moves between which nothing decides."""
    best = chosen(options, usual)
    if tied := _tied(asked, options, best):
        first, second = (asked.order(action) for action in tied)
        return f"{opening(first)}, or {second}. It's a toss-up."
    why = asked.reason(best) or _by_figures(asked, options, usual)
    return f"{opening(asked.order(best))}. {why}"


def _tied(asked: Picker, options: Sequence[Option], best: Action) -> list[Action]:
    """Return the best move and one that fared as well, if their reasons are the same; else nothing."""
    rivals = _as_good_as(asked, options, best)
    same = all(asked.reason(rival) == asked.reason(best) for rival in rivals)
    return [best, *rivals] if rivals and same else []


def _as_good_as(asked: Picker, options: Sequence[Option], best: Action) -> list[Action]:
    """Return the other move, with another effect, that fared as well as the best; nothing where more did."""
    first = options[0]
    if first.visits < ENOUGH or first.action != best:
        return []
    lagging, effect = max(option.visits for option in options) / 2, asked.preview(best)
    lost = _lost(options)
    close = [
        option
        for option in _apart(asked, options)[1:]
        if option.visits >= max(ENOUGH, lagging)
        and (not effect or asked.preview(option.action) != effect)
        and abs(option.expected - first.expected) <= CLOSE / 2
        and option.action not in lost
    ]
    return [option.action for option in close] if len(close) < MOST - 1 else []


class _Figure(Enum):
    """The measure of the figures that rank moves."""

    WINS = auto()
    LEAD = auto()
    NONE = auto()
    """Other moves did better than the one to advise by either."""


def _figure(asked: Picker, options: Sequence[Option]) -> _Figure:
    """Return the figure by which no move did better than the first, and some did worse if that can be.

    No figure is any good that doesn't come true: odds, or the lead at the end.
    """
    best, *others = options
    wins = [_tenths(asked, best) - _tenths(asked, other) for other in others]
    if (
        asked.game.search.has_odds(asked.view.seats)
        and min(wins, default=0) >= 0
        and (any(wins) or not others)
    ):
        return _Figure.WINS
    ahead = all(_lead(best) >= _lead(other) for other in others)
    return _Figure.LEAD if asked.game.search.foretells and ahead else _Figure.NONE


def _odds(asked: Picker, option: Option) -> float:
    """Return how often a move wins the deal for somebody who follows every hint after it."""
    return asked.game.search.odds(asked.view.seats, option.won)


def _tenths(asked: Picker, option: Option) -> int:
    return round(10 * _odds(asked, option))


def _lead(option: Option) -> int:
    return round(option.lead)


def _by_figures(asked: Picker, options: Sequence[Option], usual: Action) -> str:
    """Return the reason for a move that the game gives none for."""
    best, seat = options[0], asked.view.seat
    assert seat is not None
    if best.visits < ENOUGH or best.action == usual:
        return USUAL
    ranked = _apart(asked, options)
    match _figure(asked, ranked):
        case _Figure.WINS:
            top = asked.cast.tell(seat, "You come out on top", "{name} comes out on top")
            return f"{top} {how_often(_odds(asked, best))}."
        case _Figure.LEAD:
            return f"It leaves {asked.cast.name(seat)} {_ahead_of_others(asked, best)}."
        case _Figure.NONE:
            clear = all(best.expected - each.expected > CLOSE for each in ranked[1:])
            return CLEAREST if clear else CLOSEST


def figures(asked: Picker, options: Sequence[Option], usual: Action, cast: Cast) -> str:
    """Return how the best moves fared in simulated deals, a line each, the best first.

    Moves of one name, such as which of several unseen cards to take, are told once. The figure told is one
    by which no other move did better. Where there is none, or they don't come true, the moves are ranked.
    """
    seat = asked.view.seat
    assert seat is not None
    best = options[0]
    if best.visits < ENOUGH:
        return f"{opening(asked.order(usual))}. {USUAL} {TOO_FEW}"
    ranked = _apart(asked, options)
    figure, deal = _figure(asked, ranked), asked.game.info.deal.lower()
    if asked.game.low_wins:
        wins = cast.tell(seat, "you come out lowest", "{name} comes out lowest")
    else:
        wins = cast.tell(seat, f"you win the {deal}", f"{{name}} wins the {deal}")
    tries = f"From {best.visits} tries"
    if figure is _Figure.NONE:
        has_odds = asked.game.search.has_odds(asked.view.seats)
        odds = f"{tries}, {wins} {how_often(_odds(asked, best))}"
        if len(ranked) > 1 and all(_beside(best, each) == JUST_AS_GOOD for each in ranked):
            heading = f"{odds}, whichever you choose:" if has_odds else f"{tries}, these are equally good:"
            return "\n".join((heading, *_orders(asked, ranked)))
        return "\n".join((f"{odds}." if has_odds else f"{tries}:", *_ranked(asked, ranked)))
    if figure is _Figure.LEAD:
        if len(ranked) > 1 and len({_lead(each) for each in ranked}) == 1:
            level = f"{tries}, these leave {cast.name(seat)} {_ahead_of_others(asked, best)}:"
            return "\n".join((level, *_orders(asked, ranked)))
        others = _others(asked)
        ends = cast.tell(seat, f"how you'd do against {others}:", f"how {{name}} would do against {others}:")
        rows = [(_lead(each), each, _ahead(asked, each)) for each in ranked]
    else:
        ends = f"how often {wins}:"
        rows = [(tenths := _tenths(asked, each), each, how_often(tenths / 10)) for each in ranked]
    rows.sort(key=lambda row: -row[0])
    lines = [f"{opening(asked.order(option.action))}: {fared}." for _, option, fared in rows]
    return "\n".join((f"{tries}, {ends}", *lines))


def _orders(asked: Picker, ranked: Sequence[Option]) -> list[str]:
    """Return a line for each move that names it and no more."""
    return [f"{opening(asked.order(each.action))}." for each in ranked]


def _ranked(asked: Picker, ranked: Sequence[Option]) -> list[str]:
    """Return a line for each move without its figures: the one to advise, then the others, the best first."""
    first, *others = ranked
    others.sort(key=lambda option: -option.expected)
    rows = [(first, "my pick"), *((each, _beside(first, each)) for each in others)]
    return [f"{opening(asked.order(each.action))}: {words}." for each, words in rows]


def _beside(best: Option, other: Option) -> str:
    """Return how a move did beside the one to advise."""
    if other.expected >= best.expected - EVEN:
        return JUST_AS_GOOD
    return "nearly as good" if other.expected >= best.expected - CLOSE else "worse"


def _ahead(asked: Picker, option: Option) -> str:
    """Return how far above or below the others' mean a move leaves its player."""
    lead = _lead(option)
    if not lead:
        return "about level"
    points = plural(abs(lead), asked.game.counts.removesuffix("s"))
    return f"about {points} {'better' if lead > 0 else 'worse'} off"


def _ahead_of_others(asked: Picker, option: Option) -> str:
    """Return how far above or below a move leaves its player, and whom."""
    lead = _lead(option)
    return f"{_ahead(asked, option)} {'than ' if lead else 'with '}{_others(asked)}"


def _others(asked: Picker) -> str:
    """Return the name of the opponent in a duel; else ``the others``."""
    names, seat = asked.cast.names, asked.view.seat
    return names[1 - seat] if seat is not None and len(names) == 2 else "the others"


def _apart(asked: Picker, options: Sequence[Option]) -> list[Option]:
    """Return the first option and its alternatives, one of each name."""
    by_name: dict[str, Option] = {}
    for option in options:
        both = asked.game.search.both(asked.view, options[0].action, option.action)
        if option.visits and not both:
            by_name.setdefault(asked.order(option.action), option)
    return list(by_name.values())[:MOST] or list(options[:1])
