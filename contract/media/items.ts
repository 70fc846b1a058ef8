import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Shown } from '../secrets.ts'
import { closed, Deleted, Id, list, named, Timestamp } from '../values.ts'
import {
  AltText,
  mediaItemExample as example,
  FileName,
  Folder,
  MediaItem,
  mediaStatuses,
  newFile,
  smallFileBodyLimit,
  Tags,
  TeamId,
} from './item.ts'
import { mediaKinds, mediaTypes } from './types.ts'

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
  summary: 'List files in the media library',
  description:
    'Lists the files of every organization you belong to, newest first. Only members of the team and administrators see a team’s files. A `client` member sees only the files of their own teams.',
  ...list(MediaItem, 'MediaItemPage', {
    sortBy: ['createdAt', 'name', 'bytes'],
    filters: {
      organizationId: 'id',
      teamId: 'id',
      kind: mediaKinds,
      tag: 'text',
      folder: 'text',
      status: mediaStatuses,
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
  description: `Adds a file in one request. The request can be up to 1 MiB, enough for a file of about 700 KB; for larger files use \`media.createMediaUpload\`. The server checks the hash and detects the type from the content. If either differs from what you sent, the file is rejected. Accepted types: ${Object.keys(mediaTypes).join(', ')}.`,
  body: closed(
    {
      ...newFile,
      data: Type.String({
        minLength: 4,
        maxLength: smallFileBodyLimit,
        contentEncoding: 'base64',
        description: 'The file in base64.',
      }),
    },
    { $id: 'CreateMediaItemRequest' },
  ),
  bodyLimit: smallFileBodyLimit,
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
  summary: 'Get a file in the media library',
  description:
    'Returns the details of a file, even if it is in the bin. To download the file itself, use `media.createMediaDownload`.',
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

/** The common parts of operations that change a file. */
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
  summary: 'Change a file in the media library',
  description: 'Changes the name, alt text, tags, folder or team. Fields you leave out stay unchanged.',
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
  summary: 'Move a file to the bin',
  description:
    'Moves the file to the bin. You can restore it for 30 days; after that it is permanently deleted. Files in the bin still count towards the quota. To stop an upload, use `media.cancelMediaUpload`.',
  params: mediaItemId,
  ...changes,
  destructive: false,
  example: { request: { mediaItemId: example.id }, response: inBin },
})

export const restoreMediaItem = operation({
  id: 'media.restoreMediaItem',
  method: 'POST',
  path: '/v1/media/items/{mediaItemId}/restore',
  summary: 'Restore a file from the bin',
  description: 'Restores the file from the bin, unchanged.',
  params: mediaItemId,
  ...changes,
  example: { request: { mediaItemId: example.id }, response: example },
})

export const purgeMediaItem = operation({
  id: 'media.purgeMediaItem',
  method: 'POST',
  path: '/v1/media/items/{mediaItemId}/purge',
  summary: 'Permanently delete a file',
  description:
    'Deletes the file immediately, even if it is not in the bin, and frees its space in the quota. It can’t be restored. The stored bytes are removed within two hours, unless another file of the organization has the same content.',
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
  {
    url: Shown('It works for 5 minutes and for one file, which an agent could not read without it.', {
      format: 'uri',
    }),
    expiresAt: Timestamp,
  },
  { $id: 'MediaDownload' },
)
export interface MediaDownload extends Static<typeof mediaDownload> {}
export const MediaDownload = named<MediaDownload>(mediaDownload)

export const Disposition = Type.Optional(
  Type.Enum(['attachment', 'inline'], {
    description:
      'Default attachment. With `inline`, a browser shows the file instead of saving it, unless its type could run scripts.',
  }),
)

export const createMediaDownload = operation({
  id: 'media.createMediaDownload',
  nounVerb: 'media download-url',
  method: 'POST',
  path: '/v1/media/items/{mediaItemId}/downloads',
  summary: 'Get a download URL for a file',
  description:
    'Returns a URL that downloads a file that is `ready`. It works for 5 minutes without a token, as long as you can see the file yourself. It supports range requests. For a smaller version of an image, pass `rendition`.',
  params: mediaItemId,
  body: closed(
    {
      disposition: Disposition,
      rendition: Type.Optional(
        Type.String({
          pattern: '^(thumbnail-256|thumbnail-1024|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
          description:
            'The ID of a rendition, `thumbnail-256` or `thumbnail-1024`. Default: the file itself.',
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
    usedBytes: Type.Number({ description: 'The size of all files, including those in the bin.' }),
    reservedBytes: Type.Number({ description: 'The space reserved for uploads in progress.' }),
    quotaBytes: Type.Number({ description: 'The space that the organization may use.' }),
    items: Type.Number({ description: 'The number of files, including those in the bin.' }),
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
    'Returns how much space the organization uses, by kind of file, and its quota. Every file counts in full, even if another has the same content. Thumbnails and renditions do not count. `client` members can’t call this.',
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
