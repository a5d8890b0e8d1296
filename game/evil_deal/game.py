"""Evil Deal as one value: its texts, its tables in the Descent, its rules and search."""

from typing import get_args

from game.cards import Deck
from game.contract import Game
from game.contract.descent import Circle, CircleTable, Gift, GiftKind, at_level
from game.contract.options import OlderRules
from game.contract.search import Calibration, Search
from game.contract.words import Words
from game.evil_deal.actions import EvilAction
from game.evil_deal.cards import DECK
from game.evil_deal.determinize import determinize
from game.evil_deal.info import INFO
from game.evil_deal.lessons import LESSONS
from game.evil_deal.options import EvilDealOptions, Length
from game.evil_deal.policy import POLICIES, cost, fiend, is_wasteful, picks_blind
from game.evil_deal.position import PLACES, State
from game.evil_deal.rollout import outcomes, part, play_out
from game.evil_deal.rules import apply, deal, legal, to_move
from game.evil_deal.scoring import standing
from game.evil_deal.view import EvilDealView, view
from game.evil_deal.words import hints, log, moves, table
from game.level import Level
from game.table import Place

WORDS: Words[EvilDealView, EvilAction] = Words(
    gesture=moves.gesture,
    prompt=table.prompt,
    narrate=log.narrate,
    order=moves.order,
    either=moves.either,
    preview=moves.preview,
    caption=table.caption,
    count=table.count,
    score=table.score,
    clause=table.clause,
    clause_of=table.clause_of,
    describe=table.describe,
    tally=table.tally,
    subtotals=table.subtotals,
    notes=table.notes,
    pieces=table.pieces,
    crossed=table.crossed,
    reason=hints.reason,
    moment=log.moment,
    aim=table.aim,
    target=table.target,
    opening=table.introduce,
    effects=log.effects,
    account=log.account,
    feats=log.feats,
    explain=table.explain,
    verdict=log.verdict,
    peek=log.peek,
    may_tell=log.may_tell,
)

SHORTER = EvilDealOptions(head_start=222)
HEAD_START = "You both start with 222 points."

CIRCLE = Circle(
    title="The Red Cabinet",
    tables=(
        CircleTable(
            title="The antechamber",
            story="A small clerk with large spectacles asks whether you have an appointment. You have.",
            opponents=at_level(Level.IMP, "Soot"),
            options=EvilDealOptions(),
            minutes=(10, 19),
            gift=Gift(GiftKind.FELT, "cabinet"),
        ),
        CircleTable(
            title="The conference",
            story="Vesper has read your contract. She has also written it.",
            opponents=at_level(Level.FIEND, "Vesper"),
            options=SHORTER,
            minutes=(10, 27),
            house_rule=HEAD_START,
            gift=Gift(GiftKind.BACK, "keyhole"),
        ),
        CircleTable(
            title="The signature",
            story="Mephisto lends you his pen. Mind what it writes with.",
            opponents=at_level(Level.ARCHDEVIL, "Mephisto"),
            options=SHORTER,
            minutes=(10, 27),
            house_rule=HEAD_START,
            gift=Gift(GiftKind.FACE, "mephisto"),
        ),
    ),
    last=CircleTable(
        title="Mephisto's small print",
        story="It says you may still leave. It is very small.",
        opponents=at_level(Level.ARCHDEVIL, "Mephisto"),
        options=SHORTER,
        minutes=(10, 27),
        house_rule=HEAD_START,
    ),
)
"""These tables start with points, because a match from zero between good players takes half an hour."""


def _deck(_options: EvilDealOptions, _seats: int) -> Deck:
    return DECK


def _places(_options: EvilDealOptions, _seats: int) -> tuple[Place, ...]:
    return PLACES


EVIL_DEAL: Game[State, EvilDealView, EvilAction, EvilDealOptions] = Game(
    info=INFO,
    options=EvilDealOptions,
    actions=get_args(EvilAction),
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
        swing=150.0,
        only_luck=picks_blind,
        is_blunder=is_wasteful,
        cost=cost,
        part=part,
        outcomes=outcomes,
        play_out=play_out,
        calibrations={2: Calibration(shift=1.1, stretch=1.04)},
    ),
    lessons=LESSONS,
    circle=CIRCLE,
    older_rules={1: OlderRules(options={"games": Length.ONE})},
)
