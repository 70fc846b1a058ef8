import type { Blanks } from './blanks.ts'
import type { FileWindow } from './file-window.ts'
import { findId3Notes } from './id3.ts'
import { findMp4Notes } from './mp4.ts'
import { damagedError } from './unplayable.ts'

type Find = (file: FileWindow, signal: AbortSignal) => Promise<Blanks>

const finders = new Map<string, Find>([
  ['video/mp4', findMp4Notes],
  ['audio/mp4', findMp4Notes],
  ['audio/mpeg', findId3Notes],
  ['audio/aac', findId3Notes],
])

export const canHaveNotes = (type: string): boolean => finders.has(type)

/** Finds the metadata in a recording. Rejects with `Unplayable` if that is not possible. */
export async function findNotes(type: string, file: FileWindow, signal: AbortSignal): Promise<Blanks> {
  const find = finders.get(type)
  if (!find) throw new Error(`can't find metadata in ${type}`)
  try {
    return await find(file, signal)
  } catch (error) {
    // Something was read beyond the end of its box.
    throw error instanceof RangeError ? damagedError() : error
  }
}
