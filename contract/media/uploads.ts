import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Deleted, Id, named, nullable, Timestamp } from '../values.ts'
import { mediaItemExample as item, largestFile, mediaStates, newFile } from './item.ts'

const mediaUpload = closed(
  {
    mediaItemId: Id,
    organizationId: Id,
    bytes: Type.Number({ description: 'How many the whole file has, as declared.' }),
    offset: Type.Number({ description: 'How many have arrived, and where the next piece begins.' }),
    state: Type.Enum([...mediaStates], { description: 'The state of the file.' }),
    reason: nullable(Type.String({ description: 'Why it is quarantined, or has failed.' })),
    expiresAt: Type.Union([Timestamp, Type.Null()], {
      description: 'When it fails unless more arrives before; null once all of it has.',
    }),
    url: Type.String({ format: 'uri', description: 'Where it goes on, by tus 1.0 too.' }),
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
  state: 'uploading',
  reason: null,
  expiresAt: '2026-02-01T09:30:00.000Z',
  url: `https://learn.example.org/v1/media/uploads/${item.id}`,
}

const mediaItemId = closed({ mediaItemId: Id })

/** What brings a file in. */
const uploads = { role: 'member', scope: 'media:write', effect: 'mutate' } as const

export const createMediaUpload = operation({
  id: 'media.createMediaUpload',
  method: 'POST',
  path: '/v1/media/uploads',
  summary: 'Begin to upload a file',
  description:
    'Begins a file of up to 10 GiB (pictures 128 MiB, SVG 1 MiB), whose bytes then come in pieces by `media.appendMediaUpload`, or as a stream by tus 1.0 at this same address. Its size, hash and type are declared here, and its room is set aside. An upload to which nothing is added for 24 hours fails and gives its room back.',
  body: closed(
    {
      ...newFile,
      bytes: Type.Integer({
        minimum: 1,
        maximum: largestFile,
        description: 'How many the whole file has.',
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
  summary: 'See how far an upload is',
  description:
    'How many bytes of a file have arrived, so that an upload goes on from there after whatever has interrupted it, and what became of it.',
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
    'Adds the bytes that come next, about 700 KB at most in one request. `offset` must be how many have arrived. With the last piece the whole is held against its declared hash and type: where either differs, the file has failed and nothing of it is kept. Else it is looked through, and then it is `ready`.',
  params: mediaItemId,
  body: closed(
    {
      offset: Type.Integer({ minimum: 0, description: 'How many bytes have arrived.' }),
      data: Type.String({ minLength: 4, contentEncoding: 'base64', description: 'The bytes, in base64.' }),
    },
    { $id: 'AppendMediaUploadRequest' },
  ),
  response: MediaUpload,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  ...uploads,
  about: 'mediaItemId',
  transport: 'upload',
  tus: 'PATCH',
  example: {
    request: { mediaItemId: item.id, offset: 0, data: 'MS8yICsgMS80ID0gPwo=' },
    response: { ...example, offset: item.bytes, state: 'scanning', expiresAt: null },
  },
})

export const cancelMediaUpload = operation({
  id: 'media.cancelMediaUpload',
  method: 'DELETE',
  path: '/v1/media/uploads/{mediaItemId}',
  summary: 'Give up an upload',
  description:
    'Ends an upload that has not arrived as a whole. The file, what came of it and the room set aside for it are gone.',
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
