"""What is heard at the table, and how the players look: by what has just happened."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from engine.felt import FELTS
from engine.timeline import Timeline
from game.contract.table import Effect, Occasion
from saves.models import Speed
from scenes.players import Look
from scenes.table.states import Accounting, Over, Waiting
from scenes.table.view.board import NEXT_UP
from scenes.table.view.presenter import look
from scenes.table.view.view_model import Happening, Plate
from tests import labels
from tests.scenes.driver import Driver


@contextmanager
def overheard(driver: Driver) -> Iterator[list[str]]:
    """Yield a list that takes the name of every sound that is asked for meanwhile."""
    heard: list[str] = []
    played = driver.app.sound.play

    def listen(name: str, *more: object) -> object:
        heard.append(name)
        return played(name, *more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(driver.app.sound, "play", listen)
        yield heard


def heard_at(driver: Driver, turns: int) -> list[str]:
    """Return the names of the sounds that are asked for over some turns of the loop."""
    with overheard(driver) as heard:
        driver.turn(turns)
    return heard


def test_the_turn_is_announced_after_others_have_acted_and_not_after_a_hint_or_a_page(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, muted=False)
    driver.sit("person imp imp", seed=3)
    driver.my_turn()
    assert "turn" not in heard_at(driver, 30)
    picker = driver.table.controller.phase.picker
    seat_before = driver.table.session.match.to_move
    with overheard(driver) as heard:
        driver.do(picker.choices[0][1])
        driver.my_turn()
    others = any(entry.seat != seat_before for entry in driver.table.session.match.log[-2:])
    assert heard.count("turn") == int(others)


def test_whoever_thinks_looks_so_and_a_deals_best_is_glad(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("fiend imp fiend imp", seed=8)
    table = driver.table
    match = table.session.match
    view = table.controller.phase.view
    assert look(Waiting(view, 2, None), 2, match) is Look.THINKING
    assert look(Waiting(view, 2, None), 1, match) is Look.RESTING
    driver.until(lambda: isinstance(driver.table.controller.phase, Accounting))
    phase = driver.table.controller.phase
    points = match.standing.deals[0]
    looks = [look(phase, seat, match) for seat in range(4)]
    assert looks[points.index(min(points))] is Look.GLAD
    assert looks[points.index(max(points))] is Look.SOUR
    assert look(Over(view), match.standing.ranks.index(1), match) is Look.GLAD


def test_whoever_is_skipped_takes_it_ill(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("imp imp imp", seed=8)

    def skipped() -> list[Plate]:
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        told = [plate for plate in table.frame.plates if plate.happening is not None]
        return [plate for plate in told if plate.happening.words.startswith("skipped")]

    driver.until(lambda: bool(skipped()))
    assert all(plate.face.endswith(f"_{Look.SOUR.value}.svg") for plate in skipped())


@pytest.mark.parametrize(
    ("effect", "taken"),
    [
        (Effect(1, "one card left", gain=True), Look.GLAD),
        (Effect(1, "took 4", occasion=Occasion.HIT), Look.SOUR),
        (Effect(1, "beaten", loss=True), Look.SOUR),
        (Effect(1, "laid 6"), Look.THINKING),
    ],
)
def test_what_befalls_somebody_is_seen_before_that_they_think(brimstone, effect: Effect, taken: Look) -> None:
    table = brimstone(speed=Speed.OFF).sit("person imp")
    told = Happening(1, effect.words, None, effect.gain, None, effect.unwelcome)
    assert look(Waiting(table.session.view, 1, None), 1, table.session.match, told) is taken


def test_a_chosen_table_top_lies_under_the_cards_at_once(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", seed=3)
    driver.my_turn()
    seen = set()
    for each in FELTS:
        driver.desk.change(felt=each.id)
        driver.table.resume()
        driver.app.draw()
        seen.add(tuple(tuple(driver.app.surface.get_at((60 + x, 300))) for x in range(40)))
    assert len(seen) == len(FELTS)


def test_a_thrown_card_rises_above_the_straight_way_and_lands_on_its_spot(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit("person imp", seed=3)
    table = driver.my_turn()
    picker = table.controller.phase.picker
    action = next(action for _, action in picker.choices if hasattr(action, "card"))
    card = table.board.sprite_of(action.card)
    start = (card.x, card.y)
    table.controller.act(picker.view.seat, action)
    ways = []
    for _ in range(60):
        driver.turn()
        ways.append((card.x, card.y))
    end = ways[-1]
    share = [(start[1] - y) / (start[1] - end[1]) for _, y in ways]
    assert max(share) > 1.02, "it rises beyond its spot and comes down on it"
    spot = table.board.zone(table.board.place_of(card))
    assert (card.x, card.y) == pytest.approx((spot.x, spot.y), abs=2)


def test_the_table_shakes_at_a_great_moment_and_stands_still_after_it(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit("fiend imp fiend imp", seed=8)
    impact = driver.table.controller.table_view.impact
    driver.until(lambda: impact.off != (0.0, 0.0), 20_000)
    driver.until(lambda: impact.off == (0.0, 0.0))


def test_a_shown_hand_turns_up_card_by_card_and_every_face_is_seen_in_the_end(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person fiend imp fiend", "angel", seed=21)
    table = driver.my_turn()
    board, timeline = table.board, Timeline()
    place = next(
        index
        for index, pile in enumerate(board.piles)
        if len(pile) == 4 and not any(one.face_up for one in pile)
    )
    cards = tuple(range(4))
    board.show(place, cards, timeline)
    for _ in range(4):
        timeline.update((NEXT_UP + 40) / 4)
    assert [sprite.flip < 1 for sprite in board.piles[place]] == [True, True, False, False]
    timeline.finish()
    assert [sprite.card for sprite in board.piles[place] if sprite.face_up] == list(cards)


def test_a_page_that_opens_and_a_button_that_is_pressed_are_heard(brimstone) -> None:
    driver = brimstone(muted=False)
    with overheard(driver) as heard:
        driver.click_button(labels.SETTINGS)
        assert heard == ["touch", "page"]
        driver.see()
        driver.key(pygame.K_TAB)
        driver.key(pygame.K_RETURN)
    assert heard[2:3] == ["touch"]
