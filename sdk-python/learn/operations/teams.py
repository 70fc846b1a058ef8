"""Groups of members in an organization."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import segment


class TeamsGroup(Group):
    """Groups of members in an organization."""

    def add_member(
        self,
        team_id: str,
        *,
        member_id: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.TeamMember:
        """Add a member to a team.

        Puts a member of the organization into the team. `members.listMembers` with `filter[teamId]` lists
        who is in it.

        Scope `teams:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/teams/{segment(team_id)}/members",
            body={"memberId": member_id},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def create(
        self,
        *,
        organization_id: str,
        name: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Team:
        """Create a team.

        Creates a team without members.

        Scope `teams:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/teams",
            body={"organizationId": organization_id, "name": name},
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
        timeout: Optional[float] = None,
    ) -> Page[types.Team]:
        """List teams.

        The teams of every organization of which the caller is a member, newest first. A `client` member sees
        its own teams only.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt, name. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.

        Scope `teams:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/teams",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
            },
            timeout=timeout,
        )

    def delete(
        self,
        team_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Delete a team.

        Deletes a team. Its members stay members of the organization.

        Scope `teams:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/teams/{segment(team_id)}",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get(self, team_id: str, *, timeout: Optional[float] = None) -> types.Team:
        """Get a team.

        One team.

        Scope `teams:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/teams/{segment(team_id)}", timeout=timeout)

    def update(
        self,
        team_id: str,
        *,
        name: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Team:
        """Rename a team.

        Changes the name of a team.

        Scope `teams:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/teams/{segment(team_id)}",
            body={"name": name},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def remove_member(
        self,
        team_id: str,
        member_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.TeamMember:
        """Remove a member from a team.

        Takes a member out of the team. It stays a member of the organization; a `client` member that is in
        no team sees none.

        Scope `teams:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/teams/{segment(team_id)}/members/{segment(member_id)}",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
