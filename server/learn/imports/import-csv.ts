import { type ExamFamilyId, examFamilies, type SubjectId, subjects } from '@learn/content'
import { importColumns, mostImported, requiredColumns } from '@learn/contract/learn/imports'
import { type YearGroup, yearGroups } from '@learn/contract/learn/values'
import { CsvError, parse } from 'csv-parse/sync'
import { reachableEmail } from '../../identity/email.ts'
import { foldUsername } from '../../identity/pin.ts'
import { foldName, isOneLine } from '../../names.ts'

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
  /** None means all. */
  readonly subjectIds: readonly SubjectId[]
  readonly school: string
  readonly group: string | null
}

/** The message never repeats what a cell says: messages of errors are logged, and names must not be. */
export interface ImportProblem {
  readonly line: number
  readonly column: string | null
  readonly message: string
}

type Column = (typeof importColumns)[number]

interface ReadFile {
  readonly children: readonly ImportedChild[]
  readonly problems: readonly ImportProblem[]
}

/** Reads every line, so that all problems of a file are known at once. */
export function readImport(csv: string): ReadFile {
  if (csv.startsWith('PK\u0003')) return refused(notText)
  const lines = csv.split(/\r\n|\r|\n/)
  const count = lines.filter(isFilled).length - 1
  if (count > mostImported) return refused(tooMany(count))
  if (lines.length > mostLines) return refused(tooEmpty(lines.length))
  const rows = parseRows(csv)
  if ('message' in rows) return refused(rows)
  const [header, ...below] = rows
  if (!header) return refused(nothing)
  const names = header.cells.map(cell => cell.toLowerCase())
  const problems = headerProblems(header.line, names)
  if (problems.length === 0 && below.length === 0) problems.push(nothing)
  if (problems.length > 0) return refused(...problems)
  const reader = new LineReader(names)
  const children = below.flatMap(row => reader.read(row) ?? [])
  return { children, problems: reader.problems }
}

const refused = (...problems: ImportProblem[]): ReadFile => ({ children: [], problems })

/** Spreadsheets save archives, which begin like this. */
const notText = {
  line: 1,
  column: null,
  message: 'This is a spreadsheet file. Save it as CSV first.',
}

const nothing = {
  line: 1,
  column: null,
  message: 'The file has no children. Each needs a line below the names of the columns.',
}

const tooMany = (count: number): ImportProblem => ({
  line: 1,
  column: null,
  message: `The file has ${count.toLocaleString('en')} children, and at most ${mostImported} can be added at once. Split it into smaller files.`,
})

const tooEmpty = (lines: number): ImportProblem => ({
  line: 1,
  column: null,
  message: `The file has ${lines.toLocaleString('en')} lines, and nearly all are empty. Remove the empty lines.`,
})

/** Counted without parsing, so that even the longest file costs little. Spreadsheets write empty lines with commas. */
const isFilled = (line: string) => /[^\s,;"\uFEFF]/.test(line)
const mostLines = 10 * mostImported

/** A line with more characters than this is not one child. */
const longestLine = 10_000

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

function parseRows(csv: string): Row[] | ImportProblem {
  let lastLine = 0
  try {
    const records = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      max_record_size: longestLine,
      on_record: (record, { lines }) => {
        lastLine = lines
        return record
      },
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[] // With `info`, records come with their line.
    return records
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some(cell => cell !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return unreadable(error, lastLine + 1)
  }
}

/** A quotation mark that is never closed takes in the rest of the file, so the line where it begins is the one to look at. */
const unreadable = ({ code }: CsvError, line: number): ImportProblem => ({
  line,
  column: null,
  message: `This line can’t be read. ${
    code === 'CSV_MAX_RECORD_SIZE'
      ? `It has more than ${longestLine.toLocaleString('en')} characters, perhaps because a quotation mark is not closed.`
      : 'A quotation mark is never closed.'
  }`,
})

/** The one that the first line has most of. */
function delimiterOf(csv: string): string {
  const [first = ''] = csv.split(/[\r\n]/, 1)
  const count = (delimiter: string) => first.split(delimiter).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

const columns: readonly string[] = importColumns
const subjectNames = subjects.map(({ name }) => name)
const examNames = examFamilies.map(({ id }) => id)

/** “gl, cem or iseb”. */
const listed = (joint: 'and' | 'or', names: readonly string[]) =>
  `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`

/** Names in a file can be of any length, and come back to the reader. */
const shorten = (text: string) => ([...text].length > 60 ? `${[...text].slice(0, 60).join('')}…` : text)

function headerProblems(line: number, names: readonly string[]): ImportProblem[] {
  const unknown = names.filter(name => !columns.includes(name)).map(shorten)
  const missing = requiredColumns.filter(name => !names.includes(name))
  if (missing.length === requiredColumns.length)
    return [
      {
        line,
        column: null,
        message: `The first line must name the columns: ${listed('and', requiredColumns)}.`,
      },
    ]
  const twice = names.filter((name, at) => columns.includes(name) && names.indexOf(name) < at)
  return [
    ...unknown.slice(0, columns.length).map(name => ({
      line,
      column: name || null,
      message: name
        ? `The first line names a column that does not exist. The columns are ${columns.join(', ')}.`
        : 'A column has no name. Give it one, or remove it.',
    })),
    ...missing.map(name => ({ line, column: name, message: `The column “${name}” is missing.` })),
    ...twice.map(name => ({ line, column: name, message: `The column “${name}” appears twice.` })),
  ]
}

type Say = (column: Column | null, message: string) => void

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
    const say: Say = (column, message) => this.problems.push({ line, column, message })
    const cell = (column: Column) => cells[this.#names.indexOf(column)] ?? ''
    const text = (column: Column, most: number) => readText(say, column, cell(column), most)
    const among = <T>(column: Column, read: (text: string) => T | undefined, choices?: readonly string[]) =>
      readAmong(say, column, cell(column), read, choices)
    if (cells.length > this.#names.length)
      say(
        null,
        `This line has ${cells.length} cells, and the first line has ${this.#names.length}. If a cell contains a comma, put it in quotation marks.`,
      )
    for (const column of requiredColumns)
      if (cell(column) === '') say(column, `The column “${column}” is empty.`)
    const names = { child: text('child', 160), parent: text('parent', 160), school: text('school', 160) }
    const yearGroup = among('year', readYear, yearGroups)
    const examFamilyId = among('exam', readExam, examNames)
    const email = among('email', reachableEmail)
    const subjectIds = readSubjects(say, cell('subjects'))
    const [username, group] = [text('username', 128), text('group', 64)]
    if ([...group].length === 1) say('group', 'A group’s name must have at least two characters.')
    this.#refuseTwice(say, line, { username, child: names.child, email: email ?? '' })
    if (this.problems.length > before || !email || !yearGroup || !examFamilyId) return undefined
    const wishes = { username: username || null, group: group || null }
    return { line, ...names, yearGroup, email, examFamilyId, subjectIds, ...wishes }
  }

  #refuseTwice(
    say: Say,
    line: number,
    { username, child, email }: Record<'username' | 'child' | 'email', string>,
  ) {
    const folded = foldUsername(username)
    if (username && !folded) say('username', '“username” has no letters or numbers.')
    const first = folded && this.#usernames.get(folded)
    if (first) say('username', `Line ${first} has the same username.`)
    else if (folded) this.#usernames.set(folded, line)
    if (!child || !email) return
    const who = `${email}\n${foldName(child)}`
    const same = this.#children.get(who)
    if (same) say('child', `The same child with the same parent is on line ${same} too.`)
    else this.#children.set(who, line)
  }
}

/** Spreadsheets would run a text that begins like this. No name does. */
const isFormula = (text: string) => /^[=+@-]/.test(text)

function readText(say: Say, column: Column, value: string, most: number): string {
  if ([...value].length > most) say(column, `“${column}” has more than ${most} characters.`)
  else if (!isOneLine(value))
    say(column, `“${column}” has a line break or another character that can’t be shown.`)
  else if (isFormula(value))
    say(column, `“${column}” starts with “${value[0]}”, like a formula. Remove that character.`)
  return value
}

function readAmong<T>(
  say: Say,
  column: Column,
  value: string,
  read: (text: string) => T | undefined,
  choices?: readonly string[],
): T | undefined {
  const found = read(value)
  if (value !== '' && found === undefined)
    say(
      column,
      choices ? `The ${column} must be ${listed('or', choices)}.` : 'This is not a full email address.',
    )
  return found
}

function readSubjects(say: Say, value: string): SubjectId[] {
  const asked = value.split(/[|/,;]/).flatMap(part => part.trim() || [])
  const known = asked.map(name => subjects.find(subject => isNamed(subject, name)))
  if (known.includes(undefined))
    say('subjects', `Use only ${listed('and', subjectNames)}, with / between them.`)
  return known.flatMap(subject => subject?.id ?? [])
}

const isNamed = ({ id, name }: { readonly id: string; readonly name: string }, asked: string) =>
  [id, name.toLowerCase()].includes(asked.toLowerCase())

function readYear(value: string): YearGroup | undefined {
  const number = /^(?:y|yr|year)?\s*([456])$/i.exec(value)?.[1]
  return yearGroups.find(year => year === `Year ${number}`)
}

const readExam = (value: string): ExamFamilyId | undefined =>
  examFamilies.find(exam => isNamed(exam, value))?.id
