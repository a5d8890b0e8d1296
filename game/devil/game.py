"""Devil, whole: its rules, its words and all else, as one value."""

from dataclasses import replace
from typing import TypeAlias

from game.cards import Deck
from game.contract import Game
from game.contract.search import Search
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440, STANDARD_DECK
from game.devil.circle import CIRCLE
from game.devil.imagining import imagine, view
from game.devil.lesson import LESSON
from game.devil.lessons_440 import LESSON as FIRST_440
from game.devil.lessons_440 import LESSON_440
from game.devil.moves import DevilAction, legal
from game.devil.options import Devil440Options, DevilOptions
from game.devil.places import places
from game.devil.playing_out import play_out
from game.devil.policy import POLICIES
from game.devil.position import State
from game.devil.rules import apply, deal, to_move
from game.devil.scoring import standing
from game.devil.sign import SIGN, SIGN_440
from game.devil.story import supposed
from game.devil.view import DevilView
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
    sign=SIGN,
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
    imagine=imagine,
    why_not=why_not,
    words=WORDS,
    search=Search(policies=POLICIES, swing=30.0, play_out=play_out, supposed=supposed),
    lessons=(LESSON,),
    circle=CIRCLE,
)

DEVIL_440 = replace(
    DEVIL,
    sign=SIGN_440,
    options=Devil440Options,
    lessons=(FIRST_440, LESSON_440),
    circle=None,
    deck=_deck_440,
)
