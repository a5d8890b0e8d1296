"""Let opponents' processes die, stall or answer nonsense. The game must not wait for them or believe them."""

import os
import signal
import time
from random import Random

from game.minds.thinker import Failed, Thinker, Ticket
from tests.conformance.tables import at_random
from tests.game.minds.nonsense import NONSENSE, Liar, answers_late, babbles_at_once, floods
from torture_tests.matches import dealt
from torture_tests.run import Run

LONGEST_POLL = 0.25
"""The most seconds that a poll may take, because other programs may have the core on a busy machine."""
GIVEN_UP = 30.0
"""Seconds after which every question must have been answered or failed."""
QUESTIONS = 5
"""Questions of which one must be answered after a process died; a new process may start late."""
BUDGET = 0.1
"""Seconds to think."""


def workers(run: Run) -> None:
    """Try every kind of nonsense in turn, with deaths and stalls at random moments in between."""
    kinds = sorted(NONSENSE)
    deaths: list[bool] = []
    heard: set[str] = set()
    for random in run.trials():
        with run.no_traceback("a question"):
            if run.number % 2 == 0:
                deaths.append(_die_or_stall(run, random))
            else:
                kind = kinds[(run.number + 1) // 2 % len(kinds)]
                _hear_nonsense(run, kind, random)
                heard.add(kind)
    if run.tried > 1 or not heard:
        run.did(sum(deaths), "deaths and stalls")
    if run.tried > 1 or heard:
        run.did(len(heard), "kinds of nonsense")


def _die_or_stall(run: Run, random: Random) -> bool:
    """Kill or stop a process at a random moment, then ask further questions.

    Returns:
        True if there was a process to kill or stop.
    """
    struck = False
    thinker = Thinker(time.monotonic)
    try:
        ticket = _asked(thinker, random)
        _poll(run, ticket, time.monotonic() + random.uniform(0, 1.5 * BUDGET + 0.6))
        if (process := thinker.process) is not None and process.pid is not None:
            os.kill(
                process.pid, random.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM))
            )
            struck = True
        _settled(run, ticket, "a killed process")
        answered = any(
            _settled(run, _asked(thinker, random), "the process after it") for _ in range(QUESTIONS)
        )
        if not answered:
            run.fail("no question is answered after a process has died")
    finally:
        _gone(run, thinker)
    return struck


def _hear_nonsense(run: Run, kind: str, random: Random) -> None:
    """Check that an answer of nonsense is never believed."""
    target = random.choice((Liar(kind), Liar(kind), Liar(kind), babbles_at_once, floods, answers_late))
    thinker = Thinker(time.monotonic, target)
    try:
        ticket = _asked(thinker, random)
        if _settled(run, ticket, kind) and isinstance(target, Liar):
            run.fail(f"{kind} was believed")
    finally:
        _gone(run, thinker)


def _asked(thinker: Thinker, random: Random) -> Ticket:
    """Ask for an action of the seat to move, in a position where it has a choice."""
    match = dealt(random)
    for _ in range(random.randrange(30)):
        if match.to_move is not None:
            at_random(match, random)
    while match.to_move is not None and len(match.legal(match.to_move)) < 2:
        at_random(match, random)
    if match.to_move is None:
        return _asked(thinker, random)
    return thinker.ask(match.game, match.view(match.to_move), BUDGET, random.getrandbits(40))


def _settled(run: Run, ticket: Ticket, what: str) -> bool:
    """Wait until a question is answered or fails; return True if it is answered."""
    try:
        answer = _poll(run, ticket, time.monotonic() + GIVEN_UP)
    except Failed:
        return False
    if answer is None:
        run.fail(f"{what}: neither answered nor given up")
    return answer is not None


def _poll(run: Run, ticket: Ticket, end: float) -> object:
    """Poll for an answer as the table does, and check that no poll takes long."""
    while time.monotonic() < end:
        start = time.thread_time()
        answer = ticket.poll()
        if time.thread_time() - start > LONGEST_POLL:
            run.fail(f"a look for an answer took {time.thread_time() - start:.2f} s")
        if answer is not None:
            return answer
        time.sleep(0.005)
    return None


def _gone(run: Run, thinker: Thinker) -> None:
    """Stop a thinker, and check that its process has ended."""
    process = thinker.process
    thinker.stop()
    if process is not None and process.pid is not None and _runs(process.pid):
        run.fail("a process outlives its thinker")


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
