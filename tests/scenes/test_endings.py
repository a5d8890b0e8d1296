"""Results of a match: each player at the table is told theirs, and it is true."""

from random import Random

import pygame
import pytest

from engine.ui.form import MenuItem
from game.catalog import GAMES
from game.contract import AnyGame
from game.deal_cycle import OVER
from game.evil_deal.game import EVIL_DEAL
from game.level import Level
from game.match import Match
from game.sentences import Cast
from saves.models import GivenUp, Player
from saves.saved_match import SavedMatch
from saves.settings import Speed
from scenes.end_page import EndPage
from scenes.endings import Outcome, ending_of
from scenes.players import Expression
from scenes.rising_cards import RisingCards
from scenes.self_test import FRAME
from scenes.table.match_end import match_end_page
from tests import labels
from tests.each import each_game
from tests.game.matches import NAMES, played
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.great_moments import end_page, over


def ended(game: str, *deals: tuple[int, ...]) -> Match:
    """Return a match that is over, with these points in its deals."""
    match = Match(GAMES[game], GAMES[game].options(), len(deals[0]), 1)
    state = match.position()
    state.deals, state.phase = deals, OVER
    state.totals = tuple(map(sum, zip(*deals, strict=True)))
    return match.taken_up(0, state, Match)


def told(match: Match, you: int | None) -> tuple[str, str]:
    """Return the outcome of a match for a seat or for nobody, and what is said of it."""
    ending = ending_of(match, Cast(NAMES[: match.seats], you))
    return ending.outcome.value, f"{ending.headline}. {ending.story}"


def test_everybody_is_told_how_they_came_out() -> None:
    match, over = ended("devil", (50, 20, 84, 100), (10, 64, 0, 90)), "passed 180, so the match is over."
    tied = f"Dan {over} Ben and Cleo tied for 2nd with 84 points each."
    assert told(match, None) == ("win", f"Ada wins by 24 points. {tied}")
    assert told(match, 0) == ("win", f"You win by 24 points. {tied}")
    assert told(match, 1) == ("lose", f"Ada wins by 24 points. You tie for 2nd. Dan {over}")
    assert told(match, 3) == ("lose", f"Ada wins by 24 points. You finish 4th of 4, 130 behind. You {over}")
    match = ended("devil", (50, 20, 90, 100), (10, 40, 1, 90))
    assert told(match, 0) == ("draw", f"You and Ben tie for 1st. Dan {over} Cleo came 3rd with 91 points.")
    assert told(match, 2) == ("lose", f"Ada and Ben tie for 1st. You finish 3rd of 4, 31 behind. Dan {over}")
    match = ended("evil", (0, 333), (666, 0))
    assert told(match, 0) == ("win", "You win by 333 points. First to 666 wins. Ben had 333 points.")
    assert told(match, 1) == ("lose", "Ada wins by 333 points. First to 666 wins.")


@pytest.mark.parametrize(
    ("match", "deal", "decided"),
    [
        (("evil", (666, 0)), 0, ""),
        (
            ("evil", (0, 333), (666, 0)),
            2,
            " from 2nd to 1st at the very end. Ada won that deal 666 to nothing.",
        ),
        (("angel", (-1, 1, 0, 0), (9, 0, 0, -1)), 2, "in that deal: Ada +9, Ben 0, Cleo 0 and Dan −1."),
        (("devil", (9, 0, 84), (1, 64, 99)), 2, "Points in that deal: Ada 1, Ben 64 and Cleo 99."),
    ],
)
def test_the_deal_that_decided_it_is_told_with_what_it_brought(match, deal: int, decided: str) -> None:
    ending = ending_of(ended(*match), Cast(NAMES[: len(match[1])]))
    assert ending.deal == deal and ending.decided.replace("\u00a0", " ").endswith(decided), ending.decided


@each_game
def test_the_last_page_shows_everybody_on_the_steps(brimstone, game: AnyGame) -> None:
    driver = brimstone()
    match = played(game, game.seats[-1], 3)
    players = tuple(Player(name=name, level=None) for name in NAMES[: match.seats])
    page = end_page(driver, SavedMatch("over", match, players, NOW))
    portraits = {portrait.player.seat: portrait for portrait in page.portraits}
    assert set(portraits) == set(range(match.seats))
    for seat, portrait in portraits.items():
        assert (portrait.player.expression is Expression.GLAD) == (match.standing.ranks[seat] == 1)
        assert driver.app.surface.get_rect().contains(portrait.rect)
    heights = [(portrait.player.rank, portrait.rect.bottom) for portrait in portraits.values()]
    assert [bottom for _, bottom in sorted(heights)] == sorted(bottom for _, bottom in heights)


def test_the_end_of_a_match_is_heard_once(brimstone, monkeypatch) -> None:
    driver = brimstone()
    heard: list[str] = []
    monkeypatch.setattr(driver.app.sound, "play", lambda name, *more: heard.append(name))
    players = tuple(Player(name=name, level=None) for name in NAMES[:4])
    end_page(driver, SavedMatch("over", played(GAMES["devil"], 4, 3), players, NOW)).resume()
    assert [name for name in heard if name in {each.value for each in Outcome}] == ["win"]


def test_the_company_turns_to_another_game_with_two_clicks(brimstone) -> None:
    driver = brimstone()
    saved = driver.sit().session.saved
    driver.app.stack.pop()
    over(driver, saved, won=False)
    driver.click_button(labels.ANOTHER_GAME)
    games = [box.game.info.id for box in driver.top.boxes]
    assert sorted([*games, "devil"]) == sorted(GAMES)
    driver.click(driver.top.boxes[games.index("jokers")].rect.center)
    assert driver.table.session.match.game.id == "jokers"
    assert driver.table.session.saved.players == saved.players
    assert len(driver.app.stack) == 2, "the menu is beneath it"


UNHURRIED = 2000.0, 4000.0
"""Milliseconds that a ceremony takes: worth watching, and no more."""
FLOWN = 8000.0
"""Milliseconds after which nothing flies any more."""


def end_of(driver: Driver, *, won: bool) -> EndPage:
    """Open the end of a match between two that the person has won, or not."""
    match = played(EVIL_DEAL, 2, 3)
    players = tuple(
        Player(name=name, level=None if (seat in match.standing.winners) is won else Level.FIEND)
        for seat, name in enumerate(NAMES[:2])
    )
    return end_page(driver, SavedMatch("over", match, players, NOW))


def lies_still(driver: Driver) -> bool:
    """True if nothing is drawn for half a second."""
    driver.turn(2)
    frames = driver.app.frames
    driver.turn(30)
    return driver.app.frames == frames


@pytest.mark.parametrize("won", [True, False])
def test_the_ceremony_is_over_within_seconds(brimstone, won: bool) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = end_of(driver, won=won)
    turns = 0
    while page.playing:
        driver.turn()
        turns += 1
    assert UNHURRIED[0] <= turns * FRAME <= UNHURRIED[1]
    page.update(FLOWN)
    assert lies_still(driver)


@pytest.mark.parametrize("cuts", ["click", "space"])
def test_the_ceremony_can_be_cut_short(brimstone, cuts: str) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = end_of(driver, won=True)
    driver.see()
    assert page.playing
    for _ in range(2):
        driver.click((40, 400)) if cuts == "click" else driver.key(pygame.K_SPACE)
    assert driver.top is page and not page.playing, "a second press at once is one too many, and no choice"


def test_a_button_answers_before_the_ceremony_is_over(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = end_of(driver, won=True)
    driver.see()
    assert page.playing
    driver.click_button("Menu")
    assert driver.top is not page


def test_a_conceding_player_ranks_below_the_others(brimstone, monkeypatch) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    flown: list[object] = []
    monkeypatch.setattr(RisingCards, "begin", lambda *told, **how: flown.append(told))
    session, random = driver.sit("person fiend imp fiend", "devil", seed=3).session, Random(4)
    while len(session.match.standing.deals) < 2:
        seat = session.match.to_move
        session.act(seat, random.choice(list(session.match.legal(seat))))
    session.give_up(GivenUp.LOST)
    page = match_end_page(driver.desk, session, MenuItem("Log", print), lambda: None)
    driver.app.stack.push(page)
    ranked = sorted((each.player for each in page.portraits), key=lambda player: player.rank)
    totals = session.match.standing.totals
    assert [player.seat for player in ranked] == [*sorted((1, 2, 3), key=lambda seat: totals[seat]), 0]
    assert [each.player.seat for each in page.portraits if each.step is None] == [0]
    assert not flown, "nothing is celebrated"
