"""Files in the media library."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import List, Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import OMITTED, Omittable, or_omit, segment
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
        """Get a download URL for a file.

        Returns a URL that downloads a file that is `ready`. It works for 5 minutes without a token, as long
        as you can see the file yourself. It supports range requests. For a smaller version of an image, pass
        `rendition`.

        Args:
            disposition: Default attachment. With `inline`, a browser shows the file instead of saving
                it, unless its type could run scripts.
            rendition: The ID of a rendition, `thumbnail-256` or `thumbnail-1024`. Default: the file
                itself.

        Scope `media:read`; viewer role or higher. Can fail with NotFound, Conflict.
        """
        return self._connection.read(
            "POST",
            f"/v1/media/items/{segment(media_item_id)}/downloads",
            body={"disposition": or_omit(disposition), "rendition": or_omit(rendition)},
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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.MediaItem:
        """Add a small file to the media library.

        Adds a file in one request. The request can be up to 1 MiB, enough for a file of about 700 KB; for
        larger files use `media.createMediaUpload`. The server checks the hash and detects the type from the
        content. If either differs from what you sent, the file is rejected. Accepted types: image/png,
        image/jpeg, image/webp, image/gif, image/avif, image/heic, image/svg+xml, audio/mpeg, audio/mp4,
        audio/aac, audio/ogg, audio/wav, audio/flac, video/mp4, video/webm, application/pdf, text/plain,
        text/csv, text/markdown, application/vnd.openxmlformats-officedocument.wordprocessingml.document,
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,
        application/vnd.openxmlformats-officedocument.presentationml.presentation,
        application/vnd.oasis.opendocument.text.

        Args:
            team_id: The team that the file is for. Null for the whole organization.
            name: The file name, without `/`, `\\` and control characters. Spaces at both ends are
                removed.
            folder: The folder, such as `maths/fractions`. Empty for none.
            tags: Labels for the file. They are stored in lower case, without duplicates.
            alt_text: A description of the content for people who can’t see or hear it.
            media_type: The media type of the file, such as image/png. The server checks it.
            sha256: The SHA-256 of the file in hex. The server checks it.
            data: The file in base64.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            "/v1/media/items",
            body={
                "organizationId": organization_id,
                "teamId": team_id,
                "name": name,
                "folder": or_omit(folder),
                "tags": or_omit(tags),
                "altText": or_omit(alt_text),
                "mediaType": media_type,
                "sha256": sha256,
                "data": data,
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
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
        filter_status: Optional[str] = None,
        filter_uploaded_sha256: Optional[str] = None,
        filter_search: Optional[str] = None,
        filter_bin: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Page[types.MediaItem]:
        """List files in the media library.

        Lists the files of every organization you belong to, newest first. Only members of the team and
        administrators see a team’s files. A `client` member sees only the files of their own teams.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by: createdAt, name, bytes. Default createdAt. Text is sorted by
                Unicode code point.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_organization_id: Return only items with this organizationId.
            filter_team_id: Return only items with this teamId.
            filter_kind: Return only items with this kind. One of image, audio, video, document.
            filter_tag: Return only items with this tag.
            filter_folder: Return only items with this folder.
            filter_status: Return only items with this status. One of uploading, scanning, ready,
                quarantined, failed.
            filter_uploaded_sha256: Return only items with this uploadedSha256.
            filter_search: Return only items whose name or tags contain this text. Case is ignored.
            filter_bin: Use true to list only the items in the bin.

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
                "filter[status]": filter_status,
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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.MediaItem:
        """Move a file to the bin.

        Moves the file to the bin. You can restore it for 30 days; after that it is permanently deleted.
        Files in the bin still count towards the quota. To stop an upload, use `media.cancelMediaUpload`.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "DELETE",
            f"/v1/media/items/{segment(media_item_id)}",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def get(self, media_item_id: str, *, timeout: Optional[float] = None) -> types.MediaItem:
        """Get a file in the media library.

        Returns the details of a file, even if it is in the bin. To download the file itself, use
        `media.createMediaDownload`.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.MediaItem:
        """Change a file in the media library.

        Changes the name, alt text, tags, folder or team. Fields you leave out stay unchanged.

        Args:
            name: The file name, without `/`, `\\` and control characters. Spaces at both ends are
                removed.
            alt_text: A description of the content for people who can’t see or hear it.
            tags: Labels for the file. They are stored in lower case, without duplicates.
            folder: The folder, such as `maths/fractions`. Empty for none.
            team_id: The team that the file is for. Null for the whole organization.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "PATCH",
            f"/v1/media/items/{segment(media_item_id)}",
            body={
                "name": or_omit(name),
                "altText": or_omit(alt_text),
                "tags": or_omit(tags),
                "folder": or_omit(folder),
                "teamId": team_id,
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def usage(self, *, organization_id: str, timeout: Optional[float] = None) -> types.MediaUsage:
        """See how full the media library is.

        Returns how much space the organization uses, by kind of file, and its quota. Every file counts in
        full, even if another has the same content. Thumbnails and renditions do not count. `client` members
        can’t call this.

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
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Deleted:
        """Permanently delete a file.

        Deletes the file immediately, even if it is not in the bin, and frees its space in the quota. It
        can’t be restored. The stored bytes are removed within two hours, unless another file of the
        organization has the same content.

        Scope `media:write`; admin role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/media/items/{segment(media_item_id)}/purge",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def restore(
        self,
        media_item_id: str,
        *,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.MediaItem:
        """Restore a file from the bin.

        Restores the file from the bin, unchanged.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/media/items/{segment(media_item_id)}/restore",
            idempotency_key=idempotency_key,
            dry_run=dry_run,
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

        Lists the assignments that include the file, newest first. You see only those of students you can
        see; there may be others. If you move the file to the bin or delete it, it disappears from all of
        them. You also need the scope `learn:read`.

        Args:
            cursor: The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters
                unchanged.
            limit: Items per page. Default 25, maximum 100.
            sort_by: The field to sort by. Only createdAt is supported.
            sort_order: Default desc. Items with equal values are sorted by ID.
            filter_student_id: Return only items with this studentId.
            filter_status: Return only items with this status. One of open, done, canceled.

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
