"""The words of Angel: every sentence on the table, as one value."""

from game.angel.actions import AngelAction
from game.angel.view import AngelView
from game.angel.words.log import effects, moment, narrate, verdict
from game.angel.words.moves import closed, gesture, order, preview, reason
from game.angel.words.score import account, feats
from game.angel.words.table import (
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
    tally,
    target,
)
from game.contract.words import Words

WORDS: Words[AngelView, AngelAction] = Words(
    gesture=gesture,
    closed=closed,
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
    notes=notes,
    pieces=pieces,
    reason=reason,
    moment=moment,
    verdict=verdict,
    aim=aim,
    following=following,
    target=target,
    opening=opening,
    effects=effects,
    account=account,
    feats=feats,
    explain=explain,
)
