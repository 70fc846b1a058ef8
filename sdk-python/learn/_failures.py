"""The errors of the SDK itself. The kinds that the server declares are generated into errors.py."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from .types import Job, MediaItem


class LearnError(Exception):
    """The base of every error. If the server answered, `request_id` finds the call in its log."""

    def __init__(self, message: str, *, request_id: Optional[str] = None) -> None:
        super().__init__(message)
        self.message = message
        self.request_id = request_id
        self.media_item_id: Optional[str] = None
        """For an interrupted upload: pass it to `upload` as `resume` to continue."""

    def __str__(self) -> str:
        return f"{self.message} (request id {self.request_id})" if self.request_id else self.message


class ApiError(LearnError):
    """An error from the server. Each kind has its own class, except kinds that this version does not know."""

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
        """Seconds to wait, if the server says so."""
        self.details: Mapping[str, Any] = details or {}


class NetworkError(LearnError):
    """The server could not be reached, or the connection broke."""


class TimedOut(LearnError):
    """The call took longer than its timeout."""


class UnexpectedAnswer(LearnError):
    """The answer is not from this API: it is a proxy's page, or from an older or newer server."""

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
    """The job failed or was canceled; see `job`."""

    def __init__(self, message: str, *, job: Optional[Job] = None) -> None:
        super().__init__(message)
        self.job = job


class UploadRefused(LearnError):
    """The upload arrived, but the library refused the file; see `item`."""

    def __init__(self, message: str, *, item: Optional[MediaItem] = None) -> None:
        super().__init__(message)
        self.item = item
