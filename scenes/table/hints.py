"""Hints: the best move for the viewer by the Archdevil's search, with a reason."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from typing import Final

from game.contract.rules import Action
from game.contract.table import Carry, Gesture, Press
from game.minds.search import Option
from game.minds.thinker import Failed, Ticket
from game.sentences import capitalised, how_often, plural
from scenes.desk import Desk
from scenes.table.phases import Deciding, TablePhase
from scenes.table.picker import Picker
from scenes.table.session import Session
from scenes.table.view.view_model import ComparedMove, Comparison, PromptLine, Tone

THINKING = "Let me think…"
NOT_YET = "Let me think… Press [Enter] when you've seen the hint."
ONLY_MOVE = "It's your only move."
PURE_LUCK = "Press [Enter] to leave it to chance."
NOTHING_ELSE = "It's your only move, so there's nothing to compare."
TIME_FACTOR: Final = 4
"""The time of each further try, as a multiple of the one before."""
TRIES: Final = 2
"""The number of tries before the usual move is advised without a comparison."""
TRIES_TO_COMPARE: Final = 4
"""The number of tries if the person has asked for a comparison."""
MOST: Final = 4
"""The most moves in a comparison."""
ENOUGH: Final = 20
"""The least number of simulated deals whose figures are meaningful."""
CLOSE: Final = 0.03
"""The largest difference in expected results, from 0 to 1, that is too close to call."""
EVEN: Final = 0.005
"""The largest difference in expected results that counts as none."""
SHORTEST_AT: Final = 0.1
"""The difference in expected results at which a bar is shortest, unless another move is worse."""
SHORTEST: Final = 0.06
"""The length of the shortest bar, as a share of the longest."""
HOPELESS: Final = 0.01
"""The share of deals won below which a move hardly ever wins; with twice as much it sometimes does."""
GOOD_PLAYER: Final = "A good player would do that here."
TOSS_UP: Final = "It's a toss-up."
AS_GOOD: Final = "You could just as well {}."
NO_RIVAL: Final = "No other move does better."
CLOSEST: Final = "It's close, but no other move does quite as well."
CLEAREST: Final = "On average, it comes out best."
BEST, JOINT_BEST = "best", "joint best"
EQUAL, RANKED = "These come out about even, on average", "How these moves compare on average"
"""The headings of a comparison."""
SLIGHTLY_WORSE, WORSE, MUCH_WORSE = "a bit worse", "worse", "much worse"
"""The words beside a move without a certain figure."""
LONG_BAR, SHORT_BAR = 0.75, 0.35
"""The least share of the longest bar for a move a bit worse, and that below which it is much worse."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint: a line for the viewer, and the gesture to highlight, if any."""

    line: PromptLine
    gesture: Gesture | None = None


@dataclass(slots=True)
class Adviser:
    """The source of hints for the viewer."""

    desk: Desk
    session: Session
    pending: tuple[Picker, Ticket] | None = None
    """The choices and the running search, if any."""
    tries: int = 0
    """The number of tries for these choices."""
    comparison_wanted: bool = False
    """True if the hint was requested again, for a comparison of moves."""
    answered: Picker | None = None
    """The choices of the last hint."""
    sides: tuple[Hint, Hint] | None = None
    """The last hint and its details, or None if it has none."""

    def can_advise(self, phase: TablePhase) -> bool:
        """True if the viewer has a choice."""
        return isinstance(phase, Deciding) and bool(phase.view.legal) and not phase.picker.waiting

    def ask(self, picker: Picker, shown: PromptLine | None) -> Hint:
        """Start a search, or switch between the last hint and its details.

        ``shown`` is the line on screen; if it isn't the hint, that comes first. A forced move, or a choice of
        pure luck, needs no search and doesn't count as a hint.
        """
        if picker is self.answered and self.sides is not None:
            hint, details = self.sides
            return details if shown is hint.line else hint
        self.comparison_wanted = self.pending is not None or picker is self.answered
        if self.pending is not None:
            return _hint(THINKING)
        if not self.comparison_wanted and len(picker.view.legal) == 1:
            # The reason for a card may compare it with others, but there are none here.
            carries = isinstance(picker.gesture_of(picker.view.legal[0]), Carry)
            why = "" if carries else picker.reason(picker.view.legal[0])
            enter = how_to_play(picker, picker.view.legal[0])
            hint = self._without_thinking(picker, why or ONLY_MOVE, enter)
            self.answered = picker
            self.sides = hint, _hint(NOTHING_ELSE, enter, gesture=hint.gesture)
            return hint
        if not self.comparison_wanted and picker.game.search.only_luck(picker.view):
            return self._without_thinking(picker, picker.reason(picker.view.legal[0]), PURE_LUCK)
        self.begin_search(picker, self.tries if self.comparison_wanted else 0)
        return _hint(THINKING)

    def _without_thinking(self, picker: Picker, why: str, enter: str) -> Hint:
        first = picker.view.legal[0]
        order = capitalised(picker.order(first))
        return _hint(f"{order}. {why}", enter, gesture=picker.gesture_of(first))

    def begin_search(self, picker: Picker, tries: int = 0) -> None:
        """Start a search, with more time for each further try, as on a busy machine one may be too short."""
        seat = picker.view.seat
        assert seat is not None, "a bystander has nothing to be advised on"
        seconds = self.desk.settings.think * TIME_FACTOR**tries
        self.tries = tries + 1
        self.pending = picker, self.session.ask_search(seat, seconds)

    def stop(self) -> None:
        """Cancel the search."""
        if self.pending is not None:
            self.pending[1].drop()
        self.pending = None

    def search_result(self) -> "Ranking | None":
        """Return the result once the search is done; after the last try only the usual move."""
        if self.pending is None:
            return None
        picker, ticket = self.pending
        try:
            options = ticket.poll()
        except Failed as failed:
            self.desk.log_error(failed)
            options = []
        if options is None:
            return None
        self.stop()
        # The search returns a single move if it is sure of it.
        conclusive = len(options) == 1 or bool(options and options[0].visits >= ENOUGH)
        if not conclusive and self.tries < (TRIES_TO_COMPARE if self.comparison_wanted else TRIES):
            self.begin_search(picker, self.tries)
            return None
        usual = picker.game.search.usual(picker.view, Random(0))
        assert usual is not None
        options = advised_first(picker, options or [Option(usual, 0, 0.5, 0.5)], usual)
        return Ranking(picker, options, usual, conclusive)

    def update(self) -> Hint | None:
        """Return the hint once it is ready."""
        if (result := self.search_result()) is None:
            return None
        picker = result.picker
        if picker is not self.answered:
            self.session.count_hint()
        gesture, enter = picker.gesture_of(result.chosen), how_to_play(picker, result.chosen)
        comparison, advised = result.comparison(), result.advised()
        if comparison is None:
            more = _hint(advised if result.lacks_figures else result.alone(), enter, gesture=gesture)
        else:
            more = Hint(replace(comparison, more=(enter,)), gesture)
        keys = (
            enter
            if result.conclusive and comparison is None
            else how_to_play_or_compare(picker, result.chosen)
        )
        hint = _hint(advised, keys, gesture=gesture)
        self.answered, self.sides = (
            picker,
            (hint, more) if result.conclusive or self.comparison_wanted else None,
        )
        return more if self.comparison_wanted else hint


def _hint(words: str, *more: str, gesture: Gesture | None = None) -> Hint:
    return Hint(PromptLine(words, Tone.HINT, more=more), gesture)


def how_to_play(picker: Picker, action: Action) -> str:
    """Return the sentence on making a move: ``Press [Enter] to play the 9.``"""
    return f"Press [Enter] to {picker.order(action)}."


def how_to_play_or_compare(picker: Picker, action: Action) -> str:
    """Return the sentence on the keys: ``Press [Enter] to play the 9, or [H] to compare moves.``"""
    return f"Press [Enter] to {picker.order(action)}, or [H] to compare moves."


def close_race(options: Sequence[Option]) -> bool:
    """True if another move was tried about as often as the best and did about as well."""
    best, *others = options
    tried = [each for each in others if each.visits >= max(ENOUGH, best.visits / 2)]
    return any(abs(each.expected - best.expected) <= CLOSE / 2 for each in tried)


@dataclass(frozen=True, slots=True)
class Ranking:
    """The search's result for a decision, with the advised move first."""

    picker: Picker
    options: Sequence[Option]
    usual: Action
    """The move of the game's policy, advised if too few deals were simulated."""
    conclusive: bool = True
    """True if a longer search isn't needed: this one was sure of a move, or had time for figures."""

    @property
    def best(self) -> Option:
        """The search's option for the move to advise."""
        return self.options[0]

    @property
    def lacks_figures(self) -> bool:
        """True if too few deals were simulated for meaningful figures."""
        return self.best.visits < ENOUGH

    @property
    def chosen(self) -> Action:
        """The move to advise."""
        return self.usual if self.lacks_figures else self.best.action

    def advised(self) -> str:
        """Return the hint: a move with the reason, or two equal moves."""
        picker = self.picker
        if tied := self.tied():
            first, second = (picker.order(action) for action in tied)
            either = picker.either(*tied) or f"{first}, or {second}"
            return f"{capitalised(either)}. {picker.reason(self.chosen) or TOSS_UP}"
        return f"{capitalised(picker.order(self.chosen))}. {self._why()}"

    def alone(self) -> str:
        """Return the reason there is nothing to compare: of a single card, the game's."""
        picker = self.picker
        cards = [each for each in picker.view.legal if isinstance(picker.gesture_of(each), Carry)]
        only_card = cards == [self.chosen]
        return (only_card and picker.reason(self.chosen)) or NO_RIVAL

    def _why(self) -> str:
        """Return the reason for the advised move, or another move that is just as good."""
        if (other := self._equal_move()) is not None:
            return AS_GOOD.format(self.picker.order(other))
        return self.picker.reason(self.chosen) or self._figures_reason()

    def _equal_move(self) -> Action | None:
        """Return another move if three or more are all equal, unless only the best has its reason."""
        ranked, why = self._distinct(), self.picker.reason(self.chosen)
        if self.lacks_figures or len(ranked) < 3 or not _equally_good(ranked):
            return None
        others = (option.action for option in ranked[1:])
        return next((other for other in others if not why or self.picker.reason(other) == why), None)

    def tied(self) -> list[Action]:
        """Return the best move and an equally good one with the same reason, or an empty list."""
        rivals, picker = self._rivals(), self.picker
        same = all(picker.reason(rival) == picker.reason(self.chosen) for rival in rivals)
        return [self.chosen, *rivals] if rivals and same else []

    def _rivals(self) -> list[Action]:
        """Return the one other move that did about as well with another effect; empty if there are more."""
        if self.lacks_figures:
            return []
        lagging, effect = max(option.visits for option in self.options) / 2, self.picker.preview(self.chosen)
        lost = _hopeless(self.options)
        close = [
            option
            for option in self._distinct()[1:]
            if option.visits >= max(ENOUGH, lagging)
            and (not effect or self.picker.preview(option.action) != effect)
            and abs(option.expected - self.best.expected) <= CLOSE / 2
            and option.action not in lost
        ]
        return [option.action for option in close] if len(close) < 2 else []

    def _odds_agree(self, ranked: Sequence[Option]) -> bool:
        """True if the game has odds, and they put the first of these moves at the top as the search does."""
        if not self.picker.game.search.has_odds(self.picker.view.seats):
            return False
        first, *others = map(self._tenths, ranked)
        if all(first == other for other in others):
            return _equally_good(ranked)
        return first >= max(others)

    def _odds(self, option: Option) -> float:
        """Return the odds of winning the deal with a move, for a player who follows all later hints."""
        return self.picker.game.search.odds(self.picker.view.seats, option.won)

    def _tenths(self, option: Option) -> int:
        return round(10 * self._odds(option))

    def _figures_reason(self) -> str:
        """Return a reason from the search's figures, for a move without one from the game."""
        picker, best, seat = self.picker, self.best, self.picker.view.seat
        assert seat is not None
        if self.lacks_figures or best.action == self.usual:
            return GOOD_PLAYER
        ranked = self._distinct()
        if self._odds_agree(ranked):
            info, often = picker.game.info, how_often(self._odds(best))
            if info.low_wins:
                you = f"You'd have the lowest score in this {info.deal} {often}."
                other = f"{{name}} would have the lowest score in this {info.deal} {often}."
            else:
                you = f"You'd win this {info.deal} {often}."
                other = f"{{name}} would win this {info.deal} {often}."
            return picker.cast.tell(seat, you, other)
        clear = all(best.expected - each.expected > CLOSE for each in ranked[1:])
        return CLEAREST if clear else CLOSEST

    def comparison(self) -> Comparison | None:
        """Return a comparison of the best moves in simulated deals, or None if only one was tried.

        Moves with the same name, such as a choice among face-down cards, are listed once.
        """
        best, *others = self._distinct()
        if self.lacks_figures or not others:
            return None
        ranked = [best, *sorted(others, key=lambda option: -option.expected)]
        orders = (capitalised(self.picker.order(option.action)) for option in ranked)
        if _equally_good(ranked):
            return Comparison(EQUAL, Tone.HINT, moves=tuple(map(ComparedMove, orders)))
        # Points show the cost of a move, so odds are only for games without points.
        figures = _costs(ranked) if self.picker.game.info.unit == "point" else self._chances(ranked)
        shares = _shares(ranked)
        in_words = list(map(_in_words, shares))
        told = [JOINT_BEST if JOINT_BEST in in_words[1:] else BEST, *in_words[1:]]
        # "worse" can't be compared with "3 points worse", so a table has only one kind.
        if all(figure or words == JOINT_BEST for figure, words in zip(figures, in_words, strict=True)):
            told = [figure or words for figure, words in zip(figures, told, strict=True)]
        moves = tuple(map(ComparedMove, orders, shares, told))
        return Comparison(RANKED, Tone.HINT, moves=moves)

    def _chances(self, ranked: Sequence[Option]) -> list[str]:
        """Return the odds of the first move and lower ones of others; none if they rank differently."""
        best, *others = ranked
        deals = f"of {self.picker.game.info.deals}"
        first, *rest = tenths = [self._tenths(option) for option in ranked]
        if not self.picker.game.search.has_odds(self.picker.view.seats) or tenths != sorted(tenths)[::-1]:
            return [""] * len(ranked)
        smaller = (
            f"wins {_percent(each)} {deals}" if (each < first) == _is_worse(best, other) else ""
            for other, each in zip(others, rest, strict=True)
        )
        return [f"wins {_percent(first)} {deals}", *smaller]

    def _distinct(self) -> list[Option]:
        """Return the options to compare, the first of all and its best alternatives, including a button."""
        named = self._named()
        shown, rest = named[:MOST], named[MOST:]
        button = next((each for each in rest if isinstance(self.picker.gesture_of(each.action), Press)), None)
        return shown if button is None else [*shown[:-1], button]

    def _named(self) -> list[Option]:
        """Return the first option and its alternatives, one for each name."""
        picker = self.picker
        by_name: dict[str, Option] = {}
        for option in self.options:
            told = [known.action for known in by_name.values()]
            both = any(
                picker.game.search.no_alternatives(picker.view, known, option.action) for known in told
            )
            if option.visits and not both:
                by_name.setdefault(picker.order(option.action), option)
        return list(by_name.values()) or [self.best]


def advised_first(picker: Picker, options: Sequence[Option], usual: Action) -> list[Option]:
    """Return the options with the one to advise first.

    Among options too close to call, that is the usual move, which follows a plan, or else one with a reason.
    It can't be a move that hardly ever wins if an equal one sometimes does, and a move certain to cost points
    must be even closer. Among equal moves the cheapest comes first.
    """
    best, lost = options[0], _hopeless(options)
    tried = [option for option in options if option.visits >= max(1, min(ENOUGH, best.visits))]
    close = [
        option
        for option in tried
        if best.expected - option.expected <= (CLOSE / 2 if option.behind > 0 else CLOSE)
    ]
    hopeful = [option for option in close if option.action not in lost]
    with_reason = [each for each in hopeful if picker.reason(each.action)]
    meant = with_reason or hopeful
    planned = min(meant, key=lambda option: option.action != usual, default=best)

    def cost(option: Option) -> float:
        """Return the cost of a move equal to the planned one, or infinity for any other."""
        equal = option in tried and abs(option.expected - planned.expected) <= EVEN
        if not equal or type(option.action) is not type(planned.action):
            return inf
        return picker.game.search.cost(picker.view, option.action)

    first = min([planned, *meant], key=cost)
    return [first, *sorted((option for option in options if option is not first), key=cost)]


def _hopeless(options: Sequence[Option]) -> list[Action]:
    """Return moves that hardly ever win, if another with an equal result sometimes does."""
    known = [option for option in options if option.visits >= ENOUGH]
    hopeful = max((each.expected for each in known if each.won >= 2 * HOPELESS), default=-1.0)
    return [each.action for each in known if each.won < HOPELESS and each.expected <= hopeful + EVEN]


def _equally_good(options: Sequence[Option]) -> bool:
    return all(options[0].expected - option.expected <= EVEN for option in options)


def _is_worse(best: Option, option: Option) -> bool:
    """True if a move does worse in enough deals."""
    return option.visits >= ENOUGH and best.expected - option.expected > EVEN


def _costs(ranked: Sequence[Option]) -> list[str]:
    """Return the points that moves certainly cost against the first; none if they rank differently."""
    best, *others = ranked
    costs = [round(each.behind - best.behind) * _is_worse(best, each) for each in others]
    certain = [cost for cost in costs if cost]
    ranks = certain == sorted(certain) and min(certain, default=0) >= 0
    return ["", *(f"{plural(cost, 'point')} worse" if cost and ranks else "" for cost in costs)]


def _in_words(share: float) -> str:
    """Return the words for a bar's length, as a share of the longest."""
    if share >= LONG_BAR:
        return JOINT_BEST if share == 1 else SLIGHTLY_WORSE
    return WORSE if share >= SHORT_BAR else MUCH_WORSE


def _shares(ranked: Sequence[Option]) -> list[float]:
    """Return the length of each bar, as a share of the advised move's, which is the longest."""
    gaps = (ranked[0].expected - option.expected for option in ranked)
    lags = [gap if gap > EVEN else 0.0 for gap in gaps]
    return [1 - (1 - SHORTEST) * lag / max(SHORTEST_AT, *lags) for lag in lags]


def _percent(tenths: int) -> str:
    """Return odds to the nearest ten percent."""
    return {0: "under 10%", 10: "over 90%"}.get(tenths, f"{10 * tenths}%")
