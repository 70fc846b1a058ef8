"""The subjects taught, such as maths."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._answers import Page
from .._client import Group


class SubjectsGroup(Group):
    """The subjects taught, such as maths."""

    def list(self, *, timeout: Optional[float] = None) -> Page[types.LearnSubject]:
        """List subjects.

        Lists the subjects and their subdomains.

        Scope `learn:read`; any role.
        """
        return self._connection.page("/v1/learn/subjects", timeout=timeout)
