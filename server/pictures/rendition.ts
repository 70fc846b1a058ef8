import type { MediaRendition } from '@learn/contract/media/renditions'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A picture in another size or format. A side that is null follows from the other. */
export interface Rendition {
  readonly width: number | null
  readonly height: number | null
  readonly fit: MediaRendition['fit']
  readonly format: MediaRendition['format']
  /** Null for lossless formats. */
  readonly quality: number | null
}

/** The default quality of each format. */
export const usualQuality = { webp: 80, jpeg: 80, avif: 50, png: null } as const

export const thumbnailSides = [1024, 256] as const

/** A thumbnail as a rendition that could be requested. */
export const thumbnailOf = (longest: number): Rendition => ({
  width: longest,
  height: longest,
  fit: 'inside',
  format: 'webp',
  quality: usualQuality.webp,
})

/** The size of the rendition divided by that of the picture; above 1, the picture would be enlarged. */
export function scaleOf(size: Size, { width, height, fit }: Rendition): number {
  const across = width === null ? Number.POSITIVE_INFINITY : width / size.width
  const down = height === null ? Number.POSITIVE_INFINITY : height / size.height
  return fit === 'cover' ? Math.max(across, down) : Math.min(across, down)
}

/** The request as text, by which the same one is recognized. */
export const specOf = ({ width, height, fit, format, quality }: Rendition): string =>
  [fit, `${width ?? ''}x${height ?? ''}`, format, ...(quality === null ? [] : [quality])].join(' ')
