import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { questionsText } from '../../scripts/questions.ts'

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(/\s+/).join(' '))

test('questions that were asked with the content of 2026.1 are made again as they were', async () => {
  const now = new Set(rowsOf(questionsText()))
  const then = rowsOf(await readFile(new URL('asked-2026.1.txt', import.meta.url), 'utf8'))
  assert(then.length > 260)
  assert.deepEqual(
    then.filter(row => !now.has(row)),
    [],
  )
})
