"""Angel as one value: its texts, its tables in the Descent, its rules and search."""

from typing import get_args

from game.angel.actions import AngelAction
from game.angel.cards import DECK
from game.angel.determinize import Weighted, determinize
from game.angel.info import INFO
from game.angel.lessons import LESSON
from game.angel.options import FEWEST, AngelOptions
from game.angel.policy import POLICIES, cost, fiend, flips, guide
from game.angel.position import PLACES, State
from game.angel.rollout import play_out, worth
from game.angel.rules import apply, deal, legal, to_move
from game.angel.scoring import standing
from game.angel.view import AngelView, view
from game.angel.words import hints, log, moves, table
from game.cards import Deck
from game.contract import Game
from game.contract.descent import Circle, CircleTable, Gift, GiftKind, at_level
from game.contract.options import OlderRules
from game.contract.search import Search
from game.contract.words import Words
from game.level import Level
from game.table import Place

WORDS: Words[AngelView, AngelAction] = Words(
    gesture=moves.gesture,
    closed=moves.closed,
    prompt=table.prompt,
    narrate=log.narrate,
    order=moves.order,
    either=moves.either,
    preview=moves.preview,
    caption=table.caption,
    count=table.count,
    clause=table.clause,
    clause_of=table.clause_of,
    describe=table.describe,
    tally=table.tally,
    notes=table.notes,
    pieces=table.pieces,
    reason=hints.reason,
    moment=log.moment,
    verdict=log.verdict,
    aim=table.aim,
    over=log.over,
    following=table.following,
    target=table.target,
    opening=table.opening,
    effects=log.effects,
    account=log.account,
    feats=log.feats,
    explain=table.explain,
)

CIRCLE = Circle(
    title="The Choir",
    tables=(
        CircleTable(
            title="The vestry",
            story="Three altar imps trim the candles and bet the wax. Someone left the door open for you.",
            opponents=at_level(Level.IMP, "Wick", "Tallow", "Soot"),
            options=AngelOptions(),
            minutes=(8, 26),
            gift=Gift(GiftKind.FELT, "marble"),
        ),
        CircleTable(
            title="The organ loft",
            story="Up here they play by ear, and every suit is a stop on the organ.",
            opponents=at_level(Level.FIEND, "Lilith", "Vesper", "Azra"),
            options=AngelOptions(flush=90),
            minutes=(10, 33),
            house_rule="A flush adds 90, not 50.",
            gift=Gift(GiftKind.BACK, "wings"),
        ),
        CircleTable(
            title="The bell tower",
            story="Sariel fell from here once and has practised ever since. She rings the bell herself.",
            opponents=at_level(Level.ARCHDEVIL, "Sariel", "Paimon", "Asmodea"),
            options=AngelOptions(pair=0),
            minutes=(13, 32),
            house_rule="A pair adds nothing.",
            gift=Gift(GiftKind.FACE, "sariel"),
        ),
    ),
    last=CircleTable(
        title="Sariel's bell",
        story="One rope, one bell, and two imps to pull it.",
        opponents=(*at_level(Level.ARCHDEVIL, "Sariel"), *at_level(Level.IMP, "Wick", "Tallow")),
        options=AngelOptions(),
        minutes=(8, 28),
    ),
)
"""Angel always has four players, so these tables vary the bonuses instead."""


def _deck(_options: AngelOptions, _seats: int) -> Deck:
    return DECK


def _places(_options: AngelOptions, _seats: int) -> tuple[Place, ...]:
    return PLACES


ANGEL: Game[State, AngelView, AngelAction, AngelOptions] = Game(
    info=INFO,
    options=AngelOptions,
    actions=get_args(AngelAction),
    deck=_deck,
    places=_places,
    deal=deal,
    to_move=to_move,
    legal=legal,
    apply=apply,
    standing=standing,
    view=view,
    determinize=determinize,
    why_not=moves.why_not,
    words=WORDS,
    search=Search(
        policies=POLICIES,
        styled_policy=fiend,
        guide=guide,
        swing=1.0,
        only_luck=flips,
        cost=cost,
        likely_positions=Weighted,
        play_out=play_out,
        match_value=worth,
        caution=2.0,
    ),
    lessons=(LESSON,),
    short=AngelOptions(target=FEWEST),
    circle=CIRCLE,
    older_rules={
        1: OlderRules(options={"target": 10, "opens": 1}, difference="You can call on your first turn."),
        2: OlderRules(options={"target": 10}),
    },
)
