"""Browsers where you are signed in."""

# Made from generated/openapi.json by `npm run generate`.

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
        """List your sessions.

        The browsers in which the caller is signed in.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.

        Scope `identity:read`; any role. Can fail with BadRequest.
        """
        return self._connection.page(
            "/v1/sessions",
            query={"cursor": cursor, "limit": limit, "sortBy": sort_by, "sortOrder": sort_order},
            timeout=timeout,
        )

    def revoke(
        self,
        session_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Sign a browser out.

        Ends a session at once.

        Scope `identity:write`; any role. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/sessions/{segment(session_id)}",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
