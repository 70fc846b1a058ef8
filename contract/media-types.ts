export const mediaKinds = ['picture', 'sound', 'video', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]

const office = 'application/vnd.openxmlformats-officedocument'

/** What the library takes, and what kind it is of. Whatever is not here is refused. */
export const mediaTypes: Readonly<Record<string, MediaKind>> = {
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'image/webp': 'picture',
  'image/gif': 'picture',
  'image/avif': 'picture',
  'image/heic': 'picture',
  'image/svg+xml': 'picture',
  'audio/mpeg': 'sound',
  'audio/mp4': 'sound',
  'audio/aac': 'sound',
  'audio/ogg': 'sound',
  'audio/wav': 'sound',
  'audio/flac': 'sound',
  'video/mp4': 'video',
  'video/webm': 'video',
  'application/pdf': 'document',
  'text/plain': 'document',
  'text/csv': 'document',
  'text/markdown': 'document',
  [`${office}.wordprocessingml.document`]: 'document',
  [`${office}.spreadsheetml.sheet`]: 'document',
  [`${office}.presentationml.presentation`]: 'document',
  'application/vnd.oasis.opendocument.text': 'document',
}
