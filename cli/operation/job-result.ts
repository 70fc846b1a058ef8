import { routeOf } from '@learn/contract/documents/route'
import type { Job } from '@learn/contract/jobs'
import { type Format, inputFields } from '@learn/contract/operation'
import type { Context, Session } from '../context.ts'
import { LocalError } from '../failure.ts'
import { commandOf, type OperationCommand, operationsOf } from './command.ts'

/** The command that reads a job's result, with the ids from that result. */
export interface ResultReader {
  readonly command: OperationCommand
  readonly input: Readonly<Record<string, string>>
}

export async function resultReaderOf(context: Context, job: Job): Promise<ResultReader | undefined> {
  const operations = await operationsOf(context)
  const started = operations.find(({ id }) => id === job.operation)
  const reading = started?.result && operations.find(({ id }) => id === started.result)
  if (!reading) return undefined
  const places = [...inputFields(reading)].filter(([, part]) => part === 'params').map(([field]) => field)
  // A result is an object; anything else has no ids.
  const result = Object(job.result) as Record<string, unknown>
  const input = Object.fromEntries(places.map(field => [field, String(result[field])]))
  return { command: commandOf(reading), input }
}

/** The result of a job as text in a format. */
export async function readResult(
  { connection }: Session,
  { id }: Job,
  reader: ResultReader | undefined,
  format: Format,
): Promise<unknown> {
  if (!reader?.command.operation.formats?.includes(format))
    throw new LocalError(
      `The result of this job is not available as ${format.toUpperCase()}.`,
      `See the job: learn jobs get ${id}`,
    )
  return (await connection.call(routeOf(reader.command.operation), { ...reader.input, format })).data
}

export function readerWords({ command, input }: ResultReader): string {
  const words = [command.title, ...Object.values(input)].join(' ')
  const isPage = command.operation.formats?.includes('html')
  return `See the result: ${words}${isPage ? ' (add --output report.html for a web page)' : ''}`
}
