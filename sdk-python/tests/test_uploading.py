from __future__ import annotations

import hashlib
import io
import os
import tempfile
import unittest
from typing import Any

from learn import BadRequest, Conflict, Learn, NetworkError, UploadRefused
from live import LiveTest, world
from scripted_server import Reply, ScriptedServer, cut_off, failure

WORDS = b"one half and one quarter"


def upload(offset: int = 0, status: str = "uploading") -> dict[str, Any]:
    return {"mediaItemId": "1", "bytes": len(WORDS), "offset": offset, "status": status}


def item(status: str = "ready", reason: Any = None) -> Reply:
    return Reply(200, {"id": "1", "status": status, "reason": reason})


def taken(offset: int) -> Reply:
    return Reply(200, None, {"Upload-Offset": str(offset)})


class UploadingTest(unittest.TestCase):
    def upload(self, *acts: Any, **how: Any) -> tuple[Any, list[Any]]:
        """The result or the exception, and the requests: a method, or the offset and the bytes sent."""
        with ScriptedServer(*acts) as server, Learn(server.url, "key", retries=0) as client:
            try:
                came: Any = client.media.upload(WORDS, organization_id="2", **{"name": "a.txt", **how})
            except Exception as error:
                came = error
            return came, [
                (int(asked.headers["upload-offset"]), asked.body) if asked.method == "PATCH" else asked.method
                for asked in server.asked
            ]

    def test_size_hash_and_type_are_declared_before_the_bytes_are_sent(self) -> None:
        seen: list[Any] = []
        with ScriptedServer(Reply(201, upload()), taken(24), item()) as server:
            with Learn(server.url, "key") as client:
                client.media.upload(
                    io.BytesIO(WORDS),
                    organization_id="2",
                    name="a.TXT",
                    tags=["x"],
                    on_progress=lambda *now: seen.append(now),
                )
        declared, patch, _ = server.asked
        self.assertEqual(
            declared.body,
            {
                "organizationId": "2",
                "name": "a.TXT",
                "mediaType": "text/plain",
                "bytes": 24,
                "sha256": hashlib.sha256(WORDS).hexdigest(),
                "tags": ["x"],
            },
        )
        self.assertEqual((patch.path, patch.body), ("/v1/media/uploads/1", WORDS))
        self.assertEqual(patch.headers["content-type"], "application/offset+octet-stream")
        self.assertEqual(seen, [("hashing", 24, 24), ("sending", 0, 24), ("sending", 24, 24)])

    def test_after_an_interruption_it_continues_with_the_missing_bytes(self) -> None:
        acts = [Reply(201, upload()), cut_off, cut_off, Reply(200, upload(9)), taken(24), item()]
        came, asked = self.upload(*acts)
        self.assertEqual(came["status"], "ready")
        self.assertEqual(asked, ["POST", (0, WORDS), "GET", "GET", (9, WORDS[9:]), "GET"])

    def test_after_a_conflict_the_server_is_asked_for_the_offset(self) -> None:
        conflict = failure(409, "Conflict")
        came, asked = self.upload(Reply(201, upload()), conflict, Reply(200, upload(20)), taken(24), item())
        self.assertEqual((came["status"], asked[2:]), ("ready", ["GET", (20, b"rter"), "GET"]))
        stays, _ = self.upload(Reply(201, upload()), conflict, Reply(200, upload(20)), conflict)
        self.assertIsInstance(stays, Conflict)

    def test_an_upload_can_be_resumed_with_the_same_file_only(self) -> None:
        _, asked = self.upload(Reply(200, upload(20)), taken(24), item(), resume="1")
        self.assertEqual(asked, ["GET", (20, b"rter"), "GET"])
        came, _ = self.upload(Reply(200, {**upload(), "bytes": 5}), resume="1")
        self.assertIsInstance(came, ValueError)

    def test_a_refused_upload_raises_an_error_with_its_id(self) -> None:
        came, asked = self.upload(Reply(201, upload()), failure(400, "BadRequest"))
        self.assertIsInstance(came, BadRequest)
        self.assertEqual((came.media_item_id, len(asked)), ("1", 2))
        acts = [Reply(201, upload()), taken(24), item("scanning"), item("quarantined", "Eicar")]
        refused, _ = self.upload(*acts, wait=True)
        self.assertIsInstance(refused, UploadRefused)
        self.assertEqual((refused.message, refused.item["id"]), ("Eicar", "1"))

    def test_a_file_without_a_name_or_known_type_is_not_sent(self) -> None:
        for name in ("", "a.exe", "README"):
            came, asked = self.upload(Reply(500), name=name)
            self.assertIsInstance(came, ValueError)
            self.assertEqual(asked, [])

    def test_an_unreachable_server_raises_a_network_error(self) -> None:
        with Learn("http://127.0.0.1:1", "key", retries=0) as client, self.assertRaises(NetworkError):
            client.media.upload(WORDS, organization_id="2", name="a.txt")


class UploadingToServerTest(LiveTest):
    def test_a_file_is_uploaded_from_its_path(self) -> None:
        content = WORDS * 100_000
        with tempfile.TemporaryDirectory() as folder, Learn(world["url"], world["key"]) as client:
            path = os.path.join(folder, "halves.txt")
            with open(path, "wb") as file:
                file.write(content)
            uploaded = client.media.upload(path, organization_id=world["organizationId"], wait=True)
        self.assertEqual((uploaded["name"], uploaded["status"]), ("halves.txt", "ready"))
        self.assertEqual(uploaded["sha256"], hashlib.sha256(content).hexdigest())
