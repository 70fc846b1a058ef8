import { open } from 'node:fs/promises'

/** One row of a log: what was shown where, what came of it, and how likely that choice was. */
export interface LoggedRow {
  readonly item: number
  readonly position: number
  readonly reward: number
  readonly propensity: number
}

/** How many of each a log may name. */
export interface Known {
  readonly items: number
  readonly positions: number
}

/** Something in a file that nothing can be computed from, in one sentence. */
export class FileFault extends Error {}

const header = 'item_id,position,click,propensity_score'
/** The square of what is divided by less is no number any more. */
const leastPropensity = 1e-150

/** The rows of a log, one after the other. The first that can't be is a fault, which names its line. */
export async function* readLog(file: string, known: Known): AsyncGenerator<LoggedRow> {
  let line = 0
  for await (const text of linesOf(file)) {
    line++
    if (line > 1) yield rowOf(text, known, `${file}, line ${line}`)
    else if (text.replace(/^\uFEFF/, '') !== header)
      throw new FileFault(`${file}, line 1: expected ${header}.`)
  }
  if (line === 0) throw new FileFault(`${file} is empty: expected ${header} and a row for each decision.`)
  if (line === 1) throw new FileFault(`${file} has no decisions: only its first line, ${header}.`)
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unreadable = ({ code, message }: NodeJS.ErrnoException) =>
    new FileFault(`${file} can’t be read: ${code === 'ENOENT' ? 'there is no such file' : message}.`)
  const handle = await open(file).catch(error => {
    throw unreadable(error)
  })
  try {
    if ((await handle.stat()).isDirectory()) throw unreadable(new Error('it is a folder'))
    yield* handle.readLines()
  } finally {
    await handle.close()
  }
}

function rowOf(text: string, { items, positions }: Known, where: string): LoggedRow {
  const fields = text.split(',')
  const [item = '', position = '', click = '', propensity = ''] = fields
  const fault = (what: string) => new FileFault(`${where}: ${what}.`)
  if (fields.length !== 4) throw fault(`${fields.length} fields, expected 4`)
  const row = {
    item: wholeOf(item),
    position: wholeOf(position),
    reward: numberOf(click),
    propensity: numberOf(propensity),
  }
  if (!(row.item >= 0 && row.item < items))
    throw fault(`item_id ${item} is not a whole number from 0 to below ${items}`)
  if (!(row.position >= 0 && row.position < positions))
    throw fault(`position ${position} is not a whole number from 0 to below ${positions}`)
  if (!(row.reward >= 0 && row.reward <= 1)) throw fault(`click ${click} is not from 0 to 1`)
  if (!(row.propensity > 0 && row.propensity <= 1))
    throw fault(`propensity_score ${propensity} is not above 0 and at most 1`)
  if (row.propensity < leastPropensity)
    throw fault(`propensity_score ${propensity} is too small to divide by`)
  return row
}

const wholeOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)
const numberOf = (text: string) =>
  /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
