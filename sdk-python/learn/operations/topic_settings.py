"""Which topics and lessons an organization shows."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import given, segment


class TopicSettingsGroup(Group):
    """Which topics and lessons an organization shows."""

    def list(self, *, organization_id: str, timeout: Optional[float] = None) -> Page[types.LearnTopicSetting]:
        """List what an organization shows of each topic.

        Every topic, and whether the organization hides it or withholds its lesson. At first all are shown
        and published.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.page(
            "/v1/learn/topic-settings",
            query={"organizationId": organization_id},
            timeout=timeout,
        )

    def update(
        self,
        topic_id: str,
        *,
        organization_id: str,
        hidden: Optional[bool] = None,
        lesson_published: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnTopicSetting:
        """Hide a topic, or withhold its lesson.

        Changes what the students of an organization get of a topic, from the next decision on. What is left
        out stays as it is. What was learned of a topic is kept while it is hidden.

        Args:
            topic_id: Such as `maths.place-value`; `learn.listLearnTopics` has them all.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/topic-settings/{segment(topic_id)}",
            body={
                "organizationId": organization_id,
                "hidden": given(hidden),
                "lessonPublished": given(lesson_published),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
