"""The arguments of a method as what travels: a path, a query, a body."""

from __future__ import annotations

import enum
import json
import re
from typing import Any, Mapping, Optional, TypeVar, Union
from urllib.parse import quote, urlencode

Value = TypeVar("Value")


class Omitted(enum.Enum):
    """Stands for an argument that was not given, where None is a value of its own."""

    OMITTED = "omitted"

    def __repr__(self) -> str:
        return "OMITTED"


OMITTED = Omitted.OMITTED
Omittable = Union[Value, Omitted]


def given(value: Optional[Value]) -> Omittable[Value]:
    """Of an argument that can't be null, None says that it was not given."""
    return OMITTED if value is None else value


def segment(value: str) -> str:
    """A value as one step of a path. What a path would swallow could make it name something else."""
    if value in ("", ".", ".."):
        raise ValueError(f"{value!r} names nothing: give the id of what is meant")
    return quote(str(value), safe="")


def target(path: str, query: Optional[Mapping[str, Any]]) -> str:
    """A path with its query, of which None is left out."""
    text = urlencode({name: _word(value) for name, value in (query or {}).items() if value is not None})
    return f"{path}?{text}" if text else path


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def encoded(body: Optional[Mapping[str, Any]]) -> Optional[bytes]:
    """A body without what was omitted."""
    if body is None:
        return None
    fields = {name: value for name, value in body.items() if value is not OMITTED}
    return json.dumps(fields, allow_nan=False).encode("ascii")


def header(name: str, value: str) -> str:
    """A value that a header can carry. The message does not repeat it, for it may be a secret."""
    if not re.fullmatch(r"[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?", value):
        raise ValueError(f"{name} must be printable ASCII, with no space at its ends, and not empty")
    return value
