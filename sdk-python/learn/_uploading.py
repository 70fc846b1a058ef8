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
from .types import MediaItem, MediaUpload

MIB = 1024 * 1024
LEAST_PART, FIRST_PART, MOST_PART = MIB // 4, MIB, 16 * MIB
MOST_FAILURES = 8
"""In a row, without anything having arrived: a server that is started anew is waited for."""
LONGEST_PAUSE = 2.0

Progress = Callable[[str, int, int], object]
File = Union[str, "os.PathLike[str]", bytes, BinaryIO]


class _Media(Protocol):
    _connection: Connection

    def create_media_upload(
        self,
        *,
        organization_id: str,
        name: str,
        media_type: str,
        bytes: int,
        sha256: str,
        team_id: Omittable[Optional[str]] = OMITTED,
        folder: Optional[str] = None,
        tags: Optional[list[str]] = None,
        alt_text: Optional[str] = None,
    ) -> MediaUpload: ...

    def get_media_upload(self, media_item_id: str) -> MediaUpload: ...

    def get_media_item(self, media_item_id: str) -> MediaItem: ...


class Uploading:
    """What the group of media has beside its operations."""

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
        """Send a file of any length to the library, and give it as the library has it.

        Whatever breaks, it goes on from what has arrived. An error has the `media_item_id`, with which, as
        `resume`, another program can go on.

        Args:
            file: A path, bytes, or an open file that can be read from any place.
            name: Where the file does not say it itself.
            media_type: Where the end of the name does not tell.
            wait: Whether to wait until it can be downloaded. What is refused then raises `UploadRefused`.
            on_progress: Gets "hashing", "sending" or "processing", how many bytes, and of how many.
            timeout: Seconds that each request may take.
        """
        with _opened(file) as (content, own_name):
            total = content.seek(0, os.SEEK_END)
            tell = on_progress or (lambda phase, count, of: None)
            if resume is None:
                called = name or own_name
                if not called:
                    raise ValueError('bytes have no name: give one, such as name="fractions.pdf"')
                upload = self.create_media_upload(
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
                upload = self.get_media_upload(resume)
                if upload["bytes"] != total:
                    raise ValueError(f"that upload is of {upload['bytes']} bytes, and this file has {total}")
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
        raise ValueError(f"what {name!r} is can't be told by its name: give media_type, such as image/png")
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
    """Sends what has not arrived yet. After a break the server says from where it goes on."""
    item = upload["mediaItemId"]
    path = f"/v1/media/uploads/{segment(item)}"
    size = FIRST_PART
    retries = Retries(MOST_FAILURES)
    now: Optional[MediaUpload] = upload
    asked = False
    while True:
        try:
            asked = now is None
            if now is None:
                now = media.get_media_upload(item)
            offset = int(now["offset"])
            tell("sending", offset, total)
            if now["state"] != "uploading" or offset >= total:
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
            # A conflict says that another offset is due than was thought: the server knows which.
            is_other_offset = isinstance(failure, Conflict) and not asked
            if not is_other_offset and not retries.wait_after(failure):
                raise


def _part(content: BinaryIO, offset: int, size: int, total: int) -> bytes:
    content.seek(offset)
    part = content.read(min(size, total - offset))
    if not part:
        raise ValueError("the file has become shorter while it was read")
    return part


def _next_size(size: int, seconds: float) -> int:
    """What a slow line takes long before the time-out, and many at once on a fast one."""
    if seconds > 5:
        return max(LEAST_PART, size // 2)
    return min(MOST_PART, size * 2) if seconds < 1 else size


def _settled(media: _Media, media_item_id: str, total: int, wait: bool, tell: Progress) -> MediaItem:
    pause = 0.1
    while True:
        item = media.get_media_item(media_item_id)
        if item["state"] in ("failed", "quarantined"):
            raise UploadRefused(item["reason"] or f"The file is {item['state']}.", item=item)
        # With its last byte a server may have been lost: another is at its end then.
        if item["state"] == "ready" or (item["state"] != "uploading" and not wait):
            return item
        tell("processing", total, total)
        time.sleep(pause)
        pause = min(LONGEST_PAUSE, pause * 2)
