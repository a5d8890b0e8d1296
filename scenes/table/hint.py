"""What a hint says: the best options with what they promise, and what habit would do."""

from collections.abc import Sequence

from game.contract import Action, Carry, Press, Touch
from game.minds.search import Option
from scenes.table.picker import Picker

MOST = 3
"""Options that a hint names."""


def told_hint(asked: Picker, options: Sequence[Option], usual: Action) -> str:
    """A hint in one line."""
    deals = sum(option.visits for option in options)
    best, *others = [option for option in options[:MOST] if option.visits]
    words = f"{_named(asked, best.action)}: promises {best.expected:.0%} of {deals} imagined deals"
    for other in others:
        words += f"; {_named(asked, other.action)} {other.expected:.0%}"
    habit = "habit says so too" if usual == best.action else f"habit would say {_named(asked, usual)}"
    return f"{words}. {habit[:1].upper()}{habit[1:]}."


def _named(asked: Picker, action: Action) -> str:
    """An action in a few words."""
    match asked.gesture_of(action):
        case Carry(cards=cards):
            places = [gesture.place for gesture in asked.carries if gesture.cards == cards]
            words = " and ".join(asked.deck.text(card) for card in cards)
            return words + (asked.caption(action) if len(places) > 1 else "")
        case Press(label=label):
            return label
        case Touch():
            return asked.preview(action)
