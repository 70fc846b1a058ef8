"""The kinds of 11+ exam."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._answers import Page
from .._client import Group


class ExamFamiliesGroup(Group):
    """The kinds of 11+ exam."""

    def list(self, *, timeout: Optional[float] = None) -> Page[types.LearnExamFamily]:
        """List exam families.

        Lists the kinds of exam that children can prepare for, with their answer modes, pace and mix of
        subjects.

        Scope `learn:read`; any role.
        """
        return self._connection.page("/v1/learn/exam-families", timeout=timeout)
