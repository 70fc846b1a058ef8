"""Turns HTTP responses into answers and errors."""

from __future__ import annotations

import email.utils
import http.client
import json
import time
from typing import Any, Mapping, NamedTuple, NoReturn, Optional, cast

from ._answers import Answer, Response, Text
from ._failures import ApiError, UnexpectedAnswer
from .errors import KINDS


class Received(NamedTuple):
    """A response with its body."""

    response: Response
    content: bytes


def response_to(came: http.client.HTTPResponse) -> Response:
    headers = {name.lower(): value for name, value in came.getheaders()}
    replayed = "idempotency-replayed" in headers
    return Response(headers.get("x-request-id", ""), came.status, replayed, headers)


def read_json(received: Received) -> Answer:
    answer = Answer(_object(received))
    answer.response = received.response
    return answer


def read_text(received: Received) -> Text:
    try:
        text = Text(received.content.decode("utf-8"))
    except UnicodeDecodeError:
        refuse(received.response, "The answer is not UTF-8 text")
    text.response = received.response
    return text


def raise_failure(received: Received) -> NoReturn:
    """Raises the error that the server sent, or `UnexpectedAnswer` if it is not from this API."""
    response = received.response
    fields = dict(_object(received))
    kind, message = fields.pop("_tag", None), fields.pop("message", None)
    if not isinstance(kind, str) or not isinstance(message, str):
        refuse(response, "The answer is not an error of this API")
    raise KINDS.get(kind, ApiError)(
        message,
        request_id=fields.pop("requestId", None) or response.request_id,
        kind=kind,
        status=response.status,
        retry_after=_seconds(response.headers.get("retry-after")),
        details=fields,
    )


def refuse(response: Response, what: str) -> NoReturn:
    if 300 <= response.status < 400:
        elsewhere = response.headers.get("location", "somewhere else")
        what = f"The server redirects to {elsewhere}, which the SDK does not follow"
    raise UnexpectedAnswer(
        f"{what} (status {response.status}). Check that base_url is the address of a Learn server.",
        request_id=response.request_id or None,
        status=response.status,
        retry_after=_seconds(response.headers.get("retry-after")),
    )


def _object(received: Received) -> Mapping[str, Any]:
    try:
        value = json.loads(received.content)
    except (ValueError, RecursionError):
        refuse(received.response, "The answer is not JSON")
    if not isinstance(value, dict):
        refuse(received.response, "The answer is not a JSON object")
    return cast("Mapping[str, Any]", value)


def _seconds(retry_after: Optional[str]) -> Optional[float]:
    """The header is a number of seconds or a date."""
    if retry_after is None:
        return None
    if retry_after.isascii() and retry_after.isdigit():
        return float(retry_after[:9])
    try:
        return max(0.0, email.utils.parsedate_to_datetime(retry_after).timestamp() - time.time())
    except (TypeError, ValueError, OverflowError):
        return None
