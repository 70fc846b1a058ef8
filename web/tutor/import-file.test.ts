import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importColumns, requiredColumns } from '@learn/contract/learn/imports'
import { readImport } from '../../server/learn/imports/import-csv.ts'
import { columns, decodeFile, problemWords, summaryWords, template } from './import-file.ts'

test('the columns that the page explains are those that the server reads', () => {
  assert.deepEqual(
    columns.map(([name]) => name),
    [...importColumns],
  )
  assert.deepEqual(
    columns.filter(([, isRequired]) => isRequired).map(([name]) => name),
    [...requiredColumns],
  )
})

test('the template names the columns and has no children', () => {
  const { problems } = readImport(template)
  assert.equal(problems.length, 1)
  assert.match(problems[0]?.message ?? '', /has no children/)
  const filled = readImport(`${template}Robin,5,Alex,alex@example.org,gl,,Maths/English,,Tuesday group`)
  assert.deepEqual([filled.children.length, filled.problems], [1, []])
})

test('files are read as spreadsheets save them', () => {
  const text = 'child\r\nZoë'
  assert.equal(decodeFile(new TextEncoder().encode(text)), text)
  assert.equal(decodeFile(new TextEncoder().encode(`\uFEFF${text}`)), text)
  assert.equal(decodeFile(Buffer.from(text, 'latin1')), text)
  assert.equal(decodeFile(Buffer.from(`\uFEFF${text}`, 'utf16le')), text)
  const archive = decodeFile(Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 0xff, 0]))
  assert.equal(archive, 'PK\u0003\u0004\u0014ÿ')
  assert.match(readImport(archive).problems[0]?.message ?? '', /^This is a spreadsheet file/)
})

test('the summary counts children, new groups and emails', () => {
  const found = { children: 23, emails: 21, newGroups: ['A', 'B'], problems: [], students: [] }
  assert.equal(summaryWords(found), '23 children, 2 new groups, 21 emails')
  assert.equal(summaryWords({ ...found, newGroups: ['A'] }), '23 children, 1 new group, 21 emails')
  assert.equal(summaryWords({ ...found, children: 1, emails: 1, newGroups: [] }), '1 child, 1 email')
  assert.equal(problemWords(1), 'One thing to correct')
  assert.equal(problemWords(2), '2 things to correct')
})
