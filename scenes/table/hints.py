"""Hints: the Archdevil's search on the viewer's behalf, put into one move with one reason."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.contract.rules import Action
from game.contract.table import Carry, Gesture, Press
from game.minds.search import Option
from game.minds.thinker import Failed, Ticket
from game.sentences import capitalised, how_often, plural
from scenes.desk import Desk
from scenes.table.phases import Deciding, Phase
from scenes.table.picker import Picker
from scenes.table.session import Session
from scenes.table.view.view_model import Tone

THINKING = "Let me think…"
NOT_YET = "Let me think… Press [Enter] when you've seen the hint."
ONLY = "It's your only move."
LUCK = "Press [Enter] and I'll pick one."
NOTHING_ELSE = "It's your only move, so there's nothing to compare."
LONGER: Final = 4
"""The time of another try, as a multiple of the one before."""
TRIES: Final = 2
"""The tries before the usual move is advised without a comparison."""
TRIES_TO_COMPARE: Final = 4
"""The tries before there is none, either, for somebody who asks for it."""
MOST: Final = 4
"""Moves whose figures are told."""
ENOUGH: Final = 20
"""Simulated deals before their figures mean anything."""
CLOSE: Final = 0.03
"""Moves whose promises, from 0 to 1, differ by no more are too close to tell apart."""
BIT: Final = 0.06
"""A move that promises less by no more than this is a bit worse."""
FAR: Final = 0.1
"""A move that promises less by more than this is much worse."""
EVEN: Final = 0.005
"""Moves whose promises differ by no more leave one as many points."""
SELDOM: Final = 0.01
"""A move that wins a smaller share of deals hardly ever wins; with twice as much it sometimes does."""
USUAL: Final = "A good player would do that here."
CLOSEST: Final = "It's close, but this comes out slightly ahead."
CLEAREST: Final = "I played it out many times, and this did best."


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
    pending: tuple[Picker, Ticket] | None = None
    """The choices and the open question."""
    tries: int = 0
    """The tries begun for these choices."""
    pressed: bool = False
    """True if it was asked for again: the moves are to be compared."""
    answered: Picker | None = None
    more: Hint | None = None

    def can_advise(self, phase: Phase) -> bool:
        """True if the viewer has a choice."""
        return isinstance(phase, Deciding) and bool(phase.view.legal) and not phase.picker.waiting

    def ask(self, choices: Picker) -> Hint:
        """Start to think, or tell the figures of the hint that was just given.

        What is the only thing to be done, or as good as all else by luck alone, needs no thought, and counts
        as no hint.
        """
        if choices is self.answered and self.more is not None:
            return self.more
        self.pressed = self.pending is not None or choices is self.answered
        if self.pending is not None:
            return Hint(THINKING)
        if not self.pressed and len(choices.view.legal) == 1:
            # A reason to play one card may compare it with others, but there are none here.
            carries = isinstance(choices.gesture_of(choices.view.legal[0]), Carry)
            why = "" if carries else choices.reason(choices.view.legal[0])
            enter = do_it(choices, choices.view.legal[0])
            hint = self._without_thinking(choices, why or ONLY, enter)
            self.answered, self.more = choices, replace(hint, words=f"{NOTHING_ELSE}\n{enter}")
            return hint
        if not self.pressed and choices.game.search.by_luck(choices.view):
            return self._without_thinking(choices, choices.reason(choices.view.legal[0]), LUCK)
        self.think(choices, self.tries if self.pressed else 0)
        return Hint(THINKING)

    def _without_thinking(self, choices: Picker, why: str, enter: str) -> Hint:
        first = choices.view.legal[0]
        gesture = choices.gesture_of(first)
        return Hint(f"{capitalised(choices.order(first))}. {why}\n{enter}", gesture)

    def think(self, choices: Picker, tries: int = 0) -> None:
        """Start a try, each with more time than the one before: on a busy machine that came to nothing."""
        seat = choices.view.seat
        assert seat is not None, "a bystander has nothing to be advised on"
        seconds = self.desk.settings.think * LONGER**tries
        self.tries = tries + 1
        self.pending = choices, self.session.ask(self.desk.thinker, seat, seconds)

    def stop(self) -> None:
        """Forget the question."""
        if self.pending is not None:
            self.pending[1].drop()
        self.pending = None

    def weighed(self) -> "Weighed | None":
        """Return the choices as weighed, once they are; after the last try the usual move, not compared."""
        if self.pending is None:
            return None
        choices, ticket = self.pending
        try:
            options = ticket.poll()
        except Failed as failed:
            self.desk.note(failed)
            options = []
        if options is None:
            return None
        self.stop()
        # The search looks into one move alone where it is sure of it.
        compared = len(options) == 1 or bool(options and options[0].visits >= ENOUGH)
        if not compared and self.tries < (TRIES_TO_COMPARE if self.pressed else TRIES):
            self.think(choices, self.tries)
            return None
        usual = choices.game.search.usual(choices.view, Random(0))
        assert usual is not None
        options = sorted_by_sense(choices, options or [Option(usual, 0, 0.5, 0.5)], usual)
        return Weighed(choices, options, usual, compared)

    def update(self) -> Hint | None:
        """Return the hint, once it is found."""
        if (weighed := self.weighed()) is None:
            return None
        choices = weighed.picker
        if choices is not self.answered:
            self.session.count_hint()
        gesture = choices.gesture_of(weighed.chosen)
        more = Hint(f"{weighed.figures()}\n{do_it(choices, weighed.chosen)}", gesture, Tone.FIGURES)
        self.answered, self.more = choices, more if weighed.compared or self.pressed else None
        if self.pressed:
            return more
        keys = do_it if weighed.compared and weighed.few else do_or_compare
        return Hint(f"{weighed.advised()}\n{keys(choices, weighed.chosen)}", gesture)


def do_it(choices: Picker, action: Action) -> str:
    """Return the key that makes a move, with the move: ``Press [Enter] to play the 9.``"""
    return f"Press [Enter] to {choices.order(action)}."


def do_or_compare(choices: Picker, action: Action) -> str:
    """Return the keys for a move: ``Press [Enter] to play the 9, or [H] to compare moves.``"""
    return f"Press [Enter] to {choices.order(action)}, or [H] to compare moves."


def close_race(options: Sequence[Option]) -> bool:
    """True if another move was tried as often as the best and did about as well."""
    best, *others = options
    tried = [each for each in others if each.visits >= max(ENOUGH, best.visits / 2)]
    return any(abs(each.expected - best.expected) <= CLOSE / 2 for each in tried)


@dataclass(frozen=True, slots=True)
class Weighed:
    """The moves of a decision as the search weighed them, the one to advise first."""

    picker: Picker
    options: Sequence[Option]
    usual: Action
    """The move of the game's own plan: advised where too few deals were simulated to tell."""
    compared: bool = True
    """True if the search came far enough to compare moves."""

    @property
    def best(self) -> Option:
        """The move to advise first."""
        return self.options[0]

    @property
    def few(self) -> bool:
        """True if too few deals were simulated for their figures to mean anything."""
        return self.best.visits < ENOUGH

    @property
    def chosen(self) -> Action:
        """The move to advise."""
        return self.usual if self.few else self.best.action

    def advised(self) -> str:
        """Return the hint: a move and the reason, or two moves between which nothing decides."""
        picker = self.picker
        if tied := self.tied():
            first, second = (picker.order(action) for action in tied)
            either = picker.either(*tied) or f"{first}, or {second}"
            return f"{capitalised(either)}. It's a toss-up."
        why = picker.reason(self.chosen) or self._by_figures()
        return f"{capitalised(picker.order(self.chosen))}. {why}"

    def tied(self) -> list[Action]:
        """Return the best move and one that fared as well, if their reasons are the same; else nothing."""
        rivals, picker = self._as_good(), self.picker
        same = all(picker.reason(rival) == picker.reason(self.chosen) for rival in rivals)
        return [self.chosen, *rivals] if rivals and same else []

    def _as_good(self) -> list[Action]:
        """Return the other move, with another effect, that fared as well; nothing where more did."""
        if self.few:
            return []
        lagging, effect = max(option.visits for option in self.options) / 2, self.picker.preview(self.chosen)
        lost = _lost(self.options)
        close = [
            option
            for option in self._apart()[1:]
            if option.visits >= max(ENOUGH, lagging)
            and (not effect or self.picker.preview(option.action) != effect)
            and abs(option.expected - self.best.expected) <= CLOSE / 2
            and option.action not in lost
        ]
        return [option.action for option in close] if len(close) < 2 else []

    def _odds_agree(self, ranked: Sequence[Option]) -> bool:
        """True if odds come true and rank these moves as the search does, with the first at the top."""
        if not self.picker.game.search.has_odds(self.picker.view.seats):
            return False
        first, *others = map(self._tenths, ranked)
        if all(first == other for other in others):
            return _equally_good(ranked)
        return first >= max(others)

    def _odds(self, option: Option) -> float:
        """Return how often a move wins the deal for somebody who follows every hint after it."""
        return self.picker.game.search.odds(self.picker.view.seats, option.won)

    def _tenths(self, option: Option) -> int:
        return round(10 * self._odds(option))

    def _by_figures(self) -> str:
        """Return the reason for a move that the game gives none for."""
        picker, best, seat = self.picker, self.best, self.picker.view.seat
        assert seat is not None
        if self.few or best.action == self.usual:
            return USUAL
        ranked = self._apart()
        if self._odds_agree(ranked):
            deal = picker.game.info.deal
            wins = picker.cast.tell(seat, f"You'd win this {deal}", f"{{name}} would win this {deal}")
            return f"{wins} {how_often(self._odds(best))}."
        clear = all(best.expected - each.expected > CLOSE for each in ranked[1:])
        return CLEAREST if clear else CLOSEST

    def figures(self) -> str:
        """Return how the best moves fared in simulated deals, a line each, the best first.

        Moves of one name, such as which of several unseen cards to take, are told once. Odds are told where
        they come true and rank the moves as the search does. Elsewhere the moves are ranked without them.
        """
        picker, best = self.picker, self.best
        if self.few:
            return self.advised()
        ranked = self._apart(MOST - 1)
        others = [option for option in self._named() if option not in ranked]
        rest = ["The others did worse."] if len(others) > 1 and self._lag(others) else []
        heading, rows = self._compared(ranked if rest else self._apart())
        simulated = f"Simulated {plural(best.visits, picker.game.info.deal)}."
        return "\n".join((f"{simulated} {heading}:", *(f"{row}." for row in rows), *rest))

    def _lag(self, others: Sequence[Option]) -> bool:
        """True if all of these did worse than the best, by their odds too where any are told."""
        odds = self.picker.game.search.has_odds(self.picker.view.seats)
        promise, tenths = self.best.expected - EVEN, self._tenths(self.best)
        return all(each.expected < promise and (not odds or self._tenths(each) < tenths) for each in others)

    def _compared(self, ranked: Sequence[Option]) -> tuple[str, list[str]]:
        """Return a heading, and for each of these moves its order and how it fared."""
        picker, best, seat = self.picker, self.best, self.picker.view.seat
        deal, low = picker.game.info.deal, picker.game.info.low_wins
        assert seat is not None
        orders = {option.action: capitalised(picker.order(option.action)) for option in ranked}
        if self._odds_agree(ranked):
            tenths = [self._tenths(option) for option in ranked]
            if len(ranked) > 1 and len(set(tenths)) == 1:
                any_one = "either" if len(ranked) == 2 else "any"
                wins = f"have the lowest score in this {deal}" if low else f"win this {deal}"
                alike = f"{wins} {_percent(tenths[0])} of the time with {any_one} of these"
                alike = picker.cast.tell(seat, f"You'd {alike}", f"{{name}} would {alike}")
                return alike, list(orders.values())
            of = f"chances of the lowest score in this {deal}" if low else f"chances of winning this {deal}"
            chances = picker.cast.tell(seat, f"Your {of}", f"{{name}}'s {of}")
            others = sorted(ranked[1:], key=lambda option: (-self._tenths(option), -option.expected))
            level = any(self._tenths(other) == tenths[0] for other in others)
            rows = [f"{orders[best.action]}: {_percent(tenths[0])}{', my pick' if level else ''}"]
            for other in others:
                won = self._tenths(other)
                how = _in_words(best, other) if won == tenths[0] else _percent(won)
                rows.append(f"{orders[other.action]}: {how}")
            return chances, rows
        if len(ranked) > 1 and _equally_good(ranked):
            return "These are equally good", list(orders.values())
        others = sorted(ranked[1:], key=lambda option: -option.expected)
        beside = _beside(best, others, points=picker.game.info.unit == "point")
        told = zip(others, beside, strict=True)
        return "Best first", [
            f"{orders[best.action]}: my pick",
            *(f"{orders[each.action]}: {words}" for each, words in told),
        ]

    def _apart(self, most: int = MOST) -> list[Option]:
        """Return the first option and its alternatives that are told; any call among them."""
        *first, last = self._named()[:most]
        calls = (
            each for each in self._named()[most:] if isinstance(self.picker.gesture_of(each.action), Press)
        )
        return [*first, next(calls, last)]

    def _named(self) -> list[Option]:
        """Return the first option and its alternatives, one of each name."""
        picker = self.picker
        by_name: dict[str, Option] = {}
        for option in self.options:
            told = [known.action for known in by_name.values()]
            both = any(picker.game.search.both(picker.view, known, option.action) for known in told)
            if option.visits and not both:
                by_name.setdefault(picker.order(option.action), option)
        return list(by_name.values()) or [self.best]


def sorted_by_sense(picker: Picker, options: Sequence[Option], usual: Action) -> list[Option]:
    """Return the options with the one to advise first.

    Of those too close to tell apart that is the usual move, or else one with a reason: the usual keeps to its
    plan. A move that hardly ever wins is no plan where one as good sometimes does.
    """
    best, lost = options[0], _lost(options)
    close = [option for option in options if option.visits and option.expected >= best.expected - CLOSE]
    hopeful = [option for option in close if option.action not in lost]
    with_reason = [each for each in hopeful if picker.reason(each.action)]
    ranked = sorted(with_reason, key=lambda option: option.action != usual)
    first = next(iter(ranked or hopeful), best)
    return [first, *(option for option in options if option is not first)]


def _lost(options: Sequence[Option]) -> list[Action]:
    """Return moves that hardly ever win, where one that leaves as many points sometimes does."""
    known = [option for option in options if option.visits >= ENOUGH]
    hopeful = max((each.expected for each in known if each.won >= 2 * SELDOM), default=-1.0)
    return [each.action for each in known if each.won < SELDOM and each.expected <= hopeful + EVEN]


def _equally_good(options: Sequence[Option]) -> bool:
    return all(options[0].expected - option.expected <= EVEN for option in options)


def _percent(tenths: int) -> str:
    """Return odds as the comparison tells them, to the nearest ten percent."""
    return {0: "under 10%", 10: "over 90%"}.get(tenths, f"{10 * tenths}%")


def _beside(best: Option, others: Sequence[Option], *, points: bool) -> list[str]:
    """Return how moves did beside the best: in points where enough deals tell and rank the moves so too."""
    lost = [round(each.behind - best.behind) if each.visits >= ENOUGH else 0 for each in others]
    ranked = points and list(filter(None, lost)) == sorted(filter(None, lost)) and min(lost, default=0) >= 0
    return [
        f"about {plural(behind, 'point')} worse" if ranked and behind else _in_words(best, other)
        for behind, other in zip(lost, others, strict=True)
    ]


def _in_words(best: Option, other: Option) -> str:
    if other.expected >= best.expected - EVEN:
        return "just as good"
    if other.expected >= best.expected - CLOSE:
        return "nearly as good"
    if other.expected >= best.expected - BIT:
        return "a bit worse"
    return "worse" if other.expected >= best.expected - FAR else "much worse"
