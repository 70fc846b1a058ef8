import type { MediaRendition } from '@learn/contract/media/renditions'

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

/** The request as text, by which the same one is recognized. */
export const specOf = ({ width, height, fit, format, quality }: Rendition): string =>
  [fit, `${width ?? ''}x${height ?? ''}`, format, ...(quality === null ? [] : [quality])].join(' ')
