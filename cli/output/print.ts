import type { Format, Operation } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import type { Arguments } from '../flags/arguments.ts'
import { escapeControls, printableFor } from '../terminal/printable.ts'
import { csvLine, csvRow } from './csv.ts'
import type { Jq } from './jq.ts'
import { listColumns } from './list-columns.ts'
import { recordLines } from './record.ts'
import { type Row, refuseUnknown, selectFrom } from './selection.ts'
import { arePageFields, isPage, type Page, type Shape, shapeOf } from './shape.ts'
import { columnOf, columnsFor, headerLine, tableLine } from './table.ts'

/** How to print an operation's answers. */
export interface Output {
  readonly context: Context
  readonly operation: Operation
  readonly shape: Shape
  readonly form: 'json' | 'csv' | 'table'
  readonly select: readonly string[] | undefined
  /** Applies the expression of --jq to an answer. */
  readonly jq: Jq | undefined
  /** Prints the result of a job in this format, instead of the job. */
  readonly resultFormat: Format | undefined
}

export async function outputOf(
  context: Context,
  operation: Operation,
  { csv, select, jq: expression, resultFormat }: Arguments,
): Promise<Output> {
  const { flags, terminal } = context
  if (csv && flags.json) throw new UsageError('Use either --csv or --json, not both.')
  if (select?.length === 0) throw new UsageError('--fields needs field names, for example --fields id,name.')
  if (expression !== undefined && (csv || select))
    throw new UsageError(`Use either --jq or ${csv ? '--csv' : '--fields'}, not both.`)
  const jq = expression === undefined ? undefined : await (await import('./jq.ts')).compileJq(expression)
  const form = csv ? 'csv' : flags.json || !terminal.isTable ? 'json' : 'table'
  return { context, operation, shape: shapeOf(operation), form, select, jq, resultFormat }
}

/** Prints one answer: a record, a page of a list, or text from the server. */
export async function printAnswer(output: Output, answer: unknown): Promise<void> {
  const { context, shape, select, form } = output
  if (typeof answer === 'string') return await context.terminal.write(printableFor(context.terminal, answer))
  if (output.jq) return await context.terminal.write(printableFor(context.terminal, output.jq(answer)))
  if (shape.isList && isPage(answer) && !(select && arePageFields(select, shape)))
    return await printPage(output, answer)
  if (select && !shape.isList) refuseUnknown(select, shape.fields, [answer])
  const record = select ? selectFrom(answer, select) : answer
  if (form === 'json') await context.terminal.write(`${escapeControls(record, 2)}\n`)
  else if (form === 'table') await printRecord(output, record)
  else {
    const columns = select ?? shape.fields
    const row = csvRow(selectFrom(record, columns), columns)
    await context.terminal.write(csvLine(columns) + printableFor(context.terminal, row))
  }
}

async function printRecord({ context, operation, select }: Output, record: unknown): Promise<void> {
  const { terminal } = context
  const view = select ? undefined : (await import('./views.ts')).views[operation.id]
  const { shown, note } = (await view?.(context, record)) ?? { shown: record }
  await terminal.write(recordLines(shown, terminal.columns, emphasis(context)))
  if (note) await context.note(note)
}

async function printPage(output: Output, page: Page): Promise<void> {
  const { context, form, select } = output
  if (form !== 'json') {
    const rows = new Rows(output)
    await rows.write(page.data)
    await rows.end()
    if (form === 'table' && page.nextCursor)
      await context.note(
        `Showing ${page.data.length} of ${page.total}. For all of them: --all. For the next page: --cursor ${page.nextCursor}`,
      )
    return
  }
  const answer = select ? rowsOf(output, page.data) : page
  await context.terminal.write(`${escapeControls(answer, 2)}\n`)
}

function rowsOf({ select, shape }: Output, items: readonly Row[]): readonly Row[] {
  if (!select) return items
  refuseUnknown(select, shape.fields, items)
  return items.map(item => selectFrom(item, select))
}

/** Prints the items of a list as they arrive: as one table, one CSV file, or JSON lines. */
export class Rows {
  readonly #output: Output
  #line: ((row: Row) => string) | undefined
  #note = ''

  constructor(output: Output) {
    this.#output = output
  }

  async write(items: readonly Row[]): Promise<void> {
    const rows = rowsOf(this.#output, items)
    this.#line ??= await this.#begin(rows)
    if (rows.length > 0) await this.#output.context.terminal.write(rows.map(this.#line).join(''))
  }

  /** Prints a note about the table, once it is finished. */
  async end(): Promise<void> {
    if (this.#note) await this.#output.context.note(this.#note)
  }

  /** Prints the header and returns how to print a row. The first page decides the width of columns. */
  async #begin(rows: readonly Row[]): Promise<(row: Row) => string> {
    const { context, form, select, shape } = this.#output
    if (form === 'json') return row => `${escapeControls(row)}\n`
    if (form === 'table') return await this.#beginTable(rows)
    const columns = select ?? shape.fields
    await context.terminal.write(csvLine(columns))
    return row => printableFor(context.terminal, csvRow(row, columns))
  }

  async #beginTable(rows: readonly Row[]): Promise<(row: Row) => string> {
    const { context, select, shape, operation } = this.#output
    const { terminal } = context
    const emphasize = emphasis(context)
    const wanted = select ?? listColumns[operation.id]
    const names = wanted ?? shape.cells
    const columns = select
      ? select.map(path => columnOf(rows, path, path))
      : columnsFor(rows, names, terminal.columns, wanted !== undefined)
    const shown = columns.map(({ path }) => path)
    if (rows.length === 0) this.#note = 'No results.'
    else if (shown.length === 0 || (names.includes('id') && !shown.includes('id')))
      return row => `${recordLines(row, terminal.columns, emphasize)}\n`
    else await terminal.write(headerLine(columns, emphasize))
    const left =
      select || rows.length === 0
        ? []
        : shape.fields.filter(name => !shown.some(path => path.split('.')[0] === name))
    if (left.length > 0)
      this.#note = `Not shown: ${shortList(left)}. Use --fields to choose, or --json to see everything.`
    return row => tableLine(row, columns)
  }
}

const emphasis =
  ({ terminal }: Context) =>
  (text: string) =>
    terminal.colour ? `\u001B[1m${text}\u001B[22m` : text

const shortList = (names: readonly string[]) =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
