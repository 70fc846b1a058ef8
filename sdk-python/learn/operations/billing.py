"""Credits, prices, payments and the ledger."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Any, Literal, Optional, Union, overload

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import given, segment


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
        """Estimate what a call would cost.

        What a paid operation with this input would cost the organization, and whether that can be paid at
        present. It is free, changes nothing and holds nothing. `input` has the fields of the operation’s
        path, query and body together.

        Args:
            operation: The id of a paid operation.

        Scope `billing:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "POST",
            "/v1/billing/estimates",
            body={"organizationId": organization_id, "operation": operation, "input": input},
            timeout=timeout,
        )

    def balance(self, *, organization_id: str, timeout: Optional[float] = None) -> types.CreditBalance:
        """Get the credits of an organization.

        What can be spent, what is held, what is owed, and from which grants. `head` is the last entry of the
        ledger: keep it, and `billing.verifyLedger` can prove later that nothing before it was rewritten.

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

        What an organization spent, by operation and by day in UTC. `from` and `to` are days and both count;
        without them it is the 30 days up to today. At most 366 days.

        Args:
            from_: A day in UTC.
            to: A day in UTC.

        Scope `billing:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/billing/usage",
            query={"organizationId": organization_id, "from": from_, "to": to},
            timeout=timeout,
        )

    def prices(self, *, timeout: Optional[float] = None) -> Page[types.Price]:
        """List what operations cost.

        Every paid operation and its price. Whatever is not listed is free. `billing.createEstimate` says
        what one call with its input would cost.

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
        """List the entries of the ledger.

        Every movement of credits, newest first. An entry takes credits from one account of its organization
        and puts them into another; it is never changed or removed. `hash` is the SHA-256 of the entry and of
        the hash before it, so that anybody can check the whole.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_kind: Only those whose kind is this, one of grant, reserve, post, void, expire, lapse,
                refund, refund_failed, dispute, dispute_won, close.
            filter_reservation_id: Only those whose reservationId is this.

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
        filter_state: Optional[str] = None,
        filter_operation: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.CreditReservation]:
        """List reservations of credits.

        What paid operations hold or held, newest first. A reservation is pending, then posted, voided or
        expired; what expired or was voided was not charged.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_state: Only those whose state is this, one of pending, posted, voided, expired.
            filter_operation: Only those whose operation is this.

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
                "filter[state]": filter_state,
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

        Computes every hash anew, and every balance, and says where the first broken link is. With
        `headNumber` and `headHash`, which an earlier answer gave, it also holds the ledger against what it
        was then. One call looks at up to 200000 entries; `nextFrom` tells where to go on.

        Args:
            from_: The first entry to look at; 1 unless given.
            head_number: The number of a head that was kept.
            head_hash: Its hash.

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
        """Get the statement of a month.

        What an organization had at the start of a month, what came in, what it spent on what, and what it
        had at the end. With `format` it is JSON, CSV for a spreadsheet, or an HTML page to read, print and
        send on, which needs nothing else. The running month goes up to now.

        Args:
            month: A month in UTC, such as 2026-01.
            format: json unless given.

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
        timeout: Optional[float] = None,
    ) -> types.PortalSession:
        """Manage cards, subscription and invoices.

        Gives the address of a page of the payment provider’s on which a card can be changed, the
        subscription cancelled, and invoices be had. It works for minutes: ask for it when somebody wants to
        go there.

        Args:
            return_url: Where the browser comes back to: a page under this server’s own address.

        Scope `billing:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/billing/portal-sessions",
            body={"organizationId": organization_id, "returnUrl": given(return_url)},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def subscribe(
        self,
        *,
        organization_id: str,
        plan: str,
        return_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.SubscriptionCheckout:
        """Subscribe to a plan.

        Begins a subscription: somebody opens `url` and pays for the first period there. Each paid period
        brings the plan’s credits, which are spent first and lapse at its end. The organization’s
        subscription fields follow what the payment provider says.

        Args:
            plan: The name of a plan.
            return_url: Where the browser comes back to: a page under this server’s own address.

        Scope `billing:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/billing/subscriptions",
            body={"organizationId": organization_id, "plan": plan, "returnUrl": given(return_url)},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def top_up(
        self,
        *,
        organization_id: str,
        credits: int,
        return_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.TopUp:
        """Buy credits.

        Begins a purchase: somebody opens `url` and pays there. The credits come in when the payment provider
        says that they are paid for, which is seconds later for cards. The card is kept, so that
        `billing.updateAutoRecharge` can use it. A page that nobody pays on expires, and nothing is owed.

        Args:
            return_url: Where the browser comes back to: a page under this server’s own address.

        Scope `billing:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/billing/top-ups",
            body={"organizationId": organization_id, "credits": credits, "returnUrl": given(return_url)},
            idempotency_key=idempotency_key,
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
        timeout: Optional[float] = None,
    ) -> types.AutoRecharge:
        """Set how credits are bought automatically.

        When fewer than `threshold` credits can be spent, `amount` are bought with the card that is kept: one
        purchase at a time, and at most `dailyLimit` in 24 hours. What is left out stays as it was. After
        three declined charges in a row it is switched off, and the billing address, or else every
        administrator, gets a mail; switching it on again forgets them. So does a disputed payment switch it
        off. If there are too few credits already, it buys at once.

        Args:
            threshold: More is bought when fewer credits than this can be spent.
            amount: How many credits are bought each time.

        Scope `billing:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PUT",
            "/v1/billing/auto-recharge",
            body={
                "organizationId": organization_id,
                "enabled": enabled,
                "threshold": given(threshold),
                "amount": given(amount),
                "dailyLimit": given(daily_limit),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
