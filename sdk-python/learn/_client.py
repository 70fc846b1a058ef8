"""The parts of the client that are not generated."""

from __future__ import annotations

import ssl
from types import TracebackType
from typing import Optional, Type, TypeVar, Union

from ._connection import Connection, TokenProvider

Self = TypeVar("Self", bound="Client")


class Client:
    """A client for one server. It is thread-safe, and can be used as a context manager."""

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
            base_url: The server's address, such as `https://learn.example.org`.
            token: An API key or access token, or a function that returns one: see `TokenProvider`.
            timeout: Seconds that each attempt of a call may take.
            retries: How often a failed call is retried, if a retry can help.
            ssl_context: For certificates that this machine does not trust.
        """
        self._connection = Connection(
            base_url, token, timeout=timeout, retries=retries, ssl_context=ssl_context
        )

    def close(self) -> None:
        """Closes idle connections. The next call opens a new one."""
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
    """The operations of one noun."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
