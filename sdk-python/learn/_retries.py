"""Whether and when a failed call is retried."""

from __future__ import annotations

import random
import ssl
import time

from ._failures import ApiError, LearnError, NetworkError, TimedOut, UnexpectedAnswer

LONGEST_WAIT = 60.0
"""If the server asks for a longer wait, the call fails immediately."""


class Retries:
    """The attempts of one call. Mutations have an idempotency key, so none happens twice."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made = 0
        self._lost = False

    def wait_after(self, failure: LearnError) -> bool:
        """Waits until the next attempt. Returns False if there should be none."""
        told = failure.retry_after if isinstance(failure, (ApiError, UnexpectedAnswer)) else None
        if self._made >= self._most or not self._is_worth_it(failure) or (told or 0) > LONGEST_WAIT:
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
        self._lost = self._lost or failure.status >= 500
        # If an answer was lost, a conflict may only mean that the first attempt is still running.
        return failure.status >= 500 or failure.status in (408, 429) or (failure.status == 409 and self._lost)


def pause(attempt: int) -> float:
    """A random time up to a limit that doubles, so that clients do not all retry at the same moment."""
    return random.uniform(0, min(8.0, 0.5 * 2.0**attempt))
