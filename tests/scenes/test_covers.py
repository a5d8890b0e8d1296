"""The cards of a cover lie in a fan."""

import pytest

from engine.assets import Assets, default_root
from game.catalog import GAMES
from game.contract import AnyGame
from scenes.cover_drawing import TURN, fanned
from scenes.cover_shapes import Wanted


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("count", range(1, 6))
def test_the_cards_of_a_cover_lie_in_a_fan_about_the_middle_of_their_part(game: AnyGame, count: int) -> None:
    deck = game.deck(game.options(), game.seats[0])
    wanted = Wanted(game.sign, (600, 300))
    sprites = fanned(list(range(count)), deck, frozenset(), Assets(default_root()), wanted)
    left, right = (600 * share for share in wanted.fanned)
    middle = (left + right) / 2
    if count == 1:
        (sprite,) = sprites
        assert left <= sprite.x <= right
        return
    assert sum(sprite.x for sprite in sprites) / count == pytest.approx(middle)
    assert [sprite.x for sprite in sprites] == sorted(sprite.x for sprite in sprites)
    assert (sprites[0].angle, sprites[-1].angle) == (TURN, -TURN)
    assert left <= sprites[0].x - sprites[0].height / 4 and sprites[-1].x + sprites[0].height / 4 <= right
    assert all(sprite.face_up for sprite in sprites) and [sprite.z for sprite in sprites] == list(
        range(count)
    )
