"""Answers to questions."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import or_omit


class AttemptsGroup(Group):
    """Answers to questions."""

    def create(
        self,
        *,
        decision_id: str,
        answer: Optional[str],
        milliseconds: Optional[int] = None,
        answered_at: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnAttempt:
        """Answer a question.

        Answers the question of a decision. The server marks the answer, updates the mastery immediately, and
        returns the right answer with an explanation. Fails with `Conflict` if the question has been answered
        or the session has ended. Fails with `BadRequest` if the decision has no question, the answer is
        empty or not one of the options, or `answeredAt` is more than a minute in the future or before the
        decision. Fails with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s
        own and does not have it.

        Args:
            answer: The capital letter of an option, or the typed text. Null for “I don’t know”, which
                counts as wrong.
            milliseconds: The time spent on the question.
            answered_at: ISO 8601 time with a time zone. Default: now.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/attempts",
            body={
                "decisionId": decision_id,
                "answer": answer,
                "milliseconds": or_omit(milliseconds),
                "answeredAt": or_omit(answered_at),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def list(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_student_id: Optional[str] = None,
        filter_session_id: Optional[str] = None,
        filter_topic_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnAttempt]:
        """List answers.

        Lists the answers of every student you can see, newest first. Students see their own answers, and
        `client` members those of their families.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only answeredAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_student_id: Return only items with this studentId.
            filter_session_id: Return only items with this sessionId.
            filter_topic_id: Return only items with this topicId.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/attempts",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[studentId]": filter_student_id,
                "filter[sessionId]": filter_session_id,
                "filter[topicId]": filter_topic_id,
            },
            timeout=timeout,
        )
