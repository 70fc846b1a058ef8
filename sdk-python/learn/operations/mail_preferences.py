"""Which emails you get."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Optional

from .. import types
from .._client import Group
from .._requests import or_omit


class MailPreferencesGroup(Group):
    """Which emails you get."""

    def get(self, *, timeout: Optional[float] = None) -> types.LearnMailPreferences:
        """See which emails you get.

        Returns which regular emails you want, and your time zone. Learn sends none that you have not asked
        for.

        Scope `identity:read`; any role.
        """
        return self._connection.read("GET", "/v1/learn/mail-preferences", timeout=timeout)

    def update(
        self,
        *,
        weekly: Optional[bool] = None,
        time_zone: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.LearnMailPreferences:
        """Choose which emails you get.

        Turns the weekly email about your children on or off, or changes your time zone. It comes on Mondays
        at 7 in the morning, and says in three sentences for each child of whom you are a guardian how the
        last week went, and what to do next. Turned off, an email that is still waiting is not sent. Fields
        you leave out stay unchanged.

        Args:
            time_zone: The name of a time zone, such as Europe/London. Emails come in the morning there.

        Scope `identity:write`; any role. Can fail with BadRequest, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            "/v1/learn/mail-preferences",
            body={"weekly": or_omit(weekly), "timeZone": or_omit(time_zone)},
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
