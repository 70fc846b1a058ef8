"""Sends calls to one server."""

from __future__ import annotations

import logging
import socket
import ssl
import time
import uuid
from contextlib import ExitStack, contextmanager
from http.client import HTTPException, HTTPResponse
from typing import Any, Callable, Generator, Iterator, Mapping, Optional, TypeVar, Union

from ._answers import Page
from ._events import events_of
from ._failures import LearnError, NetworkError, TimedOut, UnexpectedAnswer
from ._receiving import Received, raise_failure, read_json, read_text, refuse, response_to
from ._requests import encoded, header, target
from ._retries import Retries, pause
from ._transport import Deadline, Message, Transport
from ._version import VERSION
from .errors import Unauthorized

Result = TypeVar("Result")
_log = logging.getLogger("learn")
TokenProvider = Callable[[Optional[str]], str]
"""Returns the token for a call. After an `Unauthorized` it is called once more, with the refused token."""

LONGEST_SILENCE = 60.0
"""Seconds after which a silent stream is cut off. The server sends something every 15 seconds."""
SHORTEST_PAUSE = 0.3
"""Seconds before a stream is opened again, so that the balancer has time to choose another server."""


class Connection:
    """Safe to use from many threads."""

    def __init__(
        self,
        base_url: str,
        token: Union[str, TokenProvider, None] = None,
        *,
        timeout: float = 30.0,
        retries: int = 3,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        self.base_url = base_url
        self._token = token
        self._timeout = timeout
        self._retries = retries
        self._transport = Transport(base_url, ssl_context)

    def read(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        text: bool = False,
        timeout: Optional[float] = None,
    ) -> Any:
        """A call that changes nothing. The answer is JSON unless `text` is true."""
        received = self._receive(self._message(method, target(path, query), body), timeout)
        return read_text(received) if text else read_json(received)

    def mutate(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> Any:
        """A call that changes something. All attempts have the same idempotency key, so it happens once.

        A dry run changes nothing and only tells what the call would answer.
        """
        message = self._message(method, target(path, query), body)
        key = str(uuid.uuid4()) if idempotency_key is None else idempotency_key
        message.headers["Idempotency-Key"] = header("idempotency_key", key)
        if dry_run:
            message.headers["Prefer"] = "dry-run"
        received = self._receive(message, timeout)
        if dry_run and received.response.headers.get("preference-applied") != "dry-run":
            raise UnexpectedAnswer(
                "The server did not confirm that this was a dry run, so the change may have been made. "
                "Check before you try again.",
                request_id=received.response.request_id or None,
                status=received.response.status,
            )
        return read_json(received)

    def append(self, path: str, offset: int, part: bytes, *, timeout: Optional[float] = None) -> int:
        """Sends bytes of an upload with tus 1.0, without retries. Returns how many have arrived so far."""
        message = self._message("PATCH", path, None)
        message.headers.update(
            {
                "Tus-Resumable": "1.0.0",
                "Upload-Offset": str(offset),
                "Content-Type": "application/offset+octet-stream",
            }
        )
        received = self._receive(message._replace(body=part), timeout, retries=0)
        arrived = received.response.headers.get("upload-offset", "")
        if not arrived.isdigit() or int(arrived) <= offset:
            refuse(received.response, "The answer does not say how many bytes have arrived")
        return int(arrived)

    def page(
        self, path: str, *, query: Optional[Mapping[str, Any]] = None, timeout: Optional[float] = None
    ) -> Page[Any]:
        """A page that can fetch the pages after it."""
        asked = query or {}

        def follow(cursor: str) -> Page[Any]:
            if cursor == asked.get("cursor"):
                raise UnexpectedAnswer("The list repeats the same page. Tell the server's operator.")
            return self.page(path, query={**asked, "cursor": cursor}, timeout=timeout)

        return Page(self.read("GET", path, query=asked, timeout=timeout), follow)

    def events(self, path: str, *, timeout: Optional[float] = None) -> Iterator[Any]:
        """The events of a stream as they arrive, for at most `timeout` seconds. Each is a complete response.

        A stream that ends early, because its server stops, is opened again on another server.
        """
        deadline = Deadline(timeout, quiet=LONGEST_SILENCE)

        def open_stream(message: Message) -> tuple[ExitStack, HTTPResponse]:
            with ExitStack() as opened:
                came = opened.enter_context(self._asking(message, deadline))
                response = response_to(came)
                if response.status != 200:
                    raise_failure(Received(response, came.read()))
                if not response.headers.get("content-type", "").startswith("text/event-stream"):
                    refuse(response, "The answer is not an event stream")
                return opened.pop_all(), came

        seen = b""
        attempt = 0
        is_working = True
        while is_working:
            is_working = False
            opened, came = self._attempt(self._message("GET", path, None), open_stream)
            with opened:
                for event in events_of(came):
                    received = Received(response_to(came), event.data)
                    if event.name == "error":
                        raise_failure(received)
                    is_working = True
                    if event.data == seen:
                        continue
                    seen, attempt = event.data, 0
                    answer = read_json(received)
                    yield answer
                    if answer["finishedAt"] is not None:
                        return
            if is_working:
                time.sleep(SHORTEST_PAUSE + pause(attempt))
                attempt = min(attempt + 1, 4)

    def close(self) -> None:
        """Closes idle connections. The next call opens a new one."""
        self._transport.close()

    def _message(self, method: str, path: str, body: Optional[Mapping[str, Any]]) -> Message:
        headers = {"Accept": "*/*", "User-Agent": f"learn-sdk-python/{VERSION}"}
        content = encoded(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        return Message(method, path, headers, content)

    def _receive(
        self, message: Message, timeout: Optional[float], *, retries: Optional[int] = None
    ) -> Received:
        seconds = self._timeout if timeout is None else timeout

        def ask(attempted: Message) -> Received:
            with self._asking(attempted, Deadline(seconds)) as came:
                received = Received(response_to(came), came.read())
            if not 200 <= received.response.status < 300:
                raise_failure(received)
            return received

        return self._attempt(message, ask, retries)

    def _attempt(
        self, message: Message, ask: Callable[[Message], Result], most: Optional[int] = None
    ) -> Result:
        """Sends the message until it is answered or a retry makes no sense."""
        retries = Retries(self._retries if most is None else most)
        token = self._current_token(None)
        renewed = False
        while True:
            try:
                answer = ask(_with_token(message, token))
                _log.debug("%s %s succeeded", message.method, _without_query(message))
                return answer
            except Unauthorized:
                _log.debug("%s %s failed: Unauthorized", message.method, _without_query(message))
                fresh = self._current_token(token) if callable(self._token) and not renewed else token
                if fresh == token:
                    raise
                token, renewed = fresh, True
            except LearnError as failure:
                what = f"{type(failure).__name__}, request id {failure.request_id}"
                _log.debug("%s %s failed: %s", message.method, _without_query(message), what)
                if not retries.wait_after(failure):
                    raise

    def _current_token(self, refused: Optional[str]) -> Optional[str]:
        return self._token(refused) if callable(self._token) else self._token

    @contextmanager
    def _asking(self, message: Message, deadline: Deadline) -> Generator[HTTPResponse, None, None]:
        """The response, or an error that explains what went wrong."""
        try:
            with self._transport.ask(message, deadline) as came:
                yield came
        except socket.timeout as error:
            what = f"The server at {self.base_url} took too long to answer."
            raise TimedOut(f"{what} Try again, or set a longer timeout.") from error
        except (OSError, HTTPException) as error:
            why = str(error) or type(error).__name__
            what = f"Could not reach the server at {self.base_url}, or the connection broke ({why})."
            raise NetworkError(f"{what} Check the address, and that the server is running.") from error


def _without_query(message: Message) -> str:
    return message.path.split("?", 1)[0]


def _with_token(message: Message, token: Optional[str]) -> Message:
    if token is None:
        return message
    return message._replace(headers={**message.headers, "Authorization": f"Bearer {header('token', token)}"})
