"""Creative writing tasks with model answers."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import segment


class WritingTasksGroup(Group):
    """Creative writing tasks with model answers."""

    def get(self, writing_task_id: str, *, timeout: Optional[float] = None) -> types.LearnWritingTask:
        """Get a writing task.

        Returns a creative writing task with its planning questions, criteria and model answer. Show the
        model answer only when the child has written, or asks for it.

        Args:
            writing_task_id: The ID of a writing task. See `learn.listLearnWritingTasks`.

        Scope `learn:read`; any role. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/writing-tasks/{segment(writing_task_id)}",
            timeout=timeout,
        )

    def list(
        self,
        *,
        kind: Optional[Literal[
            "first-line", "continue-story", "description", "letter", "diary", "persuasion", "picture"
        ]] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnWritingTaskSummary]:
        """List writing tasks.

        Lists the creative writing tasks, kind by kind. Nobody marks them: a child compares their piece with
        the criteria and the model answer.

        Args:
            kind: Return only the tasks of this kind.

        Scope `learn:read`; any role.
        """
        return self._connection.page("/v1/learn/writing-tasks", query={"kind": kind}, timeout=timeout)
