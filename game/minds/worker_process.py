"""The process that thinks, as the program holds it: written to and read from without ever waiting."""

import weakref
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from socket import socket, socketpair
from typing import TypeAlias

from game.minds.wire import BadMessage, Inbox, packed
from game.minds.worker import CHUNK, HELLO

Clock: TypeAlias = Callable[[], float]
"""Seconds since whenever."""
Serve: TypeAlias = Callable[[socket, Clock], None]
"""What the process runs; it is given its end of the line."""
READS = 16
"""Chunks read at a time at the most, whatever is sent."""


class WorkerProcess:
    """One process. It is killed when this object goes, and when the program ends in whatever way.

    Raises:
        OSError: when no process can be started.
    """

    def __init__(self, target: Serve, clock: Clock) -> None:
        self._socket, theirs = socketpair()
        self._socket.setblocking(False)
        self._inbox = Inbox()
        self._outbox = b""
        self.ready = False
        """Whether it has said that it is there."""
        process = get_context("spawn").Process(
            target=target, args=(theirs, clock), daemon=True, name="brimstone-thinks"
        )
        try:
            process.start()
        except OSError:
            self._socket.close()
            raise
        finally:
            theirs.close()
        self.process: BaseProcess = process
        self._end = weakref.finalize(self, _end, process, self._socket)

    @property
    def stuck(self) -> bool:
        """Whether it does not take what is sent to it."""
        return bool(self._outbox)

    def send(self, payload: bytes) -> None:
        """Send a message, now as far as that goes and then whenever there is an exchange.

        Raises:
            OSError: when the process is gone.
        """
        self._outbox += packed(payload)
        self._flush()

    def exchange(self) -> list[bytes]:
        """Send what is left to be sent; returns the messages that have come in whole.

        Raises:
            OSError, EOFError: when the process is gone.
            BadMessage: when it sends what is no message.
        """
        self._flush()
        messages: list[bytes] = []
        for _ in range(READS):
            try:
                received = self._socket.recv(CHUNK)
            except BlockingIOError:
                break
            if not received and not messages:
                raise EOFError("The thinking process has ended.")
            messages += self._inbox.feed(received)
            if not received:
                break
        if messages and not self.ready:
            if messages.pop(0) != HELLO:
                raise BadMessage("The thinking process did not begin as it should.")
            self.ready = True
        return messages

    def end(self) -> None:
        """Kill it."""
        self._end()

    def _flush(self) -> None:
        while self._outbox:
            try:
                sent = self._socket.send(self._outbox)
            except BlockingIOError:
                return
            self._outbox = self._outbox[sent:]


def _end(process: BaseProcess, line: socket) -> None:
    line.close()
    process.kill()
    process.join(1.0)
