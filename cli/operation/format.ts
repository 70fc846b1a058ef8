import { extname } from 'node:path'
import type { Format } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import type { Arguments } from '../flags/arguments.ts'
import { type OperationCommand, operationsOf } from './command.ts'
import { followsJob } from './job.ts'

/**
 * Arranges for the format that --csv or the file's extension asks for. The server can write it, the operation that reads
 * a job's result can, or the command line does for CSV.
 */
export async function applyFormat(
  context: Context,
  { operation, title }: OperationCommand,
  given: Arguments,
): Promise<Arguments> {
  const format = given.csv ? 'csv' : formatOf(given.output)
  const isChosen = context.flags.json || 'format' in given.fields
  if (!format || (isChosen && !given.csv)) return given
  if (!given.select && operation.formats?.includes(format))
    return { ...given, fields: { format, ...given.fields } }
  if (format === 'csv') return { ...given, csv: true }
  const reading = (await operationsOf(context)).find(({ id }) => id === operation.result)
  const hasResult = followsJob(operation) && given.wait && !given.select
  if (hasResult && (operation.transport === 'events' || reading?.formats?.includes(format)))
    return { ...given, resultFormat: format }
  throw new UsageError(
    `${title} can’t be saved as HTML (--output ${given.output}).`,
    given.wait || !followsJob(operation)
      ? 'Use another extension, such as .json.'
      : 'Leave out --no-wait: the page exists only when the job has ended.',
  )
}

const endings: Readonly<Record<string, Format>> = { '.csv': 'csv', '.html': 'html', '.htm': 'html' }
const formatOf = (path: string | undefined) => endings[extname(path ?? '').toLowerCase()]
