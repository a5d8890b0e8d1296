"""Coal Whist: tricks with a trump that is turned up, for two to five."""

from game.cards import Deck
from game.contract import Game
from game.contract.search import Search
from game.table import Place
from tests.sixth_game.whist.actions import PlayCard
from tests.sixth_game.whist.cards import DECK
from tests.sixth_game.whist.imagining import imagine, view
from tests.sixth_game.whist.lesson import LESSON
from tests.sixth_game.whist.moves import legal
from tests.sixth_game.whist.options import WhistOptions
from tests.sixth_game.whist.places import places
from tests.sixth_game.whist.policy import POLICIES
from tests.sixth_game.whist.position import State
from tests.sixth_game.whist.rules import apply, deal, to_move
from tests.sixth_game.whist.scoring import standing
from tests.sixth_game.whist.sign import SIGN
from tests.sixth_game.whist.view import WhistView
from tests.sixth_game.whist.why_not import why_not
from tests.sixth_game.whist.words import WORDS


def _deck(_options: WhistOptions, _seats: int) -> Deck:
    return DECK


def _places(_options: WhistOptions, seats: int) -> tuple[Place, ...]:
    return places(seats)


WHIST: Game[State, WhistView, PlayCard, WhistOptions] = Game(
    sign=SIGN,
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
    imagine=imagine,
    why_not=why_not,
    words=WORDS,
    search=Search(policies=POLICIES, swing=2.0),
    lessons=(LESSON,),
)
