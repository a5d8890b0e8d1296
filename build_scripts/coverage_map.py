"""Which tests run which functions, and how long each takes: a plugin that pytest loads, and what it writes.

``python -m pytest -p coverage_map`` with ``COVERAGE_MAP`` naming the file, from the root of the tree.
"""

import json
import os
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import pytest
from coverage import Coverage
from mutations import functions_of

OURS = ("game", "saves", "scenes")


@dataclass
class CoverageMap:
    """Tests by function, and their seconds."""

    functions: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    """For each file the tests that run each of its functions."""
    seconds: dict[str, float] = field(default_factory=dict)

    def tests_of(self, file: str, function: str) -> list[str]:
        """Tests that run a function, the quickest first; outside functions, those of the whole file."""
        known = self.functions.get(file, {})
        names = set(known.get(function, ())) or {test for tests in known.values() for test in tests}
        return self._in_turn(names & self.seconds.keys())

    def tests_below(self, *folders: str) -> list[str]:
        """All tests of some folders, the quickest first."""
        starts = tuple(f"{folder}/" for folder in folders)
        return self._in_turn(test for test in self.seconds if test.startswith(starts))

    def _in_turn(self, names: Iterable[str]) -> list[str]:
        """The quickest first; a test that is run for many cases once, before any is run again."""
        found: list[tuple[int, float, str]] = []
        cases: Counter[str] = Counter()
        for test in sorted(names, key=lambda test: self.seconds[test]):
            about = test.partition("[")[0]
            found.append((cases[about], self.seconds[test], test))
            cases[about] += 1
        return [test for _, _, test in sorted(found)]

    def only(self, other: "CoverageMap") -> "CoverageMap":
        """The same, but for tests that another map does not name."""
        kept = {test: taken for test, taken in self.seconds.items() if test in other.seconds}
        return CoverageMap(self.functions, kept)


def write_map(path: Path, told: CoverageMap) -> None:
    """Write a map down."""
    path.write_text(json.dumps(asdict(told)))


def read_map(path: Path) -> CoverageMap:
    """Read a map that was written down."""
    return CoverageMap(**json.loads(path.read_text()))


class Recorder:
    """Notes while tests run what each of them reaches."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seconds: dict[str, float] = {}
        self._failed: set[str] = set()
        self._coverage = Coverage(data_file=None, source=list(OURS))
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Whatever runs from now on runs for this test."""
        self._coverage.switch_context(item.nodeid)
        result = yield
        self._coverage.switch_context("")
        return result

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note which tests there are."""
        self._seconds = {item.nodeid: 0.0 for item in session.items}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how long a test took, and whether it failed."""
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0.0) + report.duration
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write everything down; a test that did not pass can catch nothing."""
        self._coverage.stop()
        told = CoverageMap(seconds=self._seconds)
        data = self._coverage.get_data()
        for measured in data.measured_files():
            file = Path(measured)
            lines = data.contexts_by_lineno(measured)
            told.functions[file.relative_to(Path.cwd()).as_posix()] = {
                name: self._reaching(lines, first, last)
                for name, (first, last) in functions_of(file.read_text(encoding="utf-8")).items()
            }
        write_map(self._path, told)

    def _reaching(self, lines: dict[int, list[str]], first: int, last: int) -> list[str]:
        """Tests that ran a line of a function beyond the one that defines it."""
        tests = {test for line in range(first + 1, last + 1) for test in lines.get(line, ())}
        return sorted((tests - self._failed) & set(self._seconds))


def pytest_configure(config: pytest.Config) -> None:
    """Record, where somebody asked for a map."""
    if "COVERAGE_MAP" in os.environ:
        config.pluginmanager.register(Recorder(Path(os.environ["COVERAGE_MAP"])))
