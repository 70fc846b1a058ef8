import type { MediaRendition } from '@learn/contract/media/renditions'

/** A picture in another size or form. A side that is null follows from the other. */
export interface Rendition {
  readonly width: number | null
  readonly height: number | null
  readonly fit: MediaRendition['fit']
  readonly format: MediaRendition['format']
  /** Null where nothing is lost by the format. */
  readonly quality: number | null
}

/** What a format is written with where nobody says. */
export const usualQuality = { webp: 80, jpeg: 80, avif: 50, png: null } as const

export const thumbnailSides = [1024, 256] as const

/** A thumbnail as what could be asked for. */
export const thumbnailOf = (longest: number): Rendition => ({
  width: longest,
  height: longest,
  fit: 'inside',
  format: 'webp',
  quality: usualQuality.webp,
})

/** What is asked for, in one text: by it the same is known again. */
export const specOf = ({ width, height, fit, format, quality }: Rendition): string =>
  [fit, `${width ?? ''}x${height ?? ''}`, format, ...(quality === null ? [] : [quality])].join(' ')
