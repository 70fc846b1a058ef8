"""The topics and lessons that an organization shows."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import or_omit, segment


class TopicSettingsGroup(Group):
    """The topics and lessons that an organization shows."""

    def list(self, *, organization_id: str, timeout: Optional[float] = None) -> Page[types.LearnTopicSetting]:
        """List topic settings.

        Lists every topic with the organization’s settings: whether it is hidden, and whether its lesson is
        published. By default, all topics are visible and all lessons published.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnTopicSetting:
        """Hide a topic or withhold its lesson.

        Changes what an organization’s students see of a topic, from the next decision on. Fields you leave
        out stay unchanged. Hiding a topic does not delete any answers or mastery.

        Args:
            topic_id: The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/topic-settings/{segment(topic_id)}",
            body={
                "organizationId": organization_id,
                "hidden": or_omit(hidden),
                "lessonPublished": or_omit(lesson_published),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
