"""Checks values against type annotations."""

from __future__ import annotations

import typing
from typing import Any, Iterator, Literal, Union

from learn import Page


def misfits(value: Any, hint: Any, place: str = "the value") -> Iterator[str]:
    """Every place where the value does not fit the hint. Of a stream, only the first event is checked."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint is Any:
        return
    if origin is Union:
        if all(list(misfits(value, one, place)) for one in inner):
            yield f"{place} should be one of {inner}: {value!r}"
    elif origin is Literal:
        if value not in inner:
            yield f"{place} should be one of {inner}: {value!r}"
    elif origin is list and not isinstance(value, list):
        yield f"{place} should be a list: {value!r}"
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
            yield f"{place} should be {hint}: {value!r}"


def _dict_misfits(value: Any, hint: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place} should be {hint.__name__}: {value!r}"
        return
    fields: dict[str, Any] = {**value}
    hints = typing.get_type_hints(hint)
    missing, surplus = hint.__required_keys__ - fields.keys(), fields.keys() - hints.keys()
    if missing or surplus:
        yield f"{place} ({hint.__name__}) lacks {missing} and has unknown {surplus}"
    for name in fields.keys() & hints.keys():
        yield from misfits(fields[name], hints[name], f"{place}.{name}")
