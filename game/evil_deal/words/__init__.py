"""The words of Evil Deal."""

from game.contract.words import Words
from game.evil_deal.actions import EvilAction
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.log import effects, look_into, moment, narrate, tellable, verdict
from game.evil_deal.words.moves import clause, clause_of, gesture, order, preview, prompt
from game.evil_deal.words.reasons import reason
from game.evil_deal.words.score import account, feats
from game.evil_deal.words.table import (
    aim,
    caption,
    count,
    crossed,
    describe,
    explain,
    introduce,
    notes,
    pieces,
    score,
    subtotals,
    tally,
    target,
)

WORDS: Words[EvilDealView, EvilAction] = Words(
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
    subtotals=subtotals,
    notes=notes,
    pieces=pieces,
    crossed=crossed,
    reason=reason,
    moment=moment,
    aim=aim,
    target=target,
    opening=introduce,
    effects=effects,
    account=account,
    feats=feats,
    explain=explain,
    verdict=verdict,
    look_into=look_into,
    tellable=tellable,
)
