"""What a student does next, and why."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import segment


class DecisionsGroup(Group):
    """What a student does next, and why."""

    def create(
        self,
        session_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnNextStep:
        """Decide what comes next.

        Chooses the student’s next step in the session, records the reasons and returns it: a question, a
        lesson or a break. A child new to a topic usually gets its lesson first. Answer a question with
        `learn.createLearnAttempt`; until then, every call returns the same decision. After a break the next
        call continues the session, unless the child has practised for 40 minutes, taken 60 steps or given
        six wrong answers in a row: then only breaks follow, until a new session starts. Students get
        questions without the answer. Fails with `Conflict` if the session has ended, with `PaymentRequired`
        if the student has no active entitlement, and with `Forbidden` if consent is withdrawn, or the
        organization requires a guardian’s own and does not have it.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, PaymentRequired, Forbidden,
        NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/sessions/{segment(session_id)}/decisions",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def explain(self, decision_id: str, *, timeout: Optional[float] = None) -> types.LearnDecisionExplanation:
        """Explain a decision.

        Explains why this step was chosen: in a short paragraph for a parent, and in a sentence or two for
        the student. Both are written from the record of the decision. The record contains no name, so the
        student’s name is looked up when you call this.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/decisions/{segment(decision_id)}/explanation",
            timeout=timeout,
        )

    def get(self, decision_id: str, *, timeout: Optional[float] = None) -> types.PolicyDecision:
        """Get a decision.

        Returns a decision as it was recorded.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/decisions/{segment(decision_id)}",
            timeout=timeout,
        )

    def latest(
        self,
        *,
        student_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.PolicyDecision:
        """Get the latest decision.

        Returns the latest decision for a student or, without `studentId`, for any student you can see. Fails
        with `NotFound` if there is no such student or no decision yet.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/learn/policy/decisions/latest",
            query={"studentId": student_id},
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
        filter_action_type: Optional[str] = None,
        filter_algorithm_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.PolicyDecision]:
        """List decisions.

        Lists the decisions for every student you can see, newest first. Each has its candidates, their
        scores and reasons, and the probability of the choice. Decisions contain no names.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_student_id: Return only items with this studentId.
            filter_session_id: Return only items with this sessionId.
            filter_action_type: Return only items with this actionType. One of lesson, mini-test, test,
                practice, break.
            filter_algorithm_id: Return only items with this algorithmId. One of mastery_policy_v0,
                projection_fallback_v0, offline_replay.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/policy/decisions",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[studentId]": filter_student_id,
                "filter[sessionId]": filter_session_id,
                "filter[actionType]": filter_action_type,
                "filter[algorithmId]": filter_algorithm_id,
            },
            timeout=timeout,
        )

    def reproduce(
        self,
        decision_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> types.LearnDecisionReproduction:
        """Reproduce a decision.

        Computes the decision again from the recorded data, with the same seed and versions, and compares the
        result with the record. If they differ, `firstDifference` shows the first difference.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/decisions/{segment(decision_id)}/reproduction",
            timeout=timeout,
        )
