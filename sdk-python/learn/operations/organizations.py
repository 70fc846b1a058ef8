"""Schools, tutoring businesses and families."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, or_omit, segment


class OrganizationsGroup(Group):
    """Schools, tutoring businesses and families."""

    def create(
        self,
        *,
        name: str,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Organization:
        """Create an organization.

        Creates an organization and makes you its administrator. If an API key creates it, both the key and
        the user whom it acts for become administrators. You can belong to at most 1,000 organizations; after
        that, the call fails with `Conflict`.

        Scope `organizations:write`; any role. Can fail with BadRequest, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/organizations",
            body={"name": name},
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
        timeout: Optional[float] = None,
    ) -> Page[types.Organization]:
        """List your organizations.

        Lists the organizations you belong to, newest first. If you belong to none yet, the page is empty. An
        API key sees its own organization and those it created.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by: createdAt, updatedAt, name. Default createdAt. Text is sorted
                by Unicode code point.
            sort_order: Default desc. Items with equal values are sorted by ID.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Delete an organization.

        Deletes the organization with its members, teams, invitations, keys, records and remaining credits,
        for everybody at once. For 30 days, the people who run the server can restore it, except its credits
        and the secrets of its keys; then everything is erased. Its ledger entries, which contain IDs but no
        names, are kept for accounting. Repeat the exact name in `confirmName` to confirm. Cancel any
        subscription first.

        Args:
            confirm_name: The exact name of the organization, to confirm.

        Scope `organizations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/organizations/{segment(organization_id)}",
            query={"confirmName": confirm_name},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def get(self, organization_id: str, *, timeout: Optional[float] = None) -> types.Organization:
        """Get an organization.

        Returns an organization you belong to. For `client` members, the billing email, the payment
        provider’s IDs and the onboarding data are null.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Organization:
        """Change an organization.

        Changes the name or the billing email. Fields you leave out stay unchanged.

        Scope `organizations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/organizations/{segment(organization_id)}",
            body={"name": or_omit(name), "billingEmail": billing_email},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Organization:
        """Answer a step of the onboarding wizard.

        Answers the current step and moves on to the next one. The steps are organization_profile,
        workspace_setup, goals, spend_cap, completed, in this order. `onboardingData.currentStep` is the
        current step; a new organization starts with the first. Any other step fails with `Conflict`. The
        first three steps need an answer in `organizationProfile`, `workspaceProfile` and `goals`. The step
        `completed` ends the wizard and sets `completedAt`.

        Scope `organizations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/organizations/{segment(organization_id)}/onboarding",
            body={
                "step": step,
                "organizationProfile": or_omit(organization_profile),
                "workspaceProfile": or_omit(workspace_profile),
                "goals": or_omit(goals),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def leave(
        self,
        organization_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Leave an organization.

        Ends your own membership. You can’t leave if you are the only person who is an administrator. API
        keys that act for you in this organization are revoked. Another administrator can keep a key by
        rotating it first.

        Scope `members:write`; viewer role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/organizations/{segment(organization_id)}/leave",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
