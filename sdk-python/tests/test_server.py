from __future__ import annotations

import ssl
import uuid
from typing import Any

from learn import (
    BadRequest,
    Conflict,
    Forbidden,
    HttpApiDecodeError,
    InternalError,
    JobFailed,
    Learn,
    NetworkError,
    NotFound,
    PaymentRequired,
    TimedOut,
    TooManyRequests,
    Unauthorized,
    response_of,
    sign_in_student,
    sign_out_student,
)
from live import LiveTest, world


class ServerTest(LiveTest):
    def setUp(self) -> None:
        self.client: Any = Learn(world["url"], world["key"], retries=0)
        """Any, because only the tests have `client.trial`."""
        self.organization_id: str = world["organizationId"]

    def tearDown(self) -> None:
        self.client.close()

    def test_every_kind_of_error_has_its_own_exception(self) -> None:
        organizations, teams, trial = self.client.organizations, self.client.teams, self.client.trial
        word = {"organization_id": self.organization_id, "word": "yes"}
        with self.assertRaises(HttpApiDecodeError) as decode:
            organizations.create(name="")
        self.assertEqual([issue["path"] for issue in decode.exception.issues], [["name"]])
        with self.assertRaises(BadRequest):
            teams.list(cursor="tampered")
        with self.assertRaises(Unauthorized):
            Learn(world["url"], "learn_sk_unknown").caller.get()
        with self.assertRaises(PaymentRequired) as payment:
            Learn(world["url"], world["poor"]["key"]).trial.create_word(  # type: ignore[attr-defined]
                organization_id=world["poor"]["organizationId"], word="yes"
            )
        self.assertEqual((payment.exception.required_credits, payment.exception.shortfall), (5, 5))
        with self.assertRaises(Forbidden):
            Learn(world["url"], world["viewerToken"]).teams.create(
                organization_id=self.organization_id, name="No"
            )
        with self.assertRaises(NotFound) as missing:
            teams.get(str(uuid.uuid4()))
        self.assertEqual(missing.exception.status, 404)
        self.assertTrue(missing.exception.request_id)
        key = str(uuid.uuid4())
        trial.create_word(**word, idempotency_key=key)
        with self.assertRaises(Conflict):
            trial.create_word(organization_id=self.organization_id, word="other", idempotency_key=key)
        with self.assertRaises(InternalError):
            trial.create_word(organization_id=self.organization_id, word="crash")

    def test_iterating_over_a_list_fetches_all_pages(self) -> None:
        page = self.client.invitations.list(limit=25, sort_by="email", sort_order="asc")
        self.assertEqual((len(page.data), page.total, page.prev_cursor), (25, 60, None))
        emails = [invitation["email"] for invitation in page]
        self.assertEqual(emails, sorted(world["invited"]))
        second = page.next_page()
        self.assertEqual([invitation["email"] for invitation in second.data], sorted(world["invited"])[25:50])
        self.assertNotEqual(response_of(page).request_id, response_of(second).request_id)
        back = self.client.invitations.list(
            limit=25, sort_by="email", sort_order="asc", cursor=second.prev_cursor
        )
        self.assertEqual(back.data, page.data)
        pending = self.client.invitations.list(filter_status="revoked")
        self.assertEqual((list(pending), pending.next_page()), ([], None))

    def test_revoking_the_key_ends_an_iteration_with_unauthorized(self) -> None:
        made = self.client.keys.create(
            organization_id=self.organization_id, name="Short", role="admin", scopes=["invitations:read"]
        )
        seen = 0
        with self.assertRaises(Unauthorized):
            for _ in Learn(world["url"], made["secret"]).invitations.list(limit=20):
                seen += 1
                if seen == 20:
                    self.client.keys.revoke(made["id"])
        self.assertEqual(seen, 20)

    def test_any_text_comes_back_unchanged(self) -> None:
        name = "Žluťoučký kůň 🦊 “quoted” &=+% \\ \""
        team = self.client.teams.create(organization_id=self.organization_id, name=name)
        self.assertEqual(self.client.teams.get(team["id"])["name"], name)

    def test_the_same_idempotency_key_gives_the_same_answer(self) -> None:
        key = str(uuid.uuid4())
        create = self.client.teams.create
        first = create(organization_id=self.organization_id, name="Once", idempotency_key=key)
        again = create(organization_id=self.organization_id, name="Once", idempotency_key=key)
        self.assertEqual(first, again)
        self.assertEqual([response_of(team).replayed for team in (first, again)], [False, True])

    def test_a_statement_can_be_text(self) -> None:
        ask = self.client.billing.statement
        month = world["month"]
        self.assertEqual(ask(month, organization_id=self.organization_id)["month"], month)
        text = ask(month, organization_id=self.organization_id, format="csv")
        self.assertIn(",", text.splitlines()[0])
        self.assertTrue(response_of(text).request_id)

    def test_a_child_signs_in_learns_and_signs_out(self) -> None:
        child = world["child"]
        session = sign_in_student(world["url"], child["username"], child["pin"])
        self.assertEqual(session["studentId"], child["studentId"])
        learning = Learn(world["url"], session["token"])
        self.assertEqual(learning.students.get(child["studentId"])["id"], child["studentId"])
        sign_out_student(world["url"], session["token"])
        with self.assertRaises(Unauthorized):
            learning.students.get(child["studentId"])

    def test_wrong_pins_are_unauthorized_and_then_too_many(self) -> None:
        for _ in range(5):
            with self.assertRaises(Unauthorized):
                sign_in_student(world["url"], world["child"]["otherUsername"], "0000")
        with self.assertRaises(TooManyRequests) as caught:
            sign_in_student(world["url"], world["child"]["otherUsername"], "0000")
        self.assertGreater(caught.exception.retry_after_seconds or 0, 0)

    def test_an_untrusted_certificate_is_refused_unless_added(self) -> None:
        with self.assertRaisesRegex(NetworkError, "(?i)certificate"):
            Learn(world["tls"]["url"], "key").caller.get()
        known = ssl.create_default_context(cadata=world["tls"]["certificate"])
        with Learn(world["tls"]["url"], "key", ssl_context=known) as client:
            self.assertEqual(client.caller.get().get("asked"), 1)


class JobsTest(LiveTest):
    def setUp(self) -> None:
        self.client: Any = Learn(world["url"], world["key"])

    def tearDown(self) -> None:
        self.client.close()

    def book(self, **how: Any) -> str:
        started = self.client.trial.create_book(organization_id=world["organizationId"], **how)
        return str(started["id"])

    def test_waiting_for_a_job_reports_its_progress(self) -> None:
        seen: list[Any] = []
        job = self.client.jobs.wait(self.book(pages=6, page_milliseconds=150), on_progress=seen.append)
        self.assertEqual((job["status"], job["result"]["pages"]), ("succeeded", 6))
        self.assertEqual(seen[-1], job)
        progress = [moved["progress"] for moved in seen]
        self.assertEqual(progress, sorted(progress))
        self.assertGreaterEqual(len(seen), 2)

    def test_a_failed_or_canceled_job_raises_an_error(self) -> None:
        with self.assertRaisesRegex(JobFailed, "The pen is dry") as failed:
            self.client.jobs.wait(self.book(pages=2, fails="declared"))
        assert failed.exception.job
        self.assertEqual(failed.exception.job["status"], "failed")
        long = self.book(pages=1000, page_milliseconds=100)
        with self.assertRaisesRegex(TimedOut, "It is still running"):
            self.client.jobs.wait(long, timeout=0.3)
        self.client.jobs.cancel(long)
        with self.assertRaisesRegex(JobFailed, "canceled"):
            self.client.jobs.wait(long)

    def test_waiting_for_a_job_that_does_not_exist_fails(self) -> None:
        with self.assertRaises(NotFound):
            self.client.jobs.wait(str(uuid.uuid4()))
