import Type, { type Static } from 'typebox'
import { closed, Id, named, nullable, Timestamp } from '../values.ts'
import { mediaKinds } from './types.ts'

/** Of a request with a file, or a piece of one, in base64. */
export const smallFileBodyLimit = 1024 * 1024

export const mediaStatuses = ['uploading', 'scanning', 'ready', 'quarantined', 'failed'] as const

export const mostTags = 20
export const longestTag = 40
export const longestFileName = 255
export const longestFolder = 128
export const longestAltText = 500
export const largestFile = 10 * 1024 ** 3
export const largestPicture = 128 * 1024 ** 2
export const largestSvg = 1024 ** 2

export const FileName = Type.String({
  minLength: 1,
  maxLength: longestFileName,
  description: 'The file name, without `/`, `\\` and control characters. Spaces at both ends are removed.',
})
export const AltText = Type.String({
  maxLength: longestAltText,
  description: 'A description of the content for people who can’t see or hear it.',
})
export const Tags = Type.Array(Type.String({ minLength: 1, maxLength: longestTag }), {
  maxItems: mostTags,
  description: 'Labels for the file. They are stored in lower case, without duplicates.',
})
export const Folder = Type.String({
  maxLength: longestFolder,
  description: 'The folder, such as `maths/fractions`. Empty for none.',
})
const Sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'The SHA-256 of the file in hex. The server checks it.',
})
export const TeamId = nullable(
  Type.String({
    format: 'uuid',
    description: 'The team that the file is for. Null for the whole organization.',
  }),
)

/** The fields of a new file, sent in one request or uploaded in pieces. */
export const newFile = {
  organizationId: Id,
  teamId: Type.Optional(TeamId),
  name: FileName,
  folder: Type.Optional(Folder),
  tags: Type.Optional(Tags),
  altText: Type.Optional(AltText),
  mediaType: Type.String({
    minLength: 3,
    maxLength: 128,
    description: 'The media type of the file, such as image/png. The server checks it.',
  }),
  sha256: Sha256,
}

const mediaItem = closed(
  {
    id: Id,
    organizationId: Id,
    teamId: Type.Union([Id, Type.Null()], {
      description: 'The team that the file is for. Null for the whole organization.',
    }),
    name: Type.String(),
    altText: Type.String(),
    tags: Type.Array(Type.String()),
    folder: Type.String(),
    kind: Type.Enum([...mediaKinds]),
    mediaType: Type.String(),
    bytes: Type.Number(),
    sha256: Type.String({ description: 'The SHA-256 of the stored file, which downloads return.' }),
    uploadedSha256: Type.String({
      description:
        'The SHA-256 of the file as it was uploaded. It differs from `sha256` if metadata was removed: images, MP4, MP3 and AAC are stored without their location, time and camera details.',
    }),
    status: Type.Enum([...mediaStatuses], { description: 'Only files that are `ready` can be downloaded.' }),
    reason: nullable(Type.String({ description: 'Why the file was quarantined or failed.' })),
    width: nullable(Type.Number({ description: 'The width of an image in pixels, as displayed.' })),
    height: nullable(Type.Number({ description: 'The height of an image in pixels, as displayed.' })),
    preview: nullable(
      Type.String({
        description:
          'A blurred preview of an image: a BlurHash of 28 characters with 4 × 3 components. Null for HEIC.',
      }),
    ),
    createdBy: Type.String({ format: 'uuid', description: 'The user or API key that added the file.' }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    deletedAt: nullable(
      Type.String({ description: 'When the file was moved to the bin. Null if it is not in the bin.' }),
    ),
    purgeAt: nullable(Type.String({ description: 'When a file in the bin is permanently deleted.' })),
  },
  { $id: 'MediaItem' },
)
export interface MediaItem extends Static<typeof mediaItem> {}
export const MediaItem = named<MediaItem>(mediaItem)

export const mediaItemExample: MediaItem = {
  id: '019a0b1c-9d10-7abc-8def-0a1b2c3d4e5f',
  organizationId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  teamId: null,
  name: 'fractions.txt',
  altText: '',
  tags: ['fractions', 'year 5'],
  folder: 'maths/worksheets',
  kind: 'document',
  mediaType: 'text/plain',
  bytes: 14,
  sha256: '15d126bb5bcaae95343129cf8527d3111f780cc7c4c2198e51c5c5c4ff6c3ed4',
  uploadedSha256: '15d126bb5bcaae95343129cf8527d3111f780cc7c4c2198e51c5c5c4ff6c3ed4',
  status: 'ready',
  reason: null,
  width: null,
  height: null,
  preview: null,
  createdBy: '019a0b1c-6b10-7ccc-9ddd-1a2b3c4d5e6f',
  createdAt: '2026-01-31T09:30:00.000Z',
  updatedAt: '2026-01-31T09:30:00.000Z',
  deletedAt: null,
  purgeAt: null,
}
