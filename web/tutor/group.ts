import type { Answers } from '@learn/sdk'

export type Overview = Answers['learn.getLearnGroupOverview']
export type Student = Overview['students'][number]
type Topic = Overview['topics'][number]

/** A topic with its position in the overview, where students have their scores. */
export interface Column extends Topic {
  readonly place: number
}

export const filters = [
  ['all', 'Everybody'],
  ['due', 'Due for review'],
  ['falling', 'Falling'],
  ['stuck', 'Stuck'],
  ['quiet', 'Not practised for a week'],
] as const
export type Filter = (typeof filters)[number][0]

export const readFilter = (search: string): Filter => {
  const asked = new URLSearchParams(search).get('show')
  return filters.find(([filter]) => filter === asked)?.[0] ?? 'all'
}

/** The subject in the address, or the first that somebody in the group learns. */
export function readSubject(search: string, { topics }: Pick<Overview, 'topics'>): string {
  const asked = new URLSearchParams(search).get('subject')
  return topics.find(({ subjectId }) => subjectId === asked)?.subjectId ?? topics[0]?.subjectId ?? ''
}

/** The address of the same page with another choice. What everybody sees first is not in it. */
export function searchWith(search: string, name: 'show' | 'subject', value: string): string {
  const chosen = new URLSearchParams(search)
  if (value === 'all') chosen.delete(name)
  else chosen.set(name, value)
  return `?${chosen}`
}

export const columnsOf = ({ topics }: Pick<Overview, 'topics'>, subjectId: string): Column[] =>
  topics.map((topic, place) => ({ ...topic, place })).filter(topic => topic.subjectId === subjectId)

export interface Shown {
  readonly columns: readonly Column[]
  readonly students: readonly Student[]
}

/** What a filter leaves: the students it is about and, for what is due, falling or stuck, the topics. */
export function filterGroup(overview: Overview, subjectId: string, filter: Filter): Shown {
  const columns = columnsOf(overview, subjectId)
  const { students } = overview
  if (filter === 'all') return { columns, students }
  if (filter === 'quiet') return { columns, students: students.filter(({ quiet }) => quiet) }
  const found = new Set(students.flatMap(student => student[filter]))
  const left = columns.filter(({ place }) => found.has(place))
  const places = new Set(left.map(({ place }) => place))
  return { columns: left, students: students.filter(student => student[filter].some(at => places.has(at))) }
}

/** From 1, under 50%, to 5, 86% or more, as on the map of a child. */
export const levelOf = (score: number | null | undefined): 1 | 2 | 3 | 4 | 5 | 'few' =>
  score === null || score === undefined
    ? 'few'
    : score < 50
      ? 1
      : score < 62
        ? 2
        : score < 74
          ? 3
          : score < 86
            ? 4
            : 5

/** What a cell says to those who hear it. */
export const scoreWords = (score: number | null): string =>
  score === null ? 'too few answers' : `${score}% right`

export const signs = [
  ['due', '↻', 'due for review'],
  ['falling', '↓', 'falling'],
  ['stuck', '◆', 'stuck'],
] as const

/** The signs and the words of each topic where a student has any. */
export function signsOf(student: Student): Map<number, { signs: string; words: string }> {
  const found = new Map<number, { signs: string; words: string }>()
  for (const [kind, sign, words] of signs)
    for (const place of student[kind]) {
      const before = found.get(place)
      found.set(place, {
        signs: `${before?.signs ?? ''}${sign}`,
        words: before ? `${before.words}, ${words}` : words,
      })
    }
  return found
}

export interface Need extends Column {
  /** Students who are below 62% or stuck. */
  readonly students: readonly Student[]
  /** Everybody who learns the subject, from the lowest level to those with too few answers. */
  readonly levels: readonly ReturnType<typeof levelOf>[]
}

const enough = 62

/** The topics of a subject that most students need next, at most so many. `learners` are those who learn the subject. */
export function needsOf(
  overview: Overview,
  subjectId: string,
  learners: readonly Student[],
  most: number,
): Need[] {
  return columnsOf(overview, subjectId)
    .map(column => ({ ...column, students: learners.filter(student => needs(student, column.place)) }))
    .filter(({ students }) => students.length > 0)
    .sort((one, other) => other.students.length - one.students.length)
    .slice(0, most)
    .map(need => ({
      ...need,
      levels: learners
        .map(({ scores }) => scores[need.place] ?? null)
        .sort((one, other) => (one ?? 101) - (other ?? 101))
        .map(levelOf),
    }))
}

function needs({ scores, stuck }: Student, place: number): boolean {
  const score = scores[place] ?? null
  return (score !== null && score < enough) || stuck.includes(place)
}

export interface Word {
  readonly student: Student
  readonly words: string
}

/** Students to talk with: first those who are stuck, then those who have stopped practising, the latest first. */
export function worthAWord({ students, topics, asOf }: Overview): Word[] {
  const last = ({ lastPractisedAt }: Student) => Date.parse(lastPractisedAt ?? '1970-01-01')
  return students
    .filter(({ quiet, stuck }) => quiet || stuck.length > 0)
    .sort((one, other) => other.stuck.length - one.stuck.length || last(other) - last(one))
    .map(student => ({
      student,
      words: [stuckWords(student, topics), student.quiet && lastWords(student, asOf)]
        .filter(Boolean)
        .join(' '),
    }))
}

function stuckWords({ stuck }: Student, topics: readonly Topic[]): string {
  const [first, second] = stuck.map(place => topics[place]?.name ?? '')
  if (!first) return ''
  if (!second) return `Stuck on ${first}.`
  return stuck.length === 2
    ? `Stuck on ${first} and ${second}.`
    : `Stuck on ${first} and ${stuck.length - 1} other topics.`
}

const day = 86_400_000

export function lastWords({ lastPractisedAt }: Pick<Student, 'lastPractisedAt'>, now: string): string {
  if (lastPractisedAt === null) return 'Has not practised yet.'
  const days = Math.floor((Date.parse(now) - Date.parse(lastPractisedAt)) / day)
  if (days < 1) return 'Practised in the last 24 hours.'
  return `Last practised ${days === 1 ? 'a day' : `${days} days`} ago.`
}

export const childrenWords = (count: number) => (count === 1 ? '1 child' : `${count} children`)

/** “14 children, Year 5”. */
export function groupWords(students: readonly Student[]): string {
  const years = [...new Set(students.map(({ yearGroup }) => yearGroup))].sort()
  const names = years
    .join(', ')
    .replaceAll(', Year ', ', ')
    .replace(/, (\d)$/, ' and $1')
  return [childrenWords(students.length), years.length > 1 ? names.replace('Year', 'Years') : names]
    .filter(Boolean)
    .join(', ')
}

/** The end of a day in this device's time zone, or nothing. */
export const endOfDay = (date: string): string | undefined =>
  date === '' ? undefined : new Date(`${date}T23:59:59`).toISOString()

/** A day as date fields have it, in this device's time zone. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(part => `${part}`.padStart(2, '0')).join('-')

/** The server names students by id, because its errors are logged. Their tutor knows them by name. */
export const withNames = (
  message: string,
  students: readonly Pick<Student, 'studentId' | 'displayName'>[],
): string =>
  students.reduce((text, { studentId, displayName }) => text.replaceAll(studentId, displayName), message)

interface Membership {
  readonly membershipType: string
  readonly role: string
}

/** Where a person may teach: everywhere in a team, and as a client if they may set work. */
export const mayTeach = ({ membershipType, role }: Membership): boolean =>
  membershipType === 'team' || role !== 'viewer'
