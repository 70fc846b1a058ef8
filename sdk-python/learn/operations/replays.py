"""Estimates of how another policy would have done."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional, Union, overload

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import or_omit, segment


class ReplaysGroup(Group):
    """Estimates of how another policy would have done."""

    def cancel(
        self,
        replay_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnPolicyReplay:
        """Cancel a replay.

        Stops a queued or running replay immediately. A canceled replay has no outcome and costs nothing.
        Fails with `Conflict` if the replay has already finished.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/learn/policy/replays/{segment(replay_id)}/cancel",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Job:
        """Replay with another policy.

        Estimates how another policy would have done, from an organization’s logged decisions, their
        probabilities and the rewards that followed. If the log says too little about the policy, there is no
        estimate. Returns a job whose result is `{replayId, status}`; read the outcome with
        `learn.getLearnPolicyReplay`. It costs 1 credit per 10,000 decisions read, rounded up, even if there
        is no estimate. `billing.createEstimate` tells you the cost in advance. A replay never changes real
        decisions. Fails with `BadRequest` if the policy is not valid or the period has no decisions.

        Args:
            reward: Default next_attempt: whether the next answer on the topic, at least one day later,
                is right. mastery_gain: how much the mastery of the topic rose within seven days.
            from_: The start of the period (inclusive). ISO 8601 time with a time zone. Default: the
                first decision.
            until: The end of the period (exclusive), now at the latest. ISO 8601 time with a time zone.
                Default: now.
            seed: The seed for resampling children to compute the intervals. The same seed and log give
                the same outcome. Default 1.

        Costs 1 credit per 10,000 decisions, rounded up.

        Scope `learn:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict,
        PaymentRequired.
        """
        return self._connection.mutate(
            "POST",
            "/v1/learn/policy/replays",
            body={
                "organizationId": organization_id,
                "policy": policy,
                "reward": or_omit(reward),
                "from": or_omit(from_),
                "until": or_omit(until),
                "seed": or_omit(seed),
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
        filter_status: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LearnPolicyReplay]:
        """List replays.

        Lists replays with their policy, progress and outcome, newest first.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_status: Return only items with this status. One of queued, running, succeeded, failed,
                canceled.

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
                "filter[status]": filter_status,
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

        Returns the progress of a replay and, once it has succeeded, its outcome. If the outcome is
        `insufficient_support`, there is no estimate, and `support.refusedFor` says why. With `format=html`
        you get a report with plots. Figures for groups need at least ten children. If a child is erased,
        replays of fewer than ten children that include them are deleted.

        Args:
            format: The format of the response. Default json.

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

        Lists a sample of up to 200 decisions as the replayed policy would have made them, newest first. They
        use the same candidates and random draw as the logged decisions. Their `algorithmId` is
        `offline_replay`, and their question and attempt are null. Scores are those of the shipped policy
        with the weights of the replay. The sample appears in no other list, and is deleted with the child or
        the replay.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_student_id: Return only items with this studentId.

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
