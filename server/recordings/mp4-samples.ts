import { type Extent, mostBlanks } from './blanks.ts'
import type { FileWindow } from './file-window.ts'
import type { Box } from './mp4-boxes.ts'
import { damagedError, tooManyPartsError, Unplayable } from './unplayable.ts'

/** The tables that locate a track's samples, as far as it has them. */
export type Tables = ReadonlyMap<string, Box>

/** A million samples: ten hours with metadata for every frame. */
const largestTable = 4 * 1024 * 1024

/** Where a track's samples are in the file. They are in chunks, each of which holds some of them side by side. */
export async function samplesOf(file: FileWindow, tables: Tables): Promise<Extent[]> {
  if (tables.has('stz2'))
    throw new Unplayable('The structure of this file is not supported. Export it again with another program.')
  const wide = tables.get('co64')
  const offsets = await tableOf(file, wide ?? tables.get('stco'), 4)
  const lengths = await tableOf(file, tables.get('stsz'), 8)
  const runs = await tableOf(file, tables.get('stsc'), 4)
  if (!offsets || !lengths || !runs) return []
  if (offsets.count > mostBlanks) throw tooManyPartsError()
  const lengthOf = sampleLengths(lengths)
  const found: Extent[] = []
  let [run, sample] = [0, 0]
  for (let chunk = 0; chunk < offsets.count; chunk++) {
    // A run of chunks with equally many samples ends where the next run begins; chunks are counted from 1.
    while (run + 1 < runs.count && runs.content.readUInt32BE((run + 1) * 12) <= chunk + 1) run++
    const samples = runs.count === 0 ? 0 : runs.content.readUInt32BE(run * 12 + 4)
    const from = wide
      ? Number(offsets.content.readBigUInt64BE(chunk * 8))
      : offsets.content.readUInt32BE(chunk * 4)
    found.push({ from, to: Math.min(from + lengthOf(sample, samples), file.bytes) })
    sample += samples
  }
  return found
}

interface Table {
  readonly head: Buffer
  readonly count: number
  readonly content: Buffer
}

/** The number of entries is the last value before them; `head` bytes lie between the flags and the entries. */
async function tableOf(file: FileWindow, box: Box | undefined, head: number): Promise<Table | undefined> {
  if (!box) return undefined
  const { content, end } = box
  if (end - content > largestTable) throw tooManyPartsError()
  if (end - content < 4 + head) throw damagedError()
  const bytes = Buffer.from(await file.take(content, end - content))
  const count = bytes.readUInt32BE(head)
  return { head: bytes.subarray(4, 4 + head), count, content: bytes.subarray(4 + head) }
}

/** How long a number of consecutive samples are together. */
function sampleLengths({ head, count, content }: Table): (first: number, samples: number) => number {
  const each = head.readUInt32BE(0)
  if (each > 0) return (_, samples) => each * samples
  return (first, samples) => {
    if (first + samples > count) throw damagedError()
    let sum = 0
    for (let sample = first; sample < first + samples; sample++) sum += content.readUInt32BE(sample * 4)
    return sum
  }
}
