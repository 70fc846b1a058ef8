"""Files in the media library."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, given, segment
from .._uploading import Uploading


class MediaGroup(Uploading, Group):
    """Files in the media library."""

    def download_url(
        self,
        media_item_id: str,
        *,
        disposition: Optional[Literal["attachment", "inline"]] = None,
        rendition: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.MediaDownload:
        """Get an address to download a file.

        An address that gives the bytes of a file that is ready, to whoever has it, for 5 minutes and for as
        long as the caller could see the file itself. It takes range requests. `inline` lets a browser show
        it in place; types that could run a script are always an attachment. `rendition` gives what was made
        of a picture instead: its id, or `thumbnail-256` and `thumbnail-1024`.

        Args:
            disposition: Default attachment.
            rendition: The id of one, `thumbnail-256` or `thumbnail-1024`. Default: the file itself.

        Scope `media:read`; viewer role or higher. Can fail with NotFound, Conflict.
        """
        return self._connection.read(
            "POST",
            f"/v1/media/items/{segment(media_item_id)}/downloads",
            body={"disposition": given(disposition), "rendition": given(rendition)},
            timeout=timeout,
        )

    def create(
        self,
        *,
        organization_id: str,
        name: str,
        media_type: str,
        sha256: str,
        data: str,
        team_id: Omittable[Optional[str]] = OMITTED,
        folder: Optional[str] = None,
        tags: Optional[List[str]] = None,
        alt_text: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.MediaItem:
        """Add a small file to the media library.

        Keeps a file that fits into one request: at most 1 MiB with all its fields, which is about 700 KB of
        file; `media.createMediaUpload` begins a larger one. Its length and hash are taken from the bytes
        that came, and its type is found from what is in it: where either is not as declared, nothing is
        kept. It takes image/png, image/jpeg, image/webp, image/gif, image/avif, image/heic, image/svg+xml,
        audio/mpeg, audio/mp4, audio/aac, audio/ogg, audio/wav, audio/flac, video/mp4, video/webm,
        application/pdf, text/plain, text/csv, text/markdown,
        application/vnd.openxmlformats-officedocument.wordprocessingml.document,
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,
        application/vnd.openxmlformats-officedocument.presentationml.presentation,
        application/vnd.oasis.opendocument.text.

        Args:
            name: Without `/`, `\\` and control characters. Spaces around it are left out.
            folder: Such as `maths/fractions`; empty for none. Each part is like a name.
            tags: Kept in small letters, each once.
            alt_text: What it shows or says, for those who can’t see or hear it.
            sha256: SHA-256 of the bytes, in hex.
            data: The bytes, in base64.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/media/items",
            body={
                "organizationId": organization_id,
                "teamId": team_id,
                "name": name,
                "folder": given(folder),
                "tags": given(tags),
                "altText": given(alt_text),
                "mediaType": media_type,
                "sha256": sha256,
                "data": data,
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def list(
        self,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_organization_id: Optional[str] = None,
        filter_team_id: Optional[str] = None,
        filter_kind: Optional[str] = None,
        filter_tag: Optional[str] = None,
        filter_folder: Optional[str] = None,
        filter_state: Optional[str] = None,
        filter_uploaded_sha256: Optional[str] = None,
        filter_search: Optional[str] = None,
        filter_bin: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.MediaItem]:
        """List files of the media library.

        The files of every organization of which the caller is a member, newest first. Those of a team are
        seen by its members and by administrators; a `client` member sees those of its teams only.
        `filter[search]` finds what has these characters in its name or a tag. `filter[bin]` lists what is in
        the bin instead.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt, name, bytes. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_organization_id: Only those whose organizationId is this.
            filter_team_id: Only those whose teamId is this.
            filter_kind: Only those whose kind is this, one of picture, sound, video, document.
            filter_tag: Only those that have this tag.
            filter_folder: Only those whose folder is this.
            filter_state: Only those whose state is this, one of uploading, scanning, ready, quarantined,
                failed.
            filter_uploaded_sha256: Only those whose uploadedSha256 is this.
            filter_search: Only those in which these characters are found.
            filter_bin: true: what is in the bin, instead of what is not.

        Scope `media:read`; viewer role or higher. Can fail with BadRequest, NotFound.
        """
        return self._connection.page(
            "/v1/media/items",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[organizationId]": filter_organization_id,
                "filter[teamId]": filter_team_id,
                "filter[kind]": filter_kind,
                "filter[tag]": filter_tag,
                "filter[folder]": filter_folder,
                "filter[state]": filter_state,
                "filter[uploadedSha256]": filter_uploaded_sha256,
                "filter[search]": filter_search,
                "filter[bin]": filter_bin,
            },
            timeout=timeout,
        )

    def delete(
        self,
        media_item_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.MediaItem:
        """Put a file into the bin.

        Puts the file into the bin, where it can be restored for 30 days and still takes its room. Then it is
        gone for good. What is still being uploaded is given up by `media.cancelMediaUpload` instead.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/media/items/{segment(media_item_id)}",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def get(self, media_item_id: str, *, timeout: Optional[float] = None) -> types.MediaItem:
        """Get a file of the media library.

        What is known of one file, also of one in the bin. Its bytes come from `media.createMediaDownload`.

        Scope `media:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read("GET", f"/v1/media/items/{segment(media_item_id)}", timeout=timeout)

    def update(
        self,
        media_item_id: str,
        *,
        name: Optional[str] = None,
        alt_text: Optional[str] = None,
        tags: Optional[List[str]] = None,
        folder: Optional[str] = None,
        team_id: Omittable[Optional[str]] = OMITTED,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.MediaItem:
        """Change a file of the media library.

        Changes name, alt text, tags, folder or team. What is left out stays as it is. With the team null it
        is for the whole organization.

        Args:
            name: Without `/`, `\\` and control characters. Spaces around it are left out.
            alt_text: What it shows or says, for those who can’t see or hear it.
            tags: Kept in small letters, each once.
            folder: Such as `maths/fractions`; empty for none. Each part is like a name.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/media/items/{segment(media_item_id)}",
            body={
                "name": given(name),
                "altText": given(alt_text),
                "tags": given(tags),
                "folder": given(folder),
                "teamId": team_id,
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def usage(self, *, organization_id: str, timeout: Optional[float] = None) -> types.MediaUsage:
        """See how full the media library is.

        How many bytes the organization keeps, how many it may, and what they are. A file counts with its
        whole length, also where another has the same bytes; thumbnails and renditions take no room. It is
        not for `client` members.

        Scope `media:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.read(
            "GET",
            "/v1/media/usage",
            query={"organizationId": organization_id},
            timeout=timeout,
        )

    def purge(
        self,
        media_item_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Delete a file for good.

        Deletes the file now, whether it is in the bin or not, and gives its room back. It can’t be restored.
        Its bytes are removed within two hours, unless another file of the organization has the same.

        Scope `media:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/media/items/{segment(media_item_id)}/purge",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def restore(
        self,
        media_item_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.MediaItem:
        """Take a file out of the bin.

        Takes the file out of the bin, as it was.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/media/items/{segment(media_item_id)}/restore",
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def uses(
        self,
        media_item_id: str,
        *,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        sort_by: Optional[str] = None,
        sort_order: Optional[Literal["asc", "desc"]] = None,
        filter_student_id: Optional[str] = None,
        filter_status: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.MediaItemUse]:
        """List where a file is used.

        The assignments with which the file was given, newest first, of students that the caller sees; there
        may be others. What is put into the bin or purged is gone from all of them. It tells of students, so
        that the scope `learn:read` is needed too.

        Args:
            cursor: Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and
                filters.
            limit: Page size, a decimal number from 1 up; default 25, at most 100.
            sort_by: Field to sort by: createdAt. Default createdAt. Text sorts by code point.
            sort_order: Default desc. Items that are equal in the sort field are ordered by id.
            filter_student_id: Only those whose studentId is this.
            filter_status: Only those whose status is this, one of open, done, canceled.

        Scope `media:read`; viewer role or higher. Can fail with BadRequest, Forbidden, NotFound.
        """
        return self._connection.page(
            f"/v1/media/items/{segment(media_item_id)}/uses",
            query={
                "cursor": cursor,
                "limit": limit,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "filter[studentId]": filter_student_id,
                "filter[status]": filter_status,
            },
            timeout=timeout,
        )
