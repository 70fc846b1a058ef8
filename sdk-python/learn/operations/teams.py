"""Groups of members in an organization."""

# Generated from generated/openapi.json by `npm run generate`.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.TeamMember:
        """Add a member to a team.

        Adds a member of the organization to the team. To see who is in a team, use `members.listMembers`
        with `filter[teamId]`.

        Scope `teams:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/teams/{segment(team_id)}/members",
            body={"memberId": member_id},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def create(
        self,
        *,
        organization_id: str,
        name: str,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
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
        timeout: Optional[float] = None,
    ) -> Page[types.Team]:
        """List teams.

        Lists the teams of every organization you belong to, newest first. A `client` member sees only their
        own teams.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by: createdAt, name. Default createdAt. Text is sorted by Unicode
                code point.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.

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
        dry_run: bool = False,
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
            dry_run=dry_run,
            timeout=timeout,
        )

    def get(self, team_id: str, *, timeout: Optional[float] = None) -> types.Team:
        """Get a team.

        Returns a team.

        Scope `teams:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/teams/{segment(team_id)}", timeout=timeout)

    def update(
        self,
        team_id: str,
        *,
        name: str,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
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
            dry_run=dry_run,
            timeout=timeout,
        )

    def remove_member(
        self,
        team_id: str,
        member_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.TeamMember:
        """Remove a member from a team.

        Removes a member from the team. They stay a member of the organization. A `client` member without a
        team sees no teams.

        Scope `teams:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/teams/{segment(team_id)}/members/{segment(member_id)}",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
