"""Learning settings of an organization."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._client import Group
from .._requests import OMITTED, Omittable, or_omit


class SettingsGroup(Group):
    """Learning settings of an organization."""

    def get(self, *, organization_id: str, timeout: Optional[float] = None) -> types.LearnSettings:
        """Get the learning settings.

        Returns an organization’s settings for all its students.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/learn/settings",
            query={"organizationId": organization_id},
            timeout=timeout,
        )

    def update(
        self,
        *,
        organization_id: str,
        require_published_content: Optional[bool] = None,
        erase_inactive_days: Omittable[Optional[int]] = OMITTED,
        new_policy_percent: Optional[int] = None,
        guardian_consent_required: Optional[bool] = None,
        group_comparisons: Optional[bool] = None,
        staff_pin_resets: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnSettings:
        """Change the learning settings.

        Changes an organization’s settings for all its students. Fields you leave out stay unchanged.
        `eraseInactiveDays` can be from 30 to 3650. It also applies to existing students: those who have been
        inactive for longer are permanently erased. `newPolicyPercent` lets you try a new version of the
        policy with some students first, and go back. A student keeps the same version as long as the
        percentage stays the same, and a higher percentage only moves students to the new version. Each
        decision says in `algorithmVersion` which version made it. While `guardianConsentRequired` is true,
        students whose consent stands on the organization’s word get `Forbidden` for sessions, decisions,
        answers and papers, until a guardian agrees with `learn.updateLearnConsent`.

        Scope `learn:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            "/v1/learn/settings",
            body={
                "organizationId": organization_id,
                "requirePublishedContent": or_omit(require_published_content),
                "eraseInactiveDays": erase_inactive_days,
                "newPolicyPercent": or_omit(new_policy_percent),
                "guardianConsentRequired": or_omit(guardian_consent_required),
                "groupComparisons": or_omit(group_comparisons),
                "staffPinResets": or_omit(staff_pin_resets),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
