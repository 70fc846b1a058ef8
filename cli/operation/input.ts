import { isId } from '@learn/contract/id'
import { type Context, mayUseVariable } from '../context.ts'
import { LocalError, NotConfirmed } from '../failure.ts'
import type { Arguments } from '../flags/arguments.ts'
import type { Flag } from '../flags/flags.ts'
import { ask, isKeyboard } from '../terminal/prompt.ts'
import { readStandardInput } from '../terminal/standard-input.ts'
import type { OperationCommand } from './command.ts'
import { type Document, readDocument, readPiped } from './document.ts'
import { checkInput } from './input-check.ts'

/** The flat input of an operation, from flags, file, standard input, profile and prompts. It fits the contract. */
export async function readInput(
  context: Context,
  command: OperationCommand,
  flags: readonly Flag[],
  given: Arguments,
): Promise<Record<string, unknown>> {
  const read = await documentFor(context, flags, given)
  const input = { ...read?.fields, ...given.fields }
  await addOrganization(context, flags, input)
  for (const flag of flags) await addSecret(context, flag, input)
  const sourceOf = (field: string) => (field in given.fields ? undefined : read?.source)
  const named = flags.filter(
    ({ names, field }) => names && isName(input[field]) && !(read && field in read.fields),
  )
  // Everything else is checked before a name is looked up.
  const withIds = Object.fromEntries(named.map(({ field }) => [field, anyId]))
  checkInput(command, flags, { ...input, ...withIds }, sourceOf, mayUseVariable(context))
  if (named.length > 0) await replaceNames(context, named, input)
  return input
}

const anyId = '00000000-0000-0000-0000-000000000000'
const isName = (value: unknown) => typeof value === 'string' && !isId(value)

/** The organization comes first: it narrows the search for the others. */
async function replaceNames(
  context: Context,
  named: readonly Flag[],
  input: Record<string, unknown>,
): Promise<void> {
  const [{ lookUp }, { readOrganizationFlag }] = await Promise.all([
    import('./look-up.ts'),
    import('./organization.ts'),
  ])
  const session = await context.session()
  let organizationId: string | undefined
  for (const { names, field } of named)
    if (names === 'organization')
      input[field] = organizationId = await lookUp(session, names, String(input[field]))
  organizationId ??= await readOrganizationFlag(context)
  for (const { names, field } of named)
    if (names && names !== 'organization')
      input[field] = await lookUp(session, names, String(input[field]), organizationId)
}

/** The document of --input. Without it, what is piped in, if required input is missing. */
async function documentFor(
  { terminal }: Context,
  flags: readonly Flag[],
  given: Arguments,
): Promise<Document | undefined> {
  if (given.input !== undefined) return await readDocument(terminal, given.input)
  // The organization may come from elsewhere: see addOrganization.
  const isMissing = ({ part, required, field, names }: Flag) =>
    part === 'body' && required && names !== 'organization' && !(field in given.fields)
  const isExpected = flags.some(isMissing) && !flags.some(({ field }) => given.fields[field] === '-')
  if (isKeyboard(terminal) || terminal.isInteractive || !isExpected) return undefined
  return await readPiped(terminal)
}

/** --organization fills in wherever an organization can be named; the usual one only where it is required. */
async function addOrganization(
  context: Context,
  flags: readonly Flag[],
  input: Record<string, unknown>,
): Promise<void> {
  const flag = flags.find(({ names }) => names === 'organization')
  if (!flag || flag.field in input) return
  const { organization } = context.flags
  if (organization !== undefined) input[flag.field] = organization
  else if (flag.required && flag.part !== 'params') {
    const { findDefaultOrganization } = await import('./organization.ts')
    const usual = await findDefaultOrganization(context)
    if (usual) input[flag.field] = usual
  }
}

/** Asks for a secret, which keeps it out of the shell's history. */
async function addSecret({ terminal }: Context, flag: Flag, input: Record<string, unknown>): Promise<void> {
  const isAsked = flag.secret && (input[flag.field] === '-' || (flag.required && !(flag.field in input)))
  if (!isAsked) return
  if (terminal.isInteractive) {
    const answer = await ask(terminal, `${flag.field}: `, { hidden: true })
    if (answer === undefined) throw new NotConfirmed(`No ${flag.field} was entered. Nothing was sent.`)
    input[flag.field] = answer
  } else if (input[flag.field] === '-') {
    const text = await readStandardInput(terminal.in, true)
    if (text === undefined) throw new LocalError(`${flag.flag} - reads from standard input, which was empty.`)
    input[flag.field] = text.replace(/\r?\n$/, '')
  }
}
