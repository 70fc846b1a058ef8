import { setImmediate } from 'node:timers/promises'
import { Blanks } from './blanks.ts'
import type { FileWindow } from './file-window.ts'
import { type Box, boxesIn } from './mp4-boxes.ts'
import { samplesOf } from './mp4-samples.ts'
import { damagedError, tooManyPartsError, Unplayable } from './unplayable.ts'

const words = (text: string) => new Set(text.split(' '))

/**
 * What may stay in a file, by what contains it; boxes named on the left are searched. Descriptions (`udta`, `meta`),
 * private boxes (`uuid`) and unknown ones are not listed.
 */
const layout: Readonly<Record<string, ReadonlySet<string>>> = {
  file: words('ftyp styp moov moof mdat imda sidx ssix mfra pdin'),
  moov: words('mvhd iods trak mvex pssh'),
  mvex: words('mehd trex leva trep'),
  trak: words('tkhd tref edts mdia trgr tapt'),
  edts: words('elst'),
  mdia: words('mdhd hdlr minf elng'),
  minf: words('vmhd smhd hmhd nmhd sthd gmhd hdlr dinf stbl'),
  stbl: words(
    'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps stsh padb stdp sdtp sbgp sgpd subs saiz saio',
  ),
  moof: words('mfhd traf pssh'),
  traf: words('tfhd tfdt trun sbgp sgpd subs saiz saio senc sdtp'),
}

/** Tracks that are seen, heard or read. The others that cameras write give their location second by second. */
const played = words('vide soun auxv pict subt sbtl text clcp subp')

const padding = words('free skip wide')
const withTimes = words('mvhd tkhd mdhd')
const tables = words('stsc stsz stz2 stco co64')
const mostBoxes = 200_000
/** What is in memory is read without waiting, so other work gets a turn after this many boxes. */
const turnBoxes = 500

interface Track {
  handler: string
  readonly tables: Map<string, Box>
}

/** Finds the metadata in an MP4. Each box of it becomes one that every reader skips. */
export async function findMp4Notes(file: FileWindow, signal: AbortSignal): Promise<Blanks> {
  const search = new Search(file, signal)
  await search.walk('file', 0, file.bytes)
  if (search.played === 0) throw new Unplayable('This file contains nothing that can be played.')
  return search.found
}

class Search {
  readonly found = new Blanks()
  played = 0
  readonly #file: FileWindow
  readonly #signal: AbortSignal
  #boxes = 0

  constructor(file: FileWindow, signal: AbortSignal) {
    this.#file = file
    this.#signal = signal
  }

  async walk(container: string, from: number, to: number, track?: Track): Promise<void> {
    let end = from
    for await (const box of boxesIn(this.#file, from, to)) {
      if (++this.#boxes > mostBoxes) throw tooManyPartsError()
      if (this.#boxes % turnBoxes === 0) await setImmediate(undefined, { signal: this.#signal })
      end = box.end
      if (padding.has(box.name)) this.found.clear(box.content, box.end)
      else if (!layout[container]?.has(box.name)) this.#free(box)
      else if (box.name === 'trak') await this.#inspectTrack(box)
      else if (layout[box.name]) await this.walk(box.name, box.content, box.end, track)
      else await this.#inspect(container, box, track)
    }
    this.found.clear(end, to)
  }

  async #inspectTrack(box: Box): Promise<void> {
    const [before, track] = [this.found.size, { handler: '', tables: new Map<string, Box>() }]
    await this.walk('trak', box.content, box.end, track)
    if (played.has(track.handler)) {
      this.played++
      return
    }
    this.found.shorten(before)
    this.#free(box)
    for (const { from, to } of await samplesOf(this.#file, track.tables)) this.found.clear(from, to)
  }

  async #inspect(container: string, box: Box, track: Track | undefined): Promise<void> {
    if (withTimes.has(box.name)) await this.#clearTimes(box)
    if (!track) return
    if (tables.has(box.name)) track.tables.set(box.name, box)
    if (container === 'mdia' && box.name === 'hdlr') {
      if (box.end - box.content < 12) throw damagedError()
      track.handler = (await this.#file.take(box.content + 8, 4)).toString('latin1')
    }
  }

  /** Creation and modification times: two numbers after the version and flags, longer ones from version 1 on. */
  async #clearTimes({ content, end }: Box): Promise<void> {
    if (end - content < 20) throw damagedError()
    const head = await this.#file.take(content, 20)
    const times = head.subarray(4, head[0] === 0 ? 12 : 20)
    if (times.some(byte => byte !== 0)) this.found.clear(content + 4, content + 4 + times.length)
  }

  #free({ begin, content, end }: Box): void {
    this.found.write(begin + 4, 'free')
    this.found.clear(content, end)
  }
}
