"""All that Devil says on the table."""

from game.contract.words import Words
from game.devil.moves import DevilAction
from game.devil.view import DevilView
from game.devil.words.accounts import account
from game.devil.words.aims import aim, opening, target
from game.devil.words.captions import caption, following, tally
from game.devil.words.close_ups import describe
from game.devil.words.effects import effects
from game.devil.words.explanations import explain
from game.devil.words.feats import feats
from game.devil.words.gestures import gesture
from game.devil.words.narration import moment, narrate
from game.devil.words.previews import preview
from game.devil.words.prompts import clause, clause_of, prompt
from game.devil.words.reasons import reason
from game.devil.words.verdicts import verdict

WORDS: Words[DevilView, DevilAction] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    preview=preview,
    caption=caption,
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
