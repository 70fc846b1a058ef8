import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writingTasks } from '@learn/content/english/creative-writing/writing-tasks'
import { withNumbers } from './model-answer.ts'

test('each note has its number behind its words, and nothing else changes', () => {
  for (const { id, model: text, notes } of writingTasks) {
    const marked = withNumbers({ text, notes: [...notes] })
    assert.equal(marked.replaceAll(/[¹²³⁴-⁹]/g, ''), text, id)
    for (const [at, { quote }] of notes.entries()) assert(marked.includes(`${quote}${'¹²³⁴⁵⁶⁷⁸⁹'[at]}`), id)
  }
})

test('a quote may have a dollar sign', () => {
  const notes = [{ quote: 'It cost $&.', note: 'A joke.' }]
  assert.equal(withNumbers({ text: 'It cost $&. Oh!', notes }), 'It cost $&.¹ Oh!')
})
