"""The operations whose ids begin with `learn.`."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional, Union, overload

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, given, segment


class LearnGroup(Group):
    """The operations whose ids begin with `learn.`."""

    def complete_learn_parent_child_onboarding(
        self,
        *,
        parent_display_name: str,
        parent_email: str,
        child_display_name: str,
        child_username: str,
        child_pin: str,
        year_group: Literal["Year 4", "Year 5", "Year 6"],
        target_school: Optional[str],
        exam_family_id: str,
        subject_ids: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]],
        avatar_id: str,
        tutor_invite_email: Omittable[Optional[str]] = OMITTED,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ParentChildOnboarding:
        """Onboard a parent and a child.

        Makes all that a child needs to begin, at once or not at all: the family’s team, the student with a
        username and a PIN, the parent as its guardian with a recorded consent, and a trial. With a person’s
        token, the caller is the parent: `parentEmail` must be the caller’s own address, else it is
        `Forbidden`; the organization is the family’s own, made with the first child. With an API key, the
        organization is the key’s; the parent becomes a `client` member of it who sees the own family only,
        and is told by mail. A further child joins the same family. Usernames are one space for all
        organizations, in which capital letters make no difference: a taken one is a `Conflict`. An unknown
        exam family, or an address that no mail could reach, is a `BadRequest`. An empty `subjectIds` means
        all four, and one that is named twice counts once. Whoever is at `tutorInviteEmail` is invited to
        work with this family, as a `client` member with the role `member`. The child signs in by `POST
        /auth/student`.

        Args:
            parent_email: With a person’s token, the caller’s own address.
            child_username: What the child signs in with. Any characters; the case of letters makes no
                difference.
            child_pin: Any four characters. It is in no answer and in no log.
            exam_family_id: Such as `gl`; `learn.listLearnExamFamilies` has them all.
            avatar_id: Names a picture of the app’s own; nothing is known of it here.
            tutor_invite_email: Who is there gets an invitation by mail, or null.

        Scope `learn:write`; least role admin. Can fail with BadRequest, Forbidden, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/onboarding/parent-child",
            body={
                "parentDisplayName": parent_display_name,
                "parentEmail": parent_email,
                "childDisplayName": child_display_name,
                "childUsername": child_username,
                "childPin": child_pin,
                "yearGroup": year_group,
                "targetSchool": target_school,
                "examFamilyId": exam_family_id,
                "subjectIds": subject_ids,
                "avatarId": avatar_id,
                "tutorInviteEmail": tutor_invite_email,
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get_learn_lesson(self, topic_id: str, *, timeout: Optional[float] = None) -> types.LearnLesson:
        """Get the lesson of a topic.

        The lesson, in plain English for a child of nine. A student is not shown one of a topic that its
        organization hides, nor one that it withholds while it requires published content.

        Args:
            topic_id: Such as `maths.place-value`; `learn.listLearnTopics` has them all.

        Scope `learn:read`; no role is needed. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/topics/{segment(topic_id)}/lesson", timeout=timeout)

    def get_learn_question(self, question_id: str, *, timeout: Optional[float] = None) -> types.LearnQuestion:
        """Get a question.

        The question that this id names, the same every time. The id is the template’s, its version, a step
        from 1 to 5 and a seed below 2³²: `maths.place-value.digit-worth@1:3:7`. A student sees the answer
        and the explanation once it has answered; guardians and tutors always do.

        Scope `learn:read`; no role is needed. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/questions/{segment(question_id)}", timeout=timeout)

    def list_learn_exam_families(self, *, timeout: Optional[float] = None) -> Page[types.LearnExamFamily]:
        """List the exam families.

        The kinds of exam that children are prepared for: how each is answered, how fast, and how much of it
        each subject is.

        Scope `learn:read`; no role is needed.
        """
        return self._connection.page("/v1/learn/exam-families", timeout=timeout)

    def list_learn_subjects(self, *, timeout: Optional[float] = None) -> Page[types.LearnSubject]:
        """List the subjects.

        What is taught: the subjects, and the parts of each.

        Scope `learn:read`; no role is needed.
        """
        return self._connection.page("/v1/learn/subjects", timeout=timeout)

    def list_learn_topics(
        self,
        *,
        subject_id: Optional[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]] = None,
        exam_family_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnTopic]:
        """List the topics.

        What is taught, in an order in which it could be: each topic with what to know before, and how much
        of each exam it is. With `subjectId` the topics of that subject, with `examFamilyId` those that the
        exam asks for. A student is not shown what its organization hides.

        Args:
            exam_family_id: Such as `gl`; `learn.listLearnExamFamilies` has them all.

        Scope `learn:read`; no role is needed. Can fail with BadRequest.
        """
        return self._connection.page(
            "/v1/learn/topics",
            query={"subjectId": subject_id, "examFamilyId": exam_family_id},
            timeout=timeout,
        )

    def get_learn_settings(
        self,
        *,
        organization_id: str,
        timeout: Optional[float] = None,
    ) -> types.LearnSettings:
        """Get the settings for learning.

        What an organization has set for all of its students.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/learn/settings",
            query={"organizationId": organization_id},
            timeout=timeout,
        )

    def update_learn_settings(
        self,
        *,
        organization_id: str,
        require_published_content: Optional[bool] = None,
        erase_inactive_days: Omittable[Optional[int]] = OMITTED,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnSettings:
        """Change the settings for learning.

        Changes what holds for all students of an organization; what is left out stays as it is.
        `eraseInactiveDays` is from 30 to 3650: students who were inactive for longer are erased for good,
        those of today too.

        Scope `learn:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            "/v1/learn/settings",
            body={
                "organizationId": organization_id,
                "requirePublishedContent": given(require_published_content),
                "eraseInactiveDays": erase_inactive_days,
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def list_learn_topic_settings(
        self,
        *,
        organization_id: str,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnTopicSetting]:
        """List what an organization shows of each topic.

        Every topic, and whether the organization hides it or withholds its lesson. At first all are shown
        and published.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.page(
            "/v1/learn/topic-settings",
            query={"organizationId": organization_id},
            timeout=timeout,
        )

    def update_learn_topic_setting(
        self,
        topic_id: str,
        *,
        organization_id: str,
        hidden: Optional[bool] = None,
        lesson_published: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnTopicSetting:
        """Hide a topic, or withhold its lesson.

        Changes what the students of an organization get of a topic, from the next decision on. What is left
        out stays as it is. What was learned of a topic is kept while it is hidden.

        Args:
            topic_id: Such as `maths.place-value`; `learn.listLearnTopics` has them all.

        Scope `learn:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/topic-settings/{segment(topic_id)}",
            body={
                "organizationId": organization_id,
                "hidden": given(hidden),
                "lessonPublished": given(lesson_published),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get_learn_student(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnStudent:
        """Get a student.

        One student: who it is, what it learns and for which exam.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/students/{segment(student_id)}", timeout=timeout)

    def update_learn_student(
        self,
        student_id: str,
        *,
        display_name: Optional[str] = None,
        avatar_id: Optional[str] = None,
        year_group: Optional[Literal["Year 4", "Year 5", "Year 6"]] = None,
        target_school: Omittable[Optional[str]] = OMITTED,
        exam_family_id: Optional[str] = None,
        subject_ids: Optional[list[Literal[
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

        Scope `learn:write`; least role member. Can fail with BadRequest, NotFound, Conflict.
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

    def erase_learn_student(
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

        Scope `learn:write`; least role viewer. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/learn/students/{segment(student_id)}",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get_learn_student_progress(
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

        Scope `learn:read`; least role viewer. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/progress",
            query={"from": from_, "to": to},
            timeout=timeout,
        )

    def get_learn_student_state(
        self,
        student_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentState:
        """See how well a student knows each topic.

        What is known of a student now, and how well it is known: the chance of a right answer in every
        topic, with the answers that it rests on. A score falls as time goes by without practice.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/state",
            timeout=timeout,
        )

    def list_learn_students(
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

        Scope `learn:read`; least role viewer. Can fail with BadRequest, NotFound.
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

    def get_learn_entitlement(
        self,
        student_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> types.LearnEntitlement:
        """Get what a student is entitled to.

        The plan under which a student practises. It runs while its status is `trialing` or `active`,
        `startsAt` has come and `endsAt` has not. Without one that runs there are no sessions and no
        decisions; all that was learned stays readable.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/entitlement",
            timeout=timeout,
        )

    def update_learn_entitlement(
        self,
        student_id: str,
        *,
        plan: Optional[str] = None,
        status: Optional[Literal["trialing", "active", "paused", "ended"]] = None,
        starts_at: Optional[str] = None,
        ends_at: Omittable[Optional[str]] = OMITTED,
        subject_ids: Optional[list[Literal[
            "maths", "english", "verbal-reasoning", "non-verbal-reasoning"
        ]]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnEntitlement:
        """Change what a student is entitled to.

        For an organization that sells its own plans, with its API key: it says what was bought, paused or
        ended. What is left out stays as it is. An empty `subjectIds` means all subjects, and one that is
        named twice counts once. `endsAt` must be later than `startsAt`.

        Args:
            starts_at: ISO 8601 with a time zone.
            ends_at: ISO 8601 with a time zone.

        Scope `learn:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/students/{segment(student_id)}/entitlement",
            body={
                "plan": given(plan),
                "status": given(status),
                "startsAt": given(starts_at),
                "endsAt": ends_at,
                "subjectIds": given(subject_ids),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def create_learn_session(
        self,
        *,
        student_id: str,
        session_type: Literal["diagnostic", "lesson", "mini-test", "test", "practice"],
        subject_ids: Optional[list[Literal[
            "maths", "english", "verbal-reasoning", "non-verbal-reasoning"
        ]]] = None,
        allowed_action_types: Optional[list[Literal[
            "lesson", "mini-test", "test", "practice", "break"
        ]]] = None,
        excluded_candidate_ids: Optional[list[str]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnSession:
        """Begin a session.

        Begins a stretch of work for a student. Its type says what may come: `diagnostic` asks about one
        topic after another to find out what is known, `lesson` and `practice` teach and ask, `mini-test` and
        `test` only ask. None ends by itself: `learn.endLearnSession` ends it. Then
        `learn.createLearnDecision` says what comes next, again and again. Without `subjectIds`, or with
        none, it is about all subjects that the student learns, else about those of them; without
        `allowedActionTypes` all are allowed; `excludedCandidateIds` are not chosen. Where they leave nothing
        that its type could bring, only breaks come. An open session of the student is ended by it. Without
        an entitlement that runs it is `PaymentRequired`; where a guardian has withdrawn consent,
        `Forbidden`.

        Args:
            excluded_candidate_ids: As decisions name them: `practice:maths.area`.

        Scope `learn:write`; least role member. Can fail with BadRequest, PaymentRequired, Forbidden,
        NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/sessions",
            body={
                "studentId": student_id,
                "sessionType": session_type,
                "subjectIds": given(subject_ids),
                "allowedActionTypes": given(allowed_action_types),
                "excludedCandidateIds": given(excluded_candidate_ids),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def list_learn_sessions(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_student_id: Optional[str] = None,
        filter_session_type: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnSession]:
        """List sessions.

        The sessions of every student that the caller sees, newest first. A student sees its own, a `client`
        member those of its families.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: startedAt. Default startedAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_student_id: Only those whose studentId is this.
            filter_session_type: Only those whose sessionType is this, one of diagnostic, lesson, mini-test,
                test, practice.

        Scope `learn:read`; least role viewer. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/sessions",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[studentId]": filter_student_id,
                "filter[sessionType]": filter_session_type,
            },
            timeout=timeout,
        )

    def end_learn_session(
        self,
        session_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnSession:
        """End a session.

        Ends a session and sums it up. A question that is open stays unanswered, and counts for nothing. One
        that has ended already is a `Conflict`.

        Scope `learn:write`; least role member. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/sessions/{segment(session_id)}/end",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get_learn_session(self, session_id: str, *, timeout: Optional[float] = None) -> types.LearnSession:
        """Get a session.

        One session, and what has come of it so far.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/sessions/{segment(session_id)}", timeout=timeout)

    def create_learn_decision(
        self,
        session_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnNextStep:
        """Decide what comes next.

        Decides what the student does next in this session, records why, and brings it: a question, a lesson,
        or neither where a break is due. A new student mostly gets a lesson first. A break is advice: the app
        says how long it is, and asking again goes on. A student gets the question without its answer. A
        question is answered by `learn.createLearnAttempt`; until then it stays what is next, and asking
        again brings the same decision. A session that has ended is a `Conflict`. Without an entitlement that
        runs it is `PaymentRequired`; where a guardian has withdrawn consent, `Forbidden`.

        Scope `learn:write`; least role member. Can fail with BadRequest, PaymentRequired, Forbidden,
        NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/sessions/{segment(session_id)}/decisions",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def explain_learn_decision(
        self,
        decision_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> types.LearnDecisionExplanation:
        """Explain a decision.

        Why this came next: a paragraph in plain English for a parent, made from the record of the decision
        alone.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/decisions/{segment(decision_id)}/explanation",
            timeout=timeout,
        )

    def get_learn_decision(
        self,
        decision_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> types.PolicyDecision:
        """Get a decision.

        One decision, as it was recorded.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/decisions/{segment(decision_id)}",
            timeout=timeout,
        )

    def get_learn_policy_decision_log(
        self,
        *,
        student_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.PolicyDecision:
        """Get the latest decision.

        The last decision about a student; without `studentId`, about any student that the caller sees. Where
        there is none, or no such student, it is `NotFound`.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/learn/policy/decisions/latest",
            query={"studentId": student_id},
            timeout=timeout,
        )

    def list_learn_decisions(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_student_id: Optional[str] = None,
        filter_session_id: Optional[str] = None,
        filter_action_type: Optional[str] = None,
        filter_algorithm_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.PolicyDecision]:
        """List decisions.

        Every decision about the students that the caller sees, newest first: what there was to choose from,
        what spoke for it, and what was chosen with which probability. There is no name in them.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_student_id: Only those whose studentId is this.
            filter_session_id: Only those whose sessionId is this.
            filter_action_type: Only those whose actionType is this, one of lesson, mini-test, test,
                practice, break.
            filter_algorithm_id: Only those whose algorithmId is this, one of mastery_policy_v0,
                projection_fallback_v0, offline_replay.

        Scope `learn:read`; least role viewer. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/policy/decisions",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[studentId]": filter_student_id,
                "filter[sessionId]": filter_session_id,
                "filter[actionType]": filter_action_type,
                "filter[algorithmId]": filter_algorithm_id,
            },
            timeout=timeout,
        )

    def reproduce_learn_decision(
        self,
        decision_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> types.LearnDecisionReproduction:
        """Compute a decision again.

        Decides again from what was known then, with the same seed and the same versions, and says whether it
        comes out as it was recorded. Where it does not, `firstDifference` names the first place.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/decisions/{segment(decision_id)}/reproduction",
            timeout=timeout,
        )

    def cancel_learn_policy_replay(
        self,
        replay_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnPolicyReplay:
        """Cancel a replay.

        Ends a replay that waits or is being worked on, at once. Nothing of it is kept and nothing is
        charged. One that has ended already is a `Conflict`.

        Scope `learn:write`; least role member. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/policy/replays/{segment(replay_id)}/cancel",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def create_learn_policy_replay(
        self,
        *,
        organization_id: str,
        policy: types.LearnReplayPolicy,
        reward: Optional[Literal["next_attempt", "mastery_gain"]] = None,
        from_: Optional[str] = None,
        until: Optional[str] = None,
        seed: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Job:
        """Ask what another policy would have achieved.

        Reads the decisions of an organization in a period, joins each with the reward that followed, and
        estimates what another policy would have achieved, from the probabilities that were logged; or
        refuses, where they say too little about it. Answers with a job, whose result is `{replayId,
        status}`; `learn.getLearnPolicyReplay` has the outcome, also as a page to read (`format=html`). It
        costs 1 credit for each started 10,000 decisions: `billing.createEstimate` says how many beforehand,
        and what was really read is charged, for a refusal too. No live decision is changed or added. A
        policy that can’t be followed, and a period without decisions, are a `BadRequest`.

        Args:
            reward: Default next_attempt: whether the next answer on the decided topic, at least one day
                later, is right. mastery_gain: how much its mastery score gained within seven days.
            from_: Only decisions made then or later. ISO 8601 with a time zone. Default: from the first one.
            until: Only decisions made before. ISO 8601 with a time zone. Default, and latest: now.
            seed: From which children are drawn anew for the intervals: the same seed and the same log give
                the same outcome. Default 1.

        It costs 1 credit for each started 10,000 decisions.

        Scope `learn:write`; least role member. Can fail with BadRequest, NotFound, Conflict,
        PaymentRequired.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/policy/replays",
            body={
                "organizationId": organization_id,
                "policy": policy,
                "reward": given(reward),
                "from": given(from_),
                "until": given(until),
                "seed": given(seed),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def list_learn_policy_replays(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_state: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnPolicyReplay]:
        """List replays.

        What other policies were asked about, how far each replay is and what came of it, newest first.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_state: Only those whose state is this, one of queued, running, succeeded, failed,
                canceled.

        Scope `learn:read`; least role viewer. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/policy/replays",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[state]": filter_state,
            },
            timeout=timeout,
        )

    @overload
    def get_learn_policy_replay(
        self,
        replay_id: str,
        *,
        format: Optional[Literal["json"]] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnPolicyReplay: ...

    @overload
    def get_learn_policy_replay(
        self,
        replay_id: str,
        *,
        format: Literal["html"],
        timeout: Optional[float] = None,
    ) -> str: ...

    def get_learn_policy_replay(
        self,
        replay_id: str,
        *,
        format: Optional[Literal["json", "html"]] = None,
        timeout: Optional[float] = None,
    ) -> Union[types.LearnPolicyReplay, str]:
        """Get a replay.

        How far a replay is and, once it has succeeded, its outcome: the estimate with its interval, what was
        logged, every estimator, how well the log supports it, and groups of at least ten children. With
        `insufficient_support` there is no estimate, and `support.refusedFor` says why. With `format=html` it
        is a report with plots, in one page. A replay of fewer than ten children is gone once one of them is
        erased.

        Args:
            format: Default json.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/replays/{segment(replay_id)}",
            query={"format": format},
            text=format not in (None, "json"),
            timeout=timeout,
        )

    def list_learn_policy_replay_decisions(
        self,
        replay_id: str,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_student_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnReplayedDecision]:
        """List replayed decisions.

        A sample of at most 200 decisions of a replay as its policy would have made them, with the same
        candidates and the same draw, newest first. Their `algorithmId` is `offline_replay`; no question was
        asked and none answered, so these fields are null. Scores are those of the shipped policy, with the
        weights that were asked for. They are in no other list, and go with the child and with the replay.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_student_id: Only those whose studentId is this.

        Scope `learn:read`; least role viewer. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            f"/v1/learn/policy/replays/{segment(replay_id)}/decisions",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[studentId]": filter_student_id,
            },
            timeout=timeout,
        )

    def create_learn_attempt(
        self,
        *,
        decision_id: str,
        answer: Optional[str],
        milliseconds: Optional[int] = None,
        answered_at: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnAttempt:
        """Answer a question.

        Answers the question of a decision. The server grades it, counts it at once, and tells what was right
        and why. An answer is a letter where there are options, and else what was typed; null says “I don’t
        know”, which counts as wrong. Each question is answered once: a second answer is a `Conflict`, and so
        is one after the end of the session. A letter that is no option, an empty answer, a decision without
        a question, and an `answeredAt` in the future or before the decision, by more than the minute that
        clocks may differ, are a `BadRequest`. Where a guardian has withdrawn consent, it is `Forbidden`.
        Nothing is written of what is refused.

        Args:
            answer: A capital letter of the options, or what was typed; null for “I don’t know”.
            milliseconds: Time spent on it.
            answered_at: ISO 8601 with a time zone. Now, if it is left out.

        Scope `learn:write`; least role member. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/attempts",
            body={
                "decisionId": decision_id,
                "answer": answer,
                "milliseconds": given(milliseconds),
                "answeredAt": given(answered_at),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def list_learn_attempts(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_student_id: Optional[str] = None,
        filter_session_id: Optional[str] = None,
        filter_topic_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnAttempt]:
        """List answers.

        What the students that the caller sees have answered, newest first. A student sees its own, a
        `client` member those of its families.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: answeredAt. Default answeredAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_student_id: Only those whose studentId is this.
            filter_session_id: Only those whose sessionId is this.
            filter_topic_id: Only those whose topicId is this.

        Scope `learn:read`; least role viewer. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/attempts",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[studentId]": filter_student_id,
                "filter[sessionId]": filter_session_id,
                "filter[topicId]": filter_topic_id,
            },
            timeout=timeout,
        )

    def cancel_learn_assignment(
        self,
        assignment_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnAssignment:
        """Cancel what a student was set.

        Takes back what is open, and the files that were given with it. What was done of it counts. One that
        is done or canceled already is a `Conflict`.

        Scope `learn:write`; least role member. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/assignments/{segment(assignment_id)}/cancel",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def create_learn_assignment(
        self,
        *,
        student_id: str,
        action_type: Literal["lesson", "mini-test", "test", "practice"],
        topic_id: str,
        count: Optional[int] = None,
        note: Optional[str] = None,
        due_at: Optional[str] = None,
        media_item_ids: Optional[list[str]] = None,
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

        Scope `learn:write`; least role member. Can fail with BadRequest, Forbidden, NotFound, Conflict.
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

    def list_learn_assignments(
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

        Scope `learn:read`; least role viewer. Can fail with BadRequest, NotFound.
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

    def create_learn_assignment_download(
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

        Scope `learn:read`; least role viewer. Can fail with NotFound, Conflict.
        """
        return self._connection.read(
            "POST",
            f"/v1/learn/assignments/{segment(assignment_id)}/files/{segment(media_item_id)}/downloads",
            body={"disposition": given(disposition)},
            timeout=timeout,
        )

    def get_learn_assignment(
        self,
        assignment_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> types.LearnAssignment:
        """Get what a student was set.

        One assignment, with its files: that which a student’s `activeAssignmentId` names, or any other.

        Scope `learn:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/assignments/{segment(assignment_id)}",
            timeout=timeout,
        )

    def export_learn_student(
        self,
        student_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentExport:
        """Export all that is known of a student.

        Everything that is kept about a student, in one piece, each list oldest first; each answer comes with
        its question as it was asked. The PIN is kept in a form that nobody can read, and is not in it. It
        may be long, and is sent while it is read: one that breaks off is no JSON. For a guardian of the
        student; for anybody else it is `Forbidden`.

        Scope `learn:read`; least role viewer. Can fail with Forbidden, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/export",
            timeout=timeout,
        )

    def reset_learn_student_pin(
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

        Scope `learn:write`; least role viewer. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/students/{segment(student_id)}/pin",
            body={"pin": pin},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def update_learn_consent(
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

        Scope `learn:write`; least role viewer. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PUT",
            f"/v1/learn/students/{segment(student_id)}/consent",
            body={"given": given},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
