"""Server-sent events."""

from __future__ import annotations

import http.client
from typing import Iterator, List, NamedTuple


class Event(NamedTuple):
    name: str
    data: bytes


def events_of(stream: http.client.HTTPResponse) -> Iterator[Event]:
    """The events that carry something, as they come. One that the end of the stream cuts off is none."""
    name = "message"
    data: List[bytes] = []
    while True:
        line = stream.readline()
        if not line:
            return
        field, _, value = line.rstrip(b"\r\n").partition(b":")
        value = value[1:] if value.startswith(b" ") else value
        if field == b"event":
            name = value.decode("utf-8", "replace")
        elif field == b"data":
            data.append(value)
        elif line in (b"\n", b"\r\n"):
            if data:
                yield Event(name, b"\n".join(data))
            name, data = "message", []
