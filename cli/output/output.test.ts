import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { contract, operations } from '@learn/contract'
import { exampleJob } from '@learn/contract/jobs'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
import { csvLine } from './csv.ts'
import { listColumns } from './list-columns.ts'
import { shapeOf } from './shape.ts'
import { columnsFor, headerLine, tableLine } from './table.ts'
import { lineOf, truncate, widthOf, wrap } from './text.ts'

/** A server whose answers the test chooses, including those of a newer version. */
let answer: unknown
let requests = 0
const server = createServer((_request, response) => {
  requests++
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const settings = await newSettings(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
  LEARN_TOKEN: 'x',
})
after(async () => {
  server.close()
  await settings.remove()
})

const teams = contract['teams.listTeams'].example.response
const [team] = teams.data
assert(team)

async function show(words: string, given: unknown, pretended: Parameters<typeof runLearn>[2] = {}) {
  answer = given
  return await runLearn(words.split(' '), settings.config, pretended)
}

test('a list is a table on a terminal, and JSON elsewhere or with --json', async () => {
  const table = await show('teams list', teams, { isTable: true })
  const [header = '', row = ''] = table.out.split('\n')
  assert.match(header, /^name {2,}memberCount {2,}createdAt +id$/)
  assert(row.startsWith(team.name) && row.endsWith(team.id), row)
  for (const [words, isTable] of [
    ['teams list', false],
    ['teams list --json', true],
  ] as const)
    assert.deepEqual(JSON.parse((await show(words, teams, { isTable })).out), teams)
})

test('a table shows the columns that fit, names the others, and never cuts an ID', async () => {
  for (const columns of [60, 80, 120]) {
    const { out, err } = await show('teams list', teams, { isTable: true, columns })
    for (const line of out.trimEnd().split('\n')) assert(widthOf(line) <= columns, line)
    assert(out.includes(team.id))
    assert.match(err, /^Not shown: organizationId, .*Use --fields to choose, or --json to see everything\.$/m)
  }
  const { out: empty } = await show(
    'teams list',
    { ...teams, data: [{ ...team, memberCount: null }] },
    { isTable: true, columns: 80 },
  )
  assert.match(empty, /^name +createdAt +id\n/, 'an empty column takes no room')
  const narrow = await show('teams list', teams, { isTable: true, columns: 20 })
  assert.match(narrow.out, new RegExp(`^id +${team.id}$`, 'm'))
  const chosen = await show('teams list --fields id,organizationId,createdAt', teams, {
    isTable: true,
    columns: 20,
  })
  assert.match(chosen.out, /^id +organizationId +createdAt\n/)
})

test('--fields selects fields and paths of items and records', async () => {
  const rows = await show('teams list --fields id,name', teams)
  assert.deepEqual(
    JSON.parse(rows.out),
    teams.data.map(({ id, name }) => ({ id, name })),
  )
  const page = await show('teams list --fields total,data.0.name', teams)
  assert.deepEqual(JSON.parse(page.out), { total: teams.total, 'data.0.name': team.name })
  const job = { ...exampleJob, result: { pages: [{ number: 7 }] } }
  const record = await show(
    'jobs get 019a0b1d-2000-7c3d-8e4f-5a6b7c8d9e0f --fields status,result.pages.0.number,result.none',
    job,
  )
  assert.deepEqual(JSON.parse(record.out), {
    status: 'running',
    'result.pages.0.number': 7,
    'result.none': null,
  })
  const slip = await show('teams list --fields id,nmae', teams)
  assert.equal(slip.code, 2)
  assert.match(
    slip.err,
    /^--fields: there is no field "nmae"\. Did you mean "name"\?\nFields: id, organizationId, /,
  )
})

test('--jq filters the answer, and prints strings without quotes', async () => {
  const names = await show('teams list --jq .data[].name', teams, { isTable: true })
  assert.deepEqual([names.code, names.out, names.err], [0, `${team.name}\n`, ''])
  const all = await show('teams list --all --jq .total', teams)
  assert.equal(all.out, `${teams.total}\n`)
  const nothing = await show('teams list --jq empty', teams)
  assert.equal(nothing.out, '')
  const bad = { ...teams, data: [{ ...team, name: '\u001B[2J' }] }
  assert.equal((await show('teams list --jq .data[0].name', bad, { isTable: true })).out, '�[2J\n')
  assert.equal((await show('teams list --jq .data[0].name', bad)).out, '\u001B[2J\n')
})

test('a wrong jq expression is refused before anything is sent', async () => {
  const before = requests
  for (const [words, message] of [
    ['teams create --name x --jq .a|', /^--jq: syntax error, unexpected end of file/],
    ['teams list --jq . --fields id', /^Use either --jq or --fields, not both\.$/m],
    ['teams list --jq . --csv', /^Use either --jq or --csv, not both\.$/m],
  ] as const) {
    const { code, err } = await show(words, teams)
    assert.equal(code, 2)
    assert.match(err, message)
  }
  assert.equal(requests, before)
  const failing = await show('teams list --jq .total.x', teams)
  assert.equal(failing.code, 2)
  assert.match(failing.err, /^--jq: Cannot index number with "x"|^--jq: Cannot index number/)
})

test('unknown fields from a newer server break nothing and can be selected', async () => {
  const newer = { ...teams, data: [{ ...team, colour: 'red' }], warnings: [] }
  assert.deepEqual(JSON.parse((await show('teams list', newer)).out), newer)
  assert.equal((await show('teams list', newer, { isTable: true })).code, 0)
  assert.deepEqual(JSON.parse((await show('teams list --fields colour', newer)).out), [{ colour: 'red' }])
  const older = { ...teams, data: [{ id: team.id }] }
  assert.equal((await show('teams list --csv', older)).out.split('\n')[1], `${team.id},,,,,`)
})

test('an empty list has a note, and an empty CSV file has a header', async () => {
  const none = { data: [], total: 0, nextCursor: null, prevCursor: null }
  const table = await show('teams list', none, { isTable: true })
  assert.deepEqual([table.code, table.out, table.err], [0, '', 'No results.\n'])
  assert.equal((await show('teams list', none, { isTable: true, columns: 20 })).err, 'No results.\n')
  assert.match((await show('teams list --csv', none)).out, /^id,organizationId,name,/)
  assert.equal((await show('teams list --all', none)).out, '')
})

test('a record has a line for each field, and a table for each list in it', async () => {
  const pages = [
    { number: 7, words: 0.123456, title: 'One' },
    { number: 12, words: 2, title: 'Two' },
  ]
  const job = { ...exampleJob, message: null, result: { pages, tags: ['a', 'b'], none: [] } }
  const { out } = await show(`jobs get ${exampleJob.id}`, job, { isTable: true })
  assert.match(out, /^result\.tags +a, b$/m)
  assert.match(out, /^message +-$/m)
  assert.match(out, /^result\.none +-$/m)
  assert(
    out.endsWith(
      '\n\nresult.pages\n  title  number   words\n  One         7  0.1235\n  Two        12       2\n',
    ),
    out,
  )
  const wordy = { ...job, message: `first line\n\n${'word '.repeat(30)}` }
  const broken = await show(`jobs get ${exampleJob.id}`, wordy, { isTable: true, columns: 80 })
  assert.match(broken.out, /^message +first line\n\n {10,}word word/m)
  for (const line of broken.out.split('\n')) assert(line.length <= 80, line)
  const csv = await show(`jobs get ${exampleJob.id} --csv`, job)
  assert.equal(csv.out.split('\n').length, 3)
})

test('a row without a name shows its readable key instead', async () => {
  const topics = [{ score: 0.5, topicId: 'maths.angles', jobId: exampleJob.id }]
  const { out } = await show(
    `jobs get ${exampleJob.id}`,
    { ...exampleJob, result: { topics } },
    { isTable: true },
  )
  assert.match(out, /\n {2}topicId +score +jobId\n {2}maths\.angles +0\.5 /)
})

test('the columns of every list are fields of its items, and fit 80 columns', async () => {
  for (const [id, paths] of Object.entries(listColumns)) {
    const operation = operations.find(candidate => candidate.id === id)
    assert(operation, id)
    const { fields } = shapeOf(operation)
    for (const path of paths) assert(fields.includes(path.split('.')[0] ?? ''), `${id} ${path}`)
    const { data } = operation.example.response as { data: unknown[] }
    const columns = columnsFor(data, paths, 80, true)
    assert(widthOf(headerLine(columns, text => text).trimEnd()) <= 80, id)
    for (const row of data) assert(widthOf(tableLine(row, columns).trimEnd()) <= 80, id)
  }
})

test('text from others contains no control characters for a terminal and no formulas for a spreadsheet', async () => {
  const bad = { ...teams, data: [{ ...team, name: '\u001B[2J\u0007a\nb\u202Ec' }] }
  const { out } = await show('teams list', bad, { isTable: true })
  assert(out.includes('�[2J�a b�c'))
  const [csv, json] = [
    await show('teams list --csv', bad, { isTable: true }),
    await show('teams list --json', { ...bad, more: 'a\u009B2Jb' }, { isTable: true }),
  ]
  for (const given of [csv.out, json.out]) assert.doesNotMatch(given, /(?!\n)[\p{Cc}\u202E]/u)
  assert.deepEqual(JSON.parse(json.out), { ...bad, more: 'a\u009B2Jb' })
  assert((await show('teams list --csv', bad)).out.includes('\u001B[2J'), 'a file gets it unchanged')
  const cursor = await show('teams list', { ...bad, nextCursor: 'a\u001B[2J' }, { isTable: true })
  assert.match(cursor.err, /--cursor a�\[2J/)
  const keys = { ...exampleJob, result: { 'a\u001B[2J\nb': 1 } }
  const record = await show(`jobs get ${exampleJob.id}`, keys, { isTable: true })
  assert.match(record.out, /^result\.a�\[2J b +1$/m)
  assert.equal(
    csvLine(['=1+1', '-2', -2, 'a,b', 'say "hi"', null, { a: 1 }]),
    `'=1+1,'-2,-2,"a,b","say ""hi""",,"{""a"":1}"\n`,
  )
})

test('text is measured as terminals show it', () => {
  assert.equal(widthOf('abc'), 3)
  assert.equal(widthOf('日本'), 4)
  assert.equal(widthOf('e\u0301'), 1)
  assert.equal(widthOf('🦊'), 2)
  assert.equal(truncate('日本語です', 6), '日本…')
  assert.equal(lineOf([1, 'a', true]), '1, a, true')
  assert.deepEqual(wrap('one two  three\nfour', 9), ['one two', 'three', 'four'])
})
