import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flaws } from '../../../test/content/wording.ts'
import { readingGrade, wordsOf } from '../../reading.ts'
import { type WritingTask, writingKinds, writingTaskById, writingTasks } from './writing-tasks.ts'

/** All that a child reads before writing. */
const instructionsOf = ({ prompt, planning, criteria }: WritingTask) => [prompt, ...planning, ...criteria]

test('there are at least three tasks of every kind, in the order of the kinds', () => {
  assert(writingTasks.length >= 24)
  const kinds = Object.keys(writingKinds)
  const places = writingTasks.map(({ kind }) => kinds.indexOf(kind))
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  for (const kind of kinds) assert(writingTasks.filter(task => task.kind === kind).length >= 3, kind)
})

test('every task has its own id, title and prompt', () => {
  for (const key of ['id', 'title', 'prompt'] as const)
    assert.equal(new Set(writingTasks.map(task => task[key])).size, writingTasks.length)
  for (const task of writingTasks) {
    assert.match(task.id, /^[a-z]+(-[a-z]+)*$/)
    assert(task.id.length <= 60)
    assert.equal(writingTaskById(task.id), task)
  }
  assert.equal(writingTaskById('constructor'), undefined)
})

for (const task of writingTasks) {
  test(`${task.id}: a child can plan it, write it and check it`, () => {
    assert(task.minutes >= 20 && task.minutes <= 45)
    for (const list of [task.planning, task.criteria]) {
      assert(list.length >= 4 && list.length <= 6)
      for (const line of list) assert.match(line, /^[A-Z].*[.?]$/)
    }
    for (const question of task.planning) assert.match(question, /\?/)
    const grade = readingGrade(instructionsOf(task).join('\n\n'))
    assert(grade <= 5, `grade ${grade.toFixed(2)}`)
  })

  test(`${task.id}: the model answer is as long as a child can write, and in good English`, () => {
    const words = wordsOf(task.model).length
    assert(words >= 250 && words <= 350, `${words} words`)
    for (const text of [...instructionsOf(task), task.model, ...task.notes.map(({ note }) => note)]) {
      assert.deepEqual(flaws(text), [])
      assert.doesNotMatch(text, /["']/, 'straight quotation marks')
    }
  })

  test(`${task.id}: the notes point to words of the model answer, in order`, () => {
    assert(task.notes.length >= 5 && task.notes.length <= 8)
    const places = task.notes.map(({ quote }) => {
      assert.equal(task.model.split(quote).length, 2, `“${quote}”`)
      return task.model.indexOf(quote)
    })
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    )
    for (const { note } of task.notes) assert(note.length >= 20 && note.length <= 140, note)
  })
}
