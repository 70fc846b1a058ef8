from __future__ import annotations

import time
import unittest
from http.server import BaseHTTPRequestHandler

from learn import (
    BadRequest,
    Conflict,
    InternalError,
    Learn,
    NetworkError,
    TooManyRequests,
    UnexpectedAnswer,
    response_of,
)
from learn._retries import pause
from scripted_server import Act, Reply, ScriptedServer, cut_off, failure

made = Reply(201, {"id": "1", "name": "Ashgrove"})
gateway_page = Reply(502, b"<html>Bad gateway</html>", {"Content-Type": "text/html"})


def broken_off(handler: BaseHTTPRequestHandler) -> None:
    handler.send_response(201)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b'{"id": "1"')
    handler.close_connection = True


class PauseTest(unittest.TestCase):
    def test_pauses_are_random_and_grow(self) -> None:
        for attempt, longest in enumerate((0.5, 1, 2, 4, 8, 8)):
            pauses = [pause(attempt) for _ in range(200)]
            self.assertLessEqual(max(pauses), longest)
            self.assertGreater(max(pauses), longest * 0.7)
            self.assertLess(min(pauses), longest * 0.3)


class RetriesTest(unittest.TestCase):
    def create(self, *acts: Act, retries: int = 3) -> tuple[object, list[str]]:
        """The result of a mutation, and the idempotency keys that the server saw."""
        with ScriptedServer(*acts) as server, Learn(server.url, "key", retries=retries) as client:
            try:
                answer: object = client.organizations.create(name="Ashgrove")
            except Exception as error:  # The tests look at the error.
                answer = error
            return answer, [asked.headers["idempotency-key"] for asked in server.asked]

    def test_a_mutation_is_retried_with_the_same_idempotency_key(self) -> None:
        faults: list[Act] = [failure(500, "InternalError"), gateway_page, Reply(408), cut_off, broken_off]
        for fault in faults:
            with self.subTest(fault=fault):
                answer, keys = self.create(fault, made)
                self.assertEqual(answer, made.body)
                self.assertEqual(len(keys), 2)
                self.assertEqual(keys[0], keys[1])
                self.assertRegex(keys[0], r"^[0-9a-f-]{36}$")

    def test_each_call_has_its_own_key(self) -> None:
        with ScriptedServer(made) as server, Learn(server.url, "key") as client:
            client.organizations.create(name="Ashgrove")
            client.organizations.create(name="Ashgrove")
            client.organizations.create(name="Ashgrove", idempotency_key="mine")
            first, second, mine = [asked.headers["idempotency-key"] for asked in server.asked]
        self.assertNotEqual(first, second)
        self.assertEqual(mine, "mine")

    def test_a_read_has_no_key(self) -> None:
        with ScriptedServer(failure(500, "InternalError"), Reply(200, {"id": "1"})) as server:
            Learn(server.url, "key").organizations.get("1")
            self.assertEqual(["idempotency-key" in asked.headers for asked in server.asked], [False, False])

    def test_it_gives_up_after_its_last_retry(self) -> None:
        answer, keys = self.create(failure(500, "InternalError"), retries=1)
        self.assertIsInstance(answer, InternalError)
        self.assertEqual(len(keys), 2)
        answer, keys = self.create(gateway_page, retries=0)
        self.assertIsInstance(answer, UnexpectedAnswer)
        self.assertEqual((len(keys), getattr(answer, "status")), (1, 502))

    def test_a_refused_call_is_not_retried(self) -> None:
        for kind, status in ((BadRequest, 400), (Conflict, 409)):
            answer, keys = self.create(failure(status, kind.__name__))
            self.assertIsInstance(answer, kind)
            self.assertEqual(len(keys), 1)

    def test_a_conflict_after_a_lost_answer_is_retried(self) -> None:
        answer, keys = self.create(cut_off, failure(409, "Conflict"), made)
        self.assertEqual(answer, made.body)
        self.assertEqual(len(set(keys)), 1)

    def test_it_waits_as_long_as_the_server_asks(self) -> None:
        limit = failure(429, "TooManyRequests", headers={"Retry-After": "1"}, retryAfterSeconds=1)
        began = time.monotonic()
        answer, keys = self.create(limit, made)
        self.assertEqual((answer, len(keys)), (made.body, 2))
        self.assertGreaterEqual(time.monotonic() - began, 1)

    def test_a_server_that_says_when_to_come_again_is_asked_more_often(self) -> None:
        away = failure(429, "TooManyRequests", headers={"Retry-After": "0"}, retryAfterSeconds=0)
        self.assertEqual(len(self.create(away, retries=1)[1]), 7)
        self.assertEqual(len(self.create(away, retries=0)[1]), 1)
        answer, keys = self.create(away, failure(409, "Conflict"), made)
        self.assertEqual((answer, len(set(keys))), (made.body, 1))

    def test_a_long_wait_fails_immediately(self) -> None:
        limit = failure(429, "TooManyRequests", headers={"Retry-After": "3600"}, retryAfterSeconds=3600)
        answer, keys = self.create(limit)
        assert isinstance(answer, TooManyRequests)
        self.assertEqual((answer.retry_after_seconds, answer.retry_after, len(keys)), (3600, 3600, 1))

    def test_retry_after_may_be_a_date(self) -> None:
        later = {"Retry-After": "Fri, 31 Dec 2999 23:59:59 GMT"}
        answer, keys = self.create(Reply(503, b"", later))
        self.assertIsInstance(answer, UnexpectedAnswer)
        self.assertEqual(len(keys), 1)

    def test_an_unreachable_server_is_named(self) -> None:
        with ScriptedServer(made) as server:
            url = server.url
        with self.assertRaisesRegex(NetworkError, url):
            Learn(url, "key", retries=1).caller.get()

    def test_an_answer_knows_whether_it_was_replayed(self) -> None:
        stored = Reply(201, {"id": "1"}, {"Idempotency-Replayed": "true"})
        for act, replayed in ((made, False), (stored, True)):
            answer, _ = self.create(act)
            self.assertEqual(response_of(answer).replayed, replayed)
