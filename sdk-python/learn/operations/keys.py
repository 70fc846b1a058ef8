"""API keys for programs."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, segment


class KeysGroup(Group):
    """API keys for programs."""

    def create(
        self,
        *,
        organization_id: str,
        name: str,
        role: Literal["viewer", "member", "admin"],
        scopes: List[Literal[
            "identity:read", "identity:write", "organizations:read", "organizations:write", "members:read",
            "members:write", "teams:read", "teams:write", "invitations:read", "invitations:write",
            "keys:read", "keys:write", "audit:read", "billing:read", "billing:write", "jobs:read",
            "jobs:write", "learn:read", "learn:write", "media:read", "media:write", "paid"
        ]],
        expires_at: Omittable[Optional[str]] = OMITTED,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ApiKeyWithSecret:
        """Create an API key.

        Makes a key for an organization and shows its secret once. A key may be given no scope that its maker
        does not have.

        Args:
            expires_at: ISO 8601 in UTC with milliseconds.

        Scope `keys:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/api-keys",
            body={
                "organizationId": organization_id,
                "name": name,
                "role": role,
                "scopes": scopes,
                "expiresAt": expires_at,
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
        filter_organization_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.ApiKey]:
        """List API keys.

        The keys of every organization that the caller administers, newest first, revoked ones too. Secrets
        are not shown: only their hashes are kept. `lastUsedAt` may lag by some seconds.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt, name. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.

        Scope `keys:read`; admin role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/api-keys",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
            },
            timeout=timeout,
        )

    def revoke(
        self,
        api_key_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ApiKey:
        """Revoke an API key.

        The key stops at once, on every server, with all its secrets.

        Scope `keys:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/api-keys/{segment(api_key_id)}/revoke",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def rotate(
        self,
        api_key_id: str,
        *,
        overlap_seconds: int,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ApiKeyWithSecret:
        """Rotate an API key.

        Gives the key a new secret, shown once. What it had before lives on for `overlapSeconds`, at most a
        day, so that whoever uses it can change over; with 0 it stops at once. The caller must have every
        scope that the key has.

        Scope `keys:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/api-keys/{segment(api_key_id)}/rotate",
            body={"overlapSeconds": overlap_seconds},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
