"""Coal Whist as one value: a trick-taking game with a turned-up trump, for two to five."""

from coal_whist.actions import PlayCard
from coal_whist.cards import DECK
from coal_whist.determinize import determinize
from coal_whist.info import INFO
from coal_whist.lessons import LESSON
from coal_whist.options import WhistOptions
from coal_whist.policy import POLICIES
from coal_whist.position import State, places
from coal_whist.rules import apply, deal, legal, to_move
from coal_whist.scoring import standing
from coal_whist.view import WhistView, view
from coal_whist.words import WORDS, why_not
from game.cards import Deck
from game.contract import Game
from game.contract.search import Search
from game.table import Place


def _deck(_options: WhistOptions, _seats: int) -> Deck:
    return DECK


def _places(_options: WhistOptions, seats: int) -> tuple[Place, ...]:
    return places(seats)


WHIST: Game[State, WhistView, PlayCard, WhistOptions] = Game(
    info=INFO,
    options=WhistOptions,
    actions=(PlayCard,),
    deck=_deck,
    places=_places,
    deal=deal,
    to_move=to_move,
    legal=legal,
    apply=apply,
    standing=standing,
    view=view,
    determinize=determinize,
    why_not=why_not,
    words=WORDS,
    search=Search(policies=POLICIES, swing=2.0),
    lessons=(LESSON,),
)
