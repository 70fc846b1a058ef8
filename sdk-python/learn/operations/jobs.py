"""Long-running work."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Iterator, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import segment
from .._waiting import Waiting


class JobsGroup(Waiting, Group):
    """Long-running work."""

    def cancel(
        self,
        job_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Job:
        """Cancel a job.

        Ends a job that waits or is being worked on, at once. Nothing of it takes effect and nothing is
        charged. One that has ended already is a `Conflict`.

        Scope `jobs:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/jobs/{segment(job_id)}/cancellation",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get(self, job_id: str, *, timeout: Optional[float] = None) -> types.Job:
        """Get a job.

        How far a job is, and what came of it.

        Scope `jobs:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/jobs/{segment(job_id)}", timeout=timeout)

    def list(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_state: Optional[str] = None,
        filter_operation: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.Job]:
        """List jobs.

        What takes longer than a request: what waits, what is being worked on, and what came of it, newest
        first. A `client` member sees its own.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_state: Only those whose state is this, one of queued, running, succeeded, failed,
                cancelled.
            filter_operation: Only those whose operation is this.

        Scope `jobs:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/jobs",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[state]": filter_state,
                "filter[operation]": filter_operation,
            },
            timeout=timeout,
        )

    def watch(self, job_id: str, *, timeout: Optional[float] = None) -> Iterator[types.Job]:
        """Watch a job.

        A stream of server-sent events. Each event is the job as it then is, named by its state; the first
        comes at once, the others as it moves on, and the last is the one in which it has succeeded, failed
        or was cancelled. Then the stream ends. Where it is cut off before, ask again.

        Scope `jobs:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.events(f"/v1/jobs/{segment(job_id)}/events", timeout=timeout)
