"""Whether all that belongs to the program is there and whole: pictures, maps, rules, typefaces, sounds."""

from collections.abc import Callable, Sequence

import pygame

from engine.assets import Assets, MissingAsset
from engine.sound import DamagedSound, loaded
from engine.theme import Typeface
from game.catalog import GAMES
from scenes.rules_text import read_rules
from scenes.table.view.table_layout import map_for

LIST = "FILES.txt"
"""Names every file that belongs to the program."""
TALL = 120
"""Pixels: how high a picture is drawn."""
SAMPLE = "Brimstone ♠♥♦♣ 123"
"""What is written with each typeface."""


class Wrong(Exception):
    """Something is not as it should be; the text says what."""


def pictures(assets: Assets) -> str:
    """Draw every picture."""
    return f"{_each(assets, '.svg', lambda path: _draw(assets, path))} drawn"


def _draw(assets: Assets, path: str) -> None:
    drawn = assets.picture(path, round(TALL * assets.aspect(path)), TALL)
    if assets.troubles:
        raise Wrong(assets.troubles[0])
    if not drawn.get_bounding_rect().height:
        raise Wrong(f"Nothing is drawn on {path}.")


def maps(assets: Assets) -> str:
    """Read the map of every table, at its fewest and most seats."""
    count = _each(assets, ".tmx", lambda path: None)
    for game in GAMES.values():
        for seats in (game.seats[0], game.seats[-1]):
            map_for(assets, game.map, game.places(game.options(), seats))
    return f"{count} read"


def rules(assets: Assets) -> str:
    """Read the rules of every game."""
    for game in GAMES.values():
        if not read_rules(assets.words(f"rules/{game.page}.md")).parts:
            raise Wrong(f"There is nothing in rules/{game.page}.md.")
    return f"{_each(assets, '.md', lambda path: None)} pages read"


def typefaces(assets: Assets) -> str:
    """Write a line with every typeface."""
    _each(assets, ".otf", lambda path: None)
    for typeface in Typeface:
        line = assets.font(typeface, 40).render(SAMPLE, True, "white")
        if assets.troubles:
            raise Wrong(assets.troubles[0])
        if not line.get_bounding_rect().width:
            raise Wrong(f"Nothing is written with {typeface.value}.")
    return f"{len(Typeface)} written with"


def sounds(assets: Assets) -> str:
    """Load every sound into a mixer that is heard by nobody."""
    pygame.mixer.init()
    try:
        return f"{_each(assets, '.wav', lambda path: _load(assets, path))} loaded"
    finally:
        pygame.mixer.quit()


def _load(assets: Assets, path: str) -> None:
    try:
        heard = loaded(assets.path(path))
    except DamagedSound as damaged:
        raise Wrong(str(damaged)) from damaged
    if not any(heard.get_raw()):
        raise Wrong(f"Nothing is to be heard in {path}.")


def _each(assets: Assets, ending: str, attempt: Callable[[str], None]) -> int:
    """Try every file of a kind; returns how many there are.

    Raises:
        Wrong: telling of the first that fails, and how many do.
    """
    failed: list[str] = []
    listed = _listed(assets, ending)
    for path in listed:
        try:
            assets.path(path)
            attempt(path)
        except (MissingAsset, Wrong) as trouble:
            assets.troubles.clear()
            failed.append(str(trouble))
        except pygame.error as trouble:
            failed.append(f"{path}: {trouble}.")
    if failed or not listed:
        more = f" So it is with {len(failed)} of {len(listed)}." if len(failed) > 1 else ""
        raise Wrong(f"{failed[0] if failed else f'{LIST} names no {ending}.'}{more}")
    return len(listed)


def _listed(assets: Assets, ending: str) -> Sequence[str]:
    return [path for path in assets.words(LIST).splitlines() if path.endswith(ending)]
