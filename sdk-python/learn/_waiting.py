"""Waiting for jobs."""

from __future__ import annotations

import time
from typing import Callable, Iterator, Optional, Protocol

from ._failures import JobFailed, LearnError, TimedOut
from ._retries import pause
from ._transport import Deadline
from .types import Job


class _Jobs(Protocol):
    def get(self, job_id: str) -> Job: ...

    def watch(self, job_id: str, *, timeout: Optional[float] = None) -> Iterator[Job]: ...


class Waiting:
    """The part of `client.jobs` that is not an operation."""

    def wait(
        self: _Jobs,
        job_id: str,
        *,
        on_progress: Optional[Callable[[Job], object]] = None,
        timeout: Optional[float] = None,
    ) -> Job:
        """Wait until a job has succeeded, and return it.

        `on_progress` is called with the job whenever it changes. Raises `JobFailed` if the job fails or is
        canceled, and `TimedOut` after `timeout` seconds; the job itself continues.
        """
        seen: Optional[Job] = None
        for job in _moves(self, job_id, timeout):
            if on_progress is not None and job != seen:
                on_progress(job)
            seen = job
            if job["status"] == "succeeded":
                return job
            if job["finishedAt"] is not None:
                why = job["error"]["message"] if job["error"] else f"The job was {job['status']}."
                raise JobFailed(why, job=job)
        raise AssertionError("_moves only ends when the job does")


def _moves(jobs: _Jobs, job_id: str, timeout: Optional[float]) -> Iterator[Job]:
    """The job whenever it changes: from its stream, or by polling if the stream fails."""
    deadline = Deadline(timeout)
    attempt = 0
    while not deadline.passed():
        try:
            yield from jobs.watch(job_id, timeout=deadline.left())
        except LearnError:
            pass  # Whatever ended the stream, asking for the job shows its status.
        yield jobs.get(job_id)
        time.sleep(min(pause(attempt), deadline.left() or 8.0))
        attempt = min(attempt + 1, 4)
    raise TimedOut(f"The job did not end within {timeout} seconds. It is still running.")
