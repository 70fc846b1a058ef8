"""The topics of each subject, such as fractions."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group


class TopicsGroup(Group):
    """The topics of each subject, such as fractions."""

    def list(
        self,
        *,
        subject_id: Optional[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]] = None,
        exam_family_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnTopic]:
        """List the topics.

        What is taught, in an order in which it could be: each topic with what to know before, and how much
        of each exam it is. With `subjectId` the topics of that subject, with `examFamilyId` those that the
        exam asks for. A student is not shown what its organization hides.

        Args:
            exam_family_id: Such as `gl`; `learn.listLearnExamFamilies` has them all.

        Scope `learn:read`; any role. Can fail with BadRequest.
        """
        return self._connection.page(
            "/v1/learn/topics",
            query={"subjectId": subject_id, "examFamilyId": exam_family_id},
            timeout=timeout,
        )
