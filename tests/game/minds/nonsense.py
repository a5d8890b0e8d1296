"""Processes that answer nonsense: every kind that there is, as the bytes they send instead of an answer."""

import json
import os
import pickle
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from socket import socket
from typing import Any

from game.minds.search import Option
from game.minds.wire import Inbox, packed
from game.minds.worker import HELLO, Question


class Bomb:
    """Ends the program that unpickles it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os.abort, ()


def right(question: Question) -> dict[str, Any]:
    """An answer that would be believed."""
    first = {"action": 0, "visits": 5, "expected": 0.5, "won": 0.5, "lead": 1.5}
    return {"number": question.number, "options": [first, {**first, "action": 1}]}


def with_option(**changes: Any) -> Callable[[Question], bytes]:
    """The right answer but for something about its first option."""

    def told(question: Question) -> bytes:
        answer = right(question)
        answer["options"][0].update(changes)
        return as_json(answer)

    return told


def as_json(answer: Any) -> bytes:
    """A whole message."""
    return packed(json.dumps(answer).encode())


def _pickled_options(question: Question) -> bytes:
    options = [Option(action, 5, 0.5, 0.5, 0.0) for action in question.view.legal]
    return packed(pickle.dumps((question.number, options)))


def _without(name: str) -> Callable[[Question], bytes]:
    def told(question: Question) -> bytes:
        answer = right(question)
        del answer["options"][0][name]
        return as_json(answer)

    return told


def _cut(question: Question) -> bytes:
    return packed(json.dumps(right(question)).encode()[:-9])


def _numbered(number: Any) -> Callable[[Question], bytes]:
    return lambda question: as_json({**right(question), "number": number})


NONSENSE: dict[str, Callable[[Question], bytes]] = {
    "silence": lambda _: b"",
    "half a length": lambda _: b"\x00\x00",
    "half a message": lambda question: as_json(right(question))[:30],
    "a length beyond all bounds": lambda _: b"\xff\xff\xff\xff and on",
    "no bytes at all in a message": lambda _: packed(b""),
    "a foreign pickle": lambda _: packed(pickle.dumps(Bomb())),
    "the right answer as a pickle": _pickled_options,
    "bytes that are no text": lambda _: packed(Random(7).randbytes(400)),
    "text that is no JSON": lambda _: packed(b"discard the seven"),
    "JSON cut off": _cut,
    "brackets within brackets": lambda _: packed(b"[" * 200_000),
    "null": lambda _: as_json(None),
    "a list": lambda question: as_json([question.number, right(question)["options"]]),
    "no options": lambda question: as_json({**right(question), "options": []}),
    "options that are a text": lambda question: as_json({**right(question), "options": "01"}),
    "a number that is a text": _numbered("1"),
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
    "an action that is a fraction": with_option(action=0.5),
    "an action as an object": with_option(action={"do": "Discard", "card": 3}),
    "one action twice": with_option(action=1),
    "visits beyond all bounds": with_option(visits=10**30),
    "visits below none": with_option(visits=-3),
    "visits that are a truth": with_option(visits=True),
    "not a number": with_option(expected=float("nan")),
    "an endless lead": with_option(lead=float("-inf")),
    "a share of more than all": with_option(won=1.5),
    "a field left out": _without("won"),
    "a field too many": with_option(card=12),
    "half a letter": lambda question: as_json({**right(question), "number": "\ud800"}),
}
"""What a process may send instead of an answer, by name. All of it is found out, and the process replaced."""


@dataclass(frozen=True)
class Liar:
    """Runs in place of the process that thinks: takes a question, and sends nonsense of a kind."""

    kind: str

    def __call__(self, program: socket, _clock: Callable[[], float]) -> None:
        program.sendall(packed(HELLO))
        program.sendall(NONSENSE[self.kind](first_question(program)))
        linger(program)


def babbles_at_once(program: socket, _clock: Callable[[], float]) -> None:
    """Answers before it was asked, without saying that it is there."""
    program.sendall(packed(b"{}"))
    linger(program)


def floods(program: socket, _clock: Callable[[], float]) -> None:
    """Answers without end what it was asked long ago."""
    program.sendall(packed(HELLO))
    question = first_question(program)
    while True:
        program.sendall(as_json({**right(question), "number": 1}) * 50)


def listens_late(program: socket, _clock: Callable[[], float]) -> None:
    """Says that it is there, takes nothing for a while, and then tells how long the message was."""
    program.sendall(packed(HELLO))
    time.sleep(0.2)
    inbox = Inbox()
    while not (messages := inbox.feed(program.recv(1 << 16))):
        pass
    program.sendall(packed(str(len(messages[0])).encode()))
    linger(program)


def answers_late(program: socket, _clock: Callable[[], float]) -> None:
    """Keeps each answer back until the next question, and then sends both, the late one first."""
    program.sendall(packed(HELLO))
    inbox, kept = Inbox(), b""
    while received := program.recv(1 << 16):
        for message in inbox.feed(received):
            if message:
                question: Question = pickle.loads(message)
                answer = right(question)
                if question.number % 2:
                    answer["options"].reverse()
                    kept += as_json(answer)
                else:
                    program.sendall(kept + as_json(answer))


def first_question(program: socket) -> Question:
    """Wait for a question."""
    inbox = Inbox()
    while received := program.recv(1 << 16):
        for message in inbox.feed(received):
            question: Question = pickle.loads(message)
            return question
    raise OSError("The program has ended.")


def linger(program: socket) -> None:
    """Stay alive until the program hangs up."""
    while program.recv(1 << 16):
        time.sleep(0.01)
