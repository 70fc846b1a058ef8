import { operations } from '@learn/contract'
import { entrances } from '@learn/contract/entrances'
import { llms } from '@learn/contract/llms'
import { mediaTypesByEnding } from '@learn/contract/media-types'
import { nounVerbOf } from '@learn/contract/noun-verb'
import { openapi } from '@learn/contract/openapi'
import { routeOf } from '@learn/contract/route'
import { choose, toolsOf } from '@learn/mcp'
import { allHelp } from '../cli/help/help.ts'
import { commandOf } from '../cli/operation/command.ts'
import { ownCommands } from '../cli/own-commands.ts'
import type { Document } from './python/document.ts'
import { pythonFiles } from './python/package.ts'
import { questionsText } from './questions.ts'
import { tableText } from './table.ts'

/** What follows from contract and content alone, by path. `generated/schema.sql` needs a database: see schema.ts. */
export function documents(): Record<string, string> {
  const document = openapi()
  return {
    'generated/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'generated/llms.txt': llms(),
    'generated/operations.txt': operationsText(),
    'generated/entrances.txt': entrancesText(),
    'generated/questions.txt': questionsText(),
    'generated/cli-help.txt': allHelp(operations.map(commandOf), ownCommands, 100),
    'generated/mcp-tools.json': `${JSON.stringify({ tools: toolsOf(choose(operations, {})) }, null, 2)}\n`,
    'sdk/operations.ts': routesText(),
    'sdk/media-types.ts': mediaTypesText(),
    'sdk-python/learn/_media_types.py': pythonMediaTypesText(),
    // The document's type is that of any JSON; this is the part of it that a client reads.
    ...pythonFiles(document as unknown as Document),
  }
}

/** The contract as the TypeScript SDK has it: one constant for each operation, so that a bundler keeps what is used. */
function routesText(): string {
  const constants = operations.map(operation => {
    const { id, summary, description } = operation
    const name = id.slice(id.indexOf('.') + 1)
    const route = JSON.stringify(routeOf(operation))
    return `/** ${summary}. ${description} */\nexport const ${name}: Route<'${id}'> = ${route}\n`
  })
  return [
    '// Made from the contract by `npm run generate`.\n',
    "import type { Route } from '@learn/contract/route'\n\n",
    ...constants,
  ].join('')
}

/** The SDKs take no values from the contract: these they need. */
const mediaTypesText = () =>
  [
    '// Made from the contract by `npm run generate`.\n',
    'export const mediaTypesByEnding: Readonly<Record<string, string>> = {\n',
    ...Object.entries(mediaTypesByEnding).map(([ending, type]) => `  ${ending}: '${type}',\n`),
    '}\n',
  ].join('')

const pythonMediaTypesText = () =>
  [
    '"""What a file is taken for by the end of its name."""\n\n',
    '# Made from the contract by `npm run generate`.\n\n',
    'MEDIA_TYPES_BY_ENDING: dict[str, str] = {\n',
    ...Object.entries(mediaTypesByEnding).map(([ending, type]) => `    "${ending}": "${type}",\n`),
    '}\n',
  ].join('')

/** One line for each operation: what a reviewer wants to see when the contract changes. */
function operationsText(): string {
  const rows = operations.map(operation => {
    const { id, method, path, effect, role, scope, errors } = operation
    const { noun, verb } = nounVerbOf(operation)
    return [id, `${noun} ${verb}`, `${method} ${path}`, effect, role, scope, errors.join(' ')]
  })
  const head = ['operation', 'noun and verb', 'request', 'effect', 'least role', 'scope', 'own errors']
  return tableText([head, ...rows])
}

/** What can be asked without a bearer token. */
function entrancesText(): string {
  const rows = Object.entries(entrances).map(([id, { method, path, credential, speaks }]) => [
    id,
    `${method} ${path}`,
    credential,
    speaks,
  ])
  return tableText([['entrance', 'request', 'asks for', 'speaks'], ...rows])
}
