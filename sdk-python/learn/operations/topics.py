"""The topics of each subject, such as fractions."""

# Generated from generated/openapi.json by `npm run generate`.

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
        form: Optional[Literal["whole", "short"]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnTopic]:
        """List topics.

        Lists the topics in teaching order, each with its prerequisites and its share of each exam. With
        `form=short`, each has only its id, subject, subdomain, name and school year, which is about a fifth
        as long. Students do not see topics that their organization hides.

        Args:
            subject_id: Return only the topics of this subject.
            exam_family_id: Return only the topics of this exam, such as `gl`.
            form: Default whole.
            limit: Topics per page. Default 25, maximum 200.
            cursor: The `nextCursor` of another page. Keep the other parameters unchanged.

        Scope `learn:read`; any role. Can fail with BadRequest.
        """
        return self._connection.page(
            "/v1/learn/topics",
            query={
                "subjectId": subject_id,
                "examFamilyId": exam_family_id,
                "form": form,
                "limit": limit,
                "cursor": cursor,
            },
            timeout=timeout,
        )
