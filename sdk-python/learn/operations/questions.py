"""Practice questions."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._client import Group
from .._requests import segment


class QuestionsGroup(Group):
    """Practice questions."""

    def get(self, question_id: str, *, timeout: Optional[float] = None) -> types.LearnQuestion:
        """Get a question.

        Returns the question with this ID. The ID consists of a template, its version, a step from 1 to 5 and
        a seed below 2³², such as `maths.place-value.digit-worth@1:3:7`, and always gives the same question.
        Students see the answer and the explanation only after they have answered, and not while the question
        is in their open paper. Guardians and tutors always see them.

        Scope `learn:read`; any role. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/questions/{segment(question_id)}", timeout=timeout)
