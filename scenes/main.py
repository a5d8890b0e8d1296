"""The start of Brimstone: settings, window and menu, and the dialog for errors."""

import os
import sys
from datetime import datetime
from importlib import import_module
from threading import Thread

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # finding plugins is slower than the menu
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "brimstone")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "brimstone")

import pygame

from engine.app import App, freeze_imports, trim
from engine.assets import Assets, MissingAsset, default_root
from engine.window import NoDisplay, WindowSettings, reduced_motion
from game.catalog import GAMES
from saves.files import data_folder, shown
from saves.settings import read_settings
from saves.store import Store
from scenes.desk import Desk, log_of
from scenes.menu import Menu
from scenes.message import choose
from scenes.navigation import PAGES

NO_DISPLAY = 2
"""Exit status if no window can be opened."""
SWITCH_INTERVAL = 0.0005
"""Seconds between thread switches while modules are imported in the background."""


def play(file: str = "") -> int:
    """Open the window, and a match file if given, and run until it is closed; return the exit status."""
    folder = data_folder()
    settings, trouble = read_settings(folder, datetime.now())
    window = WindowSettings(settings.window, settings.fullscreen, settings.text_size)
    try:
        app = App("Brimstone", window, Assets(default_root(), *GAMES.asset_folders))
    except NoDisplay as refusal:
        print(f"brimstone: {refusal}", file=sys.stderr)
        return NO_DISPLAY
    desk = Desk(app, folder, Store(folder), settings)
    desk.reduced_motion = reduced_motion()
    desk.store.tidy()
    if trouble:
        desk.report(trouble)
    for bad in GAMES.bad:
        desk.report(str(bad))
        desk.log_error(bad)
    desk.apply()
    app.on_error = lambda error: tell_error(desk, error)
    app.sound.on_damaged = desk.log_error
    if file:
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=file))
    try:
        app.run(Menu(desk, load_ahead, GAMES.is_there))
    finally:
        desk.store.index.write()
        desk.stop_thinking()
    return 0


def load_ahead() -> None:
    """Import the games and all other pages in the background while the menu is open."""

    def load() -> None:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_INTERVAL)
        try:
            for name in GAMES:
                GAMES[name]
            for page in PAGES:
                import_module(f"scenes.{page}")
        finally:
            sys.setswitchinterval(usual)
        freeze_imports()
        trim()

    Thread(target=load, daemon=True).start()


def tell_error(desk: Desk, error: Exception) -> None:
    """Log an error with its traceback, tell the player in a sentence, and offer to report it."""
    from scenes.files import show_report

    app = desk.app
    desk.log_error(error)
    if isinstance(error, MissingAsset):
        sentence = str(error)
    else:
        sentence = (
            f"Brimstone hit a bug. Your match is saved. The details are in {shown(log_of(desk.folder))}."
        )
    while len(app.stack) > 1:
        try:
            app.stack.pop()
        except Exception as another:  # a scene that failed may fail again as it is popped
            desk.log_error(another)
    answers = (("Report a bug", lambda: show_report(desk)), ("Continue", None))
    choose(app, "Something broke", sentence, answers, main=1)
