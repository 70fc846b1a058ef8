"""A parent and a child, signed up together."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._client import Group
from .._requests import OMITTED, Omittable


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
        timeout: Optional[float] = None,
    ) -> types.ParentChildOnboarding:
        """Onboard a parent and a child.

        Creates everything a child needs to start, in one step: the family’s team, the student, the parent as
        guardian with recorded consent, and a trial. A parent calls this with their own token: the first call
        creates the family’s own organization, and further children join the same family. With an API key,
        the family joins the key’s organization; the parent becomes a `client` member, sees only their own
        family and gets an email. Fails with `Conflict` if the username is taken, and with `BadRequest` if
        the exam family is unknown or an email address is not valid. The child then signs in with `POST
        /auth/student`.

        Args:
            parent_email: With the parent’s own token, this must be their own email address. Otherwise
                the call fails with `Forbidden`.
            child_username: The name that the child signs in with. It must be unique across all
                organizations. Case is ignored.
            child_pin: Any four characters. The PIN never appears in responses or logs.
            target_school: The school that the child hopes to go to.
            exam_family_id: The ID of an exam family, such as `gl`. See `learn.listLearnExamFamilies`.
            subject_ids: The subjects to learn. An empty list means all four. Duplicates are ignored.
            avatar_id: The ID of a picture in your app. The server stores it and does not interpret it.
            tutor_invite_email: A tutor to invite by email. They join this family as a `client` member
                with the role `member`.

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
            timeout=timeout,
        )
