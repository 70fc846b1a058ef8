"""Children who practise: their progress and their data."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, given, segment


class StudentsGroup(Group):
    """Children who practise: their progress and their data."""

    def get(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnStudent:
        """Get a student.

        One student: who it is, what it learns and for which exam.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/students/{segment(student_id)}", timeout=timeout)

    def update(
        self,
        student_id: str,
        *,
        display_name: Optional[str] = None,
        avatar_id: Optional[str] = None,
        year_group: Optional[Literal["Year 4", "Year 5", "Year 6"]] = None,
        target_school: Omittable[Optional[str]] = OMITTED,
        exam_family_id: Optional[str] = None,
        subject_ids: Optional[List[Literal[
            "maths", "english", "verbal-reasoning", "non-verbal-reasoning"
        ]]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnStudent:
        """Change a student.

        Changes a student’s name, picture, year, school, exam or subjects; what is left out stays as it is.
        An unknown exam family is a `BadRequest`. An empty `subjectIds` means all four, and one that is named
        twice counts once. What is decided next goes by it; the entitlement stays as it is. The username
        stays; the PIN is changed by `learn.resetLearnStudentPin`.

        Args:
            avatar_id: Names a picture of the app’s own; nothing is known of it here.
            exam_family_id: Such as `gl`; `learn.listLearnExamFamilies` has them all.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/students/{segment(student_id)}",
            body={
                "displayName": given(display_name),
                "avatarId": given(avatar_id),
                "yearGroup": given(year_group),
                "targetSchool": target_school,
                "examFamilyId": given(exam_family_id),
                "subjectIds": given(subject_ids),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def erase(
        self,
        student_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Erase a student.

        Erases a student and all that is known of it, at once and for good; nobody can bring it back. Export
        it first where anything is to be kept. Other students are not touched. For a guardian of the student;
        for anybody else it is `Forbidden`.

        Scope `learn:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/learn/students/{segment(student_id)}",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def progress(
        self,
        student_id: str,
        *,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentProgress:
        """See how a student came along.

        What a student did day by day in UTC, and how far each topic came. `from` and `to` are days and both
        count; without them it is the 90 days up to today. At most 400 days.

        Args:
            from_: A day in UTC.
            to: A day in UTC.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/progress",
            query={"from": from_, "to": to},
            timeout=timeout,
        )

    def state(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnStudentState:
        """See how well a student knows each topic.

        What is known of a student now, and how well it is known: the chance of a right answer in every
        topic, with the answers that it rests on. A score falls as time goes by without practice.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/state",
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
        filter_team_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnStudent]:
        """List students.

        The students of every organization of which the caller is a member, newest first. A `client` member,
        such as a parent or a tutor, sees those of its families only.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt, displayName. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_team_id: Only those whose teamId is this.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/students",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[teamId]": filter_team_id,
            },
            timeout=timeout,
        )

    def export(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnStudentExport:
        """Export all that is known of a student.

        Everything that is kept about a student, in one piece, each list oldest first; each answer comes with
        its question as it was asked. The PIN is kept in a form that nobody can read, and is not in it. It
        may be long, and is sent while it is read: one that breaks off is no JSON. For a guardian of the
        student; for anybody else it is `Forbidden`.

        Scope `learn:read`; viewer role or higher. Can fail with Forbidden, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/export",
            timeout=timeout,
        )

    def reset_pin(
        self,
        student_id: str,
        *,
        pin: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.StudentCredential:
        """Give a student a new PIN.

        Sets a new PIN, signs the student out everywhere, and lifts the locks that wrong tries have set. For
        a guardian of the student; for anybody else it is `Forbidden`.

        Args:
            pin: Any four characters. It is in no answer and in no log.

        Scope `learn:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/students/{segment(student_id)}/pin",
            body={"pin": pin},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def update_consent(
        self,
        student_id: str,
        *,
        given: bool,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnConsent:
        """Give or withdraw consent.

        Consent lets the student practise and be decided for. Once it is withdrawn there are no sessions,
        decisions and answers until it is given again; what is there stays until it is erased. Saying the
        same again changes nothing. For a guardian of the student; for anybody else it is `Forbidden`.

        Scope `learn:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PUT",
            f"/v1/learn/students/{segment(student_id)}/consent",
            body={"given": given},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
