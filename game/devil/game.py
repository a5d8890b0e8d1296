"""Devil and Devil 440 as the objects that the catalog lists."""

from dataclasses import replace
from typing import TypeAlias

from game.cards import Deck
from game.contract import Game
from game.contract.search import Search
from game.devil.actions import DevilAction, Discard, Draw, EndDeal, GoOn
from game.devil.campaign import CAMPAIGN
from game.devil.cards import DECK_440, STANDARD_DECK
from game.devil.determinize import determinize, weighted
from game.devil.info import INFO, INFO_440
from game.devil.lessons import FIRST_440, LESSON, WHAT_440_ADDS
from game.devil.options import Devil440Options, DevilOptions
from game.devil.policy import POLICIES, fiend
from game.devil.position import State, places
from game.devil.rollout import rollout
from game.devil.rules import apply, deal, legal, to_move
from game.devil.scoring import standing
from game.devil.view import DevilView, view
from game.devil.why_not import why_not
from game.devil.words import WORDS
from game.table import Place

AnyOptions: TypeAlias = DevilOptions | Devil440Options


def _deck(_options: AnyOptions, _seats: int) -> Deck:
    return STANDARD_DECK


def _deck_440(_options: AnyOptions, _seats: int) -> Deck:
    return DECK_440


def _places(_options: AnyOptions, seats: int) -> tuple[Place, ...]:
    return places(seats)


DEVIL: Game[State, DevilView, DevilAction, AnyOptions] = Game(
    info=INFO,
    options=DevilOptions,
    actions=(Discard, Draw, EndDeal, GoOn),
    deck=_deck,
    places=_places,
    deal=deal,
    to_move=to_move,
    legal=legal,
    apply=apply,
    standing=standing,
    view=view,
    imagine=determinize,
    why_not=why_not,
    words=WORDS,
    search=Search(policies=POLICIES, styled=fiend, swing=30.0, play_out=rollout, supposed=weighted),
    lessons=(LESSON,),
    campaign=CAMPAIGN,
)

DEVIL_440 = replace(
    DEVIL,
    info=INFO_440,
    options=Devil440Options,
    lessons=(FIRST_440, WHAT_440_ADDS),
    campaign=None,
    deck=_deck_440,
)
