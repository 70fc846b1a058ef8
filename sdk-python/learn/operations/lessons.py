"""The lesson for a topic."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._client import Group
from .._requests import segment


class LessonsGroup(Group):
    """The lesson for a topic."""

    def get(self, topic_id: str, *, timeout: Optional[float] = None) -> types.LearnLesson:
        """Get the lesson of a topic.

        The lesson, in plain English for a child of nine. A student is not shown one of a topic that its
        organization hides, nor one that it withholds while it requires published content.

        Args:
            topic_id: Such as `maths.place-value`; `learn.listLearnTopics` has them all.

        Scope `learn:read`; any role. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/topics/{segment(topic_id)}/lesson", timeout=timeout)
