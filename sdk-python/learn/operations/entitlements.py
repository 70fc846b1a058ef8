"""The plan that lets a student practise."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._client import Group
from .._requests import OMITTED, Omittable, or_omit, segment


class EntitlementsGroup(Group):
    """The plan that lets a student practise."""

    def get(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnEntitlement:
        """Get a student’s entitlement.

        Returns the plan that lets a student practise. It is active if its status is `trialing` or `active`,
        `startsAt` has passed and `endsAt` has not. Without an active entitlement, the student can’t start
        sessions or get decisions, but all their records stay readable.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnEntitlement:
        """Change a student’s entitlement.

        Changes the plan of a student, for organizations that sell their own plans. Only API keys can call
        this. In a family’s own organization, only this server’s operator sets the plan, so the call fails
        with `Forbidden`. Fields you leave out stay unchanged. `endsAt` must be later than `startsAt`.

        Args:
            starts_at: ISO 8601 time with a time zone.
            ends_at: ISO 8601 time with a time zone.
            subject_ids: An empty list means all four. Duplicates are ignored.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/students/{segment(student_id)}/entitlement",
            body={
                "plan": or_omit(plan),
                "status": or_omit(status),
                "startsAt": or_omit(starts_at),
                "endsAt": ends_at,
                "subjectIds": or_omit(subject_ids),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
