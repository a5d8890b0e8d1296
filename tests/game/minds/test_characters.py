"""Characters: each opponent has a style that shows, and keeps to the rules."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from game.catalog import find
from game.contract import AnyGame
from game.contract.rules import View
from game.level import PLAIN, Level, Style
from game.match import Match
from game.minds.characters import CHARACTERS, character, in_style, preferred
from game.minds.search import Option
from scenes.players import DESCENT_FACES, FACES_BY_LEVEL
from tests.each import each_game

BOLD = Style(nerve=1.0)
STYLES = sorted({each.style for each in CHARACTERS[Level.FIEND].values()}, key=repr)


def decisions(game: AnyGame, seed: int, matches: int = 1, seats: int = 2) -> Iterator[View]:
    """Yield the view of the seat to move at each choice of matches between Fiends, at least ``seats`` of them."""
    for number in range(matches):
        match, random = Match(game, game.options(), max(game.seats[0], seats), seed + number), Random(seed)
        while (seat := match.to_move) is not None:
            view = match.view(seat)
            if len(view.legal) > 1:
                yield view
            match.play(seat, game.search.policies[Level.FIEND](view, random))


def test_everybody_who_may_sit_down_is_a_character_of_their_level() -> None:
    for level, known in CHARACTERS.items():
        assert set(known) == {*FACES_BY_LEVEL[level], *(DESCENT_FACES if level is Level.ARCHDEVIL else ())}
    assert character("Lilith", Level.IMP).about == "", "an imp who borrows a fiend's name plays like an imp"
    assert character("Mara", None).style == PLAIN


@each_game
def test_every_style_plays_legal_moves(game: AnyGame) -> None:
    random = Random(3)
    for view in decisions(game, 11):
        for style in STYLES:
            assert in_style(game, view, random, style) in view.legal


@each_game
def test_two_styles_choose_differently_within_a_few_matches(game: AnyGame) -> None:
    if game.search.styled_policy is None:
        pytest.skip("its Fiends have no style")
    random, apart = Random(3), Counter[str]()
    for view in decisions(game, 21, 3):
        chosen = {
            name: in_style(game, view, random, who.style) for name, who in CHARACTERS[Level.FIEND].items()
        }
        plain = game.search.policies[Level.FIEND](view, random)
        apart.update(name for name, action in chosen.items() if action != plain)
    assert len(apart) >= 7, f"only {sorted(apart)} differ from any Fiend at {game.id}"


def test_an_archdevil_follows_its_style_only_at_almost_no_cost() -> None:
    devil, random = find("devil"), Random(3)
    views = (view for view in decisions(devil, 41, 6) if in_style(devil, view, random, BOLD) != view.legal[0])
    view = next(views)
    liked, best = in_style(devil, view, random, BOLD), view.legal[0]
    for behind, chosen in ((0.01, liked), (0.1, best)):
        options = [Option(best, 9, 0.6, 0.6), Option(liked, 9, 0.6 - behind, 0.5)]
        assert preferred(devil, view, options, random, BOLD) == chosen
        assert preferred(devil, view, options, random, PLAIN) == best
