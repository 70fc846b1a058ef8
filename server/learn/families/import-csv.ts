import { type ExamFamilyId, examFamilies, subjects } from '@learn/content'
import { mostImported } from '@learn/contract/learn/imports'
import { type YearGroup, yearGroups } from '@learn/contract/learn/values'
import { CsvError, parse } from 'csv-parse/sync'
import { normalizeEmail } from '../../identity/email.ts'
import { foldUsername } from '../../identity/pin.ts'
import { isOneLine } from '../../names.ts'

/** A child to add, and the line of the file that says so. */
export interface ImportedChild {
  readonly line: number
  readonly child: string
  readonly yearGroup: YearGroup
  readonly parent: string
  readonly email: string
  readonly examFamilyId: ExamFamilyId
  /** Null if the server should choose one. */
  readonly username: string | null
  readonly subjectIds: readonly string[]
  readonly school: string
  readonly group: string | null
}

export interface ImportProblem {
  readonly line: number
  readonly column: string | null
  readonly message: string
}

const required = ['child', 'year', 'parent', 'email', 'exam'] as const
const optional = ['username', 'subjects', 'school', 'group'] as const
const columns: readonly string[] = [...required, ...optional]
type Column = (typeof required)[number] | (typeof optional)[number]

interface Read {
  readonly children: readonly ImportedChild[]
  readonly problems: readonly ImportProblem[]
}

/** Reads every line, so that all problems of a file are known at once. */
export function readImport(csv: string): Read {
  const problems: ImportProblem[] = []
  const rows = parseRows(csv, problems)
  const [header, ...lines] = rows
  if (!header || problems.length > 0) return { children: [], problems: problems.length ? problems : [nothing] }
  const names = header.cells.map(cell => cell.toLowerCase())
  problems.push(...headerProblems(header.line, names))
  if (lines.length > mostImported) problems.push(tooMany(header.line, lines.length))
  if (lines.length === 0) problems.push(nothing)
  if (problems.length > 0) return { children: [], problems }
  const reader = new LineReader(names)
  const children = lines.flatMap(row => reader.read(row) ?? [])
  return { children, problems: reader.problems }
}

const nothing = { line: 1, column: null, message: 'The file has no children. Each needs a line below the names of the columns.' }

const tooMany = (line: number, count: number): ImportProblem => ({
  line,
  column: null,
  message: `The file has ${count.toLocaleString('en')} children, and at most ${mostImported} can be added at once. Split it into smaller files.`,
})

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

function parseRows(csv: string, problems: ImportProblem[]): Row[] {
  try {
    const records = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      // One more than allowed, and the header: enough to know that there are too many.
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some(cell => cell !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number((error as { lines?: number }).lines ?? 1)
    problems.push({ line, column: null, message: 'This line can’t be read. Check its quotation marks.' })
    return []
  }
}

/** The one that the first line has most of. */
function delimiterOf(csv: string): string {
  const [first = ''] = csv.split('\n', 1)
  const count = (delimiter: string) => first.split(delimiter).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

function headerProblems(line: number, names: readonly string[]): ImportProblem[] {
  const unknown = names.filter(name => !columns.includes(name))
  const missing = required.filter(name => !names.includes(name))
  const twice = names.filter((name, at) => columns.includes(name) && names.indexOf(name) < at)
  return [
    ...unknown.map(name => ({
      line,
      column: name,
      message: `There is no column “${name}”. The columns are ${columns.join(', ')}.`,
    })),
    ...missing.map(name => ({ line, column: name, message: `The column “${name}” is missing.` })),
    ...twice.map(name => ({ line, column: name, message: `The column “${name}” is there twice.` })),
  ]
}

/** Reads one line after the other, and remembers usernames and children that came before. */
class LineReader {
  readonly problems: ImportProblem[] = []
  readonly #names: readonly string[]
  readonly #usernames = new Map<string, number>()
  readonly #children = new Map<string, number>()

  constructor(names: readonly string[]) {
    this.#names = names
  }

  read({ line, cells }: Row): ImportedChild | undefined {
    const before = this.problems.length
    const say = (column: Column | null, message: string) => this.problems.push({ line, column, message })
    const cell = (column: Column) => cells[this.#names.indexOf(column)] ?? ''
    const text = (column: Column, most: number) => this.#readText(say, column, cell(column), most)
    if (cells.length > this.#names.length)
      say(null, `This line has ${cells.length} columns, and the first line has ${this.#names.length}.`)
    for (const column of required) if (cell(column) === '') say(column, `“${column}” is empty.`)
    const email = normalizeEmail(cell('email'))
    if (cell('email') !== '' && !email) say('email', `“${cell('email')}” is not an email address.`)
    const yearGroup = readYear(cell('year'))
    if (cell('year') !== '' && !yearGroup) say('year', `“${cell('year')}” is not one of ${yearGroups.join(', ')}.`)
    const examFamilyId = readExam(cell('exam'))
    if (cell('exam') !== '' && !examFamilyId) say('exam', `“${cell('exam')}” is not one of ${examNames()}.`)
    const subjectIds = this.#readSubjects(say, cell('subjects'))
    const child = { child: text('child', 160), parent: text('parent', 160), school: text('school', 160) }
    const [username, group] = [text('username', 128), text('group', 64)]
    if (group.length === 1) say('group', 'The name of a group has at least two characters.')
    this.#refuseTwice(say, line, { username, child: child.child, email: email ?? '' })
    if (this.problems.length > before || !email || !yearGroup || !examFamilyId) return undefined
    return { line, ...child, yearGroup, email, examFamilyId, subjectIds, username: username || null, group: group || null }
  }

  #readText(say: Say, column: Column, value: string, most: number): string {
    if ([...value].length > most) say(column, `“${column}” has more than ${most} characters.`)
    else if (!isOneLine(value)) say(column, `“${column}” has characters that can’t be shown.`)
    return value
  }

  #readSubjects(say: Say, value: string): string[] {
    const asked = value.split(/[|/,;]/).flatMap(part => part.trim() || [])
    const known = asked.map(name => subjects.find(subject => isNamed(subject, name)))
    const wrong = asked.find((_, at) => !known[at])
    if (wrong) say('subjects', `“${wrong}” is not one of ${subjects.map(({ name }) => name).join(', ')}.`)
    return known.flatMap(subject => subject?.id ?? [])
  }

  #refuseTwice(say: Say, line: number, { username, child, email }: Record<'username' | 'child' | 'email', string>) {
    const folded = foldUsername(username)
    if (username && !folded) say('username', '“username” has no letters or numbers.')
    const first = folded && this.#usernames.get(folded)
    if (first) say('username', `The username “${username}” is on line ${first} too.`)
    else if (folded) this.#usernames.set(folded, line)
    const who = `${email}\n${child.toLowerCase()}`
    const same = child && email && this.#children.get(who)
    if (same) say('child', `“${child}” with this parent is on line ${same} too.`)
    else this.#children.set(who, line)
  }
}

type Say = (column: Column | null, message: string) => void

const isNamed = ({ id, name }: { readonly id: string; readonly name: string }, asked: string) =>
  [id, name.toLowerCase()].includes(asked.toLowerCase())

const readYear = (value: string): YearGroup | undefined => {
  const number = /^(?:y|year)?\s*([456])$/i.exec(value)?.[1]
  return yearGroups.find(year => year === `Year ${number}`)
}

const readExam = (value: string): ExamFamilyId | undefined => examFamilies.find(exam => isNamed(exam, value))?.id

const examNames = () => examFamilies.map(({ id }) => id).join(', ')
