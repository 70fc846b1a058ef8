"""Server-sent events."""

from __future__ import annotations

import http.client
from typing import Iterator, List, NamedTuple

from ._failures import UnexpectedAnswer

LONGEST_EVENT = 4 * 1024 * 1024
"""Far longer than any of this API: what never ends must not fill the memory."""


class Event(NamedTuple):
    name: str
    data: bytes


def events_of(stream: http.client.HTTPResponse) -> Iterator[Event]:
    """The events that carry something, as they come. One that the end of the stream cuts off is none."""
    name = "message"
    data: List[bytes] = []
    length = 0
    while True:
        line = stream.readline(LONGEST_EVENT)
        if not line:
            return
        length += len(line)
        if length >= LONGEST_EVENT:
            raise UnexpectedAnswer("An event of the stream has no end.", status=stream.status)
        field, _, value = line.rstrip(b"\r\n").partition(b":")
        value = value[1:] if value.startswith(b" ") else value
        if field == b"event":
            name = value.decode("utf-8", "replace")
        elif field == b"data":
            data.append(value)
        elif line in (b"\n", b"\r\n"):
            if data:
                yield Event(name, b"\n".join(data))
            name, data, length = "message", [], 0
