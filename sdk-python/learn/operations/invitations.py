"""Invitations to join an organization."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, or_omit, segment


class InvitationsGroup(Group):
    """Invitations to join an organization."""

    def accept(
        self,
        *,
        token: str,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.ReceivedInvitation:
        """Accept an invitation.

        Makes you a member with the role and team of the invitation. If the organization has added children
        for you, you become their guardian. Your consent for them is a separate step: see
        `learn.updateLearnConsent`. The invitation must be pending, and you must be signed in with the email
        address it was sent to.

        Scope `invitations:write`; any role. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/invitations/accept",
            body={"token": token},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Invitation:
        """Invite a person.

        Invites an email address to an organization and sends a link that works for seven days. An address
        can have only one pending invitation per organization. An organization can send 500 invitations a day
        (UTC), including resent ones; after that, the answer is `TooManyRequests`. An address gets at most
        three such emails a day, from all organizations together; further ones are not sent, but the
        invitation and its link are valid.

        Args:
            role: viewer: can read. member: can also work with students and files. admin: can also manage
                people, keys and money.
            team_id: A team that the person joins.
            membership_type: Default team. A `client` member sees only their own team, so `teamId` is
                required and the role can’t be admin.

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
                "membershipType": or_omit(membership_type),
            },
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
        filter_status: Optional[str] = None,
        filter_role: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.Invitation]:
        """List invitations.

        Lists the invitations of every organization you administer, newest first. A pending invitation
        becomes `expired` when its `expiresAt` has passed.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by: createdAt, expiresAt, email, role. Default createdAt. Text is
                sorted by Unicode code point.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_status: Return only items with this status. One of pending, accepted, revoked,
                expired.
            filter_role: Return only items with this role. One of viewer, member, admin.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Invitations:
        """Invite several people.

        Sends up to 100 invitations. If one of them fails, none is sent, and the error says which one and
        why.

        Scope `invitations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/invitations/batch",
            body={"organizationId": organization_id, "invitations": invitations},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def get(self, invitation_id: str, *, timeout: Optional[float] = None) -> types.Invitation:
        """Get an invitation.

        Returns an invitation of an organization you administer.

        Scope `invitations:read`; admin role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/invitations/{segment(invitation_id)}", timeout=timeout)

    def look_up(self, *, token: str, timeout: Optional[float] = None) -> types.ReceivedInvitation:
        """View an invitation you received.

        Returns the invitation that a token belongs to, before you accept it. You must be signed in with the
        email address it was sent to. The token goes in the body, because URLs end up in logs.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Invitation:
        """Resend an invitation.

        Sends a new link that works for seven days. The old link stops working. An expired invitation becomes
        pending again.

        Scope `invitations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/invitations/{segment(invitation_id)}/resend",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def revoke(
        self,
        invitation_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Invitation:
        """Revoke an invitation.

        Revokes a pending invitation. Its link stops working.

        Scope `invitations:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/invitations/{segment(invitation_id)}/revoke",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
