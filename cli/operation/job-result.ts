import { routeOf } from '@learn/contract/documents/route'
import type { Job } from '@learn/contract/jobs'
import { type Format, inputFields } from '@learn/contract/operation'
import type { Session } from '../account/session.ts'
import type { Context } from '../context.ts'
import { LocalError } from '../failure.ts'
import { commandOf, type OperationCommand, operationsOf } from './command.ts'

/** The command that tells what a job came to, with what the job's result names. */
export interface Teller {
  readonly command: OperationCommand
  readonly input: Readonly<Record<string, string>>
}

export async function tellerOf(context: Context, job: Job): Promise<Teller | undefined> {
  const operations = await operationsOf(context)
  const asked = operations.find(({ id }) => id === job.operation)
  const telling = asked?.result && operations.find(({ id }) => id === asked.result)
  if (!telling) return undefined
  const places = [...inputFields(telling)].filter(([, part]) => part === 'params').map(([field]) => field)
  // A result is an object, or there is nothing to name.
  const result = Object(job.result) as Record<string, unknown>
  const input = Object.fromEntries(places.map(field => [field, String(result[field])]))
  return { command: commandOf(telling), input }
}

/** The answer of that command in a format, as text. */
export async function told(
  { connection }: Session,
  { id }: Job,
  teller: Teller | undefined,
  format: Format,
): Promise<unknown> {
  if (!teller?.command.operation.formats?.includes(format))
    throw new LocalError(
      `What this job came to can’t be had as ${format.toUpperCase()}.`,
      `See it as it is: learn jobs get-job ${id}`,
    )
  return (await connection.call(routeOf(teller.command.operation), { ...teller.input, format })).data
}

export function tellerWords({ command, input }: Teller): string {
  const words = [command.title, ...Object.values(input)].join(' ')
  const isPage = command.operation.formats?.includes('html')
  return `See what came of it: ${words}${isPage ? '. As a page: add --output report.html' : ''}`
}
