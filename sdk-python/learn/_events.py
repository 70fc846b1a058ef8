"""Server-sent events."""

from __future__ import annotations

import http.client
from typing import Iterator, List, NamedTuple

from ._failures import UnexpectedAnswer

LONGEST_EVENT = 4 * 1024 * 1024
"""Far longer than any event of this API, so that an endless one does not fill the memory."""


class Event(NamedTuple):
    name: str
    data: bytes


def events_of(stream: http.client.HTTPResponse) -> Iterator[Event]:
    """The events that have data, as they arrive. An event cut off by the end of the stream is dropped."""
    name = "message"
    data: List[bytes] = []
    length = 0
    while True:
        line = stream.readline(LONGEST_EVENT)
        if not line:
            return
        length += len(line)
        if length >= LONGEST_EVENT:
            raise UnexpectedAnswer("The stream sent an event of more than 4 MiB.", status=stream.status)
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
