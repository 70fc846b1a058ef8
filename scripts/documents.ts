import { contentVersion, outlines } from '@learn/content'
import { operations } from '@learn/contract'
import { llms } from '@learn/contract/documents/llms'
import { openapi } from '@learn/contract/documents/openapi'
import { routeOf } from '@learn/contract/documents/route'
import { entrances } from '@learn/contract/entrances'
import { mediaTypesByEnding } from '@learn/contract/media/types'
import { nouns, nounVerbOf } from '@learn/contract/noun-verb'
import type { Operation } from '@learn/contract/operation'
import { choose, toolsOf } from '@learn/mcp'
import { allHelp } from '../cli/help/help.ts'
import { commandOf } from '../cli/operation/command.ts'
import { ownCommands } from '../cli/own-commands.ts'
import { outlineText } from './content/outline.ts'
import { decisionsText } from './decisions.ts'
import { lockfileText } from './lockfile.ts'
import { metricsText } from './metrics.ts'
import type { Document } from './python/document.ts'
import { pythonFiles } from './python/package.ts'
import { questionsText } from './questions.ts'
import { settingsText } from './settings.ts'
import { tableText } from './table.ts'
import { typesText } from './typescript.ts'

/** The files that can be generated without a database, by path. `generated/schema.sql` needs one: see schema.ts. */
export function documents(): Record<string, string> {
  const document = openapi()
  return {
    'generated/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'generated/llms.txt': llms(),
    'generated/operations.txt': operationsText(),
    'generated/entrances.txt': entrancesText(),
    'generated/questions.txt': questionsText(),
    ...currentOutline(),
    'package-lock.json': lockfileText(),
    'docs/decisions/README.md': decisionsText(),
    'docs/operating/settings.md': settingsText(),
    'docs/operating/metrics.md': metricsText(),
    'generated/cli-help.txt': allHelp(operations.map(commandOf), ownCommands, 100),
    'generated/mcp-tools.json': `${JSON.stringify({ tools: toolsOf(choose(operations, {})) }, null, 2)}\n`,
    'sdk/operations.ts': routesText(),
    'sdk/nouns.ts': nounsText(),
    'sdk/media-types.ts': mediaTypesText(),
    // The document is typed as any JSON; this is the part that the generators read.
    'sdk/types.ts': typesText(document as unknown as Document),
    'sdk-python/learn/_media_types.py': pythonMediaTypesText(),
    ...pythonFiles(document as unknown as Document),
  }
}

/** When the version changes, the file of the earlier one stays behind, and `earlierOutlines` must list it. */
function currentOutline(): Record<string, string> {
  const current = outlines().get(contentVersion)
  return current ? { [`content/outlines/${contentVersion}.json`]: outlineText(current) } : {}
}

const madeFromContract = '// Generated from the contract by `npm run generate`.\n'
const ownNameOf = ({ id }: Operation) => id.slice(id.indexOf('.') + 1)

/** The routes of the TypeScript SDK: one constant for each operation, so that a bundler keeps only those in use. */
function routesText(): string {
  const constants = operations.map(operation => {
    const { noun, verb } = nounVerbOf(operation)
    const about = `${operation.summary}: \`client.${camel(noun)}.${camel(verb)}\`.`
    const route = JSON.stringify(routeOf(operation))
    return `/** ${about} */\nexport const ${ownNameOf(operation)}: Route<'${operation.id}'> = ${route}\n`
  })
  return [
    madeFromContract,
    "import type { Route } from '@learn/contract/documents/route'\n\n",
    ...constants,
  ].join('')
}

/**
 * The client's methods by noun and verb. Their types are written out, because not every editor shows the comments on
 * derived types.
 */
function nounsText(): string {
  const groups = Object.entries(nouns).map(([noun, { about }]) => ({
    noun: camel(noun),
    about,
    methods: operations
      .filter(operation => nounVerbOf(operation).noun === noun)
      .map(operation => ({ ...operation, verb: camel(nounVerbOf(operation).verb), operation })),
  }))
  const tables = groups.map(({ noun, methods }) => {
    const lines = methods.map(({ verb, operation }) => `    ${verb}: routes.${ownNameOf(operation)},\n`)
    return `  ${noun}: {\n${lines.join('')}  },\n`
  })
  const types = groups.map(({ noun, about, methods }) => {
    const lines = methods.map(
      ({ id, verb, summary, description }) =>
        `    /** ${summary}. ${description} */\n    readonly ${verb}: Method<'${id}'>\n`,
    )
    return `  /** ${about}. */\n  readonly ${noun}: {\n${lines.join('')}  }\n`
  })
  return [
    madeFromContract,
    "import type { Method } from './call.ts'\n",
    "import * as routes from './operations.ts'\n\n",
    'export const nouns = {\n',
    ...tables,
    '}\n\n',
    'export interface Nouns {\n',
    ...types,
    '}\n',
  ].join('')
}

const camel = (words: string) => words.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The SDKs import no values from the contract, so the ones they need are written out. */
const mediaTypesText = () =>
  [
    madeFromContract,
    'export const mediaTypesByEnding: Readonly<Record<string, string>> = {\n',
    ...Object.entries(mediaTypesByEnding).map(([ending, type]) => `  ${ending}: '${type}',\n`),
    '}\n',
  ].join('')

const pythonMediaTypesText = () =>
  [
    '"""Media types by file extension."""\n\n',
    '# Generated from the contract by `npm run generate`.\n\n',
    'MEDIA_TYPES_BY_ENDING: dict[str, str] = {\n',
    ...Object.entries(mediaTypesByEnding).map(([ending, type]) => `    "${ending}": "${type}",\n`),
    '}\n',
  ].join('')

/** One line for each operation, so that a change to the contract is easy to review. */
function operationsText(): string {
  const rows = operations.map(operation => {
    const { id, method, path, effect, role, scope, errors } = operation
    const { noun, verb } = nounVerbOf(operation)
    return [id, `${noun} ${verb}`, `${method} ${path}`, effect, role, scope, errors.join(' ')]
  })
  const head = ['operation', 'noun and verb', 'request', 'effect', 'minimum role', 'scope', 'own errors']
  return tableText([head, ...rows])
}

/** The pages and endpoints that need no bearer token. */
function entrancesText(): string {
  const rows = Object.entries(entrances).map(([id, { method, path, credential, speaks }]) => [
    id,
    `${method} ${path}`,
    credential,
    speaks,
  ])
  return tableText([['entrance', 'request', 'asks for', 'speaks'], ...rows])
}
