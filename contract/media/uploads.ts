import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Shown } from '../secrets.ts'
import { closed, Deleted, Id, named, nullable, Timestamp } from '../values.ts'
import { mediaItemExample as item, largestFile, mediaStatuses, newFile, smallFileBodyLimit } from './item.ts'

const mediaUpload = closed(
  {
    mediaItemId: Id,
    organizationId: Id,
    bytes: Type.Number({ description: 'The size of the whole file.' }),
    offset: Type.Number({ description: 'The number of bytes received. The next piece starts here.' }),
    status: Type.Enum([...mediaStatuses], { description: 'The status of the file.' }),
    reason: nullable(Type.String({ description: 'Why the file was quarantined or failed.' })),
    expiresAt: Type.Union([Timestamp, Type.Null()], {
      description: 'When the upload fails if no more bytes arrive. Null once the file is complete.',
    }),
    url: Shown('It needs a token, as every operation does.', {
      format: 'uri',
      description: 'The URL of the upload. tus 1.0 clients can use it too.',
    }),
  },
  { $id: 'MediaUpload' },
)
export interface MediaUpload extends Static<typeof mediaUpload> {}
export const MediaUpload = named<MediaUpload>(mediaUpload)

const example: MediaUpload = {
  mediaItemId: item.id,
  organizationId: item.organizationId,
  bytes: item.bytes,
  offset: 0,
  status: 'uploading',
  reason: null,
  expiresAt: '2026-02-01T09:30:00.000Z',
  url: `https://learn.example.org/v1/media/uploads/${item.id}`,
}

const mediaItemId = closed({ mediaItemId: Id })

/** The common parts of operations that upload a file. */
const uploads = { role: 'member', scope: 'media:write', effect: 'mutate' } as const

export const createMediaUpload = operation({
  id: 'media.createMediaUpload',
  method: 'POST',
  path: '/v1/media/uploads',
  summary: 'Start uploading a file',
  description:
    'Starts the upload of a file of up to 10 GiB (images 128 MiB, SVG 1 MiB) and reserves its space. Send the bytes in pieces with `media.appendMediaUpload`, or as a stream with a tus 1.0 client at the same URL. If no bytes arrive for 24 hours, the upload fails and its space is released.',
  body: closed(
    {
      ...newFile,
      bytes: Type.Integer({
        minimum: 1,
        maximum: largestFile,
        description: 'The size of the whole file.',
      }),
    },
    { $id: 'CreateMediaUploadRequest' },
  ),
  response: MediaUpload,
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  ...uploads,
  about: 'organizationId',
  tus: 'POST',
  example: {
    request: {
      organizationId: item.organizationId,
      name: item.name,
      folder: item.folder,
      mediaType: item.mediaType,
      bytes: item.bytes,
      sha256: item.uploadedSha256,
    },
    response: example,
  },
})

export const getMediaUpload = operation({
  id: 'media.getMediaUpload',
  method: 'GET',
  path: '/v1/media/uploads/{mediaItemId}',
  summary: 'See the progress of an upload',
  description:
    'Returns the number of bytes received and the status of the file. After an interruption, continue at `offset`.',
  params: mediaItemId,
  response: MediaUpload,
  status: 200,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'media:read',
  about: 'mediaItemId',
  effect: 'read',
  tus: 'HEAD',
  example: { request: { mediaItemId: item.id }, response: { ...example, offset: 7 } },
})

export const appendMediaUpload = operation({
  id: 'media.appendMediaUpload',
  method: 'PATCH',
  path: '/v1/media/uploads/{mediaItemId}',
  summary: 'Upload the next piece of a file',
  description:
    'Adds the next bytes, up to about 700 KB per request. After the last piece, the server compares the file with the declared hash and type. If either differs, the upload fails and the file is deleted. Otherwise the file is scanned and becomes `ready`.',
  params: mediaItemId,
  body: closed(
    {
      offset: Type.Integer({
        minimum: 0,
        description: 'The number of bytes that the server has received so far.',
      }),
      data: Type.String({
        minLength: 4,
        maxLength: smallFileBodyLimit,
        contentEncoding: 'base64',
        description: 'The next bytes in base64.',
      }),
    },
    { $id: 'AppendMediaUploadRequest' },
  ),
  bodyLimit: smallFileBodyLimit,
  response: MediaUpload,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  ...uploads,
  about: 'mediaItemId',
  transport: 'upload',
  tus: 'PATCH',
  example: {
    request: { mediaItemId: item.id, offset: 0, data: 'MS8yICsgMS80ID0gPwo=' },
    response: { ...example, offset: item.bytes, status: 'scanning', expiresAt: null },
  },
})

export const cancelMediaUpload = operation({
  id: 'media.cancelMediaUpload',
  method: 'DELETE',
  path: '/v1/media/uploads/{mediaItemId}',
  summary: 'Cancel an upload',
  description:
    'Stops an unfinished upload. The file and the bytes received are deleted, and the reserved space is released.',
  params: mediaItemId,
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  ...uploads,
  about: 'mediaItemId',
  tus: 'DELETE',
  example: {
    request: { mediaItemId: item.id },
    response: { id: item.id, deletedAt: '2026-02-01T08:05:12.480Z' },
  },
})
