"""The texts of Jokers of Death."""

from game.contract.words import Words
from game.jokers_of_death.actions import JokersAction
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.log import effects, moment, narrate
from game.jokers_of_death.words.moves import gesture, order, preview
from game.jokers_of_death.words.reasons import reason
from game.jokers_of_death.words.score import account, feats
from game.jokers_of_death.words.table import (
    aim,
    caption,
    clause,
    clause_of,
    count,
    describe,
    explain,
    following,
    opening,
    pieces,
    prompt,
    tally,
    target,
)

WORDS: Words[JokersView, JokersAction] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    order=order,
    preview=preview,
    caption=caption,
    count=count,
    clause=clause,
    clause_of=clause_of,
    describe=describe,
    tally=tally,
    pieces=pieces,
    moment=moment,
    reason=reason,
    aim=aim,
    following=following,
    target=target,
    opening=opening,
    effects=effects,
    account=account,
    feats=feats,
    explain=explain,
)
