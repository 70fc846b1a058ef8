"""Classes and other groups of students."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._client import Group
from .._requests import or_omit, segment


class GroupsGroup(Group):
    """Classes and other groups of students."""

    def add_students(
        self,
        team_id: str,
        *,
        student_ids: List[str],
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnGroupStudents:
        """Put students into a group.

        Puts students into a group, such as a class. A group is a team: create it with `teams.createTeam`,
        and add the people who teach it with `teams.addTeamMember`. Its `client` members then see these
        students, and guardians get an email about each of them. Students stay in their family’s team too,
        and can be in several groups. Those who are in the group already stay in it. All students are added,
        or none. Fails with `Conflict` if the team is a family’s own, or the group would have more than 500
        students.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/groups/{segment(team_id)}/students",
            body={"studentIds": student_ids},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def set_work(
        self,
        *,
        organization_id: str,
        action_type: Literal["lesson", "mini-test", "test", "practice"],
        topic_id: str,
        team_id: Optional[str] = None,
        student_ids: Optional[List[str]] = None,
        count: Optional[int] = None,
        note: Optional[str] = None,
        due_at: Optional[str] = None,
        media_item_ids: Optional[List[str]] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnGroupAssignments:
        """Set an assignment for many students.

        Sets the same lesson or questions for several students at once, as `learn.createLearnAssignment` does
        for one. Name a group with `teamId`, or the students with `studentIds`, but not both. Each student
        gets an assignment of their own. At most 200 students can be given work at once, and if it does not
        fit one of them, nothing is set for anybody.

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
            "/v1/learn/groups/assignments",
            body={
                "organizationId": organization_id,
                "teamId": or_omit(team_id),
                "studentIds": or_omit(student_ids),
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

    def overview(
        self,
        *,
        organization_id: str,
        team_id: Optional[str] = None,
        subject_id: Optional[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnGroupOverview:
        """See where a group stands.

        Returns where each student of a group stands in each topic, who has not practised, and who is stuck.
        Without `teamId`, the group is every student of the organization whom you can see. It shows at most
        500 students. Students are compared only with their own past: `middle` is null, unless an
        administrator has turned on `groupComparisons` in `learn.updateLearnSettings`.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/learn/groups/overview",
            query={"organizationId": organization_id, "teamId": team_id, "subjectId": subject_id},
            timeout=timeout,
        )

    def remove_student(
        self,
        team_id: str,
        student_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnGroupStudents:
        """Take a student out of a group.

        Takes a student out of a group. Nothing recorded about them changes. A student can’t be taken out of
        their family’s team.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/learn/groups/{segment(team_id)}/students/{segment(student_id)}",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
