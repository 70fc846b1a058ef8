"""Uploads of large files, piece by piece."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Optional

from .. import types
from .._client import Group
from .._requests import OMITTED, Omittable, or_omit, segment


class UploadsGroup(Group):
    """Uploads of large files, piece by piece."""

    def append(
        self,
        media_item_id: str,
        *,
        offset: int,
        data: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.MediaUpload:
        """Upload the next piece of a file.

        Adds the next bytes, up to about 700 KB per request. After the last piece, the server compares the
        file with the declared hash and type. If either differs, the upload fails and the file is deleted.
        Otherwise the file is scanned and becomes `ready`.

        Args:
            offset: The number of bytes that the server has received so far.
            data: The next bytes in base64.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/media/uploads/{segment(media_item_id)}",
            body={"offset": offset, "data": data},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def cancel(
        self,
        media_item_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Cancel an upload.

        Stops an unfinished upload. The file and the bytes received are deleted, and the reserved space is
        released.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/media/uploads/{segment(media_item_id)}",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def get(self, media_item_id: str, *, timeout: Optional[float] = None) -> types.MediaUpload:
        """See the progress of an upload.

        Returns the number of bytes received and the status of the file. After an interruption, continue at
        `offset`.

        Scope `media:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/media/uploads/{segment(media_item_id)}", timeout=timeout)

    def create(
        self,
        *,
        organization_id: str,
        name: str,
        media_type: str,
        sha256: str,
        bytes: int,
        team_id: Omittable[Optional[str]] = OMITTED,
        folder: Optional[str] = None,
        tags: Optional[List[str]] = None,
        alt_text: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.MediaUpload:
        """Start uploading a file.

        Starts the upload of a file of up to 10 GiB (images 128 MiB, SVG 1 MiB) and reserves its space. Send
        the bytes in pieces with `media.appendMediaUpload`, or as a stream with a tus 1.0 client at the same
        URL. If no bytes arrive for 24 hours, the upload fails and its space is released.

        Args:
            team_id: The team that the file is for. Null for the whole organization.
            name: The file name, without `/`, `\\` and control characters. Spaces at both ends are
                removed.
            folder: The folder, such as `maths/fractions`. Empty for none.
            tags: Labels for the file. They are stored in lower case, without duplicates.
            alt_text: A description of the content for people who can’t see or hear it.
            media_type: The media type of the file, such as image/png. The server checks it.
            sha256: The SHA-256 of the file in hex. The server checks it.
            bytes: The size of the whole file.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/media/uploads",
            body={
                "organizationId": organization_id,
                "teamId": team_id,
                "name": name,
                "folder": or_omit(folder),
                "tags": or_omit(tags),
                "altText": or_omit(alt_text),
                "mediaType": media_type,
                "sha256": sha256,
                "bytes": bytes,
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )
