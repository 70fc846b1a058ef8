from __future__ import annotations

import json
import unittest
from http.server import BaseHTTPRequestHandler
from typing import Any, Callable

from learn import Forbidden, Learn, UnexpectedAnswer
from scripted_server import Reply, ScriptedServer, cut_off, failure


def job(progress: float) -> dict[str, Any]:
    ended = "2026-01-31T09:30:00.000Z" if progress == 1 else None
    status = "running" if ended is None else "succeeded"
    return {"id": "1", "status": status, "progress": progress, "finishedAt": ended, "error": None}


def stream(*progress: float, rest: bytes = b"") -> Callable[[BaseHTTPRequestHandler], None]:
    """A stream that reports this progress and is then cut off."""

    def act(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "text/event-stream")
        handler.end_headers()
        for moved in progress:
            data = json.dumps(job(moved)).encode()
            handler.wfile.write(b": still here\n\nid: 7\r\nevent: running\ndata: %s\n\n" % data)
        handler.wfile.write(rest)
        handler.close_connection = True

    return act


class WaitingTest(unittest.TestCase):
    def moves(self, *acts: Any) -> tuple[list[float], list[str]]:
        """The reported progress, and the last part of each requested path."""
        seen: list[float] = []
        with ScriptedServer(*acts) as server, Learn(server.url, "key", retries=0) as client:
            ended = client.jobs.wait("1", on_progress=lambda moved: seen.append(moved["progress"]))
            self.assertEqual(ended["status"], "succeeded")
            return seen, [asked.path.rpartition("/")[2] for asked in server.asked]

    def test_a_stream_that_is_cut_off_is_reopened(self) -> None:
        cut = stream(0.1, 0.2, rest=b'event: running\ndata: {"id": "1", "sta')
        seen, asked = self.moves(cut, stream(0.2, rest=b"retry: 100\n\n"), stream(0.2, 0.3, 1))
        self.assertEqual(seen, [0.1, 0.2, 0.3, 1])
        self.assertEqual(asked, ["events", "events", "events"])

    def test_watching_continues_on_another_stream_when_a_server_stops(self) -> None:
        with ScriptedServer(stream(0.1), stream(0.1, 0.5), stream(0.5, 1)) as server:
            with Learn(server.url, "key") as client:
                self.assertEqual([moved["progress"] for moved in client.jobs.watch("1")], [0.1, 0.5, 1])

    def test_an_empty_stream_is_not_opened_forever(self) -> None:
        seen, asked = self.moves(stream(), Reply(200, job(1)))
        self.assertEqual((seen, asked), ([1], ["events", "1"]))

    def test_without_a_stream_the_job_is_polled(self) -> None:
        error = stream(rest=b'event: error\ndata: {"_tag": "Forbidden", "message": "No."}\n\n')
        page = Reply(200, b"<html>", {"Content-Type": "text/html"})
        for unwatched in (cut_off, page, error, failure(429, "TooManyRequests"), failure(404, "NotFound")):
            with self.subTest(unwatched=unwatched):
                seen, asked = self.moves(unwatched, Reply(200, job(1)))
                self.assertEqual((seen, asked), ([1], ["events", "1"]))

    def test_an_endless_event_does_not_fill_the_memory(self) -> None:
        for rest in (b"x" * 5_000_000, b"x\ndata: " * 700_000):
            with ScriptedServer(stream(0.1, rest=b"data: " + rest)) as server:
                with Learn(server.url, "key") as client, self.assertRaisesRegex(UnexpectedAnswer, "4 MiB"):
                    list(client.jobs.watch("1"))

    def test_losing_access_to_the_job_raises_forbidden(self) -> None:
        with ScriptedServer(stream(0.1), failure(403, "Forbidden")) as server:
            with Learn(server.url, "key") as client, self.assertRaises(Forbidden):
                client.jobs.wait("1")

    def test_an_exception_from_on_progress_is_not_swallowed(self) -> None:
        def stop(_: object) -> None:
            raise KeyboardInterrupt

        with ScriptedServer(stream(0.1, 0.2)) as server, Learn(server.url, "key") as client:
            with self.assertRaises(KeyboardInterrupt):
                client.jobs.wait("1", on_progress=stop)
