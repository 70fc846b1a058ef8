"""Uploads of large files, piece by piece."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Optional

from .. import types
from .._client import Group
from .._requests import OMITTED, Omittable, given, segment


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

        Adds the bytes that come next, about 700 KB at most in one request. `offset` must be how many have
        arrived. With the last piece the whole is held against its declared hash and type: where either
        differs, the file has failed and nothing of it is kept. Else it is looked through, and then it is
        `ready`.

        Args:
            offset: How many bytes have arrived.
            data: The bytes, in base64.

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
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Give up an upload.

        Ends an upload that has not arrived as a whole. The file, what came of it and the room set aside for
        it are gone.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/media/uploads/{segment(media_item_id)}",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get(self, media_item_id: str, *, timeout: Optional[float] = None) -> types.MediaUpload:
        """See how far an upload is.

        How many bytes of a file have arrived, so that an upload goes on from there after whatever has
        interrupted it, and what became of it.

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
        timeout: Optional[float] = None,
    ) -> types.MediaUpload:
        """Begin to upload a file.

        Begins a file of up to 10 GiB (pictures 128 MiB, SVG 1 MiB), whose bytes then come in pieces by
        `media.appendMediaUpload`, or as a stream by tus 1.0 at this same address. Its size, hash and type
        are declared here, and its room is set aside. An upload to which nothing is added for 24 hours fails
        and gives its room back.

        Args:
            name: Without `/`, `\\` and control characters. Spaces around it are left out.
            folder: Such as `maths/fractions`; empty for none. Each part is like a name.
            tags: Kept in small letters, each once.
            alt_text: What it shows or says, for those who can’t see or hear it.
            sha256: SHA-256 of the bytes, in hex.
            bytes: How many the whole file has.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/media/uploads",
            body={
                "organizationId": organization_id,
                "teamId": team_id,
                "name": name,
                "folder": given(folder),
                "tags": given(tags),
                "altText": given(alt_text),
                "mediaType": media_type,
                "sha256": sha256,
                "bytes": bytes,
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
