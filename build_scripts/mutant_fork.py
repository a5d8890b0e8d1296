"""A process that has collected all tests, and forks for each wrong edit: a plugin that pytest loads.

Importing everything and collecting takes longer than the tests that notice most edits, so it is done once.
In a fork the edited function gets its new code. The edited file lies in the copy meanwhile as well, for
processes that the tests start, and for what is only then imported.

``python -m pytest -p mutant_fork`` with ``MUTANT_FORK`` naming the socket of whoever asks.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from importlib import import_module
from multiprocessing.connection import Client, Connection
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from mutations import Mutation

if sys.platform == "linux":
    from resource import RLIMIT_CPU, RUSAGE_SELF, getrusage, setrlimit

SPARE = 30.0
"""Seconds of the processor's time that any tests may take beyond twice what they took before."""


class Answer(Enum):
    """What came of an edit."""

    NOTICED = auto()
    NOT_NOTICED = auto()
    CANNOT = auto()
    """It is no function's, or one's that ran while everything was imported: only a new process can tell."""


@dataclass(frozen=True)
class Portion:
    """Tests to be run together, and the seconds they took without an edit."""

    tests: Sequence[str]
    seconds: float


@dataclass(frozen=True)
class Asked:
    """An edit, and what could notice it."""

    edit: Mutation
    portions: Sequence[Portion]


class Forker:
    """Notes what runs while tests are collected, and then answers one question after the other."""

    def __init__(self, asks: Connection) -> None:
        self._asks = asks
        self._ran: set[CodeType] = set()
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            self._ran.add(frame.f_code)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Answer until nobody asks any more; no test runs in this process itself."""
        sys.setprofile(None)
        items = {item.nodeid: item for item in session.items}
        self._asks.send(len(items))
        while True:
            try:
                asked = self._asks.recv()
            except EOFError:
                return True
            self._asks.send(self._answer(session, items, asked))

    def _answer(self, session: pytest.Session, items: dict[str, pytest.Item], asked: Asked) -> Answer:
        """Try an edit in a fork; whatever ends it but its own last word was noticed."""
        temporary = tempfile.mkdtemp()
        child = os.fork()
        if not child:
            answer = Answer.NOTICED
            try:
                os.environ["PYTEST_DEBUG_TEMPROOT"] = temporary
                answer = self._tried(session, items, asked)
            finally:
                os._exit(answer.value)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        shutil.rmtree(temporary, ignore_errors=True)
        return Answer(status) if status in (Answer.NOT_NOTICED.value, Answer.CANNOT.value) else Answer.NOTICED

    def _tried(self, session: pytest.Session, items: dict[str, pytest.Item], asked: Asked) -> Answer:
        if not self._swapped(asked.edit):
            return Answer.CANNOT
        for portion in asked.portions:
            session.items[:] = [items[test] for test in portion.tests if test in items]
            _limit(2 * portion.seconds + SPARE)
            for number, item in enumerate(session.items):
                following = session.items[number + 1] if number + 1 < len(session.items) else None
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if session.testsfailed:
                    return Answer.NOTICED
        return Answer.NOT_NOTICED

    def _swapped(self, edit: Mutation) -> bool:
        """Give a function its edited code; returns whether that was possible."""
        module = import_module(edit.file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        function = _function(vars(module), edit.function)
        codes = [code for code in _codes(edit.text, edit.file) if code.co_qualname == edit.function]
        if function is None or len(codes) != 1 or function.__code__ in self._ran:
            return False
        code = codes[0].replace(co_filename=function.__code__.co_filename)
        if code == function.__code__ or code.co_freevars != function.__code__.co_freevars:
            return False
        function.__code__ = code
        return True


def _function(names: dict[str, Any], path: str) -> FunctionType | None:
    """The function of that name in a module, below what decorates it."""
    found: Any = names.get(path.partition(".")[0])
    if "." in path:
        found = vars(found).get(path.partition(".")[2]) if isinstance(found, type) else None
    while found is not None and (not isinstance(found, FunctionType) or hasattr(found, "__wrapped__")):
        match found:
            case staticmethod() | classmethod():
                found = found.__func__
            case property():
                found = found.fget
            case cached_property():
                found = found.func
            case _:
                found = getattr(found, "__wrapped__", None)
    return found


def _codes(text: str, file: str) -> Iterator[CodeType]:
    """The code of every function of a text, also within classes and other functions."""
    waiting = [compile(text, file, "exec", dont_inherit=True)]
    while waiting:
        inner = [each for each in waiting.pop().co_consts if isinstance(each, CodeType)]
        yield from inner
        waiting += inner


def _limit(seconds: float) -> None:
    """Have this process end once it has used so much more of the processor's time."""
    if sys.platform == "linux":
        used = getrusage(RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + 1
        setrlimit(RLIMIT_CPU, (most, -1))


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Answer, where somebody asks; from now on, for what tests have in common is imported next."""
    if "MUTANT_FORK" in os.environ:
        early_config.pluginmanager.register(Forker(Client(os.environ["MUTANT_FORK"], authkey=None)))
