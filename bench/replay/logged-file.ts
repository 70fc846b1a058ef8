import { open } from 'node:fs/promises'

/** One row of a log: the item shown, its position, the reward, and how likely that choice was. */
export interface LoggedRow {
  readonly item: number
  readonly position: number
  readonly reward: number
  readonly propensity: number
}

/** How many items and positions the log can refer to. */
export interface LogLimits {
  readonly items: number
  readonly positions: number
}

/** A problem in a file, described in one sentence. */
export class FileFault extends Error {}

const header = 'item_id,position,click,propensity_score'
/** With anything smaller, the square of the weight would overflow. */
const leastPropensity = 1e-150

/** Reads the rows of a log. Throws on the first invalid row, naming its line. */
export async function* readLog(file: string, known: LogLimits): AsyncGenerator<LoggedRow> {
  let line = 0
  for await (const text of linesOf(file)) {
    line++
    if (line > 1) yield rowOf(text, known, `${file}, line ${line}`)
    else if (text.replace(/^\uFEFF/, '') !== header)
      throw new FileFault(`${file}, line 1: expected ${header}.`)
  }
  if (line === 0)
    throw new FileFault(`${file} is empty: expected the line ${header}, then a row for each decision.`)
  if (line === 1) throw new FileFault(`${file} has no decisions, only the header line.`)
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unreadableFault = ({ code, message }: NodeJS.ErrnoException) =>
    new FileFault(`${file} can’t be read: ${code === 'ENOENT' ? 'file not found' : message}.`)
  const handle = await open(file).catch(error => {
    throw unreadableFault(error)
  })
  try {
    if ((await handle.stat()).isDirectory()) throw unreadableFault(new Error('it is a folder'))
    yield* handle.readLines()
  } finally {
    await handle.close()
  }
}

function rowOf(text: string, { items, positions }: LogLimits, where: string): LoggedRow {
  const fields = text.split(',')
  const [item = '', position = '', click = '', propensity = ''] = fields
  const fault = (what: string) => new FileFault(`${where}: ${what}.`)
  if (fields.length !== 4) throw fault(`expected 4 fields, not ${fields.length}`)
  const row = {
    item: wholeOf(item),
    position: wholeOf(position),
    reward: numberOf(click),
    propensity: numberOf(propensity),
  }
  if (!(row.item >= 0 && row.item < items))
    throw fault(`item_id ${item} is not a whole number from 0 to ${items - 1}`)
  if (!(row.position >= 0 && row.position < positions))
    throw fault(`position ${position} is not a whole number from 0 to ${positions - 1}`)
  if (!(row.reward >= 0 && row.reward <= 1)) throw fault(`click ${click} is not between 0 and 1`)
  if (!(row.propensity > 0 && row.propensity <= 1))
    throw fault(`propensity_score ${propensity} is not above 0 and at most 1`)
  if (row.propensity < leastPropensity)
    throw fault(`propensity_score ${propensity} is too small to divide by`)
  return row
}

const wholeOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)
const numberOf = (text: string) =>
  /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
