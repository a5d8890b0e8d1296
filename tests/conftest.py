"""Options for random play and snapshots, and fixtures for every test, such as a temporary home."""

import gc
import os
import secrets
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

PICTURES = 4000
"""The most rasterised pictures cached."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--actions", type=int, default=30_000, help="random actions over all games")
    parser.addoption(
        "--decisions", type=int, default=1500, help="decisions around which all words are checked"
    )
    parser.addoption("--fuzz-seed", type=int, default=None, help="seed of the random play")
    parser.addoption("--update-snapshots", action="store_true", help="write tests/snapshots again")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--fuzz-seed") is None:
        config.option.fuzz_seed = secrets.randbits(32)


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Provide a temporary home for everything that tests, and the programs they start, write there."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(folder))
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            patch.delenv(name, raising=False)
        yield folder


@pytest.fixture(scope="module", autouse=True)
def frozen_garbage() -> None:
    """Exclude existing objects from garbage collection, as the program does; pages collect on closing."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def picture_cache() -> Iterator[None]:
    """Rasterise each picture and size once per process, shared by all apps started in it."""
    draw = pygame.image.load_sized_svg

    @lru_cache(maxsize=PICTURES)
    def drawn(file: str, written: int, size: tuple[int, int]) -> pygame.Surface:
        return draw(file, size)

    def load(file: str | Path, size: tuple[int, int]) -> pygame.Surface:
        return drawn(str(file), os.stat(file).st_mtime_ns, size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", load)
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests in real windows first, because they take longest."""
    items.sort(key=lambda item: "tests/window" not in item.nodeid)


def pytest_report_header(config: pytest.Config) -> str:
    return f"random play: --actions {config.getoption('--actions')} --fuzz-seed {config.option.fuzz_seed}"


@pytest.fixture
def fuzz_seed(request: pytest.FixtureRequest) -> int:
    """Return the seed of this run's random play."""
    return int(request.config.option.fuzz_seed)


@pytest.fixture
def actions(request: pytest.FixtureRequest) -> int:
    """Return the number of random actions of a fuzzing test at one table."""
    return max(200, int(request.config.getoption("--actions")) // 40)


@pytest.fixture
def decisions(request: pytest.FixtureRequest) -> int:
    """Return the number of decisions, over all games, at which every sentence is checked."""
    return int(request.config.getoption("--decisions"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the sentences that random play did not reach in this run."""
    unsaid = [
        sentence
        for report in terminalreporter.stats.get("passed", [])
        for name, sentence in report.user_properties
        if name == "unsaid"
    ]
    if unsaid:
        terminalreporter.section("sentences that random play did not come to")
        terminalreporter.write_line("\n".join(sorted(unsaid)))
