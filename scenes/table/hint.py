"""Hints: the mind that plays the Archdevil, asked on the viewer's behalf, and what it says in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.contract.rules import Action
from game.contract.search import Level
from game.contract.table import Carry, Gesture, Press, Touch
from game.minds.search import Option
from game.minds.thinker import Failed, Ticket
from game.sentences import opening, plural
from scenes.desk import Desk
from scenes.table.picker import Picker
from scenes.table.play import Play

MOST = 3
"""Options that a hint names."""
THINKING = "Thinking on your behalf …"
LOST = "The hint was lost on the way: ask again."


@dataclass(frozen=True, slots=True)
class Hint:
    """Words for the viewer, and what to point out, if anything."""

    words: str
    gesture: Gesture | None = None


@dataclass(slots=True)
class Adviser:
    """Thinks for the viewer, when asked to."""

    desk: Desk
    play: Play
    asked: Picker | None = None
    """What the viewer could do when it asked."""
    ticket: Ticket | None = None
    """The question, while it is open."""

    def can_advise(self, choices: Picker | None) -> bool:
        """Whether there is a choice to be advised on."""
        free = choices is not None and not choices.waiting and len(choices.view.legal) > 1
        return free and self.asked is None

    def ask(self, choices: Picker) -> Hint:
        """Start to think."""
        seat = choices.view.seat
        assert seat is not None, "a bystander has nothing to be advised on"
        self.rest()
        self.ticket = self.play.ask(self.desk.thinker, seat, self.desk.settings.think)
        self.asked = choices
        return Hint(THINKING)

    def rest(self) -> None:
        """Forget what was asked."""
        if self.ticket is not None:
            self.ticket.drop()
        self.ticket = self.asked = None

    def update(self) -> Hint | None:
        """The hint, once it is found."""
        if self.ticket is None or self.asked is None:
            return None
        try:
            options = self.ticket.poll()
        except Failed as failed:
            self.rest()
            self.desk.note(failed)
            return Hint(LOST)
        if options is None:
            return None
        asked = self.asked
        self.rest()
        self.play.count_hint()
        usual = asked.game.search.policies[Level.FIEND](asked.view, Random(0))
        return Hint(told_hint(asked, options, usual), asked.gesture_of(options[0].action))


def told_hint(asked: Picker, options: Sequence[Option], usual: Action) -> str:
    """A hint in two lines: how the best options fare, and why the policy plays as it does.

    Options of one name, such as which of several unseen cards to take, are told once.
    """
    named: dict[str, Option] = {}
    for option in options:
        if option.visits:
            named.setdefault(_named(asked, option.action), option)
    (name, best), *others = list(named.items())[:MOST]
    deals = plural(best.visits, "imagined deal")
    words = f"{opening(name)} wins {best.won:.0%} of {deals} ({_ahead(best)} {asked.game.counts})"
    for other, option in others:
        words += f"; {other} {option.won:.0%} ({_ahead(option)})"
    why = asked.game.words.reason(asked.view, usual)
    liked = _named(asked, usual)
    habit = "" if liked == name else f"Habit says {liked}: "
    return f"{words}\n{opening(habit + why)}."


def _ahead(option: Option) -> str:
    """Points ahead of the others, short."""
    lead = round(option.lead, 0 if abs(option.lead) >= 10 else 1)
    return f"{lead:+g}".replace("-", "−") if lead else "±0"


def _named(asked: Picker, action: Action) -> str:
    """An action in a few words."""
    match asked.gesture_of(action):
        case Carry(cards=cards):
            places = [gesture.place for gesture in asked.carries if gesture.cards == cards]
            words = " and ".join(asked.deck.text(card) for card in cards)
            return words + (asked.caption(action) if len(places) > 1 else "")
        case Press(label=label):
            return label
        case Touch(place=place):
            pile = asked.view.piles[place]
            if not pile or pile[-1] is None:
                return asked.preview(action).split(";")[0]
            return asked.deck.text(pile[-1]) + asked.which(place)
