"""Messages between the program and the process that thinks: each its length in four bytes, then its bytes."""

from struct import Struct

LARGEST = 1 << 20
"""Bytes of the longest message that is believed to be one."""

_LENGTH = Struct("!I")


class BadMessage(ValueError):
    """Bytes that are no message."""


def packed(payload: bytes) -> bytes:
    """A message as it is sent."""
    return _LENGTH.pack(len(payload)) + payload


class Inbox:
    """What has come in so far; a message is only given out when it is whole."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, received: bytes) -> list[bytes]:
        """Add bytes in the order they came; returns the messages that are whole now.

        Raises:
            BadMessage: when a message would be longer than any.
        """
        self._bytes += received
        whole = []
        while len(self._bytes) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self._bytes)
            if length > LARGEST:
                raise BadMessage(f"A message of {length} bytes is none.")
            end = _LENGTH.size + length
            if len(self._bytes) < end:
                break
            whole.append(bytes(self._bytes[_LENGTH.size : end]))
            del self._bytes[:end]
        return whole
