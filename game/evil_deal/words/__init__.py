"""How Evil Deal speaks on the table: all its words, for the contract's page of them."""

from game.contract.words import Words
from game.evil_deal.moves import EvilAction
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.accounts import account
from game.evil_deal.words.aims import aim, opening, target
from game.evil_deal.words.captions import caption, notes, tally
from game.evil_deal.words.close_ups import describe
from game.evil_deal.words.effects import effects
from game.evil_deal.words.explanations import explain
from game.evil_deal.words.feats import feats
from game.evil_deal.words.gestures import gesture
from game.evil_deal.words.narration import moment, narrate
from game.evil_deal.words.pieces import crossed, pieces
from game.evil_deal.words.previews import preview
from game.evil_deal.words.prompts import clause, clause_of, prompt
from game.evil_deal.words.reasons import reason
from game.evil_deal.words.verdicts import verdict

WORDS: Words[EvilDealView, EvilAction] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    preview=preview,
    caption=caption,
    clause=clause,
    clause_of=clause_of,
    describe=describe,
    tally=tally,
    notes=notes,
    pieces=pieces,
    crossed=crossed,
    reason=reason,
    moment=moment,
    aim=aim,
    target=target,
    opening=opening,
    effects=effects,
    account=account,
    feats=feats,
    explain=explain,
    verdict=verdict,
)
