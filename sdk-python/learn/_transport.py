"""HTTP to one server over connections that are kept open. Redirects are not followed."""

from __future__ import annotations

import http.client
import io
import os
import select
import socket
import ssl
import threading
import time
from contextlib import contextmanager
from typing import Dict, Generator, List, NamedTuple, Optional
from urllib.parse import urlsplit

MOST_IDLE = 8


class Deadline:
    """The moment by which something must be done."""

    def __init__(self, seconds: Optional[float], *, quiet: Optional[float] = None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds
        self._quiet = quiet

    def passed(self) -> bool:
        return self.left() == 0

    def left(self) -> Optional[float]:
        """The remaining seconds, or None if there is no deadline."""
        return None if self._end is None else max(0.0, self._end - time.monotonic())

    def patience(self) -> Optional[float]:
        """How long to wait for the next byte: until the deadline, or until a stream counts as silent."""
        left = self.left()
        if left == 0:
            raise socket.timeout("timed out")
        return min((limit for limit in (left, self._quiet) if limit is not None), default=None)


class Message(NamedTuple):
    """A request to send."""

    method: str
    path: str
    headers: Dict[str, str]
    body: Optional[bytes]


class _TimedReader(io.RawIOBase):
    """Reads until a deadline. A socket's own timeout starts again with each byte, so it might never end."""

    def __init__(self, sock: socket.socket, deadline: Deadline) -> None:
        self._sock = sock
        self._raw = sock.makefile("rb", buffering=0)
        self._deadline = deadline

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> Optional[int]:  # type: ignore[no-untyped-def,override]
        self._sock.settimeout(self._deadline.patience())
        return self._raw.readinto(buffer)  # type: ignore[attr-defined,no-any-return]

    def close(self) -> None:
        self._raw.close()
        super().close()


class Transport:
    """Thread-safe: a connection serves one request at a time."""

    def __init__(self, base_url: str, ssl_context: Optional[ssl.SSLContext]) -> None:
        self._idle: List[http.client.HTTPConnection] = []
        self._process = os.getpid()
        self._lock = threading.Lock()
        url = urlsplit(base_url)
        surplus = "@" in url.netloc or url.query or url.fragment
        if url.scheme not in ("http", "https") or not url.hostname or surplus:
            raise ValueError("base_url is not a valid server address. Example: https://learn.example.org")
        if url.path not in ("", "/"):
            raise ValueError(f"base_url must not have a path. Use {url.scheme}://{url.netloc}")
        self._host = url.hostname
        self._port = url.port
        self._tls = (ssl_context or ssl.create_default_context()) if url.scheme == "https" else None

    @contextmanager
    def ask(self, message: Message, deadline: Deadline) -> Generator[http.client.HTTPResponse, None, None]:
        """The response. Read its body inside the block."""
        connection = self._take()
        try:
            with _send(connection, message, deadline) as response:
                yield response
                whole = response.isclosed() and not response.will_close
        except BaseException:
            connection.close()
            raise
        if whole:
            self._give_back(connection)
        else:
            connection.close()

    def close(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def __del__(self) -> None:
        self.close()

    def _take(self) -> http.client.HTTPConnection:
        with self._lock:
            if self._process != os.getpid():  # After a fork, the connections belong to the parent.
                self._idle, self._process = [], os.getpid()
            while self._idle:
                connection = self._idle.pop()
                if _is_open(connection):
                    return connection
                connection.close()
        if self._tls is None:
            return http.client.HTTPConnection(self._host, self._port)
        return http.client.HTTPSConnection(self._host, self._port, context=self._tls)

    def _give_back(self, connection: http.client.HTTPConnection) -> None:
        with self._lock:
            if len(self._idle) < MOST_IDLE and self._process == os.getpid():
                self._idle.append(connection)
                return
        connection.close()


def _send(
    connection: http.client.HTTPConnection, message: Message, deadline: Deadline
) -> http.client.HTTPResponse:
    def respond(sock: socket.socket, *args: object, **kwargs: object) -> http.client.HTTPResponse:
        response = http.client.HTTPResponse(sock, *args, **kwargs)  # type: ignore[arg-type]
        response.fp.close()
        response.fp = io.BufferedReader(_TimedReader(sock, deadline))
        return response

    connection.response_class = respond  # type: ignore[assignment]
    connection.timeout = deadline.patience()
    if connection.sock is not None:
        connection.sock.settimeout(connection.timeout)
    connection.request(message.method, message.path, message.body, message.headers)
    return connection.getresponse()


def _is_open(connection: http.client.HTTPConnection) -> bool:
    """Whether the connection can be reused. Data on an idle connection means that the server closed it."""
    if connection.sock is None:
        return False
    try:
        return not select.select([connection.sock], [], [], 0)[0]
    except (OSError, ValueError):  # select can't handle this many open files.
        return False
