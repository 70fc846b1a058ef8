"""Images in other sizes and formats."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import or_omit, segment


class RenditionsGroup(Group):
    """Images in other sizes and formats."""

    def create(
        self,
        media_item_id: str,
        *,
        width: Optional[int] = None,
        height: Optional[int] = None,
        fit: Optional[Literal["inside", "cover", "contain"]] = None,
        format: Optional[Literal["webp", "jpeg", "png", "avif"]] = None,
        quality: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        dry_run: bool = False,
        timeout: Optional[float] = None,
    ) -> types.Job:
        """Resize or convert an image.

        Creates a rendition of an image for 1 credit. Returns a job whose result is the MediaRendition;
        download it with `media.createMediaDownload`. Asking for the same rendition again is free. A
        rendition larger than the original is refused, except for SVG. A rendition contains no metadata, and
        shows only the first frame of an animation. HEIC is not supported.

        Args:
            fit: Default inside: fits within width and height. cover: fills width and height and crops
                the rest. contain: shows the whole image with margins. cover and contain need both width and
                height.
            format: Default webp.
            quality: Default 80, or 50 for avif. Not allowed for png, which is lossless.

        Costs 1 credit per new rendition.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict,
        PaymentRequired.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/media/items/{segment(media_item_id)}/renditions",
            body={
                "width": or_omit(width),
                "height": or_omit(height),
                "fit": or_omit(fit),
                "format": or_omit(format),
                "quality": or_omit(quality),
            },
            idempotency_key=idempotency_key,
            dry_run=dry_run,
            timeout=timeout,
        )

    def list(self, media_item_id: str, *, timeout: Optional[float] = None) -> Page[types.MediaRendition]:
        """List renditions of an image.

        Lists the thumbnails and renditions of an image, oldest first. They do not count towards the quota
        and are deleted with the image.

        Scope `media:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.page(f"/v1/media/items/{segment(media_item_id)}/renditions", timeout=timeout)
