"""Programs that you allowed to act for you."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import segment


class GrantsGroup(Group):
    """Programs that you allowed to act for you."""

    def list(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.Grant]:
        """List what you have allowed.

        The programs that the caller lets act in its name, such as a command line that it signed in on.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.

        Scope `identity:read`; any role. Can fail with BadRequest.
        """
        return self._connection.page(
            "/v1/grants",
            query={"cursor": cursor, "limit": limit, "sortBy": sort_by, "sortOrder": sort_order},
            timeout=timeout,
        )

    def revoke(
        self,
        grant_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """End what you have allowed.

        Ends a grant with all its tokens, at once.

        Scope `identity:write`; any role. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/grants/{segment(grant_id)}",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
