"""The texts of Hell is Hungry!"""

from game.contract.words import Words
from game.hell_is_hungry.actions import HellAction
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.log import effects, moment, narrate, verdict
from game.hell_is_hungry.words.moves import gesture, order, preview
from game.hell_is_hungry.words.reasons import reason
from game.hell_is_hungry.words.score import account, feats, parts
from game.hell_is_hungry.words.table import (
    aim,
    caption,
    clause,
    clause_of,
    count,
    describe,
    explain,
    following,
    notes,
    opening,
    pieces,
    prompt,
    score,
    tally,
)

WORDS: Words[HellView, HellAction] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    order=order,
    preview=preview,
    caption=caption,
    count=count,
    score=score,
    clause=clause,
    clause_of=clause_of,
    describe=describe,
    tally=tally,
    notes=notes,
    pieces=pieces,
    reason=reason,
    moment=moment,
    aim=aim,
    following=following,
    opening=opening,
    effects=effects,
    account=account,
    parts=parts,
    feats=feats,
    explain=explain,
    verdict=verdict,
)
