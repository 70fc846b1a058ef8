import type { Rendition } from './rendition.ts'

/** What is asked of the process that opens pictures, and what it says to that: a line of JSON each. */

export interface Limits {
  /** More than a poster has, and fewer than what a bomb unfolds to. */
  readonly pixels: number
  readonly memoryBytes: number
  /** Of the processor's time: how busy the machine is with other things does not count. */
  readonly milliseconds: number
}

export const usualLimits: Limits = { pixels: 100_000_000, memoryBytes: 300_000_000, milliseconds: 20_000 }

export interface PictureRequest {
  readonly type: string
  /** Where the picture is, and the folder for what is made of it. */
  readonly input: string
  readonly folder: string
  readonly limits: Limits
  /** Without one, the picture is made ready to be kept. */
  readonly rendition?: Rendition
}

export interface PictureFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Drawn extends PictureFile, Size {}

/** As far as it has come: each line says more. */
export interface PictureAnswer {
  readonly stripped?: PictureFile
  readonly measured?: Size
  readonly preview?: string
  /** By their longest side. */
  readonly thumbnails?: readonly (Drawn & { readonly longest: number })[]
  readonly rendered?: Drawn
  /** Why it is no picture that can be kept, for whoever sent it. */
  readonly refused?: string
  /** That it would take more than it may. */
  readonly over?: 'memory' | 'time'
  /** That the disk takes no more. */
  readonly full?: true
  /** Why nothing can be opened on this machine. */
  readonly missing?: string
}
