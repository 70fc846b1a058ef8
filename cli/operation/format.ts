import { extname } from 'node:path'
import type { Format } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import type { Arguments } from '../flags/arguments.ts'
import { type OperationCommand, operationsOf } from './command.ts'
import { followsJob } from './job.ts'

/**
 * The form that --csv or the name of the file asks for, by whoever can give it: the server, or the operation that tells what
 * a job came to, or, for CSV, the command line itself.
 */
export async function inFormat(
  context: Context,
  { operation, title }: OperationCommand,
  given: Arguments,
): Promise<Arguments> {
  const format = given.csv ? 'csv' : namedBy(given.output)
  const isSaid = context.flags.json || 'format' in given.fields
  if (!format || (isSaid && !given.csv)) return given
  if (!given.select && operation.formats?.includes(format))
    return { ...given, fields: { format, ...given.fields } }
  if (format === 'csv') return { ...given, csv: true }
  const told = (await operationsOf(context)).find(({ id }) => id === operation.result)
  const isTold = followsJob(operation) && given.wait && !given.select
  if (isTold && (operation.transport === 'events' || told?.formats?.includes(format)))
    return { ...given, resultFormat: format }
  throw new UsageError(
    `--output ${given.output} asks for HTML, and ${title} gives none here.`,
    given.wait || !followsJob(operation)
      ? 'Name a file that ends otherwise, such as in .json.'
      : 'Leave out --no-wait: there is a page only when the job has ended.',
  )
}

const endings: Readonly<Record<string, Format>> = { '.csv': 'csv', '.html': 'html', '.htm': 'html' }
const namedBy = (path: string | undefined) => endings[extname(path ?? '').toLowerCase()]
