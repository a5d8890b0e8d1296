"""All that the table of Jokers of Death says, in English."""

from game.contract.words import Words
from game.jokers_of_death.words.accounts import account
from game.jokers_of_death.words.aims import aim, opening, target
from game.jokers_of_death.words.captions import caption, following
from game.jokers_of_death.words.close_ups import describe
from game.jokers_of_death.words.effects import effects
from game.jokers_of_death.words.explanations import explain
from game.jokers_of_death.words.feats import feats
from game.jokers_of_death.words.gestures import gesture
from game.jokers_of_death.words.moments import moment
from game.jokers_of_death.words.narration import narrate
from game.jokers_of_death.words.pieces import pieces, tally
from game.jokers_of_death.words.previews import preview
from game.jokers_of_death.words.prompts import clause, clause_of, prompt
from game.jokers_of_death.words.reasons import reason

WORDS = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    preview=preview,
    caption=caption,
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
