"""How Coal Whist speaks on the table."""

from game.contract.words import Words
from tests.sixth_game.whist.actions import PlayCard
from tests.sixth_game.whist.view import WhistView
from tests.sixth_game.whist.words.beside import caption, crossed, describe, notes, reason, tally
from tests.sixth_game.whist.words.narration import moment, narrate
from tests.sixth_game.whist.words.teaching import account, aim, effects, explain, opening
from tests.sixth_game.whist.words.turns import clause, clause_of, gesture, order, preview, prompt

WORDS: Words[WhistView, PlayCard] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    order=order,
    preview=preview,
    caption=caption,
    clause=clause,
    clause_of=clause_of,
    describe=describe,
    tally=tally,
    notes=notes,
    crossed=crossed,
    moment=moment,
    reason=reason,
    aim=aim,
    opening=opening,
    effects=effects,
    account=account,
    explain=explain,
)
