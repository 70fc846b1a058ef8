"""The operations whose ids begin with `organizations.`."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, given, segment


class OrganizationsGroup(Group):
    """The operations whose ids begin with `organizations.`."""

    def create_organization(
        self,
        *,
        name: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Organization:
        """Create an organization.

        Creates an organization and makes the caller its administrator. For an API key that is the key itself
        and the user who made the key.

        Scope `organizations:write`; no role is needed. Can fail with BadRequest, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/organizations",
            body={"name": name},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def list_organizations(
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

        Scope `organizations:read`; least role viewer. Can fail with BadRequest.
        """
        return self._connection.page(
            "/v1/organizations",
            query={"cursor": cursor, "limit": limit, "sortBy": sort_by, "sortOrder": sort_order},
            timeout=timeout,
        )

    def delete_organization(
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
        mistake. A subscription must be canceled before.

        Args:
            confirm_name: The name of the organization.

        Scope `organizations:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/organizations/{segment(organization_id)}",
            query={"confirmName": confirm_name},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get_organization(
        self,
        organization_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> types.Organization:
        """Get an organization.

        One organization of which the caller is a member. To a `client` member the address for bills, the ids
        at the payment provider and the onboarding are null.

        Scope `organizations:read`; least role viewer. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/organizations/{segment(organization_id)}", timeout=timeout)

    def update_organization(
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

        Scope `organizations:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
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

        Scope `organizations:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
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

    def accept_invitation(
        self,
        *,
        token: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ReceivedInvitation:
        """Accept an invitation.

        Makes the caller a member, with the role and the team of the invitation. It must be pending, and the
        caller must have proved the address that it was sent to.

        Scope `invitations:write`; no role is needed. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/invitations/accept",
            body={"token": token},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def create_invitation(
        self,
        *,
        organization_id: str,
        email: str,
        role: Literal["viewer", "member", "admin"],
        team_id: Omittable[Optional[str]] = OMITTED,
        membership_type: Optional[Literal["team", "client"]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Invitation:
        """Invite somebody.

        Invites an address to an organization and sends it a mail with a link that works for seven days.
        There is at most one pending invitation for each address and organization.

        Args:
            membership_type: Default team. A `client` sees only its teams, so it needs a `teamId`, and is no
                admin.

        Scope `invitations:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/invitations",
            body={
                "organizationId": organization_id,
                "email": email,
                "role": role,
                "teamId": team_id,
                "membershipType": given(membership_type),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def list_invitations(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_status: Optional[str] = None,
        filter_role: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.Invitation]:
        """List invitations.

        The invitations of every organization that the caller administers, newest first. A pending invitation
        whose `expiresAt` has passed reads as expired.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt, expiresAt, email, role. Default createdAt. Text sorts by
                code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_status: Only those whose status is this, one of pending, accepted, revoked, expired.
            filter_role: Only those whose role is this, one of viewer, member, admin.

        Scope `invitations:read`; least role admin. Can fail with BadRequest.
        """
        return self._connection.page(
            "/v1/invitations",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[status]": filter_status,
                "filter[role]": filter_role,
            },
            timeout=timeout,
        )

    def create_invitations(
        self,
        *,
        organization_id: str,
        invitations: list[types.CreateInvitationsRequestInvitation],
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Invitations:
        """Invite many at once.

        Up to 100 invitations, all or none: where one of them can't be made, the message says which and why.

        Scope `invitations:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/invitations/batch",
            body={"organizationId": organization_id, "invitations": invitations},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get_invitation(self, invitation_id: str, *, timeout: Optional[float] = None) -> types.Invitation:
        """Get an invitation.

        One invitation of an organization that the caller administers.

        Scope `invitations:read`; least role admin. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/invitations/{segment(invitation_id)}", timeout=timeout)

    def look_up_invitation(self, *, token: str, timeout: Optional[float] = None) -> types.ReceivedInvitation:
        """Look at an invitation that you got.

        Shows an invitation by its token, before it is accepted. The caller must be the person it was sent
        to. The token travels in the body, for addresses end up in logs.

        Scope `invitations:read`; no role is needed. Can fail with NotFound.
        """
        return self._connection.read(
            "POST",
            "/v1/invitations/look-up",
            body={"token": token},
            timeout=timeout,
        )

    def resend_invitation(
        self,
        invitation_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Invitation:
        """Send an invitation again.

        Sends a new link that works for seven days; the old one is dead. An expired invitation becomes
        pending again.

        Scope `invitations:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/invitations/{segment(invitation_id)}/resend",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def revoke_invitation(
        self,
        invitation_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Invitation:
        """Revoke an invitation.

        Takes a pending invitation back: its link is dead.

        Scope `invitations:write`; least role admin. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/invitations/{segment(invitation_id)}/revoke",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
