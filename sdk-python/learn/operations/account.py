"""Your account."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._client import Group
from .._requests import or_omit


class AccountGroup(Group):
    """Your account."""

    def close(
        self,
        *,
        confirm_email: str,
        delete_unshared: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Close your account.

        Permanently closes your own account. You are signed out everywhere, your memberships end, and API
        keys that act for you stop working. Your email address is removed; what others keep shows only your
        ID. With `deleteUnshared`, organizations without other members are deleted, and students without
        another guardian are erased, in any organization. Fails with `Conflict` if you are the only
        administrator of an organization that is suspended or has other members or other families’ students,
        or if an organization that would be deleted still has a paid subscription. Everything happens at once
        or not at all. Afterwards your token is invalid, so a repeated call fails with `Unauthorized`, and an
        email confirms that the account is closed.

        Args:
            confirm_email: The email address of your account, as confirmation.
            delete_unshared: Whether to also delete organizations without other members, and erase
                students without another guardian. Without it, the call fails with `Conflict` if there are
                any, and lists them.

        Scope `account:close`; any role. Can fail with BadRequest, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/account/close",
            body={"confirmEmail": confirm_email, "deleteUnshared": or_omit(delete_unshared)},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def change_email(
        self,
        *,
        new_email: str,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.RequestedEmailChange:
        """Change your email address.

        Sends a link to your present address and one to the new address. When both were confirmed on the page
        that they open, within 24 hours, your address changes. Either page can also cancel it. A new request
        replaces the last one. The answer is the same whether or not the new address has an account; if it
        has, the address can’t be taken over, and the page says so to the person who opened its link. An
        address gets at most three such emails a day.

        Scope `identity:write`; any role. Can fail with BadRequest, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/account/email",
            body={"newEmail": new_email},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
