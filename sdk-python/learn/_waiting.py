"""Waiting for jobs."""

from __future__ import annotations

import time
from typing import Callable, Iterator, Optional, Protocol

from ._failures import JobFailed, LearnError, TimedOut
from ._retries import pause
from ._transport import Deadline
from .types import Job


class _Jobs(Protocol):
    def get_job(self, job_id: str) -> Job: ...

    def watch_job(self, job_id: str, *, timeout: Optional[float] = None) -> Iterator[Job]: ...


class Waiting:
    """What the group of jobs has beside its operations."""

    def wait(
        self: _Jobs,
        job_id: str,
        *,
        on_progress: Optional[Callable[[Job], object]] = None,
        timeout: Optional[float] = None,
    ) -> Job:
        """Wait until a job has succeeded, and give it as it then is.

        `on_progress` gets the job each time it has moved on. A job that fails or is canceled raises
        `JobFailed`. After `timeout` seconds it raises `TimedOut`; the job itself goes on.
        """
        seen: Optional[Job] = None
        for job in _moves(self, job_id, timeout):
            if on_progress is not None and job != seen:
                on_progress(job)
            seen = job
            if job["state"] == "succeeded":
                return job
            if job["finishedAt"] is not None:
                why = job["error"]["message"] if job["error"] else f"The job was {job['state']}."
                raise JobFailed(why, job=job)
        raise AssertionError("a job moves until it has ended")


def _moves(jobs: _Jobs, job_id: str, timeout: Optional[float]) -> Iterator[Job]:
    """The job as it moves on: watched where that goes, else asked for again and again."""
    deadline = Deadline(timeout)
    attempt = 0
    while not deadline.passed():
        try:
            yield from jobs.watch_job(job_id, timeout=deadline.left())
        except LearnError:
            pass  # Whatever has ended the stream, the job itself can tell.
        yield jobs.get_job(job_id)
        time.sleep(min(pause(attempt), deadline.left() or 8.0))
        attempt = min(attempt + 1, 4)
    raise TimedOut(f"The job has not ended within {timeout} seconds. It goes on.")
