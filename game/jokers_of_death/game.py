"""Jokers of Death as one value: its texts, its tables in the Descent, its rules and search."""

from typing import get_args

from game.cards import Deck
from game.contract import Game
from game.contract.descent import Circle, CircleTable, Gift, GiftKind, at_level
from game.contract.search import Calibration, Search
from game.contract.words import Words
from game.jokers_of_death.actions import JokersAction, Knock
from game.jokers_of_death.cards import deck_of
from game.jokers_of_death.determinize import determinize
from game.jokers_of_death.info import INFO
from game.jokers_of_death.lessons import JOKERS_LESSON, LESSON, VARIANT_LESSONS
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.pickup import all_goes
from game.jokers_of_death.policy import POLICIES, cost, fiend, is_blunder, on_two_piles, rollout_policy
from game.jokers_of_death.position import State
from game.jokers_of_death.rules import apply, deal, is_shedding, legal, rules_of, to_move
from game.jokers_of_death.scoring import outlook, standing
from game.jokers_of_death.view import JokersView, view
from game.jokers_of_death.words import hints, log, moves, table
from game.level import Level
from game.table import Place

WORDS: Words[JokersView, JokersAction] = Words(
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
    pieces=table.pieces,
    moment=log.moment,
    reason=hints.reason,
    aim=table.aim,
    over=table.over,
    spent=table.spent,
    following=table.following,
    target=table.target,
    opening=table.opening,
    effects=log.effects,
    account=log.account,
    feats=log.feats,
    explain=table.explain,
)

CIRCLE = Circle(
    title="The Fools' Court",
    tables=(
        CircleTable(
            title="The kitchen stairs",
            story="The scullions play for bones. They laugh at every joker, their own included.",
            opponents=at_level(Level.IMP, "Snick", "Nettle"),
            options=JokersOptions(),
            minutes=(4, 20),
            gift=Gift(GiftKind.FELT, "motley"),
        ),
        CircleTable(
            title="The long gallery",
            story="Five piles stand along the wall, and three courtiers who never miss one.",
            opponents=at_level(Level.FIEND, "Sable", "Thorn", "Ruin"),
            options=JokersOptions(five_piles=True),
            minutes=(3, 21),
            house_rule="Five piles instead of three, with four decks and four jokers.",
            gift=Gift(GiftKind.BACK, "bells"),
        ),
        CircleTable(
            title="The throne",
            story="Momus was hanged for a joke and went on laughing. Malphas explains it to him.",
            opponents=at_level(Level.ARCHDEVIL, "Momus", "Malphas"),
            options=JokersOptions(switching=True, free_pile=True),
            minutes=(3, 21),
            house_rule="After a 3♦, everyone passes their hand to the next player. "
            "You can start a turn by picking up a pile.",
            gift=Gift(GiftKind.FACE, "momus"),
        ),
    ),
    last=CircleTable(
        title="Momus's last joke",
        story="He has told it once. Nobody who heard it told it again.",
        opponents=at_level(Level.ARCHDEVIL, "Momus"),
        options=JokersOptions(switching=True),
        minutes=(6, 22),
        house_rule="After a 3♦, everyone passes their hand to the next player.",
    ),
)
"""Five piles needs four players, so the Fiends' table has one more."""


def _deck(options: JokersOptions, seats: int) -> Deck:
    return deck_of(rules_of(options, seats).facts)


def _places(options: JokersOptions, seats: int) -> tuple[Place, ...]:
    return rules_of(options, seats).places


JOKERS_OF_DEATH: Game[State, JokersView, JokersAction, JokersOptions] = Game(
    info=INFO,
    options=JokersOptions,
    actions=get_args(JokersAction),
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
        swing=60.0,
        policy_is_sure=all_goes,
        is_blunder=is_blunder,
        cost=cost,
        no_alternatives=on_two_piles,
        horizon=40,
        in_a_plan=is_shedding,
        points_if_over=outlook,
        rollout_policy=rollout_policy,
        calibrations={2: Calibration(shift=0.52, stretch=1.3)},
        # With four seats or more, a deal is so much luck that less caution would choose moves by chance.
        caution=2.0,
    ),
    lessons=(LESSON, JOKERS_LESSON, *VARIANT_LESSONS),
    forgettable=(Knock,),
    circle=CIRCLE,
)
