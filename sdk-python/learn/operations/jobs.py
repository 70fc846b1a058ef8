"""Long-running work."""

# Generated from generated/openapi.json by `npm run generate`.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Job:
        """Cancel a job.

        Stops a queued or running job immediately. A canceled job has no effect and costs nothing. Fails with
        `Conflict` if the job has already finished.

        Scope `jobs:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/jobs/{segment(job_id)}/cancel",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def get(self, job_id: str, *, timeout: Optional[float] = None) -> types.Job:
        """Get a job.

        Returns a job with its progress and, once it has finished, its result or error.

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
        filter_status: Optional[str] = None,
        filter_operation: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.Job]:
        """List jobs.

        Lists jobs, newest first. A job is work that takes longer than a request. A `client` member sees only
        their own jobs.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_status: Return only items with this status. One of queued, running, succeeded, failed,
                canceled.
            filter_operation: Return only items with this operation.

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
                "filter[status]": filter_status,
                "filter[operation]": filter_operation,
            },
            timeout=timeout,
        )

    def watch(self, job_id: str, *, timeout: Optional[float] = None) -> Iterator[types.Job]:
        """Watch a job.

        Streams server-sent events. Each event contains the job and is named after its status. The first
        event comes immediately, the others when the job changes. The stream ends when the job has succeeded,
        failed or been canceled. If it ends earlier, because its server is restarting, open it again; with
        `Last-Event-ID`, you get only changes.

        Scope `jobs:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.events(f"/v1/jobs/{segment(job_id)}/events", timeout=timeout)
