"""Practice sessions."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import or_omit, segment


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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnSession:
        """Start a session.

        Starts a session for a student and ends any other open session of theirs. Call
        `learn.createLearnDecision` for each next step, and `learn.endLearnSession` at the end; sessions do
        not end automatically. If the subjects, action types and exclusions leave nothing to choose from,
        every decision is a break. Fails with `PaymentRequired` if the student has no active entitlement, and
        with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not
        have it.

        Args:
            session_type: diagnostic: questions on many topics, to find out what the student knows.
                lesson and practice: lessons and questions. mini-test and test: questions only.
            subject_ids: The subjects to practise, out of those that the student learns. All of them by
                default or if empty.
            allowed_action_types: Limits the session to these action types. Default: all.
            excluded_candidate_ids: Candidates that must not be chosen, such as `practice:maths.area`.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, PaymentRequired, Forbidden,
        NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/sessions",
            body={
                "studentId": student_id,
                "sessionType": session_type,
                "subjectIds": or_omit(subject_ids),
                "allowedActionTypes": or_omit(allowed_action_types),
                "excludedCandidateIds": or_omit(excluded_candidate_ids),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
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

        Lists the sessions of every student you can see, newest first. Students see their own sessions, and
        `client` members those of their families.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only startedAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_student_id: Return only items with this studentId.
            filter_session_type: Return only items with this sessionType. One of diagnostic, lesson,
                mini-test, test, practice.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnSession:
        """End a session.

        Ends a session and returns its summary. A question that is still open stays unanswered and does not
        count. Fails with `Conflict` if the session has already ended.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/sessions/{segment(session_id)}/end",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def get(self, session_id: str, *, timeout: Optional[float] = None) -> types.LearnSession:
        """Get a session.

        Returns a session with a summary of its results so far.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/sessions/{segment(session_id)}", timeout=timeout)
