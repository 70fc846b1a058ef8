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

/** What a file is taken for by the end of its name, where nobody says what it is. */
export const mediaTypesByEnding: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heic',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
  markdown: 'text/markdown',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
}
