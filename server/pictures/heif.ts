import { type Box, boxesIn, type Extent, itemPlaces, itemTypes } from './heif-boxes.ts'
import { Unreadable } from './unreadable.ts'

/** Items that are pictures, or describe how to combine them. */
const pictures = new Set(['av01', 'hvc1', 'lhv1', 'grid', 'iovl', 'iden', 'tmap'])

/** The properties that stay. Descriptions, times and unknown properties do not. */
const properties = new Set(
  'ispe pixi pasp colr irot imir clap av1C hvcC lhvC auxC lsel a1op a1lx clli mdcv cclv amve rloc oinf tols'.split(
    ' ',
  ),
)

/** Boxes of an image sequence that contain other boxes, and boxes that say when and where its frames are. */
const nested = new Set(['trak', 'mdia', 'minf', 'stbl', 'edts'])
const timing = new Set(
  'mvhd tkhd tref elst mdhd hdlr vmhd nmhd dinf stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh sdtp sbgp sgpd subs'.split(
    ' ',
  ),
)

/**
 * AVIF and HEIC refer to their bytes by position, so nothing can be cut out. Everything that is not a picture is
 * overwritten in place: Exif, XMP, and bytes that nothing refers to.
 */
export function stripHeif(bytes: Buffer): Buffer[] {
  const boxes = boxesIn(bytes, 0, bytes.length)
  const meta = boxes.find(({ name }) => name === 'meta')
  if (!meta) throw new Unreadable('This file contains no image.')
  const stripped = Buffer.from(bytes)
  const film = boxes.find(({ name }) => name === 'moov')
  const inMeta = boxesIn(bytes, meta.content + 4, meta.end)
  const [types, places] = [requireBox(inMeta, 'iinf'), requireBox(inMeta, 'iloc')]
  const kinds = itemTypes(bytes, types)
  const isPicture = (id: number) => pictures.has(kinds.get(id) ?? '')
  const all = itemPlaces(bytes, places)
  const extents = (within: 'file' | 'idat', wanted: boolean) =>
    all.filter(item => item.within === within && isPicture(item.id) === wanted).flatMap(item => item.extents)
  for (const box of boxes) {
    if (box.name === 'mdat' && film)
      for (const extent of extents('file', false)) clear(stripped, clip(extent, box))
    else if (box.name === 'mdat') clearAllBut(stripped, box, extents('file', true))
    else if (!['ftyp', 'meta', 'moov'].includes(box.name)) free(stripped, box)
  }
  const data = inMeta.find(({ name }) => name === 'idat')
  if (data) {
    const shift = ({ from, to }: Extent) => ({ from: from + data.content, to: to + data.content })
    clearAllBut(stripped, data, extents('idat', true).map(shift))
  }
  clearProperties(stripped, inMeta)
  if (film) clearFilm(stripped, film)
  return [stripped]
}

function requireBox(boxes: readonly Box[], wanted: string): Box {
  const found = boxes.find(({ name }) => name === wanted)
  if (!found) throw new Unreadable('This file contains no image.')
  return found
}

const clip = ({ from, to }: Extent, box: Box): Extent => ({
  from: Math.max(from, box.content),
  to: Math.min(to, box.end),
})

function clear(bytes: Buffer, { from, to }: Extent): void {
  if (from < to) bytes.fill(0, from, to)
}

function clearAllBut(bytes: Buffer, box: Box, kept: readonly Extent[]): void {
  let at = box.content
  for (const { from, to } of kept.map(extent => clip(extent, box)).toSorted((a, b) => a.from - b.from)) {
    clear(bytes, { from: at, to: from })
    at = Math.max(at, to)
  }
  clear(bytes, { from: at, to: box.end })
}

/** Makes it a box that every reader skips. */
function free(bytes: Buffer, { begin, content, end }: Box): void {
  bytes.write('free', begin + 4, 'latin1')
  bytes.fill(0, content, end)
}

/** Properties are referred to by position, so they stay in place. */
function clearProperties(bytes: Buffer, inMeta: readonly Box[]): void {
  for (const outer of inMeta.filter(({ name }) => name === 'iprp')) {
    for (const container of boxesIn(bytes, outer.content, outer.end).filter(({ name }) => name === 'ipco')) {
      for (const property of boxesIn(bytes, container.content, container.end))
        if (!properties.has(property.name)) bytes.fill(0, property.content, property.end)
    }
  }
  const known = ['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat', 'dinf', 'grpl']
  for (const box of inMeta) if (!known.includes(box.name)) free(bytes, box)
}

function clearFilm(bytes: Buffer, film: Box): void {
  for (const box of boxesIn(bytes, film.content, film.end)) {
    if (nested.has(box.name)) clearFilm(bytes, box)
    else if (!timing.has(box.name)) free(bytes, box)
  }
}
