import { readFile } from 'node:fs/promises'
import { bar } from '../bars.ts'

const charactersPerToken = 4

/** What the tool list costs a model before it has done anything, written as it is sent: without spaces. */
export async function run(): Promise<void> {
  const list: unknown = JSON.parse(await readFile('generated/mcp-tools.json', 'utf8'))
  const tokens = JSON.stringify(list).length / charactersPerToken
  bar('tokens of the tool list, as characters / 4', tokens, { most: 12_000 })
}
