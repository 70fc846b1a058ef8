import { readFile } from 'node:fs/promises'
import { UsageError } from '../failure.ts'
import { unreadableError } from '../flags/flag-value.ts'
import { parseJson } from '../terminal/json.ts'
import { readStandardInput } from '../terminal/standard-input.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Input as a JSON object, and where it comes from. */
export interface Document {
  readonly fields: Record<string, unknown>
  readonly source: string
}

/** Reads the file that --input names, or standard input for `-`. */
export async function readDocument(terminal: Terminal, path: string): Promise<Document> {
  if (path === '-') return documentOf((await readStandardInput(terminal.in, true)) ?? '', 'standard input')
  const text = await readFile(path, 'utf8').catch(error => {
    throw unreadableError(`--input ${path}`, error)
  })
  return documentOf(text, path)
}

/** Reads standard input if something is piped into it. */
export async function readPiped(terminal: Terminal): Promise<Document | undefined> {
  const text = await readStandardInput(terminal.in, false)
  return text === undefined || text.trim() === '' ? undefined : documentOf(text, 'standard input')
}

function documentOf(text: string, source: string): Document {
  const value = parseJson(text, `The input from ${source}`)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return { fields: { ...value }, source }
  const what = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`
  throw new UsageError(`The input from ${source} must be a JSON object, not ${what}.`)
}
