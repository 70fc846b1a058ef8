import { readFile } from 'node:fs/promises'
import { bar } from '../bars.ts'

const charactersPerToken = 4

/** The size of the tool list in an agent's context, as it is sent. */
export async function run(): Promise<void> {
  const list: unknown = JSON.parse(await readFile('generated/mcp-tools.json', 'utf8'))
  const tokens = JSON.stringify(list).length / charactersPerToken
  bar('tokens of the MCP tool list (characters / 4)', tokens, { most: 12_000 })
}
