"""Whether and when a failed call is retried."""

from __future__ import annotations

import random
import ssl
import time

from ._failures import ApiError, LearnError, NetworkError, TimedOut, UnexpectedAnswer

LONGEST_WAIT = 60.0
"""If the server asks for a longer wait, the call fails immediately."""

LEAST_RETRIES_WHEN_TOLD = 6
"""If the server sends Retry-After, a call is retried for half a minute. That outlasts most failovers."""

LONGEST_WAITS = 120.0
"""The most seconds that all waits requested by the server may take together."""


class Retries:
    """The attempts of one call. Mutations have an idempotency key, so none happens twice."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made = 0
        self._lost = False
        self._waited = 0.0

    def wait_after(self, failure: LearnError) -> bool:
        """Waits until the next attempt. Returns False if there should be none."""
        told = failure.retry_after if isinstance(failure, (ApiError, UnexpectedAnswer)) else None
        most = self._most if told is None or self._most == 0 else max(self._most, LEAST_RETRIES_WHEN_TOLD)
        if self._made >= most or not self._is_worth_it(failure) or (told or 0) > LONGEST_WAIT:
            return False
        self._waited += told or 0
        if self._waited > LONGEST_WAITS:
            return False
        time.sleep(pause(self._made) if told is None else told + random.uniform(0, 0.1))
        self._made += 1
        return True

    def _is_worth_it(self, failure: LearnError) -> bool:
        if isinstance(failure, (NetworkError, TimedOut)):
            self._lost = True
            return not isinstance(failure.__cause__, ssl.SSLCertVerificationError)
        if not isinstance(failure, (ApiError, UnexpectedAnswer)):
            return False
        passing = failure.status >= 500 or failure.status in (408, 429)
        # After any of these, a conflict may only mean that the first attempt is still running.
        self._lost = self._lost or passing
        return passing or (failure.status == 409 and self._lost)


def pause(attempt: int) -> float:
    """A random time up to a limit that doubles, so that clients do not all retry at the same moment."""
    return random.uniform(0, min(8.0, 0.5 * 2.0**attempt))
