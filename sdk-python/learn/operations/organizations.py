"""Schools, tutoring businesses and families."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, given, segment


class OrganizationsGroup(Group):
    """Schools, tutoring businesses and families."""

    def create(
        self,
        *,
        name: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Organization:
        """Create an organization.

        Creates an organization and makes the caller its administrator. For an API key that is the key itself
        and the user who made the key.

        Scope `organizations:write`; any role. Can fail with BadRequest, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/organizations",
            body={"name": name},
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
        timeout: Optional[float] = None,
    ) -> Page[types.Organization]:
        """List your organizations.

        The organizations of which the caller is a member, newest first. An API key sees its own organization
        and those that it created.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt, updatedAt, name. Default createdAt. Text sorts by code
                point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.

        Scope `organizations:read`; viewer role or higher. Can fail with BadRequest.
        """
        return self._connection.page(
            "/v1/organizations",
            query={"cursor": cursor, "limit": limit, "sortBy": sort_by, "sortOrder": sort_order},
            timeout=timeout,
        )

    def delete(
        self,
        organization_id: str,
        *,
        confirm_name: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Delete an organization.

        Deletes the organization and everything that belongs to it, for good: members, teams, invitations,
        keys, records, and the credits that are left. The entries of its ledger, which hold ids and no names,
        are kept for the books. Its name must be typed again, exactly, so that nobody deletes another one by
        mistake. A subscription must be cancelled before.

        Args:
            confirm_name: The name of the organization.

        Scope `organizations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/organizations/{segment(organization_id)}",
            query={"confirmName": confirm_name},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get(self, organization_id: str, *, timeout: Optional[float] = None) -> types.Organization:
        """Get an organization.

        One organization of which the caller is a member. To a `client` member the address for bills, the ids
        at the payment provider and the onboarding are null.

        Scope `organizations:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/organizations/{segment(organization_id)}", timeout=timeout)

    def update(
        self,
        organization_id: str,
        *,
        name: Optional[str] = None,
        billing_email: Omittable[Optional[str]] = OMITTED,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Organization:
        """Change an organization.

        Changes the name or the address for bills. What is left out stays as it is.

        Scope `organizations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/organizations/{segment(organization_id)}",
            body={"name": given(name), "billingEmail": billing_email},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def update_onboarding(
        self,
        organization_id: str,
        *,
        step: Literal["organization_profile", "workspace_setup", "goals", "spend_cap", "completed"],
        organization_profile: Optional[types.UpdateOnboardingRequestOrganizationProfile] = None,
        workspace_profile: Optional[types.UpdateOnboardingRequestWorkspaceProfile] = None,
        goals: Optional[types.UpdateOnboardingRequestGoals] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Organization:
        """Answer a step of the onboarding wizard.

        Answers the step that `onboardingData.currentStep` names, or the first one where there is no
        onboarding yet, and moves on to the next. The steps are organization_profile, workspace_setup, goals,
        spend_cap, completed, in this order; another one is a `Conflict`. The first three each bring the part
        that they ask for: `organizationProfile`, `workspaceProfile`, `goals`. The step `completed` ends the
        wizard and sets `completedAt`.

        Scope `organizations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/organizations/{segment(organization_id)}/onboarding",
            body={
                "step": step,
                "organizationProfile": given(organization_profile),
                "workspaceProfile": given(workspace_profile),
                "goals": given(goals),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def leave(
        self,
        organization_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Leave an organization.

        Ends the caller's own membership. The last person who administers an organization can't leave it.

        Scope `members:write`; viewer role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/organizations/{segment(organization_id)}/leave",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
