"""Children who practise: their progress and their data."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, or_omit, segment


class StudentsGroup(Group):
    """Children who practise: their progress and their data."""

    def consent_wording(self, *, timeout: Optional[float] = None) -> types.LearnConsentWording:
        """Read what guardians agree to.

        Returns the text that guardians agree to before a child practises. Show it to the guardian before you
        call `learn.completeLearnParentChildOnboarding` with their token, or `learn.updateLearnConsent`.

        Scope `learn:read`; any role.
        """
        return self._connection.read("GET", "/v1/learn/consent-wording", timeout=timeout)

    def get(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnStudent:
        """Get a student.

        Returns a student with their year group, subjects, exam and consent.

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
        exam_date: Omittable[Optional[str]] = OMITTED,
        subject_ids: Optional[List[Literal[
            "maths", "english", "verbal-reasoning", "non-verbal-reasoning"
        ]]] = None,
        extra_time_percent: Optional[int] = None,
        staff_pin_resets: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnStudent:
        """Change a student.

        Changes a student’s name, avatar, year group, school, exam, exam date, subjects, extra time, or
        whether tutors may reset the PIN. Fields you leave out stay unchanged. The next decision uses the new
        values. The entitlement does not change. For the username and the PIN, see
        `learn.updateLearnStudentUsername` and `learn.resetLearnStudentPin`. Fails with `BadRequest` if the
        exam family is unknown, or the exam date is not valid.

        Args:
            avatar_id: The ID of a picture in your app. The server stores it and does not interpret it.
            target_school: The school that the child hopes to go to.
            exam_family_id: The ID of an exam family, such as `gl`. See `learn.listLearnExamFamilies`.
            exam_date: As YYYY-MM-DD, at most five years away. Null removes it.
            subject_ids: An empty list means all four. Duplicates are ignored.
            extra_time_percent: How much longer the student has for tests: 25 is a quarter more.
            staff_pin_resets: Whether the people who teach the student may give them a new PIN. Only a
                guardian can change it; others get `Forbidden`.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/students/{segment(student_id)}",
            body={
                "displayName": or_omit(display_name),
                "avatarId": or_omit(avatar_id),
                "yearGroup": or_omit(year_group),
                "targetSchool": target_school,
                "examFamilyId": or_omit(exam_family_id),
                "examDate": exam_date,
                "subjectIds": or_omit(subject_ids),
                "extraTimePercent": or_omit(extra_time_percent),
                "staffPinResets": or_omit(staff_pin_resets),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def erase(
        self,
        student_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Erase a student.

        Permanently erases a student and everything recorded about them. With the last student of a family,
        the files of the family’s team are deleted too, and so is the team, unless it is in the family’s own
        organization. This can’t be undone, so export the data first if you want to keep it. Only a guardian
        of the student can call this; others get `Forbidden`.

        Scope `learn:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/learn/students/{segment(student_id)}",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
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
        """See a student’s progress.

        Returns a student’s answers for each day in UTC, and how their mastery of each topic changed. The
        default period is the last 90 days, including today. The longest is 400 days.

        Args:
            from_: The first day, in UTC, as YYYY-MM-DD.
            to: The last day (inclusive), in UTC, as YYYY-MM-DD.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/progress",
            query={"from": from_, "to": to},
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

        Lists the students of every organization you belong to, newest first. A `client` member, such as a
        parent or tutor, sees only the students of their own families. Guardians always see their own
        children, even after they have left the organization. A student sees only themselves.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by: createdAt, displayName. Default createdAt. Text is sorted by
                Unicode code point.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_team_id: Return only items with this teamId.

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

    def state(
        self,
        student_id: str,
        *,
        order: Optional[Literal["teaching", "weakest"]] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentState:
        """See how well a student knows each topic.

        Returns a student’s current mastery of every topic: the predicted chance of a right answer, and the
        number of answers behind it. Without practice, scores fall over time.

        Args:
            order: teaching (the default): in the order in which they are taught. weakest: the lowest
                score first; topics with too few answers come after these, and topics without any last.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/state",
            query={"order": order},
            timeout=timeout,
        )

    def forecast(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnStudentForecast:
        """See how a test would go today.

        Returns the share of questions that a student would be expected to answer correctly in a test today:
        one with the mix of topics of their exam family, and questions for their year, as
        `learn.createLearnPaper` makes it. A single test can differ from this share by chance. An estimate is
        null below 20 answers in all, or 10 in the subject. It says nothing about a place at a school.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/forecast",
            timeout=timeout,
        )

    def summary(
        self,
        student_id: str,
        *,
        day: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentSummary:
        """Sum up a student’s week.

        Says in a few lines how a student is doing and what to do next: what they practised in a week, what
        went well, what is hard, how a test would go today, and at most 3 topics worth practising now. Weeks
        begin on Monday, in UTC. The default is the current week.

        Args:
            day: Any day of the week, in UTC, as YYYY-MM-DD.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/summary",
            query={"day": day},
            timeout=timeout,
        )

    def trend(
        self,
        student_id: str,
        *,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentTrend:
        """See how a student has done week by week.

        Returns a student’s answers and minutes for each week, with the share of a test that they would have
        been expected to answer correctly at its end, in all and by subject. Weeks begin on Monday, in UTC,
        and are included whole if they include a day of the period. The default period is the last 84 days.
        The longest is 728 days.

        Args:
            from_: The first day, in UTC, as YYYY-MM-DD.
            to: The last day (inclusive), in UTC, as YYYY-MM-DD.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/trend",
            query={"from": from_, "to": to},
            timeout=timeout,
        )

    def update_preferences(
        self,
        student_id: str,
        *,
        text_size: Optional[Literal["normal", "large", "largest"]] = None,
        spacing: Optional[Literal["normal", "wide"]] = None,
        contrast: Optional[Literal["normal", "more"]] = None,
        theme: Optional[Literal["system", "light", "dark"]] = None,
        reduce_motion: Optional[bool] = None,
        read_aloud: Optional[bool] = None,
        hide_clock: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnPreferences:
        """Change how pages look for a student.

        Changes how a student’s pages look and sound, on every device. Fields you leave out stay unchanged.
        Students can change their own.

        Args:
            spacing: The space between letters, words and lines.
            theme: system: as the device is set.
            reduce_motion: Whether nothing moves, even if the device allows it.
            read_aloud: Whether each question is read aloud when it appears.
            hide_clock: Whether tests hide their clock until it is asked for.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/learn/students/{segment(student_id)}/preferences",
            body={
                "textSize": or_omit(text_size),
                "spacing": or_omit(spacing),
                "contrast": or_omit(contrast),
                "theme": or_omit(theme),
                "reduceMotion": or_omit(reduce_motion),
                "readAloud": or_omit(read_aloud),
                "hideClock": or_omit(hide_clock),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def import_(
        self,
        *,
        organization_id: str,
        lines: str,
        check_only: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentImport:
        """Add many students from a CSV file.

        Adds up to 500 students from a CSV file, all of them or none. The first line names the columns, in
        any order: `child`, `year`, `parent`, `email` and `exam` are required; `username`, `subjects`,
        `school` and `group` can be left out. Columns are separated by commas, semicolons or tabs. Each
        parent is invited by email, and becomes the guardian by accepting. Your organization states that the
        parents agree, as with `learn.completeLearnParentChildOnboarding`. Students have no PIN yet: make
        sign-in cards with `learn.createLearnSignInCards`. With `checkOnly`, nothing is added, and the answer
        lists every problem with its line. Otherwise a file with a problem fails with `BadRequest`, which
        names the first.

        Args:
            lines: The contents of the file.
            check_only: Default false.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/students/import",
            body={"organizationId": organization_id, "lines": lines, "checkOnly": or_omit(check_only)},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def sign_in_cards(
        self,
        *,
        organization_id: str,
        student_ids: List[str],
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnSignInCards:
        """Make sign-in cards with new PINs.

        Gives each of up to 40 students a new PIN, and returns the text of their cards. The old PINs stop
        working, and the students are signed out everywhere. PINs are stored only as hashes, so no later call
        can show them: a request that is repeated with the same `Idempotency-Key` fails with `Conflict`.
        Guardians can make cards for their own children. People who teach a student can do so if the
        organization allows it with `staffPinResets` in `learn.updateLearnSettings`, if a guardian allows it
        with `staffPinResets` in `learn.updateLearnStudent`, or while the student has no guardian yet. If you
        may not do this for one of the students, nobody gets a new PIN, and the answer is `Forbidden`. After
        30 calls in ten minutes, the answer is `TooManyRequests`.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/students/sign-in-cards",
            body={"organizationId": organization_id, "studentIds": student_ids},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def export(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnStudentExport:
        """Export a student’s data.

        Returns everything recorded about a student, each list oldest first and each answer with its
        question. The PIN is not included; only its hash is stored. The response is streamed and can be long:
        if the connection breaks, it is not valid JSON. Only a guardian of the student can call this; others
        get `Forbidden`.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.StudentCredential:
        """Set a new PIN for a student.

        Sets a new PIN, signs the student out everywhere and lifts any lock caused by wrong PINs. Fails with
        `BadRequest` if the PIN is too easy to guess. Guardians can call this, and the people who teach the
        student under the same rules as `learn.createLearnSignInCards`; others get `Forbidden`.

        Args:
            pin: Any four characters, but not a PIN that many people choose. It needs at least three
                different characters, and must not be a year, count up or down such as 2345, or follow a
                pattern on the keypad. The PIN never appears in responses or logs.

        Scope `learn:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/students/{segment(student_id)}/pin",
            body={"pin": pin},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def update_consent(
        self,
        student_id: str,
        *,
        given: bool,
        wording: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnConsent:
        """Give or withdraw consent.

        Gives or withdraws consent for the student to practise. If the consent stands on the organization’s
        word, giving it puts the guardian’s own word in its place. While consent is withdrawn, there are no
        sessions, decisions or answers, and replays leave the student out. Existing records stay until they
        are erased. Otherwise, repeating the current value changes nothing. Fails with `Conflict` if
        `wording` is not the current version. Only a guardian of the student can call this; others get
        `Forbidden`.

        Args:
            wording: The version of the text that the guardian has read, from
                `learn.getLearnConsentWording`. Without it, the current version is recorded.

        Scope `learn:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PUT",
            f"/v1/learn/students/{segment(student_id)}/consent",
            body={"given": given, "wording": or_omit(wording)},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def update_username(
        self,
        student_id: str,
        *,
        username: str,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.StudentCredential:
        """Change a student’s username.

        Changes the name that a student signs in with, and signs them out everywhere. The PIN stays. Fails
        with `Conflict` if the name is taken. Only a guardian of the student can call this; others get
        `Forbidden`.

        Args:
            username: The name that the child signs in with. It must be unique across all organizations.
                Case is ignored, spaces around it are removed, and it must not be blank. After 20 attempts
                that change nothing, dry runs included, the answer is `TooManyRequests` for up to ten
                minutes.

        Scope `learn:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PUT",
            f"/v1/learn/students/{segment(student_id)}/username",
            body={"username": username},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def cancel_erasure(
        self,
        student_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentErasure:
        """Stop the erasure of a student.

        Stops a scheduled erasure, also one that another guardian has scheduled. Practice opens again. If
        none is scheduled, nothing changes. Only a guardian of the student can call this; others get
        `Forbidden`.

        Scope `learn:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/students/{segment(student_id)}/erasure/cancel",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def erasure(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnStudentErasure:
        """See what erasing a student would remove.

        Counts what would be erased with a student, and says when it will be, if a guardian has scheduled it.
        Only a guardian of the student can call this; others get `Forbidden`.

        Scope `learn:read`; viewer role or higher. Can fail with Forbidden, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/erasure",
            timeout=timeout,
        )

    def schedule_erasure(
        self,
        student_id: str,
        *,
        confirm_name: str,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentErasure:
        """Erase a student in a few days.

        Erases a student and everything recorded about them after 7 days, as `learn.eraseLearnStudent` does
        at once. Until then, practice is closed with `Forbidden`, every guardian gets an email, and any of
        them can stop it with `learn.cancelLearnStudentErasure`. If an erasure is scheduled already, its date
        stays. Fails with `BadRequest` if `confirmName` is not the student’s display name. Only a guardian of
        the student can call this; others get `Forbidden`.

        Args:
            confirm_name: The student’s display name, as confirmation. Case and spaces around it are
                ignored.

        Scope `learn:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/students/{segment(student_id)}/erasure",
            body={"confirmName": confirm_name},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def invite_viewer(
        self,
        student_id: str,
        *,
        email: str,
        kind: Literal["guardian", "tutor"],
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnStudentViewer:
        """Invite a guardian or tutor.

        Invites somebody to a student’s family, with a link that works for seven days. A tutor sees the
        family’s children and can set work for them. A guardian gets the same rights as you for all children
        of the family whose guardian you are. If this address has such an invitation already, it gets a new
        link. Up to 5 invitations of a family can be pending. The other guardians get an email when the
        person has accepted. Only a guardian of the student can call this; others get `Forbidden`.

        Scope `invitations:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound,
        Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/students/{segment(student_id)}/viewers",
            body={"email": email, "kind": kind},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def viewers(self, student_id: str, *, timeout: Optional[float] = None) -> types.LearnStudentViewers:
        """List who sees a student.

        Lists everybody who sees a student, since when, and whom guardians have invited: first the guardians,
        then the tutors, the organization, and the invitations. Only a guardian of the student can call this;
        others get `Forbidden`.

        Scope `learn:read`; viewer role or higher. Can fail with Forbidden, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/students/{segment(student_id)}/viewers",
            timeout=timeout,
        )

    def remove_viewer(
        self,
        student_id: str,
        viewer_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Remove a guardian, tutor or invitation.

        Ends a tutor’s or guardian’s access to all children of the student’s family at once, or revokes an
        invitation to it. Guardians can remove those who became guardians after them: `canRemove` says whom.
        Otherwise the call fails with `Conflict`. The person gets an email. Only a guardian of the student
        can call this; others get `Forbidden`.

        Args:
            viewer_id: From `learn.listLearnStudentViewers`.

        Scope `invitations:write`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound,
        Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/learn/students/{segment(student_id)}/viewers/{segment(viewer_id)}",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
