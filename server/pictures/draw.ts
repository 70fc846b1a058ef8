import { readFile, writeFile } from 'node:fs/promises'
import { encode } from 'blurhash'
import type { Sharp } from 'sharp'
import { fileOf } from './file.ts'
import { type Rendition, type Size, scaleOf, thumbnailOf, thumbnailSides } from './rendition.ts'
import { type DrawnPicture, type PictureRequest, renditionName, thumbnailName } from './request.ts'
import { Unreadable } from './unreadable.ts'

const svg = 'image/svg+xml'
/** `sharp` brings no decoder for HEIC, so it is only measured. */
export const canBeDrawn = (type: string) => type !== 'image/heic'

const loaders: Readonly<Record<string, string>> = {
  'image/jpeg': 'VipsForeignLoadJpegFile',
  'image/png': 'VipsForeignLoadPngFile',
  'image/webp': 'VipsForeignLoadWebpFile',
  'image/gif': 'VipsForeignLoadNsgifFile',
  'image/avif': 'VipsForeignLoadHeifFile',
  'image/heic': 'VipsForeignLoadHeifFile',
  [svg]: 'VipsForeignLoadSvgBuffer',
}

type OpenPicture = (options?: {
  readonly density?: number | undefined
  readonly limitInputPixels?: false
}) => Sharp

/** Opens this one picture, with the decoder of its type alone. Rejects if there is no `sharp` for this machine. */
export async function opener({ type, limits }: PictureRequest, path: string): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: [loaders[type] ?? ''] })
  // The SVG decoder looks for its file starting at the root of the file system, which this process can't read.
  const input = type === svg ? await readFile(path) : path
  return ({ density, limitInputPixels = limits.pixels } = {}) => {
    const options = { failOn: 'error', limitInputPixels, sequentialRead: true } as const
    return sharp(input, density === undefined ? options : { ...options, density }).autoOrient()
  }
}

/** The size as shown, after the picture is turned upright. */
export async function measure({ type, limits }: PictureRequest, open: OpenPicture): Promise<Size> {
  const { width, height } = (await open({ limitInputPixels: false }).metadata()).autoOrient
  if (type !== svg && width * height > limits.pixels)
    throw new Unreadable(
      `The image has ${width} × ${height} pixels. The maximum is ${limits.pixels / 1_000_000} million.`,
    )
  return { width, height }
}

/** The dots per inch that draw an SVG at the wanted size; undefined for pictures that consist of pixels. */
function densityFor(type: string, size: Size, longest: number): number | undefined {
  if (type !== svg) return undefined
  return Math.min(100_000, Math.max(1, (72 * longest) / Math.max(size.width, size.height)))
}

/** The thumbnails and the preview. Each is made from the larger one, so that the picture is opened only once. */
export async function drawThumbnails({ type }: PictureRequest, size: Size, open: OpenPicture) {
  const { default: sharp } = await import('sharp')
  const inside = { fit: 'inside', withoutEnlargement: true } as const
  const [largest] = thumbnailSides
  const { data, info } = await open({ density: densityFor(type, size, largest) })
    .resize(largest, largest, inside)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const openRaw = () => sharp(data, { raw: { width, height, channels } })
  const thumbnails: (DrawnPicture & { longest: number })[] = []
  for (const longest of thumbnailSides) {
    const made = await openRaw()
      .resize(longest, longest, inside)
      .webp({ quality: thumbnailOf(longest).quality ?? 80 })
      .toBuffer({ resolveWithObject: true })
    const file = await keep(thumbnailName(longest), made.data)
    thumbnails.push({ longest, width: made.info.width, height: made.info.height, ...file })
  }
  const small = await openRaw()
    .flatten({ background: 'white' })
    .resize(32, 32, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { thumbnails, preview: encode(new Uint8ClampedArray(small), 32, 32, 4, 3) }
}

export async function render(
  request: PictureRequest,
  size: Size,
  open: OpenPicture,
  rendition: Rendition,
): Promise<DrawnPicture> {
  const { format, quality, fit } = rendition
  const target = targetFor(size, rendition, request.type === svg)
  const picture = open({
    density: densityFor(request.type, size, Math.max(target.width, target.height)),
  }).resize({
    ...target,
    fit: fit === 'inside' ? 'fill' : fit, // The target already has the picture's proportions.
    background: format === 'jpeg' ? 'white' : { r: 0, g: 0, b: 0, alpha: 0 },
  })
  if (format === 'jpeg') picture.flatten({ background: 'white' })
  const { data, info } = await picture
    .toFormat(format, { ...(quality !== null && { quality }), ...(format === 'avif' && { effort: 2 }) })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, ...(await keep(renditionName, data)) }
}

/**
 * The requested size, reduced where the picture would have to grow: in the requested proportions, or its own if one side
 * was left out. An SVG may grow, because it has no pixels.
 */
export function targetFor(size: Size, rendition: Rendition, mayGrow: boolean): Size {
  const { width, height, fit } = rendition
  const scale = scaleOf(size, rendition)
  const shrink = mayGrow ? 1 : Math.max(1, scale)
  const side = (length: number) => Math.max(1, Math.round(length))
  if (width === null || height === null || fit === 'inside')
    return { width: side((size.width * scale) / shrink), height: side((size.height * scale) / shrink) }
  return { width: side(width / shrink), height: side(height / shrink) }
}

async function keep(name: string, bytes: Buffer) {
  await writeFile(name, bytes)
  return fileOf([bytes])
}
