import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleStatement, type Statement } from '@learn/contract/statements'
import { statementCsv } from './statement-csv.ts'

/** An RFC 4180 reader that is independent of the writer. */
function parse(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

function records(statement: Statement): Record<string, string>[] {
  const [names = [], ...rows] = parse(statementCsv(statement))
  return rows.map(row => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])))
}

const withName = (organizationName: string): Statement => ({ ...exampleStatement, organizationName })

test('a statement has one header and rows of one shape', () => {
  const organization = '2026-01,019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f,Ashgrove Tutors'
  assert.equal(
    statementCsv(exampleStatement),
    [
      'month,organization_id,organization_name,section,day,kind_or_operation,calls_or_entries,credits',
      `${organization},opening,2026-01-01,,,120`,
      `${organization},movement,,grant,1,1000`,
      `${organization},movement,,post,17,-43`,
      `${organization},usage,2026-01-12,media.createMediaRendition,13,13`,
      `${organization},usage,2026-01-31,learn.createLearnPolicyReplay,4,30`,
      `${organization},closing,2026-01-31,,,1077`,
      '',
    ].join('\r\n'),
  )
})

test('a statement can be read back, whatever the organization’s name', () => {
  for (const name of ['Ash, Grove', 'The "Tutors"', 'two\r\nlines', 'Schule Mühlenbeck', '"', '']) {
    const rows = records(withName(name))
    assert.equal(rows.length, 6)
    for (const row of rows) assert.equal(row.organization_name, name)
    assert.equal(rows.at(-1)?.credits, '1077')
  }
})

test('no text is a formula, and numbers stay numbers', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝']) {
    const name = `${start}HYPERLINK("http://evil.example","x")`
    const [row] = records({ ...withName(name), openingCredits: -5 })
    assert.equal(row?.organization_name, `'${name}`)
    assert.equal(row?.credits, '-5')
  }
  const usage = [{ day: '2026-01-02', operation: '=1+1', calls: 1, credits: 1 }]
  assert(records({ ...exampleStatement, usage }).some(row => row.kind_or_operation === "'=1+1"))
  assert.equal(records(withName('A=B'))[0]?.organization_name, 'A=B')
})

test('opening and movements add up to the closing, and usage to the credits spent', () => {
  const rows = records(exampleStatement)
  const sum = (...sections: string[]) =>
    rows
      .filter(({ section = '' }) => sections.includes(section))
      .reduce((total, { credits }) => total + Number(credits), 0)
  assert.equal(sum('opening', 'movement'), sum('closing'))
  assert.equal(sum('usage'), 43)
})

test('the current month closes today, and a month without spending has no usage', () => {
  const rows = records({ ...exampleStatement, usage: [], movements: [], to: '2026-01-15T09:30:00.000Z' })
  assert.deepEqual(
    rows.map(({ section, day }) => [section, day]),
    [
      ['opening', '2026-01-01'],
      ['closing', '2026-01-15'],
    ],
  )
})
