"""The game Evil Deal: its rules, words and everything else in one value."""

from game.cards import Deck
from game.contract import Game
from game.contract.options import OlderRules
from game.contract.search import Search
from game.evil_deal.actions import Bury, Cross, EvilAction, PlayCard, SideBySide, TakeStack
from game.evil_deal.campaign import CAMPAIGN
from game.evil_deal.cards import DECK
from game.evil_deal.determinize import imagine
from game.evil_deal.info import INFO
from game.evil_deal.lessons import LESSONS
from game.evil_deal.options import EvilDealOptions, Games
from game.evil_deal.policy import POLICIES, fiend, picks_blind
from game.evil_deal.position import PLACES, State
from game.evil_deal.rollout import outcomes, part, play_out
from game.evil_deal.rules import apply, deal, legal, to_move
from game.evil_deal.scoring import standing
from game.evil_deal.view import EvilDealView, view
from game.evil_deal.why_not import why_not
from game.evil_deal.words import WORDS
from game.table import Place


def _deck(_options: EvilDealOptions, _seats: int) -> Deck:
    return DECK


def _places(_options: EvilDealOptions, _seats: int) -> tuple[Place, ...]:
    return PLACES


EVIL_DEAL: Game[State, EvilDealView, EvilAction, EvilDealOptions] = Game(
    info=INFO,
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
        by_luck=picks_blind,
        part=part,
        outcomes=outcomes,
        play_out=play_out,
    ),
    lessons=LESSONS,
    campaign=CAMPAIGN,
    older_rules={1: OlderRules(options={"games": Games.ONE})},
)
