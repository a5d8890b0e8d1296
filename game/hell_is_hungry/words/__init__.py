"""How Hell is Hungry! speaks on the table: all its words, for the contract's page of them."""

from game.contract.words import Words
from game.hell_is_hungry.moves import HellAction
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.accounts import account, parts
from game.hell_is_hungry.words.aims import aim, opening
from game.hell_is_hungry.words.captions import called, caption, following, notes, tally
from game.hell_is_hungry.words.close_ups import describe
from game.hell_is_hungry.words.effects import effects
from game.hell_is_hungry.words.explanations import explain
from game.hell_is_hungry.words.feats import feats
from game.hell_is_hungry.words.gestures import gesture
from game.hell_is_hungry.words.narration import moment, narrate
from game.hell_is_hungry.words.pieces import pieces
from game.hell_is_hungry.words.previews import preview
from game.hell_is_hungry.words.prompts import clause, clause_of, prompt
from game.hell_is_hungry.words.reasons import reason
from game.hell_is_hungry.words.verdicts import verdict

WORDS: Words[HellView, HellAction] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    preview=preview,
    caption=caption,
    called=called,
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
