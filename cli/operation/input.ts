import { readFile } from 'node:fs/promises'
import { chooseProfile } from '../account/profiles.ts'
import type { Context } from '../context.ts'
import { LocalError, NotConfirmed, UsageError } from '../failure.ts'
import type { Arguments } from '../flags/arguments.ts'
import { unreadable } from '../flags/flag-value.ts'
import type { Flag } from '../flags/flags.ts'
import { parseJson } from '../terminal/json.ts'
import { ask, isKeyboard } from '../terminal/prompt.ts'
import { readStandardInput } from '../terminal/standard-input.ts'
import type { OperationCommand } from './command.ts'
import { checkInput } from './input-check.ts'

/** The flat input of an operation, from flags, file, standard input, profile and prompts; it fits the contract. */
export async function readInput(
  context: Context,
  command: OperationCommand,
  flags: readonly Flag[],
  given: Arguments,
): Promise<Record<string, unknown>> {
  const read = await readDocument(context, flags, given)
  const input = { ...read?.fields, ...given.fields }
  await addOrganization(context, flags, input)
  for (const flag of flags) await addSecret(context, flag, input)
  checkInput(command, flags, input, field => (field in given.fields ? undefined : read?.source))
  return input
}

interface Document {
  readonly fields: Record<string, unknown>
  readonly source: string
}

async function readDocument(
  context: Context,
  flags: readonly Flag[],
  given: Arguments,
): Promise<Document | undefined> {
  const { terminal } = context
  if (given.input !== undefined && given.input !== '-')
    return documentOf(await readText(given.input), given.input)
  const isMissing = ({ part, required, field }: Flag) =>
    part === 'body' && required && !(field in given.fields)
  const isExpected = flags.some(isMissing) && !flags.some(({ field }) => given.fields[field] === '-')
  if (given.input !== '-' && (isKeyboard(terminal) || terminal.isInteractive || !isExpected)) return undefined
  const text = await readStandardInput(terminal.in, given.input === '-')
  if (text === undefined || (given.input === undefined && text.trim() === '')) return undefined
  return documentOf(text, 'standard input')
}

const readText = async (path: string): Promise<string> =>
  await readFile(path, 'utf8').catch(error => {
    throw unreadable(`--input ${path}`, error)
  })

function documentOf(text: string, source: string): Document {
  const value = parseJson(text, `The input from ${source}`)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return { fields: { ...value }, source }
  const what = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`
  throw new UsageError(
    `The input from ${source} must be a JSON object with the fields of the input, not ${what}.`,
  )
}

/** The organization that was named for all commands stands wherever one is asked for; the profile's only where it must. */
async function addOrganization(
  context: Context,
  flags: readonly Flag[],
  input: Record<string, unknown>,
): Promise<void> {
  const own = flags.find(({ field }) => field === 'organizationId')
  const filter = flags.find(({ field }) => field === 'filter[organizationId]')
  const flag = own ?? filter
  if (!flag || flag.field in input) return
  const { organization } = context.flags
  if (organization) input[flag.field] = organization
  else if (flag.required && flag.part !== 'params') {
    const { organizationId } = await chooseProfile(context.flags, context.config)
    if (organizationId) input[flag.field] = organizationId
  }
}

/** A secret is asked for, so that it need not stand in the shell's history. */
async function addSecret({ terminal }: Context, flag: Flag, input: Record<string, unknown>): Promise<void> {
  const isAsked = flag.secret && (input[flag.field] === '-' || (flag.required && !(flag.field in input)))
  if (!isAsked) return
  if (terminal.isInteractive) {
    const answer = await ask(terminal, `${flag.field}: `, { hidden: true })
    if (answer === undefined) throw new NotConfirmed(`No ${flag.field} was given. Nothing was sent.`)
    input[flag.field] = answer
  } else if (input[flag.field] === '-') {
    const text = await readStandardInput(terminal.in, true)
    if (text === undefined)
      throw new LocalError(`${flag.flag} - reads the secret from standard input, and none came.`)
    input[flag.field] = text.replace(/\r?\n$/, '')
  }
}
