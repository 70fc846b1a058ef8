"""Turns the arguments of a method into a path, a query and a body."""

from __future__ import annotations

import enum
import json
import re
from typing import Any, Mapping, Optional, TypeVar, Union
from urllib.parse import quote, urlencode

Value = TypeVar("Value")


class Omitted(enum.Enum):
    """The default of an argument for which None means null."""

    OMITTED = "omitted"

    def __repr__(self) -> str:
        return "OMITTED"


OMITTED = Omitted.OMITTED
Omittable = Union[Value, Omitted]


def or_omit(value: Optional[Value]) -> Omittable[Value]:
    """For an argument that can't be null, None means that it was left out."""
    return OMITTED if value is None else value


def segment(value: str) -> str:
    """A value as one segment of a path. "." and ".." would make it a different path."""
    if value in ("", ".", ".."):
        raise ValueError(f"{value!r} is not an id")
    return quote(str(value), safe="")


def target(path: str, query: Optional[Mapping[str, Any]]) -> str:
    """A path with its query, without the values that are None."""
    text = urlencode({name: _word(value) for name, value in (query or {}).items() if value is not None})
    return f"{path}?{text}" if text else path


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def encoded(body: Optional[Mapping[str, Any]]) -> Optional[bytes]:
    """The body as JSON, without the omitted fields."""
    if body is None:
        return None
    fields = {name: value for name, value in body.items() if value is not OMITTED}
    return json.dumps(fields, allow_nan=False).encode("ascii")


def header(name: str, value: str) -> str:
    """Checks a header value. The error does not show it, because it may be a secret."""
    if not re.fullmatch(r"[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?", value):
        raise ValueError(f"{name} must be non-empty printable ASCII without leading or trailing spaces")
    return value
