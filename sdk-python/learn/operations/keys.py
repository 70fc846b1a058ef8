"""API keys for programs."""

# Generated from generated/openapi.json by `npm run generate`.

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
            "identity:read", "identity:write", "account:close", "organizations:read", "organizations:write",
            "members:read", "members:write", "teams:read", "teams:write", "invitations:read",
            "invitations:write", "keys:read", "keys:write", "audit:read", "billing:read", "billing:write",
            "jobs:read", "jobs:write", "learn:read", "learn:write", "media:read", "media:write", "paid"
        ]],
        expires_at: Omittable[Optional[str]] = OMITTED,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.ApiKeyWithSecret:
        """Create an API key.

        Creates an API key for an organization and returns its secret once. You can only give the key scopes
        that you have yourself. The key acts for you and can never do more than you: if your role is lowered,
        the key’s is too, and if you leave, the key is revoked. Another administrator can take it over by
        rotating it. A key created with another key acts for the same person and ends no later than that key.
        A key created through an app ends when the app’s access is removed or expires. An organization can
        have at most 1,000 working keys.

        Args:
            name: A name to recognize the key by.
            role: viewer: can read. member: can also work with students and files. admin: can also manage
                people, keys and money.
            expires_at: When the key expires. Default: when your own key or the app’s access ends,
                otherwise never.

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
    ) -> Page[types.ApiKey]:
        """List API keys.

        Lists the API keys of every organization you administer, newest first, including revoked keys.
        Secrets are never shown again, because only their hashes are stored. `lastUsedAt` may be a few
        seconds old.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by: createdAt, name. Default createdAt. Text is sorted by Unicode
                code point.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.ApiKey:
        """Revoke an API key.

        Revokes the key and all its secrets. It stops working immediately.

        Scope `keys:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/api-keys/{segment(api_key_id)}/revoke",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def rotate(
        self,
        api_key_id: str,
        *,
        overlap_seconds: int,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.ApiKeyWithSecret:
        """Rotate an API key.

        Creates a new secret for the key and returns it once. The old secret keeps working for
        `overlapSeconds`, so that you can switch over. With 0 it stops working immediately. You need every
        scope that the key has. From then on the key acts for you, so it keeps working when the person it
        acted for leaves. If that person’s role limited the key, the old secret stops working immediately. If
        you rotate the key through an app, it ends with the app’s access. A key can’t rotate one that lasts
        longer than itself.

        Args:
            overlap_seconds: How long the old secret keeps working. At most one day.

        Scope `keys:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/api-keys/{segment(api_key_id)}/rotate",
            body={"overlapSeconds": overlap_seconds},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
