"""Estimates of how another policy would have done."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional, Union, overload

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import given, segment


class ReplaysGroup(Group):
    """Estimates of how another policy would have done."""

    def cancel(
        self,
        replay_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnPolicyReplay:
        """Cancel a replay.

        Ends a replay that waits or is being worked on, at once. Nothing of it is kept and nothing is
        charged. One that has ended already is a `Conflict`.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/policy/replays/{segment(replay_id)}/cancellation",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def create(
        self,
        *,
        organization_id: str,
        policy: types.LearnReplayPolicy,
        reward: Optional[Literal["next_attempt", "mastery_gain"]] = None,
        from_: Optional[str] = None,
        until: Optional[str] = None,
        seed: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Job:
        """Ask what another policy would have achieved.

        Reads the decisions of an organization in a period, joins each with the reward that followed, and
        estimates what another policy would have achieved, from the probabilities that were logged; or
        refuses, where they say too little about it. Answers with a job, whose result is `{replayId,
        status}`; `learn.getLearnPolicyReplay` has the outcome, also as a page to read (`format=html`). It
        costs 1 credit for each started 10,000 decisions: `billing.createEstimate` says how many beforehand,
        and what was really read is charged, for a refusal too. No live decision is changed or added. A
        policy that can’t be followed, and a period without decisions, are a `BadRequest`.

        Args:
            reward: Default next_attempt: whether the next answer on the decided topic, at least one day
                later, is right. mastery_gain: how much its mastery score gained within seven days.
            from_: Only decisions made then or later. ISO 8601 with a time zone. Default: from the first one.
            until: Only decisions made before. ISO 8601 with a time zone. Default, and latest: now.
            seed: From which children are drawn anew for the intervals: the same seed and the same log give
                the same outcome. Default 1.

        Costs 1 credit per started 10,000 decisions.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict,
        PaymentRequired.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/policy/replays",
            body={
                "organizationId": organization_id,
                "policy": policy,
                "reward": given(reward),
                "from": given(from_),
                "until": given(until),
                "seed": given(seed),
            },
            idempotency_key=idempotency_key,
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
        filter_state: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnPolicyReplay]:
        """List replays.

        What other policies were asked about, how far each replay is and what came of it, newest first.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_state: Only those whose state is this, one of queued, running, succeeded, failed,
                cancelled.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/learn/policy/replays",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[state]": filter_state,
            },
            timeout=timeout,
        )

    @overload
    def get(
        self,
        replay_id: str,
        *,
        format: Optional[Literal["json"]] = None,
        timeout: Optional[float] = None,
    ) -> types.LearnPolicyReplay: ...

    @overload
    def get(self, replay_id: str, *, format: Literal["html"], timeout: Optional[float] = None) -> str: ...

    def get(
        self,
        replay_id: str,
        *,
        format: Optional[Literal["json", "html"]] = None,
        timeout: Optional[float] = None,
    ) -> Union[types.LearnPolicyReplay, str]:
        """Get a replay.

        How far a replay is and, once it has succeeded, its outcome: the estimate with its interval, what was
        logged, every estimator, how well the log supports it, and groups of at least ten children. With
        `insufficient_support` there is no estimate, and `support.refusedFor` says why. With `format=html` it
        is a report with plots, in one page. A replay of fewer than ten children is gone once one of them is
        erased.

        Args:
            format: Default json.

        Scope `learn:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/learn/policy/replays/{segment(replay_id)}",
            query={"format": format},
            text=format not in (None, "json"),
            timeout=timeout,
        )

    def decisions(
        self,
        replay_id: str,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_student_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnReplayedDecision]:
        """List replayed decisions.

        A sample of at most 200 decisions of a replay as its policy would have made them, with the same
        candidates and the same draw, newest first. Their `algorithmId` is `offline_replay`; no question was
        asked and none answered, so these fields are null. Scores are those of the shipped policy, with the
        weights that were asked for. They are in no other list, and go with the child and with the replay.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_student_id: Only those whose studentId is this.

        Scope `learn:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            f"/v1/learn/policy/replays/{segment(replay_id)}/decisions",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[studentId]": filter_student_id,
            },
            timeout=timeout,
        )
