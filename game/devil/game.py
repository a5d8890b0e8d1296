"""Devil and Devil 440 as one value each: texts, tables in the Descent, rules and search."""

from dataclasses import replace
from typing import get_args

from game.cards import Deck
from game.contract import Game
from game.contract.descent import Circle, CircleTable, Gift, GiftKind, at_level
from game.contract.search import Calibration, Search
from game.contract.words import Words
from game.devil.actions import DevilAction
from game.devil.cards import DECK_440, STANDARD_DECK
from game.devil.determinize import determinize, weighted
from game.devil.info import INFO, INFO_440
from game.devil.lessons import FIRST_440, LESSON, WHAT_440_ADDS
from game.devil.options import Devil440Options, DevilOptions
from game.devil.policy import POLICIES, cost, fiend
from game.devil.position import State, places
from game.devil.rollout import play_out
from game.devil.rules import apply, deal, legal, to_move
from game.devil.scoring import standing
from game.devil.view import DevilView, view
from game.devil.words import hints, log, moves, table
from game.level import Level
from game.table import Place

WORDS: Words[DevilView, DevilAction] = Words(
    gesture=moves.gesture,
    keyed=(moves.DRAW,),
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
    reason=hints.reason,
    moment=log.moment,
    aim=table.aim,
    over=table.over,
    following=table.following,
    target=table.target,
    opening=table.opening,
    effects=log.effects,
    account=log.account,
    feats=log.feats,
    explain=table.explain,
    verdict=log.verdict,
)

CIRCLE = Circle(
    title="The Counting House",
    tables=(
        CircleTable(
            title="The front desk",
            story="Two clerks add on their fingers, and have six on each hand. It doesn't help.",
            opponents=at_level(Level.IMP, "Pip", "Grizzle"),
            options=DevilOptions(target=240),
            minutes=(8, 24),
            house_rule="The match ends once anyone has 240 points, not 180.",
            gift=Gift(GiftKind.FELT, "lacquer"),
        ),
        CircleTable(
            title="The back office",
            story="Here the sums are done in red. Mordax keeps the books. Belial keeps the key.",
            opponents=at_level(Level.FIEND, "Mordax", "Belial"),
            options=DevilOptions(target=240),
            minutes=(6, 20),
            house_rule="The match ends once anyone has 240 points, not 180.",
            gift=Gift(GiftKind.BACK, "coins"),
        ),
        CircleTable(
            title="The vault",
            story="Nergal has counted everything down here twice. You're next. One on one.",
            opponents=at_level(Level.ARCHDEVIL, "Nergal"),
            options=DevilOptions(target=180),
            minutes=(4, 22),
            gift=Gift(GiftKind.FACE, "nergal"),
        ),
    ),
    last=CircleTable(
        title="Nergal's ledger",
        story="A fresh page, with your name at the top.",
        opponents=at_level(Level.ARCHDEVIL, "Nergal"),
        options=DevilOptions(target=180),
        minutes=(4, 22),
    ),
)
"""Longer matches reduce the role of luck, which is large in Devil."""


def _deck(_options: DevilOptions, _seats: int) -> Deck:
    return STANDARD_DECK


def _deck_440(_options: DevilOptions, _seats: int) -> Deck:
    return DECK_440


def _places(_options: DevilOptions, seats: int) -> tuple[Place, ...]:
    return places(seats)


DEVIL: Game[State, DevilView, DevilAction, DevilOptions] = Game(
    info=INFO,
    options=DevilOptions,
    actions=get_args(DevilAction),
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
        swing=30.0,
        cost=cost,
        play_out=play_out,
        likely_positions=weighted,
        calibrations={2: Calibration(shift=0.15)},
    ),
    lessons=(LESSON,),
    circle=CIRCLE,
)

DEVIL_440 = replace(
    DEVIL,
    info=INFO_440,
    options=Devil440Options,
    lessons=(FIRST_440, WHAT_440_ADDS),
    circle=None,
    deck=_deck_440,
)
