"""A parent and a child, signed up together."""

# Made from generated/openapi.json by `npm run generate`.

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
