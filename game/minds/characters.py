"""Opponents by name and level, with their styles and descriptions.

A Fiend plays its policy in its own style. An Archdevil searches, and follows its style only if the search
finds no clearly better move. Imps have no style.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

from game.cards import pick
from game.contract import AnyGame
from game.contract.rules import Action, View
from game.level import PLAIN, Level, Style
from game.minds.search import Budget, Iterations, Option, best_action, search

LEEWAY: Final = 0.015
"""The most expected result, on a scale from 0 to 1, an Archdevil gives up to follow its style."""


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent with a name."""

    about: str
    """A sentence about the opponent for the player."""
    style: Style = PLAIN


STRANGER: Final = Character("")
"""An opponent with a custom name."""

CHARACTERS: Final[Mapping[Level, Mapping[str, Character]]] = {
    Level.IMP: {
        "pip": Character("Pip has read the rules. Once."),
        "snick": Character("Snick giggles at good cards."),
        "cinder": Character("Cinder can't leave anything alone."),
        "tallow": Character("Tallow plays whatever's closest."),
        "grizzle": Character("Grizzle blames the dealer."),
        "nettle": Character("Nettle wants your turn, too."),
        "soot": Character("Soot forgot which game this is."),
        "wick": Character("Wick burns at both ends."),
    },
    Level.FIEND: {
        "mordax": Character("Mordax picks fights and finishes most of them.", Style(nerve=0.8, spite=0.6)),
        "lilith": Character("Lilith waits until she's sure.", Style(nerve=-0.7, thrift=0.4)),
        "vesper": Character("Vesper would rather win big than often.", Style(nerve=0.5, thrift=-0.9)),
        "azra": Character("Azra saves her best cards for last.", Style(nerve=-0.2, thrift=0.9)),
        "belial": Character("Belial acts early and smiles about it.", Style(nerve=0.9)),
        "ruin": Character("Ruin goes after whoever's winning.", Style(spite=1.0)),
        "sable": Character("Sable keeps out of trouble.", Style(nerve=-0.9, spite=-0.5)),
        "thorn": Character("Thorn hoards cards, and the ones that hurt most.", Style(spite=0.6, thrift=0.6)),
    },
    Level.ARCHDEVIL: {
        "asmodea": Character("Asmodea dares when others count.", Style(nerve=0.9)),
        "malphas": Character("Malphas builds slowly and gives nothing away.", Style(thrift=0.9)),
        "zagan": Character("Zagan turns bad cards into bold moves.", Style(nerve=0.8, thrift=-0.8)),
        "vine": Character("Vine pulls down whoever climbs highest.", Style(spite=0.9)),
        "paimon": Character("Paimon never moves before the time is right.", Style(nerve=-0.9)),
        "naberia": Character("Naberia remembers every slight.", Style(spite=0.7, thrift=0.3)),
        "orobas": Character("Orobas harms nobody who doesn't ask for it.", Style(spite=-0.8, thrift=0.3)),
        "astaroth": Character("Astaroth spends freely and sleeps well.", Style(nerve=-0.3, thrift=-0.8)),
        "sariel": Character("Sariel has buried everyone who called too soon.", Style(nerve=-0.6)),
        "nergal": Character("Nergal likes to watch others draw.", Style(spite=0.9)),
        "momus": Character("Momus would throw the match for a good joke.", Style(nerve=0.6, thrift=-0.9)),
        "abaddon": Character("Abaddon never leaves a battle hungry.", Style(nerve=0.9, spite=0.5)),
        "mephisto": Character("Mephisto makes every bet sound fair.", Style(nerve=0.6)),
    },
}
"""The characters by level and by lowercase name."""


def character(name: str, level: Level | None) -> Character:
    """Return the character with a name and level, or ``STRANGER`` for a person or an unknown name."""
    return CHARACTERS[level].get(name.lower(), STRANGER) if level is not None else STRANGER


def in_style(game: AnyGame, view: View, random: Random, style: Style) -> Any:
    """Return a Fiend's action in a style, or None if it does nothing out of turn."""
    styled = game.search.styled_policy
    return game.search.usual(view, random) if styled is None else styled(view, random, style)


def preferred(game: AnyGame, view: View, options: Sequence[Option], random: Random, style: Style) -> Action:
    """Return an Archdevil's choice: the first option, or the one in its style if hardly worse."""
    best = options[0]
    if style == PLAIN or len(options) == 1:
        return best.action
    liked = in_style(game, view, random, style)
    close = (each for each in options if each.action == liked and each.expected >= best.expected - LEEWAY)
    return next((each.action for each in close), best.action)


AnyMind: TypeAlias = Callable[[Any, Random], Any]
CHANCE = "random"
"""The name of the opponent that plays at random."""
USUAL_BUDGET = Iterations(200)
"""The Archdevil's default budget."""


class UnknownMind(LookupError):
    """An unknown name of an opponent; the text lists the known ones."""


def mind_of(game: AnyGame, level: Level, budget: Budget = USUAL_BUDGET) -> AnyMind:
    """Return the function that plays as an opponent of a level."""
    if level is Level.ARCHDEVIL:
        return lambda view, random: best_action(game, view, random, budget)
    mind: AnyMind = game.search.policies[level]
    return mind


def find_mind(game: AnyGame, name: str, budget: Budget = USUAL_BUDGET) -> AnyMind:
    """Return the opponent for a level, a character or ``random``; raise UnknownMind if there is none."""
    if name == CHANCE:
        return chance
    for level, characters in CHARACTERS.items():
        if name in characters:
            return _in_character(game, level, characters[name].style, budget)
    levels = {level.value: level for level in Level}
    if name not in levels:
        known = ", ".join([*levels, CHANCE])
        raise UnknownMind(f"There's no opponent called {name!r}. Choose {known} or a name such as lilith.")
    return mind_of(game, levels[name], budget)


def _in_character(game: AnyGame, level: Level, style: Style, budget: Budget) -> AnyMind:
    if level is Level.FIEND:
        return lambda view, random: in_style(game, view, random, style)
    if level is Level.ARCHDEVIL:
        return lambda view, random: preferred(game, view, search(game, view, random, budget), random, style)
    return mind_of(game, level, budget)


def chance(view: View, random: Random) -> Any:
    """Return a random legal action, all equally likely."""
    return pick(view.legal, random)
