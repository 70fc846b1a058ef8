"""What teachers write about students."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import or_omit, segment


class NotesGroup(Group):
    """What teachers write about students."""

    def create(
        self,
        *,
        student_id: str,
        text: str,
        shared_with_guardians: bool,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnNote:
        """Write a note about a student.

        Writes a note about a student for the people who teach them. Say whether the guardians can read it
        too: there is no default. Students never see notes. A student can have at most 500.

        Args:
            text: Plain text. Line breaks are allowed.
            shared_with_guardians: Whether the student’s guardians, and others who see only their own
                families, can read it.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/notes",
            body={"studentId": student_id, "text": text, "sharedWithGuardians": shared_with_guardians},
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
        timeout: Optional[float] = None,
    ) -> Page[types.LearnNote]:
        """List notes about students.

        Lists the notes about every student you can see, newest first. A `client` member, such as a parent or
        tutor, sees their own notes and those that are shared with guardians.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_student_id: Return only items with this studentId.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/notes",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[studentId]": filter_student_id,
            },
            timeout=timeout,
        )

    def delete(
        self,
        note_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Delete a note.

        Permanently deletes a note. A `client` member can delete only their own notes.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/learn/notes/{segment(note_id)}",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def update(
        self,
        note_id: str,
        *,
        text: Optional[str] = None,
        shared_with_guardians: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnNote:
        """Change a note.

        Changes the text of a note, or who can read it. Fields you leave out stay unchanged. A `client`
        member can change only their own notes.

        Args:
            text: Plain text. Line breaks are allowed.
            shared_with_guardians: Whether the student’s guardians, and others who see only their own
                families, can read it.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/notes/{segment(note_id)}",
            body={"text": or_omit(text), "sharedWithGuardians": or_omit(shared_with_guardians)},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
