"""The people and API keys in an organization."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import given, segment


class MembersGroup(Group):
    """The people and API keys in an organization."""

    def get(self, member_id: str, *, timeout: Optional[float] = None) -> types.Member:
        """Get a member.

        One member of an organization.

        Scope `members:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/members/{segment(member_id)}", timeout=timeout)

    def remove(
        self,
        member_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Remove a member.

        Ends a membership at once. The last person who administers an organization stays, and a key leaves
        its own organization only by being revoked. Keys that the member made are the organization's and go
        on: rotate or revoke those whose secret the member knows.

        Scope `members:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/members/{segment(member_id)}",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def update(
        self,
        member_id: str,
        *,
        role: Optional[Literal["viewer", "member", "admin"]] = None,
        membership_type: Optional[Literal["team", "client"]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Member:
        """Change the role of a member.

        Changes the role or the kind of membership; what is left out stays as it is. An organization always
        keeps a person who administers it, and an administrator is no `client`.

        Scope `members:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/members/{segment(member_id)}",
            body={"role": given(role), "membershipType": given(membership_type)},
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
        filter_organization_id: Optional[str] = None,
        filter_team_id: Optional[str] = None,
        filter_kind: Optional[str] = None,
        filter_role: Optional[str] = None,
        filter_membership_type: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.Member]:
        """List members.

        Who belongs to the organizations of which the caller is a member, newest first. A `client` member
        sees itself and whoever shares a team with it.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_team_id: Only those whose teamId is this.
            filter_kind: Only those whose kind is this, one of user, key.
            filter_role: Only those whose role is this, one of viewer, member, admin.
            filter_membership_type: Only those whose membershipType is this, one of team, client.

        Scope `members:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/members",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[teamId]": filter_team_id,
                "filter[kind]": filter_kind,
                "filter[role]": filter_role,
                "filter[membershipType]": filter_membership_type,
            },
            timeout=timeout,
        )
