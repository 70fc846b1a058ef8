import { type Cost, previewOf } from '@learn/contract/documents/preview'
import { isDestructive, type Operation } from '@learn/contract/operation'
import type { Context, Session } from '../context.ts'
import { NotConfirmed } from '../failure.ts'
import { lineOf, pad, widthOf } from '../output/text.ts'
import { ask } from '../terminal/prompt.ts'
import { needsConfirmation, type OperationCommand } from './command.ts'
import { costWords, estimate, notPayableError, priceWords } from './cost.ts'
import { namesIn } from './names.ts'

type Input = Readonly<Record<string, unknown>>

/** Refuses a call that nobody can confirm, before anything is sent. */
export function refuseUnconfirmed(
  { flags, terminal }: Context,
  { operation, title }: OperationCommand,
): void {
  if (!needsConfirmation(operation) || flags.yes || terminal.isInteractive) return
  throw new NotConfirmed(
    `${title} needs confirmation, and this isn’t a terminal. Use --yes.`,
    'Nothing was sent. To see what it would do, use --dry-run.',
  )
}

/** Has a person confirm the call, with its cost. --yes confirms it, too. */
export async function confirm(
  context: Context,
  session: Session,
  operation: Operation,
  input: Input,
): Promise<void> {
  if (!needsConfirmation(operation)) return
  const cost = await estimate(context, session, operation, input)
  if (cost && !cost.payable) throw notPayableError(cost)
  if (context.flags.yes) {
    if (cost) await context.note(costWords(cost))
    return
  }
  await askPerson(context, session, operation, input, cost)
  // If the price changed while they were thinking, they are asked again.
  const now = cost && (await estimate(context, session, operation, input))
  if (!cost || !now || now.credits === cost.credits) return
  await context.warn(`The price has changed from ${priceWords(cost)} to ${priceWords(now)}.`)
  await confirm(context, session, operation, input)
}

async function askPerson(
  context: Context,
  session: Session,
  operation: Operation,
  input: Input,
  cost: Cost | undefined,
): Promise<void> {
  const { terminal } = context
  const names = await namesIn(context, session, operation, input)
  await terminal.writeError(previewWords(operation, input, names, cost, session.baseUrl))
  const agreed = isDestructive(operation)
    ? (await ask(terminal, 'This can’t be undone. Type yes to continue: '))?.trim() === 'yes'
    : /^y(es)?$/i.test((await ask(terminal, 'Continue? [y/N] '))?.trim() ?? '')
  if (!agreed) throw new NotConfirmed('Not confirmed. Nothing was sent.')
}

/** What the call would do, naming the things it would change. */
function previewWords(
  operation: Operation,
  input: Input,
  names: ReadonlyMap<string, string>,
  cost: Cost | undefined,
  baseUrl: string,
): string {
  const { summary, fields } = previewOf(operation, input, cost)
  const rows = fields.map(({ name, value }) => {
    const known = names.get(name)
    return known === undefined
      ? { name, value }
      : { name: name.replace(/Id$/, ''), value: `${known} (${value})` }
  })
  const width = Math.max(0, ...rows.map(({ name }) => widthOf(name)))
  const lines = [
    `${summary} at ${baseUrl}`,
    ...rows.map(({ name, value }) => `  ${pad(name, width)}  ${lineOf(value)}`),
    ...(cost ? [costWords(cost)] : []),
  ]
  return `${lines.join('\n')}\n`
}
