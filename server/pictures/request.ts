import type { Rendition, Size } from './rendition.ts'

/** What the picture process is asked, and what it answers: one line of JSON each. */

export interface Limits {
  /** More than a poster has, and fewer than a decompression bomb has. */
  readonly pixels: number
  readonly memoryBytes: number
  /** CPU time: other work on the machine does not count. */
  readonly milliseconds: number
}

/** The files in the folder where the process runs. */
export const inputName = 'input'
export const strippedName = 'stripped'
export const renditionName = 'rendition'
export const thumbnailName = (longest: number) => `thumbnail-${longest}`

export interface PictureRequest {
  readonly type: string
  readonly limits: Limits
  /** Without one, the picture is prepared for keeping. */
  readonly rendition?: Rendition
}

/** The process never says where a file is, so that it can't make the server read another one. */
export interface PictureFile {
  readonly bytes: number
  readonly sha256: string
}

export interface DrawnPicture extends PictureFile, Size {}

/** The answer so far: each line adds to it. */
export interface PictureAnswer {
  readonly stripped?: PictureFile
  readonly measured?: Size
  readonly preview?: string
  readonly thumbnails?: readonly (DrawnPicture & { readonly longest: number })[]
  readonly rendered?: DrawnPicture
  /** Why the picture can't be kept, as a sentence for the person who sent it. */
  readonly refused?: string
  /** The limit that it exceeded. */
  readonly over?: 'memory' | 'time'
  /** The CPU time that it took. Missing if the process was stopped. */
  readonly milliseconds?: number
  /** Set if the disk is full. */
  readonly full?: true
  /** Why this machine can't open pictures. */
  readonly missing?: string
}
