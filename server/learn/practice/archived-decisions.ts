import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { compact, compactWith, dictionaryNumber, expand, expandWith } from '../../storage/compact.ts'
import { dictionaryWith } from './dictionaries.ts'

/** The bytes of a decision that move into the archive. */
export interface Archivable {
  readonly id: string
  readonly record: Buffer
  /** Empty if the record contains the view. */
  readonly view: Buffer
}

/** How many decisions share a block. Reading one means reading all of them. */
export const decisionsInABlock = 64

const settings = {
  params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 20 },
}

/**
 * Compresses decisions of one child together: a decision says nearly the same as the one before it. Each is a line with its
 * id, the number of its dictionary and its JSON; those without a dictionary have their view as well.
 */
export const packBlock = (decisions: readonly Archivable[]): Buffer =>
  zstdCompressSync(Buffer.from(decisions.map(lineOf).join('\n')), settings)

function lineOf({ id, record, view }: Archivable): string {
  const number = dictionaryNumber(record) ?? 0
  const texts =
    number === 0
      ? [JSON.stringify(expand(record)), view.length === 0 ? '' : JSON.stringify(expand(view))]
      : [JSON.stringify(expandWith(dictionaryWith(number), record))]
  return [id, number, ...texts].join('\t')
}

/** The decision's bytes, from the block that has it. They say the same as before, but may be compressed differently. */
export function findInBlock(block: Buffer, id: string): Archivable {
  const line = linesOf(block).find(line => line.startsWith(`${id}\t`))
  if (line === undefined) throw new Error(`the archive lacks the decision ${id}`)
  const [, number, text = '', view = ''] = line.split('\t')
  if (number !== '0')
    return {
      id,
      record: compactWith(dictionaryWith(Number(number)), JSON.parse(text)),
      view: Buffer.alloc(0),
    }
  return {
    id,
    record: compact(JSON.parse(text)),
    view: view === '' ? Buffer.alloc(0) : compact(JSON.parse(view)),
  }
}

let last: { readonly block: Buffer; readonly lines: readonly string[] } | undefined

/** The decisions of a page are mostly in one block. */
function linesOf(block: Buffer): readonly string[] {
  if (!last?.block.equals(block))
    last = { block, lines: zstdDecompressSync(block).toString('utf8').split('\n') }
  return last.lines
}
