"""Whether a value is what its annotation says."""

from __future__ import annotations

import typing
from typing import Any, Iterator, Literal, Union

from learn import Page


def misfits(value: Any, hint: Any, place: str = "it") -> Iterator[str]:
    """All places where it is not. Of a stream only the first event is looked at."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint is Any:
        return
    if origin is Union:
        if all(list(misfits(value, one, place)) for one in inner):
            yield f"{place} is none of {inner}: {value!r}"
    elif origin is Literal:
        if value not in inner:
            yield f"{place} is none of {inner}: {value!r}"
    elif origin is list or origin is Page:
        items = value.data if origin is Page else value
        for index, item in enumerate(items):
            yield from misfits(item, inner[0], f"{place}[{index}]")
    elif hasattr(hint, "__required_keys__"):
        yield from _dict_misfits(value, hint, place)
    elif hasattr(value, "__next__"):
        yield from misfits(next(value), inner[0], f"the first of {place}")
    else:
        if not isinstance(value, (int, float) if hint is float else origin or hint):
            yield f"{place} is no {hint}: {value!r}"


def _dict_misfits(value: Any, hint: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place} is no {hint.__name__}: {value!r}"
        return
    fields: dict[str, Any] = {**value}
    hints = typing.get_type_hints(hint)
    missing, surplus = hint.__required_keys__ - fields.keys(), fields.keys() - hints.keys()
    if missing or surplus:
        yield f"{place} as {hint.__name__} lacks {missing}, has {surplus}"
    for name in fields.keys() & hints.keys():
        yield from misfits(fields[name], hints[name], f"{place}.{name}")
