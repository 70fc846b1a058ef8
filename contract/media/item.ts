import Type, { type Static } from 'typebox'
import { closed, Id, named, nullable, Timestamp } from '../values.ts'
import { mediaKinds } from './types.ts'

export const mediaStates = ['uploading', 'scanning', 'ready', 'quarantined', 'failed'] as const

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
  description: 'Without `/`, `\\` and control characters. Spaces around it are left out.',
})
export const AltText = Type.String({
  maxLength: longestAltText,
  description: 'What it shows or says, for those who can’t see or hear it.',
})
export const Tags = Type.Array(Type.String({ minLength: 1, maxLength: longestTag }), {
  maxItems: mostTags,
  description: 'Kept in small letters, each once.',
})
export const Folder = Type.String({
  maxLength: longestFolder,
  description: 'Such as `maths/fractions`; empty for none. Each part is like a name.',
})
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the bytes, in hex.' })
export const TeamId = nullable(Id)

/** What is said of a new file, whichever way its bytes come. */
export const newFile = {
  organizationId: Id,
  teamId: Type.Optional(TeamId),
  name: FileName,
  folder: Type.Optional(Folder),
  tags: Type.Optional(Tags),
  altText: Type.Optional(AltText),
  mediaType: Type.String({ minLength: 3, maxLength: 128 }),
  sha256: Sha256,
}

const mediaItem = closed(
  {
    id: Id,
    organizationId: Id,
    teamId: Type.Union([Id, Type.Null()], {
      description: 'The team whose file it is; null for the organization’s.',
    }),
    name: Type.String(),
    altText: Type.String(),
    tags: Type.Array(Type.String()),
    folder: Type.String(),
    kind: Type.Enum([...mediaKinds]),
    mediaType: Type.String(),
    bytes: Type.Number(),
    sha256: Type.String({ description: 'SHA-256 of the bytes that are kept; what a download gives.' }),
    uploadedSha256: Type.String({
      description:
        'SHA-256 of the bytes as they were sent. Pictures, MP4, MP3 and AAC are kept without what they tell of place, time and camera.',
    }),
    state: Type.Enum([...mediaStates], { description: 'Only what is `ready` can be downloaded.' }),
    reason: nullable(Type.String({ description: 'Why it is quarantined, or has failed.' })),
    width: nullable(Type.Number({ description: 'Of a picture, in pixels, as it is shown.' })),
    height: nullable(Type.Number()),
    preview: nullable(
      Type.String({
        description: 'A picture, blurred, in 28 characters: a BlurHash of 4 × 3 components. Null for HEIC.',
      }),
    ),
    createdBy: Type.String({ format: 'uuid', description: 'The person or key who added it.' }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    deletedAt: nullable(Timestamp),
    purgeAt: nullable(Timestamp),
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
  state: 'ready',
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
