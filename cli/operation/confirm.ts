import { namesIn } from '@learn/contract/documents/names'
import { type Cost, previewOf, warningOf } from '@learn/contract/documents/preview'
import { routeOf } from '@learn/contract/documents/route'
import { isDestructive, type Operation } from '@learn/contract/operation'
import type { Context, Session } from '../context.ts'
import { NotConfirmed } from '../failure.ts'
import { lineOf, pad, widthOf } from '../output/text.ts'
import { ask } from '../terminal/prompt.ts'
import { needsConfirmation, type OperationCommand, operationsOf } from './command.ts'
import { costWords, estimate, notPayableError, priceWords } from './cost.ts'

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
  const warning = await warn(context, session, operation, input)
  const isAsked = needsConfirmation(operation) && !context.flags.yes
  if (warning && !isAsked) await context.note(warning)
  if (!needsConfirmation(operation)) return
  const cost = await estimate(context, session, operation, input)
  if (cost && !cost.payable) throw notPayableError(cost)
  if (context.flags.yes) {
    if (cost) await context.note(costWords(cost))
    return
  }
  await askPerson(context, session, operation, input, cost, warning)
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
  warning: string | undefined,
): Promise<void> {
  const { terminal } = context
  await terminal.writeError(await previewWords(context, session, operation, input, cost, warning))
  const agreed = isDestructive(operation)
    ? (await ask(terminal, 'This can’t be undone. Type yes to continue: '))?.trim() === 'yes'
    : /^y(es)?$/i.test((await ask(terminal, 'Continue? [y/N] '))?.trim() ?? '')
  if (!agreed) throw new NotConfirmed('Not confirmed. Nothing was sent.')
}

/** The operation's warning about the call, as far as the caller can read what it needs. */
export async function warn(context: Context, session: Session, operation: Operation, input: Input) {
  return await warningOf(operation, input, await operationsOf(context), readBy(session))
}

const readBy =
  ({ connection }: Session) =>
  async (read: Operation, fields: object): Promise<unknown> => {
    const answer = await connection.call(routeOf(read), { ...fields }).catch(() => undefined)
    return answer?.data
  }

/** What the call would do, naming the things it would change. */
export async function previewWords(
  context: Context,
  session: Session,
  operation: Operation,
  input: Input,
  cost: Cost | undefined,
  warning: string | undefined,
): Promise<string> {
  const names = await namesIn(operation, input, await operationsOf(context), readBy(session))
  const { summary, fields } = previewOf(operation, input, cost, warning, names)
  const rows = fields.map(({ name, value, called }) =>
    called === undefined ? { name, value } : { name: name.replace(/Id$/, ''), value: `${called} (${value})` },
  )
  const width = Math.max(0, ...rows.map(({ name }) => widthOf(name)))
  const lines = [
    `${summary} at ${session.baseUrl}`,
    ...rows.map(({ name, value }) => `  ${pad(name, width)}  ${lineOf(value)}`),
    ...(warning ? [warning] : []),
    ...(cost ? [costWords(cost)] : []),
  ]
  return `${lines.join('\n')}\n`
}
