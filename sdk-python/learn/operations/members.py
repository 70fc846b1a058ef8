"""The people and API keys in an organization."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import or_omit, segment


class MembersGroup(Group):
    """The people and API keys in an organization."""

    def get(self, member_id: str, *, timeout: Optional[float] = None) -> types.Member:
        """Get a member.

        Returns a member of an organization you belong to.

        Scope `members:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/members/{segment(member_id)}", timeout=timeout)

    def remove(
        self,
        member_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Remove a member.

        Ends a membership immediately. You can’t remove the only person who is an administrator. You can’t
        remove an API key from its own organization; revoke it instead. API keys that act for the member are
        revoked, and old secrets of other keys that the member received stop working. To keep a key, rotate
        it before you remove the member: it then acts for you.

        Scope `members:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/members/{segment(member_id)}",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def update(
        self,
        member_id: str,
        *,
        role: Optional[Literal["viewer", "member", "admin"]] = None,
        membership_type: Optional[Literal["team", "client"]] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Member:
        """Change a member’s role.

        Changes the role or the membership type. Fields you leave out stay unchanged. Changing a key also
        needs the scope `keys:write`. An organization always keeps at least one person as its administrator,
        and a `client` member can’t be an administrator. API keys that act for the member can’t do more than
        the member’s new role allows. Once the member is a `client`, these keys can do nothing.

        Scope `members:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/members/{segment(member_id)}",
            body={"role": or_omit(role), "membershipType": or_omit(membership_type)},
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
        filter_organization_id: Optional[str] = None,
        filter_team_id: Optional[str] = None,
        filter_kind: Optional[str] = None,
        filter_role: Optional[str] = None,
        filter_membership_type: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.Member]:
        """List members.

        Lists the members of every organization you belong to, newest first. A `client` member sees only
        themselves and the members of their own teams.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_team_id: Return only items with this teamId.
            filter_kind: Return only items with this kind. One of user, key.
            filter_role: Return only items with this role. One of viewer, member, admin.
            filter_membership_type: Return only items with this membershipType. One of team, client.

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
