from __future__ import annotations

import typing
from typing import Any, Iterator

from fitting import misfits
from learn import ApiError, Learn
from live import LiveTest, world
from test_document import operations, snake


def attempts(operation_id: str) -> Iterator[tuple[Learn, dict[str, Any]]]:
    """Who may be allowed to, and an input that names what is there. What one tenant has used up, the next has."""
    for tenant in world["tenants"]:
        given = {snake(name): value for name, value in tenant["inputs"][operation_id].items()}
        for token in tenant["tokens"]:
            with Learn(world["url"], token, retries=0) as client:
                yield client, given


class OperationsTest(LiveTest):
    def test_every_operation_answers_somebody_with_what_its_method_is_annotated_with(self) -> None:
        # What is deleted is deleted last.
        for operation_id, _ in sorted(operations(), key=lambda item: item[1]["method"] == "DELETE"):
            with self.subTest(operation_id):
                self.check(operation_id)

    def check(self, operation_id: str) -> None:
        group, name = map(snake, operation_id.split("."))
        refusals: list[ApiError] = []
        for client, given in attempts(operation_id):
            method = getattr(getattr(client, group), name)
            try:
                answer = method(**given)
            except ApiError as error:
                self.assertNotIn(error.kind, ("HttpApiDecodeError", "InternalError"), error)
                refusals.append(error)
            else:
                hint = typing.get_type_hints(method)["return"]
                self.assertEqual(list(misfits(answer, hint)), [])
                return
        self.fail(f"nobody may: {refusals}")
