"""Hell is Hungry! as one value: its texts, its tables in the Descent, its rules and search."""

from typing import Final, get_args

from game.cards import Deck
from game.contract import Game
from game.contract.descent import Circle, CircleTable, Gift, GiftKind, at_level
from game.contract.options import OlderRules
from game.contract.search import Calibration, Search
from game.contract.words import Words
from game.hell_is_hungry.actions import HellAction
from game.hell_is_hungry.cards import deck
from game.hell_is_hungry.determinize import determinize
from game.hell_is_hungry.grid import grid_for
from game.hell_is_hungry.info import INFO
from game.hell_is_hungry.lessons import LESSON
from game.hell_is_hungry.options import HellOptions, Length, Passing
from game.hell_is_hungry.policy import POLICIES, cost, fiend, is_blunder, rollout_policy
from game.hell_is_hungry.position import State
from game.hell_is_hungry.rules import apply, deal, legal, to_move
from game.hell_is_hungry.scoring import LEAD_SWING, outlook, standing, worth
from game.hell_is_hungry.view import HellView, view
from game.hell_is_hungry.weighing import alike
from game.hell_is_hungry.words import hints, log, moves, table
from game.level import Level
from game.table import Place

WORDS: Words[HellView, HellAction] = Words(
    gesture=moves.gesture,
    prompt=table.prompt,
    narrate=log.narrate,
    order=moves.order,
    either=moves.either,
    preview=moves.preview,
    caption=table.caption,
    count=table.count,
    score=table.score,
    spent=table.spent,
    clause=table.clause,
    clause_of=table.clause_of,
    describe=table.describe,
    tally=table.tally,
    notes=table.notes,
    pieces=table.pieces,
    reason=hints.reason,
    moment=log.moment,
    aim=table.aim,
    following=table.following,
    opening=table.opening,
    effects=log.effects,
    account=log.account,
    parts=log.parts,
    feats=log.feats,
    explain=table.explain,
    verdict=log.verdict,
)

CIRCLE = Circle(
    title="The Soul Fields",
    tables=(
        CircleTable(
            title="The hedge",
            story="Cinder reaps nine piles and burns what she can't carry.",
            opponents=at_level(Level.IMP, "Cinder"),
            options=HellOptions(),
            minutes=(6, 12),
            gift=Gift(GiftKind.FELT, "lava"),
        ),
        CircleTable(
            title="The great field",
            story="Sixteen piles, and you can cut corners. Two old hands are already at work.",
            opponents=at_level(Level.FIEND, "Ruin", "Azra"),
            options=HellOptions(diagonals=True),
            minutes=(5, 12),
            house_rule="16 piles. Piles that touch at a corner count as next to each other.",
            gift=Gift(GiftKind.BACK, "scythes"),
        ),
        CircleTable(
            title="The granary",
            story="What Abaddon gathers stays gathered. Win two harvests out of three.",
            opponents=at_level(Level.ARCHDEVIL, "Abaddon"),
            options=HellOptions(games=Length.THREE),
            minutes=(13, 26),
            house_rule="Best of three games.",
            gift=Gift(GiftKind.FACE, "abaddon"),
        ),
    ),
    last=CircleTable(
        title="Abaddon's sickle",
        story="One field, one harvest, and the wind has dropped.",
        opponents=at_level(Level.ARCHDEVIL, "Abaddon"),
        options=HellOptions(),
        minutes=(6, 12),
    ),
)
"""Two seats play on nine piles, and more on sixteen (HH-2)."""

HORIZON: Final = 24
"""Actions a simulation looks ahead, enough for one battle: between Fiends a battle takes at most 20 actions
among four seats, and among six at most 22 in 92 of 100. In the same time, 36 won less between two."""


def _deck(_options: HellOptions, seats: int) -> Deck:
    return deck(seats)


def _places(options: HellOptions, seats: int) -> tuple[Place, ...]:
    return grid_for(seats, options.diagonals).places


HELL_IS_HUNGRY: Game[State, HellView, HellAction, HellOptions] = Game(
    info=INFO,
    options=HellOptions,
    actions=get_args(HellAction),
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
        swing=LEAD_SWING,
        is_blunder=is_blunder,
        cost=cost,
        no_alternatives=alike,
        horizon=HORIZON,
        points_if_over=outlook,
        match_value=worth,
        rollout_policy=rollout_policy,
        # Most simulated deals stop early, so the odds they give have to be calibrated (docs/minds.md).
        samples_tell_odds=False,
        calibrations={2: Calibration(shift=1.5)},
    ),
    lessons=(LESSON,),
    circle=CIRCLE,
    older_rules={
        1: OlderRules(options={"passing": Passing.WHOLE_BATTLE}, difference="A pass is for the whole battle.")
    },
)
