"""Work set for students."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import or_omit, segment


class AssignmentsGroup(Group):
    """Work set for students."""

    def cancel(
        self,
        assignment_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnAssignment:
        """Cancel an assignment.

        Cancels an open assignment and withdraws its files. Answers already given still count. Fails with
        `Conflict` if the assignment is already done or canceled.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/assignments/{segment(assignment_id)}/cancel",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def create(
        self,
        *,
        student_id: str,
        action_type: Literal["lesson", "mini-test", "test", "practice"],
        topic_id: str,
        count: Optional[int] = None,
        note: Optional[str] = None,
        due_at: Optional[str] = None,
        media_item_ids: Optional[List[str]] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnAssignment:
        """Set an assignment.

        Sets a lesson or questions on a topic for a student. In sessions that allow it, assignments come
        before all other steps except breaks: first the one with the earliest `dueAt`, then the oldest. An
        assignment is done after `count` lessons or questions. You can attach files from the media library,
        such as worksheets, if you can see them and have the scope `media:read`. Fails with `BadRequest` if
        the student does not learn the topic, the organization hides it or withholds its lesson, or `dueAt`
        has passed. Fails with `Conflict` if the student already has 50 open assignments.

        Args:
            topic_id: The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`.
            count: The number of lessons or questions to do. Default 1.
            note: A note for the student and their guardians.
            due_at: When the assignment should be done. ISO 8601 time with a time zone.
            media_item_ids: The files to attach. Duplicates are ignored.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/assignments",
            body={
                "studentId": student_id,
                "actionType": action_type,
                "topicId": topic_id,
                "count": or_omit(count),
                "note": or_omit(note),
                "dueAt": or_omit(due_at),
                "mediaItemIds": or_omit(media_item_ids),
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
        filter_status: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnAssignment]:
        """List assignments.

        Lists the assignments of every student you can see, newest first. Students see their own assignments,
        and `client` members those of their families.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_student_id: Return only items with this studentId.
            filter_status: Return only items with this status. One of open, done, canceled.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/assignments",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[studentId]": filter_student_id,
                "filter[status]": filter_status,
            },
            timeout=timeout,
        )

    def download_url(
        self,
        assignment_id: str,
        media_item_id: str,
        *,
        disposition: Optional[Literal["attachment", "inline"]] = None,
        timeout: Optional[float] = None,
    ) -> types.MediaDownload:
        """Get a download URL for an assignment’s file.

        Returns a URL that downloads a file attached to an assignment. It works for 5 minutes without a
        token, as long as you can see the assignment. You do not need access to the media library. Fails with
        `Conflict` if the file is currently not available, and with `NotFound` if it is not attached or was
        permanently deleted.

        Args:
            disposition: Default attachment. With `inline`, a browser shows the file instead of saving
                it, unless its type could run scripts.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound, Conflict.
        """
        return self._connection.read(
            "POST",
            f"/v1/learn/assignments/{segment(assignment_id)}/files/{segment(media_item_id)}/downloads",
            body={"disposition": or_omit(disposition)},
            timeout=timeout,
        )

    def get(self, assignment_id: str, *, timeout: Optional[float] = None) -> types.LearnAssignment:
        """Get an assignment.

        Returns an assignment with its files, such as the one in a student’s `activeAssignmentId`.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/assignments/{segment(assignment_id)}",
            timeout=timeout,
        )
