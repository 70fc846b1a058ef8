/** The columns of a rendition, by the names of the contract. */
export const columns = `id, item_id as "mediaItemId", organization_id as "organizationId", purpose,
  requested_width as "requestedWidth", requested_height as "requestedHeight", fit, format, quality, width, height, bytes,
  sha256, created_at as "createdAt"`
