"""Who you are signed in as, and what you may do."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._client import Group


class CallerGroup(Group):
    """Who you are signed in as, and what you may do."""

    def get(self, *, timeout: Optional[float] = None) -> types.Caller:
        """See who you are.

        Returns the owner of your token, its scopes and its organizations.

        Scope `identity:read`; any role.
        """
        return self._connection.read("GET", "/v1/caller", timeout=timeout)
