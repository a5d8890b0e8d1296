"""Evil Deal, whole: its rules, its words and all else, as one value."""

from game.cards import Deck
from game.contract import Game
from game.contract.options import OlderRules
from game.contract.search import Search
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.circle import CIRCLE
from game.evil_deal.imagining import imagine, view
from game.evil_deal.lesson import LESSONS
from game.evil_deal.moves import EvilAction, legal
from game.evil_deal.options import EvilDealOptions, Games
from game.evil_deal.outcomes import outcomes, part
from game.evil_deal.places import PLACES
from game.evil_deal.playing_out import play_out
from game.evil_deal.policy import POLICIES, fiend, unseen
from game.evil_deal.position import State
from game.evil_deal.rules import apply, deal, to_move
from game.evil_deal.scoring import standing
from game.evil_deal.sign import SIGN
from game.evil_deal.view import EvilDealView
from game.evil_deal.why_not import why_not
from game.evil_deal.words import WORDS
from game.table import Place


def _deck(_options: EvilDealOptions, _seats: int) -> Deck:
    return DECK


def _places(_options: EvilDealOptions, _seats: int) -> tuple[Place, ...]:
    return PLACES


EVIL_DEAL: Game[State, EvilDealView, EvilAction, EvilDealOptions] = Game(
    sign=SIGN,
    options=EvilDealOptions,
    actions=(TakeStack, Cross, SideBySide, PlayCard, Bury),
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
        swing=150.0,
        by_luck=unseen,
        part=part,
        outcomes=outcomes,
        play_out=play_out,
    ),
    lessons=LESSONS,
    circle=CIRCLE,
    older_rules={1: OlderRules(options={"games": Games.ONE})},
)
