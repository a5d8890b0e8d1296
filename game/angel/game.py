"""Angel as the one object that the catalog lists."""

from game.angel.actions import AngelAction, CallJudgementDay, Discard, DiscardUnseen
from game.angel.campaign import CAMPAIGN
from game.angel.cards import DECK
from game.angel.determinize import determinize, weighted
from game.angel.info import INFO
from game.angel.lessons import LESSON
from game.angel.options import AngelOptions
from game.angel.policy import POLICIES, fiend, flips, guide
from game.angel.position import PLACES, State
from game.angel.rollout import rollout, worth
from game.angel.rules import apply, deal, legal, to_move
from game.angel.scoring import standing
from game.angel.view import AngelView, view
from game.angel.why_not import why_not
from game.angel.words import WORDS
from game.cards import Deck
from game.contract import Game
from game.contract.options import OlderRules
from game.contract.search import Search
from game.table import Place


def _deck(_options: AngelOptions, _seats: int) -> Deck:
    return DECK


def _places(_options: AngelOptions, _seats: int) -> tuple[Place, ...]:
    return PLACES


ANGEL: Game[State, AngelView, AngelAction, AngelOptions] = Game(
    info=INFO,
    options=AngelOptions,
    actions=(DiscardUnseen, Discard, CallJudgementDay),
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
    search=Search(
        policies=POLICIES,
        styled=fiend,
        guide=guide,
        swing=1.0,
        by_luck=flips,
        supposed=weighted,
        play_out=rollout,
        worth=worth,
        caution=2.0,
    ),
    lessons=(LESSON,),
    campaign=CAMPAIGN,
    older_rules={1: OlderRules(options={"opens": 1}, difference="Judgement Day opens on your first turn.")},
)
