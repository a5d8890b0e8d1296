"""All that Angel says on the table."""

from game.angel.moves import AngelAction
from game.angel.view import AngelView
from game.angel.words.accounts import account
from game.angel.words.aims import aim, opening, target
from game.angel.words.captions import caption, following, notes, pieces, tally
from game.angel.words.close_ups import describe
from game.angel.words.effects import effects
from game.angel.words.explanations import explain
from game.angel.words.feats import feats
from game.angel.words.gestures import gesture
from game.angel.words.narration import moment, narrate
from game.angel.words.previews import preview
from game.angel.words.prompts import clause, clause_of, prompt
from game.angel.words.reasons import reason
from game.angel.words.verdicts import verdict
from game.contract.words import Words

WORDS: Words[AngelView, AngelAction] = Words(
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
