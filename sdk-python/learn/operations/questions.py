"""Practice questions."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._client import Group
from .._requests import segment


class QuestionsGroup(Group):
    """Practice questions."""

    def get(self, question_id: str, *, timeout: Optional[float] = None) -> types.LearnQuestion:
        """Get a question.

        The question that this id names, the same every time. The id is the template’s, its version, a step
        from 1 to 5 and a seed below 2³²: `maths.place-value.digit-worth@1:3:7`. A student sees the answer
        and the explanation once it has answered; guardians and tutors always do.

        Scope `learn:read`; any role. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/questions/{segment(question_id)}", timeout=timeout)
