from __future__ import annotations

import os
import pickle
import socket
import subprocess
import sys
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler
from typing import Optional, Union

from learn import (
    ApiError,
    HttpApiDecodeError,
    Learn,
    NotFound,
    TimedOut,
    TokenProvider,
    Unauthorized,
    UnexpectedAnswer,
    response_of,
)
from learn._transport import Deadline, Message, Transport
from scripted_server import Reply, ScriptedServer, failure

caller = Reply(200, {"kind": "key"})
html = {"Content-Type": "text/html"}


class AnswersTest(unittest.TestCase):
    def test_an_answer_is_plain_json_and_knows_its_request_id(self) -> None:
        with ScriptedServer(caller) as server:
            answer = Learn(server.url, "key").caller.get()
        self.assertEqual(answer, {"kind": "key"})
        self.assertEqual(response_of(answer).request_id, "from-the-header")
        self.assertEqual(response_of(answer).headers["content-type"], "application/json")
        with self.assertRaisesRegex(TypeError, "Only the value that a call returned"):
            response_of({"kind": "key"})

    def test_a_dry_run_that_the_server_does_not_confirm_is_an_error(self) -> None:
        made = {"id": "a", "name": "Ashgrove"}
        with ScriptedServer(Reply(201, made, {"Preference-Applied": "dry-run"}), Reply(201, made)) as server:
            client = Learn(server.url, "key")
            self.assertEqual(client.organizations.create(name="Ashgrove", dry_run=True), made)
            with self.assertRaisesRegex(UnexpectedAnswer, "the change may have been made"):
                client.organizations.create(name="Ashgrove", dry_run=True)
            self.assertEqual([asked.headers["prefer"] for asked in server.asked], ["dry-run", "dry-run"])

    def test_an_answer_from_anything_but_this_api_is_an_unexpected_answer(self) -> None:
        replies = [
            Reply(200, b"<html>Sign in to the network</html>", html),
            Reply(200, b'{"kind": "ke'),
            Reply(200, b"\xff\xfe\x00"),
            Reply(200, b"[" * 100_000),
            Reply(200, [1]),
            Reply(204, b""),
            Reply(404, b"<html>No such page</html>", html),
            Reply(403, {"error": "forbidden"}),
        ]
        for reply in replies:
            with self.subTest(reply=reply), ScriptedServer(reply) as server:
                with self.assertRaises(UnexpectedAnswer) as caught:
                    Learn(server.url, "key").caller.get()
                self.assertEqual(caught.exception.status, reply.status)
                self.assertIn("request id from-the-header", str(caught.exception))

    def test_every_attempt_is_logged_without_the_token_and_the_query(self) -> None:
        with ScriptedServer(failure(503, "InternalError"), caller) as server:
            with self.assertLogs("learn", "DEBUG") as logged:
                Learn(server.url, "key-secret").caller.get()
        self.assertEqual(len(logged.output), 2)
        self.assertRegex(logged.output[0], "GET /v1/caller failed: InternalError, request id ")
        self.assertRegex(logged.output[1], "GET /v1/caller succeeded$")
        self.assertNotIn("secret", "".join(logged.output))

    def test_a_newer_server_may_send_new_fields_and_new_errors(self) -> None:
        with ScriptedServer(Reply(200, {"kind": "key", "mood": "new"})) as server:
            self.assertEqual(Learn(server.url, "key").caller.get().get("mood"), "new")
        with ScriptedServer(failure(418, "Teapot", spout="short")) as server:
            with self.assertRaises(ApiError) as caught:
                Learn(server.url, "key").caller.get()
        error = caught.exception
        self.assertEqual((error.kind, error.status, error.details["spout"]), ("Teapot", 418, "short"))

    def test_an_error_has_its_details_and_can_be_pickled(self) -> None:
        issues = [{"path": ["name"], "message": "is too short"}]
        with ScriptedServer(failure(400, "HttpApiDecodeError", issues=issues)) as server:
            with self.assertRaises(HttpApiDecodeError) as caught:
                Learn(server.url, "key").caller.get()
        for error in (caught.exception, pickle.loads(pickle.dumps(caught.exception))):
            self.assertEqual(error.issues, issues)
            self.assertEqual((error.request_id, error.status), ("from-the-body", 400))
            self.assertEqual(str(error), "This is HttpApiDecodeError. (request id from-the-body)")

    def test_redirects_are_not_followed_so_the_token_stays_here(self) -> None:
        with ScriptedServer(caller) as other:
            with ScriptedServer(Reply(307, b"", {"Location": f"{other.url}/v1/caller"})) as server:
                with self.assertRaisesRegex(UnexpectedAnswer, f"redirects to {other.url}"):
                    Learn(server.url, "secret").caller.get()
            self.assertEqual(other.asked, [])

    def test_a_list_that_repeats_a_page_or_is_not_a_list_is_not_followed(self) -> None:
        page = {"data": [{"id": "1"}], "total": 9, "nextCursor": "again", "prevCursor": None}
        with ScriptedServer(Reply(200, page)) as server:
            with self.assertRaisesRegex(UnexpectedAnswer, "repeats the same page"):
                list(Learn(server.url, "key").teams.list())
            self.assertEqual(len(server.asked), 2)
        with ScriptedServer(Reply(200, {"items": []})) as server:
            with self.assertRaisesRegex(UnexpectedAnswer, "not a page"):
                Learn(server.url, "key").teams.list()


class TokensTest(unittest.TestCase):
    def test_a_provider_is_called_once_more_with_the_refused_token(self) -> None:
        refusals: list[Optional[str]] = []

        def provide(refused: Optional[str]) -> str:
            refusals.append(refused)
            return "old" if refused is None else "new"

        with ScriptedServer(failure(401, "Unauthorized"), caller) as server:
            Learn(server.url, provide).caller.get()
            sent = [asked.headers["authorization"] for asked in server.asked]
        self.assertEqual(refusals, [None, "old"])
        self.assertEqual(sent, ["Bearer old", "Bearer new"])

    def test_a_token_that_is_refused_twice_is_not_tried_again(self) -> None:
        tokens: list[tuple[Union[str, TokenProvider], int]] = [
            (lambda refused: f"after-{refused}", 2),
            (lambda _: "same", 1),
            ("key", 1),
        ]
        for token, times in tokens:
            with ScriptedServer(failure(401, "Unauthorized")) as server:
                with self.assertRaises(Unauthorized):
                    Learn(server.url, token).caller.get()
                self.assertEqual(len(server.asked), times)

    def test_a_token_that_does_not_fit_a_header_is_neither_sent_nor_shown(self) -> None:
        with ScriptedServer(caller) as server:
            for token in ("secret\r\nX-Evil: 1", "secrét", "secret ", ""):
                with self.assertRaises(ValueError) as caught:
                    Learn(server.url, token).caller.get()
                self.assertNotIn("secr", str(caught.exception))
            self.assertEqual(server.asked, [])
        self.assertNotIn("secret", repr(Learn(server.url, "secret")))


class RequestsTest(unittest.TestCase):
    def test_omitted_fields_are_not_sent_and_none_is_sent_as_null(self) -> None:
        with ScriptedServer(Reply(200, {"id": "1"})) as server, Learn(server.url, "key") as client:
            client.organizations.update("1", name="Ünïcode 🦊")
            client.organizations.update("1", billing_email=None)
            sent = [asked.body for asked in server.asked]
        self.assertEqual(sent, [{"name": "Ünïcode 🦊"}, {"billingEmail": None}])

    def test_names_and_values_are_encoded_for_the_wire(self) -> None:
        page = Reply(200, {"data": [], "total": 0, "nextCursor": None, "prevCursor": None})
        with ScriptedServer(page) as server, Learn(f"{server.url}/", "key") as client:
            client.audit.list(limit=5, filter_operation="a&b=ü")
            client.billing.usage(organization_id="1", from_="2026-01-01")
            client.questions.get("maths/1?2#3")
            self.assertEqual(
                [asked.path for asked in server.asked],
                [
                    "/v1/audit-events?limit=5&filter%5Boperation%5D=a%26b%3D%C3%BC",
                    "/v1/billing/usage?organizationId=1&from=2026-01-01",
                    "/v1/learn/questions/maths%2F1%3F2%233",
                ],
            )

    def test_invalid_arguments_are_refused_before_anything_is_sent(self) -> None:
        with ScriptedServer(caller) as server, Learn(server.url, "key") as client:
            for organization_id in ("", ".", ".."):
                with self.assertRaisesRegex(ValueError, "is not an id"):
                    client.organizations.delete(organization_id, confirm_name="Ashgrove")
            with self.assertRaisesRegex(ValueError, "idempotency_key"):
                client.organizations.create(name="Ashgrove", idempotency_key="ü")
            with self.assertRaises(TypeError):
                client.organizations.create(nmae="Ashgrove")  # type: ignore[call-arg]
            self.assertEqual(server.asked, [])
        strange = ("learn.example.org", "ftp://example.org", "http://", "http://a:b@c", "http://:b@c", "http://a/?b", "http://a/v1")
        for base_url in strange:
            with self.assertRaisesRegex(ValueError, "base_url"):
                Learn(base_url, "key")


class ConnectionsTest(unittest.TestCase):
    def test_a_slow_server_times_out_even_if_it_keeps_sending(self) -> None:
        ended = threading.Event()

        def drip(handler: BaseHTTPRequestHandler) -> None:
            handler.wfile.write(b"HTTP/1.1 200 OK\r\n")
            while not ended.wait(0.05):
                handler.wfile.write(b"X-Drip: 1\r\n")

        def say_nothing(_: BaseHTTPRequestHandler) -> None:
            ended.wait(5)

        for slow in (drip, say_nothing):
            with ScriptedServer(slow) as server, Learn(server.url, "key", retries=0) as client:
                began = time.monotonic()
                with self.assertRaises(TimedOut):
                    client.caller.get(timeout=0.3)
                self.assertLess(time.monotonic() - began, 2)
        ended.set()

    def test_calls_share_a_connection_and_survive_its_closing(self) -> None:
        def closing(handler: BaseHTTPRequestHandler) -> None:
            body = b'{"kind": "key"}'
            handler.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
            handler.close_connection = True

        with ScriptedServer(caller, closing, caller) as server, Learn(server.url, "key", retries=0) as client:
            client.caller.get()
            client.caller.get()
            self.assertTrue(server.hung_up.wait(5))
            client.caller.get()
            connections = [asked.client for asked in server.asked]
        self.assertEqual(connections[0], connections[1])
        self.assertNotEqual(connections[1], connections[2])

    def test_many_threads_use_one_client(self) -> None:
        def echo(handler: BaseHTTPRequestHandler) -> None:
            body = b'{"id": "%s"}' % handler.path.rpartition("/")[2].encode()
            handler.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))

        wrong: list[object] = []
        with ScriptedServer(echo) as server, Learn(server.url, "key", retries=0) as client:

            def work(thread: int) -> None:
                for call in range(20):
                    wanted = f"{thread}-{call}"
                    try:
                        if client.teams.get(wanted)["id"] != wanted:
                            wrong.append(wanted)
                    except Exception as error:
                        wrong.append(error)

            threads = [threading.Thread(target=work, args=(number,)) for number in range(12)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            connections = {asked.client for asked in server.asked}
        self.assertEqual(wrong, [])
        self.assertLess(len(connections), 60)

    @unittest.skipUnless(hasattr(os, "fork"), "this system has no fork")
    def test_a_forked_process_opens_its_own_connections(self) -> None:
        program = """
import os, sys
from learn import Learn
client = Learn(sys.argv[1], "key", retries=0)
client.caller.get()
child = os.fork()
client.caller.get()
if child:
    sys.exit(os.waitpid(child, 0)[1])
"""
        with ScriptedServer(caller) as server:
            subprocess.run([sys.executable, "-B", "-c", program, server.url], check=True, timeout=30)
            self.assertEqual(len(server.asked), 3)
            self.assertEqual(len({asked.client for asked in server.asked}), 2)

    def test_a_silent_stream_times_out(self) -> None:
        ended = threading.Event()

        def fall_silent(handler: BaseHTTPRequestHandler) -> None:
            handler.wfile.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n: still here\n\n")
            ended.wait(5)

        with ScriptedServer(fall_silent) as server, self.assertRaises(socket.timeout):
            deadline = Deadline(None, quiet=0.2)
            with Transport(server.url, None).ask(Message("GET", "/", {}, None), deadline) as came:
                while came.readline():
                    pass
        ended.set()

    def test_a_failed_call_leaves_its_connection_for_the_next(self) -> None:
        with ScriptedServer(failure(404, "NotFound"), caller) as server, Learn(server.url, "key") as client:
            with self.assertRaises(NotFound):
                client.teams.get("1")
            client.caller.get()
            self.assertEqual(len({asked.client for asked in server.asked}), 1)
