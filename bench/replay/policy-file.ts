import { readFile } from 'node:fs/promises'
import { FileFault } from './logged-file.ts'

/** The probability that a policy chooses each item, by position. */
export type Distribution = readonly (readonly number[])[]

/** How far rounding may take the sum of probabilities away from 1. */
const rounding = 1e-9

export const uniform = (items: number): readonly number[] => Array.from({ length: items }, () => 1 / items)

/** Reads `action_dist`, which has the probability of each item in each position. `shape` gives both counts. */
export async function readPolicy(file: string): Promise<Distribution> {
  const fault = (what: string) => new FileFault(`${file}: ${what}.`)
  const policy = await readObject(file)
  const rows = policy.action_dist
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(Array.isArray))
    throw fault('action_dist must be a list of probabilities for each item')
  const shape = policy.shape ?? [rows.length, rows[0]?.length]
  if (!Array.isArray(shape) || shape.length !== 2)
    throw fault('shape must be the numbers of items and positions')
  const [items, positions] = shape
  if (rows.length !== items) throw fault(`action_dist has ${rows.length} items, but shape says ${items}`)
  if (!(positions > 0)) throw fault('it has no positions')
  for (const [item, row] of rows.entries()) {
    if (row.length !== positions)
      throw fault(
        `item ${item} has ${row.length} probabilities, expected ${positions}, one for each position`,
      )
    for (const [position, value] of row.entries())
      if (!(typeof value === 'number' && value >= 0 && value <= 1))
        throw fault(
          `item ${item} in position ${position} has probability ${value}, which is not between 0 and 1`,
        )
  }
  const byPosition = Array.from({ length: positions }, (_, position) =>
    rows.map(row => Number(row[position])),
  )
  for (const [position, chances] of byPosition.entries()) {
    const all = chances.reduce((total, chance) => total + chance, 0)
    if (Math.abs(all - 1) > rounding)
      throw fault(`the probabilities in position ${position} add up to ${all}, expected 1`)
  }
  return byPosition
}

/** Reads a JSON file that contains an object. */
export async function readObject(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new FileFault(`${file} can’t be read: ${error.message}.`)
  })
  const found = parse(text)
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new FileFault(`${file} does not contain a JSON object.`)
  return { ...found }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
