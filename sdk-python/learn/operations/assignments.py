"""Work set for students."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import given, segment


class AssignmentsGroup(Group):
    """Work set for students."""

    def cancel(
        self,
        assignment_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnAssignment:
        """Cancel what a student was set.

        Takes back what is open, and the files that were given with it. What was done of it counts. One that
        is done or canceled already is a `Conflict`.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/assignments/{segment(assignment_id)}/cancel",
            idempotency_key=idempotency_key,
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
        timeout: Optional[float] = None,
    ) -> types.LearnAssignment:
        """Set a student something to do.

        Sets a lesson, or questions, of a topic. What is set comes before what would be chosen, in sessions
        that allow it: first what has the earliest `dueAt`, then the oldest. Only rest comes before. It is
        done once `count` of it were done. A topic that the student does not learn or the organization hides,
        a lesson that it withholds and a `dueAt` that has passed are a `BadRequest`. Of a student 50 can be
        open; one more is a `Conflict`. Files of the media library can be given along, such as worksheets, by
        who has the scope `media:read` and sees them: whoever sees the assignment can then download them.

        Args:
            topic_id: Such as `maths.place-value`; `learn.listLearnTopics` has them all.
            count: Default 1.
            note: For the student and its guardians.
            due_at: ISO 8601 with a time zone.
            media_item_ids: Files to give along, each once.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/assignments",
            body={
                "studentId": student_id,
                "actionType": action_type,
                "topicId": topic_id,
                "count": given(count),
                "note": given(note),
                "dueAt": given(due_at),
                "mediaItemIds": given(media_item_ids),
            },
            idempotency_key=idempotency_key,
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
        """List what students were set.

        What was set for the students that the caller sees, newest first. A student sees its own, a `client`
        member those of its families.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_student_id: Only those whose studentId is this.
            filter_status: Only those whose status is this, one of open, done, canceled.

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
        """Get an address to download a file of an assignment.

        An address that gives the bytes of a file that was given with an assignment, as
        `media.createMediaDownload` does: for 5 minutes, and for as long as the caller could see the
        assignment. It is for whoever sees that, whether or not they see the file in the media library. A
        file that is gone for now is a `Conflict`, one that was never given or is gone for good `NotFound`.

        Args:
            disposition: Default attachment.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound, Conflict.
        """
        return self._connection.read(
            "POST",
            f"/v1/learn/assignments/{segment(assignment_id)}/files/{segment(media_item_id)}/downloads",
            body={"disposition": given(disposition)},
            timeout=timeout,
        )

    def get(self, assignment_id: str, *, timeout: Optional[float] = None) -> types.LearnAssignment:
        """Get what a student was set.

        One assignment, with its files: that which a student’s `activeAssignmentId` names, or any other.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/assignments/{segment(assignment_id)}",
            timeout=timeout,
        )
