"""Workers that answer nonsense: every kind there is, as the bytes they send instead of an answer."""

import json
import os
import pickle
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from struct import pack
from typing import Any

from game.minds.worker import HELLO, Request

HEADER = 4
"""Bytes before a message on a connection of multiprocessing: its length."""
LISTENS_AFTER = 1.0
"""Seconds after which a worker that listens late does."""


class Bomb:
    """An object that ends the program that unpickles it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os.abort, ()


def packed(payload: bytes) -> bytes:
    """Return a message as a connection sends it."""
    return pack("!i", len(payload)) + payload


def right(question: Request) -> dict[str, Any]:
    """Return an answer that would be believed."""
    first = {"action": 0, "visits": 5, "expected": 0.5, "won": 0.5, "behind": 0.0}
    return {"number": question.number, "options": [first, {**first, "action": 1}]}


def with_option(**changes: Any) -> Callable[[Request], bytes]:
    """Return the right answer with something changed about its first option."""

    def told(question: Request) -> bytes:
        answer = right(question)
        answer["options"][0].update(changes)
        return as_json(answer)

    return told


def as_json(answer: Any) -> bytes:
    """Return a whole message."""
    return packed(json.dumps(answer).encode())


def _without(name: str) -> Callable[[Request], bytes]:
    def told(question: Request) -> bytes:
        answer = right(question)
        del answer["options"][0][name]
        return as_json(answer)

    return told


NONSENSE: dict[str, Callable[[Request], bytes]] = {
    "silence": lambda _: b"",
    "half a length": lambda _: b"\x00\x00",
    "half a message": lambda question: as_json(right(question))[:30],
    "a length beyond all bounds": lambda _: b"\x7f\xff\xff\xff and on",
    "no bytes at all in a message": lambda _: packed(b""),
    "a foreign pickle": lambda _: packed(pickle.dumps(Bomb())),
    "bytes that are no text": lambda _: packed(Random(7).randbytes(400)),
    "text that is no JSON": lambda _: packed(b"discard the seven"),
    "brackets within brackets": lambda _: packed(b"[" * 200_000),
    "a list": lambda question: as_json([question.number, right(question)["options"]]),
    "no options": lambda question: as_json({**right(question), "options": []}),
    "the number of no question": lambda question: as_json({**right(question), "number": question.number + 1}),
    "a number with 5,000 digits": lambda question: packed(
        b'{"number": '
        + b"9" * 5000
        + b', "options": '
        + json.dumps(right(question)["options"]).encode()
        + b"}"
    ),
    "an action beyond the legal ones": with_option(action=10**6),
    "an action before the first": with_option(action=-1),
    "one action twice": with_option(action=1),
    "visits below none": with_option(visits=-3),
    "not a number": with_option(expected=float("nan")),
    "a share of more than all": with_option(won=1.5),
    "a field left out": _without("won"),
    "a field too many": with_option(card=12),
}
"""Bytes that a worker may send instead of an answer, by kind. All are found out, and the worker replaced."""


@dataclass(frozen=True)
class Liar:
    """A worker that takes a question and sends nonsense of a kind."""

    kind: str

    def __call__(self, line: Connection, *_: Any) -> None:
        line.send_bytes(HELLO)
        question = pickle.loads(line.recv_bytes())
        os.write(line.fileno(), NONSENSE[self.kind](question))
        linger(line)


def babbles_at_once(line: Connection, *_: Any) -> None:
    """Answer before being asked, without a hello."""
    line.send_bytes(b"{}")
    linger(line)


def floods(line: Connection, *_: Any) -> None:
    """Answer an old question without end."""
    line.send_bytes(HELLO)
    question = pickle.loads(line.recv_bytes())
    while True:
        os.write(line.fileno(), as_json({**right(question), "number": 1}) * 50)


def answers_late(line: Connection, *_: Any) -> None:
    """Take half a second for each answer, dropped or not, and name another first action in the second."""
    line.send_bytes(HELLO)
    while True:
        question = pickle.loads(line.recv_bytes())
        answer = right(question)
        if question.number == 2:
            answer["options"].reverse()
        time.sleep(0.5)
        os.write(line.fileno(), as_json(answer))


def listens_late(line: Connection, *_: Any) -> None:
    """Say hello, listen only after a while, and then tell the length of the view."""
    line.send_bytes(HELLO)
    time.sleep(LISTENS_AFTER)
    question = pickle.loads(line.recv_bytes())
    line.send_bytes(str(len(question.view)).encode())
    linger(line)


def linger(line: Connection) -> None:
    """Stay alive until the program hangs up."""
    try:
        while True:
            line.recv_bytes()
    except (EOFError, OSError):
        return
