"""What a call can fail with. The kinds that the server names are in errors.py, made from its document."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from .types import Job, MediaItem


class LearnError(Exception):
    """Whatever a call can fail with. Where the server has answered, `request_id` finds it in its log."""

    def __init__(self, message: str, *, request_id: Optional[str] = None) -> None:
        super().__init__(message)
        self.message = message
        self.request_id = request_id
        self.media_item_id: Optional[str] = None
        """Of an upload that broke off: it goes on when it is asked for with this as `resume`."""

    def __str__(self) -> str:
        return f"{self.message} (request id {self.request_id})" if self.request_id else self.message


class ApiError(LearnError):
    """What the server says of a failure. Each kind has a class; one of a newer server is this."""

    def __init__(
        self,
        message: str,
        *,
        request_id: Optional[str] = None,
        kind: str = "",
        status: int = 0,
        retry_after: Optional[float] = None,
        details: Optional[Mapping[str, Any]] = None,
    ) -> None:
        super().__init__(message, request_id=request_id)
        self.kind = kind
        self.status = status
        self.retry_after = retry_after
        """Seconds that the server asks to wait, where it does."""
        self.details: Mapping[str, Any] = details or {}


class NetworkError(LearnError):
    """The server was not reached, or the connection broke."""


class TimedOut(LearnError):
    """It took longer than the time that it was given."""


class UnexpectedAnswer(LearnError):
    """Something answered that does not speak this API: a proxy's page, an older or a newer server."""

    def __init__(
        self,
        message: str,
        *,
        request_id: Optional[str] = None,
        status: int = 0,
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(message, request_id=request_id)
        self.status = status
        self.retry_after = retry_after


class JobFailed(LearnError):
    """A job that was waited for has failed or was canceled; `job` says how it ended."""

    def __init__(self, message: str, *, job: Optional[Job] = None) -> None:
        super().__init__(message)
        self.job = job


class UploadRefused(LearnError):
    """The bytes have come, and the library does not take them; `item` says why."""

    def __init__(self, message: str, *, item: Optional[MediaItem] = None) -> None:
        super().__init__(message)
        self.item = item
