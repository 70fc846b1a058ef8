"""Images in other sizes and formats."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Literal, Optional

from .. import types
from .._answers import Page
from .._client import Group
from .._requests import given, segment


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
        timeout: Optional[float] = None,
    ) -> types.Job:
        """Make a picture in another size or format.

        Draws a picture anew, for 1 credit, and answers with a job whose result is the MediaRendition;
        `media.createMediaDownload` gives its bytes. The same rendition is made and charged once: asked for
        again, it costs nothing. It is never larger than the picture, unless that is a drawing (SVG), and has
        none of its metadata. Of what moves it shows the first frame. HEIC can’t be drawn.

        Args:
            fit: Default inside: no side is longer than asked for. cover fills width and height and cuts off
                the rest; contain shows all of it, with margins. Both of these need width and height.
            format: Default webp.
            quality: Default 80, for avif 50. Not for png, by which nothing is lost.

        Costs 1 credit per new rendition.

        Scope `media:write`; member role or higher. Can fail with BadRequest, NotFound, Conflict,
        PaymentRequired.
        """
        return self._connection.mutate(
            "POST",
            f"/v1/media/items/{segment(media_item_id)}/renditions",
            body={
                "width": given(width),
                "height": given(height),
                "fit": given(fit),
                "format": given(format),
                "quality": given(quality),
            },
            idempotency_key=idempotency_key,
            timeout=timeout,
        )

    def list(self, media_item_id: str, *, timeout: Optional[float] = None) -> Page[types.MediaRendition]:
        """List what was made of a picture.

        The thumbnails and renditions of one picture, oldest first. They take none of the organization’s
        room, and go with the picture.

        Scope `media:read`; viewer role or higher. Can fail with NotFound.
        """
        return self._connection.page(f"/v1/media/items/{segment(media_item_id)}/renditions", timeout=timeout)
