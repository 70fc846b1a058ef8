import { operations } from '@learn/contract'
import { llms } from '@learn/contract/documents/llms'
import { openapi } from '@learn/contract/documents/openapi'
import { routeOf } from '@learn/contract/documents/route'
import { entrances } from '@learn/contract/entrances'
import { mediaTypesByEnding } from '@learn/contract/media/types'
import { nounVerbOf } from '@learn/contract/noun-verb'
import { choose, toolsOf } from '@learn/mcp'
import { commandOf } from '../cli/commands.ts'
import { allHelp } from '../cli/help.ts'
import { decisionsText } from './decisions.ts'
import type { Document } from './python/document.ts'
import { pythonFiles } from './python/package.ts'
import { questionsText } from './questions.ts'
import { tableText } from './table.ts'

/** Every file generated from the contract and the content, by path. `generated/schema.sql` needs a database: see schema.ts. */
export function documents(): Record<string, string> {
  const document = openapi()
  return {
    'generated/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'generated/llms.txt': llms(),
    'generated/operations.txt': operationsText(),
    'generated/entrances.txt': entrancesText(),
    'generated/questions.txt': questionsText(),
    'generated/cli-help.txt': allHelp(operations.map(commandOf), 100),
    'generated/mcp-tools.json': `${JSON.stringify({ tools: toolsOf(choose(operations, {})) }, null, 2)}\n`,
    'docs/decisions/README.md': decisionsText(),
    'sdk/operations.ts': routesText(),
    'sdk/media-types.ts': mediaTypesText(),
    'sdk-python/learn/_media_types.py': pythonMediaTypesText(),
    // Safe: `Document` describes the part of an OpenAPI document that the Python generator reads.
    ...pythonFiles(document as unknown as Document),
  }
}

/** The contract for the TypeScript SDK: one constant per operation, so that a bundler can drop unused ones. */
function routesText(): string {
  const constants = operations.map(operation => {
    const { id, summary, description } = operation
    const name = id.slice(id.indexOf('.') + 1)
    const route = JSON.stringify(routeOf(operation))
    return `/** ${summary}. ${description} */\nexport const ${name}: Route<'${id}'> = ${route}\n`
  })
  return [
    '// Generated from the contract by `npm run generate`.\n',
    "import type { Route } from '@learn/contract/documents/route'\n\n",
    ...constants,
  ].join('')
}

/** The SDKs import only types from the contract, so they get a copy of these values. */
const mediaTypesText = () =>
  [
    '// Generated from the contract by `npm run generate`.\n',
    'export const mediaTypesByEnding: Readonly<Record<string, string>> = {\n',
    ...Object.entries(mediaTypesByEnding).map(([ending, type]) => `  ${ending}: '${type}',\n`),
    '}\n',
  ].join('')

const pythonMediaTypesText = () =>
  [
    '"""The media type for each file extension."""\n\n',
    '# Generated from the contract by `npm run generate`.\n\n',
    'MEDIA_TYPES_BY_ENDING: dict[str, str] = {\n',
    ...Object.entries(mediaTypesByEnding).map(([ending, type]) => `    "${ending}": "${type}",\n`),
    '}\n',
  ].join('')

/** One line per operation, so that a change to the contract is easy to review. */
function operationsText(): string {
  const rows = operations.map(operation => {
    const { id, method, path, effect, role, scope, errors } = operation
    const { noun, verb } = nounVerbOf(operation)
    return [id, `${noun} ${verb}`, `${method} ${path}`, effect, role, scope, errors.join(' ')]
  })
  const head = ['operation', 'noun and verb', 'request', 'effect', 'minimum role', 'scope', 'own errors']
  return tableText([head, ...rows])
}

/** One line per entrance: the pages and endpoints that need no bearer token. */
function entrancesText(): string {
  const rows = Object.entries(entrances).map(([id, { method, path, credential, speaks }]) => [
    id,
    `${method} ${path}`,
    credential,
    speaks,
  ])
  return tableText([['entrance', 'request', 'credential', 'kind'], ...rows])
}
