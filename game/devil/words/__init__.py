"""The words of Devil: every sentence on the table, as one value."""

from game.contract.words import Words
from game.devil.actions import DevilAction
from game.devil.view import DevilView
from game.devil.words.log import effects, moment, narrate, verdict
from game.devil.words.moves import gesture, order, preview, reason
from game.devil.words.score import account, feats
from game.devil.words.table import (
    aim,
    caption,
    clause,
    clause_of,
    count,
    describe,
    explain,
    following,
    opening,
    prompt,
    tally,
    target,
)

WORDS: Words[DevilView, DevilAction] = Words(
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
    reason=reason,
    moment=moment,
    aim=aim,
    following=following,
    target=target,
    opening=opening,
    effects=effects,
    account=account,
    feats=feats,
    explain=explain,
    verdict=verdict,
)
