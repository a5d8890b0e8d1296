"""Hell is Hungry! as one object: rules, words, search and lessons."""

from typing import Final

from game.cards import Deck
from game.contract import Game
from game.contract.options import OlderRules
from game.contract.search import Search
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    HellAction,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    Play,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.campaign import CAMPAIGN
from game.hell_is_hungry.cards import deck
from game.hell_is_hungry.determinize import imagine
from game.hell_is_hungry.grid import grid_for
from game.hell_is_hungry.info import INFO
from game.hell_is_hungry.lessons import LESSON
from game.hell_is_hungry.options import HellOptions, Passing
from game.hell_is_hungry.policy import POLICIES, fiend, rollout
from game.hell_is_hungry.position import State
from game.hell_is_hungry.rules import apply, deal, legal, to_move
from game.hell_is_hungry.scoring import LEAD_SWING, outlook, standing, worth
from game.hell_is_hungry.view import HellView, view
from game.hell_is_hungry.why_not import why_not
from game.hell_is_hungry.words import WORDS
from game.table import Place

HORIZON: Final = 24
"""Enough for the battle at hand: between Fiends it took at most 20 actions among four, and among six no more
than 22 in 92 of 100. Given the same time, 36 won less between two (docs/minds.md)."""


def _deck(_options: HellOptions, seats: int) -> Deck:
    return deck(seats)


def _places(options: HellOptions, seats: int) -> tuple[Place, ...]:
    return grid_for(seats, options.diagonals).places


HELL_IS_HUNGRY: Game[State, HellView, HellAction, HellOptions] = Game(
    info=INFO,
    options=HellOptions,
    actions=(Swap, KeepHand, PlaceReaper, Attack, EndTurn, Pay, Play, Pass, TakeSoul, SendToPurgatory),
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
        swing=LEAD_SWING,
        horizon=HORIZON,
        outlook=outlook,
        worth=worth,
        rollout=rollout,
        # It promises 15 to 30 points too much (docs/minds.md).
        foretells=False,
    ),
    lessons=(LESSON,),
    campaign=CAMPAIGN,
    older_rules={
        1: OlderRules(options={"passing": Passing.WHOLE_BATTLE}, difference="A pass is for the whole battle.")
    },
)
