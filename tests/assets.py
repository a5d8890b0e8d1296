"""The assets of all games in the catalog."""

from engine.assets import Assets, default_root
from game.catalog import GAMES


def all_assets() -> Assets:
    """Return Brimstone's assets and those of games from other packages."""
    return Assets(default_root(), *GAMES.asset_folders)
