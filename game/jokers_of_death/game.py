"""Jokers of Death as one object: rules, words, search and lessons."""

from game.cards import Deck
from game.contract import Game
from game.contract.search import Search
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    JokersAction,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.campaign import CAMPAIGN
from game.jokers_of_death.cards import FACES, deck
from game.jokers_of_death.determinize import imagine
from game.jokers_of_death.info import INFO
from game.jokers_of_death.lessons import JOKERS_LESSON, LESSON, VARIANT_LESSONS
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.pickup import all_goes, has_to_be_given_up
from game.jokers_of_death.policy import POLICIES, fiend, rollout
from game.jokers_of_death.position import State
from game.jokers_of_death.rules import apply, deal, legal, rules_of, to_move
from game.jokers_of_death.scoring import outlook, standing
from game.jokers_of_death.variants import is_shedding
from game.jokers_of_death.view import JokersView, view
from game.jokers_of_death.why_not import why_not
from game.jokers_of_death.words import WORDS
from game.table import Place


def _deck(options: JokersOptions, seats: int) -> Deck:
    facts = rules_of(options, seats).facts
    return deck((facts.cards - facts.jokers) // FACES, facts.jokers)


def _places(options: JokersOptions, seats: int) -> tuple[Place, ...]:
    return rules_of(options, seats).places


JOKERS_OF_DEATH: Game[State, JokersView, JokersAction, JokersOptions] = Game(
    info=INFO,
    options=JokersOptions,
    actions=(
        Play,
        Draw,
        Stop,
        Take,
        NameSuit,
        Reverse,
        KeepDirection,
        Knock,
        GoOnWithoutKnocking,
        ShowJokers,
        TakeUp,
        GiveUp,
    ),
    deck=_deck,
    places=_places,
    deal=deal,
    to_move=to_move,
    legal=legal,
    apply=apply,
    standing=standing,
    view=view,
    imagine=imagine,
    why_not=why_not,
    words=WORDS,
    search=Search(
        policies=POLICIES,
        styled=fiend,
        swing=60.0,
        settled=all_goes,
        foolish=has_to_be_given_up,
        horizon=40,
        planned=is_shedding,
        outlook=outlook,
        rollout=rollout,
    ),
    lessons=(LESSON, JOKERS_LESSON, *VARIANT_LESSONS),
    forgettable=(Knock,),
    campaign=CAMPAIGN,
)
