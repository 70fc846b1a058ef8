import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  dayOf,
  endOfDay,
  filterGroup,
  groupWords,
  levelOf,
  mayTeach,
  needsOf,
  type Overview,
  readFilter,
  readSubject,
  type Student,
  searchWith,
  signsOf,
  withNames,
  worthAWord,
} from './group.ts'

const topics = [
  { topicId: 'maths.area', name: 'Area', subjectId: 'maths' },
  { topicId: 'maths.time', name: 'Time', subjectId: 'maths' },
  { topicId: 'english.plurals', name: 'Plurals', subjectId: 'english' },
]
const student = (displayName: string, given: Partial<Student> = {}): Student => ({
  studentId: `id-of-${displayName}`,
  displayName,
  avatarId: 'fox',
  yearGroup: 'Year 5',
  lastPractisedAt: '2026-02-09T12:00:00.000Z',
  answersThisWeek: 3,
  rightThisWeek: 2,
  answersLastWeek: 1,
  scores: [null, null, null],
  due: [],
  falling: [],
  stuck: [],
  quiet: false,
  ...given,
})
const overviewOf = (students: Student[]): Overview => ({
  organizationId: 'o',
  teamId: null,
  asOf: '2026-02-10T12:00:00.000Z',
  topics,
  students,
  studentCount: students.length,
  middle: null,
})
const namesOf = (students: readonly Student[]) => students.map(({ displayName }) => displayName)

test('a filter leaves the children it is about and, for signs, the topics of the subject', () => {
  const overview = overviewOf([
    student('Ada', { due: [1] }),
    student('Ben', { due: [2], stuck: [0] }),
    student('Cyd', { quiet: true }),
  ])
  const shown = (subject: string, filter: Parameters<typeof filterGroup>[2]) => {
    const { columns, students } = filterGroup(overview, subject, filter)
    return [columns.map(({ name }) => name), namesOf(students)]
  }
  assert.deepEqual(shown('maths', 'all'), [
    ['Area', 'Time'],
    ['Ada', 'Ben', 'Cyd'],
  ])
  assert.deepEqual(shown('maths', 'due'), [['Time'], ['Ada']])
  assert.deepEqual(shown('english', 'due'), [['Plurals'], ['Ben']])
  assert.deepEqual(shown('maths', 'stuck'), [['Area'], ['Ben']])
  assert.deepEqual(shown('maths', 'falling'), [[], []])
  assert.deepEqual(shown('english', 'quiet'), [['Plurals'], ['Cyd']])
})

test('the choice is in the address, and unknown values count as none', () => {
  assert.equal(readFilter('?show=due'), 'due')
  assert.equal(readFilter('?show=__proto__'), 'all')
  assert.equal(readSubject('?subject=english', { topics }), 'english')
  assert.equal(readSubject('?subject=latin', { topics }), 'maths')
  assert.equal(readSubject('', { topics: [] }), '')
  assert.equal(searchWith('?show=due', 'subject', 'english'), '?show=due&subject=english')
  assert.equal(searchWith('?show=due&subject=english', 'show', 'all'), '?subject=english')
})

test('levels have the limits of the map of a child', () => {
  assert.deepEqual([0, 49, 50, 61, 62, 73, 74, 85, 86, 100].map(levelOf), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  assert.equal(levelOf(null), 'few')
})

test('most need a topic where most are under 62% or stuck', () => {
  const students = [
    student('Ada', { scores: [61, 62, null] }),
    student('Ben', { scores: [90, 20, null] }),
    student('Cyd', { stuck: [0] }),
  ]
  const needs = needsOf(overviewOf(students), 'maths', students, 4)
  assert.deepEqual(
    needs.map(({ name, students, levels }) => [name, namesOf(students), levels]),
    [
      ['Area', ['Ada', 'Cyd'], [2, 5, 'few']],
      ['Time', ['Ben'], [1, 3, 'few']],
    ],
  )
  assert.equal(needsOf(overviewOf(students), 'maths', students, 1).length, 1)
  assert.deepEqual(needsOf(overviewOf(students), 'english', students, 4), [])
})

test('those worth a word are the stuck, then the quiet, in plain sentences', () => {
  const words = worthAWord(
    overviewOf([
      student('Fine'),
      student('Never', { quiet: true, lastPractisedAt: null }),
      student('Away', { quiet: true, lastPractisedAt: '2026-01-30T11:00:00.000Z' }),
      student('One', { stuck: [0] }),
      student('Two', { stuck: [0, 1], quiet: true, lastPractisedAt: '2026-02-02T12:00:00.000Z' }),
      student('Three', { stuck: [0, 1, 2] }),
    ]),
  )
  assert.deepEqual(
    words.map(({ student, words }) => [student.displayName, words]),
    [
      ['Three', 'Stuck on Area and 2 other topics.'],
      ['Two', 'Stuck on Area and Time. Last practised 8 days ago.'],
      ['One', 'Stuck on Area.'],
      ['Away', 'Last practised 11 days ago.'],
      ['Never', 'Has not practised yet.'],
    ],
  )
})

test('a topic can have several signs, each with its words', () => {
  const found = signsOf(student('Ada', { due: [1], falling: [1], stuck: [0] }))
  assert.deepEqual(found.get(1), { signs: '↻↓', words: 'due for review, falling' })
  assert.deepEqual(found.get(0), { signs: '◆', words: 'stuck' })
  assert.equal(found.get(2), undefined)
})

test('groups, refusals and days are worded as people write them', () => {
  assert.equal(groupWords([]), '0 children')
  assert.equal(groupWords([student('A')]), '1 child, Year 5')
  const years = [student('A'), student('B', { yearGroup: 'Year 6' }), student('C', { yearGroup: 'Year 4' })]
  assert.equal(groupWords(years), '3 children, Years 4, 5 and 6')
  assert.equal(withNames('Student id-of-A: no.', years), 'Student A: no.')
  assert.equal(endOfDay(''), undefined)
  const end = new Date(endOfDay('2026-02-10') ?? '')
  assert.deepEqual([dayOf(end), end.getHours()], ['2026-02-10', 23])
})

test('members of a team teach, and clients who may set work', () => {
  assert.equal(mayTeach({ membershipType: 'team', role: 'viewer' }), true)
  assert.equal(mayTeach({ membershipType: 'client', role: 'member' }), true)
  assert.equal(mayTeach({ membershipType: 'client', role: 'viewer' }), false)
})
