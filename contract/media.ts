import Type, { type Static } from 'typebox'
import {
  AltText,
  mediaItemExample as example,
  FileName,
  Folder,
  MediaItem,
  mediaStates,
  newFile,
  Tags,
  TeamId,
} from './media-item.ts'
import { mediaKinds, mediaTypes } from './media-types.ts'
import { operation } from './operation.ts'
import { closed, Deleted, Id, list, named, Timestamp } from './values.ts'

const inBin = {
  ...example,
  deletedAt: '2026-02-02T16:05:12.480Z',
  purgeAt: '2026-03-04T16:05:12.480Z',
}

const mediaItemId = closed({ mediaItemId: Id })

export const listMediaItems = operation({
  id: 'media.listMediaItems',
  method: 'GET',
  path: '/v1/media/items',
  summary: 'List files of the media library',
  description:
    'The files of every organization of which the caller is a member, newest first. Those of a team are seen by its members and by administrators; a `client` member sees those of its teams only. `filter[search]` finds what has these characters in its name or a tag. `filter[bin]` lists what is in the bin instead.',
  ...list(MediaItem, 'MediaItemPage', {
    sortBy: ['createdAt', 'name', 'bytes'],
    filters: {
      organizationId: 'id',
      teamId: 'id',
      kind: mediaKinds,
      tag: 'text',
      folder: 'text',
      state: mediaStates,
      uploadedSha256: 'text',
      search: 'text',
      bin: ['true'],
    },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'media:read',
  effect: 'read',
  example: {
    request: { 'filter[organizationId]': example.organizationId, 'filter[folder]': example.folder },
    response: { data: [example], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const createMediaItem = operation({
  id: 'media.createMediaItem',
  method: 'POST',
  path: '/v1/media/items',
  summary: 'Add a small file to the media library',
  description: `Keeps a file that fits into one request: at most 1 MiB with all its fields, which is about 700 KB of file; \`media.createMediaUpload\` begins a larger one. Its length and hash are taken from the bytes that came, and its type is found from what is in it: where either is not as declared, nothing is kept. It takes ${Object.keys(mediaTypes).join(', ')}.`,
  body: closed(
    {
      ...newFile,
      data: Type.String({ minLength: 4, contentEncoding: 'base64', description: 'The bytes, in base64.' }),
    },
    { $id: 'CreateMediaItemRequest' },
  ),
  response: MediaItem,
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'media:write',
  about: 'organizationId',
  effect: 'mutate',
  example: {
    request: {
      organizationId: example.organizationId,
      name: example.name,
      folder: example.folder,
      tags: example.tags,
      mediaType: example.mediaType,
      sha256: example.sha256,
      data: 'MS8yICsgMS80ID0gPwo=',
    },
    response: example,
  },
})

export const getMediaItem = operation({
  id: 'media.getMediaItem',
  method: 'GET',
  path: '/v1/media/items/{mediaItemId}',
  summary: 'Get a file of the media library',
  description:
    'What is known of one file, also of one in the bin. Its bytes come from `media.createMediaDownload`.',
  params: mediaItemId,
  response: MediaItem,
  status: 200,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'media:read',
  about: 'mediaItemId',
  effect: 'read',
  example: { request: { mediaItemId: example.id }, response: example },
})

/** What changes one file. */
const changes = {
  response: MediaItem,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'media:write',
  about: 'mediaItemId',
  effect: 'mutate',
} as const

export const updateMediaItem = operation({
  id: 'media.updateMediaItem',
  method: 'PATCH',
  path: '/v1/media/items/{mediaItemId}',
  summary: 'Change a file of the media library',
  description:
    'Changes name, alt text, tags, folder or team. What is left out stays as it is. With the team null it is for the whole organization.',
  params: mediaItemId,
  body: closed(
    {
      name: Type.Optional(FileName),
      altText: Type.Optional(AltText),
      tags: Type.Optional(Tags),
      folder: Type.Optional(Folder),
      teamId: Type.Optional(TeamId),
    },
    { $id: 'UpdateMediaItemRequest' },
  ),
  ...changes,
  example: {
    request: { mediaItemId: example.id, folder: example.folder, tags: example.tags },
    response: example,
  },
})

export const deleteMediaItem = operation({
  id: 'media.deleteMediaItem',
  method: 'DELETE',
  path: '/v1/media/items/{mediaItemId}',
  summary: 'Put a file into the bin',
  description:
    'Puts the file into the bin, where it can be restored for 30 days and still takes its room. Then it is gone for good. What is still being uploaded is given up by `media.cancelMediaUpload` instead.',
  params: mediaItemId,
  ...changes,
  destructive: false,
  example: { request: { mediaItemId: example.id }, response: inBin },
})

export const restoreMediaItem = operation({
  id: 'media.restoreMediaItem',
  method: 'POST',
  path: '/v1/media/items/{mediaItemId}/restore',
  summary: 'Take a file out of the bin',
  description: 'Takes the file out of the bin, as it was.',
  params: mediaItemId,
  ...changes,
  example: { request: { mediaItemId: example.id }, response: example },
})

export const purgeMediaItem = operation({
  id: 'media.purgeMediaItem',
  method: 'POST',
  path: '/v1/media/items/{mediaItemId}/purge',
  summary: 'Delete a file for good',
  description:
    'Deletes the file now, whether it is in the bin or not, and gives its room back. It can’t be restored. Its bytes are removed within two hours, unless another file of the organization has the same.',
  params: mediaItemId,
  ...changes,
  response: Deleted,
  role: 'admin',
  destructive: true,
  example: {
    request: { mediaItemId: example.id },
    response: { id: example.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})

const mediaDownload = closed(
  { url: Type.String({ format: 'uri' }), expiresAt: Timestamp },
  { $id: 'MediaDownload' },
)
export interface MediaDownload extends Static<typeof mediaDownload> {}
export const MediaDownload = named<MediaDownload>(mediaDownload)

export const Disposition = Type.Optional(
  Type.Enum(['attachment', 'inline'], { description: 'Default attachment.' }),
)

export const createMediaDownload = operation({
  id: 'media.createMediaDownload',
  nounVerb: 'media download-url',
  method: 'POST',
  path: '/v1/media/items/{mediaItemId}/downloads',
  summary: 'Get an address to download a file',
  description:
    'An address that gives the bytes of a file that is ready, to whoever has it, for 5 minutes and for as long as the caller could see the file itself. It takes range requests. `inline` lets a browser show it in place; types that could run a script are always an attachment. `rendition` gives what was made of a picture instead: its id, or `thumbnail-256` and `thumbnail-1024`.',
  params: mediaItemId,
  body: closed(
    {
      disposition: Disposition,
      rendition: Type.Optional(
        Type.String({
          pattern: '^(thumbnail-256|thumbnail-1024|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
          description: 'The id of one, `thumbnail-256` or `thumbnail-1024`. Default: the file itself.',
        }),
      ),
    },
    { $id: 'CreateMediaDownloadRequest' },
  ),
  response: MediaDownload,
  status: 200,
  errors: ['NotFound', 'Conflict'],
  role: 'viewer',
  scope: 'media:read',
  about: 'mediaItemId',
  effect: 'read',
  example: {
    request: { mediaItemId: example.id, disposition: 'inline' },
    response: {
      url: 'https://learn.example.org/files/AZoLHF4vfD2OT1pre4nI2g',
      expiresAt: '2026-01-31T09:35:00.000Z',
    },
  },
})

const mediaUsage = closed(
  {
    organizationId: Id,
    usedBytes: Type.Number({ description: 'What all files take together, those in the bin too.' }),
    reservedBytes: Type.Number({ description: 'Set aside for what is being uploaded.' }),
    quotaBytes: Type.Number(),
    items: Type.Number({ description: 'How many there are, with those in the bin.' }),
    byKind: Type.Array(
      closed({ kind: Type.Enum([...mediaKinds]), items: Type.Number(), bytes: Type.Number() }),
    ),
  },
  { $id: 'MediaUsage' },
)
export interface MediaUsage extends Static<typeof mediaUsage> {}
export const MediaUsage = named<MediaUsage>(mediaUsage)

export const getMediaUsage = operation({
  id: 'media.getMediaUsage',
  method: 'GET',
  path: '/v1/media/usage',
  summary: 'See how full the media library is',
  description:
    'How many bytes the organization keeps, how many it may, and what they are. A file counts with its whole length, also where another has the same bytes; thumbnails and renditions take no room. It is not for `client` members.',
  query: closed({ organizationId: Id }),
  response: MediaUsage,
  status: 200,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'media:read',
  about: 'organizationId',
  closedToClients: true,
  effect: 'read',
  example: {
    request: { organizationId: example.organizationId },
    response: {
      organizationId: example.organizationId,
      usedBytes: 14,
      reservedBytes: 0,
      quotaBytes: 10_737_418_240,
      items: 1,
      byKind: [{ kind: 'document', items: 1, bytes: 14 }],
    },
  },
})
