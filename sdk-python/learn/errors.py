"""The errors that a call can raise."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional, TypedDict, Union, cast

from ._failures import (
    ApiError,
    JobFailed,
    LearnError,
    NetworkError,
    TimedOut,
    UnexpectedAnswer,
    UploadRefused,
)

__all__ = [
    "HttpApiDecodeError",
    "BadRequest",
    "Unauthorized",
    "PaymentRequired",
    "Forbidden",
    "NotFound",
    "Conflict",
    "TooManyRequests",
    "InternalError",
    "ApiError",
    "JobFailed",
    "LearnError",
    "NetworkError",
    "TimedOut",
    "UnexpectedAnswer",
    "UploadRefused",
]


class HttpApiDecodeErrorIssue(TypedDict):
    path: list[Union[str, float]]
    message: str


class HttpApiDecodeError(ApiError):
    """The request does not match the schema of the operation; `issues` lists every place."""

    @property
    def issues(self) -> list[HttpApiDecodeErrorIssue]:
        return cast("list[HttpApiDecodeErrorIssue]", self.details.get("issues", []))


class BadRequest(ApiError):
    """The request matches the schema and still makes no sense, such as a tampered cursor."""


class Unauthorized(ApiError):
    """The bearer token is missing, malformed, unknown, expired or revoked."""


class PaymentRequired(ApiError):
    """The organization lacks the credits that the operation costs, or the student has no entitlement that
    runs.
    """

    @property
    def required_credits(self) -> Optional[float]:
        return cast("Optional[float]", self.details.get("requiredCredits"))

    @property
    def available_credits(self) -> Optional[float]:
        return cast("Optional[float]", self.details.get("availableCredits"))

    @property
    def reserved_credits(self) -> Optional[float]:
        return cast("Optional[float]", self.details.get("reservedCredits"))

    @property
    def shortfall(self) -> Optional[float]:
        return cast("Optional[float]", self.details.get("shortfall"))


class Forbidden(ApiError):
    """The caller is known, but its role or its scopes do not allow the operation."""


class NotFound(ApiError):
    """There is no such thing, or it belongs to an organization that the caller cannot see."""


class Conflict(ApiError):
    """The request contradicts the present state, such as a reused idempotency key."""


class TooManyRequests(ApiError):
    """The rate limit is reached; wait `retryAfterSeconds` and try again."""

    @property
    def retry_after_seconds(self) -> Optional[float]:
        return cast("Optional[float]", self.details.get("retryAfterSeconds"))


class InternalError(ApiError):
    """The server failed. The request id finds the cause in its log."""


KINDS: dict[str, type[ApiError]] = {
    "HttpApiDecodeError": HttpApiDecodeError,
    "BadRequest": BadRequest,
    "Unauthorized": Unauthorized,
    "PaymentRequired": PaymentRequired,
    "Forbidden": Forbidden,
    "NotFound": NotFound,
    "Conflict": Conflict,
    "TooManyRequests": TooManyRequests,
    "InternalError": InternalError,
}
