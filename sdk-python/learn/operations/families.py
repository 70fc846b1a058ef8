"""A parent and a child, signed up together."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._client import Group
from .._requests import OMITTED, Omittable, segment


class FamiliesGroup(Group):
    """A parent and a child, signed up together."""

    def onboard(
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
        subject_ids: List[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]],
        avatar_id: str,
        tutor_invite_email: Omittable[Optional[str]] = OMITTED,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.ParentChildOnboarding:
        """Onboard a parent and a child.

        Creates everything a child needs to start, in one step: the family’s team, the student, the parent as
        guardian with recorded consent, and a trial. With a parent’s own token, the parent agrees to the
        current text of `learn.getLearnConsentWording`. The first call creates the family’s own organization,
        and further children join it. With an API key, the family joins the key’s organization, which states
        that the parent agrees: the consent’s `basis` is `organization`, and the child can start immediately,
        unless the organization requires the guardian’s own consent. The parent is invited by email. By
        accepting, they become the child’s guardian and a `client` member, who sees only their own family,
        and are asked for their own consent. A family can have at most 20 children, and at most 10 can be
        added in a day. Fails with `Conflict` if the username is taken, and with `BadRequest` if the exam
        family is unknown, an email address is not valid or the PIN is too easy to guess. The child then
        signs in with `POST /auth/student`.

        Args:
            parent_email: With the parent’s own token, this must be their own email address. Otherwise
                the call fails with `Forbidden`. Addresses are stored in lower case.
            child_username: The name that the child signs in with. It must be unique across all
                organizations. Case is ignored, spaces around it are removed, and it must not be blank. After
                20 attempts that change nothing, dry runs included, the answer is `TooManyRequests` for up to
                ten minutes.
            child_pin: Any four characters, but not a PIN that many people choose. It needs at least
                three different characters, and must not be a year, count up or down such as 2345, or follow
                a pattern on the keypad. The PIN never appears in responses or logs.
            target_school: The school that the child hopes to go to.
            exam_family_id: The ID of an exam family, such as `gl`. See `learn.listLearnExamFamilies`.
            subject_ids: The subjects to learn. An empty list means all four. Duplicates are ignored.
            avatar_id: The ID of a picture in your app. The server stores it and does not interpret it.
            tutor_invite_email: A tutor to invite by email. They join this family as a `client` member
                with the role `member`, and its guardians get an email when they do. This also needs the
                scope `invitations:write`.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, Forbidden, Conflict.
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
            dry_run=dry_run,
            timeout=timeout,
        )

    def cancel_onboarding(
        self,
        student_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Erase a student whose parent has not accepted.

        Permanently erases a student who was added with an API key and whose parent has not accepted the
        invitation, for example because the address was wrong. If the family has no other student, its team
        and files are deleted and the parent’s invitation is revoked too. As soon as the student has a
        guardian, only the guardian can erase them, and this fails with `Conflict`.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/students/{segment(student_id)}/onboarding/cancel",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
