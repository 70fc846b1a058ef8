from __future__ import annotations

import inspect
import json
import os
import re
import typing
import unittest
from pathlib import Path
from typing import Any, Iterator

import learn
from learn import Learn, types

here = Path(__file__).resolve().parent
path = os.environ.get("LEARN_TEST_DOCUMENT", here.parent.parent / "generated" / "openapi.json")
document = json.loads(Path(path).read_text("utf-8"))
client = Learn("http://127.0.0.1")


def snake(name: str) -> str:
    text = "_".join(re.findall(r"[A-Z]?[a-z0-9]+", name)).lower()
    return f"{text}_" if text in ("from", "import", "in") else text


def operations() -> Iterator[tuple[str, Any]]:
    for methods in document["paths"].values():
        for method, operation in methods.items():
            if "x-noun" in operation:
                yield operation["operationId"], {"method": method.upper(), **operation}


def method_of(operation: Any, of: Learn = client) -> Any:
    return getattr(getattr(of, snake(operation["x-noun"])), snake(operation["x-verb"]))


def argument_of(parameter: str) -> str:
    return "dry_run" if parameter == "Prefer" else snake(parameter)


class DocumentTest(unittest.TestCase):
    def test_every_operation_is_a_method_with_all_its_arguments(self) -> None:
        for operation_id, operation in operations():
            with self.subTest(operation_id):
                arguments = inspect.signature(method_of(operation)).parameters
                body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
                schema = body.get("schema", {})
                if "$ref" in schema:
                    schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
                wanted = {argument_of(taken["name"]): taken["required"] for taken in operation["parameters"]}
                for name in schema.get("properties", {}):
                    wanted[snake(name)] = name in schema.get("required", [])
                self.assertEqual(set(arguments), {*wanted, "timeout"})
                for name, is_required in wanted.items():
                    self.assertEqual(arguments[name].default is inspect.Parameter.empty, is_required, name)

    def test_every_method_has_a_docstring(self) -> None:
        for operation_id, operation in operations():
            text = inspect.getdoc(method_of(operation)) or ""
            self.assertTrue(text.startswith(f"{operation['summary']}.\n"), operation_id)
            self.assertIn(operation["x-scope"], text)

    def test_every_annotation_can_be_resolved(self) -> None:
        for _, operation in operations():
            hints = typing.get_type_hints(method_of(operation))
            self.assertIn("return", hints)
        for value in (getattr(learn, name) for name in learn.__all__):
            if inspect.isfunction(value):
                typing.get_type_hints(value)
            elif inspect.isclass(value):
                typing.get_type_hints(value)
                for name, function in inspect.getmembers(value, inspect.isfunction):
                    if not name.startswith("__"):
                        typing.get_type_hints(function)

    def test_every_component_is_a_type_with_its_fields_or_an_error(self) -> None:
        for name, schema in document["components"]["schemas"].items():
            with self.subTest(name):
                if hasattr(learn, name):
                    self.assertTrue(issubclass(getattr(learn, name), learn.ApiError))
                    continue
                typed = getattr(types, name)
                if "properties" not in schema:
                    continue  # An alias.
                self.assertEqual(set(typing.get_type_hints(typed)), set(schema["properties"]))
                self.assertEqual(typed.__required_keys__, set(schema.get("required", [])))

    def test_lines_are_at_most_110_characters_long(self) -> None:
        for path in Path(learn.__file__).parent.rglob("*.py"):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                self.assertLessEqual(len(line), 110, f"{path}:{number}")
