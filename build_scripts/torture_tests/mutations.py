"""Damage a file: its bytes, its values, or all of it."""

import json
import os
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

Bytes = Callable[[bytes, Random], bytes]

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    255,
    10**9,
    10**30,
    -(10**18),
    0.5,
    1e308,
    float("nan"),
    float("-inf"),
    "",
    " ",
    "0",
    "person",
    "archdevil",
    "\u200b",
    "\x00",
    "\u3164",
    "\ud800",
    "<b>Mara</b>",
    "&lt;",
    "x" * 5000,
    "../../../etc/passwd",
    "0001-01-01T00:00:00",
    "9999-12-31T23:59:59-14:00",
    "2026-03-01T20:15:00Z",
    "2026-03-01T20:15:00",
    [],
    {},
    [[]],
    [None],
    {"do": "Discard"},
    {"": ""},
    [16_000, 16_000],
    ["Mara"] * 500,
)


def odd_value(random: Random) -> Any:
    """Return an unexpected value, a new object each time because it may be damaged itself later."""
    return deepcopy(random.choice(ODD_VALUES))


def ruined_bytes(data: bytes, random: Random) -> bytes:
    """Return a file's bytes, damaged."""
    return random.choice(BYTES)(data, random)


def _flipped(data: bytes, random: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 1, 2, 8, 64))):
        if changed:
            changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def _digits(data: bytes, random: Random) -> bytes:
    """Change one digit, so that the file is still well formed."""
    spots = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    if not spots:
        return data[::-1]
    at = random.choice(spots)
    other = random.choice([digit for digit in b"0123456789" if digit != data[at]])
    return data[:at] + bytes((other,)) + data[at + 1 :]


def _span(data: bytes, random: Random) -> tuple[int, int]:
    start, end = sorted(random.randrange(len(data) + 1) for _ in range(2))
    return start, end


def _cut_out(data: bytes, random: Random) -> bytes:
    start, end = _span(data, random)
    return data[:start] + data[end:]


def _doubled(data: bytes, random: Random) -> bytes:
    start, end = _span(data, random)
    return data[:end] + data[start:]


def _zeroed(data: bytes, random: Random) -> bytes:
    start, end = _span(data, random)
    return data[:start] + bytes(end - start) + data[end:]


def _noise(data: bytes, random: Random) -> bytes:
    start, end = _span(data, random)
    return data[:start] + random.randbytes(end - start) + data[end:]


BYTES: tuple[Bytes, ...] = (
    _flipped,
    _flipped,
    _digits,
    _digits,
    _cut_out,
    _doubled,
    _zeroed,
    _noise,
    lambda data, random: data[: random.randrange(len(data) + 1)],
    lambda data, random: b"",
    lambda data, random: b"\xef\xbb\xbf" + data,
    lambda data, random: data.replace(b"\n", b"\r\n") + b" ",
    lambda data, random: data + random.randbytes(random.randrange(1, 4000)),
    lambda data, random: b"[" * random.choice((10, 200, 100_000)),
    lambda data, random: b'{"header": ' * random.choice((1, 300, 50_000)),
    lambda data, random: data.upper(),
    lambda data, random: data.decode(errors="replace").encode("utf-16"),
)


def ruined_values(document: Any, random: Random) -> Any:
    """Return a JSON document with one to three values changed, moved, added or removed."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        document = _one_ruined(document, random)
    return document


def _one_ruined(document: Any, random: Random) -> Any:
    holders = list(_holders(document))
    if not holders:
        return odd_value(random)
    holder = random.choice(holders)
    key = random.choice(list(holder)) if isinstance(holder, dict) else random.randrange(len(holder))
    match random.randrange(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            other = random.randrange(len(holder))
            holder[key], holder[other] = holder[other], holder[key]
        case 1:
            holder[random.choice(("hats", "format", "seed", "do", ""))] = odd_value(random)
        case 2 if isinstance(holder, list):
            holder.insert(key, json.loads(json.dumps(holder[key])))
        case 3 if isinstance(holder[key], int):
            holder[key] += random.choice((-1, 1, 2, 100))
        case _:
            holder[key] = odd_value(random)
    return document


def _holders(value: Any) -> Any:
    """Yield every list and object in a document that isn't empty."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if inside:
        yield value
    for each in inside:
        yield from _holders(each)


def replaced_by_something_else(path: Path, random: Random) -> str:
    """Put something else in a file's place; return a description of it."""
    path.unlink()
    match random.randrange(7):
        case 0:
            os.mkfifo(path)
            return "a pipe"
        case 1:
            path.symlink_to("/dev/zero")
            return "a link to an endless device"
        case 2:
            path.symlink_to(path)
            return "a link to itself"
        case 3:
            path.symlink_to("nowhere")
            return "a link to nowhere"
        case 4:
            path.mkdir()
            return "a folder"
        case 5:
            with path.open("wb") as file:
                file.truncate(100_000_000)
            return "a huge file"
        case _:
            path.symlink_to("/dev/tty")
            return "a link to a terminal"
