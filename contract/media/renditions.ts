import Type, { type Static } from 'typebox'
import { exampleJob, Job } from '../jobs.ts'
import { operation } from '../operation.ts'
import { closed, Id, named, nullable, onePage, Timestamp } from '../values.ts'
import { mediaItemExample } from './item.ts'

export const renditionFits = ['inside', 'cover', 'contain'] as const
export const renditionFormats = ['webp', 'jpeg', 'png', 'avif'] as const
const longestSide = 4_096

const mediaRendition = closed(
  {
    id: Id,
    mediaItemId: Id,
    organizationId: Id,
    purpose: Type.Enum(['thumbnail', 'rendition'], {
      description: 'Thumbnails are created automatically and free of charge for every image except HEIC.',
    }),
    requestedWidth: nullable(Type.Number()),
    requestedHeight: nullable(Type.Number()),
    fit: Type.Enum([...renditionFits]),
    format: Type.Enum([...renditionFormats]),
    quality: nullable(Type.Number()),
    width: Type.Number({ description: 'The actual width in pixels.' }),
    height: Type.Number({ description: 'The actual height in pixels.' }),
    bytes: Type.Number(),
    sha256: Type.String(),
    createdAt: Timestamp,
  },
  { $id: 'MediaRendition' },
)
export interface MediaRendition extends Static<typeof mediaRendition> {}
export const MediaRendition = named<MediaRendition>(mediaRendition)

const example: MediaRendition = {
  id: '019a0b1d-3c20-7abc-8def-0a1b2c3d4e5f',
  mediaItemId: mediaItemExample.id,
  organizationId: mediaItemExample.organizationId,
  purpose: 'rendition',
  requestedWidth: 800,
  requestedHeight: 600,
  fit: 'cover',
  format: 'webp',
  quality: 80,
  width: 800,
  height: 600,
  bytes: 48_210,
  sha256: 'a3f1c0d2b45e96877a6b5c4d3e2f10918273645546372819a0b1c2d3e4f5a6b7',
  createdAt: '2026-01-31T09:31:04.000Z',
}

const mediaItemId = closed({ mediaItemId: Id })
const Side = Type.Integer({ minimum: 1, maximum: longestSide })

export const createMediaRendition = operation({
  id: 'media.createMediaRendition',
  method: 'POST',
  path: '/v1/media/items/{mediaItemId}/renditions',
  summary: 'Resize or convert an image',
  description:
    'Creates a rendition of an image for 1 credit. Returns a job whose result is the MediaRendition; download it with `media.createMediaDownload`. Asking for the same rendition again is free. A rendition larger than the original is refused, except for SVG. A rendition contains no metadata, and shows only the first frame of an animation. HEIC is not supported.',
  params: mediaItemId,
  body: closed(
    {
      width: Type.Optional(Side),
      height: Type.Optional(Side),
      fit: Type.Optional(
        Type.Enum([...renditionFits], {
          description:
            'Default inside: fits within width and height. cover: fills width and height and crops the rest. contain: shows the whole image with margins. cover and contain need both width and height.',
        }),
      ),
      format: Type.Optional(Type.Enum([...renditionFormats], { description: 'Default webp.' })),
      quality: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 100,
          description: 'Default 80, or 50 for avif. Not allowed for png, which is lossless.',
        }),
      ),
    },
    { $id: 'CreateMediaRenditionRequest' },
  ),
  response: Job,
  status: 202,
  errors: ['BadRequest', 'NotFound', 'Conflict', 'PaymentRequired'],
  role: 'member',
  scope: 'media:write',
  about: 'mediaItemId',
  closedToClients: true,
  effect: 'paid',
  cost: { credits: 1, per: 'new rendition' },
  example: {
    request: { mediaItemId: example.mediaItemId, width: 800, height: 600, fit: 'cover' },
    response: {
      ...exampleJob,
      operation: 'media.createMediaRendition',
      organizationId: example.organizationId,
      reservedCredits: 1,
    },
  },
})

const renditionPage = closed(onePage(MediaRendition), { $id: 'MediaRenditionPage' })
interface RenditionPage extends Static<typeof renditionPage> {}

export const listMediaRenditions = operation({
  id: 'media.listMediaRenditions',
  method: 'GET',
  path: '/v1/media/items/{mediaItemId}/renditions',
  summary: 'List renditions of an image',
  description:
    'Lists the thumbnails and renditions of an image, oldest first. They do not count towards the quota and are deleted with the image.',
  params: mediaItemId,
  response: named<RenditionPage>(renditionPage),
  status: 200,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'media:read',
  about: 'mediaItemId',
  effect: 'read',
  example: {
    request: { mediaItemId: example.mediaItemId },
    response: { data: [example], total: 1, nextCursor: null, prevCursor: null },
  },
})
