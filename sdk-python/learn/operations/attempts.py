"""Answers to questions."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import given


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

        Answers the question of a decision. The server grades it, counts it at once, and tells what was right
        and why. An answer is a letter where there are options, and else what was typed; null says “I don’t
        know”, which counts as wrong. Each question is answered once: a second answer is a `Conflict`, and so
        is one after the end of the session. A letter that is no option, an empty answer, a decision without
        a question, and an `answeredAt` in the future or before the decision, by more than the minute that
        clocks may differ, are a `BadRequest`. Where a guardian has withdrawn consent, it is `Forbidden`.
        Nothing is written of what is refused.

        Args:
            answer: A capital letter of the options, or what was typed; null for “I don’t know”.
            milliseconds: Time spent on it.
            answered_at: ISO 8601 with a time zone. Now, if it is left out.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/attempts",
            body={
                "decisionId": decision_id,
                "answer": answer,
                "milliseconds": given(milliseconds),
                "answeredAt": given(answered_at),
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

        What the students that the caller sees have answered, newest first. A student sees its own, a
        `client` member those of its families.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: answeredAt. Default answeredAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_student_id: Only those whose studentId is this.
            filter_session_id: Only those whose sessionId is this.
            filter_topic_id: Only those whose topicId is this.

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
