"""Who changed what, and when."""

# Made from generated/openapi.json by `npm run generate`.

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

        Who did what to what, when and from where, in every organization that the caller administers, newest
        first. Every change leaves an event, in the same transaction.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_operation: Only those whose operation is this.
            filter_subject_id: Only those whose subjectId is this.
            filter_principal_id: Only those whose principalId is this.
            filter_actor_kind: Only those whose actorKind is this, one of user, key, student, operator,
                provider.

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
