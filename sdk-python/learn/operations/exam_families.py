"""The kinds of 11+ exam."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._answers import Page
from .._client import Group


class ExamFamiliesGroup(Group):
    """The kinds of 11+ exam."""

    def list(self, *, timeout: Optional[float] = None) -> Page[types.LearnExamFamily]:
        """List the exam families.

        The kinds of exam that children are prepared for: how each is answered, how fast, and how much of it
        each subject is.

        Scope `learn:read`; any role.
        """
        return self._connection.page("/v1/learn/exam-families", timeout=timeout)
