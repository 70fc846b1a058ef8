"""Credits, prices, payments and the ledger."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Any, Literal, Optional, Union, overload

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import or_omit, segment


class BillingGroup(Group):
    """Credits, prices, payments and the ledger."""

    def estimate(
        self,
        *,
        organization_id: str,
        operation: str,
        input: dict[str, Any],
        timeout: Optional[float] = None,
    ) -> types.Estimate:
        """Estimate the cost of a call.

        Returns what a paid operation would cost with this input, and whether the organization has enough
        credits. The estimate is free and reserves nothing.

        Args:
            operation: The ID of a paid operation.
            input: The fields of the operation’s path, query and body, in one object.

        Scope `billing:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "POST",
            "/v1/billing/estimates",
            body={"organizationId": organization_id, "operation": operation, "input": input},
            timeout=timeout,
        )

    def balance(self, *, organization_id: str, timeout: Optional[float] = None) -> types.CreditBalance:
        """Get the credit balance.

        Returns the credits that an organization can spend, has reserved and owes, and the grants they come
        from. `head` is the last ledger entry. Save it: with `billing.verifyLedger` you can prove later that
        no earlier entry was changed.

        Scope `billing:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/billing/balance",
            query={"organizationId": organization_id},
            timeout=timeout,
        )

    def usage(
        self,
        *,
        organization_id: str,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.CreditUsage:
        """See what credits were spent on.

        Returns the credits that an organization spent, by operation and by day in UTC. The default period is
        the last 30 days, including today. The longest is 366 days.

        Args:
            from_: The first day, in UTC, as YYYY-MM-DD.
            to: The last day (inclusive), in UTC, as YYYY-MM-DD.

        Scope `billing:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/billing/usage",
            query={"organizationId": organization_id, "from": from_, "to": to},
            timeout=timeout,
        )

    def prices(self, *, timeout: Optional[float] = None) -> Page[types.Price]:
        """List prices.

        Lists every paid operation with its price. All other operations are free. Use
        `billing.createEstimate` for the cost of a particular call.

        Scope `billing:read`; any role.
        """
        return self._connection.page("/v1/billing/prices", timeout=timeout)

    def ledger_entries(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_kind: Optional[str] = None,
        filter_reservation_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.LedgerEntry]:
        """List ledger entries.

        Lists every movement of credits, newest first. An entry moves credits from one account of the
        organization to another, and is never changed or deleted. Each entry’s `hash` covers the hash before
        it, so you can verify the whole ledger.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_kind: Return only items with this kind. One of grant, reserve, post, void, expire,
                lapse, refund, refund_failed, dispute, dispute_won, close.
            filter_reservation_id: Return only items with this reservationId.

        Scope `billing:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/billing/ledger-entries",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[kind]": filter_kind,
                "filter[reservationId]": filter_reservation_id,
            },
            timeout=timeout,
        )

    def reservations(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_status: Optional[str] = None,
        filter_operation: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.CreditReservation]:
        """List credit reservations.

        Lists the credits that paid operations have reserved, newest first. A pending reservation becomes
        `posted` when it is charged, or `voided` or `expired` when it is released.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_status: Return only items with this status. One of pending, posted, voided, expired.
            filter_operation: Return only items with this operation.

        Scope `billing:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/billing/reservations",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[status]": filter_status,
                "filter[operation]": filter_operation,
            },
            timeout=timeout,
        )

    def verify_ledger(
        self,
        *,
        organization_id: str,
        from_: Optional[str] = None,
        head_number: Optional[str] = None,
        head_hash: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LedgerVerification:
        """Verify the ledger.

        Recomputes every hash and balance, and returns the first entry that is wrong. To compare the ledger
        with an earlier state, pass the `headNumber` and `headHash` that you saved. One call verifies up to
        200,000 entries. To continue, pass `nextFrom` as `from`.

        Args:
            from_: The number of the first entry to verify. Default 1.
            head_number: The number of the head that you saved.
            head_hash: The hash of the head that you saved.

        Scope `billing:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/billing/ledger-verification",
            query={
                "organizationId": organization_id,
                "from": from_,
                "headNumber": head_number,
                "headHash": head_hash,
            },
            timeout=timeout,
        )

    @overload
    def statement(
        self,
        month: str,
        *,
        organization_id: str,
        format: Optional[Literal["json"]] = None,
        timeout: Optional[float] = None,
    ) -> types.Statement: ...

    @overload
    def statement(
        self,
        month: str,
        *,
        organization_id: str,
        format: Literal["csv", "html"],
        timeout: Optional[float] = None,
    ) -> str: ...

    def statement(
        self,
        month: str,
        *,
        organization_id: str,
        format: Optional[Literal["json", "csv", "html"]] = None,
        timeout: Optional[float] = None,
    ) -> Union[types.Statement, str]:
        """Get a monthly statement.

        Returns an organization’s credits at the start and end of a month, and everything that came in and
        was spent. With `format` you get JSON, CSV for a spreadsheet, or an HTML page to read and print. The
        statement of the current month ends now.

        Args:
            month: A month in UTC, such as 2026-01.
            format: The format of the response. Default json.

        Scope `billing:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "GET",
            f"/v1/billing/statements/{segment(month)}",
            query={"organizationId": organization_id, "format": format},
            text=format not in (None, "json"),
            timeout=timeout,
        )

    def portal(
        self,
        *,
        organization_id: str,
        return_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.PortalSession:
        """Manage cards, subscription and invoices.

        Returns the URL of a page where you can change the card, cancel the subscription and download
        invoices. The URL works for a few minutes, so request it when you need it.

        Args:
            return_url: The page to return to afterwards. It must be on this server.

        Scope `billing:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/billing/portal-sessions",
            body={"organizationId": organization_id, "returnUrl": or_omit(return_url)},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def subscribe(
        self,
        *,
        organization_id: str,
        plan: str,
        return_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.SubscriptionCheckout:
        """Subscribe to a plan.

        Starts a subscription. Open `url` in a browser to pay for the first period. Each paid period brings
        the plan’s credits, which are spent before others and expire when the period ends. The payment
        provider’s updates set the organization’s subscription fields.

        Args:
            plan: The name of a plan.
            return_url: The page to return to afterwards. It must be on this server.

        Scope `billing:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/billing/subscriptions",
            body={"organizationId": organization_id, "plan": plan, "returnUrl": or_omit(return_url)},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def top_up(
        self,
        *,
        organization_id: str,
        credits: int,
        return_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.TopUp:
        """Buy credits.

        Starts a purchase. Open `url` in a browser to pay. The credits arrive when the payment provider
        confirms the payment, within seconds for cards. The card is saved for `billing.updateAutoRecharge`.
        If nobody pays, the page expires and nothing is charged.

        Args:
            return_url: The page to return to afterwards. It must be on this server.

        Scope `billing:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/billing/top-ups",
            body={"organizationId": organization_id, "credits": credits, "returnUrl": or_omit(return_url)},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def update_auto_recharge(
        self,
        *,
        organization_id: str,
        enabled: bool,
        threshold: Optional[int] = None,
        amount: Optional[int] = None,
        daily_limit: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.AutoRecharge:
        """Set up auto-recharge.

        Buys `amount` credits with the saved card whenever the balance is below `threshold`, at most
        `dailyLimit` times in 24 hours. If the balance is already too low, the first purchase starts
        immediately. Fields you leave out stay unchanged. Three declined charges in a row or a disputed
        payment turn auto-recharge off. After declined charges, an email goes to the billing address or, if
        there is none, to every administrator. Turning auto-recharge on again resets the count.

        Args:
            threshold: Buy credits when the balance is below this number.
            amount: The number of credits to buy each time.
            daily_limit: The maximum number of purchases in 24 hours.

        Scope `billing:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PUT",
            "/v1/billing/auto-recharge",
            body={
                "organizationId": organization_id,
                "enabled": enabled,
                "threshold": or_omit(threshold),
                "amount": or_omit(amount),
                "dailyLimit": or_omit(daily_limit),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
