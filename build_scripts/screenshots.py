"""Make the pictures in docs/pictures from fixed seeds, without a screen.

Usage: python build_scripts/screenshots.py [FOLDER [NAME ...]]
"""

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.angel.actions import CallJudgementDay
from game.angel.game import ANGEL
from game.angel.position import TurningUp
from game.cards import pick
from game.contract import AnyGame
from game.devil.game import DEVIL
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.position import Naming
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.position import Battling
from game.jokers_of_death.actions import Draw, ShowJokers
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.position import Shedding
from game.level import Level
from saves.descent import tables
from saves.models import Player
from saves.saved_match import SavedMatch
from saves.settings import Speed
from scenes.descent.progress import begin_at
from scenes.end_page import EndPage
from scenes.navigation import open_table, show_descent
from scenes.setup import Setup
from tests.game.matches import played
from tests.scenes.driver import Driver, left_strip
from tests.scenes.great_moments import finished

SIZES = {"720": (1280, 720), "1080": (1920, 1080)}
NOW = datetime(2026, 3, 1, 20, 15)


def menu(driver: Driver) -> None:
    """Show the menu with a match to continue, and games that are known to different degrees."""
    won = _finished(DEVIL)
    driver.desk.store.save(won, NOW)
    lesson = JOKERS_OF_DEATH.lessons[0]
    known = {f"{JOKERS_OF_DEATH.id}/{lesson.id}": len(lesson.steps)}
    games = (DEVIL.id, ANGEL.id, EVIL_DEAL.id, JOKERS_OF_DEATH.id)
    driver.desk.change(replace(driver.desk.settings, lessons=known, known=games))
    table = driver.sit("person fiend imp fiend", seed=3)
    while len(table.session.match.standing.deals) < 2:
        driver.do(driver.my_turn().pointer.picker.choices[0][1])
    while driver.top is not table:
        driver.app.stack.pop()
    driver.app.stack.pop()
    driver.turn(90)


def the_descent(driver: Driver) -> None:
    """Show the Descent with the first two circles won."""
    for table in tables()[:6]:
        saved = begin_at(driver.desk, table, 1)
        driver.desk.store.save(replace(saved, match=finished(saved.match, won=True)), NOW)
    show_descent(driver.desk)


def setup(driver: Driver) -> None:
    """Show the setup of players and options."""
    driver.app.stack.push(Setup(driver.desk, HELL_IS_HUNGRY))
    driver.top.form.choices[0].step(1)
    driver.top.form.choices[0].step(1)


def match_end(driver: Driver) -> None:
    """Show the end of a match that the person has won."""
    open_table(driver.desk, _finished(DEVIL))
    driver.until(lambda: isinstance(driver.top, EndPage))


def _finished(game: AnyGame) -> SavedMatch:
    """Return a finished match with four seats, won by the person in seat 0."""
    names = ("Mara", "Lilith", "Snick", "Mordax")
    levels = (None, Level.FIEND, Level.IMP, Level.FIEND)
    players = tuple(Player(name=name, level=level) for name, level in zip(names, levels, strict=True))
    for seed in range(100):
        match = played(game, len(players), seed)
        if match.standing.winners == (0,) and len(match.standing.deals) > 4:
            return SavedMatch("won", match, players, NOW)
    raise AssertionError("nobody wins")


def four_at_the_table(driver: Driver) -> None:
    """Show a choice of cards, with the pointer on one."""
    driver.sit("person fiend imp fiend", seed=3)
    _play(driver, 2)
    for _ in range(12):
        table = driver.my_turn()
        picker = table.pointer.picker
        playable = [
            sprite
            for sprite in table.board.hand()
            if sprite.card is not None and picker.playable(sprite.card)
        ]
        if len(playable) > 1:
            driver.move(left_strip(playable[0]))
            return
        driver.do(picker.choices[0][1])


def eight_at_the_table(driver: Driver) -> None:
    """Show a table with every seat taken, a few moves into a deal."""
    driver.sit("person fiend imp fiend imp fiend imp fiend", seed=5)
    _play(driver, 2)


def a_special(driver: Driver) -> None:
    """Show the choice after a Special."""
    for seed in range(100):
        driver.sit("person fiend imp", seed=seed)
        for _ in range(8):
            table = driver.my_turn()
            picker = table.pointer.picker
            if picker.presses():
                return
            faces = table.session.match.deck.faces
            actions = [action for _, action in picker.choices]
            specials = [a for a in actions if faces[getattr(a, "card", 0)].code.startswith("S")]
            driver.do((specials or actions)[0])
        while len(driver.app.stack) > 1:
            driver.app.stack.pop()


def angel_unseen(driver: Driver) -> None:
    """Show the choice of one of five hidden cards to turn up."""
    driver.sit("person fiend imp fiend", ANGEL.id, seed=9)
    _until(driver, lambda view: isinstance(view.phase, TurningUp))


def angel_judgement(driver: Driver) -> None:
    """Show all hands turned up after the call."""
    driver.desk.change(replace(driver.desk.settings, speed=Speed.FAST))
    table = driver.sit("person fiend imp fiend", ANGEL.id, seed=21)
    _until(driver, lambda view: CallJudgementDay() in view.legal and view.deal == 1)
    table.commit(CallJudgementDay())
    driver.until(lambda: len(table.controller.table_view.director.labels) == 4)
    driver.turn(12)


def jokers_five_piles(driver: Driver) -> None:
    """Show five piles, and a hand that has grown large."""
    driver.sit("person imp fiend imp", JOKERS_OF_DEATH.id, seed=5, five_piles=True)
    _until(driver, lambda view: len(view.piles[view.rules.hands[view.seat]]) >= 32, greedy=True)


def jokers_shedding(driver: Driver) -> None:
    """Show a pile that was picked up, while its cards are shed on the others."""
    driver.sit("person imp fiend", JOKERS_OF_DEATH.id, seed=5, free_pile=True)
    _until(driver, lambda view: isinstance(view.phase, Shedding), greedy=True)


def hell_six_seats(driver: Driver) -> None:
    """Show a battle with six seats."""
    driver.sit("person fiend imp fiend imp fiend", HELL_IS_HUNGRY.id, seed=6)
    _until(driver, _fighting)


def _fighting(view: Any) -> bool:
    return isinstance(view.phase, Battling) and view.phase.last is not None and len(view.legal) > 2


def evil_trick(driver: Driver) -> None:
    """Show the last exchange of a trick."""
    driver.sit("person fiend", EVIL_DEAL.id, seed=4)
    _until(driver, lambda view: view.exchange == 2 and sum(view.tricks) > 1)


def evil_naming(driver: Driver) -> None:
    """Show the choice of trump cards."""
    driver.sit("person fiend", EVIL_DEAL.id, seed=9)
    _until(driver, lambda view: isinstance(view.phase, Naming))


def _until(driver: Driver, wanted: Callable[[Any], bool], *, greedy: bool = False) -> None:
    """Play until the person's view is as wanted; a greedy person draws whenever possible."""
    random = Random(5)
    for _ in range(2000):
        table = driver.my_turn()
        picker = table.pointer.picker
        if picker.waiting:
            driver.turn(10)
            continue
        if wanted(picker.view):
            return
        fiend = picker.game.search.policies[Level.FIEND](picker.view, random)
        moves = [action for action in picker.view.legal if not isinstance(action, ShowJokers)]
        draws = [action for action in moves if isinstance(action, Draw)] or moves
        action = pick(draws, random) if greedy else fiend
        assert action is not None
        table.commit(action)
        driver.turn(2)
    raise AssertionError("no such moment")


PICTURES: dict[str, Callable[[Driver], None]] = {
    "menu": menu,
    "descent": the_descent,
    DEVIL.id: four_at_the_table,
    "devil-eight-seats": eight_at_the_table,
    "devil-special": a_special,
    "angel-unseen": angel_unseen,
    "angel-judgement": angel_judgement,
    "jokers-five-piles": jokers_five_piles,
    "jokers-shedding": jokers_shedding,
    "hell-six-seats": hell_six_seats,
    "evil-trick": evil_trick,
    "evil-naming": evil_naming,
    "setup": setup,
    "match-end": match_end,
}


def _play(driver: Driver, turns: int) -> None:
    for _ in range(turns):
        driver.do(driver.my_turn().pointer.picker.choices[0][1])
    driver.my_turn()


def main(folder: Path, *names: str) -> None:
    """Make the named pictures, or all, at both sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, prepare in {name: PICTURES[name] for name in names or PICTURES}.items():
        for label, size in SIZES.items():
            with tempfile.TemporaryDirectory() as data:
                settings = {"speed": Speed.OFF, "muted": True}
                driver = Driver(Path(data) / "data", size, settings, lambda: NOW)
                prepare(driver)
                driver.app.draw()
                pygame.image.save(driver.app.surface, folder / f"{name}-{label}.jpg")
                driver.app.stack.clear()
        print(name)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures", *sys.argv[2:])
