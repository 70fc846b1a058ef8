"""A student's plan."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._client import Group
from .._requests import OMITTED, Omittable, given, segment


class EntitlementsGroup(Group):
    """A student's plan."""

    def get(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnEntitlement:
        """Get what a student is entitled to.

        The plan under which a student practises. It runs while its status is `trialing` or `active`,
        `startsAt` has come and `endsAt` has not. Without one that runs there are no sessions and no
        decisions; all that was learned stays readable.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/entitlement",
            timeout=timeout,
        )

    def update(
        self,
        student_id: str,
        *,
        plan: Optional[str] = None,
        status: Optional[Literal["trialing", "active", "paused", "ended"]] = None,
        starts_at: Optional[str] = None,
        ends_at: Omittable[Optional[str]] = OMITTED,
        subject_ids: Optional[List[Literal[
            "maths", "english", "verbal-reasoning", "non-verbal-reasoning"
        ]]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnEntitlement:
        """Change what a student is entitled to.

        For an organization that sells its own plans, with its API key: it says what was bought, paused or
        ended. What is left out stays as it is. An empty `subjectIds` means all subjects, and one that is
        named twice counts once. `endsAt` must be later than `startsAt`.

        Args:
            starts_at: ISO 8601 with a time zone.
            ends_at: ISO 8601 with a time zone.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/students/{segment(student_id)}/entitlement",
            body={
                "plan": given(plan),
                "status": given(status),
                "startsAt": given(starts_at),
                "endsAt": ends_at,
                "subjectIds": given(subject_ids),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
