"""All that Evil Deal says on the table."""

from game.contract.words import Words
from game.evil_deal.moves import EvilAction
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.last_trick import look_into, tellable
from game.evil_deal.words.log import effects, moment, narrate, verdict
from game.evil_deal.words.moves import gesture, order, preview, reason
from game.evil_deal.words.pieces import crossed, describe, explain, pieces
from game.evil_deal.words.prompts import clause, clause_of, prompt
from game.evil_deal.words.score import account, feats
from game.evil_deal.words.table import aim, caption, count, introduce, notes, score, subtotals, tally, target

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
