from __future__ import annotations

import typing
from typing import Any, Iterator

from fitting import misfits
from learn import ApiError, Learn
from live import LiveTest, world
from test_document import method_of, operations, snake


def attempts(operation_id: str) -> Iterator[tuple[Learn, dict[str, Any]]]:
    """Clients that may be allowed to call it, with an input, for one tenant after another."""
    for tenant in world["tenants"]:
        given = {snake(name): value for name, value in tenant["inputs"][operation_id].items()}
        for token in tenant["tokens"]:
            with Learn(world["url"], token, retries=0) as client:
                yield client, given


class OperationsTest(LiveTest):
    def test_every_operation_returns_what_its_method_declares(self) -> None:
        # Deletions come last.
        for operation_id, operation in sorted(operations(), key=lambda item: item[1]["method"] == "DELETE"):
            with self.subTest(operation_id):
                self.check(operation_id, operation)

    def check(self, operation_id: str, operation: Any) -> None:
        refusals: list[ApiError] = []
        for client, given in attempts(operation_id):
            method = method_of(operation, client)
            try:
                answer = method(**given)
            except ApiError as error:
                self.assertNotIn(error.kind, ("HttpApiDecodeError", "InternalError"), error)
                refusals.append(error)
            else:
                hint = typing.get_type_hints(method)["return"]
                self.assertEqual(list(misfits(answer, hint)), [])
                return
        self.fail(f"everybody was refused: {refusals}")
