"""What came from the server as an answer or a failure."""

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
    """An answer as it came."""

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
        refuse(received.response, "The answer is not text in UTF-8")
    text.response = received.response
    return text


def raise_failure(received: Received) -> NoReturn:
    """The server's own words about what failed, or that it was not this server who answered."""
    response = received.response
    fields = dict(_object(received))
    kind, message = fields.pop("_tag", None), fields.pop("message", None)
    if not isinstance(kind, str) or not isinstance(message, str):
        refuse(response, "The answer is JSON of another kind")
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
        what = f"The answer leads to {elsewhere}, where nothing is sent"
    raise UnexpectedAnswer(
        f"{what} (status {response.status}). Is base_url the address of a Learn server?",
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
        refuse(received.response, "The answer is JSON of another kind")
    return cast("Mapping[str, Any]", value)


def _seconds(retry_after: Optional[str]) -> Optional[float]:
    """The header holds seconds or a date."""
    if retry_after is None:
        return None
    if retry_after.isascii() and retry_after.isdigit():
        return float(retry_after[:9])
    try:
        return max(0.0, email.utils.parsedate_to_datetime(retry_after).timestamp() - time.time())
    except (TypeError, ValueError, OverflowError):
        return None
