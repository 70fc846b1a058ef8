"""What every client has, whatever its operations are."""

from __future__ import annotations

import ssl
from types import TracebackType
from typing import Optional, Type, TypeVar, Union

from ._connection import Connection, TokenProvider

Self = TypeVar("Self", bound="Client")


class Client:
    """A connection to one server. It can be used from many threads, and as a context manager."""

    def __init__(
        self,
        base_url: str,
        token: Union[str, TokenProvider, None] = None,
        *,
        timeout: float = 30.0,
        retries: int = 3,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        """
        Args:
            base_url: Where the server is, such as `https://learn.example.org`.
            token: An API key or an access token, or a function that gives one: see `TokenProvider`.
            timeout: Seconds that each attempt of a call may take.
            retries: How often a call is tried again at most, where that can help.
            ssl_context: For certificates that the machine does not know.
        """
        self._connection = Connection(
            base_url, token, timeout=timeout, retries=retries, ssl_context=ssl_context
        )

    def close(self) -> None:
        """Closes the connections that are kept open. The next call opens another."""
        self._connection.close()

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._connection.base_url!r})"


class Group:
    """Operations that belong together."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
