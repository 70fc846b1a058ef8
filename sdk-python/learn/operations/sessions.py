"""Practice sessions."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import given, segment


class SessionsGroup(Group):
    """Practice sessions."""

    def create(
        self,
        *,
        student_id: str,
        session_type: Literal["diagnostic", "lesson", "mini-test", "test", "practice"],
        subject_ids: Optional[List[Literal[
            "maths", "english", "verbal-reasoning", "non-verbal-reasoning"
        ]]] = None,
        allowed_action_types: Optional[List[Literal[
            "lesson", "mini-test", "test", "practice", "break"
        ]]] = None,
        excluded_candidate_ids: Optional[List[str]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnSession:
        """Begin a session.

        Begins a stretch of work for a student. Its type says what may come: `diagnostic` asks about one
        topic after another to find out what is known, `lesson` and `practice` teach and ask, `mini-test` and
        `test` only ask. None ends by itself: `learn.endLearnSession` ends it. Then
        `learn.createLearnDecision` says what comes next, again and again. Without `subjectIds`, or with
        none, it is about all subjects that the student learns, else about those of them; without
        `allowedActionTypes` all are allowed; `excludedCandidateIds` are not chosen. Where they leave nothing
        that its type could bring, only breaks come. An open session of the student is ended by it. Without
        an entitlement that runs it is `PaymentRequired`; where a guardian has withdrawn consent,
        `Forbidden`.

        Args:
            excluded_candidate_ids: As decisions name them: `practice:maths.area`.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, PaymentRequired, Forbidden,
        NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/sessions",
            body={
                "studentId": student_id,
                "sessionType": session_type,
                "subjectIds": given(subject_ids),
                "allowedActionTypes": given(allowed_action_types),
                "excludedCandidateIds": given(excluded_candidate_ids),
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
        filter_session_type: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnSession]:
        """List sessions.

        The sessions of every student that the caller sees, newest first. A student sees its own, a `client`
        member those of its families.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: startedAt. Default startedAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_student_id: Only those whose studentId is this.
            filter_session_type: Only those whose sessionType is this, one of diagnostic, lesson, mini-test,
                test, practice.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/sessions",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[studentId]": filter_student_id,
                "filter[sessionType]": filter_session_type,
            },
            timeout=timeout,
        )

    def end(
        self,
        session_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnSession:
        """End a session.

        Ends a session and sums it up. A question that is open stays unanswered, and counts for nothing. One
        that has ended already is a `Conflict`.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/sessions/{segment(session_id)}/end",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get(self, session_id: str, *, timeout: Optional[float] = None) -> types.LearnSession:
        """Get a session.

        One session, and what has come of it so far.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/sessions/{segment(session_id)}", timeout=timeout)
