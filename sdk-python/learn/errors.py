"""The errors that a call can raise."""

# Generated from generated/openapi.json by `npm run generate`.

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
    """The field names and array indexes that lead to the problem."""
    message: str
    """The problem, such as "is required"."""


class HttpApiDecodeError(ApiError):
    """The request does not match the operation’s schema. `issues` lists every problem with its path."""

    @property
    def issues(self) -> list[HttpApiDecodeErrorIssue]:
        return cast("list[HttpApiDecodeErrorIssue]", self.details.get("issues", []))


class BadRequest(ApiError):
    """The request matches the schema, but a value in it is not valid, such as an altered cursor."""


class Unauthorized(ApiError):
    """The bearer token is missing, malformed, unknown, expired or revoked."""


class PaymentRequired(ApiError):
    """The organization does not have enough credits, or the student has no active entitlement."""

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
    """The token is valid, but its role or scopes do not allow the operation."""


class NotFound(ApiError):
    """The resource does not exist, or you are not allowed to see it."""


class Conflict(ApiError):
    """The request conflicts with the current state, such as a name that is taken or an idempotency key used
    for another request.
    """


class TooManyRequests(ApiError):
    """You have reached a limit, or the server is busy. Wait `retryAfterSeconds`, then try again."""

    @property
    def retry_after_seconds(self) -> Optional[float]:
        return cast("Optional[float]", self.details.get("retryAfterSeconds"))


class InternalError(ApiError):
    """Something went wrong on the server. Give the operator the request ID to find the cause in the log."""


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
