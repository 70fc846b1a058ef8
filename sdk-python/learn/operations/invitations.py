"""Invitations to join an organization."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, given, segment


class InvitationsGroup(Group):
    """Invitations to join an organization."""

    def accept(
        self,
        *,
        token: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ReceivedInvitation:
        """Accept an invitation.

        Makes the caller a member, with the role and the team of the invitation. It must be pending, and the
        caller must have proved the address that it was sent to.

        Scope `invitations:write`; any role. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/invitations/accept",
            body={"token": token},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def create(
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

        Scope `invitations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
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

    def list(
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

        Scope `invitations:read`; admin role or higher. Can fail with BadRequest.
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

    def create_many(
        self,
        *,
        organization_id: str,
        invitations: List[types.CreateInvitationsRequestInvitation],
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Invitations:
        """Invite many at once.

        Up to 100 invitations, all or none: where one of them can't be made, the message says which and why.

        Scope `invitations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/invitations/batch",
            body={"organizationId": organization_id, "invitations": invitations},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get(self, invitation_id: str, *, timeout: Optional[float] = None) -> types.Invitation:
        """Get an invitation.

        One invitation of an organization that the caller administers.

        Scope `invitations:read`; admin role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/invitations/{segment(invitation_id)}", timeout=timeout)

    def look_up(self, *, token: str, timeout: Optional[float] = None) -> types.ReceivedInvitation:
        """Look at an invitation that you got.

        Shows an invitation by its token, before it is accepted. The caller must be the person it was sent
        to. The token travels in the body, for addresses end up in logs.

        Scope `invitations:read`; any role. Can fail with NotFound.
        """
        return self._connection.read(
            "POST",
            "/v1/invitations/look-up",
            body={"token": token},
            timeout=timeout,
        )

    def resend(
        self,
        invitation_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Invitation:
        """Send an invitation again.

        Sends a new link that works for seven days; the old one is dead. An expired invitation becomes
        pending again.

        Scope `invitations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/invitations/{segment(invitation_id)}/resend",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def revoke(
        self,
        invitation_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Invitation:
        """Revoke an invitation.

        Takes a pending invitation back: its link is dead.

        Scope `invitations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/invitations/{segment(invitation_id)}/revoke",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
