"""What a hint says: one sentence with one reason, and on request the figures with how sure they are."""

from collections.abc import Sequence
from functools import partial

from game.contract.rules import Action
from game.contract.table import Carry, Press, Touch
from game.minds.search import Option
from game.sentences import opening
from scenes.table.picker import Picker

MOST = 3
"""Options whose figures are told."""
ENOUGH = 20
"""Imagined deals before their figures mean anything."""
CLOSE = 0.03
"""Options whose promises, from 0 to 1, differ by no more are too close to tell apart."""
EVEN = 0.005
"""Options whose promises differ by no more leave one as many points."""
SELDOM = 0.01
"""What comes out first in a smaller share of imagined deals hardly ever does; in twice as many, sometimes."""
USUAL = "it is what an experienced player would do here"
"""The reason for what the policy advises, where no other is told."""


def sorted_by_sense(asked: Picker, options: Sequence[Option], usual: Action) -> list[Option]:
    """As they are, but first, of those that can hardly be told apart, the usual, or else one with a reason.

    The usual keeps to its plan: where it sets out to do something, it does it next. What hardly ever
    comes out first is no plan where something as good sometimes does.
    """
    best, lost = options[0], _lost(options)
    close = [option for option in options if option.visits and option.expected >= best.expected - CLOSE]
    hopeful = [option for option in close if option.action not in lost]
    with_reason = [each for each in hopeful if asked.game.words.reason(asked.view, each.action)]
    told = sorted(with_reason, key=lambda option: option.action != usual)
    first = next(iter(told or hopeful), best)
    return [first, *(option for option in options if option is not first)]


def _lost(options: Sequence[Option]) -> list[Action]:
    """What hardly ever comes out first, though something that leaves one as many points sometimes does."""
    known = [option for option in options if option.visits >= ENOUGH]
    hopeful = max((each.expected for each in known if each.won >= 2 * SELDOM), default=-1.0)
    return [each.action for each in known if each.won < SELDOM and each.expected <= hopeful + EVEN]


def _behind(options: Sequence[Option]) -> list[Action]:
    """What no hint names as well: besides what is lost, what soon lagged so far that it was tried no more."""
    least = max(option.visits for option in options) / 2
    return [*_lost(options), *(option.action for option in options if option.visits < least)]


def chosen(options: Sequence[Option], usual: Action) -> Action:
    """What is advised: what fared best, or the usual where too little was imagined to tell."""
    return options[0].action if options[0].visits >= ENOUGH else usual


def advised(asked: Picker, options: Sequence[Option], usual: Action) -> str:
    """What to do, and what speaks for it; what others it speaks for, or which do as well, is said."""
    best = chosen(options, usual)
    why = asked.game.words.reason(asked.view, best)
    if not why:
        return f"{opening(named(asked, best))}: {_by_figures(asked, options, usual)}."
    as_well = _as_well(asked, best, options) or _about_as_good(asked, best, options)
    return f"{opening(named(asked, best))}: {why}{as_well}."


def _by_figures(asked: Picker, options: Sequence[Option], usual: Action) -> str:
    """What speaks for the first where the game knows no reason: how much better imagined deals came out."""
    best, *others = _apart(asked, options)
    if best.visits < ENOUGH:
        return USUAL
    told = f"in {best.visits} imagined deals it left you {_lead(best, f'{asked.game.counts} ')} on average"
    if not others or best.lead <= others[0].lead or _lead(best) == _lead(others[0]):
        return f"{USUAL}; {told}" if best.action == usual else told
    return f"{told}, against {_lead(others[0])} with {named(asked, others[0].action)}"


def _as_well(asked: Picker, best: Action, options: Sequence[Option]) -> str:
    """What else the reason speaks for: by name where that is little, and where it is everything."""
    others, why = _others(asked, best), partial(asked.game.words.reason, asked.view)
    alike = [name for name, other in others.items() if why(other) == why(best)]
    alike = [name for name in alike if others[name] not in _behind(options)]
    if len(alike) >= MOST:
        return "; the same goes for whatever else can be chosen" if len(alike) == len(others) else ""
    return f"; it is the same with {either(alike, 'or')} instead" if alike else ""


def _about_as_good(asked: Picker, best: Action, options: Sequence[Option]) -> str:
    """What fared as well as can be told, where that is little."""
    least = options[0].expected - CLOSE
    close = [each.action for each in options if each.visits >= ENOUGH and each.expected >= least]
    as_good = [action for action in close if action not in _behind(options)]
    alike = [name for name, other in _others(asked, best).items() if other in as_good]
    does = "does" if len(alike) == 1 else "do"
    return f"; {either(alike)} {does} about as well" if 0 < len(alike) < MOST else ""


def either(names: Sequence[str], link: str = "and") -> str:
    """Several things one may do, told apart where each is of several cards: ``5♦ and 5♣, or 5♣ and 4♦``."""
    return ", or ".join(names) if any(" and " in name for name in names) else f" {link} ".join(names)


def _others(asked: Picker, best: Action) -> dict[str, Action]:
    """The other cards and piles that can be chosen, by name; buttons differ in kind."""
    if isinstance(asked.gesture_of(best), Press):
        return {}
    others = [action for action in asked.view.legal if type(action) is type(best)]
    by_name = {named(asked, other): other for other in reversed(others)}
    by_name.pop(named(asked, best))
    return dict(reversed(by_name.items()))


def figures(asked: Picker, options: Sequence[Option], usual: Action, who: str = "You") -> str:
    """How the best options fared in imagined deals, and how far that can be trusted.

    Options of one name, such as which of several unseen cards to take, are told once. ``who`` it is told of.
    """
    best, *others = _apart(asked, options)
    if best.visits < ENOUGH:
        few = "The time for a hint was too short to compare moves: the settings give it more."
        return f"{opening(named(asked, usual))}: {USUAL}. {few}"
    words = (
        f"{opening(named(asked, best.action))}: this deal was imagined to its end {best.visits} times. "
        f"{who} came out first in {best.won:.0%}, on average {_against(asked, best)}."
    )
    rest = [f"{opening(named(asked, other.action))}: {other.won:.0%}, {_lead(other)}." for other in others]
    return "\n".join(filter(None, (words, " ".join([*rest, *_trust(best, others, usual)]))))


def _apart(asked: Picker, options: Sequence[Option]) -> list[Option]:
    by_name: dict[str, Option] = {}
    for option in options:
        if option.visits:
            by_name.setdefault(named(asked, option.action), option)
    return list(by_name.values())[:MOST] or list(options[:1])


def _lead(option: Option, counted: str = "") -> str:
    """How far ahead of the others' mean it leaves one: ``8 points ahead``."""
    lead = round(option.lead, 0 if abs(option.lead) >= 10 else 1)
    return f"{abs(lead):g} {counted}{'ahead' if lead > 0 else 'behind'}" if lead else "level"


def _against(asked: Picker, option: Option) -> str:
    """The same in full: ``8 points ahead of the others``."""
    counts = asked.game.counts
    lead = _lead(option, f"{counts.removesuffix('s') if abs(round(option.lead, 1)) == 1 else counts} ")
    joint = " with" if lead == "level" else " of" * lead.endswith("ahead")
    others = "the other" if asked.view.seats == 2 else "the others"
    return f"{lead}{joint} {others}"


def _trust(best: Option, others: Sequence[Option], usual: Action) -> list[str]:
    """Why the one advised is advised, where the figures, as they are told, do not say so."""
    if not others:
        return []
    if all(_fared(best) == _fared(other) for other in others):
        return ["They come out alike."]
    if all(round(best.won, 2) >= round(other.won, 2) for other in others):
        return []
    if all(best.lead > other.lead and _lead(best) != _lead(other) for other in others):
        return ["What is advised does best on average."]
    if best.action == usual:
        return ["Too close to tell apart; so it is what an experienced player would do."]
    return ["Too close to tell apart."]


def _fared(option: Option) -> tuple[str, str]:
    """Its figures, as they are told."""
    return f"{option.won:.0%}", _lead(option)


def named(asked: Picker, action: Action) -> str:
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
            top, name = asked.deck.text(pile[-1]), asked.game.words.called(asked.view, place)
            return f"{name} ({top})" if name else top + asked.which(place)
