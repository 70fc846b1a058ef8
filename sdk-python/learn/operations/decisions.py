"""What a student does next, and why."""

# Made from generated/openapi.json by `npm run generate`.

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

        Decides what the student does next in this session, records why, and brings it: a question, a lesson,
        or neither where a break is due. A new student mostly gets a lesson first. A break is advice: the app
        says how long it is, and asking again goes on. A student gets the question without its answer. A
        question is answered by `learn.createLearnAttempt`; until then it stays what is next, and asking
        again brings the same decision. A session that has ended is a `Conflict`. Without an entitlement that
        runs it is `PaymentRequired`; where a guardian has withdrawn consent, `Forbidden`.

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

        Why this came next: a paragraph in plain English for a parent, made from the record of the decision
        alone.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/decisions/{segment(decision_id)}/explanation",
            timeout=timeout,
        )

    def get(self, decision_id: str, *, timeout: Optional[float] = None) -> types.PolicyDecision:
        """Get a decision.

        One decision, as it was recorded.

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

        The last decision about a student; without `studentId`, about any student that the caller sees. Where
        there is none, or no such student, it is `NotFound`.

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

        Every decision about the students that the caller sees, newest first: what there was to choose from,
        what spoke for it, and what was chosen with which probability. There is no name in them.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_student_id: Only those whose studentId is this.
            filter_session_id: Only those whose sessionId is this.
            filter_action_type: Only those whose actionType is this, one of lesson, mini-test, test,
                practice, break.
            filter_algorithm_id: Only those whose algorithmId is this, one of mastery_policy_v0,
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
        """Compute a decision again.

        Decides again from what was known then, with the same seed and the same versions, and says whether it
        comes out as it was recorded. Where it does not, `firstDifference` names the first place.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/decisions/{segment(decision_id)}/reproduction",
            timeout=timeout,
        )
