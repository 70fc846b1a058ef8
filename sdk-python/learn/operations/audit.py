"""Who changed what, and when."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group


class AuditGroup(Group):
    """Who changed what, and when."""

    def list(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_operation: Optional[str] = None,
        filter_subject_id: Optional[str] = None,
        filter_principal_id: Optional[str] = None,
        filter_actor_kind: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.AuditEvent]:
        """List audit events.

        Lists who changed what, when and from which address, in every organization you administer, newest
        first. Each event is recorded in the same transaction as its change. Decisions and answers are their
        own records, listed by `learn.listLearnDecisions` and `learn.listLearnAttempts`: to see who made one,
        filter by its ID as `subjectId`.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_operation: Return only items with this operation.
            filter_subject_id: Return only items with this subjectId.
            filter_principal_id: Return only items with this principalId.
            filter_actor_kind: Return only items with this actorKind. One of user, key, student,
                operator, provider.

        Scope `audit:read`; admin role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/audit-events",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[operation]": filter_operation,
                "filter[subjectId]": filter_subject_id,
                "filter[principalId]": filter_principal_id,
                "filter[actorKind]": filter_actor_kind,
            },
            timeout=timeout,
        )
