"""Browsers where you are signed in."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import segment


class SignInsGroup(Group):
    """Browsers where you are signed in."""

    def list(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.Session]:
        """List your browser sessions.

        Lists the browsers where you are signed in.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.

        Scope `identity:read`; any role. Can fail with BadRequest.
        """
        return self._connection.page(
            "/v1/sessions",
            query={"cursor": cursor, "limit": limit, "sortBy": sort_by, "sortOrder": sort_order},
            timeout=timeout,
        )

    def revoke_all(
        self,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.RevokeAllSessionsAnswer:
        """Sign out everywhere.

        Signs you out in every browser, including the one that makes this call. Apps and API keys keep their
        access, and your children stay signed in.

        Scope `identity:write`; any role. Can fail with BadRequest, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            "/v1/sessions",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def revoke(
        self,
        session_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Sign out a browser.

        Ends a browser session. The browser is signed out immediately.

        Scope `identity:write`; any role. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/sessions/{segment(session_id)}",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
