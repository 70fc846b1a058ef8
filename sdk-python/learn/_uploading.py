"""Uploading files."""

from __future__ import annotations

import hashlib
import io
import os
import time
from contextlib import contextmanager
from typing import BinaryIO, Callable, Iterator, Optional, Protocol, Union

from ._connection import Connection
from ._failures import LearnError, UploadRefused
from ._media_types import MEDIA_TYPES_BY_ENDING
from ._requests import OMITTED, Omittable, segment
from ._retries import Retries
from .errors import Conflict
from .operations.uploads import UploadsGroup
from .types import MediaItem, MediaUpload

MIB = 1024 * 1024
LEAST_PART, FIRST_PART, MOST_PART = MIB // 4, MIB, 16 * MIB
MOST_FAILURES = 8
"""In a row, with no bytes arriving between them: long enough for a server to restart."""
LONGEST_PAUSE = 2.0

Progress = Callable[[str, int, int], object]
File = Union[str, "os.PathLike[str]", bytes, BinaryIO]


class _Media(Protocol):
    _connection: Connection

    def get(self, media_item_id: str) -> MediaItem: ...


class Uploading:
    """The part of `client.media` that is not an operation."""

    def upload(
        self: _Media,
        file: File,
        *,
        organization_id: str,
        name: Optional[str] = None,
        media_type: Optional[str] = None,
        team_id: Omittable[Optional[str]] = OMITTED,
        folder: Optional[str] = None,
        tags: Optional[list[str]] = None,
        alt_text: Optional[str] = None,
        resume: Optional[str] = None,
        wait: bool = False,
        on_progress: Optional[Progress] = None,
        timeout: Optional[float] = None,
    ) -> MediaItem:
        """Upload a file of any size to the library.

        After an interruption the upload continues with the bytes that have not arrived. An error has a
        `media_item_id`; pass it as `resume` to continue later, even from another program.

        Args:
            file: A path, bytes, or an open seekable file.
            name: Required for bytes, which have no name of their own.
            media_type: Required if the file extension does not say it.
            wait: Whether to wait until the file can be downloaded. Raises `UploadRefused` if it is refused.
            on_progress: Called with "hashing", "sending" or "processing", the bytes so far, and the total.
            timeout: Seconds that each request may take.
        """
        uploads = UploadsGroup(self._connection)
        with _opened(file) as (content, own_name):
            total = content.seek(0, os.SEEK_END)
            tell = on_progress or (lambda phase, count, of: None)
            if resume is None:
                called = name or own_name
                if not called:
                    raise ValueError('bytes need a name, for example name="fractions.pdf"')
                upload = uploads.create(
                    organization_id=organization_id,
                    name=called,
                    media_type=media_type or _type_of(called),
                    bytes=total,
                    sha256=_hash(content, total, tell),
                    team_id=team_id,
                    folder=folder,
                    tags=tags,
                    alt_text=alt_text,
                )
            else:
                upload = uploads.get(resume)
                if upload["bytes"] != total:
                    sizes = f"upload {resume} has {upload['bytes']} bytes and this file has {total}"
                    raise ValueError(f"{sizes}: it is a different file")
            try:
                _send(self, content, total, upload, tell, timeout)
                return _settled(self, upload["mediaItemId"], total, wait, tell)
            except LearnError as error:
                error.media_item_id = upload["mediaItemId"]
                raise


@contextmanager
def _opened(file: File) -> Iterator[tuple[BinaryIO, Optional[str]]]:
    if isinstance(file, (str, os.PathLike)):
        with open(file, "rb") as content:
            yield content, os.path.basename(os.fspath(file))
    elif isinstance(file, bytes):
        yield io.BytesIO(file), None
    else:
        named = getattr(file, "name", None)
        yield file, os.path.basename(named) if isinstance(named, str) else None


def _type_of(name: str) -> str:
    ending = os.path.splitext(name)[1].lower().lstrip(".")
    if ending not in MEDIA_TYPES_BY_ENDING:
        raise ValueError(f"can't tell the type of {name!r} from its extension: pass media_type")
    return MEDIA_TYPES_BY_ENDING[ending]


def _hash(content: BinaryIO, total: int, tell: Progress) -> str:
    digest = hashlib.sha256()
    count = 0
    while count < total:
        part = _part(content, count, MIB, total)
        digest.update(part)
        count += len(part)
        tell("hashing", count, total)
    return digest.hexdigest()


def _send(
    media: _Media,
    content: BinaryIO,
    total: int,
    upload: MediaUpload,
    tell: Progress,
    timeout: Optional[float],
) -> None:
    """Sends the bytes that have not arrived yet. After an interruption the server says where to continue."""
    item = upload["mediaItemId"]
    uploads = UploadsGroup(media._connection)
    path = f"/v1/media/uploads/{segment(item)}"
    size = FIRST_PART
    retries = Retries(MOST_FAILURES)
    now: Optional[MediaUpload] = upload
    asked = False
    while True:
        try:
            asked = now is None
            if now is None:
                now = uploads.get(item)
            offset = int(now["offset"])
            tell("sending", offset, total)
            if now["status"] != "uploading" or offset >= total:
                return
            began = time.monotonic()
            part = _part(content, offset, size, total)
            arrived = media._connection.append(path, offset, part, timeout=timeout)
            size = _next_size(size, time.monotonic() - began)
            now = {**now, "offset": arrived}
            retries = Retries(MOST_FAILURES)
        except LearnError as failure:
            now = None
            size = max(LEAST_PART, size // 2)
            # A conflict means that the server expects a different offset. It will say which.
            is_wrong_offset = isinstance(failure, Conflict) and not asked
            if not is_wrong_offset and not retries.wait_after(failure):
                raise


def _part(content: BinaryIO, offset: int, size: int, total: int) -> bytes:
    content.seek(offset)
    part = content.read(min(size, total - offset))
    if not part:
        raise ValueError("the file became shorter while it was being read")
    return part


def _next_size(size: int, seconds: float) -> int:
    """Small enough for a slow connection to send before the timeout, larger on a fast one."""
    if seconds > 5:
        return max(LEAST_PART, size // 2)
    return min(MOST_PART, size * 2) if seconds < 1 else size


def _settled(media: _Media, media_item_id: str, total: int, wait: bool, tell: Progress) -> MediaItem:
    pause = 0.1
    while True:
        item = media.get(media_item_id)
        if item["status"] in ("failed", "quarantined"):
            raise UploadRefused(item["reason"] or f"The file is {item['status']}.", item=item)
        # A server may have died after the last byte. Another one finishes the upload.
        if item["status"] == "ready" or (item["status"] != "uploading" and not wait):
            return item
        tell("processing", total, total)
        time.sleep(pause)
        pause = min(LONGEST_PAUSE, pause * 2)
