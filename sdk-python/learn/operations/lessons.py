"""The lesson on each topic."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._client import Group
from .._requests import segment


class LessonsGroup(Group):
    """The lesson on each topic."""

    def get(self, topic_id: str, *, timeout: Optional[float] = None) -> types.LearnLesson:
        """Get the lesson on a topic.

        Returns the lesson on a topic, written for children aged about nine. Students do not see the lesson
        if their organization hides the topic, or requires published content and has not published this
        lesson.

        Args:
            topic_id: The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`.

        Scope `learn:read`; any role. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/topics/{segment(topic_id)}/lesson", timeout=timeout)
