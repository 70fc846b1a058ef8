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
      description: 'Thumbnails are made of every picture that can be drawn, for nothing.',
    }),
    requestedWidth: nullable(Type.Number()),
    requestedHeight: nullable(Type.Number()),
    fit: Type.Enum([...renditionFits]),
    format: Type.Enum([...renditionFormats]),
    quality: nullable(Type.Number()),
    width: Type.Number({ description: 'In pixels, as it came out.' }),
    height: Type.Number(),
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
  summary: 'Make a picture in another size or format',
  description:
    'Draws a picture anew, for 1 credit, and answers with a job whose result is the MediaRendition; `media.createMediaDownload` gives its bytes. The same rendition is made and charged once: asked for again, it costs nothing. It is never larger than the picture, unless that is a drawing (SVG), and has none of its metadata. Of what moves it shows the first frame. HEIC can’t be drawn.',
  params: mediaItemId,
  body: closed(
    {
      width: Type.Optional(Side),
      height: Type.Optional(Side),
      fit: Type.Optional(
        Type.Enum([...renditionFits], {
          description:
            'Default inside: no side is longer than asked for. cover fills width and height and cuts off the rest; contain shows all of it, with margins. Both of these need width and height.',
        }),
      ),
      format: Type.Optional(Type.Enum([...renditionFormats], { description: 'Default webp.' })),
      quality: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 100,
          description: 'Default 80, for avif 50. Not for png, by which nothing is lost.',
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
  summary: 'List what was made of a picture',
  description:
    'The thumbnails and renditions of one picture, oldest first. They take none of the organization’s room, and go with the picture.',
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
