"""A learning platform for people and agents."""

# Generated from generated/openapi.json by `npm run generate`.

from . import types
from ._answers import Page, Response, response_of
from ._connection import TokenProvider
from ._requests import OMITTED, Omitted
from ._version import VERSION
from .client import Learn
from .errors import (
    ApiError,
    BadRequest,
    Conflict,
    Forbidden,
    HttpApiDecodeError,
    InternalError,
    JobFailed,
    LearnError,
    NetworkError,
    NotFound,
    PaymentRequired,
    TimedOut,
    TooManyRequests,
    Unauthorized,
    UnexpectedAnswer,
    UploadRefused,
)
from .sign_in import StudentSession, sign_in_student, sign_out_student

__all__ = [
    "types",
    "Page",
    "Response",
    "response_of",
    "TokenProvider",
    "OMITTED",
    "Omitted",
    "VERSION",
    "Learn",
    "ApiError",
    "BadRequest",
    "Conflict",
    "Forbidden",
    "HttpApiDecodeError",
    "InternalError",
    "JobFailed",
    "LearnError",
    "NetworkError",
    "NotFound",
    "PaymentRequired",
    "TimedOut",
    "TooManyRequests",
    "Unauthorized",
    "UnexpectedAnswer",
    "UploadRefused",
    "StudentSession",
    "sign_in_student",
    "sign_out_student",
]
