"""Mini-tests under exam conditions."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, or_omit, segment


class PapersGroup(Group):
    """Mini-tests under exam conditions."""

    def create(
        self,
        *,
        student_id: str,
        subject_ids: Optional[List[Literal[
            "maths", "english", "verbal-reasoning", "non-verbal-reasoning"
        ]]] = None,
        question_count: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnPaper:
        """Start a paper.

        Starts a mini-test under exam conditions and its clock. The questions are fixed: subjects and topics
        in the proportions of the student’s exam, in its answer modes, on topics taught up to the student’s
        year, at that year’s difficulty. No question comes twice, and none that the student was asked lately,
        as far as there are others. The time is what each question needs (`seconds`), times the `pace` of the
        exam, with the student’s extra time, rounded up to whole minutes. Save answers with
        `learn.saveLearnPaperAnswer` and hand the paper in with `learn.submitLearnPaper`; when the time is
        up, it is handed in automatically. Answers in papers change neither mastery nor decisions. Fails with
        `Conflict` if the student has an open paper, or if the organization hides every topic of these
        subjects. Fails with `PaymentRequired` if the student has no active entitlement, and with `Forbidden`
        if consent is withdrawn, or the organization requires a guardian’s own and does not have it.

        Args:
            subject_ids: The subjects of the paper, out of those that the student learns. All of them by
                default or if empty.
            question_count: The number of questions. Default 12. The paper has fewer if the organization
                shows too few topics for so many different questions.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, PaymentRequired, Forbidden,
        NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/papers",
            body={
                "studentId": student_id,
                "subjectIds": or_omit(subject_ids),
                "questionCount": or_omit(question_count),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def list(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_student_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnPaperSummary]:
        """List papers.

        Lists the papers of every student you can see, newest first, without their questions. Students see
        their own papers, and `client` members those of their families.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only startedAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_student_id: Return only items with this studentId.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/papers",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[studentId]": filter_student_id,
            },
            timeout=timeout,
        )

    def get(self, paper_id: str, *, timeout: Optional[float] = None) -> types.LearnPaper:
        """Get a paper.

        Returns a paper with its questions and the saved answers. After it is handed in, the response also
        has the results: which answers are right, the right answers with explanations, and the counts for
        each subject.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/learn/papers/{segment(paper_id)}", timeout=timeout)

    def save_answer(
        self,
        paper_id: str,
        *,
        position: int,
        answer: Omittable[Optional[str]] = OMITTED,
        flagged: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnPaperAnswer:
        """Save an answer in a paper.

        Saves or clears the answer to a question of an open paper, flags the question to look at it again, or
        both. Answers can change until the paper is handed in, and nothing says whether they are right.
        Repeating a call changes nothing. Fails with `Conflict` if the paper has been handed in or its time
        is up. Fails with `BadRequest` if the paper has no such question, or the answer is empty or not one
        of the options. Fails with `Forbidden` if consent is withdrawn, or the organization requires a
        guardian’s own and does not have it.

        Args:
            answer: The capital letter of an option, or the typed text. Null clears the answer.
            flagged: Whether the student wants to look at the question again.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, Forbidden, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PUT",
            f"/v1/learn/papers/{segment(paper_id)}/answers",
            body={"position": position, "answer": answer, "flagged": or_omit(flagged)},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def submit(
        self,
        paper_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnPaper:
        """Hand in a paper.

        Hands in a paper and returns its results. Questions without an answer count as wrong. This can’t be
        undone. A paper that has already been handed in, or whose time was up, returns the same results
        again. A dry run shows no results.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/papers/{segment(paper_id)}/submit",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
